"""The meters of several processes, in Redis."""

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from red7.server.limits import Rate

_TIMEOUT: Final = 0.25

# The same as `Meter.wait`. Redis has its own clock, which all processes share.
_SCRIPT: Final = """
local interval, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local idle_at = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + interval
local wait = idle_at - burst * interval - now
if wait > 0 then
  return tostring(wait)
end
redis.call('SET', KEYS[1], string.format('%.6f', idle_at), 'PX', math.ceil((idle_at - now) * 1000) + 1)
return '0'
"""


class RedisMeters:
    """`SharedMeters` that several processes count with."""

    def __init__(self, url: str) -> None:
        self._redis: Final = Redis.from_url(
            url, socket_timeout=_TIMEOUT, socket_connect_timeout=_TIMEOUT, retry=Retry(NoBackoff(), 0)
        )
        self._script: Final = self._redis.register_script(_SCRIPT)

    async def wait(self, key: str, rate: Rate) -> float | None:
        try:
            return float(await self._script(keys=[key], args=[rate.interval, rate.burst]))
        except (OSError, RedisError):
            return None

    async def close(self) -> None:
        await self._redis.aclose()

"""Limits that several processes share, in Redis."""

import math
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from red7.host.rates import Rate
from red7.server.limits import Limits
from red7.server.watch.alarms import Alarm

_TIMEOUT: Final = 0.25
_ALONE: Final = 5.0
"""Seconds after a failure without asking Redis again, so that not every request waits for it."""

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


class RedisLimits(Limits):
    """`Limits` that several processes count together; while Redis does not answer, each counts for itself."""

    def __init__(self, url: str, *, prefix: str = "red7:limit:", **rates: Any) -> None:
        super().__init__(**rates)
        self._redis: Final = Redis.from_url(
            url, socket_timeout=_TIMEOUT, socket_connect_timeout=_TIMEOUT, retry=Retry(NoBackoff(), 0)
        )
        self._script: Final = self._redis.register_script(_SCRIPT)
        self._prefix: Final = prefix
        self._alone_until = -math.inf
        self._alarm: Final = Alarm(
            "red7.limits", "limits are counted by this process alone", "limits are counted together again"
        )

    async def close(self) -> None:
        await self._redis.aclose()

    async def _wait(self, key: str, rate: Rate) -> float:
        if self._now() >= self._alone_until:
            try:
                wait = float(await self._script(keys=[self._prefix + key], args=[rate.interval, rate.burst]))
                self._alarm.worked()
                return wait
            except (OSError, RedisError) as error:
                self._alone_until = self._now() + _ALONE
                self._alarm.failed(error)
        return await super()._wait(key, rate)

"""How often anybody may do what: per connection, per address, and all together.

One rule serves everywhere (the generic cell rate algorithm): a key has a time at which it will be idle again.
Each act moves that time on by an interval, and is refused while it lies too far ahead. So a key costs one
number, a burst is possible, and a refusal can say how long to wait. Several processes share the times in
Redis; while it does not answer, each process counts for itself.
"""

import math
import time
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

import structlog

from red7.game.errors import IllegalError
from red7.server.http.addresses import neighbours

_log = structlog.get_logger("red7.limits")


class Rate(NamedTuple):
    """So many acts at once, and so many in the seconds after that, evenly."""

    burst: int
    acts: int
    seconds: int

    @property
    def interval(self) -> float:
        """Seconds from one act to the next."""
        return self.seconds / self.acts


class Act(StrEnum):
    """What is limited by address, and for all addresses together."""

    REQUEST = "request"
    """Any HTTP request."""
    GUEST = "guest"
    """Becoming a guest."""
    TABLE = "table"
    """Making a table."""
    SOCKET = "socket"
    """Opening a socket."""
    FIND = "find"
    """Asking for a table by its short code, or for a guest by a link: what could be guessed."""
    CHECK = "check"
    """Having a record verified, or anything else that takes long."""
    MESSAGE = "message"
    """A message on a socket; counted by each process for itself."""


PER_ADDRESS: Final = {
    Act.REQUEST: Rate(200, 1_200, 60),
    Act.GUEST: Rate(30, 120, 3_600),
    Act.TABLE: Rate(30, 120, 3_600),
    Act.SOCKET: Rate(60, 120, 60),
    Act.FIND: Rate(20, 30, 60),
    Act.CHECK: Rate(10, 30, 60),
    Act.MESSAGE: Rate(4_000, 1_000, 1),
}
"""A school or an office is one address: these let a class play, and stop a flood."""

TOGETHER: Final = {
    Act.REQUEST: Rate(5_000, 120_000, 60),
    Act.GUEST: Rate(500, 3_000, 60),
    Act.TABLE: Rate(500, 3_000, 60),
    Act.SOCKET: Rate(5_000, 30_000, 60),
    Act.FIND: Rate(500, 3_000, 60),
    Act.CHECK: Rate(50, 300, 60),
    Act.MESSAGE: Rate(20_000, 10_000, 1),
}

PER_CONNECTION: Final = Rate(60, 20, 1)
"""Messages on a socket."""

_MOST_KEYS: Final = 100_000
_DROP_EVERY: Final = 60.0
_ALONE: Final = 5.0
"""Seconds after a failure in which Redis is not asked again: nobody is to wait for it each time."""
_TIMEOUT: Final = 0.25


class Meter:
    """Counts for one key, such as a connection."""

    __slots__ = ("_idle_at",)

    def __init__(self) -> None:
        self._idle_at = 0.0

    def wait(self, rate: Rate, now: float) -> float:
        """0 if the act may be done, and it is counted; else the seconds to wait, and nothing is counted."""
        interval = rate.interval
        idle_at = max(self._idle_at, now) + interval
        wait = idle_at - rate.burst * interval - now
        if wait > 0:
            return wait
        self._idle_at = idle_at
        return 0.0

    def is_idle(self, now: float) -> bool:
        """Whether it counts nothing any more."""
        return self._idle_at <= now


class Memory:
    """Meters by key; those that count nothing any more are dropped from time to time."""

    def __init__(self, most: int = _MOST_KEYS) -> None:
        self._most: Final = most
        self._meters: dict[str, Meter] = {}
        self._drop_at = -math.inf

    def wait(self, key: str, rate: Rate, now: float) -> float:
        meter = self._meters.get(key)
        if meter is None:
            if len(self._meters) >= self._most or now >= self._drop_at:
                self._drop(now)
            meter = self._meters[key] = Meter()
        return meter.wait(rate, now)

    def __len__(self) -> int:
        return len(self._meters)

    def _drop(self, now: float) -> None:
        """The idle ones go and, if too many are left, the oldest: there is room for a tenth then."""
        self._meters = {key: meter for key, meter in self._meters.items() if not meter.is_idle(now)}
        self._drop_at = now + _DROP_EVERY
        excess = len(self._meters) - self._most * 9 // 10
        for key in list(self._meters)[: max(excess, 0)]:
            del self._meters[key]


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


class Limits:
    """Says who has to wait. With Redis the processes count together; without, or while it is down, apart."""

    def __init__(
        self,
        redis_url: str | None = None,
        *,
        prefix: str = "red7:limit:",
        per_address: Mapping[Act, Rate] = PER_ADDRESS,
        together: Mapping[Act, Rate] = TOGETHER,
        per_connection: Rate = PER_CONNECTION,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._prefix: Final = prefix
        self._per_address: Final = per_address
        self._together: Final = together
        self._per_connection: Final = per_connection
        self._now: Final = now
        self._memory: Final = Memory()
        self._shared: Final = None if redis_url is None else _Shared(redis_url)
        self._alone_until = -math.inf

    async def check(self, act: Act, address: str) -> None:
        """Count an act; `IllegalError` with the seconds to wait if it comes too soon.

        The address goes first: who has to wait on their own account uses nothing up for the others.
        """
        wait = await self._wait(f"{act}:{neighbours(address)}", self._per_address[act])
        if not wait:
            wait = await self._wait(act, self._together[act])
        _refuse(wait)

    def connection(self, address: str) -> Callable[[], None]:
        """What to call for each message of a new socket; `IllegalError` if one comes too soon."""
        own = Meter()
        caller = f"{Act.MESSAGE}:{neighbours(address)}"
        per_address, together = self._per_address[Act.MESSAGE], self._together[Act.MESSAGE]

        def count() -> None:
            now = self._now()
            _refuse(
                own.wait(self._per_connection, now)
                or self._memory.wait(caller, per_address, now)
                or self._memory.wait(Act.MESSAGE, together, now)
            )

        return count

    async def close(self) -> None:
        """Let go of the Redis."""
        if self._shared is not None:
            await self._shared.close()

    async def _wait(self, key: str, rate: Rate) -> float:
        if self._shared is not None and self._now() >= self._alone_until:
            wait = await self._shared.wait(self._prefix + key, rate)
            if wait is not None:
                return wait
            self._alone_until = self._now() + _ALONE
            _log.warning("limits are counted by this process alone")
        return self._memory.wait(key, rate, self._now())


def _refuse(wait: float) -> None:
    if wait:
        raise IllegalError("limit-rate", seconds=math.ceil(wait))


class _Shared:
    """Meters in Redis."""

    def __init__(self, url: str) -> None:
        # Redis is an extra: only a server that has one imports it.
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self._redis: Final = Redis.from_url(
            url, socket_timeout=_TIMEOUT, socket_connect_timeout=_TIMEOUT, retry=Retry(NoBackoff(), 0)
        )
        self._script: Final = self._redis.register_script(_SCRIPT)
        self._failures: Final = (OSError, RedisError)

    async def wait(self, key: str, rate: Rate) -> float | None:
        """As `Meter.wait`; None if Redis does not answer."""
        try:
            return float(await self._script(keys=[key], args=[rate.interval, rate.burst]))
        except self._failures:
            return None

    async def close(self) -> None:
        await self._redis.aclose()

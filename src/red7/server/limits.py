"""How often anybody may do what: per connection, per address, and all together.

One rule serves everywhere (the generic cell rate algorithm): a key has a time at which it will be idle again.
Each act moves that time on by an interval, and is refused while it lies too far ahead. So a key costs one
number, a burst is possible, and a refusal can say how long to wait.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from red7.host.contracts.allowance import Act, Allowance
from red7.host.errors import HostError, UnavailableError
from red7.server.http.addresses import neighbours


class Rate(NamedTuple):
    """So many acts at once, and so many in the seconds after that, evenly."""

    burst: int
    acts: int
    seconds: int

    @property
    def interval(self) -> float:
        """Seconds from one act to the next."""
        return self.seconds / self.acts


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


class Limits(Allowance):
    """An `Allowance` by address, counted by this process alone."""

    def __init__(
        self,
        *,
        per_address: Mapping[Act, Rate] = PER_ADDRESS,
        together: Mapping[Act, Rate] = TOGETHER,
        per_connection: Rate = PER_CONNECTION,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._per_address: Final = per_address
        self._together: Final = together
        self._per_connection: Final = per_connection
        self._now: Final = now
        self._memory: Final = Memory()

    async def check(self, act: Act, caller: str) -> None:
        """Count an act; `HostError` with the seconds to wait if it comes too soon.

        The address goes first: who has to wait on their own account uses nothing up for the others.
        """
        wait = await self._wait(f"{act}:{neighbours(caller)}", self._per_address[act])
        if not wait:
            wait = await self._wait(act, self._together[act])
        _refuse(wait)

    def connection(self, caller: str) -> Callable[[], None]:
        """What to call for each message of a new socket; `HostError` if one comes too soon."""
        own = Meter()
        key = f"{Act.MESSAGE}:{neighbours(caller)}"
        per_address, together = self._per_address[Act.MESSAGE], self._together[Act.MESSAGE]

        def count() -> None:
            now = self._now()
            _refuse(
                own.wait(self._per_connection, now)
                or self._memory.wait(key, per_address, now)
                or self._memory.wait(Act.MESSAGE, together, now)
            )

        return count

    async def close(self) -> None:
        """Let go of what they are counted with."""

    async def _wait(self, key: str, rate: Rate) -> float:
        return self._memory.wait(key, rate, self._now())


def _refuse(wait: float) -> None:
    if wait:
        raise HostError("limit-rate", seconds=math.ceil(wait))


class Connections:
    """Counts the open sockets, all together and by address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        self._open: Final[Counter[str]] = Counter()

    def admit(self, address: str) -> None:
        """Count one more until it is dismissed; `HostError` if there is no room."""
        caller = neighbours(address)
        if self._open.total() >= self._most or self._open[caller] >= self._most_per_address:
            raise UnavailableError("server-connections-full")
        self._open[caller] += 1

    def dismiss(self, address: str) -> None:
        """A connection that was admitted has ended."""
        caller = neighbours(address)
        self._open[caller] -= 1
        if not self._open[caller]:
            del self._open[caller]

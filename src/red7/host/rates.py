"""How often something may be done: a burst at once, and then a number per time.

One rule serves everywhere (the generic cell rate algorithm): a key has a time at which it will be idle again.
Each act moves that time on by an interval, and is refused while it is too far ahead. So a key costs one
number, bursts are possible, and a refusal can say how long to wait.
"""

import math
from typing import Final, NamedTuple

from red7.host.errors import TooSoonError

_MOST_KEYS: Final = 100_000
_DROP_EVERY: Final = 60.0


class Rate(NamedTuple):
    """A number of acts at once, and after that a number in so many seconds, evenly spread."""

    burst: int
    acts: int
    seconds: int

    @property
    def interval(self) -> float:
        """Seconds from one act to the next."""
        return self.seconds / self.acts

    def times(self, share: int) -> "Rate":
        """The rate for this many shares together."""
        return self if share == 1 else Rate(self.burst * share, self.acts * share, self.seconds)


class Meter:
    """Counts for one key, such as a connection."""

    __slots__ = ("_idle_at",)

    def __init__(self) -> None:
        self._idle_at = 0.0

    def wait(self, rate: Rate, now: float) -> float:
        """0 if the act is allowed, which counts it; otherwise the seconds to wait, and nothing is counted."""
        interval = rate.interval
        idle_at = max(self._idle_at, now) + interval
        wait = idle_at - rate.burst * interval - now
        if wait > 0:
            return wait
        self._idle_at = idle_at
        return 0.0

    def charge(self, rate: Rate, acts: int, now: float) -> None:
        """Count acts that were already done, up to the burst."""
        charged = max(self._idle_at, now) + acts * rate.interval
        self._idle_at = min(charged, now + rate.burst * rate.interval)

    def is_idle(self, now: float) -> bool:
        """Whether nothing counts any more."""
        return self._idle_at <= now


class Meters:
    """Meters by key; idle ones are dropped from time to time."""

    def __init__(self, most: int = _MOST_KEYS) -> None:
        self._most: Final = most
        self._meters: dict[str, Meter] = {}
        self._drop_at = -math.inf

    def wait(self, key: str, rate: Rate, now: float) -> float:
        """Count an act for a key; see `Meter.wait`."""
        return self._meter(key, now).wait(rate, now)

    def charge(self, key: str, rate: Rate, acts: int, now: float) -> None:
        """Count acts that a key has already done; see `Meter.charge`."""
        self._meter(key, now).charge(rate, acts, now)

    def _meter(self, key: str, now: float) -> Meter:
        meter = self._meters.get(key)
        if meter is None:
            if len(self._meters) >= self._most or now >= self._drop_at:
                self._drop(now)
            meter = self._meters[key] = Meter()
        return meter

    def __len__(self) -> int:
        return len(self._meters)

    def _drop(self, now: float) -> None:
        """Drop idle meters and, if too many are left, the oldest, so that a tenth of the room is free."""
        self._meters = {key: meter for key, meter in self._meters.items() if not meter.is_idle(now)}
        self._drop_at = now + _DROP_EVERY
        excess = len(self._meters) - self._most * 9 // 10
        for key in list(self._meters)[: max(excess, 0)]:
            del self._meters[key]


def refuse(wait: float) -> None:
    """Refuse an act that comes this many seconds too soon."""
    if wait:
        raise TooSoonError("limit-rate", seconds=math.ceil(wait))

"""What a store keeps of the deals of the days: their secrets, and how the tries at them went."""

from typing import Protocol

from msgspec import Struct


class DayTry(Struct, frozen=True):
    """How a guest's one try at the deal of a day went; deleted with the guest."""

    day: str
    guest: str
    table: str
    place: int
    """From 1 for the winner."""
    points: int
    turns: int
    """The guest's own turns."""
    at: int


class DayCount(Struct, frozen=True):
    """How many tries had the same result."""

    place: int
    points: int
    tries: int


class DayStore(Protocol):
    """The part of a store that keeps the deals of the days."""

    async def keep_secret(self, day: str, secret: bytes) -> bytes:
        """The secret of a day: this one from now on, unless the day already has one."""
        ...

    async def secret_of(self, day: str) -> bytes | None:
        """The secret of a day, if it has one."""
        ...

    async def try_at(self, day: str, guest: str) -> DayTry | None:
        """How a guest's try at a day's deal went, if it ended in time."""
        ...

    async def day_counts(self, day: str) -> list[DayCount]:
        """How the tries at a day's deal went, the best first."""
        ...

    async def best_try(self, day: str) -> DayTry | None:
        """The best try at a day's deal: by place, then by points, then the first."""
        ...

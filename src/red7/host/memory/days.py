"""The deals of the days, in memory."""

from collections import Counter
from collections.abc import Iterable

from red7.host.contracts.days import DayCount, DayTry
from red7.host.memory.shelves import Shelves, clear


class MemoryDays(Shelves):
    """A `DayStore` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__()
        self._secrets: dict[str, bytes] = self.shelf("days", bytes)
        self._tries: dict[tuple[str, str], DayTry] = self.shelf("day tries", DayTry)

    async def keep_secret(self, day: str, secret: bytes) -> bytes:
        if day not in self._secrets:
            self._secrets[day] = secret
        return self._secrets[day]

    async def secret_of(self, day: str) -> bytes | None:
        return self._secrets.get(day)

    async def try_at(self, day: str, guest: str) -> DayTry | None:
        return self._tries.get((day, guest))

    async def day_counts(self, day: str) -> list[DayCount]:
        counts = Counter([(one.place, one.points) for one in self._tries.values() if one.day == day])
        alike = [DayCount(place, points, tries) for (place, points), tries in counts.items()]
        return sorted(alike, key=lambda one: (one.place, -one.points))

    async def best_try(self, day: str) -> DayTry | None:
        tries = [one for one in self._tries.values() if one.day == day]
        return min(tries, key=lambda one: (one.place, -one.points, one.at, one.table), default=None)

    def _keep_tries(self, tries: Iterable[DayTry]) -> None:
        for one in tries:
            if (one.day, one.guest) not in self._tries:
                self._tries[one.day, one.guest] = one

    def _drop_tries(self, guests: set[str], table: str = "") -> None:
        """Delete the tries of these guests, at all tables or at one."""
        mine = {key: one for key, one in self._tries.items() if one.guest in guests}
        clear(self._tries, [key for key, one in mine.items() if one.table == (table or one.table)])

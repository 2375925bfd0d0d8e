"""The deals of the days: one secret for all processes, and one table for each guest's try that counts."""

from collections.abc import Callable
from typing import Final

from red7.host.contracts.store import Store
from red7.host.errors import HostError
from red7.host.hub import Hub, keyed_id
from red7.host.tables.cached_table import CachedTable
from red7.host.tables.day_tries import is_try_over
from red7.learn.days import day_of, rules_of, told_at
from red7.table.day import Day
from red7.table.decisions.asker import Who


class Days:
    """Knows the deal of each day, and who may see it."""

    def __init__(self, store: Store, hub: Hub, now: Callable[[], int], secret: Callable[[], bytes]) -> None:
        self._store: Final = store
        self._hub: Final = hub
        self._now: Final = now
        self._secret: Final = secret

    @property
    def today(self) -> str:
        """Today's date."""
        return day_of(self._now())

    def is_told(self, date: str) -> bool:
        """Whether the secret of a day is public, and no try at it counts any more."""
        return self._now() >= told_at(date)

    async def deal(self, date: str) -> Day:
        """The deal of a day, today at the latest; the first request makes today's."""
        rules_of(date)
        secret = await self._store.secret_of(date)
        if secret is None and date == self.today:
            secret = await self._store.keep_secret(date, self._secret())
        if secret is None:
            raise HostError("server-no-day")
        return Day(date=date, secret=secret.hex())

    async def table_of(self, guest: str, date: str) -> CachedTable | None:
        """The table of a guest's try that counts, if it has begun."""
        id_ = keyed_id(Who(guest=guest), key_of(date))
        is_there = bool(guest) and await self._store.row(id_) is not None
        return await self._hub.tables.get(id_) if is_there else None

    async def is_open_to(self, guest: str, date: str) -> bool:
        """Whether a guest may see the deal, and how others did: their own try is over, or the day is."""
        if self.is_told(date):
            return True
        own = await self.table_of(guest, date)
        return own is not None and is_try_over(own.table)

    async def shows(self, cached: CachedTable, match: int, guest: str) -> bool:
        """Whether a guest may look at somebody else's match: the best try at a deal they may see."""
        day = cached.table.day
        if day is None or match != 1 or not await self.is_open_to(guest, day.date):
            return False
        best = await self._store.best_try(day.date)
        return best is not None and best.table == cached.id


def key_of(date: str) -> str:
    """The key for making the table of the try that counts; clients' own ids have no space."""
    return f"day {date}"

"""The deals of the days, in either database."""

from abc import abstractmethod
from typing import Any, Final

from red7.host.contracts.days import DayCount, DayStore, DayTry

_COLUMNS: Final = "day, guest, table_id, place, points, turns, at"
KEEP_TRY: Final = f"INSERT INTO day_tries ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"


class SqlDays(DayStore):
    """A `DayStore` in an SQL database."""

    async def keep_secret(self, day: str, secret: bytes) -> bytes:
        await self._write("INSERT INTO days VALUES (?, ?) ON CONFLICT DO NOTHING", day, secret)
        return await self.secret_of(day) or secret

    async def secret_of(self, day: str) -> bytes | None:
        rows = await self._fetch("SELECT secret FROM days WHERE day = ?", day)
        return bytes(rows[0][0]) if rows else None

    async def try_at(self, day: str, guest: str) -> DayTry | None:
        return await self._try("guest = ? AND day = ?", guest, day)

    async def day_counts(self, day: str) -> list[DayCount]:
        query = (
            "SELECT place, points, count(*) FROM day_tries WHERE day = ?"
            " GROUP BY place, points ORDER BY place, points DESC"
        )
        return [DayCount(*values) for values in await self._fetch(query, day)]

    async def best_try(self, day: str) -> DayTry | None:
        return await self._try("day = ? ORDER BY place, points DESC, at, table_id LIMIT 1", day)

    async def _try(self, condition: str, *values: object) -> DayTry | None:
        rows = await self._fetch(f"SELECT {_COLUMNS} FROM day_tries WHERE {condition}", *values)
        return DayTry(*rows[0]) if rows else None

    @abstractmethod
    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """The rows that answer a query."""

    @abstractmethod
    async def _write(self, statement: str, *values: object) -> None:
        """Carry out a statement."""

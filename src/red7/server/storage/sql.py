"""What the stores have in common: all that both databases are asked in the same words, `?` being a value."""

from abc import abstractmethod
from pathlib import Path
from typing import Any, Final

import msgspec

from red7.host.contracts.store import BETWEEN_MATCHES, Entry, Guest, Result, Row, Store

COLUMNS: Final = "id, code, listed, phase, summary, people, due_at, touched, version"
ROW: Final = f"SELECT {COLUMNS} FROM tables"
BY_CODE: Final = f"{ROW} WHERE code = ? AND code <> '' AND phase <> 'closed'"
ANSWER: Final = "SELECT answer FROM commands WHERE table_id = ? AND guest = ? AND command = ?"
GUEST: Final = "id, name, created, seen, epoch"
OVER: Final = "phase IN ('finished', 'closed')"
OF_GUEST: Final = ("links", "played", "people", "commands")
"""Where all that is a guest's alone stands."""
OF_TABLE: Final = ("events", "commands", "people")
"""Where all that goes with a table stands."""
DOCUMENTS: Final = (
    ("events", "event", "table_id, version"),
    ("tables", "summary", "id"),
    ("played", "summary", "table_id, match, seat"),
)
"""Where a document may name a guest, and what tells it from others there."""
_ALL: Final = 1 << 31
_IN_MATCH: Final = f"phase NOT IN {BETWEEN_MATCHES}"
_DUE_KINDS: Final = (
    f"due_at <> touched AND {_IN_MATCH}",
    f"due_at <> touched AND NOT {_IN_MATCH}",
    "due_at = touched",
)


def due_of_each_kind(now: str, limit: str, free: str = "1 = 1") -> str:
    """The question for what is due, with these marks for its values, and a condition for all of it."""
    conditions = [f"due_at <= {now} AND {kind} AND ({free})" for kind in _DUE_KINDS]
    return " UNION ALL ".join(
        f"SELECT * FROM ({ROW} WHERE {condition} ORDER BY due_at LIMIT {limit}) AS due"
        for condition in conditions
    )


class SqlStore(Store):
    """A `Store` in a database of tables and rows."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT version, at, event FROM events WHERE table_id = ? AND version > ? ORDER BY version"
        return [Entry(table, *values) for values in await self._fetch(query, table, after)]

    async def answer(self, table: str, guest: str, command: str) -> bytes | None:
        rows = await self._fetch(ANSWER, table, guest, command)
        return bytes(rows[0][0]) if rows else None

    async def row(self, table: str) -> Row | None:
        return next(iter(await self._rows(f"{ROW} WHERE id = ?", table)), None)

    async def by_code(self, code: str) -> Row | None:
        return next(iter(await self._rows(BY_CODE, code)), None)

    async def listed(self, limit: int) -> list[Row]:
        return await self._rows(f"{ROW} WHERE listed AND NOT {OVER} ORDER BY touched DESC LIMIT ?", limit)

    async def of_guest(self, guest: str, limit: int | None = None) -> list[Row]:
        condition = "id IN (SELECT table_id FROM people WHERE guest = ?) AND phase <> 'closed'"
        most = _ALL if limit is None else limit
        return await self._rows(f"{ROW} WHERE {condition} ORDER BY touched DESC LIMIT ?", guest, most)

    async def count(self) -> int:
        [(count,)] = await self._fetch("SELECT count(*) FROM tables WHERE phase <> 'closed'")
        return int(count)

    async def timed(self) -> list[str]:
        rows = await self._fetch("SELECT id FROM tables WHERE due_at IS NOT NULL ORDER BY due_at")
        return [id_ for (id_,) in rows]

    async def put_guest(self, guest: Guest) -> None:
        await self._write("INSERT INTO guests VALUES (?, ?, ?, ?, ?)", *msgspec.structs.astuple(guest))

    async def guest(self, guest: str) -> Guest | None:
        rows = await self._fetch(f"SELECT {GUEST} FROM guests WHERE id = ?", guest)
        return Guest(*rows[0]) if rows else None

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        await self._write("INSERT INTO links VALUES (?, ?, ?)", digest, guest, expires)

    async def take_link(self, digest: str, now: int) -> str | None:
        rows = await self._fetch("DELETE FROM links WHERE digest = ? RETURNING guest, expires", digest)
        return next((guest for guest, expires in rows if expires > now), None)

    async def played(self, guest: str) -> list[Result]:
        query = (
            "SELECT table_id, match, seat, won, points, summary, at FROM played WHERE guest = ?"
            " ORDER BY at DESC, table_id, match DESC, seat"
        )
        rows = await self._fetch(query, guest)
        return [
            Result(table, match, guest, seat, bool(won), *rest) for table, match, seat, won, *rest in rows
        ]

    async def check(self) -> None:
        await self._fetch("SELECT 1 FROM tables LIMIT 1")

    async def _rows(self, query: str, *values: object) -> list[Row]:
        return [self._row(*row) for row in await self._fetch(query, *values)]

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Write a copy of everything to a file, which is there only once it is complete."""

    @abstractmethod
    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """The rows that answer a query."""

    @abstractmethod
    async def _write(self, statement: str, *values: object) -> None:
        """Carry a statement out."""

    @abstractmethod
    def _row(self, *values: Any) -> Row:
        """A row of the tables from its columns."""

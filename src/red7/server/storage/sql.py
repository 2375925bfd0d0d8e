"""What both databases share: statements in SQL that both understand, with `?` for values."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from red7.host.contracts.store import BETWEEN_MATCHES, Entry, Guest, Result, Row, SavedTable, Store
from red7.server.storage.company import FORGET, SqlCompany
from red7.server.storage.days import SqlDays
from red7.server.storage.documents import SqlDocuments
from red7.server.watch.alarms import Alarm

COLUMNS: Final = "id, code, listed, phase, summary, people, due_at, touched, version"
ROW: Final = f"SELECT {COLUMNS} FROM tables"
BY_CODE: Final = f"{ROW} WHERE code = ? AND code <> '' AND phase <> 'closed'"
ANSWER: Final = "SELECT answer FROM commands WHERE table_id = ? AND guest = ? AND command = ?"
GUEST: Final = "id, name, created, seen, epoch"
OVER: Final = "phase IN ('finished', 'closed')"
AT_TABLE: Final = ("commands", "people", "played", "named", "day_tries")
"""The SQL tables with a guest's rows for one table."""
NAMED_IN: Final = (
    ("tables", "summary", ("id",)),  # first, so that from then on appends to the table wait
    ("events", "event", ("table_id", "version")),
    ("played", "summary", ("table_id", "match", "seat")),
)
"""Where texts of a table may name a guest, with their key columns, the table first."""
_OF_TABLE: Final = (
    "events",
    "commands",
    "people",
    "saved",
    "documents",
)  # the SQL tables with rows of a table
_AT_ONCE: Final = 50  # tables or guests deleted in one step, so that others get a turn in between
_LEFT: Final = "EXISTS (SELECT 1 FROM {0} WHERE {0}.{1} = {2})"
# A deleted table names nobody any more, unless somebody's results of it are left.
_UNNAME: Final = (
    f"DELETE FROM named WHERE table_id = ? AND NOT {_LEFT.format('tables', 'id', 'named.table_id')}"
    f" AND NOT {_LEFT.format('played', 'table_id', 'named.table_id')}"
)
_ALL: Final = 1 << 31
_IN_MATCH: Final = f"phase NOT IN {BETWEEN_MATCHES}"
_DUE_KINDS: Final = (
    f"due_at <> touched AND {_IN_MATCH}",
    f"due_at <> touched AND NOT {_IN_MATCH}",
    "due_at = touched",
)


def due_of_each_kind(now: str, limit: str, free: str = "1 = 1") -> str:
    """The query for what is due, with these placeholders and an extra condition."""
    conditions = [f"due_at <= {now} AND {kind} AND ({free})" for kind in _DUE_KINDS]
    return " UNION ALL ".join(
        f"SELECT * FROM ({ROW} WHERE {condition} ORDER BY due_at LIMIT {limit}) AS due"
        for condition in conditions
    )


Statement = tuple[str, Sequence[tuple[object, ...]]]
"""A statement, with a tuple of values for each time it is carried out."""


KEEP_SAVED: Final = (
    "INSERT INTO saved VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
    " version = excluded.version, form = excluded.form, digest = excluded.digest, state = excluded.state"
)


def store_alarm() -> Alarm:
    """The alarm that says that a database fails, and why."""
    return Alarm("red7.store", "store failed", "store works again")


class SqlStore(SqlCompany, SqlDocuments, SqlDays, Store):
    """A `Store` in an SQL database."""

    alarm: Alarm
    """Goes off when the database fails."""
    waited: Callable[[float], None] = staticmethod(lambda _seconds: None)
    """Called, on any thread, with the seconds that something waited for the database."""

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        query = (
            "SELECT version, at, event FROM events"
            " WHERE table_id = ? AND version > ? ORDER BY version LIMIT ?"
        )
        most = _ALL if limit is None else limit
        return [Entry(table, *values) for values in await self._fetch(query, table, after, most)]

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

    async def open_tables(self, limit: int) -> list[Row]:
        return await self._rows(f"{ROW} WHERE phase <> 'closed' ORDER BY touched DESC LIMIT ?", limit)

    async def timed(self) -> list[Row]:
        clocked = "due_at IS NOT NULL AND due_at <> touched AND phase <> 'waiting'"
        return await self._rows(f"{ROW} WHERE {clocked} ORDER BY due_at")

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

    async def played(self, guest: str, limit: int | None = None) -> list[Result]:
        query = (
            "SELECT table_id, match, seat, won, points, summary, at FROM played WHERE guest = ?"
            " ORDER BY at DESC, table_id, match DESC, seat LIMIT ?"
        )
        rows = await self._fetch(query, guest, _ALL if limit is None else limit)
        return [
            Result(table, match, guest, seat, bool(won), *rest) for table, match, seat, won, *rest in rows
        ]

    async def saved(self, table: str) -> SavedTable | None:
        query = "SELECT table_id, version, form, digest, state FROM saved WHERE table_id = ?"
        return next((SavedTable(*values) for values in await self._fetch(query, table)), None)

    async def naming(self, guest: str) -> list[str]:
        rows = await self._fetch("SELECT table_id FROM named WHERE guest = ? ORDER BY table_id", guest)
        return [id_ for (id_,) in rows]

    async def forget_guest(self, guest: str) -> None:
        mine = ["played", "links", "documents", "day_tries"]
        deletions = [
            "DELETE FROM guests WHERE id = ?",
            *[f"DELETE FROM {one} WHERE guest = ?" for one in mine],
        ]
        await self._carry_out((statement, [(guest,)]) for statement in (*deletions, *FORGET))

    async def expire(self, before: int) -> int:
        gone = 0
        while step := await self._expire_tables(before) or await self._expire_guests(before):
            gone += step
        await self._write("DELETE FROM links WHERE expires < ?", before)
        await self._write("DELETE FROM bans WHERE until < ?", before)
        return gone

    async def _expire_tables(self, before: int) -> int:
        """Delete some of the tables that nobody has touched since; returns how many."""
        old = f"{OVER} AND touched < ?"
        query = f"SELECT id FROM tables WHERE {old} ORDER BY touched LIMIT ?"
        ids = [id_ for (id_,) in await self._fetch(query, before, _AT_ONCE)]
        statements: list[Statement] = [
            (f"DELETE FROM tables WHERE id = ? AND {old}", [(id_, before) for id_ in ids])
        ]
        # A table touched meanwhile is still there, and keeps its rows.
        for part in _OF_TABLE:
            is_left = _LEFT.format("tables", "id", f"{part}.table_id")
            # Only documents of a table are indexed.
            gone = f"table_id = ? AND table_id <> '' AND NOT {is_left}"
            statements.append((f"DELETE FROM {part} WHERE {gone}", _each(ids)))
        await self._carry_out([*statements, (_UNNAME, _each(ids))])
        return len(ids)

    async def _expire_guests(self, before: int) -> int:
        """Delete some of the guests not seen since who have no table; returns how many."""
        absent = f"seen < ? AND NOT {_LEFT.format('people', 'guest', 'guests.id')}"
        query = f"SELECT id FROM guests WHERE {absent} ORDER BY seen LIMIT ?"
        ids = [id_ for (id_,) in await self._fetch(query, before, _AT_ONCE)]
        tables = {table for id_ in ids for table in await self.naming(id_)}
        statements: list[Statement] = [
            (f"DELETE FROM guests WHERE id = ? AND {absent}", [(id_, before) for id_ in ids])
        ]
        for part in ("links", "played", "documents", "day_tries"):
            is_left = _LEFT.format("guests", "id", f"{part}.guest")
            statements.append((f"DELETE FROM {part} WHERE guest = ? AND NOT {is_left}", _each(ids)))
        for mine in ("guest", "other"):
            is_left = _LEFT.format("guests", "id", f"blocks.{mine}")
            statements.append((f"DELETE FROM blocks WHERE {mine} = ? AND NOT {is_left}", _each(ids)))
        await self._carry_out([*statements, (_UNNAME, _each(sorted(tables)))])
        return len(ids)

    async def _rows(self, query: str, *values: object) -> list[Row]:
        return [self._row(*row) for row in await self._fetch(query, *values)]

    @abstractmethod
    async def backup(self, target: Path) -> None:
        """Write a copy of everything to a file, which appears only once it is complete."""

    @abstractmethod
    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """The rows that answer a query."""

    @abstractmethod
    async def _write(self, statement: str, *values: object) -> None:
        """Carry out a statement."""

    @abstractmethod
    async def _carry_out(self, statements: Iterable[Statement]) -> None:
        """Carry out statements in one transaction."""

    @abstractmethod
    def _row(self, *values: Any) -> Row:
        """A row of the tables from its columns."""


def _each(ids: Iterable[str]) -> list[tuple[str]]:
    return [(id_,) for id_ in ids]

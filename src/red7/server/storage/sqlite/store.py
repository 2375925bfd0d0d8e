"""The embedded store: one process, one SQLite file, one connection in one thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Final, Self

import msgspec

from red7.game.errors import InvalidError
from red7.host.contracts.store import Append, Conflict, Entry, Guest, Repeated, Result, Row
from red7.server.errors import LockedError
from red7.server.storage.lock import lock
from red7.server.storage.sqlite.file import connect, create_private, reason_of
from red7.server.storage.sqlite.worker import Worker

_ROW: Final = "SELECT id, code, listed, phase, summary, people, due_at, touched, version FROM tables"
_BY_CODE: Final = f"{_ROW} WHERE code = ? AND code <> '' AND phase <> 'closed'"
_ANSWER: Final = "SELECT answer FROM commands WHERE table_id = ? AND guest = ? AND command = ?"
_BEFORE: Final = f"SELECT version, people, ({_ANSWER}) FROM tables WHERE id = ?"
_people: Final = msgspec.json.Decoder(tuple[str, ...]).decode

# Where a document may name a guest, and what tells it from others there.
_DOCUMENTS: Final = [
    ("events", "event", "table_id, version"),
    ("tables", "summary", "id"),
    ("played", "summary", "table_id, match, seat"),
]
# What belongs to tables that are gone.
_LEFT_OVER: Final = ["events", "commands", "people"]

_Values = tuple[str, str, int, str, bytes, str, int | None, int, int]


def _row(values: _Values) -> Row:
    id_, code, listed, phase, summary, people, due_at, touched, version = values
    return Row(id_, code, bool(listed), phase, summary, _people(people), due_at, touched, version)


class SqliteStore:
    """A `Store` in a file; see `open`."""

    def __init__(self, path: Path, held: IO[bytes], worker: Worker) -> None:
        self._path: Final = path
        self._held: Final = held
        self._worker: Final = worker

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in this file, which is made where there is none; an error says why it cannot be had."""
        held, connection = await asyncio.to_thread(_take, path)
        return cls(path, held, Worker(connection))

    async def append(self, append: Append) -> None:
        await self._worker.do(lambda connection: _append(connection, append))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT version, at, event FROM events WHERE table_id = ? AND version > ? ORDER BY version"
        return await self._worker.do(
            lambda c: [Entry(table, *values) for values in c.execute(query, (table, after))]
        )

    async def answer(self, table: str, guest: str, command: str) -> bytes | None:
        answer = await self._worker.do(lambda c: c.execute(_ANSWER, (table, guest, command)).fetchone())
        return bytes(answer[0]) if answer else None

    async def row(self, table: str) -> Row | None:
        return await self._one(f"{_ROW} WHERE id = ?", table)

    async def by_code(self, code: str) -> Row | None:
        return await self._one(_BY_CODE, code)

    async def listed(self, limit: int) -> list[Row]:
        condition = "listed AND phase NOT IN ('finished', 'closed')"
        return await self._rows(f"{_ROW} WHERE {condition} ORDER BY touched DESC LIMIT ?", limit)

    async def of_guest(self, guest: str, limit: int | None = None) -> list[Row]:
        condition = "id IN (SELECT table_id FROM people WHERE guest = ?) AND phase <> 'closed'"
        most = -1 if limit is None else limit  # a negative one is none to SQLite
        return await self._rows(f"{_ROW} WHERE {condition} ORDER BY touched DESC LIMIT ?", guest, most)

    async def count(self) -> int:
        query = "SELECT count(*) FROM tables WHERE phase <> 'closed'"
        return await self._worker.do(lambda connection: int(connection.execute(query).fetchone()[0]))

    async def due(self, now: int, limit: int) -> list[Row]:
        return await self._rows(f"{_ROW} WHERE due_at <= ? ORDER BY due_at LIMIT ?", now, limit)

    async def timed(self) -> list[str]:
        query = "SELECT id FROM tables WHERE due_at IS NOT NULL ORDER BY due_at"
        return await self._worker.do(lambda connection: [id_ for (id_,) in connection.execute(query)])

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        return True  # there is no other process

    async def beat(self, owner: str, now: int) -> int | None:
        def work(connection: sqlite3.Connection) -> int | None:
            [before] = connection.execute("SELECT max(at) FROM beats").fetchone()
            connection.execute("DELETE FROM beats")
            connection.execute("INSERT INTO beats VALUES (?, ?)", (owner, max(now, before or 0)))
            return None if before is None else int(before)

        return await self._worker.do(work)

    async def put_guest(self, guest: Guest) -> None:
        await self._write("INSERT INTO guests VALUES (?, ?, ?, ?, ?)", *msgspec.structs.astuple(guest))

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        change = "UPDATE guests SET seen = ?, name = coalesce(?, name), epoch = epoch + ? WHERE id = ?"

        def work(connection: sqlite3.Connection) -> Guest | None:
            connection.execute(change, (seen, name, end_sessions, guest))
            if end_sessions:
                connection.execute("DELETE FROM links WHERE guest = ?", (guest,))
            return _guest(connection, guest)

        return await self._worker.do(work)

    async def guest(self, guest: str) -> Guest | None:
        return await self._worker.do(lambda connection: _guest(connection, guest))

    async def forget_guest(self, guest: str, rewrite: Callable[[bytes], bytes]) -> list[str]:
        return await self._worker.do(lambda connection: _forget(connection, guest, rewrite))

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        await self._write("INSERT INTO links VALUES (?, ?, ?)", digest, guest, expires)

    async def take_link(self, digest: str, now: int) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            query = "SELECT guest FROM links WHERE digest = ? AND expires > ?"
            link = connection.execute(query, (digest, now)).fetchone()
            connection.execute("DELETE FROM links WHERE digest = ?", (digest,))
            return str(link[0]) if link else None

        return await self._worker.do(work)

    async def played(self, guest: str) -> list[Result]:
        query = (
            "SELECT table_id, match, seat, won, points, summary, at FROM played WHERE guest = ?"
            " ORDER BY at DESC, table_id, match DESC, seat"
        )

        def work(connection: sqlite3.Connection) -> list[Result]:
            return [
                Result(table, match, guest, seat, bool(won), points, summary, at)
                for table, match, seat, won, points, summary, at in connection.execute(query, (guest,))
            ]

        return await self._worker.do(work)

    async def expire(self, before: int) -> int:
        return await self._worker.do(lambda connection: _expire(connection, before))

    async def backup(self, target: Path) -> None:
        await self._worker.do(lambda connection: _backup(connection, target), alone=True)

    async def check(self) -> None:
        await self._worker.do(
            lambda connection: connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
        )

    async def close(self) -> None:
        await self._worker.close()
        self._held.close()

    async def _one(self, query: str, *values: object) -> Row | None:
        rows = await self._rows(query, *values)
        return rows[0] if rows else None

    async def _rows(self, query: str, *values: object) -> list[Row]:
        return await self._worker.do(
            lambda connection: [_row(row) for row in connection.execute(query, values)]
        )

    async def _write(self, statement: str, *values: object) -> None:
        await self._worker.do(lambda connection: connection.execute(statement, values).close())


def _take(path: Path) -> tuple[IO[bytes], sqlite3.Connection]:
    """The lock on a file and a connection to it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = lock(path.with_name(f"{path.name}.lock"))
    except BlockingIOError as error:
        raise LockedError("store-locked", path=str(path)) from error
    except OSError as error:
        raise InvalidError("store-unreachable", database=str(path), reason=reason_of(error)) from error
    try:
        return held, connect(path)
    except BaseException:
        held.close()
        raise


def _append(connection: sqlite3.Connection, append: Append) -> None:
    execute, row = connection.execute, append.row
    guest, command = append.key or (None, None)
    before = execute(_BEFORE, (append.table, guest, command, append.table)).fetchone()
    version, seated, earlier = before or (0, "[]", None)
    if earlier is not None:
        raise Repeated(earlier)
    if version != append.after:
        raise Conflict
    people = msgspec.json.encode(row.people).decode()
    values = (row.listed, row.phase, row.summary, people, row.due_at, row.touched, row.version, row.id)
    columns = "listed, phase, summary, people, due_at, touched, version"
    if before:
        execute(f"UPDATE tables SET ({columns}) = (?, ?, ?, ?, ?, ?, ?) WHERE id = ?", values)
    elif row.code and execute(_BY_CODE, (row.code,)).fetchone():
        raise Conflict
    else:
        execute(
            f"INSERT INTO tables ({columns}, id, code) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, row.code),
        )
    connection.executemany(
        "INSERT INTO events VALUES (?, ?, ?, ?)",
        [(append.table, append.after + n, append.at, event) for n, event in enumerate(append.entries, 1)],
    )
    if append.key:
        execute("INSERT INTO commands VALUES (?, ?, ?, ?)", (append.table, *append.key, append.answer))
    if people != seated:
        execute("DELETE FROM people WHERE table_id = ?", (append.table,))
        connection.executemany(
            "INSERT INTO people VALUES (?, ?)", [(guest, append.table) for guest in set(row.people)]
        )
    if append.played:
        connection.executemany(
            "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [msgspec.structs.astuple(played) for played in append.played],
        )


def _guest(connection: sqlite3.Connection, guest: str) -> Guest | None:
    query = "SELECT id, name, created, seen, epoch FROM guests WHERE id = ?"
    values = connection.execute(query, (guest,)).fetchone()
    return Guest(*values) if values else None


def _forget(connection: sqlite3.Connection, guest: str, rewrite: Callable[[bytes], bytes]) -> list[str]:
    execute = connection.execute
    named: set[str] = set()
    query = "SELECT id, people FROM tables WHERE id IN (SELECT table_id FROM people WHERE guest = ?)"
    for table, seated in execute(query, (guest,)).fetchall():
        people = msgspec.json.encode([one for one in _people(seated) if one != guest]).decode()
        execute("UPDATE tables SET people = ? WHERE id = ?", (people, table))
    execute("DELETE FROM guests WHERE id = ?", (guest,))
    for mine in ("links", "played", "people", "commands"):
        execute(f"DELETE FROM {mine} WHERE guest = ?", (guest,))
    for where, document, key in _DOCUMENTS:
        rows = execute(
            f"SELECT {key}, {document} FROM {where} WHERE instr({document}, ?)", (guest.encode(),)
        ).fetchall()
        marks = ", ".join("?" * len(key.split(", ")))
        connection.executemany(
            f"UPDATE {where} SET {document} = ? WHERE ({key}) = ({marks})",
            [(rewrite(text), *place) for *place, text in rows],
        )
        if where == "events":
            named.update(table for table, *_ in rows)
    return sorted(named)


def _expire(connection: sqlite3.Connection, before: int) -> int:
    execute = connection.execute
    over = "phase IN ('finished', 'closed') AND touched < ?"
    for part in _LEFT_OVER:
        execute(f"DELETE FROM {part} WHERE table_id IN (SELECT id FROM tables WHERE {over})", (before,))
    gone = execute(f"DELETE FROM tables WHERE {over}", (before,)).rowcount
    absent = "seen < ? AND id NOT IN (SELECT guest FROM people)"
    for mine in ("links", "played"):
        execute(f"DELETE FROM {mine} WHERE guest IN (SELECT id FROM guests WHERE {absent})", (before,))
    gone += execute(f"DELETE FROM guests WHERE {absent}", (before,)).rowcount
    execute("DELETE FROM links WHERE expires < ?", (before,))
    return gone


def _backup(connection: sqlite3.Connection, target: Path) -> None:
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        create_private(partial)
        with closing(sqlite3.connect(partial)) as copy:
            connection.backup(copy)
        partial.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise InvalidError("store-backup-failed", path=str(target), reason=reason_of(error)) from error
    finally:
        with suppress(OSError):
            partial.unlink()

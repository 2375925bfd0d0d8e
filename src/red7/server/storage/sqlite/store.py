"""The embedded store: one process, one SQLite file, one connection in one thread."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread
from typing import IO, Any, Final, Self

import msgspec

from red7.game.errors import InvalidError
from red7.host.contracts.store import Append, Conflict, Guest, Repeated, Row, SavedTable, StoreUnavailable
from red7.server.storage.days import KEEP_TRY
from red7.server.storage.lock import lock
from red7.server.storage.sql import (
    ANSWER,
    AT_TABLE,
    BY_CODE,
    GUEST,
    KEEP_SAVED,
    NAMED_IN,
    SqlStore,
    Statement,
    due_of_each_kind,
)
from red7.server.storage.sqlite import file
from red7.server.storage.sqlite.copy import copy_database
from red7.server.storage.sqlite.file import USED, check, connect, lock_of, refuse_lost
from red7.server.storage.sqlite.worker import Worker

_BEFORE: Final = f"SELECT version, people, ({ANSWER}) FROM tables WHERE id = ?"
_PAUSE: Final = 0.001  # seconds, now and then while a large file is checked
_people: Final = msgspec.json.Decoder(tuple[str, ...]).decode


class SqliteStore(SqlStore):
    """A `Store` in a file; see `open`."""

    def __init__(self, path: Path, held: IO[bytes], worker: Worker) -> None:
        self._path: Final = path
        self._held: Final = held
        self._worker: Final = worker
        self._lock: Final = asyncio.Lock()
        self._damage: InvalidError | None = None
        self.alarm = worker.alarm
        worker.waited = lambda seconds: self.waited(seconds)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """The store in this file, which is made if there is none; an error says why it cannot be opened."""
        held, connection = await asyncio.to_thread(_take, path)
        store = cls(path, held, Worker(connection))
        if path.stat().st_size > file.CHECKED_AT_ONCE:
            Thread(target=store._check_whole, name="red7 check", daemon=True).start()
        return store

    def _check_whole(self) -> None:
        """Look for damage in a large file while it is already in use."""
        try:
            check(self._path, pause=_PAUSE)
        except InvalidError as error:
            self._damage = error
            self.alarm.failed(error)
        except sqlite3.Error:  # it is being closed
            return

    async def append(self, append: Append) -> None:
        await self._worker.do(lambda connection: _append(connection, append), urgent=True)

    async def due(self, now: int, limit: int) -> list[Row]:
        return await self._rows(due_of_each_kind("?1", "?2"), now, limit)

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        return True  # there is no other process

    async def beat(self, owner: str, now: int) -> int | None:
        def work(connection: sqlite3.Connection) -> int | None:
            [before] = connection.execute("SELECT max(at) FROM beats").fetchone()
            connection.execute("DELETE FROM beats")
            connection.execute("INSERT INTO beats VALUES (?, ?)", (owner, max(now, before or 0)))
            return None if before is None else int(before)

        return await self._worker.do(work)

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        change = "UPDATE guests SET seen = ?, name = coalesce(?, name), epoch = epoch + ? WHERE id = ?"

        def work(connection: sqlite3.Connection) -> Guest | None:
            values = (seen, name, end_sessions, guest)
            changed = connection.execute(f"{change} RETURNING {GUEST}", values).fetchall()
            if end_sessions:
                connection.execute("DELETE FROM links WHERE guest = ?", (guest,))
            return Guest(*changed[0]) if changed else None

        return await self._worker.do(work)

    async def put_saved(self, saved: SavedTable, people: tuple[str, ...]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            query = "SELECT guest FROM named WHERE table_id = ?"
            if {guest for (guest,) in connection.execute(query, (saved.table,))}.issuperset(people):
                connection.execute(KEEP_SAVED, msgspec.structs.astuple(saved))

        await self._worker.do(work)

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        await self._worker.do(lambda connection: _erase(connection, table, guest, rewrite))

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        async with self._lock:
            yield

    async def check(self) -> None:
        if self._damage is not None:
            raise StoreUnavailable from self._damage
        await self._worker.do(_try_to_write)

    async def backup(self, target: Path) -> None:
        await self._fetch("SELECT 1")  # fails if it is closed
        await asyncio.to_thread(copy_database, self._path, target)

    async def close(self) -> None:
        await self._worker.close()
        self._held.close()

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        return await self._worker.do(lambda connection: connection.execute(query, values).fetchall())

    async def _write(self, statement: str, *values: object) -> None:
        await self._fetch(statement, *values)

    async def _carry_out(self, statements: Iterable[Statement]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for statement, values in statements:
                connection.executemany(statement, values)

        await self._worker.do(work)

    async def _in_turn(self, *statements: tuple[str, tuple[object, ...]]) -> list[Any]:
        return await self._worker.do(
            lambda connection: [connection.execute(*one).fetchall() for one in statements][-1]
        )

    def _row(self, *values: Any) -> Row:
        id_, code, listed, phase, summary, people, due_at, touched, version = values
        return Row(id_, code, bool(listed), phase, summary, _people(people), due_at, touched, version)


def _take(path: Path) -> tuple[IO[bytes], sqlite3.Connection]:
    """The lock on a file and a connection to it."""
    held = lock(lock_of(path), path)
    try:
        refuse_lost(path)
        connection = connect(path)
        if not lock_of(path).stat().st_size:
            held.write(USED)  # from now on there is data to lose
            held.flush()
        return held, connection
    except BaseException:
        held.close()
        raise


def _try_to_write(connection: sqlite3.Connection) -> None:
    digest = secrets.token_hex(4)  # no link has this digest
    connection.execute("INSERT INTO links VALUES (?, '', 0)", (digest,))
    connection.execute("DELETE FROM links WHERE digest = ?", (digest,))


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
    elif row.code and execute(BY_CODE, (row.code,)).fetchone():
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
    if append.tries:
        connection.executemany(KEEP_TRY, [msgspec.structs.astuple(one) for one in append.tries])


def _erase(connection: sqlite3.Connection, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
    execute = connection.execute
    for (seated,) in execute("SELECT people FROM tables WHERE id = ?", (table,)).fetchall():
        people = msgspec.json.encode([one for one in _people(seated) if one != guest]).decode()
        execute("UPDATE tables SET people = ? WHERE id = ?", (people, table))
    execute("DELETE FROM saved WHERE table_id = ?", (table,))
    for mine in AT_TABLE:
        execute(f"DELETE FROM {mine} WHERE table_id = ? AND guest = ?", (table, guest))
    for where, column, key in NAMED_IN:
        names, marks = ", ".join(key), ", ".join("?" * len(key))
        query = f"SELECT {names}, {column} FROM {where} WHERE {key[0]} = ? AND instr({column}, ?)"
        rows = execute(query, (table, guest.encode())).fetchall()
        connection.executemany(
            f"UPDATE {where} SET {column} = ? WHERE ({names}) = ({marks})",
            [(rewrite(text), *place) for *place, text in rows],
        )

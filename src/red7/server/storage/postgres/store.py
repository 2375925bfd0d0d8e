"""The store for many processes: PostgreSQL, where the unique version of an event decides who was first."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Self
from urllib.parse import urlsplit

import asyncpg
import msgspec

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.store import Append, Conflict, Guest, Repeated, Row, SavedTable, StoreUnavailable
from red7.server.storage.postgres.schema import migrate
from red7.server.storage.sql import (
    AT_TABLE,
    COLUMNS,
    GUEST,
    KEEP_SAVED,
    NAMED_IN,
    SqlStore,
    Statement,
    due_of_each_kind,
    store_alarm,
)

_CONNECTIONS: Final = 10
_PATIENCE: Final = 10.0  # seconds for a connection, and for an answer
_ALONE: Final = 0x52656438  # the lock of `one_at_a_time`, and of nothing else

# Errors that mean the database is away, or went away in the middle; not that our query was wrong.
_AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # from a connection that is just closing
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
    asyncpg.DataCorruptedError,
    asyncpg.IndexCorruptedError,
)

# One statement is one transaction and one round trip. If the table has moved on, `moved` is empty, so
# everything selected from it is too, and nothing changes.
_MAKE: Final = f"""
    INSERT INTO tables ({COLUMNS}) VALUES ($1, $18, $6, $7, $8, $9, $10, $11, $12)
    ON CONFLICT (id) DO NOTHING RETURNING id
"""
_MOVE: Final = """
    UPDATE tables
    SET listed = $6, phase = $7, summary = $8, people = $9, due_at = $10, touched = $11, version = $12
    WHERE id = $1 AND version = $2 RETURNING id
"""
_APPEND: Final = """
    WITH moved AS ({moved}),
    logged AS (
        INSERT INTO events SELECT id, $2::integer + number, $3::bigint, event
        FROM moved, unnest($4::bytea[]) WITH ORDINALITY AS entry (event, number)
    ),
    answered AS (
        INSERT INTO commands SELECT id, $13::text, $14::text, $15::bytea FROM moved WHERE $5::boolean
    ),
    stood AS (
        DELETE FROM people USING moved WHERE table_id = id AND guest <> ALL ($9)
    ),
    sat AS (
        INSERT INTO people SELECT DISTINCT guest, id FROM moved, unnest($9::text[]) AS guest
        ON CONFLICT DO NOTHING
    ),
    scored AS (
        INSERT INTO played SELECT line.* FROM moved, unnest($16::played[]) AS line
    ),
    tried AS (
        INSERT INTO day_tries SELECT line.* FROM moved, unnest($17::day_tries[]) AS line
        ON CONFLICT DO NOTHING
    )
    SELECT count(*) FROM moved
"""


class PostgresStore(SqlStore):
    """A `Store` in PostgreSQL; see `open`."""

    def __init__(self, pool: Any) -> None:
        self._pool: Final = pool
        self._lock: Final = asyncio.Lock()
        self.alarm = store_alarm()

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at this address, its tables made if missing; an error says why it cannot be opened."""
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=_CONNECTIONS,
                timeout=_PATIENCE,
                command_timeout=_PATIENCE,
                server_settings={
                    "application_name": "red7",
                    "default_transaction_isolation": "read committed",
                    "synchronous_commit": "on",
                },
            )
            try:
                async with pool.acquire() as connection:
                    await migrate(connection)
            except BaseException:
                pool.terminate()
                raise
        except Red7Error:
            raise
        except (*_AWAY, asyncpg.PostgresError, ValueError) as error:
            raise InvalidError("store-unreachable", database=_public(url), reason=str(error)) from error
        return cls(pool)

    async def append(self, append: Append) -> None:
        row = append.row
        guest, command = append.key or ("", "")
        values = [
            *(append.table, append.after, append.at, append.entries, append.key is not None),
            *(row.listed, row.phase, row.summary, row.people, row.due_at, row.touched, row.version),
            *(guest, command, append.answer),
            [msgspec.structs.astuple(played) for played in append.played],
            [msgspec.structs.astuple(one) for one in append.tries],
        ]
        async with self._connection() as connection:
            try:
                if append.after:
                    moved = await connection.fetchval(_APPEND.format(moved=_MOVE), *values)
                else:
                    moved = await connection.fetchval(_APPEND.format(moved=_MAKE), *values, row.code)
            except asyncpg.UniqueViolationError:  # of the code, or of the command
                moved = 0
        self.alarm.worked()
        if not moved:
            earlier = await self.answer(append.table, *append.key) if append.key else None
            raise Conflict if earlier is None else Repeated(earlier)

    async def due(self, now: int, limit: int) -> list[Row]:
        free = "claimed_version IS DISTINCT FROM version OR claimed_until <= $1"
        return await self._rows(due_of_each_kind("$1", "$2", free), now, limit)

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        claimed = await self._fetch(
            "UPDATE tables SET claimed_version = $2, claimed_by = $3, claimed_until = $5"
            " WHERE id = $1 AND version = $2"
            " AND (claimed_version IS DISTINCT FROM $2 OR claimed_by = $3 OR claimed_until <= $4)"
            " RETURNING true",
            *(table, version, owner, now, until),
        )
        return bool(claimed)

    async def beat(self, owner: str, now: int) -> int | None:
        [(before,)] = await self._fetch(
            "UPDATE beats SET owner = $1, at = greatest(earlier.at, $2)"
            " FROM (SELECT at FROM beats FOR UPDATE) AS earlier RETURNING earlier.at",
            *(owner, now),
        )
        return None if before is None else int(before)

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        rows = await self._fetch(
            "WITH ended AS (DELETE FROM links WHERE guest = $1 AND $4::int > 0)"
            " UPDATE guests SET seen = $2, name = coalesce($3, name), epoch = epoch + $4::int WHERE id = $1"
            f" RETURNING {GUEST}",
            *(guest, seen, name, int(end_sessions)),
        )
        return Guest(*rows[0]) if rows else None

    async def put_saved(self, saved: SavedTable, people: tuple[str, ...]) -> None:
        async with self._connection() as connection, connection.transaction():
            # Locked, so that nobody is erased from the table meanwhile.
            await connection.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", saved.table)
            rows = await connection.fetch("SELECT guest FROM named WHERE table_id = $1", saved.table)
            if {guest for (guest,) in rows}.issuperset(people):
                await connection.execute(_numbered(KEEP_SAVED), *msgspec.structs.astuple(saved))

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute(
                "UPDATE tables SET people = array_remove(people, $2) WHERE id = $1", table, guest
            )
            await connection.execute("DELETE FROM saved WHERE table_id = $1", table)
            for mine in AT_TABLE:
                await connection.execute(
                    f"DELETE FROM {mine} WHERE table_id = $1 AND guest = $2", table, guest
                )
            for where, column, key in NAMED_IN:
                names = ", ".join(key)
                marks = ", ".join(f"${number}" for number, _ in enumerate(key, 2))
                rows = await connection.fetch(
                    f"SELECT {names}, {column} FROM {where}"
                    f" WHERE {key[0]} = $1 AND position($2::bytea IN {column}) > 0 FOR UPDATE",
                    *(table, guest.encode()),
                )
                await connection.executemany(
                    f"UPDATE {where} SET {column} = $1 WHERE ({names}) = ({marks})",
                    [(rewrite(text), *place) for *place, text in rows],
                )

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        # First within this process, so that only one connection waits for other processes.
        async with self._lock, self._connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _ALONE)
            yield

    async def check(self) -> None:
        await self._write("UPDATE beats SET owner = ?", secrets.token_hex(4))

    async def backup(self, target: Path) -> None:
        raise InvalidError("store-backup-elsewhere")

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), _PATIENCE)
        except _AWAY:
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection; the pool makes a new one once the database is back."""
        asked_at = time.perf_counter()
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                self.waited(time.perf_counter() - asked_at)
                try:
                    yield connection
                except asyncpg.InternalClientError:
                    connection.terminate()
                    raise
        except _AWAY as error:
            if isinstance(error, ValueError):  # a value that PostgreSQL does not accept
                raise
            self.alarm.failed(error)
            raise StoreUnavailable(kind=_kind(error)) from error

    async def _write(self, statement: str, *values: object) -> None:
        async with self._connection() as connection:
            await connection.execute(_numbered(statement), *values)
        self.alarm.worked()

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            try:
                return list(await connection.fetch(_numbered(query), *values))
            except asyncpg.CharacterNotInRepertoireError:
                # No stored text has a NUL, so nothing can match.
                return []

    async def _carry_out(self, statements: Iterable[Statement]) -> None:
        async with self._connection() as connection, connection.transaction():
            for statement, values in statements:
                await connection.executemany(_numbered(statement), values)

    async def _in_turn(self, *statements: tuple[str, tuple[object, ...]]) -> list[Any]:
        async with self._connection() as connection, connection.transaction():
            rows = [await connection.fetch(_numbered(one), *values) for one, values in statements]
        self.alarm.worked()
        return list(rows[-1])

    def _row(self, *values: Any) -> Row:
        id_, code, listed, phase, summary, people, due_at, touched, version = values
        return Row(id_, code, listed, phase, summary, tuple(people), due_at, touched, version)


def _kind(error: Exception) -> Literal["away", "full", "damaged"]:
    if isinstance(error, asyncpg.DiskFullError):
        return "full"
    damaged = isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)
    return "damaged" if damaged else "away"


@cache
def _numbered(statement: str) -> str:
    """A statement with the marks of PostgreSQL for its values: $1, $2 and so on."""
    parts = statement.split("?")
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))


def _public(url: str) -> str:
    """The address without the password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"

"""The store for many processes: PostgreSQL, where the unique version of an event decides who was first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import urlsplit

import asyncpg
import msgspec

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.store import Append, Conflict, Entry, Guest, Repeated, Result, Row, StoreUnavailable
from red7.server.storage.postgres.schema import migrate

_CONNECTIONS: Final = 10
_PATIENCE: Final = 10.0  # seconds for a connection, and for an answer

# What says that the database is away, or has gone in the middle of the work; not that we asked for nonsense.
_AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # of a connection whose end is just being read
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
)

_COLUMNS: Final = "id, code, listed, phase, summary, people, due_at, touched, version"
_ROW: Final = f"SELECT {_COLUMNS} FROM tables"

# One statement is one transaction, and one way there and back. Where the table has moved on, `moved` is
# empty, and so is all that is taken from it: nothing changes.
_MAKE: Final = f"""
    INSERT INTO tables ({_COLUMNS}) VALUES ($1, $17, $6, $7, $8, $9, $10, $11, $12)
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
    )
    SELECT count(*) FROM moved
"""

_GUEST: Final = "id, name, created, seen, epoch"
# Where a document may name a guest, and what tells it from others there.
_DOCUMENTS: Final = [
    ("events", "event", ["table_id", "version"]),
    ("tables", "summary", ["id"]),
    ("played", "summary", ["table_id", "match", "seat"]),
]


def _row(values: Any) -> Row:
    id_, code, listed, phase, summary, people, due_at, touched, version = values
    return Row(id_, code, listed, phase, summary, tuple(people), due_at, touched, version)


class PostgresStore:
    """A `Store` in PostgreSQL; see `open`."""

    def __init__(self, pool: Any) -> None:
        self._pool: Final = pool

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at this address, with its tables made where there are none; an error says why not."""
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
        ]
        async with self._connection() as connection:
            try:
                if append.after:
                    moved = await connection.fetchval(_APPEND.format(moved=_MOVE), *values)
                else:
                    moved = await connection.fetchval(_APPEND.format(moved=_MAKE), *values, row.code)
            except asyncpg.UniqueViolationError:  # of the code, or of the command
                moved = 0
        if not moved:
            earlier = await self.answer(append.table, *append.key) if append.key else None
            raise Conflict if earlier is None else Repeated(earlier)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT version, at, event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version"
        return [Entry(table, *values) for values in await self._fetch(query, table, after)]

    async def answer(self, table: str, guest: str, command: str) -> bytes | None:
        query = "SELECT answer FROM commands WHERE table_id = $1 AND guest = $2 AND command = $3"
        answer: bytes | None = await self._value(query, table, guest, command)
        return answer

    async def row(self, table: str) -> Row | None:
        return await self._one(f"{_ROW} WHERE id = $1", table)

    async def by_code(self, code: str) -> Row | None:
        return await self._one(f"{_ROW} WHERE code = $1 AND code <> '' AND phase <> 'closed'", code)

    async def listed(self, limit: int) -> list[Row]:
        condition = "listed AND phase NOT IN ('finished', 'closed')"
        return await self._rows(f"{_ROW} WHERE {condition} ORDER BY touched DESC LIMIT $1", limit)

    async def of_guest(self, guest: str, limit: int | None = None) -> list[Row]:
        condition = "id IN (SELECT table_id FROM people WHERE guest = $1) AND phase <> 'closed'"
        return await self._rows(f"{_ROW} WHERE {condition} ORDER BY touched DESC LIMIT $2", guest, limit)

    async def count(self) -> int:
        return int(await self._value("SELECT count(*) FROM tables WHERE phase <> 'closed'"))

    async def due(self, now: int, limit: int) -> list[Row]:
        free = "claimed_version IS DISTINCT FROM version OR claimed_until <= $1"
        return await self._rows(
            f"{_ROW} WHERE due_at <= $1 AND ({free}) ORDER BY due_at LIMIT $2", now, limit
        )

    async def timed(self) -> list[str]:
        query = "SELECT id FROM tables WHERE due_at IS NOT NULL ORDER BY due_at"
        return [id_ for (id_,) in await self._fetch(query)]

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        claimed = await self._value(
            "UPDATE tables SET claimed_version = $2, claimed_by = $3, claimed_until = $5"
            " WHERE id = $1 AND version = $2"
            " AND (claimed_version IS DISTINCT FROM $2 OR claimed_by = $3 OR claimed_until <= $4)"
            " RETURNING true",
            *(table, version, owner, now, until),
        )
        return claimed is True

    async def beat(self, owner: str, now: int) -> int | None:
        before: int | None = await self._value(
            "UPDATE beats SET owner = $1, at = greatest(earlier.at, $2)"
            " FROM (SELECT at FROM beats FOR UPDATE) AS earlier RETURNING earlier.at",
            *(owner, now),
        )
        return before

    async def put_guest(self, guest: Guest) -> None:
        values = msgspec.structs.astuple(guest)
        await self._write("INSERT INTO guests VALUES ($1, $2, $3, $4, $5)", *values)

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        rows = await self._fetch(
            "WITH ended AS (DELETE FROM links WHERE guest = $1 AND $4::int > 0)"
            " UPDATE guests SET seen = $2, name = coalesce($3, name), epoch = epoch + $4::int WHERE id = $1"
            f" RETURNING {_GUEST}",
            *(guest, seen, name, int(end_sessions)),
        )
        return Guest(*rows[0]) if rows else None

    async def guest(self, guest: str) -> Guest | None:
        rows = await self._fetch(f"SELECT {_GUEST} FROM guests WHERE id = $1", guest)
        return Guest(*rows[0]) if rows else None

    async def forget_guest(self, guest: str, rewrite: Callable[[bytes], bytes]) -> list[str]:
        named: set[str] = set()
        async with self._connection() as connection, connection.transaction():
            await connection.execute(
                "UPDATE tables SET people = array_remove(people, $1)"
                " WHERE id IN (SELECT table_id FROM people WHERE guest = $1)",
                guest,
            )
            await connection.execute("DELETE FROM guests WHERE id = $1", guest)
            for mine in ("links", "played", "people", "commands"):
                await connection.execute(f"DELETE FROM {mine} WHERE guest = $1", guest)
            for where, document, key in _DOCUMENTS:
                rows = await connection.fetch(
                    f"SELECT {', '.join(key)}, {document} FROM {where}"
                    f" WHERE position($1::bytea IN {document}) > 0 FOR UPDATE",
                    guest.encode(),
                )
                place = " AND ".join(f"{part} = ${number}" for number, part in enumerate(key, 2))
                await connection.executemany(
                    f"UPDATE {where} SET {document} = $1 WHERE {place}",
                    [(rewrite(text), *parts) for *parts, text in rows],
                )
                if where == "events":
                    named.update(table for table, *_ in rows)
        return sorted(named)

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        await self._write("INSERT INTO links VALUES ($1, $2, $3)", digest, guest, expires)

    async def take_link(self, digest: str, now: int) -> str | None:
        rows = await self._fetch("DELETE FROM links WHERE digest = $1 RETURNING guest, expires", digest)
        return next((guest for guest, expires in rows if expires > now), None)

    async def played(self, guest: str) -> list[Result]:
        query = (
            "SELECT table_id, match, guest, seat, won, points, summary, at FROM played WHERE guest = $1"
            " ORDER BY at DESC, table_id, match DESC, seat"
        )
        return [Result(*values) for values in await self._fetch(query, guest)]

    async def expire(self, before: int) -> int:
        async with self._connection() as connection, connection.transaction():
            over = "phase IN ('finished', 'closed') AND touched < $1"
            rows = await connection.fetch(f"DELETE FROM tables WHERE {over} RETURNING id", before)
            tables = [id_ for (id_,) in rows]
            for part in ("events", "commands", "people"):
                await connection.execute(f"DELETE FROM {part} WHERE table_id = ANY ($1)", tables)
            absent = "seen < $1 AND id NOT IN (SELECT guest FROM people)"
            rows = await connection.fetch(f"DELETE FROM guests WHERE {absent} RETURNING id", before)
            guests = [id_ for (id_,) in rows]
            for part in ("links", "played"):
                await connection.execute(f"DELETE FROM {part} WHERE guest = ANY ($1)", guests)
            await connection.execute("DELETE FROM links WHERE expires < $1", before)
        return len(tables) + len(guests)

    async def backup(self, target: Path) -> None:
        raise InvalidError("store-backup-elsewhere")

    async def check(self) -> None:
        await self._value("SELECT 1")

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), _PATIENCE)
        except _AWAY:
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection; the pool makes a new one when the database has come back."""
        try:
            async with self._pool.acquire(timeout=_PATIENCE) as connection:
                try:
                    yield connection
                except asyncpg.InternalClientError:
                    connection.terminate()
                    raise
        except _AWAY as error:
            if isinstance(error, ValueError):  # a value that PostgreSQL does not take
                raise
            raise StoreUnavailable from error

    async def _write(self, statement: str, *values: object) -> None:
        async with self._connection() as connection:
            await connection.execute(statement, *values)

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            try:
                return list(await connection.fetch(query, *values))
            except asyncpg.CharacterNotInRepertoireError:
                # No text here has a NUL, so nothing is found by one.
                return []

    async def _value(self, query: str, *values: object) -> Any:
        rows = await self._fetch(query, *values)
        return rows[0][0] if rows else None

    async def _one(self, query: str, *values: object) -> Row | None:
        rows = await self._rows(query, *values)
        return rows[0] if rows else None

    async def _rows(self, query: str, *values: object) -> list[Row]:
        return [_row(row) for row in await self._fetch(query, *values)]


def _public(url: str) -> str:
    """The address without the password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"

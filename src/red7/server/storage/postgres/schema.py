"""The tables in PostgreSQL, and how they are made and brought up to date by whichever process comes first."""

from collections.abc import Sequence
from typing import Any, Final

from red7.game.errors import InvalidError

_LOCK: Final = 0x52656437  # any number, as long as all processes use the same

# Each brings a database from the version that is its place in the list to the next.
MIGRATIONS: Final[list[str]] = [
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, code text NOT NULL, listed boolean NOT NULL, phase text NOT NULL,
        summary bytea NOT NULL, people text[] NOT NULL, due_at bigint, touched bigint NOT NULL,
        version integer NOT NULL, claimed_by text, claimed_version integer, claimed_until bigint
    );
    CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '' AND phase <> 'closed';
    CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX tables_listed ON tables (touched) WHERE listed;
    CREATE INDEX tables_open ON tables (id) WHERE phase <> 'closed';
    CREATE INDEX tables_over ON tables (touched) WHERE phase IN ('finished', 'closed');
    CREATE TABLE people (guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY (guest, table_id));
    CREATE INDEX people_table ON people (table_id);
    CREATE TABLE events (
        table_id text NOT NULL, version integer NOT NULL, at bigint NOT NULL, event bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    CREATE TABLE commands (
        table_id text NOT NULL, guest text NOT NULL, command text NOT NULL, answer bytea NOT NULL,
        PRIMARY KEY (table_id, guest, command)
    );
    CREATE INDEX commands_guest ON commands (guest);
    CREATE TABLE guests (
        id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL
    );
    CREATE INDEX guests_seen ON guests (seen);
    CREATE TABLE links (digest text PRIMARY KEY, guest text NOT NULL, expires bigint NOT NULL);
    CREATE TABLE played (
        table_id text NOT NULL, match integer NOT NULL, guest text NOT NULL, seat integer NOT NULL,
        won boolean NOT NULL, points integer NOT NULL, summary bytea NOT NULL, at bigint NOT NULL,
        PRIMARY KEY (table_id, match, seat)
    );
    CREATE INDEX played_guest ON played (guest, at);
    CREATE TABLE beats (owner text NOT NULL, at bigint);
    INSERT INTO beats VALUES ('', NULL);
    """,
    "ALTER TABLE guests ADD COLUMN epoch integer NOT NULL DEFAULT 0",
]


async def migrate(connection: Any, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database up to date, or leave it as it was; other processes wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS red7_schema (version integer NOT NULL)")
        current = await connection.fetchval("SELECT max(version) FROM red7_schema") or 0
        if current > len(migrations):
            raise InvalidError("store-newer", found=current, expected=len(migrations))
        for migration in migrations[current:]:
            await connection.execute(migration)
        await connection.execute("DELETE FROM red7_schema")
        await connection.execute("INSERT INTO red7_schema VALUES ($1)", len(migrations))

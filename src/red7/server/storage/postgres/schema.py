"""The tables in PostgreSQL, made and brought up to date by whichever process comes first."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from red7.game.errors import InvalidError
from red7.server.storage.guest_index import MARKS, in_parts, named

_LOCK: Final = 0x52656437  # any number, the same in all processes

_PATIENCE: Final = 3_600.0  # seconds: others wait while a large database is brought up to date

Migration = str | Callable[[Any], Awaitable[None]]


async def _fill_named(connection: Any) -> None:
    """Index the guests named in the log so far; from now on the trigger does it."""
    note = "INSERT INTO named VALUES ($1, $2) ON CONFLICT DO NOTHING"
    for where in ("people", "played", "commands"):
        statement = f"INSERT INTO named SELECT DISTINCT guest, table_id FROM {where} ON CONFLICT DO NOTHING"
        await connection.execute(statement, timeout=_PATIENCE)
    rows = await connection.fetch("SELECT table_id, summary FROM played", timeout=_PATIENCE)
    await connection.executemany(note, named(rows), timeout=_PATIENCE)
    tables = [id_ for (id_,) in await connection.fetch("SELECT id FROM tables ORDER BY id")]
    query = "SELECT table_id, event FROM events WHERE table_id BETWEEN $1 AND $2"
    named_here = "position($3::bytea IN event) > 0 OR position($4::bytea IN event) > 0"
    for part in in_parts(tables):
        rows = await connection.fetch(f"{query} AND ({named_here})", *part, *MARKS, timeout=_PATIENCE)
        await connection.executemany(note, named(rows), timeout=_PATIENCE)


# Entry n brings a database from version n to the next.
MIGRATIONS: Final[list[Migration]] = [
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
    # A trigger also covers processes of an earlier version that are still running.
    """
    CREATE TABLE named (guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY (guest, table_id));
    CREATE INDEX named_table ON named (table_id);
    CREATE FUNCTION note_named() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO named VALUES (new.guest, new.table_id) ON CONFLICT DO NOTHING;
        RETURN NULL;
    END $$;
    CREATE TRIGGER people_named AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION note_named();
    CREATE INDEX links_guest ON links (guest);
    CREATE INDEX links_expires ON links (expires);
    DROP INDEX tables_listed;
    CREATE INDEX tables_listed ON tables (touched) WHERE listed AND NOT phase IN ('finished', 'closed');
    """,
    _fill_named,
    """
    CREATE TABLE blocks (
        guest text NOT NULL, other text NOT NULL, relation text NOT NULL, name text NOT NULL,
        at bigint NOT NULL, PRIMARY KEY (guest, other)
    );
    CREATE INDEX blocks_other ON blocks (other);
    CREATE TABLE bans (subject text PRIMARY KEY, at bigint NOT NULL, until bigint NOT NULL);
    CREATE TABLE devices (
        table_id text NOT NULL, digest text NOT NULL, guest text NOT NULL, removed boolean NOT NULL,
        until bigint NOT NULL, PRIMARY KEY (table_id, digest)
    );
    CREATE INDEX devices_guest ON devices (guest);
    CREATE INDEX devices_until ON devices (until);
    """,
    """
    CREATE TABLE saved (
        table_id text PRIMARY KEY, version integer NOT NULL, form integer NOT NULL, digest bytea NOT NULL,
        state bytea NOT NULL
    )
    """,
    """
    CREATE TABLE documents (
        guest text NOT NULL, kind text NOT NULL, id text NOT NULL, version integer NOT NULL,
        at bigint NOT NULL, content bytea NOT NULL, summary bytea NOT NULL, PRIMARY KEY (guest, kind, id)
    )
    """,
    """
    ALTER TABLE documents ADD COLUMN table_id text NOT NULL DEFAULT '';
    UPDATE documents SET table_id = split_part(id, '.', 1)
        WHERE kind = 'review' AND id NOT LIKE 'record.%';
    CREATE INDEX documents_table ON documents (table_id) WHERE table_id <> ''
    """,
    """
    CREATE TABLE days (day text PRIMARY KEY, secret bytea NOT NULL);
    CREATE TABLE day_tries (
        day text NOT NULL, guest text NOT NULL, table_id text NOT NULL, place integer NOT NULL,
        points integer NOT NULL, turns integer NOT NULL, at bigint NOT NULL, PRIMARY KEY (guest, day)
    );
    CREATE INDEX day_tries_best ON day_tries (day, place, points DESC, at, table_id);
    """,
]


async def migrate(connection: Any, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the database up to date, or leave it as it was; other processes wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK, timeout=_PATIENCE)
        await connection.execute("CREATE TABLE IF NOT EXISTS red7_schema (version integer NOT NULL)")
        current = await connection.fetchval("SELECT max(version) FROM red7_schema") or 0
        if current > len(migrations):
            raise InvalidError("store-newer", found=current, expected=len(migrations))
        for migration in migrations[current:]:
            if isinstance(migration, str):
                await connection.execute(migration, timeout=_PATIENCE)
            else:
                await migration(connection)
        await connection.execute("DELETE FROM red7_schema")
        await connection.execute("INSERT INTO red7_schema VALUES ($1)", len(migrations))

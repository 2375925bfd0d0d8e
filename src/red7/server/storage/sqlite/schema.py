"""The tables in a SQLite file, made and brought up to date."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

from red7.server.storage.guest_index import MARKS, in_parts, named

APPLICATION: Final = 0x52656437  # "Red7", in the header of our files

Migration = str | Callable[[sqlite3.Connection], None]


def _fill_named(connection: sqlite3.Connection) -> None:
    """Index the guests named in the log so far; from now on the trigger does it."""
    execute, note = connection.execute, "INSERT OR IGNORE INTO named VALUES (?, ?)"
    for where in ("people", "played", "commands"):
        execute(f"INSERT OR IGNORE INTO named SELECT DISTINCT guest, table_id FROM {where}")
    connection.executemany(note, named(execute("SELECT table_id, summary FROM played")))
    tables = [id_ for (id_,) in execute("SELECT id FROM tables ORDER BY id")]
    query = "SELECT table_id, event FROM events WHERE table_id BETWEEN ? AND ?"
    for part in in_parts(tables):
        events = execute(f"{query} AND (instr(event, ?) OR instr(event, ?))", (*part, *MARKS))
        connection.executemany(note, named(events))


# Entry n brings a database from version n to the next.
MIGRATIONS: Final[list[Migration]] = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL, listed INTEGER NOT NULL, phase TEXT NOT NULL,
        summary BLOB NOT NULL, people TEXT NOT NULL, due_at INTEGER, touched INTEGER NOT NULL,
        version INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '' AND phase <> 'closed';
    CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX tables_listed ON tables (touched) WHERE listed;
    CREATE INDEX tables_open ON tables (id) WHERE phase <> 'closed';
    CREATE INDEX tables_over ON tables (touched) WHERE phase IN ('finished', 'closed');
    CREATE TABLE people (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX people_table ON people (table_id);
    CREATE TABLE events (
        table_id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, event BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE commands (
        table_id TEXT NOT NULL, guest TEXT NOT NULL, command TEXT NOT NULL, answer BLOB NOT NULL,
        PRIMARY KEY (table_id, guest, command)
    ) WITHOUT ROWID;
    CREATE TABLE guests (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX guests_seen ON guests (seen);
    CREATE TABLE links (
        digest TEXT PRIMARY KEY, guest TEXT NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE played (
        table_id TEXT NOT NULL, match INTEGER NOT NULL, guest TEXT NOT NULL, seat INTEGER NOT NULL,
        won INTEGER NOT NULL, points INTEGER NOT NULL, summary BLOB NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (table_id, match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX played_guest ON played (guest, at);
    CREATE TABLE beats (owner TEXT NOT NULL, at INTEGER NOT NULL);
    """,
    "ALTER TABLE guests ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;",
    """
    CREATE TABLE named (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX named_table ON named (table_id);
    CREATE TRIGGER people_named AFTER INSERT ON people BEGIN
        INSERT OR IGNORE INTO named VALUES (new.guest, new.table_id);
    END;
    CREATE INDEX links_guest ON links (guest);
    CREATE INDEX links_expires ON links (expires);
    DROP INDEX tables_listed;
    CREATE INDEX tables_listed ON tables (touched) WHERE listed AND NOT phase IN ('finished', 'closed');
    """,
    _fill_named,
    """
    CREATE TABLE blocks (
        guest TEXT NOT NULL, other TEXT NOT NULL, relation TEXT NOT NULL, name TEXT NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (guest, other)
    ) WITHOUT ROWID;
    CREATE INDEX blocks_other ON blocks (other);
    CREATE TABLE bans (subject TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE devices (
        table_id TEXT NOT NULL, digest TEXT NOT NULL, guest TEXT NOT NULL, removed INTEGER NOT NULL,
        until INTEGER NOT NULL, PRIMARY KEY (table_id, digest)
    ) WITHOUT ROWID;
    CREATE INDEX devices_guest ON devices (guest);
    CREATE INDEX devices_until ON devices (until);
    """,
    """
    CREATE TABLE saved (
        table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, form INTEGER NOT NULL, digest BLOB NOT NULL,
        state BLOB NOT NULL
    );
    """,
    """
    CREATE TABLE documents (
        guest TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
        at INTEGER NOT NULL, content BLOB NOT NULL, summary BLOB NOT NULL, PRIMARY KEY (guest, kind, id)
    );
    """,
    """
    ALTER TABLE documents ADD COLUMN table_id TEXT NOT NULL DEFAULT '';
    UPDATE documents SET table_id = substr(id, 1, instr(id, '.') - 1)
        WHERE kind = 'review' AND id NOT LIKE 'record.%';
    CREATE INDEX documents_table ON documents (table_id) WHERE table_id <> '';
    """,
    """
    CREATE TABLE days (day TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE day_tries (
        day TEXT NOT NULL, guest TEXT NOT NULL, table_id TEXT NOT NULL, place INTEGER NOT NULL,
        points INTEGER NOT NULL, turns INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (guest, day)
    ) WITHOUT ROWID;
    CREATE INDEX day_tries_best ON day_tries (day, place, points DESC, at, table_id);
    """,
]


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Bring a file up to date."""
    for version in range(number(connection, "user_version"), len(migrations)):
        migration = migrations[version]
        stamp = f"PRAGMA user_version = {version + 1}; PRAGMA application_id = {APPLICATION};"
        if isinstance(migration, str):
            connection.executescript(f"BEGIN IMMEDIATE; {migration} {stamp} COMMIT;")
        else:
            connection.execute("BEGIN IMMEDIATE")
            migration(connection)
            connection.execute(stamp.partition(";")[0])
            connection.execute("COMMIT")


def number(connection: sqlite3.Connection, pragma: str) -> int:
    """A number in the header of the file."""
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])

"""Opening a SQLite file: made or checked, brought up to date, and refused where anything is wrong."""

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from red7.game.errors import InvalidError
from red7.server.storage.lock import reason_of

APPLICATION: Final = 0x52656437  # "Red7", in the header of our files

# Each brings a database from the version that is its place in the list to the next.
MIGRATIONS: Final[list[str]] = [
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
]


def connect(path: Path, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """A connection for one thread, whichever it is; the file is made where there is none."""
    try:
        if path.exists() and path.stat().st_size:
            _check(path, len(migrations))
        else:
            create_private(path)
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, cached_statements=200
        )
    except (OSError, sqlite3.OperationalError) as error:
        raise InvalidError("store-unreachable", database=str(path), reason=reason_of(error)) from error
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what people have deleted is gone
        _migrate(connection, migrations)
    except sqlite3.Error as error:
        connection.close()
        raise InvalidError("store-unreachable", database=str(path), reason=reason_of(error)) from error
    return connection


def create_private(path: Path) -> None:
    """Make an empty file that only its owner may read, and whose name is on disk."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _check(path: Path, newest: int) -> None:
    """Refuse what is not whole and ours, by a connection that cannot write."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            version = _number(connection, "user_version")
            ours = _number(connection, "application_id") == APPLICATION
            empty = _number(connection, "schema_version") == 0
            [state] = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        raise InvalidError("store-corrupted", path=str(path), reason=str(error)) from error
    if not ours and not empty:
        raise InvalidError("store-foreign", path=str(path))
    if state != "ok":
        # SQLite says which page of which table on lines of their own.
        raise InvalidError("store-corrupted", path=str(path), reason=" ".join(state.split()))
    if version > newest:
        raise InvalidError("store-newer", found=version, expected=newest)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    for version in range(_number(connection, "user_version"), len(migrations)):
        stamp = f"PRAGMA user_version = {version + 1}; PRAGMA application_id = {APPLICATION};"
        connection.executescript(f"BEGIN IMMEDIATE; {migrations[version]} {stamp} COMMIT;")

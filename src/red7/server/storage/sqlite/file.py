"""Opening a SQLite file: made or checked, brought up to date, and refused where anything is wrong."""

import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from red7.game.errors import InvalidError
from red7.server.storage.guest_index import MARKS, in_parts, named
from red7.server.storage.lock import reason_of

APPLICATION: Final = 0x52656437  # "Red7", in the header of our files
CHECKED_AT_ONCE: Final = 64_000_000
"""Bytes of the largest file that is checked whole before it is opened: others take too long for that."""
USED: Final = b"used\n"
"""What the lock of a file holds once there has been anything in it."""

_OFTEN: Final = 20_000  # instructions of SQLite

Migration = str | Callable[[sqlite3.Connection], None]


def _fill_named(connection: sqlite3.Connection) -> None:
    """Note whom the log names: what comes after this is noted by the trigger."""
    execute, note = connection.execute, "INSERT OR IGNORE INTO named VALUES (?, ?)"
    for where in ("people", "played", "commands"):
        execute(f"INSERT OR IGNORE INTO named SELECT DISTINCT guest, table_id FROM {where}")
    connection.executemany(note, named(execute("SELECT table_id, summary FROM played")))
    tables = [id_ for (id_,) in execute("SELECT id FROM tables ORDER BY id")]
    query = "SELECT table_id, event FROM events WHERE table_id BETWEEN ? AND ?"
    for part in in_parts(tables):
        events = execute(f"{query} AND (instr(event, ?) OR instr(event, ?))", (*part, *MARKS))
        connection.executemany(note, named(events))


# Each brings a database from the version that is its place in the list to the next.
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
]


def connect(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> sqlite3.Connection:
    """A connection for one thread, whichever it is; the file is made where there is none."""
    try:
        if path.exists() and path.stat().st_size:
            check(path, len(migrations), whole=path.stat().st_size <= CHECKED_AT_ONCE)
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


def lock_of(path: Path) -> Path:
    """The file by which one process at a time has a database."""
    return path.with_name(f"{path.name}.lock")


def log_of(path: Path) -> Path:
    """The write-ahead log beside a database, if it has one."""
    return path.with_name(f"{path.name}-wal")


def refuse_lost(path: Path) -> None:
    """Refuse to begin anew where there was data, and a log that belongs to another file than this one."""
    size, logged, mark = _size(path), _size(log_of(path)), _size(lock_of(path))
    if size == 0 and (logged or mark or path.with_name("keys").exists()):
        raise InvalidError("store-emptied", path=str(path), mark=str(lock_of(path)))
    if size is None and (logged or mark):
        raise InvalidError("store-gone", path=str(path), mark=str(lock_of(path)))
    if size and logged and _is_a_copy(path):
        raise InvalidError("store-other-log", path=str(path), log=str(log_of(path)))


def _size(path: Path) -> int | None:
    return path.stat().st_size if path.exists() else None


def _is_a_copy(path: Path) -> bool:
    """Whether the header says that there is no write-ahead log, as that of a database in use never does."""
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\x01\x01"


def create_private(path: Path) -> None:
    """Make an empty file that only its owner may read, and whose name is on disk."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    keep_name(path)


def keep_name(path: Path) -> None:
    """Bring the name of a file to disk."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def check(path: Path, newest: int = len(MIGRATIONS), *, whole: bool = True, pause: float = 0.0) -> None:
    """Refuse what is not whole and ours, by a connection that cannot write.

    Others have the disk in between where there is a pause (in seconds).
    """
    uri = f"{path.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            version = number(connection, "user_version")
            ours = number(connection, "application_id") == APPLICATION
            empty = number(connection, "schema_version") == 0
            if pause:
                connection.set_progress_handler(lambda: time.sleep(pause), _OFTEN)
            [state] = connection.execute("PRAGMA quick_check(1)").fetchone() if whole else ["ok"]
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


def number(connection: sqlite3.Connection, pragma: str) -> int:
    """A number that the file has in its header."""
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
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

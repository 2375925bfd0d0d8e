"""Opening a SQLite file: made or checked, brought up to date, and refused if anything is wrong."""

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from red7.game.errors import InvalidError
from red7.server.storage.lock import reason_of
from red7.server.storage.sqlite.schema import APPLICATION, MIGRATIONS, Migration, migrate, number

CHECKED_AT_ONCE: Final = 64_000_000
"""The largest file, in bytes, that is checked whole before it is opened; larger ones take too long."""
USED: Final = b"used\n"
"""The content of the lock file once the database has held anything."""

_OFTEN: Final = 20_000  # instructions of SQLite


def connect(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> sqlite3.Connection:
    """A connection for one thread, whichever it is; the file is made if there is none."""
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
        connection.execute("PRAGMA secure_delete = ON")  # so that deleted data is really gone
        migrate(connection, migrations)
    except sqlite3.Error as error:
        connection.close()
        raise InvalidError("store-unreachable", database=str(path), reason=reason_of(error)) from error
    return connection


def lock_of(path: Path) -> Path:
    """The lock file that gives one process at a time a database."""
    return path.with_name(f"{path.name}.lock")


def log_of(path: Path) -> Path:
    """The write-ahead log beside a database, if it has one."""
    return path.with_name(f"{path.name}-wal")


def refuse_lost(path: Path) -> None:
    """Refuse to start empty where there was data, and a write-ahead log that belongs to another file."""
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
    """Whether the header says that there is no write-ahead log, which is never so for a database in use."""
    with path.open("rb") as file:
        return file.read(20)[18:] == b"\x01\x01"


def create_private(path: Path) -> None:
    """Make an empty file that only its owner may read, and sync its name to disk."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    keep_name(path)


def keep_name(path: Path) -> None:
    """Sync the name of a file to disk."""
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def check(path: Path, newest: int = len(MIGRATIONS), *, whole: bool = True, pause: float = 0.0) -> None:
    """Refuse a file that is damaged or not ours, using a connection that cannot write.

    A `pause` (in seconds) lets others have the disk in between.
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
        # SQLite names the page and the table on separate lines.
        raise InvalidError("store-corrupted", path=str(path), reason=" ".join(state.split()))
    if version > newest:
        raise InvalidError("store-newer", found=version, expected=newest)

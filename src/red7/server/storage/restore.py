"""Replacing a server's data with a backup, with nothing of the old data left in its way."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from red7.game.errors import InvalidError, Red7Error
from red7.server.errors import LockedError
from red7.server.storage.backup import DATABASE, LOCK
from red7.server.storage.lock import lock, reason_of
from red7.server.storage.sqlite.copy import copy_database
from red7.server.storage.sqlite.file import keep_name, lock_of, log_of
from red7.server.storage.sqlite.schema import APPLICATION, MIGRATIONS, number
from red7.table.log import decode_event
from red7.table.table import Table

_SAMPLE: Final = 100  # tables whose logs are played through: this many of the latest, and of all others


def restore(backup: Path, data: Path) -> Path | None:
    """Replace the database with a backup; returns where the old one is now, if there was one."""
    if not backup.is_file() or not backup.stat().st_size:
        raise InvalidError("restore-nothing", path=str(backup))
    database = data / DATABASE
    try:
        with lock(data / LOCK, data), lock(lock_of(database), database):
            new = database.with_name(f"{DATABASE}.restored")
            try:
                _check(backup)
                copy_database(backup, new)
                aside = _put_aside(database)
                new.replace(database)
                keep_name(database)
            except OSError as error:
                raise InvalidError("restore-failed", path=str(data), reason=reason_of(error)) from error
            finally:
                with suppress(OSError):
                    new.unlink()
            return aside
    except LockedError:
        raise InvalidError("restore-running", path=str(data)) from None


def _put_aside(database: Path) -> Path | None:
    """Move the database's companions aside, and link the database there: it stays in place until replaced."""
    companions = [log_of(database), database.with_name(f"{DATABASE}-shm")]
    if not any(path.exists() for path in (database, *companions)):
        return None
    aside = database.parent / f"before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    aside.mkdir(mode=0o700)
    if database.exists():
        try:
            os.link(database, aside / DATABASE)
        except OSError:  # this file system has no hard links
            shutil.copy2(database, aside / DATABASE)
    for path in companions:
        if path.exists():
            path.replace(aside / path.name)
    return aside


def _check(backup: Path) -> None:
    """Refuse a backup that is incomplete, not ours, too new, or whose logs contradict it."""
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            version = number(connection, "user_version")
            if number(connection, "application_id") != APPLICATION or not version:
                raise InvalidError("store-foreign", path=str(backup))
            if version > len(MIGRATIONS):
                raise InvalidError("store-newer", found=version, expected=len(MIGRATIONS))
            [state] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if state != "ok":
                raise InvalidError("restore-damaged", path=str(backup), reason=" ".join(state.split()))
            for table, at in _sample(connection):
                if _version(connection, table) != at:
                    raise InvalidError("restore-log", path=str(backup), table=table)
    except sqlite3.Error as error:
        raise InvalidError("restore-damaged", path=str(backup), reason=str(error)) from error


def _sample(connection: sqlite3.Connection) -> set[tuple[str, int]]:
    """Tables with their versions: the latest, and as many of the others."""
    execute = connection.execute
    [count] = execute("SELECT count(*) FROM tables").fetchone()
    latest = execute("SELECT id, version FROM tables ORDER BY touched DESC LIMIT ?", (_SAMPLE,)).fetchall()
    numbered = "SELECT id, version, row_number() OVER (ORDER BY id) AS place FROM tables"
    every = max(1, count // _SAMPLE)
    others = execute(f"SELECT id, version FROM ({numbered}) WHERE place % ? = 0 LIMIT ?", (every, _SAMPLE))
    return {*latest, *others}


def _version(connection: sqlite3.Connection, table: str) -> int | None:
    """The version that the log of a table leads to, or None if it cannot be read."""
    query = "SELECT version, event, at FROM events WHERE table_id = ? ORDER BY version"
    log = connection.execute(query, (table,)).fetchall()
    if [version for version, *_ in log] != list(range(1, len(log) + 1)):
        return None
    try:
        return Table.replay([(decode_event(event), at) for _, event, at in log]).version
    except (msgspec.MsgspecError, Red7Error, ValueError, LookupError, AssertionError):
        return None

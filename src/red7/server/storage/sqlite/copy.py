"""A copy of a SQLite file at one moment, made while others go on writing to it."""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from red7.game.errors import InvalidError
from red7.server.storage.lock import reason_of
from red7.server.storage.sqlite.file import create_private, keep_name

_SUFFIX: Final = ".red7-partial"
_PAGES: Final = 64  # copied in one step: a quarter of a megabyte
_PAUSE: Final = 0.002  # seconds after each step, so that others get the disk
_SYNCED_EVERY: Final = 16  # steps, so that the disk never has so much to write that others wait long
_DEAD_AFTER: Final = 60.0  # seconds; a copy in progress is written to all the time


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, even one in use, to a file that appears only once it is complete."""
    partial = target.with_name(f"{target.name}{_SUFFIX}")
    try:
        _remove_left(target)
        create_private(partial)
        with closing(sqlite3.connect(source, isolation_level=None)) as original:
            # We read the state of this moment, whatever is written from now on, and nobody waits for us.
            original.execute("BEGIN")
            original.execute("SELECT count(*) FROM sqlite_master").fetchone()
            with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
                copy.execute("PRAGMA synchronous = OFF")  # we sync the file ourselves
                copy.execute("PRAGMA journal_mode = OFF")
                original.backup(copy, pages=_PAGES, progress=_pacing(partial))
                # Marks the copy as one without a write-ahead log, so that a log of another file beside it is
                # noticed.
                copy.execute("PRAGMA journal_mode = DELETE")
        _sync(partial)
        partial.replace(target)
        keep_name(target)
    except (OSError, sqlite3.Error) as error:
        raise InvalidError("store-backup-failed", path=str(target), reason=reason_of(error)) from error
    finally:
        with suppress(OSError):
            partial.unlink()


def _pacing(partial: Path) -> Callable[[int, int, int], None]:
    steps = 0

    def pause(_status: int, _remaining: int, _total: int) -> None:
        nonlocal steps
        steps += 1
        if steps % _SYNCED_EVERY == 0:
            _sync(partial)
        time.sleep(_PAUSE)

    return pause


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _remove_left(target: Path) -> None:
    """Remove what interrupted copies left: those of this target, and old ones beside it."""
    for name in (_SUFFIX, ".partial", ".partial-journal"):  # the latter two of version 0.1
        target.with_name(f"{target.name}{name}").unlink(missing_ok=True)
    for other in target.parent.glob(f"*{_SUFFIX}"):
        with suppress(OSError):
            if time.time() - other.stat().st_mtime > _DEAD_AFTER:
                other.unlink()

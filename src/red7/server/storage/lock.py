"""A lock on a file that ends with the process that holds it, however it ends."""

import sys
from pathlib import Path
from typing import IO

from red7.game.errors import InvalidError
from red7.server.errors import LockedError


def reason_of(error: Exception) -> str:
    """What went wrong, without the name of the file."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def lock(path: Path, what: Path) -> IO[bytes]:
    """Make and lock a file until it is closed; an error says why `what` cannot be locked."""
    try:
        return _lock(path)
    except BlockingIOError as error:
        raise LockedError("store-locked", path=str(what)) from error
    except OSError as error:
        raise InvalidError("store-unreachable", database=str(what), reason=reason_of(error)) from error


def _lock(path: Path) -> IO[bytes]:
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError as error:
                raise BlockingIOError from error
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BaseException:
        file.close()
        raise
    return file

"""A lock on a file that ends with the process that holds it, however that ends."""

import sys
from pathlib import Path
from typing import IO


def lock(path: Path) -> IO[bytes]:
    """Make and lock a file until it is closed; `BlockingIOError` if another process holds it."""
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

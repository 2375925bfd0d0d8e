"""A copy of everything in a server's data folder, whether it is running or not."""

import asyncio
from pathlib import Path
from typing import Final

from red7.game.errors import InvalidError
from red7.server.errors import LockedError
from red7.server.operator.socket import ask
from red7.server.storage.lock import lock
from red7.server.storage.sqlite.copy import copy_database
from red7.server.storage.sqlite.file import check, lock_of, refuse_lost

DATABASE: Final = "red7.sqlite3"
LOCK: Final = "control.lock"


async def backup(data: Path, target: Path) -> None:
    """Have the server on the folder copy its database, or copy it here if no server runs."""
    if await ask(data, act="backup", backup=str(target.absolute())) is not None:
        return
    database = data / DATABASE
    if not database.exists():
        raise InvalidError("backup-nothing", path=str(data))
    try:
        with lock(data / LOCK, data), lock(lock_of(database), database):
            refuse_lost(database)
            check(database)
            await asyncio.to_thread(copy_database, database, target)
    except LockedError:
        raise InvalidError("backup-unheard") from None

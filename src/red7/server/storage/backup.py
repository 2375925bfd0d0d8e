"""What the owner of a data folder may ask of the server on it, over a socket that nobody else can open."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from red7.game.errors import InvalidError, Red7Error
from red7.server.errors import LockedError
from red7.server.storage.lock import lock
from red7.server.storage.sql import SqlStore
from red7.server.storage.sqlite.copy import copy_database
from red7.server.storage.sqlite.file import check, lock_of, refuse_lost

DATABASE: Final = "red7.sqlite3"
_SOCKET: Final = "control"
LOCK: Final = "control.lock"
_log = structlog.get_logger("red7.control")


@asynccontextmanager
async def controlled(data: Path, store: SqlStore) -> AsyncIterator[None]:
    """Have the data folder to oneself, and answer on its control socket, where there are such sockets."""
    with lock(data / LOCK, data):  # which keeps other servers, and backups without one, off the folder
        async with _answering(data / _SOCKET, store):
            yield


@asynccontextmanager
async def _answering(path: Path, store: SqlStore) -> AsyncIterator[None]:
    if not hasattr(asyncio, "start_unix_server"):
        yield
        return
    path.unlink(missing_ok=True)  # of a server that was killed: the lock on the folder says it is gone

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await store.backup(Path(json.loads(await reader.readline())["backup"]))
            reply: dict[str, object] = {}
        except Red7Error as error:
            reply = {"code": error.code, "arguments": error.arguments}
        writer.write(json.dumps(reply).encode() + b"\n")
        await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_unix_server(answer, path)
    except OSError:  # its path is too long, or the folder takes no sockets: backups wait for the server's end
        _log.warning("no control socket")
        yield
        return
    path.chmod(0o600)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def backup(data: Path, target: Path) -> None:
    """Copy the database: by the server on the folder, which knows its store, or here while there is none."""
    if await _server_does(data / _SOCKET, target):
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


async def _server_does(path: Path, target: Path) -> bool:
    """Have the server do it, which may refuse to; False if none listens."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except (OSError, AttributeError):
        return False
    writer.write(json.dumps({"backup": str(target.absolute())}).encode() + b"\n")
    await writer.drain()
    reply = json.loads(await reader.readline() or b'{"code": "backup-unheard", "arguments": {}}')
    writer.close()
    if reply:
        raise InvalidError(reply["code"], **reply["arguments"])
    return True

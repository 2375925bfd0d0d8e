"""What the owner of a data folder may ask of the server on it, over a socket that nobody else can open."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog

from red7.game.errors import InvalidError, Red7Error
from red7.server.stores import Store
from red7.server.stores.sqlite import SqliteStore

DATABASE: Final = "red7.sqlite3"
_SOCKET: Final = "control"
_log = structlog.get_logger("red7.control")


@asynccontextmanager
async def controlled(data: Path, store: Store) -> AsyncIterator[None]:
    """Answer on the control socket meanwhile, where there are such sockets."""
    path = data / _SOCKET
    if not hasattr(asyncio, "start_unix_server"):
        yield
        return
    path.unlink(missing_ok=True)  # of a server that was killed: the lock on the database says it is gone

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await store.backup(Path(json.loads(await reader.readline())["backup"]))
            said: dict[str, object] = {}
        except Red7Error as error:
            said = {"code": error.code, "arguments": error.arguments}
        writer.write(json.dumps(said).encode() + b"\n")
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
    """Copy the database: by the server that has it open, or here while there is none."""
    database = data / DATABASE
    if not database.exists():
        raise InvalidError("backup-nothing", path=str(data))
    try:
        store = await SqliteStore.open(database)
    except Red7Error as error:
        if error.code != "store-locked":
            raise
        await _ask_server(data / _SOCKET, target)
        return
    try:
        await store.backup(target)
    finally:
        await store.close()


async def _ask_server(path: Path, target: Path) -> None:
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except (OSError, AttributeError):
        raise InvalidError("backup-unheard") from None
    writer.write(json.dumps({"backup": str(target.absolute())}).encode() + b"\n")
    await writer.drain()
    said = json.loads(await reader.readline() or b'{"code": "backup-unheard", "arguments": {}}')
    writer.close()
    if said:
        raise InvalidError(said["code"], **said["arguments"])

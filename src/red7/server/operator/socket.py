"""The operator's socket: one line per request and answer, for the owner of the data folder only."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog

from red7.game.errors import InvalidError, Red7Error

SOCKET: Final = "control"
_LONGEST: Final = 1 << 24
_UNHEARD: Final = {"code": "admin-unheard", "arguments": {}}
_log = structlog.get_logger("red7.operator")

Json = dict[str, Any]


@asynccontextmanager
async def answering(data: Path, answer: Callable[[Json], Awaitable[Json]]) -> AsyncIterator[None]:
    """Answer on the socket, if the system has such sockets; the caller holds the lock on the folder."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            reply = await answer(json.loads(await reader.readline()))
        except Red7Error as error:
            reply = {"code": error.code, "arguments": error.arguments}
        except (ValueError, KeyError, TypeError):
            reply = _UNHEARD
        writer.write(json.dumps(reply).encode() + b"\n")
        await writer.drain()
        writer.close()

    if not hasattr(asyncio, "start_unix_server"):
        yield
        return
    path = data / SOCKET
    path.unlink(missing_ok=True)  # left by a server that was killed: we hold its lock, so it is gone
    try:
        server = await asyncio.start_unix_server(serve, path)
    except OSError:  # its path is too long, or the file system has no sockets
        _log.warning("no operator socket")
        yield
        return
    path.chmod(0o600)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def ask(data: Path, **request: Any) -> Json | None:
    """The answer of the server on this folder, or None if none listens; `InvalidError` if it refuses."""
    try:
        reader, writer = await asyncio.open_unix_connection(data / SOCKET, limit=_LONGEST)
    except (OSError, AttributeError):
        return None
    writer.write(json.dumps(request).encode() + b"\n")
    await writer.drain()
    line = await reader.readline()
    writer.close()
    reply: Json = json.loads(line) if line else _UNHEARD
    if "code" in reply:
        raise InvalidError(reply["code"], **{"path": str(data), **reply["arguments"]})
    return reply

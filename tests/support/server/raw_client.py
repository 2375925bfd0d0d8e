"""A client that writes bytes as they are, from any address of loopback: what no library would send."""

import asyncio
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from support.patience import PATIENCE

PING, CONTINUATION, TEXT = 0x9, 0x0, 0x1


class Raw:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        """Send, as far as somebody is there to receive it."""
        with suppress(ConnectionError):
            self._writer.write(data)
            await self._writer.drain()

    async def rest(self) -> bytes:
        """Everything that still comes until the server ends the connection."""
        received = bytearray()
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while data := await self._reader.read(65_536):
                    received += data
        return bytes(received)

    async def some(self) -> bytes:
        """What comes next."""
        async with asyncio.timeout(PATIENCE):
            data = await self._reader.read(65_536)
        assert data, "the connection has ended"
        return data

    async def line(self) -> str:
        """The first line of an answer; empty if the connection has ended."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                return (await self._reader.readline()).decode().strip()
        return ""

    async def head(self) -> str:
        """The head of an answer."""
        async with asyncio.timeout(PATIENCE):
            return (await self._reader.readuntil(b"\r\n\r\n")).decode()

    def abort(self) -> None:
        self._writer.transport.abort()


@asynccontextmanager
async def raw(port: int, address: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """A connection from this address, that ends without a word."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    client = Raw(reader, writer)
    try:
        yield client
    finally:
        client.abort()


def get(path: str = "/healthz", *headers: str) -> bytes:
    """A request."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: x", *headers, "", ""]).encode()


def upgrade(table: str = "nowhere") -> bytes:
    """A request for a socket."""
    return get(
        f"/api/tables/{table}/socket",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client, masked."""
    assert len(data) < 126
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return struct.pack("!BB", fin << 7 | opcode, 0x80 | len(data)) + mask + masked

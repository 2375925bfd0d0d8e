"""The way to a server over the network: HTTP for requests, a WebSocket for a table."""

import asyncio
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from red7.client.channel import Answer, Channel, Disconnected

WITHIN: Final = 20.0
"""Seconds in which a server has to answer."""
_HERE: Final = ("127.0.0.1", "localhost", "::1")


class RemoteTransport:
    """A `Transport` to the server at a URL, such as `https://red7.example` or `http://127.0.0.1:7007/red7`."""

    def __init__(self, url: str) -> None:
        self._url: Final = url.rstrip("/")
        parts = urlsplit(self._url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(
                f"“{url}” isn’t the address of a server: expected one such as https://red7.example"
            )
        self._here: Final = parts.hostname in _HERE  # which no proxy can reach
        ways = [urllib.request.ProxyHandler({})] if self._here else []
        self._opener: Final = urllib.request.build_opener(*ways)

    async def ask(self, method: str, path: str, body: bytes, token: str) -> Answer:
        """Send a request over HTTP; in a thread, since Python's own client blocks."""
        headers = {"Content-Type": "application/json"} if body else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(  # noqa: S310 - the scheme is one of the two above
            self._url + path, body if method != "GET" else None, headers, method=method
        )
        return await asyncio.to_thread(self._answer, request)

    def _answer(self, request: urllib.request.Request) -> Answer:
        try:
            with self._opener.open(request, timeout=WITHIN) as response:
                return Answer(response.status, response.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.read())
        except (OSError, HTTPException) as error:
            raise Disconnected(str(error)) from None

    async def connect(self, path: str) -> Channel:
        """Open a WebSocket, which checks by itself whether the server is still there."""
        try:
            return _Socket(
                await connect(
                    "ws" + self._url.removeprefix("http") + path,
                    proxy=None if self._here else True,
                    compression=None,
                    max_size=None,
                    open_timeout=WITHIN,
                    close_timeout=1,
                )
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Disconnected(str(error)) from None


class _Socket:
    """A `Channel` over a WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection: Final = connection

    async def send(self, text: str) -> None:
        try:
            await self._connection.send(text)
        except (OSError, WebSocketException) as error:
            raise Disconnected(str(error)) from None

    async def receive(self) -> str:
        try:
            return str(await self._connection.recv())
        except (OSError, WebSocketException) as error:
            raise Disconnected(str(error)) from None

    async def close(self) -> None:
        await self._connection.close()

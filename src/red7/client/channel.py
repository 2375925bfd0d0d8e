"""What carries a client's requests and messages, over a network or not."""

from typing import NamedTuple, Protocol


class Disconnected(ConnectionError):
    """There is no connection, or it was lost. The request may be repeated."""


class Answer(NamedTuple):
    """The answer to a request, with an HTTP status."""

    status: int
    content: bytes


class Channel(Protocol):
    """A connection to a table, which carries one message at a time, both ways."""

    async def send(self, text: str) -> None:
        """Send a message; `Disconnected` if it cannot be sent."""
        ...

    async def receive(self) -> str:
        """The next message; `Disconnected` after the last one."""
        ...

    async def close(self) -> None:
        """Close it."""
        ...


class Transport(Protocol):
    """The way to a server."""

    async def ask(self, method: str, path: str, body: bytes, token: str) -> Answer:
        """Send a request; `Disconnected` if there is no answer."""
        ...

    async def connect(self, path: str) -> Channel:
        """Open a channel; `Disconnected` if nobody is there."""
        ...

"""What carries a client's requests and messages; where they go, over a network or not, is its own affair."""

from typing import NamedTuple, Protocol


class Disconnected(ConnectionError):
    """Nobody is there, or not any more. What was asked may be asked again."""


class Answer(NamedTuple):
    """What comes of a request; the status is one of HTTP."""

    status: int
    content: bytes


class Channel(Protocol):
    """A connection to a table, which carries one message a time, both ways."""

    async def send(self, text: str) -> None:
        """Send a message; `Disconnected` if it cannot be sent."""
        ...

    async def receive(self) -> str:
        """The next message; `Disconnected` after the last one."""
        ...

    async def close(self) -> None:
        """End it."""
        ...


class Transport(Protocol):
    """The way to a server."""

    async def ask(self, method: str, path: str, body: bytes, token: str) -> Answer:
        """Ask for something; `Disconnected` if there is no answer."""
        ...

    async def connect(self, path: str) -> Channel:
        """Open a channel; `Disconnected` if nobody is there."""
        ...

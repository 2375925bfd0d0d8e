"""What every bus promises: news travel fast or not at all. The truth is in the store."""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, bytes], None]
Missed = Callable[[], None]


def nothing_missed() -> None:
    """What a subscriber does about missed news where it reads the log all the time."""


class Bus(Protocol):
    """Carries messages by topic to every subscriber of every process, this one included."""

    @property
    def healthy(self) -> bool:
        """Whether other processes are heard; look into the store now and then while they are not."""
        ...

    async def subscribe(self, heard: Heard, missed: Missed = nothing_missed) -> None:
        """Call `heard` from the event loop with every message from now on, in the order of its publisher.

        `missed` is called when the bus is back after it was away: messages may have been lost.
        """
        ...

    async def publish(self, topic: str, message: bytes) -> bool:
        """Send a message, and say whether it went out to other processes; a topic has no spaces."""
        ...

    def tell(self, topic: str, message: bytes) -> None:
        """Publish a message, whether or not it goes out, and wait for nothing."""
        ...

    async def close(self) -> None:
        """Send what was told, and stop: nothing is heard any more."""
        ...

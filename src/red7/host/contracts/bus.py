"""What every bus promises, and the bus of one process: news travels fast or not at all.

The truth is in the store.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

Heard = Callable[[str, bytes], None]
Missed = Callable[[], None]


def nothing_missed() -> None:
    """For subscribers that need not react to missed news."""


class Bus(Protocol):
    """Carries messages by topic to every subscriber of every process, this one included."""

    @property
    def healthy(self) -> bool:
        """Whether other processes are heard; if not, look into the store now and then."""
        ...

    async def subscribe(self, heard: Heard, missed: Missed = nothing_missed) -> None:
        """Call `heard` from the event loop with every message from now on, in the order of its publisher.

        `missed` is called when the bus is back after an outage: messages may have been lost.
        """
        ...

    async def publish(self, topic: str, message: bytes) -> bool:
        """Send a message; returns whether it went out to other processes. A topic has no spaces."""
        ...

    def tell(self, topic: str, message: bytes) -> None:
        """Publish a message without waiting, whether or not it goes out."""
        ...

    async def close(self) -> None:
        """Send what is left, and stop listening."""
        ...


class LocalBus:
    """A `Bus` within this process; it is never away."""

    def __init__(self) -> None:
        self._subscribers: Final[list[Heard]] = []

    @property
    def healthy(self) -> bool:
        return True

    async def subscribe(self, heard: Heard, missed: Missed = nothing_missed) -> None:
        self._subscribers.append(heard)

    async def publish(self, topic: str, message: bytes) -> bool:
        self.tell(topic, message)
        return True

    def tell(self, topic: str, message: bytes) -> None:
        asyncio.get_running_loop().call_soon(self._deliver, topic, message)

    def _deliver(self, topic: str, message: bytes) -> None:
        for heard in self._subscribers:
            try:
                heard(topic, message)
            except Exception as error:  # the other subscribers still get it
                loop = asyncio.get_running_loop()
                loop.call_exception_handler({"message": "a subscriber failed", "exception": error})

    async def close(self) -> None:
        self._subscribers.clear()

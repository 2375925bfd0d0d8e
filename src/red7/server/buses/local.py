"""The bus of a server that is one process."""

import asyncio
from typing import Final

from red7.server.buses.bus import Heard, Missed, nothing_missed


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
        # Each is called for itself: one that fails keeps nothing from the others.
        loop = asyncio.get_running_loop()
        for heard in self._subscribers:
            loop.call_soon(heard, topic, message)

    async def close(self) -> None:
        self._subscribers.clear()

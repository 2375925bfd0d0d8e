"""The bus of a server that is one process."""

import asyncio
from typing import Final

from red7.host.contracts.bus import Heard, Missed, nothing_missed


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
            except Exception as error:  # which keeps nothing from the others
                loop = asyncio.get_running_loop()
                loop.call_exception_handler({"message": "a subscriber failed", "exception": error})

    async def close(self) -> None:
        self._subscribers.clear()

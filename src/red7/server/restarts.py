"""The next restart that the operator has announced: everybody is told, whichever process they are at."""

from collections.abc import Callable
from typing import Final

from red7.host.contracts.bus import Bus
from red7.host.protocol.messages import Announced, encode
from red7.host.viewers import Viewer, Viewers

_TOPIC: Final = "restart"
HEADER: Final = "Red7-Restart"
"""Of answers over HTTP: when the server is to restart, in milliseconds since the epoch."""


class Restarts:
    """Knows when, and tells it."""

    def __init__(self, bus: Bus, viewers: Viewers, now: Callable[[], int]) -> None:
        self._bus: Final = bus
        self._viewers: Final = viewers
        self._now: Final = now
        self._at = 0

    @property
    def at(self) -> int:
        """When, or 0 if none is announced."""
        return self._at if self._at > self._now() else 0

    async def open(self) -> None:
        """Listen to what other processes tell."""
        await self._bus.subscribe(self._hear)

    async def announce(self, at: int) -> None:
        """Tell everybody, and those who come; 0 takes it back."""
        self._at = at
        await self._bus.publish(_TOPIC, b"%d" % at)

    def greet(self, viewer: Viewer) -> None:
        """Tell somebody who has come."""
        if self.at:
            viewer.notice("announced", encode(Announced(self.at)))

    def _hear(self, topic: str, message: bytes) -> None:
        if topic == _TOPIC:
            self._at = int(message)
            for viewer in self._viewers:
                viewer.notice("announced", encode(Announced(self._at)))

"""The restart that the operator has announced: everybody is told, in all processes."""

from collections.abc import Callable
from typing import Final

from red7.host.contracts.bus import Bus
from red7.host.protocol.messages import Announced, encode
from red7.host.viewers import Viewer, Viewers

_TOPIC: Final = "restart"
HEADER: Final = "Red7-Restart"
"""In HTTP responses: when the server will restart, in milliseconds since the epoch."""


class Restarts:
    """Knows the announced restart, and tells everybody."""

    def __init__(self, bus: Bus, viewers: Viewers, now: Callable[[], int]) -> None:
        self._bus: Final = bus
        self._viewers: Final = viewers
        self._now: Final = now
        self._at = 0

    @property
    def at(self) -> int:
        """When the restart is, or 0 if none is announced."""
        return self._at if self._at > self._now() else 0

    async def open(self) -> None:
        """Listen for news from other processes."""
        await self._bus.subscribe(self._hear)

    async def announce(self, at: int) -> None:
        """Tell everybody who is here or comes later; 0 takes it back."""
        self._at = at
        await self._bus.publish(_TOPIC, b"%d" % at)

    def greet(self, viewer: Viewer) -> None:
        """Tell a new viewer, if a restart is announced."""
        if self.at:
            viewer.notice("announced", encode(Announced(self.at)))

    def _hear(self, topic: str, message: bytes) -> None:
        if topic == _TOPIC:
            self._at = int(message)
            for viewer in self._viewers:
                viewer.notice("announced", encode(Announced(self._at)))

"""Tells people that moves may arrive late, while this process does not hear the others."""

import asyncio
from typing import Final

from red7.host.contracts.bus import Bus
from red7.host.protocol.messages import Delayed, encode
from red7.host.viewers import Viewer, Viewers

LOOK_EVERY: Final = 1.0
"""Seconds between checks; an outage that ends before the second check isn't reported."""


class LateNews:
    """Watches the bus."""

    def __init__(self, bus: Bus, viewers: Viewers) -> None:
        self._bus: Final = bus
        self._viewers: Final = viewers
        self._is_lost = False  # as it looked last
        self._is_told = False
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._looking = asyncio.create_task(self._keep_looking())

    def close(self) -> None:
        """Stop."""
        if self._looking is not None:
            self._looking.cancel()

    def greet(self, viewer: Viewer) -> None:
        """Tell a new viewer, if news is late."""
        if self._is_told:
            viewer.notice("delayed", encode(Delayed(on=True)))

    def look(self) -> None:
        """Check the bus, and tell everybody if its state has changed."""
        was_lost, self._is_lost = self._is_lost, not self._bus.healthy
        is_late = self._is_lost and (was_lost or self._is_told)
        if is_late != self._is_told:
            self._is_told = is_late
            for viewer in self._viewers:
                viewer.notice("delayed", encode(Delayed(on=is_late)))

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look()

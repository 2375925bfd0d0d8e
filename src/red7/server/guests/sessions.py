"""Sessions that have ended: their sockets are closed, in whichever process they are."""

import asyncio
from typing import Final

from red7.game.errors import Red7Error
from red7.host.contracts.bus import Bus
from red7.host.contracts.store import Guest, Store
from red7.host.protocol.messages import Goodbye, encode
from red7.host.viewers import Viewers

_TOPIC: Final = "guest:"
_GONE: Final = b"gone"
_GOODBYE: Final = encode(Goodbye("server-session-over", 1_000))


class Sessions:
    """Tells all processes whose sessions have ended."""

    def __init__(self, bus: Bus, store: Store, viewers: Viewers) -> None:
        self._bus: Final = bus
        self._store: Final = store
        self._viewers: Final = viewers
        self._check: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen for news from other processes."""
        await self._bus.subscribe(self._hear, self._missed)

    async def gone(self, guest: str) -> None:
        """A guest was forgotten."""
        await self._bus.publish(_TOPIC + guest, _GONE)

    async def ended(self, guest: Guest) -> None:
        """All sessions of earlier epochs have ended."""
        await self._bus.publish(_TOPIC + guest.id, b"%d" % guest.epoch)

    async def check(self) -> None:
        """Look up whose sessions have ended, in case news was missed."""
        for id_ in self._viewers.guests():
            try:
                guest = await self._store.guest(id_)
            except Red7Error:  # the store is away, and nobody can do anything meanwhile
                return
            self._viewers.end(id_, guest.epoch if guest else None, _GOODBYE)

    def _hear(self, topic: str, message: bytes) -> None:
        if topic.startswith(_TOPIC):
            epoch = None if message == _GONE else int(message)
            self._viewers.end(topic.removeprefix(_TOPIC), epoch, _GOODBYE)

    def _missed(self) -> None:
        self._check = asyncio.create_task(self.check())

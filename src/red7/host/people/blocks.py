"""Whom people mute and block: their quick words are not heard, and a quick match keeps the two apart."""

from typing import Final

from red7.host.contracts.bus import Bus
from red7.host.contracts.company import Block, Relation
from red7.host.contracts.store import Store
from red7.host.tables.table_cache import TableCache
from red7.host.viewers import Viewers

_TOPIC: Final = "blocks:"


class Blocks:
    """Keeps mutes and blocks, and tells every process about changes."""

    def __init__(self, bus: Bus, store: Store, viewers: Viewers, tables: TableCache) -> None:
        self._bus: Final = bus
        self._store: Final = store
        self._viewers: Final = viewers
        self._tables: Final = tables

    async def open(self) -> None:
        """Listen for news from other processes."""
        await self._bus.subscribe(self._hear, self._missed)

    async def of(self, guest: str) -> list[Block]:
        """The mutes and blocks that a guest has made."""
        return [block for block in await self._store.blocks(guest) if block.guest == guest]

    async def unheard(self, guest: str) -> frozenset[str]:
        """The guests whose quick words a guest does not get."""
        blocks = await self._store.blocks(guest) if guest else []
        mine = {block.other for block in blocks if block.guest == guest}
        return frozenset(mine | {block.guest for block in blocks if block.relation == "blocked"} - {guest})

    async def apart(self, guest: str) -> frozenset[str]:
        """The guests that a guest is kept apart from, because one of the two has blocked the other."""
        blocks = [block for block in await self._store.blocks(guest) if block.relation == "blocked"]
        return frozenset({one for block in blocks for one in (block.guest, block.other)} - {guest})

    async def put(self, guest: str, other: str, name: str, relation: Relation | None, at: int) -> None:
        """Let a guest mute or block another one, or take that back."""
        if relation is None:
            await self._store.drop_block(guest, other)
        else:
            await self._store.put_block(Block(guest, other, relation, name, at))
        for one in (guest, other):
            self._bus.tell(_TOPIC + one, b"")

    def _hear(self, topic: str, _message: bytes) -> None:
        if topic.startswith(_TOPIC):
            guest = topic.removeprefix(_TOPIC)
            if guest in self._viewers.guests():
                self._tables.spawn(self._reload(guest))

    def _missed(self) -> None:
        for guest in self._viewers.guests():
            self._tables.spawn(self._reload(guest))

    async def _reload(self, guest: str) -> None:
        unheard = await self.unheard(guest)
        for viewer in self._viewers:
            if viewer.who.guest == guest:
                viewer.unheard = unheard

"""Removed is removed: who was taken off a table does not sit down there again by another name.

A guest is known by an id, and a new one is easily had. So for a while the device counts as well, by a digest
that is made elsewhere and says nothing about it.
"""

from collections.abc import Callable
from typing import Final

from red7.host.contracts.store import Store
from red7.host.tables.cached_table import CachedTable
from red7.table.decisions.asker import Who
from red7.table.errors import SeatError
from red7.table.table import Phase, Table

KEPT: Final = 22 * 60 * 60 * 1000
"""Milliseconds that a device is known; what is older is deleted every hour."""

Device = tuple[str, str]
"""The digests of a device, of today and of the day before; empty where it is not known."""

UNKNOWN: Final[Device] = ("", "")


class Removals:
    """Knows who was removed from which table, also by their devices."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store: Final = store
        self._now: Final = now

    async def check(self, cached: CachedTable, who: Who, device: Device) -> None:
        """Refuse a seat to a device that was removed; else note by which one somebody sits down."""
        table = cached.table
        if device == UNKNOWN or table.phase is not Phase.WAITING:
            return
        if who.guest == table.host or table.seats_of(who.guest):
            return
        if await self._store.is_barred(cached.id, device, self._now()):
            raise SeatError("table-removed")
        await self._store.note_device(cached.id, device[0], who.guest, self._now() + KEPT)

    async def hold(self, id_: str, before: Table, after: Table) -> None:
        """Bar the devices of those who were removed between the two."""
        for guest in after.removed - before.removed:
            await self._store.bar_devices(id_, guest)

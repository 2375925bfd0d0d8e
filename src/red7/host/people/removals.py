"""People removed from a table, who may not sit down there again under another name.

A guest is known by an id, and a new one is easy to get. So for a while the device counts as well, by a digest
that is made elsewhere and reveals nothing about it.
"""

from collections.abc import Callable
from typing import Final

from red7.host.contracts.store import Store
from red7.host.tables.cached_table import CachedTable
from red7.table.decisions.asker import Who
from red7.table.errors import SeatError
from red7.table.table import Phase, Table

KEPT: Final = 22 * 60 * 60 * 1000
"""Milliseconds that a device is remembered; older entries are deleted every hour."""

Device = tuple[str, str]
"""The digests of a device, today's and yesterday's; empty if it is not known."""

UNKNOWN: Final[Device] = ("", "")


class Removals:
    """Knows who was removed from which table, by guest and by device."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store: Final = store
        self._now: Final = now

    async def check(self, cached: CachedTable, who: Who, device: Device) -> None:
        """Refuse a seat to a removed device; otherwise note the device of the person who sits down."""
        table = cached.table
        if device == UNKNOWN or table.phase is not Phase.WAITING:
            return
        if who.guest == table.host or table.seats_of(who.guest):
            return
        if await self._store.is_barred(cached.id, device, self._now()):
            raise SeatError("table-removed")
        await self._store.note_device(cached.id, device[0], who.guest, self._now() + KEPT)

    async def hold(self, id_: str, before: Table, after: Table) -> None:
        """Bar the devices of those who were removed between these two states."""
        for guest in after.removed - before.removed:
            await self._store.bar_devices(id_, guest)

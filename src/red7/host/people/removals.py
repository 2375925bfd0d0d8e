"""Removed is removed: who was taken off a table does not sit down there again by another name.

A guest is known by an id, and a new one is easily had. So for a while the device counts as well, by a digest
that is made elsewhere and says nothing about it.
"""

from collections.abc import Callable
from typing import Final

from red7.host.contracts.store import Store
from red7.host.hub import Hub
from red7.host.protocol.messages import Done
from red7.table.commands import Command, Remove, Sit
from red7.table.decide import Who
from red7.table.errors import SeatError
from red7.table.table import Phase

KEPT: Final = 22 * 60 * 60 * 1000
"""Milliseconds that a device is known; what is older is deleted every hour."""

Device = tuple[str, str]
"""The digests of a device, of today and of the day before; empty where it is not known."""

UNKNOWN: Final[Device] = ("", "")


class Removals:
    """Carries out what people ask of a table."""

    def __init__(self, hub: Hub, store: Store, now: Callable[[], int]) -> None:
        self._hub: Final = hub
        self._store: Final = store
        self._now: Final = now

    async def act(
        self,
        id_: str,
        who: Who,
        command: Command,
        device: Device = UNKNOWN,
        *,
        key: str = "",
        version: int | None = None,
    ) -> Done:
        """Carry a command out; see `Hub.act`."""
        if not isinstance(command, Sit | Remove):
            return await self._hub.act(id_, who, command, key=key, version=version)
        before = (await self._hub.tables.get(id_, version or 0)).table
        sits = isinstance(command, Sit) and device != UNKNOWN and before.phase is Phase.WAITING
        if sits and who.guest != before.host and not before.seats_of(who.guest):
            if await self._store.is_barred(id_, device, self._now()):
                raise SeatError("table-removed")
            await self._store.note_device(id_, device[0], who.guest, self._now() + KEPT)
        done = await self._hub.act(id_, who, command, key=key, version=version)
        after = (await self._hub.tables.get(id_)).table
        for guest in after.removed - before.removed:
            await self._store.bar_devices(id_, guest)
        return done

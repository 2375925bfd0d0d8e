"""A guest who is deleted is nowhere any more, also where somebody moves at the same moment."""

from collections.abc import Callable

import msgspec
import pytest
from support.table_driver import ANN

from red7.host.contracts.bus import LocalBus
from red7.host.contracts.memory_store import MemoryStore
from red7.host.contracts.store import Append, Guest
from red7.host.contracts.thinker import LocalThinker
from red7.host.endpoints.guests import forget_guest
from red7.host.host import Host
from red7.table.commands import Sit
from red7.table.decide import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
ZOE = Who(guest="z" * 32, name="Zoe")


class Raced(MemoryStore):
    """A store to which a process that has not heard of it writes right after somebody is erased."""

    raced = False

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        before = await self.row(table)
        await super().erase(table, guest, rewrite)
        if before is not None and not self.raced:
            self.raced = True
            version = before.version + 1
            row = msgspec.structs.replace(before, version=version, people=(*before.people, guest))
            await self.append(Append(table, before.version, [b'{"type":"helped","seat":0}'], 1, row))


async def test_a_move_made_meanwhile_does_not_bring_a_guest_back() -> None:
    store = Raced()
    host = Host(store, LocalBus(), LocalThinker())
    await host.open()
    await store.put_guest(Guest(ZOE.guest, ZOE.name, 1, 1))
    id_ = (await host.hub.create(ANN, Settings(players=3))).id
    await host.hub.act(id_, ZOE, Sit(seat=2))
    await forget_guest(host, ZOE)
    assert store.raced
    assert await store.naming(ZOE.guest) == []
    row = await store.row(id_)
    assert row is not None
    assert ZOE.guest not in row.people
    await host.close()

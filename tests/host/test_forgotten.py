"""A guest who is deleted is nowhere any more, also where somebody moves at the same moment."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from support.table_driver import ANN

from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Append, Guest
from red7.host.endpoints.guests import forget_guest
from red7.host.host import Host
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.table.commands import Sit
from red7.table.decisions.asker import Who
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


class Slow(MemoryStore):
    """A store that lets everybody else do something while it erases, and knows who was erased in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.erased: list[str] = []
        self.busy = asyncio.Event()
        """Whether it has more than one to erase."""

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        self.erased.append(guest)
        if len(self.erased) > 1:
            self.busy.set()
        for _ in range(100):
            await asyncio.sleep(0)
        await super().erase(table, guest, rewrite)


async def test_who_has_much_to_delete_does_not_keep_others_waiting() -> None:
    store = Slow()
    host = Host(store, LocalBus(), LocalThinker())
    many = [Who(guest=f"mallory-{number}", name=f"Mallory {number}") for number in range(4)]
    for who in (*many * 5, ZOE):
        await host.hub.create(who, Settings())

    async def forget(who: Who, network: str) -> None:
        await forget_guest(host, who, host.allowance.counted(network, who.guest))

    deleting = [asyncio.create_task(forget(who, "one network")) for who in many]
    await store.busy.wait()  # rather than to look now and then: meanwhile all could be erased
    await forget(ZOE, "another network")
    assert len(store.erased) < 10
    await asyncio.gather(*deleting)
    assert len(store.erased) == 21

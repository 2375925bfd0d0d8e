"""New tables: one that is asked for again after a lost answer is the same, and strangers meet."""

import asyncio
from typing import Any

import pytest
from support.clock import Clock

from red7.game.errors import Red7Error
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest, Row
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.statistics import my_statistics
from red7.host.endpoints.tables import NewTable, Quick, create_table, quick_match
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.tables.summaries import listing, match_line
from red7.host.thought.local_thinker import LocalThinker
from red7.table.commands import Play
from red7.table.decisions.asker import Who
from red7.table.settings import Settings
from red7.table.table import Phase

pytestmark = pytest.mark.anyio
ANN, BEN = [Guest(name.lower() * 10, name, 0, 0) for name in ("Ann", "Ben")]
WITH_BOT = Settings(bots=("casual",))


def hosts(store: MemoryStore, count: int = 2) -> list[Host]:
    """Hosts that do not hear each other."""
    inputs = Inputs(now=Clock(), secret=lambda: bytes(32))
    return [Host(store, LocalBus(), LocalThinker(), alone=False, inputs=inputs) for _ in range(count)]


async def opened(host: Host, guest: Guest = ANN, **new: Any) -> str:
    link = await create_table(Call(host, guest=guest, body=NewTable(**new)))
    assert link.code
    return link.id


async def test_a_table_whose_answer_was_lost_is_the_same_when_it_is_asked_for_again() -> None:
    one, two = hosts(MemoryStore())
    id_ = await opened(one, id="once", settings=Settings(players=3))
    assert len(id_) == 22, "as long as any other, and none can be guessed"
    assert {await opened(host, id="once", settings=Settings(players=3)) for host in (one, two)} == {id_}
    assert await one.store.count() == 1
    other = [await opened(one, id="next"), await opened(one, BEN, id="once"), await opened(one)]
    assert len({id_, *other}) == 4


async def test_of_racing_copies_of_a_request_one_opens_a_table() -> None:
    store = MemoryStore()
    ids = await asyncio.gather(*(opened(host, id="once") for host in hosts(store, 8)))
    assert len(set(ids)) == 1
    assert await store.count() == 1


async def test_an_id_that_was_used_for_another_table_is_refused() -> None:
    [host] = hosts(MemoryStore(), 1)
    await opened(host, id="once")
    with pytest.raises(Red7Error) as caught:
        await opened(host, id="once", settings=Settings(players=4))
    assert caught.value.code == "server-id-used"


async def test_a_table_that_was_opened_and_not_begun_begins_when_it_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two = hosts(MemoryStore())

    async def dies(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(one.hub, "act", dies)
        with pytest.raises(KeyboardInterrupt):
            await opened(one, id="once", start=True, settings=WITH_BOT)
    id_ = await opened(two, id="once", start=True, settings=WITH_BOT)
    cached = await two.tables.get(id_)
    assert cached.table.phase is Phase.DEALING
    version = cached.version
    assert await opened(two, id="once", start=True, settings=WITH_BOT) == id_
    assert cached.version == version, "once"
    assert await two.store.count() == 1


class Crossroads(MemoryStore):
    """A store that lets everybody else do something before it gives out a list."""

    async def listed(self, limit: int) -> list[Row]:
        rows = await super().listed(limit)
        for _ in range(100):
            await asyncio.sleep(0)
        return rows


async def test_two_who_look_for_a_quick_match_at_two_hosts_at_the_same_moment_meet() -> None:
    store = Crossroads()
    calls = [
        Call(host, guest=guest, body=Quick()) for host, guest in zip(hosts(store), (ANN, BEN), strict=True)
    ]
    first, second = await asyncio.gather(*map(quick_match, calls))
    assert first.id == second.id
    assert await store.count() == 1
    row = await store.row(first.id)
    assert row is not None
    assert set(row.people) == {ANN.id, BEN.id}


PREPARED = "intl-1.2 basic R 0 R7O6:B1/Y3V2:O5 - - play"


async def test_a_table_may_begin_in_a_position_and_then_counts_for_nothing() -> None:
    [host] = hosts(MemoryStore(), 1)
    new = NewTable(position=PREPARED, start=True, settings=Settings(bots=(None, "casual")))
    link = await create_table(Call(host, guest=ANN, body=new))
    assert not link.code, "nobody can join by it"
    table = (await host.tables.get(link.id)).table
    assert table.match is not None
    assert str(table.match.position()) == PREPARED
    row = await host.store.row(link.id)
    assert row is not None
    assert listing(row).prepared is True
    await host.hub.act(link.id, Who(guest=ANN.id, name=ANN.name), Play(seat=0, text="out"))
    lines = await host.store.played(ANN.id)
    assert [match_line(line).prepared for line in lines] == [True]
    assert (await my_statistics(Call(host, guest=ANN))).played == 0


async def test_a_position_that_cannot_be_played_opens_no_table() -> None:
    [host] = hosts(MemoryStore(), 1)
    for position, code in (("nonsense", "syntax"), (PREPARED.replace("R7O6", "-"), "start-hand")):
        with pytest.raises(Red7Error) as caught:
            await create_table(Call(host, guest=ANN, body=NewTable(position=position, settings=WITH_BOT)))
        assert caught.value.code == code
    assert await host.store.count() == 0

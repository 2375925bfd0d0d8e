"""No network has more open tables than its share, nor does it fill the list of them."""

import pytest

from red7.host.caps import Caps
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.tables import NewTable, Quick, create_table, open_tables, quick_match
from red7.host.errors import HostError
from red7.host.host import Host
from red7.host.memory.store import MemoryStore
from red7.host.tables.openers import LISTED
from red7.host.tables.summaries import listing
from red7.host.thought.local_thinker import LocalThinker
from red7.table.commands import Close, Remove, SeatBot, StartMatch
from red7.table.decisions.asker import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
PEOPLE = Settings()
BOTS = Settings(bots=("beginner", "beginner"))


async def opened(**caps: int) -> Host:
    """A host that does nothing by itself."""
    host = Host(MemoryStore(), LocalBus(), LocalThinker(), caps=Caps(**caps))
    host.tables.watch(host.openers.moved)
    await host.openers.open()
    return host


async def table(host: Host, number: int, address: str, settings: Settings = PEOPLE) -> str:
    call = Call(host, caller=address, guest=Guest(f"guest {number}", f"Guest {number}", 0, 0))
    call.body = NewTable(settings=settings)
    return (await create_table(call)).id


def who(number: int) -> Who:
    return Who(guest=f"guest {number}", name=f"Guest {number}")


async def test_a_table_that_begins_or_closes_makes_room_for_another() -> None:
    host = await opened(waiting_per_address=2)
    ids = [await table(host, number, "home", Settings(bots=(None, "casual"))) for number in range(2)]
    with pytest.raises(HostError) as caught:
        await table(host, 2, "home")
    assert caught.value.code == "server-network-tables"
    await table(host, 2, "elsewhere")
    await host.hub.act(ids[0], who(0), Close())
    await table(host, 3, "home")
    await host.hub.act(ids[1], who(1), StartMatch())
    await table(host, 4, "home")


async def test_what_was_closed_by_another_process_does_not_count() -> None:
    host = await opened(waiting_per_address=1)
    id_ = await table(host, 0, "home")
    with pytest.raises(HostError, match="already has 1 open table"):
        await table(host, 1, "home")
    other = Host(host.store, LocalBus(), LocalThinker(), alone=False)
    await other.hub.act(id_, who(0), Close())
    await table(host, 1, "home")


async def test_computers_alone_play_at_few_tables_of_one_network_and_not_at_many_in_all() -> None:
    host = await opened(computer_tables_per_address=2, computer_tables=3)
    for number, address in enumerate(("home", "home", "elsewhere")):
        await host.hub.act(await table(host, number, address, BOTS), who(number), StartMatch())
    for address in ("home", "somewhere"):
        with pytest.raises(HostError) as caught:
            await table(host, 9, address, BOTS)
        assert caught.value.code == "server-network-tables"
        await table(host, 9, address)


async def test_computers_that_are_seated_later_or_begin_later_count_as_well() -> None:
    host = await opened(computer_tables_per_address=2)
    ids = [await table(host, number, "home", BOTS) for number in range(3)]
    ids += [await table(host, 3, "home", Settings(bots=(None, "beginner")))]
    await host.act(ids[3], who(3), Remove(seat=0))
    await host.act(ids[3], who(3), SeatBot(seat=0, level="beginner"))
    for number, id_ in enumerate(ids[:2]):
        await host.act(id_, who(number), StartMatch())
    for number in (2, 3):
        with pytest.raises(HostError) as caught:
            await host.act(ids[number], who(number), StartMatch())
        assert caught.value.code == "server-network-tables"
    other = Host(host.store, LocalBus(), LocalThinker(), alone=False, caps=Caps(computer_tables=1))
    await other.act(ids[2], who(2), StartMatch())
    with pytest.raises(HostError):  # where another process has opened it
        await other.act(ids[3], who(3), StartMatch())


async def test_a_quick_match_finds_others_behind_all_the_tables_of_one_network() -> None:
    host = await opened(waiting_per_address=1_000)
    quick = Quick(players=3)
    waits = await quick_match(Call(host, caller="ann", guest=Guest("ann", "Ann", 0, 0), body=quick))
    for number in range(150):
        await table(host, number, "crowd", Settings(listed=True))
    listed = (await open_tables(Call(host))).tables
    assert waits.id in [one.id for one in listed]
    assert len(listed) == 1 + LISTED
    found = await quick_match(Call(host, caller="ben", guest=Guest("ben", "Ben", 0, 0), body=quick))
    assert found.id == waits.id
    row = await host.store.row(waits.id)
    assert row is not None
    assert "crowd" not in str(listing(row)), "nobody is told from where a table was opened"

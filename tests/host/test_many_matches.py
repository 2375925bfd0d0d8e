"""Whoever has played or brought very much costs a host no more than others."""

import pytest
from host.tables.test_log_check import log_of, played
from msgspec.structs import replace
from support.table_driver import ANN

from red7.game.errors import InvalidError
from red7.host.caps import Caps
from red7.host.contracts.allowance import Act, Allowance
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.memory_store import MemoryStore
from red7.host.contracts.store import Guest
from red7.host.contracts.thinker import LocalThinker
from red7.host.endpoints.archives import bring_table
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.guests import my_matches
from red7.host.host import Host
from red7.host.tables.log_check import check_log
from red7.host.tables.slices import Slices

pytestmark = pytest.mark.anyio
GUEST = Guest(ANN.guest, ANN.name, 0, 0)


class Counting(Allowance):
    """Allows everything, and knows what was counted."""

    def __init__(self) -> None:
        self.acts: list[Act] = []

    async def check(self, act: Act, caller: str, guest: str = "") -> None:
        self.acts.append(act)


async def host_of(allowance: Allowance | None = None) -> Host:
    store = MemoryStore()
    await store.put_guest(GUEST)
    return Host(store, LocalBus(), LocalThinker(), allowance=allowance)


async def test_a_list_has_the_latest_matches_of_however_many() -> None:
    host, log = await host_of(), log_of(played("basic", 2, 1))
    [result] = (await check_log("t", log, ANN, 10**13, Slices())).played
    many = [replace(result, match=number, at=number) for number in range(1, 1_001)]
    await host.hub.take_in("t", [event for _, event in log], many, Slices())
    matches = (await my_matches(Call(host, guest=GUEST))).matches
    assert len(matches) == 300


async def test_what_takes_much_room_counts_as_many_tables() -> None:
    allowance = Counting()
    host = await host_of(allowance)
    with pytest.raises(InvalidError):
        await bring_table(Call(host, guest=GUEST, body="x" * (5 * Caps.body_bytes)))
    assert allowance.acts == [Act.IMPORT] * 6

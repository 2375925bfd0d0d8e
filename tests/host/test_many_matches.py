"""Whoever has played very much costs a host no more than others."""

import pytest
from host.tables.test_log_check import log_of, played
from msgspec.structs import replace
from support.table_driver import ANN

from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.guests import my_matches
from red7.host.host import Host
from red7.host.memory.store import MemoryStore
from red7.host.slices import Slices
from red7.host.tables.log_check import check_log
from red7.host.thought.local_thinker import LocalThinker

pytestmark = pytest.mark.anyio
GUEST = Guest(ANN.guest, ANN.name, 0, 0)


async def test_a_list_has_the_latest_matches_of_however_many() -> None:
    store, log = MemoryStore(), log_of(played("basic", 2, 1))
    await store.put_guest(GUEST)
    host = Host(store, LocalBus(), LocalThinker())
    [result] = (await check_log("t", log, ANN, 10**13, Slices())).played
    many = [replace(result, match=number, at=number) for number in range(1, 1_001)]
    await host.hub.take_in("t", [event for _, event in log], many, Slices())
    matches = (await my_matches(Call(host, guest=GUEST))).matches
    assert len(matches) == 300

"""No clock runs while no host is there: to within a second, however short that was, and only then."""

import pytest
from support.clock import Clock

from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Entry, StoreUnavailable
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.host.timers.lost_time import DOWN_AFTER_MS
from red7.table.commands import AutoDeal, Help, Play, Sit, StartMatch
from red7.table.decisions.asker import Who
from red7.table.settings import Pace, Settings
from red7.table.table import DEAL_WAIT

pytestmark = pytest.mark.anyio
ANN, BEN = [Who(guest=f"{name.lower()}-id", name=name) for name in ("Ann", "Ben")]
SECOND = 1_000


class Database(MemoryStore):
    """A store that can be away, and counts the beats."""

    away = False
    beats = 0
    reads = 0

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        self.reads += 1
        return await super().entries(table, after, limit)

    async def beat(self, owner: str, now: int) -> int | None:
        await self.check()
        self.beats += now > 0
        return await super().beat(owner, now)

    async def check(self) -> None:
        if self.away:
            raise StoreUnavailable


class World:
    """A database and its time, with hosts that come, look every second, and are gone without a word."""

    def __init__(self, *, alone: bool) -> None:
        self.clock = Clock()
        self.store = Database()
        self._alone = alone

    async def host(self) -> Host:
        inputs = Inputs(now=self.clock, secret=lambda: bytes(32))
        host = Host(self.store, LocalBus(), LocalThinker(), alone=self._alone, inputs=inputs)
        await host.lost_time.beat()
        return host

    async def pass_time(self, ms: int, *hosts: Host) -> None:
        """Let hosts live on for so long."""
        until = self.clock.ms + ms
        while self.clock.ms < until:
            self.clock.ms = min(self.clock.ms + SECOND, until)
            for host in hosts:
                await host.lost_time.beat()

    async def table(self, host: Host) -> tuple[str, int]:
        """A table with a clock that runs, and its deadline."""
        id_ = await self.dealt(host, Pace(seconds=600))
        return id_, await self.deadline(host, id_)

    async def dealt(self, host: Host, pace: Pace) -> str:
        """A table where somebody is to move."""
        id_ = (await host.hub.create(ANN, Settings(help=True, pace=pace))).id
        await host.hub.act(id_, BEN, Sit())
        await host.hub.act(id_, ANN, StartMatch())
        await self.pass_time(DEAL_WAIT, host)
        await host.hub.act(id_, SYSTEM, AutoDeal())
        await self.pass_time(3 * SECOND, host)
        return id_

    async def deadline(self, host: Host, id_: str) -> int:
        cached = await host.tables.get(id_)
        await host.tables.refresh(cached)
        assert cached.table.deadline is not None
        return cached.table.deadline


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("away", [1_100, 3_200, 5_900, 8_000, 3_600_000])
async def test_all_time_without_a_host_is_given_back(alone: bool, away: int) -> None:
    world = World(alone=alone)
    id_, before = await world.table(await world.host())
    world.clock.ms += 300  # it is killed between two beats
    world.clock.ms += away
    host = await world.host()
    await world.pass_time(DOWN_AFTER_MS, host)
    assert away <= await world.deadline(host, id_) - before <= away + SECOND
    assert not host.lost_time.may_be_owed
    await world.pass_time(3 * DOWN_AFTER_MS, host)
    assert await world.deadline(host, id_) - before <= away + SECOND, "and once only"


async def test_the_very_shortest_absence_is_given_back_by_a_host_that_knows_it_is_alone() -> None:
    world = World(alone=True)
    id_, before = await world.table(await world.host())
    world.clock.ms += 90
    host = await world.host()
    assert await world.deadline(host, id_) - before == 90


@pytest.mark.parametrize("late", [900, 2_500, 5_000])
async def test_nothing_is_given_back_while_another_host_lives_however_late_it_is(late: int) -> None:
    world = World(alone=False)
    one = await world.host()
    id_, before = await world.table(one)
    world.clock.ms += late
    two = await world.host()
    assert two.lost_time.may_be_owed is (late > SECOND), "no clock runs out before it is known"
    await one.lost_time.beat()
    await world.pass_time(2 * DOWN_AFTER_MS, one, two)
    assert not two.lost_time.may_be_owed
    assert await world.deadline(two, id_) == before


async def test_of_two_hosts_that_come_at_once_one_gives_the_time_back() -> None:
    world = World(alone=False)
    id_, before = await world.table(await world.host())
    world.clock.ms += 3_200
    hosts = [await world.host() for _ in range(2)]
    await hosts[1].hub.act(id_, ANN, Help(seat=0), key="h1")  # which has nothing to do with the clock
    await world.pass_time(DOWN_AFTER_MS, *hosts)
    assert await world.deadline(hosts[0], id_) - before == 3_200


async def test_a_turn_that_was_played_before_it_was_known_is_owed_nothing() -> None:
    world = World(alone=False)
    id_, _ = await world.table(await world.host())
    world.clock.ms += 3_200
    host = await world.host()
    match = (await host.tables.get(id_)).table.match
    assert match is not None
    mover = match.round.turn
    await host.hub.act(id_, (ANN, BEN)[mover], Play(seat=mover, text="out"))
    played_at = world.clock.ms
    await world.pass_time(DOWN_AFTER_MS, host)
    table = (await host.tables.get(id_)).table
    assert table.last_at == played_at, "nothing has happened since"


@pytest.mark.parametrize("alone", [True, False])
async def test_the_time_in_which_the_store_was_away_is_given_back(alone: bool) -> None:
    world = World(alone=alone)
    host = await world.host()
    id_, before = await world.table(host)
    world.store.away = True
    for _ in range(4):
        world.clock.ms += SECOND
        with pytest.raises(StoreUnavailable):
            await host.lost_time.beat()
        assert host.lost_time.may_be_owed
    world.store.away = False
    await world.pass_time(DOWN_AFTER_MS, host)
    assert 4 * SECOND <= await world.deadline(host, id_) - before <= 5 * SECOND


async def test_a_host_that_is_alone_writes_nothing_while_no_clock_runs() -> None:
    world = World(alone=True)
    host = await world.host()
    await host.hub.create(ANN, Settings())
    await world.pass_time(60 * SECOND, host)
    assert world.store.beats == 0
    await world.table(host)
    assert world.store.beats > 0


async def test_a_host_that_comes_reads_no_log_of_a_table_without_a_clock() -> None:
    world = World(alone=True)
    host = await world.host()
    for _ in range(5):
        await world.dealt(host, Pace())
    id_, before = await world.table(host)
    world.store.reads = 0
    world.clock.ms += 60_000
    host = await world.host()
    assert world.store.reads == 1
    assert await world.deadline(host, id_) - before == 60_000

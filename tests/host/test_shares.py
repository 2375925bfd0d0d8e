"""Nobody can take from others what there is little of: the thoughts of computer players, above all."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress

import pytest
from support.clock import Clock
from support.patience import eventually

from red7.ai.analysis import Analysis
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.host.caps import Caps
from red7.host.contracts.allowance import Allowance
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.conversation import Conversation
from red7.host.errors import HostError
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.people.presence import REACTIONS, Presence
from red7.host.rates import Meter, Rate, refuse
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.local_thinker import LocalThinker
from red7.table.commands import AutoDeal, Close, Help, Play, Remove, SeatBot, StartMatch
from red7.table.decisions.asker import Who
from red7.table.errors import TableError
from red7.table.settings import Settings
from red7.table.table import DEAL_WAIT, Phase

pytestmark = pytest.mark.anyio
ANN = Guest("ann-id", "Ann", 0, 0)
MALLORY = Guest("mallory-id", "Mallory", 0, 0)
ANNS, MALLORYS = (Who(guest=one.id, name=one.name) for one in (ANN, MALLORY))


class OneByOne(LocalThinker):
    """Thinks of one thing after the other, each when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._go = asyncio.Semaphore(0)

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        self.begun.append(level)
        await self._go.acquire()
        return await super().turn("beginner", seen, seed)

    async def advise(self, seen: Sight, number: int, nodes: int = 0, listed_nodes: int = 0) -> Analysis:
        self.begun.append("hint")
        await self._go.acquire()
        return Analysis(seen.viewer, ())

    def finish(self, thoughts: int = 100) -> None:
        """Come to an end with so many thoughts, now or when they begin."""
        for _ in range(thoughts):
            self._go.release()

    async def next(self) -> str:
        """What it thinks of after it has come to an end with what it thinks of now."""
        count = len(self.begun)
        self._go.release()
        await eventually(lambda: len(self.begun) > count)
        return self.begun[-1]


@asynccontextmanager
async def opened(
    clock: Clock, thinker: OneByOne, allowance: Allowance | None = None, **caps: int
) -> AsyncIterator[Host]:
    """A host with little room for thoughts."""
    inputs, room = Inputs(clock, lambda: bytes(range(32))), Caps(thoughts=8, **caps)
    host = Host(MemoryStore(), LocalBus(), thinker, allowance=allowance, inputs=inputs, caps=room)
    await host.open()
    try:
        yield host
    finally:
        await host.close()
        thinker.finish()
        await eventually(lambda: len(host.thought_queue) == 0)


async def dealt(host: Host, clock: Clock, guest: Guest, *bots: str | None) -> CachedTable:
    """A table that is being played at, by computer players only or with a person on the first seat."""
    who = Who(guest=guest.id, name=guest.name)
    cached = await host.hub.create(who, Settings(players=len(bots), bots=bots, help=True))
    await host.hub.act(cached.id, who, StartMatch())
    if cached.table.phase is Phase.DEALING:
        clock.ms += DEAL_WAIT
        with suppress(TableError):  # the host was faster
            await host.hub.act(cached.id, SYSTEM, AutoDeal())
    assert cached.table.phase is Phase.PLAYING
    return cached


async def bots_turn(host: Host, clock: Clock) -> CachedTable:
    """A table where Ann is out, and two computer players are still in."""
    waiting = len(host.thought_queue)
    cached = await dealt(host, clock, ANN, None, "casual", "casual")
    if cached.table.mover == 0:
        await host.hub.act(cached.id, ANNS, Play(seat=0, text="out"))
    await eventually(lambda: len(host.thought_queue) > waiting)
    return cached


async def test_a_persons_computer_players_wait_for_none_of_those_that_nobody_looks_at() -> None:
    clock, thinker = Clock(), OneByOne()
    async with opened(clock, thinker) as host:
        for _ in range(20):
            await dealt(host, clock, MALLORY, "master", "master")
        await eventually(lambda: not host.thought_queue.has_room())
        cached = await bots_turn(host, clock)
        assert await thinker.next() == "casual", "though nobody of hers is connected here"
        with Conversation(host, cached, ANN, None):
            # Hers is not waiting yet when the place is free, but when it is free again.
            assert [await thinker.next(), await thinker.next()] == ["master", "casual"]
        assert set(thinker.begun) == {"master", "casual"}


async def test_who_comes_to_a_table_that_waits_its_turn_does_not_wait_with_it() -> None:
    clock, thinker = Clock(), OneByOne()
    async with opened(clock, thinker) as host:
        for _ in range(20):
            await dealt(host, clock, MALLORY, "master", "master")
        cached = await dealt(host, clock, ANN, "expert", "expert")
        await eventually(lambda: not host.thought_queue.has_room())
        assert await thinker.next() == "master"
        with Conversation(host, cached, ANN, None):
            await eventually(lambda: len(host.thought_queue) == 10)
            assert await thinker.next() == "expert"


async def test_one_guest_cannot_have_all_thoughts_by_asking_on_many_connections() -> None:
    clock, thinker = Clock(), OneByOne()
    async with opened(clock, thinker) as host:
        cached = await dealt(host, clock, MALLORY, None, "master")
        if cached.table.mover != 0:
            thinker.finish(1)
            await eventually(lambda: cached.table.mover == 0)
        with ExitStack() as stack:
            sockets = [
                stack.enter_context(Conversation(host, cached, MALLORY, None, f"192.0.2.{number}"))
                for number in range(10)
            ]
            for number, socket in enumerate(sockets):
                await socket.take(json.dumps({"type": "hint", "id": f"hint-{number}", "seat": 0}))
            for socket in sockets[2:]:
                while (message := json.loads(await socket.next_message()))["type"] != "refused":
                    pass
                assert message["code"] == "server-thinking-own"
            await eventually(lambda: len(host.thought_queue) == 2)
            assert cached.table.seats[0].helped == 2, "what is refused is not counted"
            await bots_turn(host, clock)
            assert await thinker.next() == "casual", "and those who play go before the second of them"


async def test_who_sends_too_many_messages_is_told_how_long_to_wait_and_not_heard_for_that_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, thinker = Clock(), OneByOne()
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    class TwoMessages(Allowance):
        def connection(self, caller: str) -> Callable[[], None]:
            meter = Meter()
            return lambda: refuse(meter.wait(Rate(burst=2, acts=1, seconds=3), 0.0))

    async with opened(clock, thinker, TwoMessages()) as host:
        cached = await dealt(host, clock, ANN, None, "casual")
        with Conversation(host, cached, ANN, None) as talk:
            monkeypatch.setattr("red7.host.conversation.asyncio.sleep", pause)
            for _ in range(2):
                await talk.take(json.dumps({"type": "beat"}))
                assert json.loads(await talk.next_message())["type"] == "beat"
            assert pauses == []
            await talk.take(json.dumps({"type": "hint", "id": "third", "seat": 0}))
            refused = json.loads(await talk.next_message())
            assert (refused["code"], refused["id"], refused["arguments"]) == (
                "limit-rate", "third", {"seconds": 3},
            )  # fmt: skip
            assert pauses == [3]
            monkeypatch.undo()


async def test_quick_words_are_limited_for_a_whole_table() -> None:
    clock, thinker = Clock(), OneByOne()
    async with opened(clock, thinker) as host:
        cached = await dealt(host, clock, ANN, None, "casual")
        time = [1_000.0]
        presence = Presence(LocalBus(), host.viewers, now=lambda: time[0])
        for number in range(REACTIONS.burst):
            presence.react(cached, number % 2, "well-played")
        with pytest.raises(HostError) as caught:
            presence.react(cached, 0, "well-played")
        assert caught.value.code == "limit-rate"
        time[0] += 1
        presence.react(cached, 0, "well-played")


async def test_a_log_has_an_end_and_the_match_in_play_comes_to_its_own() -> None:
    clock, thinker = Clock(), OneByOne()
    async with opened(clock, thinker, events=20) as host:
        waiting = await host.hub.create(MALLORYS, Settings(players=3))
        cached = await dealt(host, clock, ANN, None, "casual")
        thinker.finish()
        for _ in range(9):
            await host.hub.act(waiting.id, MALLORYS, SeatBot(seat=2, level="casual"))
            await host.hub.act(waiting.id, MALLORYS, Remove(seat=2))
        with pytest.raises(HostError) as caught:
            await host.hub.act(waiting.id, MALLORYS, SeatBot(seat=2, level="casual"))
        assert caught.value.code == "server-table-long"
        assert waiting.version == 20
        await host.hub.act(waiting.id, MALLORYS, Close())
        assert waiting.table.phase is Phase.CLOSED
        while cached.version < 20:
            await eventually(lambda: cached.table.mover == 0 or cached.version >= 20)
            await host.hub.act(cached.id, ANNS, Help(seat=0))
        await eventually(lambda: cached.table.mover == 0)
        with pytest.raises(HostError):
            await host.hub.act(cached.id, ANNS, Help(seat=0))
        await host.hub.act(cached.id, ANNS, Play(seat=0, text="out"))
        assert cached.table.phase is Phase.FINISHED

"""Scarce work in fair shares: who waits is called by how urgent it is, and by how little they have had."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial

import pytest
from support.simulated_time import simulate

from red7.host.contracts.allowance import CountedNames
from red7.host.errors import HostError, UnavailableError
from red7.host.fair_queue import FairQueue, Priority, Urgency

pytestmark = pytest.mark.anyio
ANN: CountedNames = (("ann", 1), ("192.0.2.1", 4))
BEN: CountedNames = (("ben", 1), ("192.0.2.2", 4))


class Bench:
    """A queue with one place, work that takes as long as the test says, and the order in which it is done."""

    def __init__(self) -> None:
        self.time = 0.0
        self.waits: list[tuple[str, float]] = []
        self.queue = FairQueue(
            1, most_asked=8, now=lambda: self.time, waited=lambda *wait: self.waits.append(wait)
        )
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._gate = asyncio.Event()
        self.put("first", Urgency.PLAYED)

    def ask(self, name: str, standing: Callable[[], Priority], seconds: float = 1) -> None:
        async def done() -> None:
            if name == "first":
                await self._gate.wait()
            self.time += seconds
            self.done.append(name)

        self.tasks.append(asyncio.create_task(self.queue.do(standing, done)))

    def put(self, name: str, urgency: Urgency, *callers: CountedNames, seconds: float = 1) -> None:
        self.ask(name, lambda: Priority(urgency, callers), seconds)

    async def order(self) -> list[str]:
        """Let everything that waits be done."""
        await asyncio.sleep(0)
        self._gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        assert len(self.queue) == 0
        return self.done[1:]


async def test_one_of_many_callers_does_not_wait_for_all_that_another_wants() -> None:
    bench = Bench()
    for number in range(6):
        bench.put(f"ann {number}", Urgency.ASKED, ANN)
    bench.put("ben", Urgency.ASKED, BEN)
    assert (await bench.order()).index("ben") == 1


async def test_the_turn_at_a_table_people_play_at_goes_before_everything_else() -> None:
    bench = Bench()
    bench.put("unseen", Urgency.UNSEEN, BEN)
    bench.put("question", Urgency.ASKED, BEN)
    bench.put("expected", Urgency.EXPECTED, BEN)
    bench.put("played", Urgency.PLAYED, ANN)
    assert await bench.order() == ["played", "expected", "question", "unseen"]
    assert bench.waits == [("played", 0), ("played", 1), ("expected", 2), ("asked", 3), ("unseen", 4)]


async def test_who_has_had_long_thoughts_waits_for_who_has_had_short_ones() -> None:
    bench = Bench()
    bench.put("ann 1", Urgency.PLAYED, ANN, seconds=5)
    bench.put("ben 1", Urgency.PLAYED, BEN, seconds=1)
    bench.put("ann 2", Urgency.PLAYED, ANN)
    for number in (2, 3, 4):
        bench.put(f"ben {number}", Urgency.PLAYED, BEN)
    assert await bench.order() == ["ann 1", "ben 1", "ben 2", "ben 3", "ben 4", "ann 2"]


async def test_many_guests_of_one_address_have_no_more_than_it_has() -> None:
    bench = Bench()
    for number in range(12):
        bench.put(f"crowd {number}", Urgency.PLAYED, ((f"guest {number}", 1), ("192.0.2.9", 4)))
    bench.put("ann 1", Urgency.PLAYED, ANN)
    bench.put("ann 2", Urgency.PLAYED, ANN)
    order = await bench.order()
    assert order.index("ann 1") <= 1
    assert order.index("ann 2") <= 6


async def test_at_a_table_those_count_who_have_had_the_least() -> None:
    bench = Bench()
    for number in range(3):
        bench.put(f"ann {number}", Urgency.PLAYED, ANN)
    bench.put("both", Urgency.PLAYED, ANN, BEN)
    assert (await bench.order()).index("both") == 1


async def test_somebody_who_comes_to_look_makes_it_urgent_while_it_waits() -> None:
    bench, urgency = Bench(), [Urgency.UNSEEN]
    bench.ask("hers", lambda: Priority(urgency[0], [ANN]))
    bench.put("other", Urgency.ASKED, BEN)
    await asyncio.sleep(0)
    urgency[0] = Urgency.PLAYED
    assert await bench.order() == ["hers", "other"]


async def test_who_goes_while_waiting_is_not_thought_for_and_loses_nobody_a_place() -> None:
    bench = Bench()
    for name in ("gone", "stays"):
        bench.put(name, Urgency.ASKED, ANN)
    await asyncio.sleep(0)
    bench.tasks[1].cancel()
    assert await bench.order() == ["stays"]
    bench.put("after", Urgency.ASKED, ANN)
    await asyncio.gather(*bench.tasks, return_exceptions=True)
    assert bench.done[-1] == "after"


async def test_who_goes_just_when_called_gives_the_place_on() -> None:
    bench = Bench()
    for name in ("gone", "stays"):
        bench.put(name, Urgency.ASKED, ANN)
    await asyncio.sleep(0)
    bench.queue._call()  # "gone" has a place now, and does not know it yet
    bench.tasks[1].cancel()
    await asyncio.gather(bench.tasks[1], return_exceptions=True)
    await bench.order()
    assert bench.done == ["stays", "first"]


async def test_a_place_is_not_free_before_its_work_is_done_though_nobody_waits_for_it() -> None:
    bench = Bench()
    bench.put("next", Urgency.ASKED, ANN)
    await asyncio.sleep(0)
    bench.tasks[0].cancel()
    await asyncio.gather(bench.tasks[0], return_exceptions=True)
    assert bench.done == []
    assert len(bench.queue) == 2
    assert await bench.order() == ["next"]


async def test_what_was_had_is_forgotten_in_time() -> None:
    bench = Bench()
    bench.put("ann long ago", Urgency.PLAYED, ANN, seconds=1_000)
    await bench.order()
    assert bench.queue._has_had("ann") > 900
    bench.time += 10_000
    assert bench.queue._has_had("ann") < 1e-9


def asked(queue: FairQueue, callers: Sequence[CountedNames]) -> int:
    """How many of these may ask at once."""
    count = 0
    with ExitStack() as rooms:
        for caller in callers:
            with suppress(UnavailableError):
                rooms.enter_context(queue.question(caller))
                count += 1
    return count


def test_a_guest_and_an_address_may_ask_so_much_at_once_and_no_name_has_more_than_half() -> None:
    queue = FairQueue(1)
    address = [((f"guest {number}", 1), ("192.0.2.1", 4)) for number in range(100)]
    network = [((f"guest {number}", 1), (f"net {number}", 4), ("wide", 64)) for number in range(100)]
    strangers = [((f"guest {number}", 1), (f"net {number}", 4)) for number in range(100)]
    assert asked(queue, [ANN] * 60) == 2
    assert asked(queue, address) == 8
    assert asked(queue, network) == 32
    assert asked(queue, [*network, *strangers]) == 64
    assert asked(queue, [ANN] * 60) == 2, "all room is given back"


def test_a_refusal_says_whose_questions_have_to_be_answered_first() -> None:
    queue = FairQueue(1, most_asked=4)
    with ExitStack() as rooms:
        for caller in (ANN, ANN, BEN):
            rooms.enter_context(queue.question(caller))
        assert refused(queue, ANN) == "server-thinking-own"
        rooms.enter_context(queue.question(BEN))
        assert refused(queue, (("cat", 1),)) == "server-thinking-full"


def refused(queue: FairQueue, caller: CountedNames) -> str:
    with pytest.raises(UnavailableError) as caught, queue.question(caller):
        pass
    return caught.value.code


async def test_what_takes_too_long_is_refused_and_its_room_given_back() -> None:
    queue, gate = FairQueue(1, patience=0), asyncio.Event()
    begun: list[str] = []

    async def work(name: str) -> None:
        begun.append(name)
        await gate.wait()
        raise UnavailableError("nobody hears this")

    first = asyncio.create_task(queue.do(lambda: Priority(Urgency.PLAYED, [BEN]), lambda: work("first")))
    await asyncio.sleep(0)
    with pytest.raises(UnavailableError) as caught, queue.question(ANN):
        await queue.ask(ANN, lambda: work("second"))
    assert caught.value.code == "server-thinking-late"
    gate.set()
    await asyncio.gather(first, return_exceptions=True)
    assert begun == ["first"], "what was not begun is not done"
    assert len(queue) == 0
    assert asked(queue, [ANN] * 9) == 2


async def test_what_nobody_waits_for_finds_no_room_where_others_do() -> None:
    bench = Bench()
    assert bench.queue.has_room()
    for number in range(8):
        bench.put(str(number), Urgency.UNSEEN, BEN)
    await asyncio.sleep(0)
    assert not bench.queue.has_room()
    bench.put("ann", Urgency.PLAYED, ANN)
    assert (await bench.order())[0] == "ann"


async def test_of_many_small_pieces_those_are_told_that_are_done_until_it_is_enough() -> None:
    queue = FairQueue(1)
    done: list[int] = []

    async def work(number: int) -> int:
        if number == 7:
            raise UnavailableError("server-thinking-full")
        done.append(number)
        return number

    works = [partial(work, number) for number in range(10)]
    results = await queue.ask_some(ANN, works, lambda: len(done) >= 3)
    assert results == done == [0, 1, 2], "what has not begun by then is not done"
    assert 6 in await queue.ask_some(ANN, works[6:]), "what is done beside the one that fails"
    with pytest.raises(UnavailableError):
        await queue.ask_some(ANN, works[7:8])


@pytest.mark.parametrize("places", [1, 2, 4])
def test_many_small_questions_of_one_are_soon_answered_though_others_ask_all_the_time(places: int) -> None:
    """The turns of somebody who has lost: each takes a moment, but a hint of others takes three seconds."""

    async def seconds() -> float:
        loop = asyncio.get_running_loop()
        queue = FairQueue(places, now=loop.time)

        async def rival(name: str) -> None:
            while True:
                await queue.ask(((name, 1),), lambda: asyncio.sleep(3.0))

        rivals = [asyncio.create_task(rival(name)) for name in ("ben", "cleo", "dan", "eve")]
        await asyncio.sleep(60)
        asked_at = loop.time()
        await queue.ask_some(ANN, [partial(asyncio.sleep, 0.025, True)] * 44)
        answered_at = loop.time()
        for task in rivals:
            task.cancel()
        await asyncio.sleep(10)  # what was under way is brought to its end
        return answered_at - asked_at

    assert simulate(seconds()) < 10


async def test_what_fails_leaves_nothing_behind_that_only_the_collector_would_find() -> None:
    """A flood of bad archives of 4 MB each has filled the memory so."""

    class Large:
        pass

    left: list[weakref.ref[Large]] = []

    async def fail() -> None:
        large = Large()
        left.append(weakref.ref(large))
        raise HostError("server-failed")

    queue = FairQueue(1)
    gc.disable()
    try:
        with suppress(HostError):
            await queue.ask(ANN, fail)
        await asyncio.sleep(0)
        assert left[0]() is None
    finally:
        gc.enable()

"""Thinking on a device: in slices, with answers in between, and the same answer as without them."""

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

import pytest
from support.kept import Kept
from support.patience import PATIENCE

from red7 import Match
from red7.game.editions import MODES, Options
from red7.game.record.record import Record
from red7.host.contracts.thinker import LocalThinker, Thinker
from red7.host.thought.thoughts import judged_turn
from red7.learn.puzzles.puzzle import PuzzleKind
from red7.learn.puzzles.puzzle_set import puzzles_like
from red7.learn.puzzles.worlds_won import can_count
from red7.local.device import Device
from red7.local.pace import Pace, measured
from red7.local.sliced_thinker import SLICE, SlicedThinker

pytestmark = pytest.mark.anyio
Thought = Callable[[Thinker], Coroutine[Any, Any, object]]
FAST = Pace(10_000_000)
NODES = 400
MATCH = Match.deal(3, players=2, options=MODES["advanced"])
SEEN = MATCH.sight(MATCH.round.turn)
DUEL = Match.deal(2, players=2)
FORCED = puzzles_like(PuzzleKind.FORCE)[-1]
BEST = next(puzzle for puzzle in puzzles_like(PuzzleKind.BEST) if can_count(puzzle.sight))


def played() -> Record:
    match = Match.deal(5, players=2)
    while not match.round.is_over:
        match.play(match.round.turns()[0])
    return Record.of(match)


RECORD = played()
JUDGED = judged_turn(RECORD, 2, NODES)
THOUGHTS: dict[str, Thought] = {
    "a turn": lambda thinker: thinker.turn("master", SEEN, 1, NODES),
    "an analysis": lambda thinker: thinker.analyse(SEEN, 1, NODES),
    "a solution of a duel": lambda thinker: thinker.solve(DUEL.position(), 1_000),
    "a try to force a win": lambda thinker: thinker.attempt(FORCED, FORCED.answer),
    "a try to win in most worlds": lambda thinker: thinker.attempt(BEST, BEST.answer),
    "a solution": lambda thinker: thinker.solve(MATCH.position(), 400),
    "a review": lambda thinker: thinker.review_turn(RECORD, 2, NODES),
    "a judgement": lambda thinker: thinker.judge_turn(RECORD, 2, NODES),
    "what was missed": lambda thinker: thinker.options(RECORD, 2, JUDGED, NODES),
    "mistakes": lambda thinker: thinker.mistakes(RECORD, [(1, 1, RECORD.rounds[0].turns[0].text)]),
}


class Pauses:
    """A clock on which every look takes a fifth of a slice, and pauses that last until they are ended."""

    def __init__(self) -> None:
        self.now = (look * SLICE / 5 for look in count()).__next__
        self.begun: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    async def pause(self, _seconds: float) -> None:
        end = asyncio.Event()
        self.begun.put_nowait(end)
        await end.wait()

    def thinker(self) -> SlicedThinker:
        return SlicedThinker(FAST, self.now, self.pause)


@pytest.mark.parametrize("name", THOUGHTS)
async def test_what_is_thought_in_slices_is_what_is_thought_at_once(name: str) -> None:
    pauses = Pauses()
    thought = asyncio.ensure_future(THOUGHTS[name](pauses.thinker()))
    slices = 1
    while not thought.done():
        begun = asyncio.ensure_future(pauses.begun.get())
        await asyncio.wait([begun, thought], return_when=asyncio.FIRST_COMPLETED)
        if begun.done():
            slices += 1
            begun.result().set()
        begun.cancel()
    assert slices > 1
    assert await thought == await THOUGHTS[name](LocalThinker())


async def test_a_command_is_answered_between_two_slices_of_a_thought() -> None:
    pauses, kept = Pauses(), Kept()
    device = Device(kept.keep, (), lambda _number, _text: None, thinker=pauses.thinker())
    await device.open()
    thought = asyncio.ensure_future(device.host.thinker.turn("master", SEEN, 1, NODES))
    async with asyncio.timeout(PATIENCE):
        end = await pauses.begun.get()
        answer = await device.ask("POST", "/api/me", b'{"name": "Ann"}')
    assert answer.status == 200
    assert kept.writes, "and what it changes is kept"
    assert not thought.done()
    end.set()
    thought.cancel()
    await device.close()


def test_a_device_thinks_no_longer_than_people_wait() -> None:
    expert, basic = Options(draw=True, actions=True), Options()
    fast, slow = Pace(600_000), Pace(3_000)
    assert fast.seconds == 1
    assert slow.seconds < 1
    assert fast.nodes(60_000, 2, basic) == 60_000, "no more than are wished for"
    assert 200 < slow.nodes(60_000, 2, basic) <= 3_000 * slow.seconds
    assert slow.nodes(60_000, 4, expert) < slow.nodes(60_000, 2, expert) < slow.nodes(60_000, 2, basic)


def test_the_pace_is_measured_in_a_moment() -> None:
    looks = iter([0.0, 0.01, 0.02, 0.05])
    assert 0 < measured(lambda: next(looks)).nodes(1 << 30, 2, Options()) < 20_000
    assert not list(looks)

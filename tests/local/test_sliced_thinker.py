"""Thinking on a device: in slices, with answers in between, and the same answer as without them."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import count
from typing import Any

import pytest
from support.device_disk import DeviceDisk
from support.patience import PATIENCE

from red7 import Match
from red7.ai.review.outline import Place
from red7.game.editions import MODES, Options
from red7.game.record.record import Record
from red7.game.steps import finish
from red7.host.contracts.thinker import Thinker
from red7.host.slices import Slices
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.thoughts import judged_steps
from red7.learn.puzzles.puzzle import PuzzleKind
from red7.learn.puzzles.puzzle_set import puzzles_like
from red7.learn.puzzles.worlds_won import can_count
from red7.local.device import Device
from red7.local.pace import ThinkingSpeed, measured
from red7.local.sliced_thinker import SLICE, SlicedThinker

pytestmark = pytest.mark.anyio
Thought = Callable[[Thinker], Coroutine[Any, Any, object]]
FAST = ThinkingSpeed(10_000_000)
NODES = 400
MATCH = Match.deal(3, players=2, options=MODES["advanced"])
SEEN = MATCH.sight(MATCH.round.turn)
DUEL = Match.deal(2, players=2)
FORCED = puzzles_like(PuzzleKind.FORCE)[-1]
BEST = next(puzzle for puzzle in puzzles_like(PuzzleKind.BEST) if can_count(puzzle.sight))


def played(rounds: int = 1) -> Record:
    match = Match.deal(5, players=2, options=MODES["advanced"] if rounds > 1 else MODES["basic"])
    while not match.is_over and len(match.played) <= rounds:
        if match.round.is_over:
            match.next_round()
        else:
            match.play(match.round.turns()[0])
    return Record.of(match, abandoned=True)


RECORD = played()
LONG = played(rounds=4)
JUDGED = finish(judged_steps(RECORD, 2, NODES))
THOUGHTS: dict[str, Thought] = {
    "turn": lambda thinker: thinker.turn("master", SEEN, 1, NODES),
    "analyse": lambda thinker: thinker.analyse(SEEN, 1, NODES),
    "advise": lambda thinker: thinker.advise(SEEN, 0, NODES, NODES),
    "solve a duel": lambda thinker: thinker.solve(DUEL.position(), 1_000),
    "solve": lambda thinker: thinker.solve(MATCH.position(), 400),
    "attempt to force a win": lambda thinker: thinker.attempt(FORCED, FORCED.answer),
    "attempt to win in most worlds": lambda thinker: thinker.attempt(BEST, BEST.answer),
    "review_turn": lambda thinker: thinker.review_turn(RECORD, 2, NODES),
    "judge_turn": lambda thinker: thinker.judge_turn(RECORD, 2, NODES),
    "options": lambda thinker: thinker.options(RECORD, 2, JUDGED, NODES),
    "mistakes": lambda thinker: thinker.mistakes(LONG, {Place(1, 1): LONG.rounds[0].turns[0].text}),
    "replay": lambda thinker: thinker.replay(LONG),
    "verify": lambda thinker: thinker.verify(str(LONG)),
    "outline": lambda thinker: thinker.outline(_unread("outline")),
    "start": lambda thinker: thinker.start(_unread("start"), 4, 1),
    "try_turn": lambda thinker: thinker.try_turn(LONG, 4, 1),
}
BY_TURNS = ("mistakes", "replay", "verify", "outline", "start", "try_turn")


def _unread(name: str) -> str:
    """The text of a record that nobody has read yet, or else it would be remembered."""
    return str(LONG.with_comment(f"{name} {next(_numbers)}"))


_numbers = count()


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
        return SlicedThinker(FAST, partial(Slices, SLICE, 0.0, self.now, self.pause))


def test_everything_that_is_thought_about_is_tried_here() -> None:
    thoughts = {name for name in vars(Thinker) if not name.startswith("_")} - {"workers", "close"}
    assert {name.split()[0] for name in THOUGHTS} == thoughts


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


@pytest.mark.parametrize("name", BY_TURNS)
async def test_a_match_that_is_followed_is_so_turn_by_turn(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretches = [0]
    play = Match.play

    def counted(match: Match, *given: Any, **named: Any) -> None:
        stretches[-1] += 1
        play(match, *given, **named)

    async def pause(_seconds: float) -> None:
        stretches.append(0)

    monkeypatch.setattr(Match, "play", counted)
    always = partial(Slices, 0.0, 0.0, map(float, count()).__next__, pause)
    await THOUGHTS[name](SlicedThinker(FAST, always))
    assert sum(stretches) > 20
    assert max(stretches) <= 1


async def test_a_command_is_answered_between_two_slices_of_a_thought() -> None:
    pauses, kept = Pauses(), DeviceDisk()
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
    fast, slow = ThinkingSpeed(600_000), ThinkingSpeed(3_000)
    assert fast.seconds == 1
    assert slow.seconds < 1
    assert fast.nodes(60_000, 2, basic) == 60_000, "no more than are wished for"
    assert 200 < slow.nodes(60_000, 2, basic) <= 3_000 * slow.seconds
    assert slow.nodes(60_000, 4, expert) < slow.nodes(60_000, 2, expert) < slow.nodes(60_000, 2, basic)


def test_the_pace_is_measured_in_a_moment() -> None:
    looks = iter([0.0, 0.01, 0.02, 0.05])
    assert 0 < measured(lambda: next(looks)).nodes(1 << 30, 2, Options()) < 20_000
    assert not list(looks)

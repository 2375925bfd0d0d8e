"""A position is looked into step by step: each answer has what is new, and play comes between."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
from support.patience import eventually

from red7.ai.analysis import Analysis, analyse, joined
from red7.ai.solution import Solution
from red7.game.match import Match
from red7.game.position import Position
from red7.game.sight import Sight, sight
from red7.host.contracts.thinker import HINT_NODES, SOLVE_NODES
from red7.host.errors import UnavailableError
from red7.host.fair_queue import FairQueue, Priority, Urgency
from red7.host.thought.boards import STEPS, Boards
from red7.host.thought.local_thinker import LocalThinker

pytestmark = pytest.mark.anyio
ANN = (("ann", 1),)
FOUR = Position.of(Match.deal(players=4, seed=7).round)
SEEN = sight(FOUR, FOUR.turn)
CLEAR = Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")


class Quick(LocalThinker):
    """Thinks by few nodes, and has all that it was asked."""

    def __init__(self, late: Sequence[int] = ()) -> None:
        self.asked: list[int] = []
        self._late = late

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        self._note(nodes)
        return analyse(seen, seed, 200)

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        self._note(nodes)
        return Solution(None, None, (), nodes) if position == FOUR else await super().solve(position, 500)

    def _note(self, nodes: int) -> None:
        self.asked.append(nodes)
        if len(self.asked) in self._late:
            raise UnavailableError("server-thinking-late")


class Ticks:
    """A clock that goes on by so much whenever somebody looks at it."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._now = seconds, 0.0

    def __call__(self) -> float:
        self._now += self._seconds
        return self._now


def boards_of(thinker: LocalThinker, seconds: float = 2.0) -> Boards:
    return Boards(thinker, FairQueue(1), Ticks(seconds))


async def test_each_answer_has_the_next_step_and_all_together_are_the_whole() -> None:
    boards = boards_of(Quick())
    parts = [await boards.further(ANN, SEEN, FOUR, have) for have in range(STEPS)]
    assert [part.done for part in parts] == list(range(1, STEPS + 1))
    samples = [part.analysis for part in parts if part.analysis is not None]
    whole = await boards.further(ANN, SEEN, FOUR, None)
    assert (whole.done, whole.samples) == (STEPS, len(samples))
    assert whole.analysis == joined(samples)
    assert {turn.text for turn in samples[0].turns} == {turn.text for turn in joined(samples).turns}
    assert parts[-1].solution is not None
    assert sum(part.samples for part in parts) + 2 == STEPS


async def test_as_many_steps_as_are_soon_done_come_at_once() -> None:
    part = await boards_of(Quick(), 0.3).further(ANN, SEEN, FOUR, 0)
    assert (part.done, part.samples) == (4, 4)


async def test_what_is_certain_takes_no_more_steps() -> None:
    thinker = Quick()
    part = await boards_of(thinker, 0.1).further(ANN, sight(CLEAR, 0), CLEAR, 0)
    assert (part.done, part.samples) == (STEPS, 1)
    assert part.solution is not None
    assert part.solution.winner == 0
    assert thinker.asked == [HINT_NODES, SOLVE_NODES // 20]


async def test_what_was_done_before_a_failure_is_kept_and_the_next_one_is_told() -> None:
    boards = boards_of(Quick(late=[3, 4]), 0.0)
    part = await boards.further(ANN, SEEN, FOUR, 0)
    assert (part.done, part.samples) == (2, 2)
    with pytest.raises(UnavailableError):
        await boards.further(ANN, SEEN, FOUR, 2)
    assert (await boards.further(ANN, SEEN, FOUR, 2)).done == STEPS


async def test_only_who_was_answered_goes_on_and_once_for_each_answer() -> None:
    boards = boards_of(Quick())
    assert not boards.goes_on(ANN, FOUR, 1), "nobody has asked yet"
    for have in (0, 1):
        done = (await boards.further(ANN, SEEN, FOUR, have)).done
        assert not boards.goes_on((("ben", 1),), FOUR, done), "that was told to another"
        assert not boards.goes_on(ANN, CLEAR, done), "and about another position"
        assert boards.goes_on(ANN, FOUR, done)
        assert not boards.goes_on(ANN, FOUR, done), "for the next, the answer comes first"


async def test_a_line_that_takes_too_long_is_none() -> None:
    boards = boards_of(Quick(late=[1, 2]))
    for have in (STEPS - 2, STEPS - 1):
        part = await boards.further(ANN, SEEN, FOUR, have)
        assert (part.done, part.solution, part.analysis) == (have + 1, None, None)


class Slow(Quick):
    """Thinks of chances when the test says so."""

    def __init__(self, order: list[str]) -> None:
        super().__init__()
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        self._order = order

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        self._order.append("step")
        self.begun.set()
        await self.go.wait()
        return await super().analyse(seen, seed, nodes)


async def test_a_player_who_waits_for_a_turn_comes_between_two_steps() -> None:
    order: list[str] = []
    thinking, thinker = FairQueue(1), Slow(order)

    async def play() -> None:
        order.append("turn")

    looking = asyncio.create_task(Boards(thinker, thinking, Ticks(0.3)).further(ANN, SEEN, FOUR, 0))
    await thinker.begun.wait()
    playing = asyncio.create_task(thinking.do(lambda: Priority(Urgency.PLAYED, []), play))
    await eventually(lambda: len(thinking) == 2)
    thinker.go.set()
    await asyncio.gather(looking, playing)
    assert order[:3] == ["step", "turn", "step"]


def test_joined_chances_are_a_mean_and_their_error_falls() -> None:
    one = analyse(SEEN, 1, 200)
    other = replace(one, turns=tuple(replace(turn, chance=0.0) for turn in one.turns))
    both = {turn.text: turn for turn in joined([one, other]).turns}
    for turn in one.turns:
        assert both[turn.text].chance == turn.chance / 2
        assert both[turn.text].error <= turn.error

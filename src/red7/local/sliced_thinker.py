"""Thinks in the one thread of a device, a slice at a time, so that a tap is answered in between."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final, TypeVar

from red7.ai.analysis import Analysis, analysis_steps
from red7.ai.bots import PLAYING_NODES, bot
from red7.ai.review.eliminations import Elimination
from red7.ai.review.options import JudgedTurn, TurnOptions
from red7.ai.review.review import TurnReview
from red7.ai.solution import Solution
from red7.ai.solver.solver import solution_steps
from red7.ai.steps import Steps
from red7.game.engine.dice import Dice
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.host.contracts.thinker import LocalThinker
from red7.host.thought.thoughts import (
    HINT_NODES,
    OPTION_NODES,
    REVIEW_NODES,
    SOLVE_NODES,
    judged_steps,
    options_steps,
    read,
    reviewed_steps,
)
from red7.learn.mistakes import Mistake, mistake_steps
from red7.learn.puzzles.attempt import Attempt, attempt_steps
from red7.learn.puzzles.puzzle import Puzzle
from red7.local.pace import Pace

SLICE: Final = 0.05
"""Seconds for which nobody is answered, at most, as far as one step is shorter than that."""
_PAUSE: Final = 0.004  # seconds: long enough for all that a tap leads to
_REVIEW: Final = 3  # the thoughts of a review, each of as many nodes

T = TypeVar("T")


class SlicedThinker(LocalThinker):
    """A `Thinker` that makes pauses, and thinks no longer than players like to wait."""

    def __init__(
        self,
        pace: Pace,
        now: Callable[[], float] = perf_counter,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._pace: Final = pace
        self._now: Final = now
        self._pause: Final = pause

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        player = bot(level, nodes) if nodes else bot(level, PLAYING_NODES, self._pace.seconds)
        return await self._think(player.turn_steps(seen, Dice(seed)))

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        most = self._pace.nodes(nodes, seen.players, seen.options)
        return await self._think(analysis_steps(seen, seed, most))

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        round_ = position.round()
        most = self._pace.nodes(nodes, round_.players, round_.options)
        return await self._think(solution_steps(position, most))

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = REVIEW_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        return await self._think(reviewed_steps(record, number, self._nodes(record, nodes)))

    async def judge_turn(self, record: Record | str, number: int, nodes: int = REVIEW_NODES) -> TurnReview:
        return await self._think(judged_steps(record, number, self._nodes(record, nodes)))

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = OPTION_NODES
    ) -> TurnOptions:
        return await self._think(options_steps(record, number, judged, self._nodes(record, nodes)))

    async def mistakes(self, record: Record, turns: Sequence[tuple[int, int, str]]) -> list[Mistake]:
        return await self._think(mistake_steps(record, turns))

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        return await self._think(attempt_steps(puzzle, text))

    def _nodes(self, record: Record | str, nodes: int) -> int:
        """Those for a turn of the past: as many for each question, so that the answers agree."""
        match = read(record)
        return self._pace.nodes(nodes, len(match.names), match.options, _REVIEW)

    async def _think(self, steps: Steps[T]) -> T:
        """What a thought comes to, with a pause before the next step would make the slice too long."""
        started_at = before = self._now()
        while True:
            try:
                next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            after = self._now()
            if 2 * after - before > started_at + SLICE:
                await self._pause(_PAUSE)
                started_at = before = self._now()
            else:
                before = after

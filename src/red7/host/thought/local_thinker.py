"""Thinks in the calling thread."""

from collections.abc import Mapping
from typing import TypeVar

from red7.ai.analysis import Analysis, analysis_steps
from red7.ai.review.advice import advice_steps
from red7.ai.review.eliminations import Elimination
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.options import TurnOptions
from red7.ai.review.outline import Outline, Place
from red7.ai.review.review import TurnReview
from red7.ai.solution import Solution
from red7.ai.solver.solver import solution_steps
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.record.verification import Verification, verification_steps
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.steps import Steps, finish
from red7.game.turns import Turn
from red7.host.contracts.thinker import (
    HINT_NODES,
    LISTED_NODES,
    OPTION_NODES,
    REVIEW_NODES,
    SOLVE_NODES,
    EncodedReplay,
)
from red7.host.thought.thoughts import (
    bot_steps,
    encoded_replay_steps,
    judged_steps,
    options_steps,
    outline_steps,
    reviewed_steps,
    start_steps,
    try_steps,
)
from red7.learn.mistakes import Mistake, mistake_steps
from red7.learn.puzzles.attempt import Attempt, attempt_steps
from red7.learn.puzzles.puzzle import Puzzle
from red7.table.replay.tried_turn import AttemptedTurn

T = TypeVar("T")


class LocalThinker:
    """A `Thinker` without processes or threads: everything else waits meanwhile."""

    workers = 1

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        turn, _cut = await self._think(bot_steps(level, seen, seed, nodes))
        return turn

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        return await self._think(analysis_steps(seen, seed, nodes))

    async def advise(
        self, seen: Sight, number: int, nodes: int = REVIEW_NODES, listed_nodes: int = LISTED_NODES
    ) -> Analysis:
        return await self._think(advice_steps(seen, number, 0, nodes, listed_nodes))

    async def start(self, record: Record | str, round_: int, turn: int) -> Start:
        return await self._think(start_steps(record, round_, turn))

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        return await self._think(solution_steps(position, nodes))

    async def verify(self, text: str) -> Verification:
        return await self._think(verification_steps(text))

    async def replay(self, record: Record | str) -> EncodedReplay:
        return await self._think(encoded_replay_steps(record))

    async def outline(self, text: str) -> Outline:
        return await self._think(outline_steps(text))

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = REVIEW_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        return await self._think(reviewed_steps(record, number, nodes))

    async def judge_turn(self, record: Record | str, number: int, nodes: int = REVIEW_NODES) -> TurnReview:
        return await self._think(judged_steps(record, number, nodes))

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = OPTION_NODES
    ) -> TurnOptions:
        return await self._think(options_steps(record, number, judged, nodes))

    async def try_turn(
        self, record: Record | str, round_: int, turn: int, text: str | None = None, *, whole: bool = True
    ) -> AttemptedTurn:
        return await self._think(try_steps(record, round_, turn, text, whole))

    async def mistakes(self, record: Record, best: Mapping[Place, str]) -> list[Mistake]:
        return await self._think(mistake_steps(record, best))

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        return await self._think(attempt_steps(puzzle, text))

    async def _think(self, steps: Steps[T]) -> T:
        return finish(steps)

    def close(self) -> None: ...

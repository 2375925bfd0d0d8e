"""Thinks in the one thread of a device, a slice at a time, so that taps are answered in between."""

from collections.abc import Callable
from typing import Final, TypeVar

from red7.ai.analysis import Analysis
from red7.ai.review.eliminations import Elimination
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.options import TurnOptions
from red7.ai.review.review import TurnReview
from red7.ai.solution import Solution
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.sight import Sight
from red7.game.steps import Steps
from red7.game.turns import Turn
from red7.host.contracts.thinker import HINT_NODES, LISTED_NODES, OPTION_NODES, REVIEW_NODES, SOLVE_NODES
from red7.host.slices import Slices
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.thoughts import bot_steps, read_steps
from red7.local.pace import ThinkingSpeed

SLICE: Final = 0.05
"""Seconds for which nothing else is answered, unless a single step takes longer."""
_REST: Final = 0.08  # rest for each second of a slice: enough for everything a tap leads to
_REVIEW: Final = 3  # thoughts in the review of a turn, each with as many nodes

T = TypeVar("T")


def slices() -> Slices:
    """The slices of a device."""
    return Slices(SLICE, _REST)


class SlicedThinker(LocalThinker):
    """A `Thinker` that pauses, and thinks no longer than players like to wait."""

    def __init__(self, pace: ThinkingSpeed, slices: Callable[[], Slices] = slices) -> None:
        self._pace: Final = pace
        self._slices: Final = slices

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        turn, _cut = await self._think(bot_steps(level, seen, seed, nodes, self._pace.seconds))
        return turn

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        return await super().analyse(seen, seed, self._pace.nodes(nodes, seen.players, seen.options))

    async def advise(
        self, seen: Sight, number: int, nodes: int = REVIEW_NODES, listed_nodes: int = LISTED_NODES
    ) -> Analysis:
        about = seen.players, seen.options
        nodes, listed_nodes = self._pace.nodes(nodes, *about, _REVIEW), self._pace.nodes(listed_nodes, *about)
        return await super().advise(seen, number, nodes, listed_nodes)

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        round_ = position.round()
        return await super().solve(position, self._pace.nodes(nodes, round_.players, round_.options))

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = REVIEW_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        return await super().review_turn(record, number, await self._nodes(record, nodes))

    async def judge_turn(self, record: Record | str, number: int, nodes: int = REVIEW_NODES) -> TurnReview:
        return await super().judge_turn(record, number, await self._nodes(record, nodes))

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = OPTION_NODES
    ) -> TurnOptions:
        return await super().options(record, number, judged, await self._nodes(record, nodes))

    async def _nodes(self, record: Record | str, nodes: int) -> int:
        """The nodes for a past turn: the same for each question, so that the answers agree."""
        match = await self._think(read_steps(record))
        return self._pace.nodes(nodes, len(match.names), match.options, _REVIEW)

    async def _think(self, steps: Steps[T]) -> T:
        return await self._slices().finish(steps)

"""Computer players, analysis and checks of records: all that takes long enough to be done elsewhere."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from red7.ai.analysis import Analysis
from red7.ai.review.eliminations import Elimination
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.options import TurnOptions
from red7.ai.review.outline import Outline, Place
from red7.ai.review.review import DEFAULT_NODES, TurnReview
from red7.ai.solution import Solution
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.record.verification import Verification
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.turns import Turn
from red7.learn.mistakes import Mistake
from red7.learn.puzzles.attempt import Attempt
from red7.learn.puzzles.puzzle import Puzzle
from red7.table.replay.tried_turn import AttemptedTurn

HINT_NODES: Final = 60_000
SOLVE_NODES: Final = 50_000
REVIEW_NODES: Final = DEFAULT_NODES
"""For each turn of the past, whoever asks: the answers are the same. Nobody waits to play."""
OPTION_NODES: Final = REVIEW_NODES // 2
"""For all that could have been played instead: what is best has been found already."""


class EncodedReplay(NamedTuple):
    """A `Replay` and all `Fall`s of its last round, as they are sent."""

    replay: bytes
    falls: bytes


class Thinker(Protocol):
    """Thinks about all that it is given; beyond its `workers`, one thought waits for another."""

    @property
    def workers(self) -> int:
        """How many thoughts it can think at the same time."""
        ...

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        """The turn of a bot of this level, or its part up to a revealed card.

        It thinks for so many nodes, however long that takes: the same every time. With none it thinks for as
        long as players like to wait.
        """
        ...

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        """The analysis for a seat."""
        ...

    async def start(self, record: Record | str, round_: int, turn: int) -> Start:
        """How a match stood before a turn of its record, which may be a text."""
        ...

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        """How a round goes on if everybody knows all cards."""
        ...

    async def verify(self, text: str) -> Verification:
        """The check of a record."""
        ...

    async def replay(self, record: Record | str) -> EncodedReplay:
        """The replay of a record, or of its text."""
        ...

    async def outline(self, text: str) -> Outline:
        """What is to be reviewed of the record that a text holds."""
        ...

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = REVIEW_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        """A turn of a record as a review has it, and who went out with it; the number counts from 0."""
        ...

    async def judge_turn(self, record: Record | str, number: int, nodes: int = REVIEW_NODES) -> TurnReview:
        """The same by what its player knew alone: of a match that is not over, nothing else may be told."""
        ...

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = OPTION_NODES
    ) -> TurnOptions:
        """What else the player of this turn could have played."""
        ...

    async def try_turn(
        self, record: Record | str, round_: int, turn: int, text: str | None = None, *, whole: bool = True
    ) -> AttemptedTurn:
        """A turn of a record put to its player again, and what comes of this one in its place."""
        ...

    async def mistakes(self, record: Record, best: Mapping[Place, str]) -> list[Mistake]:
        """What was wrong with turns of a record; `best` has what each of them should have been."""
        ...

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        """What comes of a turn that is tried in a puzzle."""
        ...

    def close(self) -> None:
        """Stop: what is being thought about is thought again after the next start."""
        ...

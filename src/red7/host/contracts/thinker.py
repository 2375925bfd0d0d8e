"""Computer players, analysis and checks of records: all work that is long enough to be done elsewhere."""

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
"""For each past turn, the same everywhere, so that answers agree. Nobody is waiting to play."""
LISTED_NODES: Final = HINT_NODES - REVIEW_NODES
"""For all turns of a hint, of which the best is found with the nodes of a review."""
OPTION_NODES: Final = REVIEW_NODES // 2
"""For all alternatives to a past turn, of which the best is already known."""


class EncodedReplay(NamedTuple):
    """A `Replay` and all `Fall`s of its last round, encoded for sending."""

    replay: bytes
    falls: bytes


class Thinker(Protocol):
    """Thinks about everything it is given; beyond its `workers`, thoughts wait for each other."""

    @property
    def workers(self) -> int:
        """How many thoughts it can have at the same time."""
        ...

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        """The turn of a bot of this level, or its part up to a revealed card.

        With `nodes` it thinks for that many, however long it takes, with the same result every time. Without,
        it thinks for as long as players like to wait.
        """
        ...

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        """The analysis for a seat."""
        ...

    async def advise(
        self, seen: Sight, number: int, nodes: int = REVIEW_NODES, listed_nodes: int = LISTED_NODES
    ) -> Analysis:
        """The analysis for a seat in a match, with the best turn as the review of this turn will have it."""
        ...

    async def start(self, record: Record | str, round_: int, turn: int) -> Start:
        """How a match stood before a turn of its record, which may be given as text."""
        ...

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        """How a round goes on if everybody knows all the cards."""
        ...

    async def verify(self, text: str) -> Verification:
        """The check of a record."""
        ...

    async def replay(self, record: Record | str) -> EncodedReplay:
        """The replay of a record, or of its text."""
        ...

    async def outline(self, text: str) -> Outline:
        """What there is to review in the text of a record."""
        ...

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = REVIEW_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        """The review of a turn of a record, and who went out with it; the number counts from 0."""
        ...

    async def judge_turn(self, record: Record | str, number: int, nodes: int = REVIEW_NODES) -> TurnReview:
        """The same from what its player knew: before a match is over, nothing else may be revealed."""
        ...

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = OPTION_NODES
    ) -> TurnOptions:
        """What else the player of this turn could have played."""
        ...

    async def try_turn(
        self, record: Record | str, round_: int, turn: int, text: str | None = None, *, whole: bool = True
    ) -> AttemptedTurn:
        """A turn of a record put to its player again, and the result of another turn in its place."""
        ...

    async def mistakes(self, record: Record, best: Mapping[Place, str]) -> list[Mistake]:
        """What was wrong with turns of a record; `best` has the best turn for each."""
        ...

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        """The result of a turn tried in a puzzle."""
        ...

    def close(self) -> None:
        """Stop; unfinished thoughts are started again after a restart."""
        ...

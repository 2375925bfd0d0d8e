"""Computer players, analysis and checks of records: all that takes long enough to be done elsewhere."""

from itertools import islice
from typing import Final, NamedTuple, Protocol

from red7.ai.analysis import Analysis, analyse
from red7.ai.bots import PLAYING_NODES, PLAYING_SECONDS, bot
from red7.ai.review.eliminations import Elimination, eliminations_at
from red7.ai.review.moments import moments
from red7.ai.review.review import DEFAULT_NODES, TurnReview, review_turn
from red7.ai.solution import Solution
from red7.ai.solver.solver import solve
from red7.game.engine.dice import Dice
from red7.game.engine.turns import plan_of, three_drew
from red7.game.position import Position
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import Verification, verify
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.turns import Turn
from red7.host.protocol.messages import encode
from red7.learn.attempt import Attempt, attempt
from red7.learn.puzzle import Puzzle
from red7.table.replay import replay

HINT_NODES: Final = 60_000
SOLVE_NODES: Final = 50_000
REVIEW_NODES: Final = 20_000
"""For each turn of the past: there are many of them, and nobody waits to play."""


class PastTurn(NamedTuple):
    """A turn that was played: its number in the round, what its seat knew before, and its text."""

    number: int
    seen: Sight
    played: str


class Thinker(Protocol):
    """Thinks about all that it is given; beyond its `places`, one thought waits for another."""

    @property
    def places(self) -> int:
        """How many thoughts it can think at the same time."""
        ...

    async def turn(self, level: str, seen: Sight, seed: int) -> Turn:
        """The turn of a bot of this level, or its part up to a revealed card."""
        ...

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        """The analysis for a seat."""
        ...

    async def past(self, record: Record, seat: int, round_: int, turn: int) -> list[PastTurn]:
        """A turn of a seat in a round, or, if it is 0, all of them: what it knew before each, and played."""
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

    async def replay(self, record: Record | str) -> bytes:
        """The `Replay` of a record, or of its text, as it is sent."""
        ...

    async def review_turn(
        self, record: Record, number: int, nodes: int = DEFAULT_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        """A turn of a record as a review has it, and who went out with it; the number counts from 0."""
        ...

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        """What comes of a turn that is tried in a puzzle."""
        ...

    def close(self) -> None:
        """Stop: what is being thought about is thought again after the next start."""
        ...


class LocalThinker:
    """A `Thinker` without processes or threads: everything else waits meanwhile."""

    places = 1

    async def turn(self, level: str, seen: Sight, seed: int) -> Turn:
        turn, _cut = turn_of(level, seen, seed)
        return turn

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        return analyse(seen, seed, nodes)

    async def past(self, record: Record, seat: int, round_: int, turn: int) -> list[PastTurn]:
        return past_turns(record, seat, round_, turn)

    async def start(self, record: Record | str, round_: int, turn: int) -> Start:
        return start_of(record, round_, turn)

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        return solve(position, nodes)

    async def verify(self, text: str) -> Verification:
        return verify_text(text)

    async def replay(self, record: Record | str) -> bytes:
        return encoded_replay(record)

    async def review_turn(
        self, record: Record, number: int, nodes: int = DEFAULT_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        return reviewed_turn(record, number, nodes)

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        return attempt(puzzle, text)

    def close(self) -> None: ...


def turn_of(level: str, seen: Sight, seed: int) -> tuple[Turn, int]:
    """The turn of a bot, and how many decisions it had no time to think out."""
    player = bot(level, PLAYING_NODES, PLAYING_SECONDS)
    return player.turn(seen, Dice(seed)), getattr(player, "cut", 0)


def past_turns(record: Record, seat: int, round_: int, turn: int) -> list[PastTurn]:
    """What a seat knew before a turn of a round, or before each of them, and what it played."""
    turns: list[PastTurn] = []
    for then in record.follow():
        number = len(then.played[-1].turns) + 1
        if len(then.played) != round_ or turn not in (0, number):
            continue
        if then.round.turn == seat and not then.round.is_over and not then.turn_in_progress:
            entries = record.rounds[round_ - 1].turns[number - 1 : number]
            turns.append(PastTurn(number, then.sight(seat), _planned(entries[0].turn) if entries else ""))
    return turns


def start_of(record: Record | str, round_: int, turn: int) -> Start:
    """How a match stood before a turn of its record; a text must hold a record without mistakes."""
    return (Record.parse(record) if isinstance(record, str) else record).before(round_, turn)


def _planned(turn: Turn) -> str:
    """A turn as an analysis has it: one with a 3 only up to the card it draws."""
    return str(Turn(plan_of(turn.code)) if three_drew(turn.code) else turn)


def verify_text(text: str) -> Verification:
    """The check of a record."""
    return verify(read_record(text))


def encoded_replay(record: Record | str) -> bytes:
    """The `Replay` of a record, or of its text, as it is sent."""
    return encode(replay(record))


def reviewed_turn(record: Record, number: int, nodes: int) -> tuple[TurnReview, list[Elimination]]:
    """A turn of a record as `review` has it, and who went out with it."""
    moment = next(islice(moments(record), number, None))
    return review_turn(moment, number, 0, nodes), eliminations_at(moment)

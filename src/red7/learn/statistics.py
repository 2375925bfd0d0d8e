"""What somebody's finished matches come to: how often they won where, how well they played, what went wrong.

Only matches count that began with a shuffle and in which one had one seat: whoever calls this leaves out the
others. Rounds are counted by the rule at their end and by the order of play. Beside every count stands how
many of these a player as good as all the others would win, so that two and four players can be counted
together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from red7.ai.bots import LEVELS
from red7.game.cards import Color
from red7.game.editions import MODES
from red7.game.history import RoundEntry
from red7.game.moves import Kind
from red7.game.position import Position
from red7.learn.mistakes import REMEDIES, Mistake, Remedy

PEOPLE: Final = "people"
"""What other people are called among the opponents; computer players are called by their level."""
MOST_POINTS: Final = 60
"""Matches whose accuracy is told one by one."""
MOST_MISTAKES: Final = 6


@dataclass(frozen=True)
class RoundLine:
    """How a round ended: the rule in force, by its letter, who won, and who had the first turn."""

    rule: str
    winner: int
    first: int


@dataclass(frozen=True)
class MistakeMade:
    """A mistake, and the turn it was made in."""

    mistake: Mistake
    round: int
    turn: int


@dataclass(frozen=True)
class ReviewSummary:
    """What is kept of a review of one's own match: the own accuracy, if there was a choice, and mistakes."""

    accuracy: float | None
    mistakes: tuple[MistakeMade, ...]
    rounds: tuple[RoundLine, ...] = ()


@dataclass(frozen=True)
class OwnMatch:
    """A match that is over, as one of its players has played it."""

    table: str
    match: int
    at: int
    seat: int
    won: bool
    players: int
    options: str
    opponents: tuple[str, ...]
    rounds: tuple[RoundLine, ...] = ()
    review: ReviewSummary | None = None


@dataclass(frozen=True)
class WinShare:
    """How many of those played were won, and how many would be among equals."""

    name: str
    played: int
    won: int
    even: float


@dataclass(frozen=True)
class AccuracyPoint:
    """How well a match was played, from 0 to 100."""

    table: str
    match: int
    at: int
    won: bool
    accuracy: float


@dataclass(frozen=True)
class CommonMistake:
    """A kind of mistake: how often it was made, in which match and turn last, and what helps.

    Where that match cannot be looked at any more, its table is empty.
    """

    mistake: Mistake
    count: int
    table: str
    match: int
    round: int
    turn: int
    remedy: Remedy


@dataclass(frozen=True)
class Figures:
    """All figures of one player."""

    total: WinShare
    modes: tuple[WinShare, ...]
    opponents: tuple[WinShare, ...]
    seats: tuple[WinShare, ...]
    rules: tuple[WinShare, ...]
    reviewed: int
    accuracy: tuple[AccuracyPoint, ...]
    mistakes: tuple[CommonMistake, ...]


def figures(matches: Sequence[OwnMatch]) -> Figures:
    """The figures of these matches, which come the latest first."""
    total, modes, opponents, seats, rules = _Tally(), _Tally(), _Tally(), _Tally(), _Tally()
    for match in matches:
        total.add("", match, won=match.won)
        modes.add(match.options, match, won=match.won)
        for opponent in dict.fromkeys(match.opponents):
            opponents.add(opponent, match, won=match.won)
        for line in match.rounds:
            won = line.winner == match.seat
            rules.add(line.rule, match, won=won)
            place = (match.seat - line.first) % match.players
            seats.add(str(place + 1), match, won=won)
    reviewed = [(match, match.review) for match in matches if match.review is not None]
    points = [
        AccuracyPoint(match.table, match.match, match.at, match.won, round(review.accuracy, 1))
        for match, review in reviewed
        if review.accuracy is not None
    ]
    return Figures(
        total=next(iter(total.shares()), WinShare("", 0, 0, 0.0)),
        modes=modes.shares([str(options) for options in MODES.values()]),
        opponents=opponents.shares([PEOPLE, *LEVELS]),
        seats=seats.shares([]),
        rules=rules.shares([color.letter for color in reversed(Color)]),
        reviewed=len(reviewed),
        accuracy=tuple(points[:MOST_POINTS][::-1]),
        mistakes=_common(reviewed),
    )


def round_lines(rounds: Iterable[RoundEntry]) -> tuple[RoundLine, ...]:
    """How the rounds of a match ended that came to an end."""
    return tuple(
        [
            RoundLine(final_rule(entry).letter, entry.end.winner, entry.turns[0].seat)
            for entry in rounds
            if entry.end is not None and entry.turns
        ]
    )


def final_rule(entry: RoundEntry) -> Color:
    """The rule in force at the end of a round: what came to the canvas last says it."""
    for turn in reversed(entry.turns):
        for move in reversed(turn.turn.moves):
            if move.card is not None and move.kind in (Kind.DISCARD, Kind.TO_CANVAS):
                return move.card.color
    return entry.deal.color if isinstance(entry.deal, Position) else Color.RED


class _Tally:
    """Counts by name."""

    def __init__(self) -> None:
        self._played: Counter[str] = Counter()
        self._won: Counter[str] = Counter()
        self._even: Counter[str] = Counter()

    def add(self, name: str, match: OwnMatch, *, won: bool) -> None:
        self._played[name] += 1
        self._won[name] += won
        # In sixtieths, since all of 2 to 4 players divide 60: nothing is lost by adding.
        self._even[name] += 60 // match.players

    def shares(self, order: Sequence[str] = ()) -> tuple[WinShare, ...]:
        """All of them: those of the order first, as it says, then the others by name."""
        place = {name: number for number, name in enumerate(order)}
        names = sorted(self._played, key=lambda name: (place.get(name, len(place)), name))
        return tuple(
            [
                WinShare(name, self._played[name], self._won[name], round(self._even[name] / 60, 1))
                for name in names
            ]
        )


def _common(reviewed: Sequence[tuple[OwnMatch, ReviewSummary]]) -> tuple[CommonMistake, ...]:
    """The mistakes made most often, of equal ones the graver first; the matches come the latest first."""
    counts: Counter[Mistake] = Counter()
    latest: dict[Mistake, tuple[OwnMatch, MistakeMade]] = {}
    for match, review in reviewed:
        for made in reversed(review.mistakes):
            counts[made.mistake] += 1
            latest.setdefault(made.mistake, (match, made))
    order = list(Mistake)
    common = sorted(counts, key=lambda one: (-counts[one], order.index(one)))[:MOST_MISTAKES]
    lines: list[CommonMistake] = []
    for one in common:
        match, made = latest[one]
        place = match.table, match.match, made.round, made.turn
        lines.append(CommonMistake(one, counts[one], *place, REMEDIES[one]))
    return tuple(lines)

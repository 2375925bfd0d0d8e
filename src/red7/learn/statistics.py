"""Statistics of a player's finished matches: how often they won, how well they played, what went wrong.

Only matches count that began with a shuffle and in which the player had one seat: the caller leaves out the
others. Rounds are counted by the rule at their end and by the order of play. Beside every count stands how
many an equal among equals would win, so that matches of two and of four can be added up.
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
"""The name for people among the opponents; computer players go by their level."""
MOST_POINTS: Final = 60
"""The most matches whose accuracy is listed."""
MOST_MISTAKES: Final = 6


@dataclass(frozen=True)
class RoundLine:
    """How a round ended: the letter of the rule in force, who won, and who had the first turn."""

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
    """What is kept of a review for its player: their accuracy, if they had choices, and their mistakes."""

    accuracy: float | None
    mistakes: tuple[MistakeMade, ...]
    rounds: tuple[RoundLine, ...] = ()


@dataclass(frozen=True)
class OwnMatch:
    """A finished match, from the view of one of its players."""

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
    """How many were played, how many were won, and how many would be won among equals."""

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

    If that match can no longer be looked at, its table is empty.
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
    """All statistics of one player."""

    total: WinShare
    modes: tuple[WinShare, ...]
    opponents: tuple[WinShare, ...]
    seats: tuple[WinShare, ...]
    rules: tuple[WinShare, ...]
    reviewed: int
    accuracy: tuple[AccuracyPoint, ...]
    mistakes: tuple[CommonMistake, ...]


def figures(matches: Sequence[OwnMatch]) -> Figures:
    """The statistics of these matches, given latest first."""
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
    """How the finished rounds of a match ended."""
    return tuple(
        [
            RoundLine(final_rule(entry).letter, entry.end.winner, entry.turns[0].seat)
            for entry in rounds
            if entry.end is not None and entry.turns
        ]
    )


def final_rule(entry: RoundEntry) -> Color:
    """The rule in force at the end of a round, by the last card on the canvas."""
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
        # In sixtieths, since 2, 3 and 4 divide 60: adding them up is exact.
        self._even[name] += 60 // match.players

    def shares(self, order: Sequence[str] = ()) -> tuple[WinShare, ...]:
        """All shares: first those in `order`, then the others by name."""
        place = {name: number for number, name in enumerate(order)}
        names = sorted(self._played, key=lambda name: (place.get(name, len(place)), name))
        return tuple(
            [
                WinShare(name, self._played[name], self._won[name], round(self._even[name] / 60, 1))
                for name in names
            ]
        )


def _common(reviewed: Sequence[tuple[OwnMatch, ReviewSummary]]) -> tuple[CommonMistake, ...]:
    """The most frequent mistakes, the worse first among equals; matches are given latest first."""
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

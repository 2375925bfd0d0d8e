"""What winning a round is worth: the round itself, or a better chance to win the match."""

from collections.abc import Sequence
from functools import cache
from math import floor
from typing import Final

from red7.game.cards import cards_of
from red7.game.engine.arrays import i64
from red7.game.engine.bits import DECK_SIZE, HAND, size
from red7.game.engine.canvas import counting
from red7.game.engine.layout import OVER, PHASES
from red7.game.engine.round import KernelRound
from red7.game.sight import Sight, Standing

# What the winner of a round scores: 9.3 to 12.6 points with 2.3 to 3.2 cards on average, in advanced and
# expert matches of two to four random or skilled players.
POINTS_A_ROUND: Final = 10
CARDS_A_ROUND: Final = 3


class Prize:
    """A round for its own sake: 1 for its winner, 0 for all others."""

    def worth(self, round_: KernelRound, seat: i64) -> float:
        """What the end of a round is worth to a seat, from 0 to 1."""
        return 1.0 if round_.winner == seat else 0.0


class MatchPrize(Prize):
    """A round of a scoring match: what its points make of the chance to win the match."""

    def __init__(self, standing: Standing, scored: int) -> None:
        self._standing: Final = standing
        self._scored: Final = scored
        self._known: dict[tuple[int, int], tuple[float, ...]] = {}

    def worth(self, round_: KernelRound, seat: i64) -> float:
        """The chance of a seat to win the match after this round."""
        winner = int(round_.winner)
        cards = counting(round_.palettes[winner], round_.canvas % 7)
        known = self._known.get((winner, cards))
        if known is None:
            points = list(self._standing.points)
            points[winner] += sum([card.number for card in cards_of(cards)])
            left = int(DECK_SIZE) - (self._scored | cards).bit_count()
            known = match_chances(tuple(points), self._standing.target, left, self._standing.reshuffles)
            self._known[winner, cards] = known
        return known[seat]


def scored(round_: KernelRound) -> int:
    """What the winner of a round that is over scores."""
    return sum(
        [card.number for card in cards_of(counting(round_.palettes[round_.winner], round_.canvas % 7))]
    )


def prize_of(sight: Sight) -> Prize:
    """What the round that a sight shows is played for."""
    return Prize() if sight.standing is None else MatchPrize(sight.standing, sight.scored)


def match_outlook(sight: Sight, chances: Sequence[float]) -> tuple[float, ...]:
    """The chance of each seat to win the match, by its chances to win the round that goes on or is over.

    Without a score there is no match but the round.
    """
    standing = sight.standing
    if standing is None:
        return tuple(chances)
    left = int(DECK_SIZE - size(sight.scored))
    seats = range(sight.players)
    if sight.phase == PHASES[OVER]:  # its points are noted already
        winner = max(seats, key=lambda seat: chances[seat])
        left = int(DECK_SIZE - size(sight.scored | counting(sight.palettes[winner], sight.color)))
        return match_chances(standing.points, standing.target, left, standing.reshuffles)
    after = [0.0 for _ in seats]
    for winner in seats:
        points = [score + POINTS_A_ROUND * (seat == winner) for seat, score in enumerate(standing.points)]
        won = match_chances(tuple(points), standing.target, left - CARDS_A_ROUND, standing.reshuffles)
        for seat in seats:
            after[seat] += chances[winner] * won[seat]
    return tuple(after)


def match_chances(
    points: tuple[int, ...], target: int, cards_left: int, reshuffles: bool = False
) -> tuple[float, ...]:
    """The chance of each seat to win a match that stands like this after a round, if all are equally good."""
    short = cards_left < len(points) * (HAND + 1) and not reshuffles
    if short or 0 < target <= max(points):
        best = max(points)
        winners = [score == best for score in points]
        return tuple([won / sum(winners) for won in winners])
    if target:
        return _mixed([(target - score) / POINTS_A_ROUND for score in points])
    rounds = max(1, (cards_left - len(points) * (HAND + 1)) // CARDS_A_ROUND + 1)
    ahead = [score - min(points) for score in points]
    # A lead of so many rounds' points is overtaken as seldom as a player wins that many more of those left.
    return race_of_rounds(tuple([lead // POINTS_A_ROUND for lead in ahead]), min(rounds, 8))


def _mixed(needed: list[float]) -> tuple[float, ...]:
    """The chances of a race with parts of rounds to go: mixed from those of whole rounds, seat by seat."""
    seats = range(len(needed))
    chances = [0.0 for _ in seats]
    for choice in range(1 << len(needed)):
        share = 1.0
        whole: list[int] = []
        for seat in seats:
            part = needed[seat] - floor(needed[seat])
            up = choice >> seat & 1
            share *= part if up else 1.0 - part
            whole.append(max(1, floor(needed[seat]) + up))
        if share:
            after = race(tuple(whole))
            for seat in seats:
                chances[seat] += share * after[seat]
    return tuple(chances)


@cache
def race(needed: tuple[int, ...]) -> tuple[float, ...]:
    """The chance of each seat to be the first to win as many rounds as it needs, all being equally good."""
    if 0 in needed:
        return tuple([1.0 if need == 0 else 0.0 for need in needed])
    seats = range(len(needed))
    chances = [0.0 for _ in seats]
    for winner in seats:
        after = race(tuple([needed[seat] - (seat == winner) for seat in seats]))
        for seat in seats:
            chances[seat] += after[seat] / len(needed)
    return tuple(chances)


@cache
def race_of_rounds(won: tuple[int, ...], left: int) -> tuple[float, ...]:
    """The chance of each seat to have won the most rounds after so many more; ties are shared."""
    seats = range(len(won))
    if left == 0:
        most = [score == max(won) for score in won]
        return tuple([is_best / sum(most) for is_best in most])
    chances = [0.0 for _ in seats]
    for winner in seats:
        after = race_of_rounds(tuple([won[seat] + (seat == winner) for seat in seats]), left - 1)
        for seat in seats:
            chances[seat] += after[seat] / len(won)
    return tuple(chances)

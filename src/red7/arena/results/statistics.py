"""How sure a mean over deals is, and how strong players are: intervals, and ratings with intervals.

The unit is the deal, with all its rotations: shares of the same deal are correlated, those of different deals
are not. Intervals stay honest for few deals, many comparisons and early looks.

Ratings are the most likely ones in Luce's model, which for two players is Elo's and Bradley and Terry's:
everybody's chance to win is in proportion to their strength, and 400 points of rating are ten times the
strength. One seat with strength `a` against the others with strength `b` each wins with the chance `a / (a +
(players - 1) * b)`. Their intervals come from resampled deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, exp, log, pi, sin, sqrt
from random import Random
from typing import Final

LEVEL_OF_ERROR: Final = 0.05  # one interval in twenty may miss, however many are made together
FIRST_LOOK: Final = 16
SCALE: Final = 400 / log(10)
RESAMPLES: Final = 1000
Pair = tuple[int, int]


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its interval."""

    mean: float
    low: float
    high: float
    deals: int

    def excludes(self, value: float) -> bool:
        """Whether the interval leaves a value out."""
        return not self.low <= value <= self.high


def share_estimate(*series: Sequence[float], together: int = 1) -> Estimate:
    """The mean of shares from 0 to 1, with a 95 % interval for all estimates made `together`.

    For the interval two deals are added, one lost and one won: otherwise a few deals that all ended alike
    would look certain. Among a hundred real ones they hardly count.
    """
    wide = mean_estimate(*[[0.0, 1.0, *shares] for shares in series], together=together)
    mean = sum(_mean(shares) for shares in series) / len(series)
    return Estimate(mean, max(0.0, min(mean, wide.low)), min(1.0, max(mean, wide.high)), wide.deals - 2)


def mean_estimate(*series: Sequence[float], together: int = 1) -> Estimate:
    """The mean of the means of several series over the same deals, with Student's interval.

    Values at the same place of different series belong to the same deal, and so vary together; a series may
    stop early. With several intervals together, Bonferroni's correction makes all hold at once.
    """
    means = [_mean(values) for values in series]
    deals = max(len(values) for values in series)
    mean = sum(means) / len(means)
    if deals < 2:
        return Estimate(mean, float("-inf"), float("inf"), deals)
    # How much each deal moves the mean of means.
    pulls = [0.0] * deals
    for values, own in zip(series, means, strict=True):
        for deal, value in enumerate(values):
            pulls[deal] += (value - own) / len(values) / len(series)
    error = sqrt(sum(pull**2 for pull in pulls) * deals / (deals - 1))
    reach = student(1 - LEVEL_OF_ERROR / together, deals - 1) * error
    return Estimate(mean, mean - reach, mean + reach, deals)


def ratio_estimate(parts: Sequence[float], wholes: Sequence[float], together: int = 1) -> Estimate:
    """The sum of parts divided by the sum of wholes, both by deal, with Student's interval.

    A deal moves the ratio by how far its part is from the ratio's share of its whole, as long as there are
    many.
    """
    total = sum(wholes)
    ratio = sum(parts) / total
    scale = len(wholes) / total
    pairs = zip(parts, wholes, strict=True)
    return mean_estimate([ratio + (part - ratio * whole) * scale for part, whole in pairs], together=together)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@cache
def student(confidence: float, freedom: int) -> float:
    """How many standard errors an interval of Student's distribution reaches to either side."""
    low, high = 0.0, 1.0
    while _within(high, freedom) < confidence:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < confidence else (low, middle)
    return high


def _within(reach: float, freedom: int) -> float:
    """The chance that Student's variable is within this reach: a finite sum for whole degrees of freedom."""
    angle = atan(reach / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * step / (step + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def looks(deals: int, *, early: bool) -> tuple[int, ...]:
    """After how many deals to check whether a pairing is clear: at the end; if `early`, at each half too.

    Looking often finds differences where there are none, so an interval allows for all possible looks.
    """
    numbers = [deals]
    while early and numbers[0] >= 2 * FIRST_LOOK:
        numbers.insert(0, numbers[0] // 2)
    return tuple(numbers)


@dataclass(frozen=True)
class Rating:
    """A rating, 0 on average over all players, with its 95 % interval."""

    value: float
    low: float
    high: float


def fit(
    totals: Mapping[Pair, tuple[float, float]], bots: int, players: int, start: Sequence[float] = ()
) -> list[float]:
    """The most likely ratings, from deals won and played by the first of each pair as the single seat.

    One deal as between equals is added to each pair, so that a player who wins everything gets a rating too.
    """
    others = players - 1
    strengths = [value / SCALE for value in start] or [0.0] * bots
    results = [(one, rival, won + 1 / players, played + 1) for (one, rival), (won, played) in totals.items()]
    # Newton's method for one strength at a time; the likelihood has a single peak, and steps are kept short.
    for _ in range(10_000):
        largest = 0.0
        for bot in range(bots):
            slope = bend = 0.0
            for one, rival, won, played in results:
                if bot in (one, rival):
                    chance = 1 / (1 + others * exp(strengths[rival] - strengths[one]))
                    slope += (won - played * chance) * (1 if bot == one else -1)
                    bend += played * chance * (1 - chance)
            step = max(-1.0, min(1.0, slope / bend)) if bend else 0.0
            strengths[bot] += step
            largest = max(largest, abs(step))
        if largest < 1e-7:
            break
    middle = sum(strengths) / bots
    return [SCALE * (strength - middle) for strength in strengths]


def ratings(shares: Mapping[Pair, Sequence[float]], bots: int, players: int, seed: int = 0) -> list[Rating]:
    """A rating for each bot from its shares by deal; a deal's number means the same deal for every pair."""
    totals = {pair: (sum(values), float(len(values))) for pair, values in shares.items()}
    values = fit(totals, bots, players)
    deals = max(len(pair_shares) for pair_shares in shares.values())
    dice = Random(seed)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES):
        chosen = dice.choices(range(deals), k=deals)
        totals_again: dict[Pair, tuple[float, float]] = {}
        for pair, pair_shares in shares.items():
            # A pair that was stopped early has only the first deals.
            size = len(pair_shares)
            picked = [pair_shares[deal] for deal in chosen if deal < size] or pair_shares
            totals_again[pair] = (sum(picked), float(len(picked)))
        samples.append(fit(totals_again, bots, players, values))
    rated: list[Rating] = []
    for bot, value in enumerate(values):
        resampled = sorted(sample[bot] for sample in samples)
        low, high = resampled[round(0.025 * RESAMPLES)], resampled[round(0.975 * RESAMPLES) - 1]
        rated.append(Rating(value, low, high))
    return rated

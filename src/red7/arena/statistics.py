"""How sure a mean over deals is: intervals that stay honest for few deals, many comparisons and early looks.

The unit is the deal, with all its rotations: shares of the same deal hang together, those of different deals
do not.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt
from typing import Final

LEVEL_OF_ERROR: Final = 0.05  # one interval in twenty may miss, however many are told together


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


def share_estimate(*series: Sequence[float], told: int = 1) -> Estimate:
    """The mean of shares of 0 to 1, with an interval that holds at 95 % for all that are told together.

    Two deals are made up for the interval, one lost and one won: otherwise a few deals that all ended alike
    look certain. Among a hundred real ones they hardly count.
    """
    found = mean_estimate(*[[0.0, 1.0, *shares] for shares in series], told=told)
    mean = sum(_mean(shares) for shares in series) / len(series)
    return Estimate(mean, max(0.0, min(mean, found.low)), min(1.0, max(mean, found.high)), found.deals - 2)


def mean_estimate(*series: Sequence[float], told: int = 1) -> Estimate:
    """The mean of the means of several series over the same deals, with Student's interval.

    Values at the same place of different series belong to the same deal, and so vary together; a series may
    stop early. With several intervals told together Bonferroni's correction makes all hold at once.
    """
    means = [_mean(values) for values in series]
    deals = max(len(values) for values in series)
    mean = sum(means) / len(means)
    if deals < 2:
        return Estimate(mean, float("-inf"), float("inf"), deals)
    # By how much each deal moves the mean of means.
    pulls = [0.0] * deals
    for values, own in zip(series, means, strict=True):
        for deal, value in enumerate(values):
            pulls[deal] += (value - own) / len(values) / len(series)
    error = sqrt(sum(pull**2 for pull in pulls) * deals / (deals - 1))
    reach = student(1 - LEVEL_OF_ERROR / told, deals - 1) * error
    return Estimate(mean, mean - reach, mean + reach, deals)


def ratio_estimate(parts: Sequence[float], wholes: Sequence[float], told: int = 1) -> Estimate:
    """The sum of parts by the sum of wholes, both told by deal, with Student's interval.

    A deal moves the ratio by what its part is off the ratio of its whole, as long as it is one of many.
    """
    total = sum(wholes)
    ratio = sum(parts) / total
    scale = len(wholes) / total
    pairs = zip(parts, wholes, strict=True)
    return mean_estimate([ratio + (part - ratio * whole) * scale for part, whole in pairs], told=told)


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
    """The chance that Student's variable is within the reach: a finite sum for whole degrees of freedom."""
    angle = atan(reach / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * step / (step + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def looks(deals: int, *, early: bool) -> tuple[int, ...]:
    """After how many deals one looks whether a pairing is clear: at the end; early, also at each half before.

    Looking often finds differences that are none, so an interval is corrected for all the looks there may be.
    """
    found = [deals]
    while early and found[0] >= 2 * FIRST_LOOK:
        found.insert(0, found[0] // 2)
    return tuple(found)


FIRST_LOOK: Final = 16

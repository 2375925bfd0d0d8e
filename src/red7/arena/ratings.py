"""Ratings from results, by maximum likelihood, with intervals by resampling deals.

The model is Luce's, which for two players is Elo's and that of Bradley and Terry: all at the table win with a
chance in proportion to their strength, and 400 points of rating are ten times the strength. One seat with
strength `a` against the others with strength `b` each wins with the chance `a / (a + (players - 1) * b)`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

SCALE: Final = 400 / log(10)
RESAMPLES: Final = 1000
Pair = tuple[int, int]


@dataclass(frozen=True)
class Rating:
    """A rating, 0 on average over all players, with its 95 % interval."""

    value: float
    low: float
    high: float


def fit(
    totals: Mapping[Pair, tuple[float, float]], bots: int, players: int, start: Sequence[float] = ()
) -> list[float]:
    """The likeliest ratings, for deals won and deals played by the first of each pair as the single seat.

    A deal that went as between equals is added to each pair, so that whoever wins all has a rating too.
    """
    others = players - 1
    strengths = [value / SCALE for value in start] or [0.0] * bots
    results = [(one, rival, won + 1 / players, played + 1) for (one, rival), (won, played) in totals.items()]
    # Newton's steps for one strength at a time; the likelihood has a single peak, and steps are kept short.
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
    """A rating for each bot from the shares by deal; deals of the same number are the same for every pair."""
    totals = {pair: (sum(values), float(len(values))) for pair, values in shares.items()}
    values = fit(totals, bots, players)
    deals = max(len(pair_shares) for pair_shares in shares.values())
    dice = Random(seed)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES):
        chosen = dice.choices(range(deals), k=deals)
        again: dict[Pair, tuple[float, float]] = {}
        for pair, pair_shares in shares.items():
            # A pair that was stopped early has the first deals only.
            size = len(pair_shares)
            picked = [pair_shares[deal] for deal in chosen if deal < size] or pair_shares
            again[pair] = (sum(picked), float(len(picked)))
        samples.append(fit(again, bots, players, values))
    found: list[Rating] = []
    for bot, value in enumerate(values):
        seen = sorted(sample[bot] for sample in samples)
        found.append(Rating(value, seen[round(0.025 * RESAMPLES)], seen[round(0.975 * RESAMPLES) - 1]))
    return found

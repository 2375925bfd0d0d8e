"""Intervals hold as often as they say, also for few deals, many comparisons and early looks."""

from math import sqrt
from random import Random
from statistics import NormalDist, mean, stdev

import pytest

from red7.arena.results.statistics import (
    Estimate,
    looks,
    mean_estimate,
    ratio_estimate,
    share_estimate,
    student,
)

# Student's two-sided quantiles as statistical tables have them
TABLE = {
    (0.95, 1): 12.706,
    (0.95, 2): 4.303,
    (0.95, 9): 2.262,
    (0.95, 30): 2.042,
    (0.99, 5): 4.032,
    (0.99, 20): 2.845,
    (0.999, 10): 4.587,
}


@pytest.mark.parametrize(("confidence", "freedom"), TABLE)
def test_students_quantiles_are_those_of_the_tables(confidence: float, freedom: int) -> None:
    assert student(confidence, freedom) == pytest.approx(TABLE[confidence, freedom], abs=0.0006)


def test_with_many_deals_student_is_normal() -> None:
    assert student(0.95, 20_000) == pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-3)


def test_a_mean_has_students_interval() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 1.0]
    estimate = mean_estimate(values)
    reach = 2.7764 * stdev(values) / 5**0.5
    assert estimate.mean == mean(values)
    assert (estimate.low, estimate.high) == pytest.approx((4.2 - reach, 4.2 + reach), abs=1e-3)


def test_series_over_the_same_deals_vary_together() -> None:
    dice = Random(1)
    first = [dice.random() for _ in range(50)]
    second = [dice.random() for _ in range(50)]
    both = mean_estimate(first, second)
    by_deal = mean_estimate([(one + two) / 2 for one, two in zip(first, second, strict=True)])
    assert (both.mean, both.low, both.high) == pytest.approx((by_deal.mean, by_deal.low, by_deal.high))
    opposite = mean_estimate(first, [1 - value for value in first])
    assert opposite.high - opposite.low == pytest.approx(0), "what one wins, the other loses"


def test_a_series_that_stopped_early_counts_as_much_in_the_mean() -> None:
    assert mean_estimate([1.0, 1.0], [0.0, 0.0, 0.0, 0.0]).mean == 0.5


def test_few_deals_that_all_end_alike_are_not_certain() -> None:
    for deals in (1, 2, 3, 4):
        estimate = share_estimate([1.0] * deals)
        assert estimate.mean == estimate.high == 1.0
        assert not estimate.excludes(0.5)
    assert share_estimate([1.0] * 20).excludes(0.5)


@pytest.mark.parametrize("deals", [10, 40, 200])
@pytest.mark.parametrize("chance", [0.25, 0.5, 0.9])
def test_nineteen_intervals_of_twenty_hold_the_truth(deals: int, chance: float) -> None:
    dice = Random(7)
    tries = 1500
    held = 0
    for _ in range(tries):
        # Two rotations of a deal, which hang together: the cards decide it half of the time.
        shares: list[float] = []
        for _ in range(deals):
            first = dice.random() < chance
            second = first if dice.random() < 0.5 else dice.random() < chance
            shares.append((first + second) / 2)
        held += not share_estimate(shares).excludes(chance)
    assert held / tries >= 0.935
    if deals > 10:  # the deals that are made up make the interval of a few real ones wider, on purpose
        assert held / tries <= 0.985


def test_intervals_told_together_are_wider() -> None:
    shares = [0.0, 0.5, 1.0, 0.5, 1.0] * 20
    estimates = [share_estimate(shares, together=number) for number in (1, 5, 36)]
    widths = [estimate.high - estimate.low for estimate in estimates]
    assert widths == sorted(widths)
    ratio = NormalDist().inv_cdf(1 - 0.025 / 36) / NormalDist().inv_cdf(0.975)
    assert widths[2] / widths[0] == pytest.approx(ratio, rel=0.03)


def test_an_interval_excludes_what_is_outside() -> None:
    estimate = Estimate(0.6, 0.55, 0.65, 100)
    assert [estimate.excludes(value) for value in (0.5, 0.55, 0.6, 0.65, 0.7)] == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_looks_double_up_to_the_last_deal() -> None:
    assert looks(1000, early=True) == (31, 62, 125, 250, 500, 1000)
    assert looks(20, early=True) == (20,)
    assert looks(1000, early=False) == (1000,)


# Ratios


def test_a_ratio_of_equal_wholes_is_a_mean() -> None:
    parts = [0.0, 1.0, 3.0, 4.0]
    estimate, mean = ratio_estimate(parts, [2.0] * 4), mean_estimate([part / 2 for part in parts])
    assert (estimate.mean, estimate.low, estimate.high) == pytest.approx((mean.mean, mean.low, mean.high))


def test_a_ratio_is_one_of_sums_and_as_sure_as_leaving_out_deals_shows() -> None:
    dice = Random(3)
    wholes = [float(dice.randrange(1, 9)) for _ in range(300)]
    parts = [float(sum(dice.random() < 0.3 for _ in range(int(whole)))) for whole in wholes]
    estimate = ratio_estimate(parts, wholes)
    assert estimate.mean == pytest.approx(sum(parts) / sum(wholes))
    without = [(sum(parts) - part) / (sum(wholes) - whole) for part, whole in zip(parts, wholes, strict=True)]
    middle = sum(without) / 300
    error = sqrt(299 / 300 * sum((value - middle) ** 2 for value in without))
    assert estimate.high - estimate.mean == pytest.approx(student(0.95, 299) * error, rel=0.03)

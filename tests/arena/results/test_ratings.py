"""Ratings are the likeliest ones: known strengths come out again, with intervals that fit."""

from math import log10
from random import Random

import pytest

from red7.arena.results.statistics import fit, ratings

STRENGTHS = [-300.0, -20.0, 100.0, 220.0]


def chance(one: float, rival: float, players: int) -> float:
    """How likely one wins against so many others, by the definition of ratings."""
    strengths = [10 ** (one / 400)] + [10 ** (rival / 400)] * (players - 1)
    return strengths[0] / sum(strengths)


def pairs(players: int) -> list[tuple[int, int]]:
    every = [(one, rival) for one in range(4) for rival in range(4) if one != rival]
    return every if players > 2 else [(one, rival) for one, rival in every if one < rival]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found_again(players: int) -> None:
    deals = 1e7
    totals = {
        (one, rival): (deals * chance(STRENGTHS[one], STRENGTHS[rival], players), deals)
        for one, rival in pairs(players)
    }
    assert fit(totals, 4, players) == pytest.approx(STRENGTHS, abs=0.01)


def test_the_ratings_of_two_have_a_closed_form() -> None:
    # A deal between equals is added: 30.5 won of 41.
    difference = 400 * log10(30.5 / 10.5)
    assert fit({(0, 1): (30.0, 40.0)}, 2, 2) == pytest.approx([difference / 2, -difference / 2], abs=1e-4)


def test_whoever_wins_all_has_a_rating_too() -> None:
    strong, weak = fit({(0, 1): (50.0, 50.0)}, 2, 2)
    assert strong == -weak
    assert 2 * strong == pytest.approx(400 * log10(50.5 / 0.5), abs=1e-3)


def test_the_order_of_the_players_makes_no_difference() -> None:
    totals = {(0, 1): (12.0, 40.0), (0, 2): (9.0, 40.0), (1, 2): (18.5, 40.0)}
    there = fit(totals, 3, 3)
    back = fit({(2 - one, 2 - rival): result for (one, rival), result in totals.items()}, 3, 3)
    assert there == pytest.approx(back[::-1], abs=1e-3)


@pytest.mark.parametrize("players", [2, 4])
def test_intervals_hold_the_truth_and_are_as_wide_as_theory_has_it(players: int) -> None:
    dice = Random(3)
    deals = 400
    shares = {
        (one, rival): [
            float(dice.random() < chance(STRENGTHS[one], STRENGTHS[rival], players)) for _ in range(deals)
        ]
        for one, rival in pairs(players)
    }
    for strength, rating in zip(STRENGTHS, ratings(shares, 4, players), strict=True):
        assert rating.low < rating.value < rating.high
        assert abs(rating.value - strength) < 1.5 * (rating.high - rating.low)


def test_the_interval_of_two_players_agrees_with_the_delta_method() -> None:
    dice = Random(5)
    shares = [float(dice.random() < 0.6) for _ in range(1000)]
    won = sum(shares) / 1000
    # The derivative of 400 log10(p / (1 - p)), half of it for each of two, times the standard error.
    error = 400 / 2.302585 / (won * (1 - won)) * (won * (1 - won) / 1000) ** 0.5 / 2
    rating = ratings({(0, 1): shares}, 2, 2)[0]
    assert rating.high - rating.low == pytest.approx(2 * 1.96 * error, rel=0.1)


def test_the_same_results_have_the_same_intervals() -> None:
    shares = {(0, 1): [1.0, 0.5, 0.0, 1.0] * 5, (0, 2): [0.5] * 10, (1, 2): [0.0, 1.0] * 10}
    assert ratings(shares, 3, 2) == ratings(shares, 3, 2)

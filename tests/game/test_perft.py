"""Counts of complete turns ("perft") for nine deals, all editions and options: a table that two engines meet.

The twin made the table (`tools/make_perft.py`). Every run checks the engine against all of it, and the twin
against a row of each edition and option set as deep as it gets in seconds. With RED7_LONG=1 the twin checks
every row to the full depth, which takes ten minutes.
"""

import json
from typing import Any

import pytest
from support.long_run import LONG
from support.rules import twin
from tools.make_perft import EDITIONS, OPTIONS, TABLE, counts, depth_of, start

from red7.game.editions import EDITIONS as BOOKLETS
from red7.game.editions import READINGS
from red7.game.engine.bits import DECK_SIZE
from red7.game.perft import divide, perft
from red7.game.round import Round
from red7.game.text.jsonform import position_of

DEALS: list[dict[str, Any]] = json.loads(TABLE.read_text("utf-8"))
ROWS = [
    (number, edition, options) for number in range(len(DEALS)) for edition in EDITIONS for options in OPTIONS
]


def cheapest(edition: str, options: str) -> tuple[int, str, str]:
    """The row of an edition and option set in which the twin has the fewest positions to look at."""
    return min(range(len(DEALS)), key=lambda n: DEALS[n]["counts"][edition][options][-2]), edition, options


BY_TWIN = ROWS if LONG else [cheapest(e, o) for e in EDITIONS for o in OPTIONS]
PATIENCE = 250  # positions whose turns the twin is asked for in a short run


def engine(deal: dict[str, Any], edition: str, options: str, *, scoring: bool = False) -> Round:
    return position_of({**start(deal, edition, options), "scoring": scoring}).round()


def test_the_table_covers_three_deals_of_all_cards_for_each_number_of_players() -> None:
    assert [len(deal["hands"]) for deal in DEALS] == [2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert set(EDITIONS) == set(BOOKLETS)
    for deal in DEALS:
        cards = [card for hand in [*deal["hands"], *deal["palettes"], deal["deck"]] for card in hand]
        assert len(cards) == len(set(cards)) == DECK_SIZE
        assert [len(hand) for hand in deal["hands"]] == [7] * len(deal["hands"])
        highest = twin.leader(deal["palettes"], "R")
        assert highest is not None
        assert deal["turn"] == (highest + 1) % len(deal["hands"])


def test_the_deals_reach_every_kind_of_step_within_two_turns() -> None:
    for players in (2, 3, 4):
        signs: set[str] = set()
        for deal in DEALS[3 * players - 6 : 3 * players - 3]:
            first = engine(deal, "intl-1.2", "draw+actions")
            for turn in list(first.turns())[::5]:
                second = first.copy()
                second.play(turn)
                signs.update(step[-1] for reply in second.turns() for step in second.text(reply).split())
        assert signs >= set("pctxd+"), players


@pytest.mark.parametrize(("number", "edition", "options"), ROWS)
def test_the_engine_counts_as_many_turns_as_the_table(number: int, edition: str, options: str) -> None:
    expected = DEALS[number]["counts"][edition][options]
    round_ = engine(DEALS[number], edition, options)
    assert len(expected) == depth_of(options)
    assert [perft(round_, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("edition", READINGS)
def test_a_reading_of_the_end_counts_the_turns_of_its_booklet(edition: str) -> None:
    booklet = edition.partition("/")[0]
    for options in OPTIONS:
        number, _, _ = cheapest(booklet, options)
        expected = DEALS[number]["counts"][booklet][options][:2]
        assert [perft(engine(DEALS[number], edition, options), depth) for depth in (1, 2)] == expected


@pytest.mark.parametrize(("number", "edition", "options"), BY_TWIN)
def test_the_twin_counts_as_many_turns_as_the_table(number: int, edition: str, options: str) -> None:
    table = DEALS[number]["counts"][edition][options]
    depth = len(table) if LONG or table[-2] <= PATIENCE else len(table) - 1
    assert counts(DEALS[number], edition, options, depth) == table[:depth]


@pytest.mark.parametrize(("number", "edition", "options"), ROWS)
def test_the_first_turns_are_the_twins_word_for_word(number: int, edition: str, options: str) -> None:
    round_ = engine(DEALS[number], edition, options)
    sentence = {
        round_.text(turn): "in" if round_.turns().keeps_in(index) else "out"
        for index, turn in enumerate(round_.turns())
    }
    assert sentence == twin.turns(start(DEALS[number], edition, options))


@pytest.mark.parametrize(("number", "edition", "options"), ROWS)
def test_scoring_changes_no_turn_of_a_round(number: int, edition: str, options: str) -> None:
    without = engine(DEALS[number], edition, options)
    with_scoring = engine(DEALS[number], edition, options, scoring=True)
    assert with_scoring.options.scoring
    assert divide(with_scoring, 2) == divide(without, 2)


def test_divide_splits_the_count_by_the_first_turn() -> None:
    round_ = engine(DEALS[0], "intl-1.2", "actions")
    parts = divide(round_, 2)
    assert sum(parts.values()) == DEALS[0]["counts"]["intl-1.2"]["actions"][1]
    assert list(parts) == [round_.text(turn) for turn in round_.turns()]


def test_a_round_that_is_over_has_one_way_to_do_nothing_and_none_to_go_on() -> None:
    round_ = engine(DEALS[0], "intl-1.2", "basic")
    round_.play(round_.parse_turn("out"))
    assert [perft(round_, depth) for depth in range(3)] == [1, 0, 0]

"""The seven rules: which cards of a palette count, and who leads."""

import random

import pytest
from support.rules.positions import cards

from red7.game.cards import CARDS, Color, mask_of
from red7.game.engine.canvas import counting, key, leader, leads_over, strengths
from red7.game.text.position_text import cards_text


def counts(palette: str, rule: str) -> str:
    """The cards that count, from high to low, in one word."""
    return cards_text(counting(cards(palette), Color.parse(rule)))


def leads(rule: str, *palettes: str, out: tuple[int, ...] = ()) -> int | None:
    return leader([cards(palette) for palette in palettes], Color.parse(rule), out)


@pytest.mark.parametrize(
    ("rule", "palette", "expected"),
    [
        ("R", "B3G6O6V1", "O6"),
        ("O", "R7B3G3V3", "G3B3V3"),
        ("Y", "R7B6B2B1", "B6B2B1"),
        ("G", "R7B6O4V2I1", "B6O4V2"),
        ("B", "R7R6B5B1V2", "R7B5V2"),
        ("I", "R7B4V3I2R2", "B4V3R2"),
        ("V", "R7O3B2V1G4", "O3B2V1"),
    ],
)
def test_each_rule_counts_its_own_cards(rule: str, palette: str, expected: str) -> None:
    assert counts(palette, rule) == expected


def test_red_counts_one_card_only() -> None:
    assert counts("R7O7Y7", "R") == "R7"


def test_blue_takes_the_highest_card_of_each_colour() -> None:
    assert counts("R1R5R3B2B6", "B") == "B6R5"


def test_a_run_ignores_duplicates() -> None:
    assert counts("V4R4B5O6V6", "I") == "O6B5R4"


def test_a_run_does_not_go_round_from_7_to_1() -> None:
    assert counts("R7B1O2", "I") == "O2B1"


def test_a_run_breaks_at_a_gap() -> None:
    assert counts("R7R6V4V3V2", "I") == "V4V3V2"


def test_four_is_not_below_four() -> None:
    assert counts("R4V3", "V") == "V3"


def test_violet_ties_go_to_the_highest_card_below_four_at_best_the_red_3() -> None:
    assert leads("V", "O3R7", "R3V4") == 1


@pytest.mark.parametrize("card", ["R2", "V2"])
def test_one_card_is_a_set_of_one_under_every_rule_it_meets(card: str) -> None:
    assert [counts(card, rule) for rule in "ROYGBIV"] == [card] * 7


@pytest.mark.parametrize(("rule", "palette"), [("G", "R7R5R3R1"), ("V", "R7R6R5R4")])
def test_green_and_violet_can_count_nothing(rule: str, palette: str) -> None:
    assert key(cards(palette), Color.parse(rule)) == 0
    assert counts(palette, rule) == ""


@pytest.mark.parametrize("rule", "ROYBI")
def test_under_the_other_rules_some_card_always_counts(rule: str) -> None:
    assert all(counting(1 << card, Color.parse(rule)) == 1 << card for card in CARDS)


def test_an_empty_palette_never_counts() -> None:
    assert [key(0, color) for color in Color] == [counting(0, color) for color in Color] == [0] * 7


@pytest.mark.parametrize(
    ("rule", "palette", "higher"),
    [
        ("O", "V6I6R5O5", "I6V6"),
        ("O", "R2O2V3I3", "I3V3"),
        ("Y", "R7R1O6O5", "R7R1"),
        ("Y", "V6V5R4R3", "V6V5"),
        ("I", "R1R2V6V7", "V7V6"),
        ("I", "V1O5", "O5"),
    ],
)
def test_of_two_equal_sets_the_one_with_the_highest_card_counts(rule: str, palette: str, higher: str) -> None:
    assert counts(palette, rule) == higher


def test_more_cards_that_count_beat_higher_ones() -> None:
    assert leads("G", "R6", "V2V4") == 1
    assert leads("O", "R7R6R5", "V1I1") == 1


def test_a_tie_goes_to_the_best_counting_card_not_to_the_best_card() -> None:
    assert leads("G", "R7V2", "V6O1") == 1
    assert leads("V", "R7V3", "V6O3") == 1
    assert leads("O", "R7V2I2", "V6O3Y3") == 1


def test_a_tie_between_equal_numbers_goes_to_the_colour_nearer_red() -> None:
    assert leads("R", "O7", "R7", "V7") == 1
    assert leads("I", "G3B4", "R3O4") == 1


def test_cards_that_do_not_count_are_ignored() -> None:
    assert leads("Y", "B1B2", "R7O6Y5G4I3") == 0


def test_without_runs_groups_or_second_colours_the_highest_card_leads() -> None:
    assert [leads(rule, "V1V3", "R6V4", "R5") for rule in "OI"] == [1, 1]
    assert [leads(rule, "V3", "R6", "R5") for rule in "YB"] == [1, 1]


@pytest.mark.parametrize(("rule", "palettes"), [("G", ("R7", "O5", "V1")), ("V", ("R7", "O5", "V4"))])
def test_nobody_leads_when_no_card_meets_the_rule(rule: str, palettes: tuple[str, ...]) -> None:
    assert leads(rule, *palettes) is None


def test_only_players_still_in_are_compared() -> None:
    assert leads("R", "V1", "R7", "O6", out=(1,)) == 2


def test_violet_cards_rank_below_indigo_ones() -> None:
    assert leads("R", "V7", "I7") == 1


def test_more_cards_never_weaken_a_palette() -> None:
    chance = random.Random(1)
    for _ in range(500):
        chosen = chance.sample(CARDS, chance.randint(2, 12))
        for color in Color:
            assert key(mask_of(chosen), color) >= key(mask_of(chosen[1:]), color)


def test_one_subtraction_compares_two_palettes_under_every_rule() -> None:
    chance = random.Random(2)
    for _ in range(2000):
        chosen = chance.sample(CARDS, chance.randint(2, 14))
        split = chance.randrange(1, len(chosen))
        mine, rival = mask_of(chosen[:split]), mask_of(chosen[split:])
        won = leads_over(strengths(mine), strengths(rival))
        assert [won >> color & 1 for color in Color] == [
            int(key(mine, color) > key(rival, color)) for color in Color
        ]

"""The cards: which there are, which is higher, and sets of them."""

import random
from itertools import pairwise, product

import pytest

from red7.game.cards import CARDS, NAMES, Card, Color, cards_of, mask_of
from red7.game.engine.bits import ALL, BELOW_FOUR, BIT, COLOR_CARDS, EVENS, lowest, size
from red7.game.errors import InvalidError

FROM_RED_DOWN = "ROYGBIV"


def test_there_are_49_cards_seven_numbers_in_seven_colours() -> None:
    assert len(CARDS) == 49
    assert {str(card) for card in CARDS} == {f"{c}{n}" for c, n in product(FROM_RED_DOWN, "1234567")}


def test_every_number_beats_every_lower_one_whatever_the_colours() -> None:
    for number in range(2, 8):
        assert Card[f"V{number}"] > Card[f"R{number - 1}"]


def test_equal_numbers_compare_by_the_colour_nearer_red() -> None:
    for number, (higher, lower) in product(range(1, 8), pairwise(FROM_RED_DOWN)):
        assert Card[f"{higher}{number}"] > Card[f"{lower}{number}"]


def test_a_card_knows_its_number_and_its_colour() -> None:
    for card in CARDS:
        assert f"{card.color.letter}{card.number}" == str(card) == repr(card) == NAMES[card]


def test_colours_rank_from_violet_up_to_red() -> None:
    assert "".join(color.letter for color in sorted(Color, reverse=True)) == FROM_RED_DOWN
    assert [str(color) for color in (Color.RED, Color.VIOLET)] == ["red", "violet"]


def test_cards_and_colours_are_read_from_text() -> None:
    assert Card.parse("R7") is Card.R7
    assert [Color.parse(letter) for letter in "VR"] == [Color.VIOLET, Color.RED]


@pytest.mark.parametrize("text", ["", "R", "R8", "R0", "7R", "r7", "R77", " R7", "parse"])
def test_what_is_no_card_is_refused_with_the_text_found(text: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Card.parse(text)
    assert (caught.value.code, caught.value.arguments) == ("card", {"found": text})


@pytest.mark.parametrize("text", ["", "red", "r", "RO", "X"])
def test_what_is_no_colour_is_refused_with_the_text_found(text: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Color.parse(text)
    assert (caught.value.code, caught.value.arguments) == ("color", {"found": text})


def test_each_card_has_a_bit_of_its_own_beyond_the_32nd_too() -> None:
    assert [BIT[card] for card in range(49)] == [2**card for card in range(49)]
    assert sum(BIT[card] for card in range(49)) == ALL


def test_a_set_of_cards_gives_back_its_cards_from_low_to_high() -> None:
    chance = random.Random(7)
    for count in range(50):
        chosen = chance.sample(CARDS, count)
        mask = mask_of(chosen)
        assert cards_of(mask) == tuple(sorted(chosen))
        assert size(mask) == count
        if chosen:
            assert lowest(mask) == min(chosen)


def test_the_lowest_card_is_found_for_every_pair() -> None:
    for low in range(49):
        assert lowest(2**low) == low
        assert all(lowest(2**low + 2**high) == low for high in range(low + 1, 49))


def test_the_sets_of_the_rules_hold_the_right_cards() -> None:
    assert {card.number for card in cards_of(EVENS)} == {2, 4, 6}
    assert {card.number for card in cards_of(BELOW_FOUR)} == {1, 2, 3}
    assert size(EVENS) == size(BELOW_FOUR) == 21
    for color in Color:
        assert [card.color for card in cards_of(COLOR_CARDS[color])] == [color] * 7

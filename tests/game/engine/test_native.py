"""Card sets are 49 bits wide in both forms: native integers of the compiled core must not lose the high ones.

mypyc compiles `1 << n` with a native n to a shift of 32 bits: the cards above the 32nd are where a slip would
show.
"""

import pytest

from red7.game.cards import CARDS, Card, cards_of, mask_of
from red7.game.deal import Deal
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.bits import ALL, BELOW_FOUR, BIT, COLOR_CARDS, EVENS, lowest, size
from red7.game.engine.canvas import counting, key, leads_over, strengths
from red7.game.match import dealt_round
from red7.game.position import Position
from red7.game.sight import sight
from red7.game.text.position_text import position_text

EDGES = [0, 1, 30, 31, 32, 33, 47, 48]  # around the ends of 32 and 49 bits


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_has_a_bit_of_its_own(card: Card) -> None:
    assert BIT[card] == 2**card
    assert lowest(2**card) == card
    assert size(2**card) == 1
    assert mask_of([card]) == 2**card
    assert cards_of(2**card) == (card,)
    assert [color for color in range(7) if COLOR_CARDS[color] & 2**card] == [card % 7]
    assert (EVENS & 2**card != 0) == (card.number in (2, 4, 6))
    assert (BELOW_FOUR & 2**card != 0) == (card.number < 4)


def test_the_set_of_all_cards_is_as_good_as_any() -> None:
    assert ALL == 2**49 - 1
    assert size(ALL) == 49
    assert lowest(ALL) == 0
    assert cards_of(ALL) == CARDS
    assert mask_of(CARDS) == ALL
    assert sum(size(COLOR_CARDS[color]) for color in range(7)) == 49


def test_no_card_is_a_set_too() -> None:
    assert size(0) == 0
    assert cards_of(0) == ()
    assert strengths(0) == (0, 0)


@pytest.mark.parametrize("low", EDGES)
@pytest.mark.parametrize("high", EDGES)
def test_sets_that_reach_over_the_edges_are_counted_right(low: int, high: int) -> None:
    between = sum(2**card for card in range(low, high + 1))
    assert size(between) == max(0, high - low + 1)
    assert list(cards_of(between)) == list(range(low, high + 1))
    assert size(ALL ^ between) == 49 - size(between)
    if between:
        assert lowest(between) == low


def test_all_cards_in_one_palette_meet_every_rule() -> None:
    # Red, orange and yellow: one card, the seven 7s, the seven red cards. Then 3 even numbers in 7 colours,
    # one card for each colour, the run from 1 to 7, and 1 to 3 in 7 colours.
    counts = {6: 1, 5: 7, 4: 7, 3: 21, 2: 7, 1: 7, 0: 21}
    highest = {6: "R7", 5: "R7", 4: "R7", 3: "R6", 2: "R7", 1: "R7", 0: "R3"}
    for color, count in counts.items():
        assert size(counting(ALL, color)) == count
        assert max(cards_of(counting(ALL, color))) == Card.parse(highest[color])
        assert key(ALL, color) == count << 6 | Card.parse(highest[color]) + 1


@pytest.mark.parametrize("card", CARDS[1:], ids=str)
def test_between_single_cards_the_higher_leads_under_red_in_every_place(card: Card) -> None:
    below = CARDS[card - 1]
    assert leads_over(strengths(2**card), strengths(2**below)) & 64
    assert not leads_over(strengths(2**below), strengths(2**card)) & 64
    assert counting(2**card | 2**below, 6) == 2**card


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_is_found_in_every_place(card: Card) -> None:
    others = [int(other) for other in CARDS if other != card]
    in_hand = Deal(((card, *others[:6]), tuple(others[6:13])), (others[13], others[14]), tuple(others[15:]))
    on_palette = Deal((tuple(others[:7]), tuple(others[7:14])), (card, others[14]), tuple(others[15:]))
    on_deck = Deal((tuple(others[:7]), tuple(others[7:14])), (others[14], others[15]), (*others[16:], card))
    rounds = [
        dealt_round(deal, DEFAULT_EDITION, Options(draw=True)) for deal in (in_hand, on_palette, on_deck)
    ]
    for round_ in rounds:
        assert Position.parse(position_text(Position.of(round_))) == Position.of(round_)
    hand, palette, deck = (Position.of(round_) for round_ in rounds)
    assert card in tuple(hand.hands[0])
    assert tuple(palette.palettes[0]) == (card,)
    assert deck.deck[-1] == card
    rounds[2].kernel.deck_known = 1
    assert not sight(rounds[2], 0).unseen & 2**card
    assert [bool(sight(round_, 1).unseen & 2**card) for round_ in rounds] == [True, False, False]
    assert all(not sight(round_).pile & 2**card for round_ in rounds)

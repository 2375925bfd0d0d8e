"""The actions of 1, 3, 5 and 7, in every edition."""

import pytest
from support.rules.positions import EVERY_EDITION, after, cards, each_edition, fate, table, turns

from red7.game.cards import Card, Color
from red7.game.position import Position

every_edition = pytest.mark.parametrize("edition", EVERY_EDITION)


def act(
    seats: str, canvas: str = "R", *, edition: str, deck: str = "-", options: str = "actions"
) -> Position:
    return table(seats, canvas, edition=edition, deck=deck, options=options)


# When there is an action


@every_edition
def test_without_the_option_odd_cards_do_nothing(edition: str) -> None:
    start = table("O1G3Y5B7:R7/V1:V5V4", edition=edition, deck="I2")
    plays = {turn for turn in turns(start) if " " not in turn and turn.endswith("p")}
    assert plays == {"O1p", "G3p", "Y5p", "B7p"}


@every_edition
def test_a_discarded_card_has_no_action(edition: str) -> None:
    start = act("R1R3R5R7:O7/V1:V5V4", edition=edition, deck="I2")
    assert {turn for turn in turns(start) if turn[2] == "c"} == {"R1c", "R3c", "R5c", "R7c"}


@every_edition
def test_even_cards_have_no_action(edition: str) -> None:
    start = act("R2R4R6:O7/V1:V5V4", edition=edition, deck="I2")
    assert {turn for turn in turns(start) if " " not in turn and turn.endswith("p")} == {"R2p", "R4p", "R6p"}


# The 1


@every_edition
def test_a_1_puts_a_rivals_palette_card_on_top_of_the_deck(edition: str) -> None:
    end = after(act("O1:R7/V1:V5V4", edition=edition, deck="I2"), "O1p V5t")
    assert end.palettes == (cards("R7O1"), cards("V4"))
    assert end.deck == (Card.I2, Card.V5)


@every_edition
def test_a_1_must_take_a_card_if_it_can(edition: str) -> None:
    assert turns(act("O1:R7/V1:V5V4", edition=edition), "O1p") == {"O1p V5t": "in", "O1p V4t": "in"}


@every_edition
def test_a_1_takes_nothing_from_those_who_are_out_nor_from_its_owner(edition: str) -> None:
    start = act("O1:R7/V1:V5V4/!I1:R6R5", edition=edition)
    assert set(turns(start, "O1p")) == {"O1p V5t", "O1p V4t"}


@every_edition
def test_a_1_without_a_target_is_an_ordinary_card(edition: str) -> None:
    assert turns(act("O1:R7/V1:V5", edition=edition), "O1p") == {"O1p": "in"}


@each_edition(
    {
        "first": {"V1p R7t": "in", "V1p R5t": "out"},
        "intl-1.2": {"V1p R7t": "in"},
        "es-ar": {"V1p R7t": "in"},
        "es-1.3": {"V1p R7t": "in"},
        "nl-2016": {"V1p R7t": "in"},
    }
)
def test_whether_a_1_ends_leading_is_tested_for_each_card_it_could_take(
    edition: str, expected: dict[str, str]
) -> None:
    # The V6 beats the R5 once the R7 is gone, but not the R7.
    assert turns(act("V1:V6/I1:R7R5", edition=edition), "V1p") == expected


@each_edition(
    {
        "first": {"V1p R5t": "out", "V1p R5t G1c": "in"},
        "intl-1.2": {"V1p R5t G1c": "in"},
        "es-ar": {"V1p R5t G1c": "in"},
        "es-1.3": {"V1p R5t G1c": "in"},
        "nl-2016": {"V1p R5t G1c": "in"},
    }
)
def test_a_1_may_end_leading_by_a_discard_and_may_not_stop_before_it(
    edition: str, expected: dict[str, str]
) -> None:
    # Under green the V6 is the only even card.
    assert turns(act("V1G1:V6/I1:R7R5", edition=edition), "V1p R5t") == expected


@pytest.mark.parametrize("edition", ["intl-1.2", "es-ar", "es-1.3", "nl-2016"])
def test_the_1_itself_counts_when_palettes_are_compared_in_size(edition: str) -> None:
    # One card against one would do, but with the 1 it is two against one.
    assert turns(act("O1:R7/V1:V5/I1:V3V2", edition=edition), "O1p") == {"O1p V3t": "in", "O1p V2t": "in"}


# The 3


@every_edition
def test_a_3_draws_a_card_that_may_be_discarded_at_once(edition: str) -> None:
    start = act("B3:V2/V1:R5/G1:O1", edition=edition, deck="I6G2")
    # The B3 does not beat the R5, but under green the V2 is the only even card.
    assert fate(start, "B3p G2+ G2c") == "in"
    end = after(start, "B3p G2+ G2c")
    assert (end.out, end.hands[0], end.color, end.deck) == ((), 0, Color.GREEN, (Card.I6,))


@every_edition
def test_a_3_must_draw(edition: str) -> None:
    start = act("B3:R7/V1:R5", edition=edition, deck="I6")
    assert set(turns(start, "B3p")) == {"B3p I6+", "B3p I6+ I6c"}


@every_edition
def test_a_3_is_a_gamble_that_may_be_lost(edition: str) -> None:
    start = act("B3:V2/V1:R5", edition=edition, deck="R6")
    assert fate(start, "B3p R6+") == "out"
    assert "in" not in turns(start, "B3p").values()


@each_edition({"first": "out", "intl-1.2": "out", "es-ar": "refused", "es-1.3": "out", "nl-2016": "out"})
def test_a_3_is_an_ordinary_card_when_the_deck_is_empty(edition: str, expected: str) -> None:
    assert turns(act("B3:R7/V1:R5", edition=edition), "B3p") == {"B3p": "in"}
    assert fate(act("B3:V2/V1:R5", edition=edition), "B3p") == expected


@every_edition
def test_a_3_and_the_discard_after_it_may_both_draw(edition: str) -> None:
    start = act("B3:R7/V1:R5", edition=edition, deck="I6R4", options="draw+actions")
    assert fate(start, "B3p R4+ R4c I6+") == "in"


# The 5


@every_edition
def test_a_5_asks_for_another_card_to_the_palette(edition: str) -> None:
    assert turns(act("B5G2:R7/V1:R5", edition=edition), "B5p") == {"B5p G2p": "in"}


@every_edition
def test_after_a_5_and_its_card_one_may_still_discard_one_card(edition: str) -> None:
    start = act("B5G2R4R2:R7/V1:R5", edition=edition)
    assert fate(start, "B5p G2p R4c") == "in"
    assert max(turn.count("c") for turn in turns(start)) == 1


@every_edition
def test_5s_chain_and_the_last_card_has_its_action(edition: str) -> None:
    start = act("B5G5O1R2:R7/V1:V6V4V3V2", edition=edition)
    assert fate(start, "B5p G5p O1p V6t R2c") == "in"
    assert fate(start, "G5p B5p R2p") == "in"
    assert fate(start, "B5p G5p O1p R2c") == "refused"


@every_edition
def test_a_5_as_the_last_card_stands_alone(edition: str) -> None:
    assert turns(act("B5:R7/V1:R5", edition=edition), "B5p") == {"B5p": "in"}


@pytest.mark.parametrize("edition", ["es-1.3", "nl-2016"])
def test_a_5_stands_alone_when_its_only_follow_up_may_not_be_played(edition: str) -> None:
    # No turn with the V7 ends leading, so it may not be played, and the 5 is not held up by it.
    start = act("B5V7:V2/R1:R7R6R3", edition=edition)
    assert turns(start, "B5p") == (
        {"B5p": "out", "B5p V7c": "out"} if edition == "es-1.3" else {"B5p": "out"}
    )


def test_a_5_stands_alone_in_es_ar_when_every_follow_up_falls_short() -> None:
    start = act("B5V4:V2/R1:R4R5", "I", edition="es-ar")
    assert turns(start, "B5p") == {"B5p V4c": "in"}


@pytest.mark.parametrize("edition", ["first", "intl-1.2", "es-1.3", "nl-2016"])
def test_a_5_is_followed_even_where_that_puts_its_player_out(edition: str) -> None:
    start = act("B5V4:V2/R1:R4R5", "I", edition=edition)
    assert turns(start, "B5p") == {"B5p V4p": "out"}


# The 7


@pytest.mark.parametrize("edition", ["intl-1.2", "es-ar", "es-1.3", "nl-2016"])
def test_a_7_may_move_itself(edition: str) -> None:
    start = act("Y7:R6/V1:B5/I1:V4", edition=edition, deck="I2")
    on_canvas = after(start, "Y7p Y7x")
    assert (on_canvas.palettes[0], on_canvas.canvas, on_canvas.deck) == (
        cards("R6"),
        Card.Y7,
        (Card.I2,),
    )
    on_deck = after(start, "Y7p Y7d")
    assert (on_deck.palettes[0], on_deck.color, on_deck.deck) == (
        cards("R6"),
        Color.RED,
        (Card.I2, Card.Y7),
    )


@every_edition
def test_a_7_must_move_a_card_if_it_can(edition: str) -> None:
    assert fate(act("Y7:R6/V1:B5", edition=edition), "Y7p") == "refused"


@every_edition
def test_after_a_7_put_a_card_on_the_canvas_a_hand_card_may_still_be_discarded(edition: str) -> None:
    # The R6 keeps the rule red, under which the Y7 leads; so does it under yellow.
    assert fate(act("Y7Y1:R6/V1:B5", edition=edition), "Y7p R6x Y1c") == "in"


@each_edition(
    {"first": "refused", "intl-1.2": "out", "es-ar": "refused", "es-1.3": "refused", "nl-2016": "refused"}
)
def test_whether_one_may_stop_without_the_lead_after_a_7(edition: str, expected: str) -> None:
    # The Y7 leads as long as it stays; on the deck it leaves the V2 behind.
    assert fate(act("Y7:V2/V1:B5", edition=edition), "Y7p Y7d") == expected


@every_edition
def test_actions_never_empty_a_palette(edition: str) -> None:
    start = act("Y7O1B5:R6/V1:B4/I1:V4V3", edition=edition)
    for turn in turns(start):
        assert all(after(start, turn).palettes), turn


# What everybody saw


@every_edition
def test_a_card_put_on_the_deck_is_known_and_so_is_who_draws_it(edition: str) -> None:
    start = act("O1R2:R7/G3V6:V5V4/I6:B2B4", edition=edition, deck="I2")
    taken = after(start, "O1p V4t")
    assert (taken.deck, taken.deck_known) == ((Card.I2, Card.V4), 1)
    drawn = after(taken, "G3p V4+")
    assert (drawn.deck, drawn.deck_known) == ((Card.I2,), 0)
    assert drawn.known == (0, cards("V4"), 0)


def test_a_known_card_that_leaves_the_hand_is_on_the_table() -> None:
    start = table("*R6V1:R7/V2:V5", options="basic")
    assert start.known[0] == cards("R6V1")
    assert after(start, "R6p").known[0] == cards("V1")


def test_a_7_puts_a_known_card_on_the_deck() -> None:
    end = after(act("Y7:R6/V1:B5", edition="intl-1.2", deck="I2"), "Y7p Y7d")
    assert (end.deck, end.deck_known) == ((Card.I2, Card.Y7), 1)


def test_a_card_below_the_known_ones_is_drawn_unseen() -> None:
    start = act("B3:R7/V1:R5/G6:O1", edition="intl-1.2", deck="I6")
    assert after(start, "B3p I6+").known[0] == 0

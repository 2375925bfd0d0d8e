"""Complete turns: all that are legal, as a sequence; one of them as a value; and the card a discard draws."""

import json
from pathlib import Path

import pytest
from support.rules.positions import EVERY_EDITION, after, cards, fate, table, turns

from red7.game.cards import Card
from red7.game.errors import InvalidError
from red7.game.moves import OUT, STOP, Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.text.jsonform import position_of
from red7.game.turns import Turn

CASES = Path(__file__).parents[2] / "golden" / "turns.jsonl"


def recorded(every: int) -> list[Position]:
    with CASES.open(encoding="utf-8") as lines:
        return [position_of(json.loads(line)) for line in list(lines)[::every]]


def of(*moves: str, three_draws: bool = False) -> Turn:
    return Turn.of([Move.parse(move) for move in moves], three_draws)


# All legal turns


def test_the_turns_are_a_sequence() -> None:
    turns = table("R6G2:V2/V1:R5").round().turns()
    listed = list(turns)
    assert len(turns) == len(listed) == 5
    assert [turns[place] for place in range(-5, 5)] == listed * 2
    assert all(turn in turns for turn in listed)
    for place in (5, -6):
        with pytest.raises(IndexError):
            turns[place]


def test_the_turns_that_keep_the_player_in_come_first() -> None:
    turns = table("R6G2:V2/V1:R5").round().turns()
    assert (turns.staying, turns.leaving) == (3, 2)
    assert {str(turn): turns.keeps_in(place) for place, turn in enumerate(turns)} == {
        "R6p": True,
        "G2c": True,
        "R6p G2c": True,
        "G2p": False,
        "out": False,
    }


def test_what_is_not_legal_is_not_in_the_turns() -> None:
    turns = table("R6G2:V2/V1:R5").round().turns()
    strangers = [of("R6c"), of("G2p", "R6c"), of("G2c", "+"), of("R7p"), of("R6p", "R5t"), "R6p", None]
    assert not any(stranger in turns for stranger in strangers)


def test_a_turn_that_has_begun_has_no_complete_turns() -> None:
    round_ = table("R6G2:V2/V1:R5").round()
    round_.play(Move.parse("R6p"))
    assert list(round_.turns()) == []


def paths(round_: Round, seat: int) -> set[tuple[Move, ...]]:
    """All sequences of single decisions to the end of the turn, less the stops."""
    if round_.is_over or round_.turn != seat:
        return {()}
    sequences: set[tuple[Move, ...]] = set()
    for move in round_.moves():
        then = round_.copy()
        then.play(move)
        step = () if move is STOP else (move,)
        sequences |= {(*step, *rest) for rest in paths(then, seat)}
    return sequences


def test_the_turns_are_exactly_what_single_decisions_lead_to() -> None:
    for position in recorded(every=2):
        round_ = position.round()
        assert {turn.moves for turn in round_.turns()} == paths(round_, position.turn)


def test_no_turn_is_listed_twice() -> None:
    for position in recorded(every=1):
        turns = list(position.round().turns())
        assert len(set(turns)) == len({str(turn) for turn in turns}) == len(turns)


# One turn


def test_a_turn_is_a_value() -> None:
    assert of("R6p", "G2c") == of("R6p", "G2c") != of("R6p")
    assert len({of("R6p"), of("R6p"), of("G2c")}) == 2
    assert of("R6p") != "R6p"


def test_a_turn_is_made_of_its_moves() -> None:
    for text in ("R6p", "G2c", "O5p R7p G4x B4c +", "O5p Y5p V1p B3t", "O5p G7p G7d", "out"):
        moves = tuple(Move.parse(word) for word in text.split())
        assert Turn.of(moves, three_draws=False).moves == moves
    assert of("out").moves == (OUT,)


@pytest.mark.parametrize(
    "text", ["", ".", "R1c G1c", "R6p G2p", "R7c V4c B6c", "G4c R6p", "B3t O5x", "out R6p"]
)
def test_moves_that_no_turn_can_have_make_none(text: str) -> None:
    with pytest.raises(InvalidError, match="isn’t a complete turn"):
        of(*text.split())


def test_a_turn_writes_hidden_cards_as_question_marks_until_it_is_told() -> None:
    turn = of("O5p", "B3p", "R7c", "+", three_draws=True)
    assert str(turn) == "O5p B3p ??+ R7c ??+"
    assert turn.text(["V1"]) == "O5p B3p V1+ R7c ??+"
    assert turn.text(["V1", "I2"]) == "O5p B3p V1+ R7c I2+"
    assert repr(turn) == "<Turn O5p B3p ??+ R7c ??+>"


def test_every_legal_turn_is_rebuilt_from_its_moves() -> None:
    for position in recorded(every=1):
        round_ = position.round()
        for turn in round_.turns():
            assert Turn.of(turn.moves, position.options.actions and len(position.deck) > 0) == turn


# The draw


def test_a_discard_above_the_size_of_the_palette_may_draw() -> None:
    start = table("R2:R7/V1:R5", options="draw", deck="V4V5")
    assert turns(start, "R2c") == {"R2c": "in", "R2c V5+": "in"}
    end = after(start, "R2c V5+")
    assert (end.hands[0], end.deck) == (cards("V5"), (Card.V4,))


def test_a_discard_not_above_the_size_of_the_palette_draws_nothing() -> None:
    assert turns(table("R1:R7/V1:R5", options="draw", deck="V4"), "R1c") == {"R1c": "in"}
    assert turns(table("R2:R7R6/V1:R5", options="draw", deck="V4"), "R2c") == {"R2c": "in"}


def test_without_the_option_nothing_is_drawn() -> None:
    assert turns(table("R6:R7/V1:R5", deck="V4"), "R6c") == {"R6c": "in"}


def test_from_an_empty_deck_nothing_is_drawn() -> None:
    assert turns(table("R6:R7/V1:R5", options="draw"), "R6c") == {"R6c": "in"}


def test_the_palette_is_counted_after_this_turns_plays() -> None:
    start = table("R2G2:R7/V1:R5", options="draw", deck="V4")
    assert fate(start, "R2c V4+") == "in"
    assert fate(start, "G2p R2c") == "in"
    assert fate(start, "G2p R2c V4+") == "refused"


def test_the_palette_is_counted_after_this_turns_actions() -> None:
    start = table("Y7R2:R6/V1:R5", options="draw+actions", deck="V4")
    # The 7 puts itself on the deck: one palette card is left, and the R2 draws the 7 again.
    assert fate(start, "Y7p Y7d R2c Y7+") == "in"


def test_a_card_drawn_for_a_discard_cannot_be_used_in_the_same_turn() -> None:
    start = table("R6:R7/V1:R5", options="draw", deck="R4")
    assert all(turn.split()[-1] in ("R6c", "R4+", "R6p", "out") for turn in turns(start))
    assert after(start, "R6c R4+").turn == 1


def test_drawing_is_a_choice() -> None:
    start = table("R6:R7/V1:R5", options="draw", deck="R4")
    assert after(start, "R6c").hands[0] == 0
    assert after(start, "R6c R4+").hands[0] == cards("R4")


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_card_a_7_puts_on_the_canvas_draws_nothing(edition: str) -> None:
    start = table("R7:O6V2/V1:V3", edition=edition, options="draw+actions", deck="V4")
    assert "R7p O6x" in turns(start)
    assert not [turn for turn in turns(start) if turn.endswith("x V4+")]


def test_a_losing_discard_may_still_draw_in_es_1_3() -> None:
    start = table("R2V3:V2/V1:R5/B1:B6", "V", edition="es-1.3", options="draw", deck="V4")
    assert turns(start, "R2c") == {"R2c": "out", "R2c V4+": "out"}
    end = after(start, "R2c V4+")
    assert (end.out, end.hands[0], end.deck) == ((0,), cards("V3V4"), ())


def test_a_card_put_on_an_empty_deck_in_this_turn_can_be_drawn_again() -> None:
    took = table("O1R6:R7/V1:V5V4", options="draw+actions")
    assert fate(took, "O1p V5t R6c V5+") == "in"
    tucked = table("Y7R2:R6/V1:R5", options="draw+actions")
    assert fate(tucked, "Y7p Y7d R2c Y7+") == "in"
    assert after(tucked, "Y7p Y7d R2c Y7+").known[0] == cards("Y7")


def test_a_3_that_drew_the_last_card_leaves_none_for_the_discard() -> None:
    start = table("B3R6:R7/V1:R5", options="draw+actions", deck="V4")
    assert fate(start, "B3p V4+ R6c") == "in"
    assert [turn for turn in turns(start, "B3p") if turn.count("+") > 1] == []

"""A position: a value that can be compared, hashed, printed, played on from, and that refuses nonsense."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest
from support.rules.positions import EVERY_EDITION, after, cards, table

from red7.game.cards import Card, Color
from red7.game.editions import DEFAULT_EDITION, EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.simulation import random_turn

START = table("R6G2:V2/V1:R5", deck="B3B4")


def test_a_position_is_a_value() -> None:
    same = table("G2R6:V2/V1:R5", deck="B3B4")
    assert START == same != table("R6G2:V2/V1:R5", deck="B4B3")
    assert len({START, same}) == 1
    with pytest.raises(FrozenInstanceError):
        START.turn = 1  # type: ignore[misc]


def test_a_position_needs_only_hands_and_palettes() -> None:
    plain = Position((cards("R6"), cards("V1")), (cards("V2"), cards("R5")))
    assert (plain.edition, plain.options, plain.color) == (DEFAULT_EDITION, Options(), Color.RED)
    assert (plain.turn, plain.out, plain.known, plain.winner, plain.players) == (0, (), (0, 0), None, 2)


def test_hands_and_palettes_are_listed_from_low_to_high() -> None:
    assert tuple(START.hands[0]) == (Card.G2, Card.R6)
    assert tuple(START.palettes[1]) == (Card.R5,)


def test_seats_that_are_out_are_kept_in_order_and_once() -> None:
    assert replace(table("R6:V2/V1:R5/B1:B2/O1:O2"), out=(3, 1, 3)).out == (1, 3)


def test_the_winner_is_the_seat_that_is_left() -> None:
    assert after(START, "out").winner == 1
    assert START.winner is None


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_round_played_on_from_its_position_is_the_same_round(edition: str) -> None:
    dice = Dice(11)
    round_ = Round.deal(dice, 3, EDITIONS[edition], Options(draw=True, actions=True))
    while not round_.is_over:
        assert Position.of(Position.of(round_).round()) == Position.of(round_)
        again = Position.of(round_).round()
        turn = random_turn(round_, dice)
        for move in turn.moves:
            again = Position.of(again).round()
            again.play(move)
        round_.play(turn)
        if again.turn != round_.turn or again.phase != round_.phase:
            again.play(Move.parse("."))
        assert Position.of(again) == Position.of(round_)
    assert Position.of(round_).winner == round_.winner


@pytest.mark.parametrize(
    ("code", "changes", "arguments"),
    [
        ("position-players", {"hands": (0,), "palettes": (1,), "known": (0,)}, {"found": 1}),
        ("position-seats", {"palettes": (1, 2, 4)}, {"hands": 2, "palettes": 3}),
        ("position-seats", {"palettes": (1,)}, {"hands": 2, "palettes": 1}),
        ("position-seats-known", {"known": (0, 0, 0)}, {"hands": 2, "known": 3}),
        ("position-players", {"hands": (0,) * 5, "palettes": (1, 2, 4, 8, 16)}, {"found": 5}),
        ("position-seat", {"turn": 2}, {"found": 2, "last": 1}),
        ("position-seat", {"turn": -1}, {"found": -1, "last": 1}),
        ("position-seat", {"out": (5,)}, {"found": 5, "last": 1}),
        ("card", {"deck": (49,)}, {"found": "49"}),
        ("card", {"deck": (-1,)}, {"found": "-1"}),
        ("card", {"canvas": 56}, {"found": "56"}),
        ("card", {"scored": 1 << 49}, {"found": str(1 << 49)}),
        ("position-cards", {"deck": (Card.R6,)}, {"card": Card.R6}),
        ("position-cards", {"deck": (Card.B3, Card.B3)}, {"card": Card.B3}),
        ("position-cards", {"scored": cards("V2")}, {"card": Card.V2}),
        ("position-cards", {"canvas": Card.R5}, {"card": Card.R5}),
        ("position-palette", {"palettes": (0, cards("R5"))}, {"seat": 0}),
        ("position-known", {"known": (cards("B7"), 0)}, {"card": Card.B7, "seat": 0}),
        ("position-deck-known", {"deck_known": 3}, {"found": 3, "size": 2}),
        ("position-deck-known", {"deck_known": -1}, {"found": -1, "size": 2}),
        ("position-winner", {"phase": "over"}, {"found": 2}),
        ("position-winner", {"out": (1,)}, {"found": 1}),
        ("position-winner", {"out": (0, 1), "phase": "over"}, {"found": 0}),
        ("position-winner", {"out": (0, 1)}, {"found": 0}),
        ("position-seven", {"phase": "tuck"}, {"card": -1}),
        ("position-seven", {"phase": "tuck", "seven": Card.V2}, {"card": Card.V2}),
        ("position-seven", {"phase": "tuck", "seven": Card.R7}, {"card": Card.R7}),
    ],
)
def test_what_no_round_can_be_in_is_refused(
    code: str, changes: dict[str, Any], arguments: dict[str, Any]
) -> None:
    if "hands" in changes:
        changes = {"known": (), **changes}
    with pytest.raises(InvalidError) as caught:
        replace(START, **changes)
    assert (caught.value.code, caught.value.arguments) == (code, arguments)


def test_a_seat_that_is_out_cannot_be_to_move() -> None:
    three = table("R6:V2/V1:R5/B1:B2")
    with pytest.raises(InvalidError) as caught:
        replace(three, out=(0,))
    assert (caught.value.code, caught.value.arguments) == ("position-alive", {"seat": 0})


def test_an_unknown_phase_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidError) as caught:
        replace(START, phase="think")
    assert (caught.value.code, caught.value.arguments["found"]) == ("position-phase", "think")


@pytest.mark.parametrize(
    "line",
    [
        "intl-1.2 draw R7 0 O5:Y2/I4:G4 - - draw",  # no card to draw
        "intl-1.2 draw R2 0 O5:Y2G3/I4:G4 V1 - draw",  # a 2 earns none with two cards in the palette
        "intl-1.2 basic R7 0 O5:Y2/I4:G4 V1 - draw",  # nobody draws without the option
        "intl-1.2 actions R 0 O5:Y2V7/I4:G4O6 B1 - take",  # without a 1
        "intl-1.2 actions R 0 O5:V1/I4:G4O6 B1 - take",  # the 1 was there from the start
        "intl-1.2 basic R 0 O5:Y2V1/I4:G4O6 B1 - take",  # without actions
        "intl-1.2 actions R 0 -:Y2V5/I4:G4O6 B1 - follow",  # with an empty hand
        "intl-1.2 actions R 0 O5:Y2V6/I4:G4O6 B1 - follow",  # without a 5
        "intl-1.2 basic R 0 O5:Y2/I4:G4O6 B1 - discard",  # before anything was played
        "intl-1.2 actions R 0 O6:Y2V1/I4:R7 B1 - take",  # nobody to take from
        "intl-1.2 actions R 0 O6:Y2V1/I4:R7 B1 - discard!",  # no way to lead
        "intl-1.2 actions R 0 O5:Y2V7/I4:G4O6 B1 - play=V7",
        "intl-1.2 actions R 0 O5:Y2V7/I4:G4O6 B1 - play!",
    ],
)
def test_a_turn_in_progress_that_no_turn_comes_to_is_refused(line: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Position.parse(line)
    assert caught.value.code == "position-turn"

"""Turns as text: read in the position they are played in."""

import json
from pathlib import Path

import pytest
from support.rules.positions import table, turns

from red7.game.cards import Card
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import Kind, Move
from red7.game.text.jsonform import position_of
from red7.game.text.notation import parse_moves
from red7.game.text.steps import parse_steps
from red7.game.turns import Turn

CASES = Path(__file__).parents[2] / "golden" / "turns.jsonl"
DRAWING = table("B3R6G2:R7/V1:V5", options="draw+actions", deck="I2R4")


def test_every_step_has_its_letter() -> None:
    kinds = {
        "R7p": (Kind.PLAY, Card.R7),
        "G4c": (Kind.DISCARD, Card.G4),
        "B3t": (Kind.TAKE, Card.B3),
        "O5x": (Kind.TO_CANVAS, Card.O5),
        "O5d": (Kind.TO_DECK, Card.O5),
        "+": (Kind.DRAW, None),
        ".": (Kind.STOP, None),
        "out": (Kind.OUT, None),
    }
    for text, (kind, card) in kinds.items():
        move = Move.parse(text)
        assert (move.kind, move.card, str(move), repr(move)) == (kind, card, text, f"Move.parse({text!r})")
        assert Move.parse(text) is move


@pytest.mark.parametrize("text", ["", "R7", "R7q", "p", "R8p", "OUT", "Y2+", "R7p "])
def test_what_is_no_move_is_refused_with_the_text_found(text: str) -> None:
    with pytest.raises(InvalidError) as caught:
        Move.parse(text)
    assert (caught.value.code, caught.value.arguments) == ("move", {"found": text})


def test_steps_know_their_card_and_where_they_stand() -> None:
    steps = parse_steps("O5p R7p G4x B4c Y2+")
    assert [(str(step.move), step.drawn, step.column) for step in steps] == [
        ("O5p", None, 1),
        ("R7p", None, 5),
        ("G4x", None, 9),
        ("B4c", None, 13),
        ("+", Card.Y2, 17),
    ]
    assert parse_steps("??+")[0].drawn is None


@pytest.mark.parametrize(
    ("text", "column", "piece"),
    [
        ("", 1, "nothing"),
        ("R6p R9c", 5, "'R9c'"),
        ("R6p  G2c", 5, "nothing"),
        (" R6p", 1, "nothing"),
        ("R6p G2c ?+", 9, "'?+'"),
        ("R6p,G2c", 1, "'R6p,G2c'"),
    ],
)
def test_a_broken_turn_says_where_and_what_was_found(text: str, column: int, piece: str) -> None:
    with pytest.raises(InvalidError) as caught:
        DRAWING.round().parse_turn(text)
    assert caught.value.code == "syntax"
    assert (caught.value.arguments["column"], str(caught.value.arguments["found"])) == (column, piece)


@pytest.mark.parametrize(
    "text",
    ["B3p R4+ R6c I2+", "B3p ??+ R6c ??+", "B3p R6c ??+", "B3p R6c +", "B3p ??+ R6c I2+"],
)
def test_a_drawn_card_may_be_named_hidden_or_left_out(text: str) -> None:
    round_ = DRAWING.round()
    assert round_.text(round_.parse_turn(text)) == "B3p R4+ R6c I2+"


def test_a_discard_without_a_draw_is_another_turn() -> None:
    round_ = DRAWING.round()
    assert round_.text(round_.parse_turn("B3p R6c")) == "B3p R4+ R6c"


def test_the_turn_of_the_specification_can_be_played() -> None:
    # A 5, then a 7 that sends a G4 to the canvas; the discard of a B4 draws, three cards being left.
    start = table("O5R7B4:G4V6/V1:I3", options="draw+actions", deck="Y2")
    assert turns(start)["O5p R7p G4x B4c Y2+"] == "in"
    round_ = start.round()
    assert str(round_.parse_turn("O5p R7p G4x B4c Y2+")) == "O5p R7p G4x B4c ??+"


def test_the_card_a_1_takes_is_the_card_drawn_after_it() -> None:
    start = table("O1R6:R7/V1:V5V4", options="draw+actions", deck="I2")
    assert "O1p V5t R6c V5+" in turns(start)
    round_ = start.round()
    assert round_.text(round_.parse_turn("O1p V5t R6c ??+")) == "O1p V5t R6c V5+"


def test_moves_end_with_the_stop_if_the_turn_is_to_be_whole() -> None:
    round_ = DRAWING.round()
    assert [str(move) for move in parse_moves(round_.kernel, "R6p")] == ["R6p", "."]
    assert [str(move) for move in parse_moves(round_.kernel, "R6p", whole=False)] == ["R6p"]
    assert [str(move) for move in parse_moves(round_.kernel, "out")] == ["out"]


def test_the_rest_of_a_turn_in_progress_can_be_read() -> None:
    round_ = DRAWING.round()
    round_.play(Move.parse("B3p"))
    assert [str(move) for move in parse_moves(round_.kernel, "R6c ??+")] == ["R6c", "+"]
    with pytest.raises(IllegalError) as caught:
        round_.parse_turn("R6c")
    assert caught.value.code == "turn-started"


def test_every_recorded_turn_is_read_back_as_itself() -> None:
    with CASES.open(encoding="utf-8") as lines:
        for line in list(lines)[::9]:
            case = json.loads(line)
            round_ = position_of(case).round()
            for text in case["turns"]:
                assert round_.text(round_.parse_turn(text)) == text


def test_every_turn_is_found_by_its_full_notation() -> None:
    for line in CASES.read_text("utf-8").splitlines()[::10]:
        round_ = position_of(json.loads(line)).round()
        for turn in round_.turns():
            assert Turn.parse(round_.text(turn)) == round_.parse_turn(round_.text(turn)) == turn


@pytest.mark.parametrize("text", ["B3p ??+ R6c I2+", "B3p R6c I2+"])
def test_a_card_drawn_by_a_3_may_be_hidden_or_left_out(text: str) -> None:
    assert DRAWING.round().parse_turn(text) == DRAWING.round().parse_turn("B3p R4+ R6c I2+")


@pytest.mark.parametrize("text", ["B3p I2+ R6c R4+", "R6c B3p", "V1p", "out out"])
def test_what_is_no_legal_turn_is_refused(text: str) -> None:
    with pytest.raises(IllegalError):
        DRAWING.round().parse_turn(text)

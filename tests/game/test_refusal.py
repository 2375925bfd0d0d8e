"""Why a move or a turn is refused: every code can come out, names its cards, and changes nothing."""

from typing import Any

import pytest
from support.rules.positions import after, table

from red7.game.cards import Card, Color
from red7.game.errors import CODES, IllegalError
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.text.notation import parse_moves
from red7.game.turns import Turn

PLAIN_TABLE = table("R6G2:V2/V1:R5/O3:O1")
OVER = after(table("V3:V2/V1:R5"), "out")


def action(seats: str, edition: str = "intl-1.2", canvas: str = "R", **more: Any) -> Position:
    return table(seats, canvas, edition=edition, options="actions", **more)


ONE = action("O1I4:R7V2/I1:B4/Y1:G5I3/G1:Y6B2V3")
FIRST_ONE = action("O1:R7/I1:B4/Y1:G5I3", "first")
SEVEN = action("Y7R1:R6V2/V1:B5")
SEVEN_SOON = action("Y7R1:V2/V1:B5", "nl-2016")

# Code, arguments, position, moves played before, move refused.
MOVES: list[tuple[str, dict[str, object], Position, str, str]] = [
    ("round-over", {}, OVER, "", "out"),
    ("now-play", {"move": "."}, PLAIN_TABLE, "", "."),
    ("now-play", {"move": "+"}, PLAIN_TABLE, "", "+"),
    ("now-play", {"move": "R5t"}, PLAIN_TABLE, "", "R5t"),
    ("now-discard", {"move": "G2p"}, PLAIN_TABLE, "R6p", "G2p"),
    ("now-discard", {"move": "out"}, PLAIN_TABLE, "R6p", "out"),
    ("now-follow", {"move": "R4c"}, action("B5R4:R7/V1:R5"), "B5p", "R4c"),
    ("now-follow", {"move": "."}, action("B5R4:R7/V1:R5"), "B5p", "."),
    ("now-take", {"move": "I4c"}, ONE, "O1p", "I4c"),
    ("now-take", {"move": "."}, ONE, "O1p", "."),
    ("now-tuck", {"move": "R1c"}, SEVEN, "Y7p", "R1c"),
    ("now-tuck", {"move": "."}, SEVEN, "Y7p", "."),
    ("now-draw", {"move": "out"}, table("R6:R7/V1:R5", options="draw", deck="V4"), "R6c", "out"),
    ("not-in-hand", {"card": Card.R7}, PLAIN_TABLE, "", "R7p"),
    ("not-in-hand", {"card": Card.V1}, PLAIN_TABLE, "", "V1c"),
    ("not-in-hand", {"card": Card.R6}, PLAIN_TABLE, "R6p", "R6c"),
    ("play-must-lead", {"card": Card.V3}, table("V3:V2/V1:R5", edition="es-ar"), "", "V3p"),
    ("play-must-lead", {"card": Card.B3}, action("B3:V2/V1:R5", "es-ar"), "", "B3p"),
    ("one-must-lead", {"card": Card.V1}, action("V1:V2/I1:R7R6", "es-ar"), "", "V1p"),
    ("one-must-lead", {"card": Card.V1}, action("V1:V2/I1:R7R6", "es-1.3"), "", "V1p"),
    ("seven-must-lead", {"card": Card.V7}, action("V7:V2/V1:R7V3", "nl-2016"), "", "V7p"),
    ("discard-must-lead", {"card": Card.R6, "color": Color.RED}, PLAIN_TABLE, "", "R6c"),
    ("discard-must-lead", {"card": Card.O4, "color": Color.ORANGE}, table("R6O4:V2/V1:R5R4I5"), "R6p", "O4c"),
    ("stop-must-lead", {}, table("V3G2:V2/V1:R5", edition="es-ar"), "V3p", "."),
    ("stop-must-lead", {}, action("V1G1:V6/I1:R7R5"), "V1p R5t", "."),
    ("stop-must-lead", {}, SEVEN_SOON, "Y7p V2x", "."),
    ("take-absent", {"card": Card.G7}, ONE, "O1p", "G7t"),
    ("take-absent", {"card": Card.R7}, ONE, "O1p", "R7t"),
    ("take-absent", {"card": Card.I1}, ONE, "O1p", "I1t"),
    ("take-absent", {"card": Card.R3}, action("O1:R7/V1:V5V4/!I1:R3R2"), "O1p", "R3t"),
    ("take-fewer", {"card": Card.G5, "owner": 2}, ONE, "O1p", "G5t"),
    ("take-last", {"card": Card.B4, "owner": 1}, FIRST_ONE, "O1p", "B4t"),
    ("take-must-lead", {"card": Card.R5}, action("V1:V6/I1:R7R5"), "V1p", "R5t"),
    ("tuck-absent", {"card": Card.R1}, SEVEN, "Y7p", "R1x"),
    ("tuck-absent", {"card": Card.B5}, SEVEN, "Y7p", "B5d"),
    ("tuck-deck", {"card": Card.R6}, action("Y7:R6/V1:B5", "first"), "Y7p", "R6d"),
    ("tuck-itself", {"card": Card.Y7}, action("Y7:R6/V1:B5", "first"), "Y7p", "Y7x"),
    ("tuck-at-once", {"card": Card.V2, "color": Color.VIOLET}, SEVEN, "Y7p", "V2x"),
    ("tuck-must-lead", {"card": Card.Y7}, action("Y7:V2/V1:B5", "nl-2016"), "Y7p", "Y7d"),
]

# Code, arguments, position, moves played before, the turn refused as a value.
TURNS: list[tuple[str, dict[str, object], Position, str, str]] = [
    ("round-over", {}, OVER, "", "out"),
    ("turn-started", {}, PLAIN_TABLE, "R6p", "G2c"),
    ("not-in-hand", {"card": Card.R7}, PLAIN_TABLE, "", "R7p"),
    ("not-in-hand", {"card": Card.B4}, PLAIN_TABLE, "", "R6p B4c"),
    ("now-discard", {"move": "+"}, PLAIN_TABLE, "", "R6p +"),
    ("now-take", {"move": "I4c"}, ONE, "", "O1p I4c"),
    ("stop-must-lead", {}, table("V3G2:V2/V1:R5", edition="es-ar"), "", "V3p"),
    ("stop-must-lead", {}, SEVEN_SOON, "", "Y7p V2x"),
    ("draw-off", {}, table("R6:R7/V1:R5", deck="V4"), "", "R6c +"),
    (
        "draw-low",
        {"card": Card.R2, "count": 2},
        table("R2:R7R6/V1:R5", options="draw", deck="V4"),
        "",
        "R2c +",
    ),
    (
        "draw-low",
        {"card": Card.R2, "count": 2},
        table("R2G2:R7/V1:R5", options="draw", deck="V4"),
        "",
        "G2p R2c +",
    ),
    ("deck-empty", {}, table("R6:R7/V1:R5", options="draw"), "", "R6c +"),
    ("turn-other", {"turn": "B3p"}, action("B3:R7/V1:R5", deck="V4"), "", "B3p"),
]

# Code, arguments, position, the turn refused as a text.
TEXTS: list[tuple[str, dict[str, object], Position, str]] = [
    ("round-over", {}, OVER, "out"),
    ("turn-over", {"move": Move.parse("R6p")}, PLAIN_TABLE, "G2c R6p"),
    ("turn-over", {"move": Move.parse("out")}, PLAIN_TABLE, "out out"),
    (
        "turn-over",
        {"move": Move.parse("+")},
        table("R6:R7/V1:R5", options="draw", deck="V5V4"),
        "R6c V4+ V5+",
    ),
    ("turn-drawn", {"found": Card.V5}, action("B3:R7/V1:R5", deck="V5V4"), "B3p V5+"),
    (
        "turn-drawn",
        {"found": Card.I5},
        table("R6:R7/V1:R5", options="draw", deck="V5V4"),
        "R6c I5+",
    ),
    ("draw-off", {}, table("R6:R7/V1:R5", deck="V4"), "R6c V4+"),
    ("draw-low", {"card": Card.R1, "count": 1}, table("R1:R7/V1:R5", options="draw", deck="V4"), "R1c V4+"),
    ("deck-empty", {}, table("R6:R7/V1:R5", options="draw"), "R6c ??+"),
    ("now-discard", {"move": "+"}, PLAIN_TABLE, "R6p ??+"),
    ("stop-must-lead", {}, SEVEN_SOON, "Y7p V2x"),
]


def after_moves(position: Position, before: str) -> Round:
    round_ = position.round()
    for move in before.split():
        round_.play(Move.parse(move))
    return round_


@pytest.mark.parametrize(("code", "arguments", "position", "before", "move"), MOVES)
def test_a_refused_move_says_why_and_changes_nothing(
    code: str, arguments: dict[str, object], position: Position, before: str, move: str
) -> None:
    round_ = after_moves(position, before)
    start = Position.of(round_)
    refusal = round_.why_not(Move.parse(move))
    assert refusal is not None
    assert (refusal.code, refusal.arguments) == (code, arguments)
    assert Move.parse(move) not in round_.moves()
    with pytest.raises(IllegalError) as caught:
        round_.play(Move.parse(move))
    assert (caught.value.code, caught.value.arguments) == (code, arguments)
    assert Position.of(round_) == start


@pytest.mark.parametrize(("code", "arguments", "position", "before", "text"), TURNS)
def test_a_refused_turn_says_why_and_changes_nothing(
    code: str, arguments: dict[str, object], position: Position, before: str, text: str
) -> None:
    round_ = after_moves(position, before)
    start = Position.of(round_)
    turn = Turn.of([Move.parse(word) for word in text.split()], three_draws=False)
    refusal = round_.why_not(turn)
    assert refusal is not None
    assert (refusal.code, refusal.arguments) == (code, arguments)
    with pytest.raises(IllegalError) as caught:
        round_.play(turn)
    assert (caught.value.code, caught.value.arguments) == (code, arguments)
    assert Position.of(round_) == start


@pytest.mark.parametrize(("code", "arguments", "position", "text"), TEXTS)
def test_a_refused_text_says_why_and_changes_nothing(
    code: str, arguments: dict[str, object], position: Position, text: str
) -> None:
    round_ = position.round()
    with pytest.raises(IllegalError) as caught:
        round_.parse_turn(text)
    assert (caught.value.code, caught.value.arguments) == (code, arguments)
    assert Position.of(round_) == position


def test_every_refusal_there_is_can_come_out() -> None:
    starts = ("now-", "take-", "tuck-", "draw-", "turn-")
    refusals = {code for code in CODES if code.startswith(starts) or code.endswith("-must-lead")}
    refusals |= {"round-over", "not-in-hand", "deck-empty"}
    seen = {row[0] for row in MOVES} | {row[0] for row in TURNS} | {row[0] for row in TEXTS}
    assert seen == refusals


def test_a_refusal_is_a_sentence_that_names_the_card() -> None:
    refusal = after_moves(ONE, "O1p").why_not(Move.parse("G5t"))
    assert str(refusal) == "You can’t take G5: Seat 2 has fewer palette cards than you."


def test_a_legal_move_and_a_legal_turn_are_not_refused() -> None:
    round_ = PLAIN_TABLE.round()
    assert [round_.why_not(move) for move in round_.moves()] == [None] * len(round_.moves())
    assert [round_.why_not(turn) for turn in round_.turns()] == [None] * len(round_.turns())


def test_part_of_a_turn_may_be_read_where_the_whole_would_be_refused() -> None:
    round_ = SEVEN_SOON.round()
    assert [str(move) for move in parse_moves(round_.kernel, "Y7p V2x", whole=False)] == ["Y7p", "V2x"]
    assert [str(move) for move in parse_moves(round_.kernel, "Y7p V2x R1c")] == ["Y7p", "V2x", "R1c"]

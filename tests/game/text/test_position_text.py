"""Positions in one line of text, and views of them; errors say where."""

from collections.abc import Mapping
from typing import Any

import pytest
from support.rules.positions import EVERY_EDITION, cards, table

from red7.game.cards import NO_CARDS, Card, Color
from red7.game.editions import EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import WATCHER, sight
from red7.game.text.position_text import cards_text, position_text, view_text

LINE = "intl-1.2 draw+actions G4 0 R7O6:B1/!V2*Y3:O5/-:I2 G1V4*B3 R1 play"


def test_a_line_holds_everything_there_is_to_a_position() -> None:
    position = Position.parse(LINE)
    assert position == Position(
        hands=(cards("R7O6"), cards("V2Y3"), NO_CARDS),
        palettes=(cards("B1"), cards("O5"), cards("I2")),
        deck=(Card.G1, Card.V4, Card.B3),
        canvas=Card.G4,
        turn=0,
        out=(1,),
        edition=EDITIONS["intl-1.2"],
        options=Options(draw=True, actions=True),
        known=(NO_CARDS, cards("Y3"), NO_CARDS),
        deck_known=1,
        scored=cards("R1"),
    )
    assert position_text(position) == LINE


@pytest.mark.parametrize(
    "text",
    [
        "es-1.3 basic R 1 -:R7/V1:O6 - - play",
        "first scoring V 1 !-:-/V1:O6/*R2:I7 *R7 G7G6 play",
        "nl-2016 draw+scoring+actions B 0 R1:R7V2/V1:O6 - - discard!",
        "intl-1.2 actions B 0 R1:R7V2/V1:O6 - - tuck=R7",
        "es-ar basic R 0 R1:R7V2/!V1:O6 - - over",
        "nl-2016/target-when-short scoring R 0 R1:R7V2/V1:O6 - - play",
    ],
)
def test_a_line_is_written_as_it_was_read(text: str) -> None:
    assert position_text(Position.parse(text)) == text


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_every_position_of_a_game_survives_being_written_and_read(edition: str) -> None:
    dice = Dice(5)
    for players in (2, 3, 4):
        round_ = Round.deal(dice, players, EDITIONS[edition], Options(draw=True, actions=True))
        while not round_.is_over:
            moves = round_.moves()
            round_.play(moves[dice.below(len(moves))])
            position = Position.of(round_)
            assert Position.parse(position_text(position)) == position


def test_options_may_be_given_by_the_names_of_modes() -> None:
    assert Position.parse("first expert R 0 R1:R7/V1:O6 - - play").options == Options(True, True, True)


def test_the_canvas_is_a_card_or_only_a_colour() -> None:
    assert table("R1:R7/V1:O6", "B").color is Color.BLUE
    assert table("R1:R7/V1:O6", "B4").canvas == Card.B4


def test_cards_are_written_from_high_to_low() -> None:
    assert cards_text(cards("V1R7B3O3")) == "R7O3B3V1"
    assert cards_text(0) == ""


def test_a_view_hides_what_the_viewer_may_not_know() -> None:
    round_ = Position.parse(LINE).round()
    shared = "intl-1.2 draw+actions G4 0"
    pile = cards_text(sight(round_, 0).pile)
    assert view_text(sight(round_, 0)) == f"{shared} R7O6:B1/!??*Y3:O5/-:I2 ????*B3 R1 play {pile} @0"
    assert view_text(sight(round_, 1)) == f"{shared} ????:B1/!V2*Y3:O5/-:I2 ????*B3 R1 play {pile} @1"
    assert view_text(sight(round_, WATCHER)) == f"{shared} ????:B1/!??*Y3:O5/-:I2 ????*B3 R1 play {pile} @-"


def test_a_view_tells_what_lies_in_the_canvas_pile() -> None:
    elsewhere = (Card.G4, Card.V1, Card.R7, Card.R6, Card.O7, Card.O6)
    deck = "".join(str(card) for card in Card if card not in elsewhere)
    round_ = Position.parse(f"intl-1.2 basic G4 0 R7:R6/O7:O6 {deck} - play").round()
    assert view_text(sight(round_, 0)).split()[-2:] == ["G4V1", "@0"]


GOOD = "first basic R 0 R1:R7/V1:O6 - - play"


@pytest.mark.parametrize(
    ("text", "column", "piece", "expected"),
    [
        ("", 1, "nothing", "edition"),
        ("second basic R 0 R1:R7/V1:O6 - - play", 1, "'second'", "first"),
        ("first", 7, "nothing", "options"),
        ("first cheap R 0 R1:R7/V1:O6 - - play", 7, "'cheap'", "basic"),
        ("first basic X 0 R1:R7/V1:O6 - - play", 13, "'X'", "card"),
        ("first basic R 4 R1:R7/V1:O6 - - play", 15, "'4'", "seat"),
        ("first basic R 0 R8:R7/V1:O6 - - play", 17, "'R8'", "card"),
        ("first basic R 0 R1:R7/V1O6 - - play", 23, "'V1O6'", "hand"),
        ("first basic R 0 R1:R7/V1:O6R - - play", 28, "'R'", "card"),
        ("first basic R 0 R1:R7/V1:O6O6 - - play", 28, "'O6'", "once"),
        ("first basic R 0 R1:R7/-:-/B2:X3 - - play", 30, "'X3'", "card"),
        ("first basic R 0 R1*:R7/V1:O6 - - play", 20, "nothing", "cards after"),
        ("first basic R 0 R1:R7/V1:O6 B2Q2 - play", 31, "'Q2'", "card"),
        ("first basic R 0 R1:R7/V1:O6 - ?? play", 31, "'??'", "card"),
        ("first basic R 0 R1:R7/V1:O6 - - sleep", 33, "'sleep'", "play"),
        ("first basic R 0 R1:R7/V1:O6 - -", 33, "nothing", "phase"),
        (GOOD + " more", 38, "'more'", "nothing"),
        ("first  basic R 0 R1:R7/V1:O6 - - play", 7, "nothing", "basic"),
    ],
)
def test_a_broken_line_says_where_what_was_found_and_what_is_expected(
    text: str, column: int, piece: str, expected: str
) -> None:
    with pytest.raises(InvalidError) as caught:
        Position.parse(text)
    arguments: Mapping[str, Any] = caught.value.arguments
    assert caught.value.code == "syntax"
    assert (arguments["line"], arguments["column"], str(arguments["found"])) == (1, column, piece)
    assert expected in str(arguments["expected"])


def test_a_line_that_can_be_read_but_not_be_played_is_refused_by_the_position() -> None:
    with pytest.raises(InvalidError) as caught:
        Position.parse("first basic R 0 R1:R7/R1:O6 - - play")
    assert caught.value.code == "position-cards"


def test_a_line_in_which_nobody_is_left_is_refused() -> None:
    with pytest.raises(InvalidError) as caught:
        Position.parse("intl-1.2 basic R 0 !R1:V5/!R6:R7 - - play")
    assert (caught.value.code, caught.value.arguments) == ("position-winner", {"found": 0})


def test_the_phase_in_the_middle_of_a_turn_is_kept() -> None:
    round_ = table("Y7R1:V2/V1:B5", edition="nl-2016", options="actions").round()
    round_.play(Move.parse("Y7p"))
    assert position_text(Position.of(round_)).endswith(" tuck=Y7")
    round_.play(Move.parse("V2x"))
    assert position_text(Position.of(round_)).endswith(" discard!")

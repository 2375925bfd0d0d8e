"""Errors and what they expect are values: they say the same after a journey to another process."""

import copy
import pickle

import pytest

from red7.game.cards import Card, Color
from red7.game.errors import (
    EXPECTED,
    NOTHING,
    PLAIN,
    Expected,
    IllegalError,
    InvalidError,
    Red7Error,
    placed,
    syntax_error,
)
from red7.game.moves import Move

ERRORS: list[Red7Error] = [
    Red7Error("match-over"),
    InvalidError("card", found="R9"),
    IllegalError("discard-must-lead", card=Card.G4, color=Color.GREEN),
    IllegalError("now-discard", move=Move.parse("R7p")),
    syntax_error("x", Expected("player", player="Ann"), 3),
    syntax_error("", "Round 1", 1, line=7),
    placed(InvalidError("card", found="R9"), line=3, column=5),
    placed(syntax_error("x", Expected("card"), 3), line=12),
]


def same(error: Red7Error, other: Red7Error) -> bool:
    return (
        type(error) is type(other)
        and (error.code, error.arguments) == (other.code, other.arguments)
        and (str(error), error.args) == (str(other), other.args)
    )


@pytest.mark.parametrize("error", ERRORS, ids=str)
def test_an_error_can_be_pickled_and_copied(error: Red7Error) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert same(pickle.loads(pickle.dumps(error, protocol)), error)
    assert same(copy.copy(error), error)
    assert same(copy.deepcopy(error), error)


def test_a_copy_can_be_placed_like_the_error_itself() -> None:
    error = copy.copy(placed(InvalidError("card", found="R9"), line=3, column=5))
    assert str(placed(error, round=2)).startswith("round 2: line 3, column 5: 'R9' is no card")


@pytest.mark.parametrize("expected", [NOTHING, Expected("turn-number", turn=3)])
def test_an_expectation_can_be_pickled_and_copied(expected: Expected) -> None:
    for again in (pickle.loads(pickle.dumps(expected)), copy.copy(expected), copy.deepcopy(expected)):
        assert again == expected
        assert hash(again) == hash(expected)
        assert (str(again), repr(again)) == (str(expected), repr(expected))


def test_an_expectation_is_a_value() -> None:
    turn = Expected("turn-number", turn=3)
    assert turn == Expected("turn-number", turn=3) != Expected("turn-number", turn=4)
    assert turn != "turn 3"
    assert Expected("card") != Expected("list")
    assert (str(turn), repr(turn)) == ("turn 3", "Expected('turn-number', turn=3)")
    assert len({turn, Expected("turn-number", turn=3), Expected("card")}) == 2


def test_a_code_must_be_known_and_have_its_arguments() -> None:
    with pytest.raises(KeyError):
        Expected("no-such-code")
    with pytest.raises(KeyError):
        Expected("turn-number")
    with pytest.raises(KeyError):
        Red7Error("no-such-code")


@pytest.mark.parametrize("codes", [PLAIN, EXPECTED], ids=["errors", "expectations"])
def test_codes_stand_in_the_order_of_the_alphabet(codes: dict[str, str]) -> None:
    assert list(codes) == sorted(codes)


def test_a_mistake_in_a_text_says_what_was_found_and_expected() -> None:
    assert str(syntax_error("R8", Expected("card"), 4)) == (
        "line 1, column 4: found 'R8', expected a card such as R7"
    )
    assert str(syntax_error("", "Round 1", 1, line=6)) == "line 6, column 1: found nothing, expected Round 1"


def test_a_place_is_put_before_the_words_or_into_them() -> None:
    assert str(placed(IllegalError("match-over"), round=2, turn=3)) == "round 2, turn 3: the match is over"
    moved = placed(syntax_error("x", "Round 1", 4), line=9)
    assert str(moved) == "line 9, column 4: found 'x', expected Round 1"
    assert isinstance(moved, InvalidError)

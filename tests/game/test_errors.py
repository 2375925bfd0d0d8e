"""Errors and what they expect are values: they say the same after a journey to another process."""

import copy
import pickle

import pytest

from red7.game import messages
from red7.game.cards import Card, Color
from red7.game.errors import (
    NOTHING,
    IllegalError,
    InvalidError,
    Red7Error,
    placed,
    syntax_error,
)
from red7.game.messages import Message, SeatName
from red7.game.moves import Move

ERRORS: list[Red7Error] = [
    Red7Error("match-over"),
    InvalidError("card", found="R9"),
    IllegalError("discard-must-lead", card=Card.G4, color=Color.GREEN),
    IllegalError("now-discard", move=Move.parse("R7p")),
    syntax_error("x", Message("expected-player", player="Ann"), 3),
    syntax_error("", "Round 1", 1, line=7),
    placed(InvalidError("card", found="R9"), line=3, column=5),
    placed(syntax_error("x", Message("expected-card"), 3), line=12),
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
    assert str(placed(error, line=4)).startswith("line 4, column 5: “R9” isn’t a card")


@pytest.mark.parametrize(
    "message",
    [
        NOTHING,
        Message("expected-turn-number", turn=3),
        Message("counts", who=SeatName(0), set=NOTHING, cards=()),
    ],
)
def test_a_message_can_be_pickled_and_copied(message: Message) -> None:
    for again in (pickle.loads(pickle.dumps(message)), copy.copy(message), copy.deepcopy(message)):
        assert again == message
        assert hash(again) == hash(message)
        assert (str(again), repr(again)) == (str(message), repr(message))


def test_a_message_is_a_value() -> None:
    turn = Message("expected-turn-number", turn=3)
    assert turn == Message("expected-turn-number", turn=3) != Message("expected-turn-number", turn=4)
    assert turn != "turn 3"
    assert Message("expected-card") != Message("expected-list")
    assert (str(turn), repr(turn)) == ("turn 3", "Message('expected-turn-number', turn=3)")
    assert len({turn, Message("expected-turn-number", turn=3), Message("expected-card")}) == 2
    with pytest.raises(AttributeError):
        turn.code = "expected-card"


def test_a_message_is_plain_data() -> None:
    inner = Message("set-red", top=Card.R7, color=Color.RED)
    message = Message(
        "counts", who=SeatName(2), set=inner, cards=(Card.R7, Card.O6), move=Move.parse("R7p"), flag=True
    )
    assert message.data() == {
        "code": "counts",
        "who": 2,
        "set": {"code": "set-red", "top": "R7", "color": "red"},
        "cards": ["R7", "O6"],
        "move": "R7p",
        "flag": True,
    }


def test_without_words_a_message_is_its_code_and_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "_renderer", messages.bare)
    assert str(InvalidError("card", found="R9")) == "card found=R9"
    assert str(syntax_error("", Message("expected-card"), 3)) == (
        "syntax line=1 column=3 found=expected-nothing expected=expected-card"
    )


def test_a_code_without_words_cannot_be_said() -> None:
    with pytest.raises(KeyError, match="no-such-code"):
        str(Red7Error("no-such-code"))


def test_a_mistake_in_a_text_says_what_was_found_and_expected() -> None:
    assert str(syntax_error("R8", Message("expected-card"), 4)) == (
        "line 1, column 4: found 'R8', expected a card such as R7"
    )
    assert str(syntax_error("", "Round 1", 1, line=6)) == "line 6, column 1: found nothing, expected Round 1"


def test_a_place_is_put_before_the_words_or_into_them() -> None:
    assert str(placed(IllegalError("match-over"), round=2, turn=3)) == "round 2, turn 3: The match is over."
    moved = placed(syntax_error("x", "Round 1", 4), line=9)
    assert str(moved) == "line 9, column 4: found 'x', expected Round 1"
    assert isinstance(moved, InvalidError)

"""Positions and answers as plain data, the form of JSON."""

import json
from typing import Any

import pytest
from support.rules.plain_data import position_data
from support.rules.positions import cards, table

from red7.game.cards import NO_CARDS, Card, Color
from red7.game.editions import DEFAULT_EDITION, EDITIONS, Options
from red7.game.errors import InvalidError
from red7.game.position import Position
from red7.game.sight import WATCHER, sight
from red7.game.text.jsonform import leaders_of, position_of, sight_data, turns_of

DATA: dict[str, Any] = {
    "edition": "nl-2016",
    "draw": True,
    "scoring": False,
    "actions": True,
    "hands": [["V1", "R6"], ["B2"], []],
    "palettes": [["R7"], ["V5", "O5"], ["I2"]],
    "deck": ["G1", "G2"],
    "canvas": "B",
    "turn": 0,
    "out": [2],
}


def test_data_hold_a_position() -> None:
    position = position_of(DATA)
    assert position == Position(
        hands=(cards("V1R6"), cards("B2"), NO_CARDS),
        palettes=(cards("R7"), cards("V5O5"), cards("I2")),
        deck=(Card.G1, Card.G2),
        canvas=49 + Color.BLUE,
        out=(2,),
        edition=EDITIONS["nl-2016"],
        options=Options(draw=True, actions=True),
    )
    assert position_data(position) == DATA


def test_what_is_left_out_has_a_plain_meaning() -> None:
    plain = position_of({"hands": [["R6"], ["B2"]], "palettes": [["R7"], ["V5"]], "canvas": "G4"})
    assert (plain.edition, plain.options, plain.turn) == (DEFAULT_EDITION, Options(), 0)
    assert (plain.out, plain.deck, plain.canvas) == ((), (), Card.G4)


def test_an_answer_can_be_asked_again() -> None:
    answer = {**DATA, **turns_of(position_of(DATA))}
    assert turns_of(position_of(json.loads(json.dumps(answer)))) == turns_of(position_of(DATA))


def test_the_turns_come_with_the_leader_and_with_in_or_out() -> None:
    assert turns_of(table("R6G2:V2/V1:R5")) == {
        "leader": 1,
        "turns": {"G2c": "in", "G2p": "out", "R6p": "in", "R6p G2c": "in", "out": "out"},
    }


def test_leaders_come_with_counts_and_with_what_would_score() -> None:
    data = {"palettes": [["R7", "V2"], ["V4", "O2"], ["B1"]], "canvas": "G"}
    assert leaders_of(data) == {"leader": 1, "counts": [1, 2, 0], "scored": [["V2"], ["O2", "V4"], []]}
    assert leaders_of({**data, "out": [1]})["leader"] == 0
    assert leaders_of({"palettes": [["R7"], ["B1"]], "canvas": "G2"})["leader"] is None


def test_a_sight_has_question_marks_for_what_is_hidden() -> None:
    round_ = table("R6*G2:V2/V1:R5", options="draw", deck="B3*B4", scored="R7").round()
    seen = sight_data(sight(round_, 1))
    assert (seen["viewer"], seen["hands"], seen["deck"]) == (1, [["G2", "??"], ["V1"]], ["??", "B4"])
    assert (seen["known"], seen["scored"], seen["winner"]) == ([["G2"], []], ["R7"], None)
    assert sight_data(sight(round_, WATCHER))["viewer"] is None
    assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"colour": "R"}, "field-unknown", "colour"),
        ({"edition": "second"}, "edition", None),
        ({"edition": 2}, "field-wrong", "edition"),
        ({"draw": 1}, "field-wrong", "draw"),
        ({"actions": None}, "field-wrong", "actions"),
        ({"hands": "R7"}, "field-wrong", "hands"),
        ({"hands": ["R7", "V1", ""]}, "field-wrong", "hands"),
        ({"hands": [["R8"], [], []]}, "field-wrong", "hands"),
        ({"hands": [[7], [], []]}, "field-wrong", "hands"),
        ({"hands": [["R6", "R6"], [], []]}, "position-cards", None),
        ({"palettes": [["R7"], ["R7"], ["I2"]]}, "position-cards", None),
        ({"deck": ["G1", "G1"]}, "position-cards", None),
        ({"canvas": "X"}, "field-wrong", "canvas"),
        ({"canvas": None}, "field-wrong", "canvas"),
        ({"turn": "0"}, "field-wrong", "turn"),
        ({"turn": True}, "field-wrong", "turn"),
        ({"turn": 3}, "position-seat", None),
        ({"out": 2}, "field-wrong", "out"),
        ({"out": ["2"]}, "field-wrong", "out"),
        ({"out": [0, 1, 2]}, "position-winner", None),
        ({"palettes": [["R7"], ["I2"]]}, "position-seats", None),
    ],
)
def test_wrong_data_are_refused_with_the_field_named(
    changes: dict[str, Any], code: str, field: str | None
) -> None:
    with pytest.raises(InvalidError) as caught:
        position_of({**DATA, **changes})
    assert (caught.value.code, caught.value.arguments.get("field")) == (code, field)


@pytest.mark.parametrize("field", ["hands", "palettes"])
def test_hands_and_palettes_cannot_be_left_out(field: str) -> None:
    data = {name: value for name, value in DATA.items() if name != field}
    with pytest.raises(InvalidError) as caught:
        position_of(data)
    assert (caught.value.code, caught.value.arguments) == ("field-missing", {"field": field})


@pytest.mark.parametrize("data", [None, [], "R7", 7])
def test_what_is_no_object_is_refused(data: object) -> None:
    for read in (position_of, leaders_of):
        with pytest.raises(InvalidError) as caught:
            read(data)
        assert caught.value.code == "data-object"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"palettes": [["R7"], ["R7"]], "canvas": "R"}, "position-cards"),
        ({"palettes": [["R7"], ["R6"]], "canvas": "R", "hands": []}, "field-unknown"),
        ({"canvas": "R"}, "field-missing"),
        ({"palettes": [["R7"], ["R6"]]}, "field-wrong"),
        ({"palettes": [], "canvas": "R"}, "position-players"),
        ({"palettes": [["R7"]], "canvas": "R"}, "position-players"),
        ({"palettes": [["R7"], ["R6"], [], [], []], "canvas": "R"}, "position-players"),
        ({"palettes": [["R7"], ["R6"]], "canvas": "R", "out": [2]}, "position-seat"),
        ({"palettes": [["R7"], ["R6"]], "canvas": "R", "out": [-1]}, "position-seat"),
    ],
)
def test_wrong_palettes_are_refused(data: object, code: str) -> None:
    with pytest.raises(InvalidError) as caught:
        leaders_of(data)
    assert caught.value.code == code


def test_a_long_wrong_value_is_cut_short() -> None:
    with pytest.raises(InvalidError) as caught:
        position_of({**DATA, "turn": "x" * 500})
    assert len(str(caught.value.arguments["found"])) == 60

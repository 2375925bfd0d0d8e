"""The twin agrees with every recorded case, and with the rulebook where the cases are silent."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.rules.twin import Position, after, counting, leader, perft, strength, turns

DATA = Path(__file__).parent / "golden"


def cases(name: str) -> list[dict[str, Any]]:
    with (DATA / name).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def position(hands: str, palettes: str, canvas: str, edition: str, **changes: Any) -> Position:
    """A position with seat 0 to move; seats are separated by strokes: "R7 O1 | V2"."""
    return {
        "edition": edition,
        "draw": False,
        "actions": True,
        "hands": [seat.split() for seat in hands.split("|")],
        "palettes": [seat.split() for seat in palettes.split("|")],
        "deck": [],
        "canvas": canvas,
        "turn": 0,
        "out": [],
        **changes,
    }


def test_the_counting_cards_and_the_leader_agree_with_every_recorded_case() -> None:
    for case in cases("leaders_and_scores.jsonl"):
        canvas, palettes = case["canvas"], case["palettes"]
        assert [counting(palette, canvas) for palette in palettes] == case["scored"], case
        assert [strength(palette, canvas)[0] for palette in palettes] == case["counts"], case
        assert leader(palettes, canvas) == case["leader"], case


def test_the_legal_turns_agree_with_every_recorded_position() -> None:
    for case in cases("turns.jsonl"):
        assert turns(case) == case["turns"], case
        assert leader(case["palettes"], case["canvas"], case["out"]) == case["leader"], case


def test_recorded_positions_follow_from_each_other() -> None:
    recorded = cases("turns.jsonl")[:3]
    first, second, third = [
        {key: value for key, value in case.items() if key not in ("leader", "turns")} for case in recorded
    ]
    assert after(after(first, "B2c"), "O3p Y1c") == second
    assert after(second, "G4p B5c V5+") == third


@pytest.mark.parametrize("edition", ["es-1.3", "nl-2016"])
def test_a_5_stands_alone_when_no_follow_up_is_legal(edition: str) -> None:
    start = position("B5 V7 | R1", "V2 | R7 R6 R3", "R", edition)
    assert turns(start)["B5p"] == "out"
    assert not any(turn.startswith("B5p V7p") for turn in turns(start))


def test_a_5_stands_alone_in_es_ar_when_every_follow_up_falls_short() -> None:
    start = position("B5 V4 | R1", "V2 | R4 R5", "I", "es-ar")
    assert turns(start) == {"V4c": "in", "B5p V4c": "in", "out": "out"}
    elsewhere = turns({**start, "edition": "intl-1.2"})
    assert elsewhere["B5p V4p"] == "out"
    assert "B5p V4c" not in elsewhere


def test_a_3_with_an_empty_deck_is_an_ordinary_card() -> None:
    start = position("B3 | R1", "V2 | R7", "R", "intl-1.2")
    assert turns(start) == {"B3p": "out", "out": "out"}
    assert turns({**start, "edition": "es-ar"}) == {"out": "out"}


def test_a_seat_with_an_empty_hand_is_out_when_its_turn_comes() -> None:
    start = position("R6 | | V1", "V2 | R5 | O4", "R", "intl-1.2")
    end = after(start, "R6p")
    assert (end["turn"], end["out"], end["palettes"]) == (2, [1], [["R6", "V2"], ["R5"], ["O4"]])


def test_the_last_seat_in_wins_even_with_an_empty_hand() -> None:
    start = position("R6 | ", "V2 | R5", "R", "intl-1.2")
    end = after(start, "R6p")
    assert (end["turn"], end["winner"], end["out"]) == (None, 0, [1])
    assert turns(end) == {}
    assert [perft(end, depth) for depth in range(2)] == [1, 0]


def test_an_illegal_turn_is_refused_with_the_legal_ones() -> None:
    with pytest.raises(ValueError, match="'R6c' is not a legal turn here: expected one of out, R6p"):
        after(position("R6 | V1", "V2 | R5", "O", "intl-1.2"), "R6c")


def test_perft_counts_sequences_of_turns() -> None:
    start = position("R6 | V1 | V3", "V2 | R5 | O4", "R", "intl-1.2", actions=False)
    assert turns(start) == {"R6p": "in", "out": "out"}
    # Each seat can play its card or be out; with seats 0 and 1 out the round is over before a third turn.
    assert [perft(start, depth) for depth in range(4)] == [1, 2, 4, 6]

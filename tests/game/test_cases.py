"""The recorded cases of an independent, slow implementation, through the engine."""

import json
from pathlib import Path
from typing import Any

from red7.game.text.jsonform import leaders_of, position_of, turns_of

DATA = Path(__file__).parent.parent / "golden"


def recorded(name: str) -> list[dict[str, Any]]:
    with (DATA / name).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def test_all_recorded_positions_have_exactly_the_recorded_turns() -> None:
    positions = recorded("turns.jsonl")
    assert len(positions) == 400
    for case in positions:
        assert turns_of(position_of(case)) == {"leader": case["leader"], "turns": case["turns"]}, case


def test_all_recorded_palettes_have_the_recorded_leader_counts_and_scores() -> None:
    palettes = recorded("leaders_and_scores.jsonl")
    assert len(palettes) == 700
    for case in palettes:
        expected = {name: case[name] for name in ("leader", "counts", "scored")}
        assert leaders_of(case) == expected, case


def test_playing_any_recorded_turn_move_by_move_ends_as_recorded() -> None:
    for case in recorded("turns.jsonl"):
        position = position_of(case)
        start = position.round()
        turns = start.turns()
        for turn in list(turns)[::7]:
            whole, stepwise = start.copy(), start.copy()
            whole.play(turn)
            for move in turn.moves:
                stepwise.play(move)
            if stepwise.winner is None and stepwise.turn == position.turn:
                stepwise.play(stepwise.moves()[-1])
            assert type(position).of(whole) == type(position).of(stepwise), (case, str(turn))
            assert (position.turn not in whole.out) == (case["turns"][start.text(turn)] == "in")

"""The benchmark times real rounds: the very games of the engine, in both forms, counted as it says."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from benchmarks._report import BEGIN, END, Figure, Game, Report, Row, Spread, with_results
from benchmarks._requests import Player
from red7.form import form
from red7.game.cards import size
from red7.game.dice import Dice
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.moves import OUT, Kind
from red7.game.playout import random_turn
from red7.game.round import Round
from red7.game.state import OVER

ROOT = Path(__file__).parent.parent
GAMES = [(2, "basic"), (4, "draw+actions"), (3, "draw")]


def played_here(seed: int, rounds: int, players: int, options: str) -> tuple[list[int], int, int]:
    """Wins of each seat, turns, and decisions: a stop counts where the turn could have gone on."""
    dice = Dice(seed)
    wins = [0] * players
    turns = decisions = 0
    for _ in range(rounds):
        round_ = Round.shuffled(dice, players, DEFAULT_EDITION, Options.parse(options))
        while round_.phase != OVER:
            turn = random_turn(round_, dice)
            seat = round_.seat
            round_.play_turn(turn)
            final = turn.moves[-1]
            turns += 1
            decisions += len(turn.moves)
            if final.kind == Kind.DISCARD:
                assert final.card is not None
                earned = final.card.number > size(round_.palettes[seat])
                decisions += round_.rules.draw and earned and round_.deck_size > 0
            elif final.kind != Kind.DRAW and final is not OUT:
                decisions += 1
        wins[round_.winner] += 1
    return wins, turns, decisions


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_driver_plays_the_same_rounds_on_every_path_and_in_both_forms(players: int, options: str) -> None:
    game: dict[str, Any] = {"seed": 11, "rounds": 60, "players": players, "options": options}
    wins, turns, decisions = played_here(**game)
    assert sum(wins) == 60
    traces = set()
    for path in (None, ROOT / "src"):
        with Player("_ours", path) as player:
            for task in ("by_turns", "by_playout"):
                traces.add(tuple(player.ask(task, **game)["trace"]))
            counted = player.ask("by_moves", **game)
        traces.add(tuple(counted["trace"]))
        assert (counted["turns"], counted["decisions"]) == (turns, decisions)
    (trace,) = traces
    assert list(trace[:-1]) == wins


def test_other_seeds_give_other_rounds() -> None:
    with Player("_ours") as player:
        traces = [
            player.ask("by_turns", seed=seed, rounds=20, players=2, options="basic")["trace"]
            for seed in (1, 2)
        ]
    assert traces[0] != traces[1]


def test_the_interpreted_player_runs_from_the_sources() -> None:
    with Player("_ours", ROOT / "src") as player:
        assert player.ask("form") == {"rules": "interpreted", "driver": "interpreted"}


def test_a_process_that_fails_is_noticed() -> None:
    with Player("_no_such_process") as player, pytest.raises(RuntimeError, match="by_turns has ended"):
        player.ask("by_turns")


def test_a_small_run_says_what_it_measured_and_what_is_missing() -> None:
    command = [
        sys.executable,
        "benchmarks/engine.py",
        "--installed",
        "--repeats=2",
        "--seconds=0.002",
        "--json",
    ]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    assert report["form"] == form()
    assert [game["players"] for game in report["games"]] == [2, 4]
    for game in report["games"]:
        assert game["decisions_per_round"] > game["turns_per_round"] >= game["players"] - 1
        missing = {row["name"]: row["missing"] for row in game["rows"] if row["missing"]}
        absent = {"RLCard": find_spec("rlcard") is None, "OpenSpiel": find_spec("pyspiel") is None}
        for row in game["rows"]:
            assert (row["name"] in missing) == absent.get(row["name"].split()[0], False)
            assert row["name"] in missing or 0 < row["rounds"]["low"] <= row["rounds"]["median"]
    assert {"import red7", "memory of a round, two players, basic"} <= {
        figure["name"] for figure in report["figures"]
    }


def test_the_median_and_the_extremes_of_samples_are_kept() -> None:
    spread = Spread.of([5.0, 1.0, 2.0])
    assert spread == Spread(median=2.0, low=1.0, high=5.0)
    assert spread.times(10) == Spread(20.0, 10.0, 50.0)
    assert spread.noise == "±100%"  # 4 apart, so 2 to both sides of 2


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("speed", "rounds/s", Spread.of([30.0]), at_least=30), True),
        (Figure("speed", "rounds/s", Spread.of([29.9]), at_least=30), False),
        (Figure("size", "bytes", Spread.of([999.0]), below=1000), True),
        (Figure("size", "bytes", Spread.of([1000.0]), below=1000), False),
        (Figure("time", "ms", Spread.of([1.0])), None),
    ],
)
def test_an_aim_is_met_or_not(figure: Figure, met: bool | None) -> None:
    assert figure.met is met
    assert figure.cells()[-1] == {True: "met", False: "not met", None: ""}[met]


def test_results_replace_only_what_lies_between_the_marks() -> None:
    speed = Spread.of([1234.5])
    rows = [Row("ours", speed, speed, speed), Row("theirs", missing="not installed here")]
    report = Report({"python": "3.x"}, [Game("a game", 2, "basic", 1, 1, rows)], [])
    page = f"# Title\n\n{BEGIN}\nold\n{END}\n\nmore\n"
    renewed = with_results(page, report.markdown())
    assert renewed.startswith(f"# Title\n\n{BEGIN}\n")
    assert renewed.endswith(f"\n{END}\n\nmore\n")
    assert "old" not in renewed
    assert "| ours | 1,234 | 1,234 | 1,234 | ±0% |\n| theirs |  |  | not installed here |  |" in renewed
    assert with_results(renewed, report.markdown()) == renewed


def test_a_page_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="needs the lines"):
        with_results("# Title\n", "results")


def test_the_documentation_has_a_place_for_results() -> None:
    page = (ROOT / "docs/benchmarks.md").read_text("utf-8")
    assert page.index(BEGIN) < page.index(END)

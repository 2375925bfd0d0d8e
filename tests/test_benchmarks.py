"""The benchmarks time real rounds: the very games of the engine, in both forms, counted as they say."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from benchmarks.attack import Result
from benchmarks.support.exam import Exam, cost, sit
from benchmarks.support.fair_play import Samples
from benchmarks.support.floods import FLOODS, MIXTURE
from benchmarks.support.line_protocol import Player
from benchmarks.support.report import Figure, Game, Report, Row, Spread
from benchmarks.support.report_page import END, as_markdown, begin, with_results
from benchmarks.support.solver_worker import endings
from red7._build_form import form
from red7.ai.bots import LEVELS
from red7.ai.candidates import Candidate, Fate
from red7.ai.solver.solve import solve
from red7.arena.deals import Setting
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.moves import OUT, Kind
from red7.game.position import Position
from red7.game.round import Round
from red7.game.simulation import random_turn
from red7.game.turns import Turn

ROOT = Path(__file__).parent.parent
BEGIN = begin("engine", "docs/benchmarks.md")
GAMES = [(2, "basic"), (4, "draw+actions"), (3, "draw")]


def played_here(seed: int, rounds: int, players: int, options: str) -> tuple[list[int], int, int]:
    """Wins of each seat, turns, and decisions: a stop counts where the turn could have gone on."""
    dice = Dice(seed)
    wins = [0] * players
    turns = decisions = 0
    for _ in range(rounds):
        round_ = Round.deal(dice, players, DEFAULT_EDITION, Options.parse(options))
        while not round_.is_over:
            turn = random_turn(round_, dice)
            seat = round_.turn
            round_.play(turn)
            final = turn.moves[-1]
            turns += 1
            decisions += len(turn.moves)
            if final.kind == Kind.DISCARD:
                assert final.card is not None
                earned = final.card.number > size(round_.palettes[seat])
                decisions += round_.options.draw and earned and round_.deck_size > 0
            elif final.kind != Kind.DRAW and final is not OUT:
                decisions += 1
        assert round_.winner is not None
        wins[round_.winner] += 1
    return wins, turns, decisions


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_the_driver_plays_the_same_rounds_on_every_path_and_in_both_forms(players: int, options: str) -> None:
    game: dict[str, Any] = {"seed": 11, "rounds": 60, "players": players, "options": options}
    wins, turns, decisions = played_here(**game)
    assert sum(wins) == 60
    traces = set()
    for path in (None, ROOT / "src"):
        with Player("red7_worker", path) as player:
            for task in ("by_turns", "by_playout", "by_rounds"):
                traces.add(tuple(player.ask(task, **game)["trace"]))
            counted = player.ask("by_moves", **game)
        traces.add(tuple(counted["trace"]))
        assert (counted["turns"], counted["decisions"]) == (turns, decisions)
    (trace,) = traces
    assert list(trace[:-1]) == wins


def test_other_seeds_give_other_rounds() -> None:
    with Player("red7_worker") as player:
        traces = [
            player.ask("by_turns", seed=seed, rounds=20, players=2, options="basic")["trace"]
            for seed in (1, 2)
        ]
    assert traces[0] != traces[1]


def test_the_interpreted_player_runs_from_the_sources() -> None:
    with Player("red7_worker", ROOT / "src") as player:
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
    results = as_markdown(report.about, report.tables())
    other = f"{begin('solver', 'docs/benchmarks.md')}\nnot mine\n{END}\n"
    page = f"# Title\n\n{BEGIN}\nold\n{END}\n\nmore\n{other}"
    renewed = with_results(page, results, BEGIN)
    assert renewed.startswith(f"# Title\n\n{BEGIN}\n")
    assert renewed.endswith(f"\n{END}\n\nmore\n{other}")
    assert "old" not in renewed
    assert "| ours | 1,234 | 1,234 | 1,234 | ±0% |\n| theirs |  |  | not installed here |  |" in renewed
    assert with_results(renewed, results, BEGIN) == renewed


def test_a_page_without_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="needs the lines"):
        with_results("# Title\n", "results", BEGIN)


@pytest.mark.parametrize(
    ("benchmark", "page"),
    [
        ("engine", "docs/benchmarks.md"),
        ("solver", "docs/benchmarks.md"),
        ("strength", "docs/strength.md"),
        ("environments", "docs/research.md"),
    ],
)
def test_the_documentation_has_a_place_for_results(benchmark: str, page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert (ROOT / f"benchmarks/{benchmark}.py").exists()
    assert END in text[text.index(begin(benchmark, page)) :]


# The solver


def test_the_solver_solves_the_same_deals_in_both_forms() -> None:
    solutions = []
    for path in (None, ROOT / "src"):
        with Player("solver_worker", path) as player:
            answer = player.ask("deals", seed=3, number=4)
        assert len(answer["times"]) == 4
        assert min(answer["times"]) > 0
        solutions.append((answer["winners"], answer["lines"]))
    assert solutions[0] == solutions[1]
    dice = Dice(3)
    assert solutions[0][0] == [solve(Round.deal(dice)).winner for _ in range(4)]


def test_endings_have_all_players_in_and_so_many_cards_in_the_fullest_hand() -> None:
    for players, options, cards in ((2, "draw+actions", 7), (3, "basic", 2), (4, "draw", 3)):
        rounds = endings(5, 6, players, options, cards)
        assert len(rounds) == 6
        for round_ in rounds:
            assert round_.out == ()
            assert max(int(round_.hands[seat]).bit_count() for seat in range(players)) == cards


def test_a_small_run_of_the_solver_says_how_fast_and_how_far() -> None:
    command = [sys.executable, "benchmarks/solver.py", "--deals=20", "--positions=1", "--most=3", "--json"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    assert report["form"] == form()
    middle, most, slowest, ratio = (figure["value"]["median"] for figure in report["figures"])
    assert 0 < middle <= most <= slowest
    assert ratio > 0
    games = {(reach["players"], reach["options"]) for reach in report["reaches"]}
    assert games == {(2, "draw"), (2, "actions"), (3, "basic"), (4, "basic")} | {
        (players, "draw+actions") for players in (2, 3, 4)
    }
    for reach in report["reaches"]:
        assert 0 <= reach["solved"] <= reach["positions"] == 1


# Strength


@pytest.mark.parametrize(
    ("position", "turn", "cards"),
    [
        ("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play", "R7p", 1),
        ("intl-1.2 basic R 0 R7O2V1:V5/R1:R6 - - play", "R7p O2c", 2),
        ("intl-1.2 draw R 0 R7O2V1:V5/R1:V4 G1G2 - play", "R7c G2+", 0),
        ("intl-1.2 actions R 0 R3O2V1:V5/R1:V4 G1G2 - play", "R3p G2+", 0),
        ("intl-1.2 actions R 0 R5R7V1:V5/R1:V4 G1G2 - play", "R5p R7p R7d", 2),
    ],
)
def test_a_turn_costs_the_cards_it_leaves_fewer_in_hand(position: str, turn: str, cards: int) -> None:
    round_ = Position.parse(position).round()
    seat, before = round_.turn, size(round_.hands[round_.turn])
    code = int(round_.parse_turn(turn).code)
    assert cost(Candidate(code, Fate.IN)) == cards
    round_.play(Turn(code))
    assert before - size(round_.hands[seat]) == cards


def test_a_three_that_does_not_lead_yet_costs_a_discard_too() -> None:
    round_ = Position.parse("intl-1.2 actions R 0 R3O2V1:V5/R1:V4 G1G2 - play").round()
    plan = int(round_.parse_turn("R3p G2+").code)
    assert cost(Candidate(plan, Fate.IN, stays=False)) == 1


@pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (3, "draw+actions")])
def test_mistakes_are_counted_of_the_turns_in_which_they_could_be_made(players: int, mode: str) -> None:
    setting = Setting(players, options=mode)
    quitter = sit(Exam("support.bots:Last", setting, 0, 0, 10, 50))
    assert quitter["out"] == [players - 1, players - 1], "it goes out at once, until one is left"
    stayer = sit(Exam("random", setting, 0, 0, 10, 50))
    assert stayer["out"][0] == stayer["blunder"][0] == 0
    for counts in (quitter, stayer):
        assert counts["blunder"][0] <= counts["out"][0] <= counts["out"][1] == counts["blunder"][1]
        assert all(0 <= made <= of for name, (made, of) in counts.items() if name != "accuracy")
        assert 0 <= counts["accuracy"][0] <= 100 * counts["accuracy"][1]
    assert stayer["two"][1] > 0


def test_a_small_study_of_strength_has_all_tables_and_is_gone_on_with(tmp_path: Path) -> None:
    numbers = ["--deals=1", "--nodes=20", "--playing-nodes=30", "--judge-nodes=20", "--jobs=1"]
    command = [sys.executable, "benchmarks/strength.py", "--mode=basic", *numbers, "--json"]
    command += ["--folder", str(tmp_path)]
    reports = []
    for _ in "12":
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        reports.append(json.loads(done.stdout)["tables"])
        files = [(tmp_path / name).read_text("utf-8") for name in ("journal", "judged.jsonl")]
        reports[-1].append(files)
    once, again = reports
    times = [place for place, table in enumerate(once[:-1]) if table["title"] == "What a decision takes"]
    assert times == [len(once) - 2]
    assert once[: times[0]] == again[: times[0]]
    assert once[-1] == again[-1], "nothing is played twice"
    ladder, seats, playing, yardstick, ceiling, *mistakes = once[: times[0]]
    assert [len(table["rows"]) for table in (ladder, seats, playing, yardstick, ceiling)] == [3, 3, 2, 3, 7]
    assert [row[0] for row in ceiling["rows"]] == ["random", *LEVELS, "cheat"]
    assert len(mistakes) == 5
    for table in mistakes:
        assert table["columns"][1:] == ["random", *LEVELS]
        assert [row[0] for row in table["rows"]][-1] == "all"
    for table in once[:-1]:
        assert all(len(row) == len(table["columns"]) for row in table["rows"])


def test_a_result_of_an_attack_says_which_goals_it_missed() -> None:
    def goals(
        flood: list[float], bot: float = 0.0, clock: float = 0.0, left: float = 110.0, away: int = 0
    ) -> str:
        calms, memory = [[0.002] * 50, [0.002] * 50], [100.0, left, left * 1.09]
        return Result("line", 1, calms, [[0.002] * 50, flood], bot, clock, memory, away).cells()[-1]

    assert goals([0.009] * 50, 0.5, 0.1) == "met"
    assert goals([0.011] * 50, 4.0, 0.1) == "missed: median, bot", "the worse flood counts"
    late = [0.002] * 40 + [0.5] * 10
    assert goals(late, 0.0, 2.5, 401.0) == "missed: 99 %, clock, memory"
    assert goals([0.002] * 50, away=2) == "missed: 2 turned away"
    grown = Result("line", 1, [[0.002]] * 2, [[0.002]] * 2, 0.0, 0.0, [100.0, 110.0, 122.0], 0).cells()[-1]
    assert grown == "missed: second flood"


def test_every_flood_is_explained() -> None:
    page = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    assert not [name for name in (*FLOODS, MIXTURE) if f"`{name}`" not in page]


def test_what_has_not_ended_counts_with_the_time_it_has_taken_so_far() -> None:
    samples = Samples([(1.0, 0.5), (3.0, 2.0), (9.0, 1.0)], {"a": 4.0, "b": 20.0})
    assert samples.within(2.0, 8.0) == [2.0, 4.0]

"""How fast the engine is: compiled and interpreted, beside other engines, in one run on one core.

All times are CPU times. The ways of playing take turns, sample by sample, so that a busy neighbour slows them
all; what counts are the ratios within a run. docs/benchmarks.md says what is measured and why.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

# A script finds the modules beside it; what it shares with the processes it starts is called `benchmarks...`.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.support.builds import build, can_build
from benchmarks.support.line_protocol import Player, surroundings
from benchmarks.support.report import Figure, Game, Report, Row, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell

BEGIN = begin("engine", "docs/benchmarks.md")
SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES = [("two players, basic", 2, "basic"), ("four players, draw + actions", 4, "draw+actions")]
PATHS = {"by_turns": "turn by turn", "by_playout": "playout"}
PLAIN = "through the class Round"
OTHERS = {
    "uno": "RLCard uno, bare",
    "eights": "OpenSpiel crazy_eights, from Python",
    "eights_native": "OpenSpiel crazy_eights, all in C++",
}
SAME_GAMES = 40  # rounds that every form and path plays for comparison before anything is timed


@dataclass(frozen=True)
class Effort:
    """How many samples are taken, and how much CPU time each is to take."""

    repeats: int
    seconds: float


class Sampler:
    """One way of playing one game: gives a sample of its speed whenever it is asked."""

    def __init__(self, ask: Callable[..., dict[str, Any]], seconds: float) -> None:
        self._ask = ask
        self.missing = ""
        self.rounds: list[float] = []  # per second
        self.decisions: list[float] = []
        self._size = self._calibrate(seconds)

    def _calibrate(self, seconds: float) -> int:
        """So many rounds take about so many seconds; finding out also warms the process up."""
        size = 1
        while True:
            answer = self._ask(seed=0, rounds=size)
            self.missing = answer.get("missing", "")
            if self.missing or answer["cpu"] >= seconds / 4:
                return size if self.missing else max(1, round(size * seconds / answer["cpu"]))
            size *= 4

    def sample(self, seed: int) -> None:
        if not self.missing:
            answer = self._ask(seed=seed, rounds=self._size)
            self.rounds.append(self._size / answer["cpu"])
            self.decisions.append(answer.get("decisions", 0) / answer["cpu"])


def play_the_same(ours: dict[str, Player], game: dict[str, Any]) -> None:
    """Stops the run if two forms or paths play different games from the same seed."""
    traces = {
        f"{task}, {form}": player.ask(task, seed=7, rounds=SAME_GAMES, **game)["trace"]
        for form, player in ours.items()
        for task in (*PATHS, "by_moves", "by_rounds")
    }
    if len(set(map(tuple, traces.values()))) > 1:
        raise SystemExit(f"These should have played the same games: {traces}")


def measure(ours: dict[str, Player], others: Player, effort: Effort) -> tuple[list[Game], list[Figure]]:
    """The speed of every way of playing every game, and the ratios between them.

    `ours` are the processes that play Red7, by what to call them, the fast form first.
    """
    fast, slow = ours
    samplers: dict[tuple[str, str], Sampler] = {}
    counts: dict[str, tuple[float, float]] = {}
    for name, seats, options in GAMES:
        game = {"players": seats, "options": options}
        play_the_same(ours, game)
        for task, path in {**PATHS, "by_rounds": PLAIN}.items():
            for form, player in ours.items():
                ask = partial(player.ask, task, **game)
                samplers[name, f"{path}, {form}"] = Sampler(ask, effort.seconds)
        for task, label in OTHERS.items():
            ask = partial(others.ask, task, players=seats)
            samplers[name, label] = Sampler(ask, effort.seconds)
        rounds = max(200, round(effort.seconds * 20_000))
        answer = ours[fast].ask("by_moves", seed=0, rounds=rounds, **game)
        counts[name] = (answer["turns"] / rounds, answer["decisions"] / rounds)
    for repeat in range(effort.repeats):
        for sampler in samplers.values():
            sampler.sample(seed=repeat + 1)
    games = []
    for name, seats, options in GAMES:
        rows = [
            row(label, sampler, *counts[name])
            for (game_, label), sampler in samplers.items()
            if game_ == name
        ]
        games.append(Game(name, seats, options, *counts[name], rows))
    return games, ratios(samplers, counts, fast, slow)


def row(label: str, sampler: Sampler, turns: float, decisions: float) -> Row:
    if sampler.missing:
        return Row(label, missing=sampler.missing)
    rounds = Spread.of(sampler.rounds)
    if label in OTHERS.values():
        return Row(label, rounds, decisions=Spread.of(sampler.decisions))
    return Row(label, rounds, rounds.times(turns), rounds.times(decisions))


def ratios(
    samplers: dict[tuple[str, str], Sampler], counts: dict[str, tuple[float, float]], fast: str, slow: str
) -> list[Figure]:
    """What the speeds say beside each other; a sample is compared with the one taken in the same turn."""
    (two, *_), (four, *_) = GAMES
    turn_by_turn, playout = PATHS.values()
    figures = []
    for path, aim in ((turn_by_turn, 150_000), (playout, 300_000)):
        speed = Spread.of(samplers[two, f"{path}, {fast}"].rounds)
        figures.append(Figure(f"{two}, {path}, {fast}", "rounds/s", speed, at_least=aim))
    for path in (turn_by_turn, playout):
        speed = Spread.of(samplers[four, f"{path}, {fast}"].rounds).times(counts[four][1])
        figures.append(Figure(f"{four}, {path}, {fast}", "decisions/s", speed, at_least=1_500_000))
    for game in (two, four):
        kernel, plain = (samplers[game, f"{path}, {fast}"].rounds for path in (turn_by_turn, PLAIN))
        extra = [1e6 * (1 / slower - 1 / faster) for slower, faster in zip(plain, kernel, strict=True)]
        costs = Spread.of(extra).times(1 / counts[game][0])
        figures.append(Figure(f"{game}, what the class Round adds to a turn, {fast}", "µs", costs))
    for game in (two, four):
        for path in (turn_by_turn, playout):
            least = 30 if (game, path) == (two, turn_by_turn) else None
            times = quotient(
                samplers[game, f"{path}, {fast}"].rounds, samplers[game, f"{path}, {slow}"].rounds
            )
            figures.append(Figure(f"{game}, {path}: {fast} / {slow}", "times", times, at_least=least))
    for game in (two, four):
        for path in (turn_by_turn, playout):
            decisions = [speed * counts[game][1] for speed in samplers[game, f"{path}, {fast}"].rounds]
            for other in OTHERS.values():
                if not samplers[game, other].missing:
                    times = quotient(decisions, samplers[game, other].decisions)
                    figures.append(Figure(f"{game}, {path} / {other}", "times", times, at_least=1))
    return figures


def quotient(ours: list[float], theirs: list[float]) -> Spread:
    return Spread.of([our / their for our, their in zip(ours, theirs, strict=True)])


def import_times(path: Path | None, modules: list[str], repeats: int) -> list[Figure]:
    """The CPU time that importing takes in a fresh process: the bare package, and all of the rules."""
    wanted = {"import red7": "red7", "import all of red7.game": ", ".join(modules)}
    samples: dict[str, list[float]] = {name: [] for name in wanted}
    for _ in range(repeats):
        for name, what in wanted.items():
            code = (
                f"import time; start = time.process_time(); import {what}; print(time.process_time() - start)"
            )
            command = [sys.executable, "-c", code]
            done = subprocess.run(command, env=surroundings(path), capture_output=True, text=True, check=True)
            samples[name].append(1000 * float(done.stdout))
    aims = {"import red7": 60}
    return [Figure(name, "ms", Spread.of(times), below=aims.get(name)) for name, times in samples.items()]


def memory(player: Player) -> list[Figure]:
    """The bytes that one round takes."""
    figures = []
    for name, players, options in GAMES:
        size = player.ask("memory", players=players, options=options)["bytes"]
        figures.append(Figure(f"memory of a round, {name}", "bytes", Spread.of([size]), below=1000))
    return figures


def run(effort: Effort, path: Path | None) -> Report:
    """Measures everything, with the compiled package imported from this folder, or as installed."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the processes we start inherit it
    with (
        Player("red7_worker", path) as subject,
        Player("red7_worker", SOURCES) as baseline,
        Player("other_engines") as others,
    ):
        form = subject.ask("form")
        if path and form["driver"] != form["rules"]:
            raise SystemExit(
                f"The rules were built {form['rules']}, but the loops around them {form['driver']}: "
                "nothing was measured. See [tool.red7] in pyproject.toml."
            )
        fast = "compiled" if form["rules"] == "compiled" else "as installed"
        games, figures = measure({fast: subject, "interpreted": baseline}, others, effort)
        figures += memory(subject)
        modules = subject.ask("modules")["names"]
    figures += import_times(path, modules, max(3, effort.repeats))
    about = {
        **machine(),
        "form": form["rules"],
        "driver": form["driver"],
        "samples": f"{effort.repeats}, each of about {effort.seconds:g} s of CPU time",
    }
    return Report(about, games, figures)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench engine", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough answer in some ten seconds")
    parser.add_argument("--repeats", type=int, metavar="N", help="how many samples to take of each speed")
    parser.add_argument("--seconds", type=float, metavar="S", help="how much CPU time each sample takes")
    parser.add_argument(
        "--installed",
        action="store_true",
        help="build nothing: the installed package, by an interpreted driver",
    )
    add_forms(parser)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    usual = Effort(3, 0.05) if chosen.quick else Effort(9, 0.25)
    effort = Effort(chosen.repeats or usual.repeats, chosen.seconds or usual.seconds)
    path = None
    if not chosen.installed:
        if can_build():
            path = build()
        else:
            print("mypyc or setuptools is missing: the installed package is measured.", file=sys.stderr)
    report = run(effort, path)
    pages = as_text(report.about, report.tables()), as_markdown(report.about, report.tables())
    tell(chosen, BEGIN, report.json(), *pages)


if __name__ == "__main__":
    main()

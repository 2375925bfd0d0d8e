"""How fast the environments for research are, beside PettingZoo's `leduc_holdem`, in one run on one core.

All times are CPU times of a decision, with the choice of a legal action at random. The environments take
turns, sample by sample, so that a busy neighbour slows them all; what counts are the ratios.
"""

import argparse
import os
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

# A script finds the modules beside it; what it shares with others is called `benchmarks...`.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pettingzoo.classic import leduc_holdem_v4

from benchmarks.support.report import FIGURE_HEADS, Figure, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from red7._build_form import form
from red7.envs import red7_v0
from red7.envs.batch import Batch

BEGIN = begin("environments", "docs/research.md")
THEIRS, THEIRS_RAW = "leduc_holdem, env()", "leduc_holdem, raw_env()"
BASIC: dict[str, Any] = {}
LARGE: dict[str, Any] = {"players": 4, "options": "draw+actions"}
MATCH: dict[str, Any] = {"options": "advanced"}
SIDE_BY_SIDE = 512
AIMS = {"red7_v0, raw_env()": 15, f"{SIDE_BY_SIDE} rounds at once": 150}


def alone(environment: Any) -> Callable[[int], float]:
    """What plays so many decisions, one after another, and says how many seconds they took."""
    chance = Random(7)

    def play(decisions: int) -> float:
        start = time.process_time()
        environment.reset(seed=7)
        while decisions:
            observation, _, over, cut, _ = environment.last()
            action = None
            if not over and not cut:
                legal = observation["action_mask"].nonzero()[0]
                action = int(legal[int(chance.random() * len(legal))])
                decisions -= 1
            environment.step(action)
            if not environment.agents:
                environment.reset()
        return time.process_time() - start

    return play


def at_once(batch: Batch) -> Callable[[int], float]:
    """The same for a batch, which chooses legal actions itself."""
    batch.reset(seed=7)

    def play(decisions: int) -> float:
        start = time.process_time()
        for _ in range(max(1, decisions // batch.number)):
            batch.step(batch.random_actions())
        return (time.process_time() - start) * decisions / (max(1, decisions // batch.number) * batch.number)

    return play


def ways() -> dict[str, Callable[[int], float]]:
    """All ways of playing, by name."""
    return {
        THEIRS: alone(leduc_holdem_v4.env()),
        THEIRS_RAW: alone(leduc_holdem_v4.raw_env()),
        "red7_v0, env()": alone(red7_v0.env(**BASIC)),
        "red7_v0, raw_env()": alone(red7_v0.raw_env(**BASIC)),
        "red7_v0, raw_env(), four players, draw + actions": alone(red7_v0.raw_env(**LARGE)),
        "red7_v0, raw_env(), scoring matches": alone(red7_v0.raw_env(**MATCH)),
        f"{SIDE_BY_SIDE} rounds at once": at_once(Batch(SIDE_BY_SIDE, **BASIC)),
        f"{SIDE_BY_SIDE} rounds at once, four players, draw + actions": at_once(Batch(SIDE_BY_SIDE, **LARGE)),
        f"{SIDE_BY_SIDE} scoring matches at once": at_once(Batch(SIDE_BY_SIDE, **MATCH)),
        f"{SIDE_BY_SIDE} rounds at once, each against a random mover": at_once(
            Batch(SIDE_BY_SIDE, own=True, **BASIC)
        ),
    }


def measure(repeats: int, seconds: float) -> list[Figure]:
    """The time of a decision in each way, and how many times faster than theirs it is."""
    players = ways()
    sizes = {name: max(1, round(2000 * seconds / play(2000))) for name, play in players.items()}
    samples: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(repeats):
        for name, play in players.items():
            samples[name].append(1e6 * play(sizes[name]) / sizes[name])
    figures = [Figure(name, "µs", Spread.of(times)) for name, times in samples.items()]
    for base in (THEIRS, THEIRS_RAW):
        for name, times in samples.items():
            if name in (THEIRS, THEIRS_RAW):
                continue
            ratios = [theirs / ours for theirs, ours in zip(samples[base], times, strict=True)]
            aim = AIMS.get(name) if base == THEIRS else None
            figures.append(Figure(f"{name}, beside {base}", "times", Spread.of(ratios), at_least=aim))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench environments", description=__doc__)
    parser.add_argument(
        "--repeats", type=int, default=9, metavar="N", help="how many samples to take of each"
    )
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="how much CPU time each sample takes"
    )
    add_forms(parser)
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")  # theirs
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = measure(chosen.repeats, chosen.seconds)
    about = {
        **machine(),
        "form": form(),
        "samples": f"{chosen.repeats}, each of about {chosen.seconds:g} s of CPU time",
    }
    table = [FIGURE_HEADS, *(figure.cells() for figure in figures)]
    data = {
        "benchmark": "environments",
        **about,
        "figures": [
            {"name": figure.name, "unit": figure.unit, "median": figure.value.median, "met": figure.met}
            for figure in figures
        ],
    }
    tell(chosen, BEGIN, data, as_text(about, [table]), as_markdown(about, [table]))


if __name__ == "__main__":
    main()

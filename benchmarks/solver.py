"""How fast the exact solver is, compiled and interpreted, and how large a position it can solve.

All times are CPU times on one core. Both forms solve the same deals in turns, block by block, so that a busy
neighbour slows both. docs/benchmarks.md says what is measured and why.
"""

import argparse
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

# A script finds the modules beside it; what it shares with the processes it starts is called `benchmarks...`.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.support.line_protocol import Player
from benchmarks.support.report import FIGURE_HEADS, Figure, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from red7.ai.solver.solver import DEFAULT_NODES

BEGIN = begin("solver", "docs/benchmarks.md")
SOURCES = Path(__file__).resolve().parent.parent / "src"
BLOCKS = 10
HAND = 7
GAMES = [
    (2, "draw"),
    (2, "actions"),
    (2, "draw+actions"),
    (3, "basic"),
    (4, "basic"),
    (3, "draw+actions"),
    (4, "draw+actions"),
]


@dataclass(frozen=True)
class Reach:
    """How many of some positions of one size were solved within the limit of nodes, and how fast."""

    players: int
    options: str
    cards: int  # in the fullest hand
    positions: int
    solved: int
    median_ms: float


def deals(fast: Player, slow: Player, form: str, number: int, slow_number: int) -> list[Figure]:
    """The time of whole basic deals of two players, and how much slower the interpreted form is.

    That one solves the first so many deals of each block, and has to find the same.
    """
    size, slow_size = max(2, number // BLOCKS), max(1, slow_number // BLOCKS)
    ours: list[list[float]] = []
    ratios: list[float] = []
    for block in range(BLOCKS):
        one = fast.ask("deals", seed=block, number=size)
        other = slow.ask("deals", seed=block, number=slow_size)
        if one["lines"][:slow_size] != other["lines"]:
            raise SystemExit(f"The two forms solve the deals of seed {block} differently.")
        ours.append([1000 * seconds for seconds in one["times"]])
        ratios.append(sum(other["times"]) / sum(one["times"][:slow_size]))
    everything = [time for times in ours for time in times]
    name = f"a basic deal of two players, {form}"
    return [
        Figure(f"{name}: median of {len(everything):,}", "ms", over(median, everything, ours), below=0.3),
        Figure(f"{name}: 95 % are faster than", "ms", over(slowest, everything, ours), below=2),
        Figure(f"{name}: the slowest", "ms", Spread.of([max(everything)])),
        Figure(f"a basic deal of two players: interpreted / {form}", "times", Spread.of(ratios)),
    ]


def over(measure: Any, everything: list[float], blocks: list[list[float]]) -> Spread:
    """A measure of all times, with the lowest and the highest of the blocks."""
    values = [measure(times) for times in blocks]
    return Spread(measure(everything), min(values), max(values))


def slowest(times: list[float]) -> float:
    """The time that 95 % of these do not reach."""
    return quantiles(times, n=20)[-1]


def reaches(player: Player, number: int, most: int) -> list[Reach]:
    """How far the solver reaches in each game, with more and more cards until it solves none."""
    reached: list[Reach] = []
    for players, options in GAMES:
        for cards in range(1, most + 1):
            game = {"players": players, "options": options, "cards": cards}
            answer = player.ask("endings", seed=cards, number=number, **game)
            times, winners = answer["times"], answer["winners"]
            if not times:
                continue
            solved = sum(winner is not None for winner in winners)
            reached.append(Reach(players, options, cards, len(times), solved, 1000 * median(times)))
            if not solved:
                break
    return reached


def reach_table(reached: list[Reach]) -> list[list[str]]:
    """A row for each game: how many positions of each size are solved, and the median time."""
    rows = [["cards in the fullest hand", *(str(cards) for cards in range(1, HAND + 1))]]
    for players, options in GAMES:
        cells = {
            one.cards: f"{one.solved / one.positions:.0%}, {time_text(one.median_ms)}"
            for one in reached
            if (one.players, one.options) == (players, options)
        }
        name = f"{players} players, {options.replace('+', ' + ')}"
        rows.append([name, *(cells.get(cards, "") for cards in range(1, HAND + 1))])
    return rows


def time_text(ms: float) -> str:
    return f"{ms:.0f} ms" if ms >= 9.5 else f"{ms:.1g} ms"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench solver", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a rough answer in some ten seconds")
    parser.add_argument("--deals", type=int, metavar="N", help="how many whole deals to solve compiled")
    parser.add_argument("--positions", type=int, metavar="N", help="how many positions of each size to try")
    parser.add_argument("--most", type=int, default=HAND, metavar="N", help="the most cards in a hand to try")
    add_forms(parser)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    number = chosen.deals or (200 if chosen.quick else 2000)
    positions = chosen.positions or (3 if chosen.quick else 50)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the processes we start inherit it
    with Player("solver_worker") as fast, Player("solver_worker", SOURCES) as slow:
        form = fast.ask("form")["solver"]
        figures = deals(fast, slow, form, number, number // 10)
        reached = reaches(fast, positions, chosen.most)
    limit = f"{DEFAULT_NODES:,} nodes"
    about = {**machine(), "form": form, "limit": limit, "positions": f"up to {positions} of each size"}
    tables = [[FIGURE_HEADS, *(figure.cells() for figure in figures)], reach_table(reached)]
    data = {
        "benchmark": "solver",
        **about,
        "figures": [asdict(figure) | {"met": figure.met} for figure in figures],
        "reaches": [asdict(reach) for reach in reached],
    }
    tell(chosen, BEGIN, data, as_text(about, tables), as_markdown(about, tables))


if __name__ == "__main__":
    main()

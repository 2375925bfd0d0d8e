"""The process that plays Red7 for the benchmark, in the form it finds on its path."""

import pkgutil
import time
import tracemalloc
from importlib import import_module
from pathlib import Path
from typing import Any

import red7.game
from benchmarks.support.line_protocol import serve
from red7._build_form import form_of
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.dice import Dice
from red7.game.round import Round

DRIVER = "red7.game.rounds_driver"
COPIES = 10_000

MODULES = sorted(module.name for module in pkgutil.walk_packages(red7.game.__path__, "red7.game."))
# A package that was built with the driver has it inside; for any other it is read from here, interpreted.
red7.game.__path__.append(str(Path(__file__).parent))


def answer(task: str, **what: Any) -> dict[str, Any]:
    """What is asked for: `form`, `modules`, `memory`, or rounds `by_turns`, `by_playout` or `by_moves`."""
    if task == "form":
        return {"rules": form_of("red7.game.engine.round"), "driver": form_of(DRIVER)}
    if task == "modules":
        return {"names": [name for name in MODULES if name != DRIVER]}
    if task == "memory":
        return {"bytes": memory_of_a_round(**what)}
    return rounds(task, **what)


def rounds(task: str, seed: int, rounds: int, players: int, options: str) -> dict[str, Any]:
    """The CPU time of rounds, and what tells whether two runs played the same ones."""
    play = getattr(import_module(DRIVER), task)
    chosen = Options.parse(options)
    start = time.process_time()
    result = play(seed, rounds, players, chosen)
    cpu = time.process_time() - start
    if task == "by_moves":
        trace, turns, decisions = result
        return {"cpu": cpu, "trace": trace, "turns": turns, "decisions": decisions}
    return {"cpu": cpu, "trace": result}


def memory_of_a_round(players: int, options: str) -> float:
    """The bytes that a copy of a round takes, as tracemalloc counts them."""
    original = Round.deal(Dice(1), players, DEFAULT_EDITION, Options.parse(options))
    copies = [original] * COPIES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for place in range(COPIES):
        copies[place] = original.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / COPIES


if __name__ == "__main__":
    serve(answer)

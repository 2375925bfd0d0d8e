"""The process that plays Red7 for the benchmark, in the form it finds on its path."""

import pkgutil
import time
import tracemalloc
from importlib import import_module
from pathlib import Path
from typing import Any

import red7.game
import red7.game.engine
from benchmarks.support.line_protocol import serve
from red7._build_form import form_of
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.dice import Dice
from red7.game.round import Round
from red7.game.turns import Turn

DRIVER = "red7.game.engine.rounds_driver"
COPIES = 10_000

MODULES = sorted(module.name for module in pkgutil.walk_packages(red7.game.__path__, "red7.game."))
# A package that was built with the driver has it inside; for any other it is read from here, interpreted.
red7.game.engine.__path__.append(str(Path(__file__).parent))


def answer(task: str, **what: Any) -> dict[str, Any]:
    """What is asked for: `form`, `modules`, `memory`, or rounds: see `rounds_driver` and `by_rounds`."""
    if task == "form":
        return {"rules": form_of("red7.game.engine.round"), "driver": form_of(DRIVER)}
    if task == "modules":
        return {"names": [name for name in MODULES if name != DRIVER]}
    if task == "memory":
        return {"bytes": memory_of_a_round(**what)}
    return rounds(task, **what)


def rounds(task: str, seed: int, rounds: int, players: int, options: str) -> dict[str, Any]:
    """The CPU time of rounds, and what tells whether two runs played the same ones."""
    play = by_rounds if task == "by_rounds" else getattr(import_module(DRIVER), task)
    chosen = Options.parse(options)
    start = time.process_time()
    result = play(seed, rounds, players, chosen)
    cpu = time.process_time() - start
    if task == "by_moves":
        trace, turns, decisions = result
        return {"cpu": cpu, "trace": trace, "turns": turns, "decisions": decisions}
    return {"cpu": cpu, "trace": result}


def by_rounds(seed: int, rounds: int, players: int, options: Options) -> list[int]:
    """The rounds of `by_turns` through the class for people, in a loop as they would write it."""
    dice = Dice(seed)
    wins = [0] * players
    for _ in range(rounds):
        round_ = Round.deal(dice, players, DEFAULT_EDITION, options)
        while not round_.is_over:
            turns = round_.turns()
            round_.play(turns[dice.below(turns.staying)] if turns.staying else Turn(0))
        assert round_.winner is not None
        wins[round_.winner] += 1
    return [*wins, dice.below(1_000_000_000)]


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

"""The process that solves rounds for the benchmark, in the form it finds on its path."""

import time
from typing import Any

from benchmarks.support.line_protocol import serve
from red7._build_form import form_of
from red7.ai.solver.solve import solve
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.round import Round
from red7.game.simulation import random_turn

TRIES = 20_000  # rounds played in search of positions of one size, before we do with fewer


def answer(task: str, **what: Any) -> dict[str, Any]:
    """What is asked for: `form`, whole `deals` solved, or `endings` as far as they can be."""
    if task == "form":
        return {"solver": form_of("red7.ai.solver.solver")}
    return timed(deals(**what) if task == "deals" else endings(**what))


def deals(seed: int, number: int) -> list[Round]:
    """So many basic deals of two players."""
    dice = Dice(seed)
    return [Round.deal(dice) for _ in range(number)]


def endings(seed: int, number: int, players: int, options: str, cards: int) -> list[Round]:
    """Positions of random rounds in which all are in and the fullest hand has so many cards."""
    dice = Dice(seed)
    rounds: list[Round] = []
    for _ in range(TRIES):
        if len(rounds) == number:
            break
        round_ = Round.deal(dice, players, DEFAULT_EDITION, Options.parse(options))
        while all_in(round_) and fullest(round_) > cards:
            round_.play(random_turn(round_, dice))
        if all_in(round_) and fullest(round_) == cards:
            rounds.append(round_)
    return rounds


def all_in(round_: Round) -> bool:
    return not round_.is_over and all(seat not in round_.out for seat in range(round_.players))


def fullest(round_: Round) -> int:
    return max(int(size(round_.hands[seat])) for seat in range(round_.players))


def timed(rounds: list[Round]) -> dict[str, Any]:
    """The CPU time of each in seconds, with who wins (None where the limit of nodes came first) and how."""
    times: list[float] = []
    winners: list[int | None] = []
    lines: list[str] = []
    for round_ in rounds:
        start = time.process_time()
        verdict = solve(round_)
        times.append(time.process_time() - start)
        winners.append(verdict.winner)
        lines.append(" / ".join(verdict.line))
    return {"times": times, "winners": winners, "lines": lines}


if __name__ == "__main__":
    serve(answer)

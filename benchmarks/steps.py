"""How large the trees of steps are that come with the view of the player to move, and what making them costs.

    python3 dev.py bench steps [--rounds 60]

Random movers play four-player expert rounds; sizes are packed as the server packs its messages. The budgets:
16 KB for 99 of 100 positions, and four bare echoes of CPU, which `bench server` measures.
"""

import argparse
import time
import zlib
from statistics import mean

import msgspec

from red7.game.engine.dice import Dice
from red7.game.round import Round
from red7.game.simulation import random_turn
from red7.table.views.step_tree import MOST_AT_ONCE, step_tree

encode = msgspec.json.Encoder().encode


def positions(rounds: int) -> list[Round]:
    """Every start of a turn in so many rounds, the same in every run."""
    dice = Dice(7)
    starts: list[Round] = []
    for _ in range(rounds):
        round_ = Round.deal(dice, 4, options="draw+scoring+actions")
        while not round_.is_over:
            starts.append(round_.copy())
            round_.play(random_turn(round_, dice))
    return starts


def packed(data: bytes) -> int:
    """How many bytes are sent."""
    press = zlib.compressobj(wbits=-15)
    return len(press.compress(data) + press.flush())


def main() -> None:
    parser = argparse.ArgumentParser(description="Sizes and costs of the trees of steps")
    parser.add_argument("--rounds", type=int, default=60, help="rounds to play (60)")
    starts = positions(parser.parse_args().rounds)
    sizes: list[int] = []
    costs: list[float] = []
    for round_ in starts:
        began = time.process_time_ns()
        data = encode(step_tree(round_, round_.turn, MOST_AT_ONCE))
        costs.append((time.process_time_ns() - began) / 1_000)
        sizes.append(packed(data))
    sizes.sort()
    costs.sort()
    for name, values, unit in (("packed size", sizes, "bytes"), ("CPU", costs, "µs")):
        parts = ", ".join(f"{share}% {values[int(len(values) * share / 100)]:,.0f}" for share in (50, 90, 99))
        print(f"{name}, {unit}: mean {mean(values):,.0f}; {parts}")
    print(f"{len(starts)} positions of four players, expert")


if __name__ == "__main__":
    main()

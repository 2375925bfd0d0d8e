"""An analysis of one's own: with open hands, who wins a dealt round, and by which rule does the winner begin?

    python examples/winning_openings.py 1000

The solver plays each round to its end, exactly; what is asked of its answers is up to you.
"""

import sys
from collections import Counter

from red7 import Match, solve


def main(deals: int = 1000) -> None:
    """Solve so many deals, and print what their first turns have in common."""
    rules: Counter[str] = Counter()
    won = 0
    for seed in range(deals):
        round_ = Match.deal(seed=seed).round
        first, solution = round_.turn, solve(round_)
        if solution.winner == first and solution.turn:
            round_.play(solution.turn)
            rules[str(round_.color)] += 1
            won += 1
    print(f"Who begins can force a win in {won / deals:.0%} of {deals} deals.")
    for rule, times in rules.most_common():
        print(f"{rule:7} rules after {times / won:4.0%} of the winning first turns")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

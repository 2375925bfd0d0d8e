"""What the seat to move can play, with the best turn as the review of it will name it.

An analysis tries every turn in few worlds each, so the one that comes first may do so by luck, with too high
a chance. Here the best turn is found as a review finds it, with the same nodes and dice, and its chance comes
from fresh worlds: a player who takes the advice reads the same number afterwards.
"""

from dataclasses import replace

from red7.ai.analysis import Analysis, turn_steps
from red7.ai.candidates import turn_text
from red7.ai.review.review import best_steps
from red7.game.engine.dice import Dice
from red7.game.sight import Sight
from red7.game.steps import Steps


def advice_steps(seen: Sight, number: int, seed: int, nodes: int, listed_nodes: int) -> Steps[Analysis]:
    """The turns that the seat to move can play, the best first; the number counts the turns of the match.

    The best is found with as many `nodes` as a review has, the others are tried with `listed_nodes`.
    """
    best = yield from best_steps(seen, number, seed, nodes)
    wanted = () if best is None else (best[0],)
    turns = yield from turn_steps(seen, Dice(seed << 32 | number), listed_nodes, wanted=wanted)
    if best is None:
        return Analysis(seen.viewer, turns)
    code, chance, error = best
    text = turn_text(seen, code)
    first = [replace(one, chance=chance, error=error) for one in turns if one.text == text]
    others = [replace(one, chance=min(one.chance, chance)) for one in turns if one.text != text]
    return Analysis(seen.viewer, (*first, *others))

"""Random movers: they choose uniformly among the turns that keep them in, and go out if there is none."""

from red7.game.engine.arrays import i64
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import KernelTurns


def random_code(round_: KernelRound, dice: Dice) -> i64:
    """The packed turn of a random mover."""
    turns = round_.turns()
    return turns.code(dice.below(turns.staying)) if turns.staying else 0


def play_randomly(round_: KernelRound, dice: Dice) -> i64:
    """Play a round to its end, as `random_code` would; returns the winner."""
    turns = KernelTurns()
    while round_.phase != OVER:
        turns.clear()
        find_turns(round_, turns)
        round_.carry_out(turns.code(dice.below(turns.staying)) if turns.staying else 0)
    return round_.winner

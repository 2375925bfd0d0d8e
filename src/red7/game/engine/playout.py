"""Random movers: they choose uniformly among the turns that keep them in, and go out if there is none."""

from mypy_extensions import i64

from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn, Turns


def random_turn(round_: Round, dice: Dice) -> Turn:
    """The turn of a random mover."""
    turns = round_.turns()
    return Turn(turns.code(dice.below(turns.staying)) if turns.staying else 0)


def playout(round_: Round, dice: Dice) -> i64:
    """Play a round to its end, as `random_turn` would, and give the winner."""
    turns = Turns()
    while round_.phase != OVER:
        turns.clear()
        find_turns(round_, turns)
        round_.carry_out(turns.code(dice.below(turns.staying)) if turns.staying else 0)
    return round_.winner

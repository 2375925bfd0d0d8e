"""Plays rounds by random movers from the deal to the winner: the loops that the benchmark times.

This file is built into a copy of `red7.game`, so that its loops are compiled and its calls native; the
interpreted runs read the very same file.
"""

from mypy_extensions import i64

from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.playout import playout, random_turn
from red7.game.engine.round import Round
from red7.game.moves import STOP


def by_turns(seed: int, rounds: int, players: int, options: Options) -> list[int]:
    """Rounds played turn by turn through the public interface: see `_trace`."""
    dice = Dice(seed)
    wins = [0] * players
    for _ in range(rounds):
        round_ = Round.shuffled(dice, players, DEFAULT_EDITION, options)
        while round_.phase != OVER:
            turns = round_.turns()
            code: i64 = 0
            if turns.staying:
                code = turns.code(dice.below(turns.staying))
            round_.play_code(code)
        wins[round_.winner] += 1
    return _trace(wins, dice)


def by_playout(seed: int, rounds: int, players: int, options: Options) -> list[int]:
    """The same rounds through the playout path: see `_trace`."""
    dice = Dice(seed)
    wins = [0] * players
    for _ in range(rounds):
        round_ = Round.shuffled(dice, players, DEFAULT_EDITION, options)
        wins[playout(round_, dice)] += 1
    return _trace(wins, dice)


def by_moves(seed: int, rounds: int, players: int, options: Options) -> tuple[list[int], int, int]:
    """The same rounds one move at a time: see `_trace`; and how many turns and moves they take."""
    dice = Dice(seed)
    wins = [0] * players
    turns: i64 = 0
    moves: i64 = 0
    for _ in range(rounds):
        round_ = Round.shuffled(dice, players, DEFAULT_EDITION, options)
        while round_.phase != OVER:
            for move in random_turn(round_, dice).moves:
                round_.play(move)
                moves += 1
            if round_.phase != PLAY and round_.phase != OVER:
                round_.play(STOP)
                moves += 1
            turns += 1
        wins[round_.winner] += 1
    return _trace(wins, dice), turns, moves


def _trace(wins: list[int], dice: Dice) -> list[int]:
    """The wins of each seat and the next number of the dice: runs of the same games agree in both."""
    return [*wins, dice.below(1_000_000_000)]

"""Plays rounds by random movers from the deal to the winner: the loops that the benchmark times.

This file is built into a copy of `red7.game.engine`, so that its loops are compiled and its calls native; the
interpreted runs read the very same file.
"""

from red7.game.editions import DEFAULT_EDITION, Options, rules_of
from red7.game.engine.arrays import i64
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.moves import STOP_MOVE
from red7.game.engine.playout import play_randomly, random_code
from red7.game.engine.round import KernelRound
from red7.game.engine.rules import Rules
from red7.game.turns import Turn


def dealt(dice: Dice, players: int, rules: Rules) -> KernelRound:
    """A fresh round."""
    round_ = KernelRound(rules, players)
    round_.shuffle(dice)
    return round_


def by_turns(seed: int, rounds: int, players: int, options: Options) -> list[int]:
    """Rounds played turn by turn through the kernel: see `_trace`."""
    dice = Dice(seed)
    rules = rules_of(DEFAULT_EDITION, options)
    wins = [0] * players
    for _ in range(rounds):
        round_ = dealt(dice, players, rules)
        while round_.phase != OVER:
            turns = round_.turns()
            code: i64 = 0
            if turns.staying:
                code = turns.code(dice.below(turns.staying))
            round_.carry_out(code)
        wins[round_.winner] += 1
    return _trace(wins, dice)


def by_playout(seed: int, rounds: int, players: int, options: Options) -> list[int]:
    """The same rounds through the playout path: see `_trace`."""
    dice = Dice(seed)
    rules = rules_of(DEFAULT_EDITION, options)
    wins = [0] * players
    for _ in range(rounds):
        round_ = dealt(dice, players, rules)
        wins[play_randomly(round_, dice)] += 1
    return _trace(wins, dice)


def by_moves(seed: int, rounds: int, players: int, options: Options) -> tuple[list[int], int, int]:
    """The same rounds one move at a time: see `_trace`; and how many turns and moves they take."""
    dice = Dice(seed)
    rules = rules_of(DEFAULT_EDITION, options)
    wins = [0] * players
    turns: i64 = 0
    moves: i64 = 0
    for _ in range(rounds):
        round_ = dealt(dice, players, rules)
        while round_.phase != OVER:
            for move in Turn(random_code(round_, dice)).moves:
                round_.carry_out_move(move.id)
                moves += 1
            if round_.phase != PLAY and round_.phase != OVER:
                round_.carry_out_move(STOP_MOVE)
                moves += 1
            turns += 1
        wins[round_.winner] += 1
    return _trace(wins, dice), turns, moves


def _trace(wins: list[int], dice: Dice) -> list[int]:
    """The wins of each seat and the next number of the dice: runs of the same games agree in both."""
    return [*wins, dice.below(1_000_000_000)]

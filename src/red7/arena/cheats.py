"""The cheat sees all cards and solves the round: the ceiling for any player, and for the arena only."""

from collections.abc import Sequence
from math import exp
from typing import Final

from red7.ai.solver.solver import Search
from red7.arena.yardstick import worth_after
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, PLAY
from red7.game.engine.playout import random_turn
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn
from red7.game.moves import OUT, STOP, Move

NODES: Final = 50_000
_TRAP_NODES: Final = 200_000
_TEMPTING: Final = 30.0  # an answer worth so many hundredths of a card more is e times as likely


class Oracle:
    """Plays a winning turn where there is one, else sets a trap: the answers that look best let it win."""

    def __init__(self) -> None:
        self._planned: list[Move] = []

    def cheat(self, round_: Round, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        """The next move of a turn, planned as a whole when the turn begins."""
        if round_.phase == PLAY:
            search = Search(NODES)
            code = int(search.best_turn(round_))
            if code > 0 and round_.players == 2 and search.winner != round_.seat:
                code = best_trap(round_, code)
            turn = Turn(code) if code >= 0 else random_turn(round_, dice)
            self._planned = [move for move in turn.moves if move is not OUT]
        move = self._planned.pop(0) if self._planned else STOP
        return move if move in moves else moves[-1]


def best_trap(round_: Round, otherwise: int) -> int:
    """In a lost round of two, the turn whose answers most likely throw the win away."""
    search = Search(_TRAP_NODES)
    turns = round_.turns()
    best, best_hope = otherwise, 0.0
    for code in [int(turns.code(index)) for index in range(turns.staying)]:
        after = round_.copy()
        after.carry_out(code)
        hope = _hope(after, search)
        if hope > best_hope:
            best, best_hope = code, hope
    return best


def _hope(after: Round, search: Search) -> float:
    """How likely a rival who goes by looks gives a wrong answer."""
    answers = after.turns()
    wrong = total = 0.0
    for code in [int(answers.code(index)) for index in range(answers.staying)]:
        likely = exp(worth_after(after, code) / _TEMPTING)
        total += likely
        then = after.copy()
        then.carry_out(code)
        if then.phase != OVER and search.best_turn(then) >= 0 and search.winner == then.seat:
            wrong += likely
    return wrong / total if total else 0.0

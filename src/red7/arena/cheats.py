"""The cheat sees all cards and solves the round: the ceiling for any player, and for the arena only."""

from collections.abc import Sequence
from typing import Final

from red7.ai.solver import Search
from red7.game.dice import Dice
from red7.game.moves import OUT, STOP, Move
from red7.game.playout import random_turn
from red7.game.round import Round
from red7.game.state import PLAY
from red7.game.turns import Turn

NODES: Final = 50_000


class Oracle:
    """Plays a winning turn where there is one, else the turn that leaves the rival the fewest answers."""

    def __init__(self) -> None:
        self._planned: list[Move] = []

    def cheat(self, round_: Round, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        """The next move of a turn, planned as a whole when the turn begins."""
        if round_.phase == PLAY:
            code = Search(NODES).best_turn(round_)
            turn = Turn(code) if code >= 0 else random_turn(round_, dice)
            self._planned = [move for move in turn.moves if move is not OUT]
        move = self._planned.pop(0) if self._planned else STOP
        return move if move in moves else moves[-1]

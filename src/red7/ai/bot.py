"""What a computer player is: something that chooses a move from what its seat may know.

A bot of one's own takes a few lines:

    >>> from red7.ai.bot import Bot
    >>> class FirstComer:
    ...     name = "first-comer"
    ...     def choose(self, sight, moves, dice, nodes):
    ...         return moves[0]
    >>> bot: Bot = FirstComer()
"""

from collections.abc import Sequence
from typing import Protocol

from red7.game.engine.dice import Dice
from red7.game.moves import Move
from red7.game.sight import Sight


class Bot(Protocol):
    """A computer player. It sees a sight and nothing else, and may think for so many nodes.

    The same sight, moves, dice and nodes give the same move. A node is about one turn tried or played out.
    """

    @property
    def name(self) -> str:
        """What the bot is called in tables."""
        ...

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        """One of the legal moves, for the seat that the sight is of."""
        ...

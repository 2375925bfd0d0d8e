"""Other ways for a master to think, to be measured against it.

    red7 arena red7.ai.research.variants:Reader master

None of them was found to be stronger for the same nodes, so no level plays like this.
"""

from red7.ai.bots import Master
from red7.ai.monte_carlo import Trials
from red7.ai.research.belief import Belief
from red7.ai.research.tree import Tree
from red7.ai.stakes import prize_of
from red7.game.engine.dice import Dice
from red7.game.sight import Sight


class Reader(Master):
    """Thinks more of worlds in which what the rivals have played was sensible."""

    name = "reader"

    def trials(self, sight: Sight, dice: Dice) -> Trials:
        return Trials(sight, dice, prize_of(sight), belief=Belief(sight), seconds=self.seconds)


class Climber(Master):
    """Searches a tree of its turns and the answers to them."""

    name = "climber"

    def __init__(self) -> None:
        super().__init__()  # nodes are its only limit

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        best = Tree(sight, dice, prize_of(sight)).best(nodes)
        return int(best.code) if best else 0

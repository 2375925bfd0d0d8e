"""Other ways for a master to think, to be measured against it.

    red7 arena red7.ai.research.variants:Believer master

Neither was found to be stronger for the same nodes, so no level plays like this.
"""

from red7.ai.bots import Master
from red7.ai.monte_carlo import Search
from red7.ai.research.belief import Belief
from red7.ai.research.tree import Tree
from red7.ai.stakes import prize_of
from red7.game.engine.dice import Dice
from red7.game.sight import Sight
from red7.game.steps import Steps


class Believer(Master):
    """Prefers worlds in which the rivals' turns were sensible."""

    name = "believer"

    def search(self, sight: Sight, dice: Dice) -> Search:
        return Search(sight, dice, prize_of(sight), self.nodes, belief=Belief(sight))


class Climber(Master):
    """Searches a tree of its turns and the replies to them; nodes are its only limit."""

    name = "climber"

    def think_steps(self, sight: Sight, dice: Dice) -> Steps[int]:
        yield
        best = Tree(sight, dice, prize_of(sight)).best(self.nodes)
        return int(best.code) if best else 0

"""Information-set tree search: playouts that remember the replies of rivals as well.

One tree stands for all worlds. In each world the search goes down through turns that are possible there, by
what they have won so far for their players, adds one turn to the tree, and plays out the rest.
"""

from math import log, sqrt
from typing import Final, final

from red7.ai.greedy import greedy_code, play_out
from red7.ai.monte_carlo import Choice, choices
from red7.ai.stakes import Prize
from red7.game.engine.arrays import i64
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, PHASES, PLAY
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import KernelTurns, three_drew
from red7.game.sight import Sight
from red7.game.worlds import sampler

_CURIOSITY: Final = 0.5
_BRANCHES: Final = 10  # the most promising turns of a rival in a world


@final
class Branch:
    """A turn in the tree: how it has done for its player, and what came after it."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice
        self.offered: int = 0  # how often it could have been chosen
        self.after: dict[int, Branch] = {}


@final
class Tree:
    """A search from a sight for a number of nodes; a node is a turn played."""

    def __init__(self, sight: Sight, dice: Dice, prize: Prize) -> None:
        self.nodes: i64 = 0
        self._sampler = sampler(sight)
        self._dice = dice
        self._prize = prize
        self._turns = KernelTurns()
        self._root: list[Choice] = choices(self._sampler.sample(dice))
        if sight.standing is not None and sight.phase == PHASES[PLAY] and self._root:
            self._root.append(Choice(0, self._root[-1].prior))

    def best(self, nodes: int) -> Choice | None:
        """The choice that was tried most; None if the seat cannot stay in."""
        if not self._root:
            return None
        after: dict[int, Branch] = {}
        while self.nodes < nodes:
            self._descend(self._sampler.sample(self._dice), after)
        best = self._root[0]
        for choice in self._root:
            if choice.tries > best.tries:
                best = choice
        return best

    def _descend(self, world: KernelRound, after: dict[int, Branch]) -> None:
        path: list[tuple[int, Choice]] = []
        options = self._root
        new = False
        while not new and world.phase != OVER:
            if path:
                options = choices(world)[:_BRANCHES]
                if not options:
                    world.carry_out(0)
                    self.nodes += 1
                    continue
            branch = self._chosen(options, after)
            new = branch.choice.tries == 0
            path.append((int(world.seat), branch.choice))
            self._play(world, branch.choice.code)
            after = branch.after
        self.nodes += play_out(world, self._turns, self._dice)
        for seat, choice in path:
            choice.note(self._prize.worth(world, seat))

    def _chosen(self, options: list[Choice], after: dict[int, Branch]) -> Branch:
        """The branch to go down, by what it has won and how rarely it was tried."""
        best: Branch | None = None
        most = -1.0
        for choice in options:
            branch = after.get(int(choice.code))
            if branch is None:
                branch = Branch(choice)
                after[int(choice.code)] = branch
            branch.offered += 1
            tries = branch.choice.tries
            urge = sqrt(log(branch.offered + 1) / (tries + 1))
            hope = branch.choice.promise + _CURIOSITY * urge
            if hope > most:
                most = hope
                best = branch
        assert best is not None, "there is a turn to choose"
        return best

    def _play(self, world: KernelRound, code: i64) -> None:
        if three_drew(code):
            self._turns.clear()
            find_turns(world, self._turns)
            code = greedy_code(self._turns, size(world.hands[world.seat]), self._dice, code)
        world.carry_out(code)
        self.nodes += 1

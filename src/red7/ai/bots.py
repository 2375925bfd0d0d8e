"""The computer players by name: five levels, and the random mover.

| name | how it plays | its mistakes |
|---|---|---|
| beginner | sees turns of one card, at times those of two | goes out though two cards would have saved it |
| casual | sees all turns, minds its cards every other time | spends two cards where one would do |
| skilled | keeps as many cards as it can | does not ask what it can do with them, nor what its rivals can |
| expert | tries its turns out in worlds that fit what it knows | thinks of few, as if all just kept cards |
| master | tries them in as many as it has time for, drops the worse ones on the way | |

Budgets are nodes, about one turn tried or played out each. The same seed and nodes give the same move,
unless a top level is given `seconds` and needs more: then it plays the best it has found, and counts in
`cut` how often that came to pass.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Final

from red7.ai.bot import Bot
from red7.ai.greedy import greedy_code
from red7.ai.monte_carlo import Trials
from red7.ai.stakes import prize_of
from red7.game.cards import size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, PHASES, PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn, Turns
from red7.game.errors import InvalidError
from red7.game.moves import DRAW_CARD, OUT, STOP, Move
from red7.game.sight import Sight

MEASURING_NODES: Final = 10_000  # a decision takes about 10 ms, compiled
PLAYING_NODES: Final = 100_000  # some tenths of a second, compiled
PLAYING_SECONDS: Final = 1.0  # for players who do not wait, also where nothing is compiled

_OVERLOOKING: Final = 3  # a beginner finds a turn of two cards once in so many times
_HEEDLESS: Final = 2  # once in so many times a casual player does not mind what a turn costs
_FEW: Final = 400  # nodes that an expert thinks for


class _Turnwise:
    """A bot that thinks in turns but is asked for moves: it plays the first of the turn it likes best."""

    name: str

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        if len(moves) == 1:
            return moves[0]
        if sight.phase == PHASES[DRAW]:
            return DRAW_CARD  # a card more never hurts
        code = self.think(sight, dice, nodes)
        if code:
            return Turn(code).moves[0]
        if sight.phase == PHASES[PLAY]:
            return OUT
        return STOP if STOP in moves else moves[0]  # nothing can help: any way out will do

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        """The packed turn to play, or what is left of it; 0 to stop or, at the start of a turn, to be out."""
        raise NotImplementedError


class RandomMover(_Turnwise):
    """Chooses uniformly among the turns that keep it in, and goes out only if there is none."""

    name = "random"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        turns = legal_turns(sight.sample(dice))
        return _one(turns, range(turns.staying), dice)


class Beginner(_Turnwise):
    """Sees the turns of one card, and those of two only every third time that it needs one."""

    name = "beginner"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        turns = legal_turns(sight.sample(dice))
        simple = [index for index in range(turns.staying) if len(Turn(turns.code(index)).moves) == 1]
        if simple or (sight.phase == PHASES[PLAY] and dice.below(_OVERLOOKING)):
            return _one(turns, simple, dice)
        return _one(turns, range(turns.staying), dice)


class Casual(_Turnwise):
    """Always finds a turn that keeps it in, but minds what it costs only every other time."""

    name = "casual"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        world = sight.sample(dice)
        turns = legal_turns(world)
        if not dice.below(_HEEDLESS):
            return _one(turns, range(turns.staying), dice)
        return _thrifty(world, turns, dice)


class Skilled(_Turnwise):
    """Keeps as many cards in hand as it can."""

    name = "skilled"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        world = sight.sample(dice)
        return _thrifty(world, legal_turns(world), dice)


class Master(_Turnwise):
    """Tries its turns out in as many worlds that fit what it knows as it has time for."""

    name = "master"

    def __init__(self, seconds: float = inf) -> None:
        self.seconds = seconds
        self.cut = 0  # decisions for which that was too short

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        trials = self.trials(sight, dice)
        best = trials.best(self.budget(nodes))
        self.cut += trials.cut
        return int(best.code) if best else 0

    def trials(self, sight: Sight, dice: Dice) -> Trials:
        """How it tries its turns out."""
        return Trials(sight, dice, prize_of(sight), seconds=self.seconds)

    def budget(self, nodes: int) -> int:
        """How many of the nodes that it may think for it makes use of."""
        return nodes


class Expert(Master):
    """Tries its turns out in a few worlds, in which everybody just keeps cards; never gives a round up."""

    name = "expert"

    def trials(self, sight: Sight, dice: Dice) -> Trials:
        return Trials(sight, dice, prize_of(sight), way=0, giving_up=False, seconds=self.seconds)

    def budget(self, nodes: int) -> int:
        return min(nodes, _FEW)


def _thrifty(world: Round, turns: Turns, dice: Dice) -> int:
    """The turn that keeps the most cards in hand."""
    return int(greedy_code(turns, size(world.hands[world.seat]), dice, way=0))


def _one(turns: Turns, indices: Sequence[int], dice: Dice) -> int:
    return int(turns.code(indices[dice.below(len(indices))])) if indices else 0


LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
_SIMPLE: Final[dict[str, Callable[[], Bot]]] = {
    bot.name: bot for bot in (RandomMover, Beginner, Casual, Skilled)
}
_THINKING: Final = {bot.name: bot for bot in (Expert, Master)}


def bot_named(name: str, seconds: float = inf) -> Bot:
    """A new bot of that name, with so many seconds to answer; `InvalidError` lists those there are."""
    if name in _THINKING:
        return _THINKING[name](seconds)
    if name in _SIMPLE:
        return _SIMPLE[name]()
    raise InvalidError("bot", found=name, expected=", ".join([*_SIMPLE, *_THINKING]))

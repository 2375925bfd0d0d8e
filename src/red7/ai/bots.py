"""The computer players by name: five levels, and the random mover.

| name | how it plays | its mistakes |
|---|---|---|
| beginner | sees turns of one card, at times those of two | goes out though two cards would have saved it |
| casual | sees all turns, spends as few cards as it can | does not care which; never looks at the rivals |
| skilled | keeps cards, rules it leads under, ways to stay in | looks no further than its own turn |
| expert | tries its turns out in a dozen worlds that fit what it knows | is misled by so few worlds |
| master | tries them in as many as it has time for, drops the worse ones on the way | |
"""

from collections.abc import Callable, Sequence
from typing import Final

from red7.ai.bot import Bot
from red7.ai.greedy import greedy_code
from red7.ai.prizes import prize_of
from red7.ai.trials import Trials
from red7.game.cards import size
from red7.game.dice import Dice
from red7.game.errors import InvalidError
from red7.game.moves import DRAW_CARD, OUT, STOP, Move
from red7.game.planning import legal_turns
from red7.game.sight import Sight
from red7.game.state import DRAW, PHASES, PLAY
from red7.game.turns import Turn, Turns

_FEW: Final = 12  # worlds that an expert thinks of


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
        if simple or (sight.phase == PHASES[PLAY] and dice.below(3)):
            return _one(turns, simple, dice)
        return _one(turns, range(turns.staying), dice)


class Casual(_Turnwise):
    """Always finds a turn that keeps it in, and spends as few cards on it as it can."""

    name = "casual"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        turns = legal_turns(sight.sample(dice))
        moves = [len(Turn(turns.code(index)).moves) for index in range(turns.staying)]
        return _one(turns, [index for index, count in enumerate(moves) if count == min(moves)], dice)


class Skilled(_Turnwise):
    """Plays the turn that looks best right after it: cards kept, rules led under, ways to stay in."""

    name = "skilled"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        world = sight.sample(dice)
        return int(greedy_code(legal_turns(world), size(world.hands[world.seat]), dice))


class Expert(_Turnwise):
    """Tries its turns out in a dozen worlds that fit what it knows."""

    name = "expert"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        best = Trials(sight, dice, prize_of(sight)).best_of_few(_FEW)
        return int(best.code) if best else 0


class Master(_Turnwise):
    """Tries all turns out in many worlds that fit what it knows."""

    name = "master"

    def think(self, sight: Sight, dice: Dice, nodes: int) -> int:
        best = Trials(sight, dice, prize_of(sight)).best(nodes)
        return int(best.code) if best else 0


def _one(turns: Turns, indices: Sequence[int], dice: Dice) -> int:
    return int(turns.code(indices[dice.below(len(indices))])) if indices else 0


LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    bot.name: bot for bot in (RandomMover, Beginner, Casual, Skilled, Expert, Master)
}


def bot_named(name: str) -> Bot:
    """A new bot of that name; `InvalidError` lists those there are."""
    if name not in _BOTS:
        raise InvalidError("bot", found=name, expected=", ".join(_BOTS))
    return _BOTS[name]()

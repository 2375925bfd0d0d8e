"""Computer players: what one is, the five levels, and the random mover.

A bot answers with a turn, from what its seat may know. Your own takes a few lines:

    >>> from red7.ai.candidates import candidates
    >>> class FirstComer:
    ...     name = "first-comer"
    ...     def turn(self, sight, dice):
    ...         return candidates(sight)[0].turn
    >>> bot: Bot = FirstComer()

The levels:

| name | how it plays | its mistakes |
|---|---|---|
| beginner | sees turns of one card, at times those of two | overlooks what would save it, wastes cards |
| casual | sees all turns, minds its cards every other time | spends two cards where one would do |
| skilled | keeps as many cards as it can | does not ask what it can do with them, nor what its rivals can |
| expert | tries its turns out in worlds that fit what it knows | thinks of few, as if all just kept cards |
| master | tries them in as many as it has time for, drops the worse ones on the way | |

Budgets are in nodes; a node is about one turn tried or played out. The same sight, dice and nodes give the
same turn, unless a top level is given `seconds` and needs more: then it plays the best turn so far, and
counts in `cut` how often that happened.
"""

from collections.abc import Callable, Sequence
from math import hypot, inf
from time import perf_counter
from typing import Final, Protocol

from red7.ai.greedy import gambles, greedy_code, top_card
from red7.ai.monte_carlo import Choice, Search
from red7.ai.stakes import prize_of
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, OVER, PHASES, PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import KernelTurns, discard, draws, last, plan_of, three_drew, with_draw
from red7.game.errors import IllegalError, InvalidError
from red7.game.match import Match
from red7.game.moves import STOP, Move
from red7.game.round import Round
from red7.game.sight import Sight
from red7.game.steps import STEP, Steps, finish
from red7.game.turns import Turn
from red7.game.worlds import Worlds, sampler

MEASURING_NODES: Final = 10_000  # a decision takes about 10 ms, compiled
PLAYING_NODES: Final = 100_000  # some tenths of a second, compiled
PLAYING_SECONDS: Final = 1.0  # so that players need not wait, even without compiled code

_OVERLOOKING: Final = 3  # a beginner finds a turn of two cards once in this many times
_HEEDLESS: Final = 2  # once in this many times a casual player ignores what a turn costs
_FEW: Final = 400  # nodes of an expert


class Bot(Protocol):
    """A computer player.

    It sees only a sight; the same sight and dice give the same turn. A bot that searches has an attribute
    `nodes`, its budget for a decision, which the arena sets.
    """

    @property
    def name(self) -> str:
        """The bot's name in tables."""
        ...

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        """The turn to play, for the seat of the sight.

        If a 3 draws a card, only the part up to that card counts: the bot is asked again once it has seen the
        card, and then answers with the rest of the turn (`Turn(0)` to stop there).
        """
        ...


def moves_of(turn: Turn, sight: Sight) -> tuple[Move, ...]:
    """The moves of an answer: to the end of the turn, or up to the card that a 3 reveals.

    `IllegalError` says why the answer cannot be played.
    """
    part = Turn(plan_of(turn.code)) if three_drew(turn.code) else turn
    moves = moves_in(Worlds(sight).sample(Dice(0)), part)
    # After a 3 has drawn, stopping is always allowed, but what comes next is decided only then.
    return moves[:-1] if three_drew(part.code) else moves


def moves_in(round_: Round, turn: Turn) -> tuple[Move, ...]:
    """The moves of a turn, or of the rest of one, with a stop at its end if needed.

    They are played on the round. `IllegalError` says why they cannot be.
    """
    moves: list[Move] = []
    if turn.code or round_.phase == PHASES[PLAY]:
        for move in turn.moves:
            round_.play(move)
            moves.append(move)
    if round_.phase not in (PHASES[OVER], PHASES[PLAY]):
        round_.play(STOP)
        moves.append(STOP)
    return tuple(moves)


def play_turn(bot: Bot, match: Match, dice: Dice, play: Callable[[Move], object] | None = None) -> None:
    """Let a bot play the whole turn of the seat to move, asking it again after each card it reveals."""
    seat = match.round.turn
    while True:
        sight = match.sight(seat)
        for move in moves_of(bot.turn(sight, dice), sight):
            (play or match.play)(move)
        if match.turn_in_progress is None:
            return


class Level:
    """One of our own bots. It also accepts a match, and looks only at what the seat may see."""

    name: str

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def turn(self, sight: Sight | Match, dice: Dice | None = None) -> Turn:
        """The turn to play, or the rest of one; if a 3 draws, up to the card it draws."""
        return finish(self.turn_steps(sight, dice))

    def turn_steps(self, sight: Sight | Match, dice: Dice | None = None) -> Steps[Turn]:
        """The same, step by step."""
        if isinstance(sight, Match):
            sight = sight.sight(sight.round.turn)
        if sight.is_over:
            raise IllegalError("round-over")
        if sight.phase == PHASES[DRAW]:
            return Turn(with_draw(0))
        dice = dice or Dice(0)
        code = yield from self.think_steps(sight, dice)
        if code == 0 and sight.phase != PHASES[PLAY]:
            code = _way_out(sampler(sight).sample(dice))
        if three_drew(code):
            return Turn(plan_of(code))
        return Turn(_drawing(sight, code))

    def think(self, sight: Sight, dice: Dice) -> int:
        """The packed turn to play, or the rest of it; 0 to stop or, at the start of a turn, to be out."""
        raise NotImplementedError

    def think_steps(self, sight: Sight, dice: Dice) -> Steps[int]:
        """The same, step by step; in one step for bots that do not search."""
        yield
        return self.think(sight, dice)


class RandomMover(Level):
    """Chooses uniformly among the turns that keep it in, and goes out only if there is none."""

    name = "random"

    def think(self, sight: Sight, dice: Dice) -> int:
        turns = legal_turns(sampler(sight).sample(dice))
        return _one(turns, range(turns.staying), dice)


class Beginner(Level):
    """Sees the turns of one card, and those of two only every third time it needs one.

    After playing a card it may needlessly discard another.
    """

    name = "beginner"

    def think(self, sight: Sight, dice: Dice) -> int:
        turns = legal_turns(sampler(sight).sample(dice))
        codes = [int(turns.code(index)) for index in range(turns.staying)]
        simple = [code for code in codes if len(Turn(code).moves) == 1]
        if not simple:
            overlooks = sight.phase == PHASES[PLAY] and dice.below(_OVERLOOKING)
            return 0 if overlooks else _one(turns, range(turns.staying), dice)
        chosen = simple[dice.below(len(simple))]
        if last(chosen) < 0:
            return chosen
        ways = [code for code in codes if plan_of(code) == chosen and not draws(code)]
        return ways[dice.below(len(ways))]


class Casual(Level):
    """Always finds a turn that keeps it in, but considers its cost only every other time."""

    name = "casual"

    def think(self, sight: Sight, dice: Dice) -> int:
        world = sampler(sight).sample(dice)
        turns = _sure_turns(sight, world)
        if not dice.below(_HEEDLESS):
            return _one(turns, range(turns.staying), dice)
        return _thrifty(world, turns, dice)


class Skilled(Level):
    """Keeps as many cards in hand as it can."""

    name = "skilled"

    def think(self, sight: Sight, dice: Dice) -> int:
        world = sampler(sight).sample(dice)
        return _thrifty(world, _sure_turns(sight, world), dice)


class Master(Level):
    """Tries out its turns in as many worlds that fit what it knows as it has time for."""

    name = "master"

    def __init__(self, nodes: int = MEASURING_NODES, seconds: float = inf) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.cut = 0  # decisions that ran out of time

    def think(self, sight: Sight, dice: Dice) -> int:
        return finish(self.think_steps(sight, dice))

    def think_steps(self, sight: Sight, dice: Dice) -> Steps[int]:
        search = self.search(sight, dice)
        until = perf_counter() + self.seconds
        while not search.done:
            search.step(STEP)
            if perf_counter() > until:
                self.cut += not search.done
                break
            yield
        best = self.choose(search)
        return int(best.code) if best else 0

    def choose(self, search: Search) -> Choice | None:
        """Its choice after a search; None to stop or be out."""
        return search.best

    def search(self, sight: Sight, dice: Dice) -> Search:
        """The search that tries out its turns."""
        return Search(sight, dice, prize_of(sight), self.nodes)


class Expert(Master):
    """Tries out its turns in a few worlds, in which everybody just saves cards; never gives up a round."""

    name = "expert"

    def search(self, sight: Sight, dice: Dice) -> Search:
        nodes = min(self.nodes, _FEW)
        return Search(sight, dice, prize_of(sight), nodes, way=0, giving_up=False)

    def choose(self, search: Search) -> Choice | None:
        """The best turn; a gamble on a 3's card only if it does clearly better than every sure turn."""
        best = search.best
        sure = [choice for choice in search.choices if not choice.gambles]
        if best is None or not best.gambles or not sure:
            return best
        safe = max(sure, key=lambda choice: choice.promise)
        return best if best.promise - safe.promise > 2 * hypot(best.error, safe.error) else safe


def _sure_turns(sight: Sight, world: KernelRound) -> KernelTurns:
    """The turns that keep the player in whatever a 3 draws; all turns if none is sure."""
    turns = legal_turns(world)
    hidden = 0 if sight.deck_top else top_card(world)
    sure = KernelTurns()
    for number in range(turns.plans):
        plan, stop, discards, drawing, leads = turns.plan(number)
        if not gambles(plan, stop, discards, hidden):
            sure.add(plan, stop, discards, 0, drawing, leads)
    return sure if sure.staying else turns


def _thrifty(world: KernelRound, turns: KernelTurns, dice: Dice) -> int:
    """The turn that keeps the most cards in hand."""
    return int(greedy_code(turns, size(world.hands[world.seat]), dice, way=0))


def _one(turns: KernelTurns, indices: Sequence[int], dice: Dice) -> int:
    return int(turns.code(indices[dice.below(len(indices))])) if indices else 0


def _drawing(sight: Sight, code: int) -> int:
    """The turn with a draw for its discard if it earns one: another card never hurts."""
    if not sight.options.draw or discard(code) < 0 or draws(code):
        return code
    turns = legal_turns(sampler(sight).sample(Dice(0)))
    return int(with_draw(code)) if turns.has(with_draw(code)) else code


def _way_out(world: KernelRound) -> int:
    """The end of a turn that cannot be saved: stopping, or if that is barred, any way to end it."""
    turns = legal_turns(world)
    return 0 if turns.has(0) else int(turns.code(0))


LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
_SIMPLE: Final[dict[str, type[Level]]] = {
    level.name: level for level in (RandomMover, Beginner, Casual, Skilled)
}
_SEARCHING: Final[dict[str, type[Master]]] = {level.name: level for level in (Expert, Master)}


def bot(name: str, nodes: int = MEASURING_NODES, seconds: float = inf) -> Level:
    """A new bot of that name, with these nodes and seconds to think; `InvalidError` lists the names.

    >>> from red7.game.seeds import PlainSeed, numbered_seed
    >>> match = Match(PlainSeed(numbered_seed(7)))
    >>> bot("skilled").turn(match) in match.round.turns()
    True
    """
    if name in _SEARCHING:
        return _SEARCHING[name](nodes, seconds)
    if name in _SIMPLE:
        return _SIMPLE[name]()
    raise InvalidError("bot", found=name, expected=", ".join([*_SIMPLE, *_SEARCHING]))

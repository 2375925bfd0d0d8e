"""Tries turns out in worlds that fit what a seat knows, and finds the one that wins most.

A *choice* is a complete turn, or one up to the card that a 3 will draw, since nobody knows that one. All
choices are tried in the same sampled worlds; every so often the worse half is dropped, so that most of the
effort goes into those that are hard to tell apart. While a choice has few tries, how good it looks at once
counts as well.
"""

from math import inf, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from red7.ai.greedy import CARD, WAY, greedy_code, play_out, worth
from red7.ai.research.belief import Belief
from red7.ai.solver.duel import Duel
from red7.ai.stakes import Prize
from red7.game.cards import BIT, lowest, size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, PHASES, PLAY
from red7.game.engine.movegen import find_turns, legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import STAYS, Turns, five, five_count, three_drew, with_discard, with_draw
from red7.game.sight import Sight

MOST_CHOICES: Final = 32
_REACH: Final[i64] = 4  # cards in two hands that are played out exactly; with more, it is the guess that errs
_LEAN: Final = 10.0  # how good a choice looks at once counts like so many tries,
_SLOPE: Final = 0.005  # and each point of it like this part of a win: a card more like a tenth


@final
class Choice:
    """A turn to think about, and how it has done."""

    def __init__(self, code: i64, prior: i64) -> None:
        self.code: Final[i64] = code
        self.prior: Final[i64] = prior  # how good it looks at once
        self.won: float = 0.0
        self.squares: float = 0.0
        self.tries: int = 0

    def note(self, won: float) -> None:
        """Count one more try."""
        self.won += won
        self.squares += won * won
        self.tries += 1

    @property
    def chance(self) -> float:
        """The share of what it could have won in its worlds."""
        return self.won / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of the chance, never below what one odd world more would make of it."""
        if self.tries < 2:
            return 0.5
        spread = max(0.0, self.squares / self.tries - self.chance * self.chance)
        return max(sqrt(spread / (self.tries - 1)), 1 / (self.tries + 2))

    @property
    def promise(self) -> float:
        """The chance, leaning towards how good the choice looks at once: to rank those with as many tries."""
        return (self.won + _LEAN * _SLOPE * float(self.prior)) / (self.tries + _LEAN)


def choices(world: Round, way: i64 = WAY) -> list[Choice]:
    """What the seat to move may choose from to stay in, the most promising first, and no others."""
    turns = legal_turns(world)
    hand_size = size(world.hands[world.seat])
    found: list[Choice] = []
    for number in range(turns.plans):
        plan, stop, discards, drawing, leads = turns.plan(number)
        if not _is_in_order(plan):
            continue
        value = worth(plan, hand_size, leads, discards, way)
        if three_drew(plan):
            found.append(Choice(plan, value))
            continue
        if stop == STAYS:
            found.append(Choice(plan, value))
        rest = discards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if drawing & BIT[card]:
                found.append(Choice(with_draw(with_discard(plan, card)), value - way))
            else:
                found.append(Choice(with_discard(plan, card), value - CARD - way))
    found.sort(key=_by_prior)
    return found[:MOST_CHOICES]


def _by_prior(choice: Choice) -> int:
    return -choice.prior


def _by_promise(choice: Choice) -> float:
    return -choice.promise


def _is_in_order(plan: i64) -> bool:
    """Whether its 5s come from low to high: any other order of them ends the same."""
    place: i64 = 1
    while place < five_count(plan):
        if five(plan, place) < five(plan, place - 1):
            return False
        place += 1
    return True


@final
class Trials:
    """Trials of all choices of a seat, for so many nodes: a node is a turn played.

    Two players without options are solved near the end; else everybody plays for the cards kept and, unless
    `way` is 0, for ways to go on, as in `greedy`. After `seconds` they end with what they have found, and
    are `cut`: only then does time change the answer.
    """

    def __init__(
        self,
        sight: Sight,
        dice: Dice,
        prize: Prize,
        *,
        given: list[Choice] | None = None,
        way: i64 = WAY,
        belief: Belief | None = None,
        giving_up: bool = True,
        seconds: float = inf,
    ) -> None:
        self.nodes: i64 = 0
        self.cut: bool = False
        self._until: float = perf_counter() + seconds if seconds < inf else inf
        self._sight = sight
        self._belief = belief
        self._dice = dice
        self._prize = prize
        self._way: i64 = way
        options = sight.options
        self._solves: bool = sight.players == 2 and not (options.draw or options.actions or options.scoring)
        self._duel: Duel | None = None
        self._turns = Turns()
        self.choices: list[Choice] = given if given is not None else choices(sight.sample(dice), way)
        if given is None and giving_up and sight.standing is not None and sight.phase == PHASES[PLAY]:
            least = self.choices[-1].prior if self.choices else 0
            self.choices.append(Choice(0, least))  # giving up a round may serve the match

    def best(self, nodes: int) -> Choice | None:
        """The choice that wins most; None if the seat cannot stay in."""
        live = self.choices
        if not live:
            return None
        halvings = 0
        while len(live) >> halvings > 1:
            halvings += 1
        for turn in range(halvings):
            self._try_all(live, nodes * (turn + 1) // halvings)
            live = sorted(live, key=_by_promise)[: (len(live) + 1) // 2]
        return live[0]

    def try_all(self, nodes: int) -> None:
        """Try every choice in the same worlds."""
        self._try_all(self.choices, nodes)

    def compare(self, one: i64, other: i64, nodes: int) -> tuple[Choice, Choice, Choice]:
        """Two turns tried in the same worlds, and by how much the first did better in them."""
        first, second, ahead = Choice(one, 0), Choice(other, 0), Choice(0, 0)
        until = self.nodes + nodes
        while True:
            world = self._world()
            won = self._try(world, one)
            rest = self._try(world, other)
            first.note(won)
            second.note(rest)
            ahead.note(won - rest)
            if self.nodes >= until:
                return first, second, ahead

    def _world(self) -> Round:
        belief = self._belief
        if belief is None:
            return self._sight.sample(self._dice)
        spent = belief.nodes
        world = belief.sample(self._dice)
        self.nodes += belief.nodes - spent
        return world

    def _try_all(self, live: list[Choice], until: i64) -> None:
        """Try choices in one world after another until so many nodes are spent, but in one at least."""
        while True:
            world = self._world()
            for choice in live:
                choice.note(self._try(world, choice.code))
            if self._until < inf and perf_counter() > self._until:
                self.cut = True
            if self.cut or self.nodes >= until:
                return

    def _try(self, world: Round, code: i64) -> float:
        seat = world.seat
        after = world.copy()
        if three_drew(code):
            self._turns.clear()
            find_turns(after, self._turns)
            code = greedy_code(self._turns, size(after.hands[seat]), self._dice, code, self._way)
        after.carry_out(code)
        self.nodes += 1
        if self._solves and after.phase != OVER and size(after.hands[0] | after.hands[1]) <= _REACH:
            return 1.0 if self._solved(after) == seat else 0.0
        self.nodes += play_out(after, self._turns, self._dice, self._way)
        return self._prize.worth(after, seat)

    def _solved(self, round_: Round) -> i64:
        """The winner of a round of two players that is near its end, if both see all cards."""
        duel = self._duel
        if duel is None:
            duel = self._duel = Duel()
        spent = duel.nodes
        wins = duel.wins_round(round_)
        self.nodes += duel.nodes - spent
        return round_.seat if wins else 1 - round_.seat

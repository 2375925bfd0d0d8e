"""Tries out turns in worlds that fit what a seat knows, and finds the one that wins most.

A *choice* is a complete turn, or one up to the card that a 3 will draw, which nobody knows. All choices are
tried in the same sampled worlds; every so often the worse half is dropped, so that most of the effort goes
into those that are hard to tell apart. While a choice has few tries, how good it looks at once counts as
well.
"""

from collections.abc import Generator
from math import sqrt
from typing import Final, final

from red7.ai.greedy import CARD, WAY, gambles, greedy_code, play_out, top_card, worth
from red7.ai.research.belief import Belief
from red7.ai.solver.duel import Duel
from red7.ai.stakes import Prize
from red7.game.engine.arrays import i64
from red7.game.engine.bits import BIT, lowest, size
from red7.game.engine.dice import Dice
from red7.game.engine.interrupts import check_interrupt
from red7.game.engine.layout import OVER, PHASES, PLAY
from red7.game.engine.movegen import find_turns, legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import STAYS, KernelTurns, five, five_count, three_drew, with_discard, with_draw
from red7.game.sight import Sight
from red7.game.worlds import sampler

MOST_CHOICES: Final = 32
_REACH: Final[i64] = 4  # cards in two hands up to which playouts are exact; more is no use
_LEAN: Final = 10.0  # the first impression of a choice counts like this many tries,
_SLOPE: Final = 0.005  # and each point of it like this part of a win: a card is a tenth


@final
class Choice:
    """A turn to think about, and how it has done."""

    def __init__(self, code: i64, prior: i64, gambles: bool = False) -> None:
        self.code: Final[i64] = code
        # How good it looks at once
        self.prior: Final[i64] = prior
        # Whether only the card that a 3 draws can keep the player in
        self.gambles: Final = gambles
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
        """The share it has won in its worlds."""
        return self.won / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of the chance, at least what one more odd world would make it."""
        if self.tries < 2:
            return 0.5
        spread = max(0.0, self.squares / self.tries - self.chance * self.chance)
        return max(sqrt(spread / (self.tries - 1)), 1 / (self.tries + 2))

    @property
    def promise(self) -> float:
        """The chance, adjusted by the first impression: to rank choices with as many tries."""
        return (self.won + _LEAN * _SLOPE * float(self.prior)) / (self.tries + _LEAN)


def choices(world: KernelRound, way: i64 = WAY, *, top_known: bool = False) -> list[Choice]:
    """The choices that may keep the seat to move in, the most promising first.

    `top_known`: the seat knows the card on top of the deck.
    """
    turns = legal_turns(world)
    hidden = 0 if top_known else top_card(world)
    hand_size = size(world.hands[world.seat])
    options: list[Choice] = []
    for number in range(turns.plans):
        plan, stop, discards, drawing, leads = turns.plan(number)
        if not _is_in_order(plan):
            continue
        value = worth(plan, hand_size, leads, discards, way)
        if three_drew(plan):
            if not hidden and stop != STAYS and not discards:
                continue  # the card it draws is known, and does not help
            options.append(Choice(plan, value, gambles(plan, stop, discards, hidden)))
            continue
        if stop == STAYS:
            options.append(Choice(plan, value))
        rest = discards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if drawing & BIT[card]:
                options.append(Choice(with_draw(with_discard(plan, card)), value - way))
            else:
                options.append(Choice(with_discard(plan, card), value - CARD - way))
    options.sort(key=_by_prior)
    return options[:MOST_CHOICES]


def _by_prior(choice: Choice) -> int:
    return -choice.prior


def _by_promise(choice: Choice) -> float:
    return -choice.promise


def _is_in_order(plan: i64) -> bool:
    """Whether its 5s come from low to high: other orders have the same result."""
    place: i64 = 1
    while place < five_count(plan):
        if five(plan, place) < five(plan, place - 1):
            return False
        place += 1
    return True


@final
class Search:
    """Tries out the choices of a seat; a node is a turn played.

    It is planned for `nodes`, goes on with each `step` until it is `done`, and has a `best` choice at any
    time. The result never depends on the size of the steps.

    Two players without options are solved near the end; otherwise everybody plays to keep cards and, unless
    `way` is 0, for ways to go on, as in `greedy`. Without `halving` no choice is ever dropped.
    """

    def __init__(
        self,
        sight: Sight,
        dice: Dice,
        prize: Prize,
        nodes: int,
        *,
        given: list[Choice] | None = None,
        way: i64 = WAY,
        belief: Belief | None = None,
        giving_up: bool = True,
        halving: bool = True,
    ) -> None:
        self.spent: i64 = 0
        self._planned: i64 = nodes
        self._sampler = sampler(sight)
        self._belief = belief
        self._dice = dice
        self._prize = prize
        self._way: i64 = way
        options = sight.options
        self._solves: bool = sight.players == 2 and not (options.draw or options.actions or options.scoring)
        self._duel: Duel | None = None
        self._turns = KernelTurns()
        if given is not None:
            self.choices: list[Choice] = given
        else:
            self.choices = choices(self._sampler.sample(dice), way, top_known=len(sight.deck_top) > 0)
            if giving_up and sight.standing is not None and sight.phase == PHASES[PLAY]:
                least = self.choices[-1].prior if self.choices else 0
                self.choices.append(Choice(0, least))  # giving up a round may help in the match
        self._live: list[Choice] = self.choices
        self._place = 0  # the next choice to try in this world
        self._current: KernelRound | None = None
        self._halving = halving
        self._stage: i64 = 0
        self._stages: i64 = self._stages_of(len(self.choices))

    def _stages_of(self, number: int) -> i64:
        """How many stages it takes to drop all choices but one; a single stage without halving."""
        stages: i64 = 0
        if not self._halving:
            return 1 if number else 0
        while number >> stages > 1:
            stages += 1
        return stages

    def add(self, code: i64) -> None:
        """Also try this turn; only before the search has started."""
        self.choices.append(Choice(code, 0))
        self._stages = self._stages_of(len(self.choices))

    @property
    def done(self) -> bool:
        """Whether the search is finished."""
        return self._stage == self._stages

    def step(self, nodes: int) -> None:
        """Search for this many more nodes; it may pause before all choices have had the same worlds."""
        until = self.spent + nodes
        while self._stage < self._stages and self.spent < until:
            self._try_choice()

    @property
    def best(self) -> Choice | None:
        """The choice that wins most so far; None if the seat cannot stay in."""
        return min(self._live, key=_by_promise) if self._live else None

    def compare(
        self, one: int, other: int, nodes: int
    ) -> Generator[None, None, tuple[Choice, Choice, Choice]]:
        """Two turns tried in the same worlds, and by how much the first did better; in steps."""
        first, second, ahead = Choice(one, 0), Choice(other, 0), Choice(0, 0)
        until = self.spent + nodes
        while True:
            world = self._world()
            won = self._try(world, one)
            rest = self._try(world, other)
            first.note(won)
            second.note(rest)
            ahead.note(won - rest)
            if self.spent >= until:
                return first, second, ahead
            yield

    def _world(self) -> KernelRound:
        belief = self._belief
        if belief is None:
            return self._sampler.sample(self._dice)
        spent = belief.nodes
        world = belief.sample(self._dice)
        self.spent += belief.nodes - spent
        return world

    def _try_choice(self) -> None:
        """Try the next choice in this world; after the last one, drop the worse half if it is time."""
        world = self._current
        if world is None:
            check_interrupt()
            world = self._current = self._world()
        choice = self._live[self._place]
        choice.note(self._try(world, choice.code))
        self._place += 1
        if self._place < len(self._live):
            return
        self._place = 0
        self._current = None
        if self.spent < self._planned * (self._stage + 1) // self._stages:
            return
        self._stage += 1
        if self._halving:
            self._live = sorted(self._live, key=_by_promise)[: (len(self._live) + 1) // 2]

    def _try(self, world: KernelRound, code: i64) -> float:
        seat = world.seat
        after = world.copy()
        if three_drew(code):
            self._turns.clear()
            find_turns(after, self._turns)
            code = greedy_code(self._turns, size(after.hands[seat]), self._dice, code, self._way)
        after.carry_out(code)
        self.spent += 1
        if self._solves and after.phase != OVER and size(after.hands[0] | after.hands[1]) <= _REACH:
            return 1.0 if self._solved(after) == seat else 0.0
        self.spent += play_out(after, self._turns, self._dice, self._way)
        return self._prize.worth(after, seat)

    def _solved(self, round_: KernelRound) -> i64:
        """The winner of a round of two players near its end, if both see all cards."""
        duel = self._duel
        if duel is None:
            duel = self._duel = Duel()
        spent = duel.nodes
        wins = duel.wins_round(round_)
        self.spent += duel.nodes - spent
        return round_.seat if wins else 1 - round_.seat

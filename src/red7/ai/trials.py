"""Tries turns out in worlds that fit what a seat knows, and finds the one that wins most.

A *choice* is a complete turn, or one up to the card that a 3 will draw, since nobody knows that one. All
choices are tried in the same sampled worlds; every so often the worse half is dropped, so that most of the
effort goes into those that are hard to tell apart.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from red7.ai.greedy import CARD, WAY, greedy_code, play_out, worth
from red7.ai.prizes import Prize
from red7.game.cards import BIT, lowest, size
from red7.game.dice import Dice
from red7.game.planning import find_turns, legal_turns
from red7.game.round import Round
from red7.game.sight import Sight
from red7.game.state import PHASES, PLAY
from red7.game.turns import STAYS, Turns, five, five_count, three_drew, with_discard, with_draw

MOST_CHOICES: Final = 32


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


def choices(world: Round) -> list[Choice]:
    """What the seat to move may choose from to stay in, the most promising first, and no others."""
    turns = legal_turns(world)
    hand_size = size(world.hands[world.seat])
    found: list[Choice] = []
    for number in range(turns.plans):
        plan, stop, discards, drawing, leads = turns.plan(number)
        if not _is_in_order(plan):
            continue
        value = worth(plan, hand_size, leads, discards)
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
                found.append(Choice(with_draw(with_discard(plan, card)), value - WAY))
            else:
                found.append(Choice(with_discard(plan, card), value - CARD - WAY))
    found.sort(key=_by_prior)
    return found[:MOST_CHOICES]


def _by_prior(choice: Choice) -> int:
    return -choice.prior


def _by_chance(choice: Choice) -> float:
    return -choice.chance


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
    """Trials of all choices of a seat, for so many nodes: a node is a turn played."""

    def __init__(
        self,
        sight: Sight,
        dice: Dice,
        prize: Prize,
        *,
        given: list[Choice] | None = None,
    ) -> None:
        self.nodes: i64 = 0
        self._sight = sight
        self._dice = dice
        self._prize = prize
        self._turns = Turns()
        self.choices: list[Choice] = given if given is not None else choices(sight.sample(dice))
        if given is None and sight.standing is not None and sight.phase == PHASES[PLAY]:
            self.choices.append(Choice(0, 0))  # giving up a round may serve the match

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
            live = sorted(live, key=_by_chance)[: (len(live) + 1) // 2]
        return live[0]

    def best_of_few(self, worlds: int) -> Choice | None:
        """The choice that wins most of so many worlds."""
        if not self.choices:
            return None
        for _ in range(worlds):
            self._try_all(self.choices, 0)
        return min(self.choices, key=_by_chance)

    def try_all(self, nodes: int) -> None:
        """Try every choice in the same worlds."""
        self._try_all(self.choices, nodes)

    def compare(self, one: i64, other: i64, nodes: int) -> tuple[Choice, Choice, Choice]:
        """Two turns tried in the same worlds, and by how much the first did better in them."""
        first, second, ahead = Choice(one, 0), Choice(other, 0), Choice(0, 0)
        until = self.nodes + nodes
        while True:
            world = self._sight.sample(self._dice)
            won = self._try(world, one)
            rest = self._try(world, other)
            first.note(won)
            second.note(rest)
            ahead.note(won - rest)
            if self.nodes >= until:
                return first, second, ahead

    def _try_all(self, live: list[Choice], until: i64) -> None:
        """Try choices in one world after another until so many nodes are spent, but in one at least."""
        while True:
            world = self._sight.sample(self._dice)
            for choice in live:
                choice.note(self._try(world, choice.code))
            if self.nodes >= until:
                return

    def _try(self, world: Round, code: i64) -> float:
        seat = world.seat
        after = world.copy()
        if three_drew(code):
            self._turns.clear()
            find_turns(after, self._turns)
            code = greedy_code(self._turns, size(after.hands[seat]), self._dice, code)
        after.carry_out(code)
        self.nodes += 1
        self.nodes += play_out(after, self._turns, self._dice)
        return self._prize.worth(after, seat)

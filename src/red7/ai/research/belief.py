"""Guesses hidden hands from what their owners have played.

A world is likely if every rival's turns were sensible with the hand it has there. So a world is rewound to
the start of its round, with any card of the hand for one that was drawn unseen, and then played forward: at
each turn of a rival, what it did is compared with everything it could have done.
"""

from math import exp
from typing import Final, final

from red7.ai.greedy import CARD, WAY, worth
from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT, DECK_SIZE, HAND, lowest, size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER, Fields
from red7.game.engine.movegen import find_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import (
    STAYS,
    KernelTurns,
    action,
    discard,
    draws,
    five,
    five_count,
    last,
    plan_of,
    three_drew,
)
from red7.game.sight import FaceUp, Sight, ViewedTurn
from red7.game.worlds import sampler

_HEAT: Final = 10.0  # how much worse a turn may look and still be played every third time
_SLIP: Final = 0.1  # how often a turn is played for an unknown reason
_FINE: Final = 1 << 30
_HIDDEN: Final[i64] = -1
_LIKING: Final = [exp((value - 200) / _HEAT) for value in range(400)]


@final
class Belief:
    """The worlds that fit a sight, likelier ones more often. `nodes` counts the turns looked at."""

    def __init__(self, sight: Sight, tries: int = 4) -> None:
        self.nodes: i64 = 0
        self._sight = sight
        self._sampler = sampler(sight)
        self._tries = tries
        self._viewer: i64 = sight.viewer
        self._seats: list[int] = []
        self._codes: list[int] = []
        self._drawn: list[tuple[int, int]] = []  # by a 3, and for the discard
        self._tells: bool = False
        self._palettes: tuple[int, ...] = ()
        self._opening: FaceUp | None = None
        self._turns = KernelTurns()
        if sight.seen is not None:
            self._palettes = sight.seen.palettes
            self._opening = sight.seen.start
            for turn in sight.seen.turns:
                self._note(turn)

    def _note(self, turn: ViewedTurn) -> None:
        code = turn.turn.code
        drawn = [_HIDDEN if card is None else card for card in turn.drawn]
        by_three = drawn[0] if three_drew(code) else _HIDDEN
        for_discard = drawn[-1] if draws(code) else _HIDDEN
        self._seats.append(turn.seat)
        self._codes.append(code)
        self._drawn.append((int(by_three), int(for_discard)))
        if turn.seat != self._sight.viewer and turn.seat not in self._sight.out:
            self._tells = True

    def sample(self, dice: Dice) -> KernelRound:
        """A world that fits, chosen from several by likelihood."""
        chosen = self._sampler.sample(dice)
        if not self._tells or self._tries < 2:
            return chosen
        total = self.likelihood(chosen, dice)
        for _ in range(self._tries - 1):
            world = self._sampler.sample(dice)
            likely = self.likelihood(world, dice)
            total += likely
            part: int = int(likely / total * _FINE)
            if dice.below(_FINE) < part:
                chosen = world
        return chosen

    def likelihood(self, world: KernelRound, dice: Dice) -> float:
        """How likely it is that rivals with the hands of this world would have played as they did."""
        self.nodes += len(self._codes)
        hands = world.hands[:]
        drawn = self._walk_back(world, hands, dice)
        round_ = self._start(world, hands)
        likely = 1.0
        for place in range(len(self._codes)):
            seat: i64 = self._seats[place]
            code: i64 = self._codes[place]
            if round_.phase == OVER or round_.seat != seat:
                break
            by_three, for_discard = drawn[place]
            top: i64 = round_.deck_size - 1
            if three_drew(code):
                round_.deck[top] = by_three
                top -= 1
            if draws(code) and not action(code):
                round_.deck[top] = for_discard
            if seat != self._viewer:
                self._turns.clear()
                find_turns(round_, self._turns)
                likely *= _share(self._turns, size(round_.hands[seat]), code)
            round_.carry_out(code)
        return likely

    def _walk_back(self, world: KernelRound, hands: vec[i64], dice: Dice) -> list[tuple[int, int]]:
        """Turn the hands of a world into those at the start; returns the cards drawn on the way."""
        drawn: list[tuple[int, int]] = []
        for place in range(len(self._codes) - 1, -1, -1):
            seat: i64 = self._seats[place]
            code: i64 = self._codes[place]
            by_three, for_discard = self._drawn[place]
            hand = hands[seat]
            if draws(code):
                if for_discard < 0:
                    for_discard = int(_any_of(hand & ~world.known[seat], dice))
                hand &= ~BIT[for_discard]
            if discard(code) >= 0:
                hand |= BIT[discard(code)]
            if three_drew(code):
                if by_three < 0:
                    by_three = int(_any_of(hand & ~world.known[seat], dice))
                hand &= ~BIT[by_three]
            if last(code) >= 0:
                hand |= BIT[last(code)]
            fives: i64 = 0
            while fives < five_count(code):
                hand |= BIT[five(code, fives)]
                fives += 1
            hands[seat] = hand
            drawn.append((by_three, for_discard))
        drawn.reverse()
        return drawn

    def _start(self, world: KernelRound, hands: vec[i64]) -> KernelRound:
        round_ = KernelRound(world.rules, world.players)
        opening = self._opening
        if opening is not None:
            deck = tuple([int(world.deck[place]) for place in range(opening.deck_size)])
            round_.load(
                Fields(
                    hands=tuple([int(hands[seat]) for seat in range(world.players)]),
                    palettes=opening.palettes,
                    known=opening.known,
                    deck=deck,
                    deck_known=0,
                    canvas=opening.canvas,
                    scored=opening.scored,
                    turn=opening.turn,
                    out=opening.out,
                    phase=opening.phase,
                    bound=opening.bound,
                    seven=opening.seven,
                )
            )
            return round_
        round_.scored = world.scored
        seat: i64 = 0
        while seat < world.players:
            round_.deal_seat(seat, hands[seat], self._palettes[seat])
            seat += 1
        round_.deck = world.deck[:]
        round_.deck_size = DECK_SIZE - size(world.scored) - (HAND + 1) * world.players
        round_.open()
        return round_


def _any_of(cards: i64, dice: Dice) -> i64:
    """A random one of the cards; the lowest card of all if there is none."""
    if cards == 0:
        return 0
    skip = dice.below(size(cards))
    while skip:
        cards &= cards - 1
        skip -= 1
    return lowest(cards)


def _share(turns: KernelTurns, hand_size: i64, code: i64) -> float:
    """The probability of a turn among all that would have kept its player in, weighted by their worth."""
    total = 0.0
    liked = 0.0
    number: i64 = 0
    while number < turns.plans:
        plan, stop, discards, drawing, leads = turns.plan(number)
        number += 1
        value = worth(plan, hand_size, leads, discards)
        drawn = size(discards & drawing)
        if stop == STAYS:
            total += _LIKING[value]
        if discards:
            total += float(drawn) * _LIKING[value - WAY]
            total += float(size(discards) - drawn) * _LIKING[max(value - CARD - WAY, 0)]
        if plan != plan_of(code):
            continue
        if discard(code) < 0:
            if stop == STAYS:
                liked = _LIKING[value]
        elif discards & BIT[discard(code)]:
            liked = _LIKING[value - WAY if draws(code) else max(value - CARD - WAY, 0)]
    if total == 0.0:
        return 1.0  # nothing could have kept it in
    return (1.0 - _SLIP) * liked / total + _SLIP / float(turns.staying + 1)

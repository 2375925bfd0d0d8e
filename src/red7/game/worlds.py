"""What may be hidden from a viewer: every world that fits a sight, counted, listed or sampled.

A world is possible if it fits all places where cards were seen and, in the middle of a turn, leaves the seat
to move a legal move. What players' choices may reveal about their hands is not considered here; a match gives
the turns seen along with the sight.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from typing import Final

from red7.game.cards import Card, cards_of
from red7.game.checks import expect
from red7.game.editions import rules_of
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, FOLLOW, OVER, PHASES, PLAY, Fields
from red7.game.engine.movegen import legal_moves
from red7.game.engine.round import KernelRound
from red7.game.engine.rules import Rules
from red7.game.engine.sampler import Sampler
from red7.game.round import Round
from red7.game.sight import FaceUp, Sight


class Worlds:
    """All ways the unseen cards may lie: as sets in hands, and in order in the deck."""

    def __init__(self, sight: Sight) -> None:
        expect(sight, Sight)
        self.sight: Final = sight
        self._unseen = cards_of(sight.unseen)
        self._hidden = sight.hidden()
        unfinished = sight.phase not in (PHASES[PLAY], PHASES[DRAW], PHASES[OVER])
        self._in_doubt = unfinished and self._hidden[sight.turn] > 0  # not every hand is possible here

    def count(self) -> int:
        """How many there are."""
        ways = factorial(len(self._unseen))
        for cards in self._hidden:
            ways //= factorial(cards)
        if not self._in_doubt:
            return ways
        hidden = self._hidden[self.sight.turn]
        fitting = _fitting_hands(self._seen(), self._unseen, hidden)
        return ways // comb(len(self._unseen), hidden) * fitting

    def __iter__(self) -> Iterator[Round]:
        """All of them, as rounds to play on."""
        doubted = self._seen() if self._in_doubt else None
        for hands, deck in _arrangements(self._unseen, self._hidden, doubted):
            world = self._seen()
            for seat, hand in enumerate(hands):
                world.hands[seat] |= hand
            for place, card in enumerate(deck):
                world.deck[place] = card
            yield Round(self.sight.edition, self.sight.options, world)

    def sample(self, dice: Dice) -> Round:
        """One of them, each equally likely, as a round to play on."""
        return Round(self.sight.edition, self.sight.options, self.sampler().sample(dice))

    def sampler(self) -> Sampler:
        """A sampler for programs, which play on with the kernel's rounds."""
        return Sampler(self._seen(), int(self.sight.unseen), self._hidden, self._in_doubt)

    def __repr__(self) -> str:
        return f"<Worlds that fit {self.sight}>"

    def _seen(self) -> KernelRound:
        sight = self.sight
        hands = [sight.seen_hand(seat) for seat in range(sight.players)]
        return seen_round(sight, hands, rules_of(sight.edition, sight.options))


def seen_round(seen: Sight | FaceUp, hands: Sequence[int], rules: Rules) -> KernelRound:
    """A round with the seen cards of hands, and any cards for the unseen ones of the deck."""
    round_ = KernelRound(rules, len(seen.palettes))
    round_.load(
        Fields(
            hands=tuple(hands),
            palettes=seen.palettes,
            known=seen.known,
            deck=(0,) * (seen.deck_size - len(seen.deck_top)) + seen.deck_top,
            deck_known=len(seen.deck_top),
            canvas=seen.canvas,
            scored=seen.scored,
            turn=seen.turn,
            out=seen.out,
            phase=seen.phase,
            bound=seen.bound,
            seven=seen.seven,
        )
    )
    return round_


def sampler(sight: Sight) -> Sampler:
    """The worlds that fit a sight, to be sampled as rounds of the kernel."""
    return Worlds(sight).sampler()


def _fitting_hands(world: KernelRound, unseen: tuple[Card, ...], hidden: int) -> int:
    """How many sets of hidden cards leave the seat to move, which has begun a turn, a legal move.

    More cards only add moves. In most phases one card that can be discarded is enough; to follow a 5 it may
    take one card to play and another to discard, so there the useless sets are enumerated, which may take
    seconds for a full hand.
    """
    seen = int(world.hands[world.seat])
    every = comb(len(unseen), hidden)
    if _fits(world, seen):
        return every
    useless = [card for card in unseen if not _fits(world, seen | 1 << card)]
    if world.phase == FOLLOW:
        return every - _useless_sets(world, seen, useless, hidden)
    return every - comb(len(useless), hidden)


def _useless_sets(world: KernelRound, hand: int, cards: list[Card], more: int) -> int:
    if more == 0:
        return 1
    count = 0
    for place in range(len(cards) - more + 1):
        grown = hand | 1 << cards[place]
        if not _fits(world, grown):
            count += _useless_sets(world, grown, cards[place + 1 :], more - 1)
    return count


def _fits(world: KernelRound, hand: int) -> bool:
    world.hands[world.seat] = hand
    return len(legal_moves(world)) > 0


def _arrangements(
    cards: tuple[Card, ...], hidden: tuple[int, ...], doubted: KernelRound | None, seat: int = 0
) -> Iterator[tuple[tuple[int, ...], tuple[Card, ...]]]:
    """All ways to give each seat its hidden cards, as masks, and to order the rest.

    `doubted` is a round in the middle of a turn, with the seen part of its seat's hand: that seat only gets
    hands with a legal move.
    """
    if seat == len(hidden):
        for order in permutations(cards):
            yield (), order
        return
    seen = 0 if doubted is None else int(doubted.hands[seat])
    for chosen in combinations(cards, hidden[seat]):
        hand = sum(1 << card for card in chosen)
        if doubted is not None and seat == doubted.seat:
            fits = _fits(doubted, seen | hand)
            doubted.hands[seat] = seen
            if not fits:
                continue
        rest = tuple(card for card in cards if not hand >> card & 1)
        for hands, order in _arrangements(rest, hidden, doubted, seat + 1):
            yield (hand, *hands), order

"""Places the cards that a viewer has not seen, with all possible ways equally likely."""

from typing import final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT, lowest
from red7.game.engine.dice import Dice
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound


@final
class Sampler:
    """Samples worlds from what is seen: a round whose unseen cards are missing from hands and deck.

    `unseen` are these cards, and `hidden` says how many of them each hand has; the others are at the bottom
    of the deck. A round is in doubt if its turn has begun and some hands would have no legal move: those are
    never dealt.
    """

    def __init__(self, seen: KernelRound, unseen: i64, hidden: tuple[int, ...], in_doubt: bool) -> None:
        self._seen = seen
        self._hidden = hidden
        self._in_doubt: bool = in_doubt
        cards: list[int] = []
        while unseen:
            cards.append(lowest(unseen))
            unseen &= unseen - 1
        self._cards: vec[i64] = vec[i64](cards)

    def sample(self, dice: Dice) -> KernelRound:
        """One of the possible worlds, each equally likely."""
        world = self._any_world(dice)
        if self._in_doubt:
            while not len(legal_turns(world)):
                world = self._any_world(dice)
        return world

    def _any_world(self, dice: Dice) -> KernelRound:
        world = self._seen.copy()
        cards = self._cards[:]
        left: i64 = len(cards)
        for seat in range(world.players):
            hidden: i64 = self._hidden[seat]
            while hidden:
                world.hands[seat] |= BIT[dice.draw_from(cards, left)]
                left -= 1
                hidden -= 1
        place: i64 = 0
        while left:
            world.deck[place] = dice.draw_from(cards, left)
            left -= 1
            place += 1
        return world

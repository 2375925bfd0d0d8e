"""The history of a round, and how its hidden cards could have been dealt and drawn instead."""

from collections.abc import Callable
from typing import NamedTuple

from red7.game.cards import NAMES, CardSet, cards_of
from red7.game.deal import Deal
from red7.game.engine.round import KernelRound
from red7.game.moves import MOVES, Kind


class LoggedMove(NamedTuple):
    """A move, and the card that it drew from the unknown part of the deck, if any."""

    seat: int
    action: int
    known: bool  # whether everybody knew that its card was in the hand
    drawn: int | None = None


class RoundLog:
    """A round since its deal."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.entries: list[LoggedMove] = []

    def move(self, seat: int, action: int, *, known: bool) -> None:
        """Note a move."""
        self.entries.append(LoggedMove(seat, action, known))

    def draw(self, card: int) -> None:
        """Note the card that the last move draws."""
        self.entries[-1] = self.entries[-1]._replace(drawn=card)

    def text(self, viewer: int) -> str:
        """Everything a viewer has seen: its hand, the palettes, every move, and the cards it drew."""
        hand = [NAMES[card] for card in self.deal.hands[viewer]] if viewer >= 0 else []
        palettes = [NAMES[card] for card in self.deal.palettes]
        moves: list[str] = []
        for entry in self.entries:
            moves.append(str(MOVES[entry.action]))
            if entry.drawn is not None:
                moves.append(NAMES[entry.drawn] if entry.seat == viewer else "??")
        return f"{' '.join(hand)} : {' '.join(palettes)} : {' '.join(moves)}"

    def __deepcopy__(self, memo: object) -> "RoundLog":
        twin = RoundLog(self.deal)
        twin.entries = self.entries[:]
        return twin


def resampled_deal(
    round_: KernelRound, log: RoundLog, player: int, sampler: Callable[[], float]
) -> tuple[Deal, dict[int, list[int]]]:
    """Hands that the others could have been dealt, and the cards that each seat could have drawn since.

    Every deal that fits what the player has seen is equally likely. The caller has to check whether all moves
    were legal with it.
    """
    unseen = [int(card) for card in cards_of(int(round_.unseen_by(player)))]
    for last in range(len(unseen) - 1, 0, -1):
        chosen = int(sampler() * (last + 1))
        unseen[last], unseen[chosen] = unseen[chosen], unseen[last]
    hands = list(log.deal.hands)
    draws = {
        seat: [e.drawn for e in log.entries if e.seat == seat and e.drawn is not None]
        for seat in range(len(hands))
    }
    for seat in range(len(hands)):
        if seat == player:
            continue
        # Backwards, because then each seat's candidates only grow in number.
        hidden = int(round_.hands[seat] & ~round_.known[seat]).bit_count()
        later = [unseen.pop() for _ in range(hidden)]
        drawn: list[int] = []
        for entry in reversed([entry for entry in log.entries if entry.seat == seat]):
            move = MOVES[entry.action]
            if entry.drawn is not None:
                drawn.append(later.pop(int(sampler() * len(later))))
            if move.card is not None and move.kind in (Kind.PLAY, Kind.DISCARD) and not entry.known:
                later.append(int(move.card))
        draws[seat] = drawn[::-1]
        hands[seat] = tuple(sorted(later))
    rest = ~CardSet([*sum(hands, ()), *log.deal.palettes]) & ~int(round_.scored)
    return Deal(tuple(hands), log.deal.palettes, tuple([int(card) for card in cards_of(rest)])), draws

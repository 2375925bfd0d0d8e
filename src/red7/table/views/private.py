"""What only the player of a seat may see: their hand, and what they may do with it."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from red7.game.draft import prospect
from red7.game.round import Round
from red7.game.sight import all_hands, own_cards
from red7.table.match_played import ShownTurn
from red7.table.table import Table
from red7.table.views.card_names import Cards, names
from red7.table.views.step_tree import MOST_AT_ONCE, StepTree, step_tree
from red7.table.views.view import View


class PrivateView(View, frozen=True, kw_only=True):
    """What only the player of a seat may see."""

    seat: int
    hand: Cards
    unseen: Cards  # in the deck and in other hands, unless it may see those
    drawn: Cards  # in this seat's latest turn
    moves: tuple[str, ...]  # the legal next steps, on its turn
    prospect: Literal["in", "gamble", "out"] | None  # at best, on its turn
    tree: StepTree | msgspec.UnsetType = msgspec.UNSET  # what may be staged, on its turn
    hands: tuple[Cards, ...] | msgspec.UnsetType = msgspec.UNSET  # of all seats, for an onlooker
    origin: str | msgspec.UnsetType = msgspec.UNSET  # the turn of another match that this began from


def private_view(table: Table, seat: int) -> PrivateView:
    """What only the player of this seat may see."""
    match = table.match
    if match is None:
        return PrivateView(seat=seat, hand=(), unseen=(), drawn=(), moves=(), prospect=None)
    hand, unseen = own_cards(match.round, seat)
    hands = all_hands(match.round) if table.looks_on(seat) else ()
    for cards in hands:
        unseen &= ~cards
    on_turn = table.mover == seat
    return PrivateView(
        seat=seat,
        hand=names(hand),
        unseen=names(unseen),
        drawn=_drawn(table.turns, len(match.played), seat),
        moves=tuple([str(move) for move in match.round.moves()]) if on_turn else (),
        prospect=prospect(match.round) if on_turn else None,
        tree=step_tree(match.round, seat, MOST_AT_ONCE) if on_turn else msgspec.UNSET,
        hands=tuple([names(cards) for cards in hands]) if hands else msgspec.UNSET,
        origin=table.origin or msgspec.UNSET,
    )


def earlier_view(round_: Round, number: int, turns: Sequence[ShownTurn], seat: int) -> PrivateView:
    """What the player of a seat could see after these turns, without any moves."""
    hand, unseen = own_cards(round_, seat)
    drawn = _drawn(turns, number, seat)
    return PrivateView(
        seat=seat, hand=names(hand), unseen=names(unseen), drawn=drawn, moves=(), prospect=None
    )


def _drawn(turns: Sequence[ShownTurn], number: int, seat: int) -> Cards:
    """The cards that a seat drew in its latest turn of this round."""
    for turn in reversed(turns):
        if turn.round == number and turn.seat == seat:
            return tuple([word[:2] for word in turn.text.split(" ") if word[-1] == "+"])
    return ()

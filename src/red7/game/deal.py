"""Deals: an unbiased shuffle from the seed of a match, the same for everybody who knows it.

`docs/fair-deals.md` describes it for other languages, with test vectors.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from red7.game.engine.bits import DECK_SIZE, HAND
from red7.game.errors import InvalidError
from red7.game.seeds import check_length, check_players, digits, pack

MOST_ROUNDS: Final = 2**32 - 1


@dataclass(frozen=True)
class Deal:
    """The cards of one round by seat, in the order they were dealt; the deck's last card is its top."""

    hands: tuple[tuple[int, ...], ...]
    palettes: tuple[int, ...]
    deck: tuple[int, ...]


def deal(seed: bytes, round_number: int, players: int, cards: Sequence[int]) -> Deal:
    """The deal of a round (counted from 1) among the cards in play; their order does not matter."""
    check_players(players)
    order = shuffle(seed, round_number, cards)
    needed = players * (HAND + 1)
    if len(order) < needed:
        raise InvalidError("deal-few-cards", players=players, needed=needed, found=len(order))
    dealt = players * HAND
    return Deal(
        hands=tuple([order[start : start + HAND] for start in range(0, dealt, HAND)]),
        palettes=order[dealt:needed],
        deck=order[needed:],
    )


def shuffle(seed: bytes, round_number: int, cards: Sequence[int]) -> tuple[int, ...]:
    """The cards in the order this seed gives them in this round; every order is equally likely."""
    check_length("seed", seed)
    if not 1 <= round_number <= MOST_ROUNDS:
        raise InvalidError("deal-round", found=round_number, most=MOST_ROUNDS)
    order = sorted(cards)
    _check_cards(order)
    prefix = pack(b"red7 deal 1 shuffle", digits(round_number))
    block = b""
    blocks = 0
    used = 0
    for size in range(len(order), 1, -1):
        # Bytes past the last whole multiple of `size` are skipped: they would favour the low indices.
        fair = 256 - 256 % size
        byte = fair
        while byte >= fair:
            if used == len(block):
                block = hmac.digest(seed, prefix + pack(digits(blocks)), "sha256")
                blocks += 1
                used = 0
            byte = block[used]
            used += 1
        chosen = byte % size
        last = size - 1
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _check_cards(cards: list[int]) -> None:
    """Refuse bad cards; they come in ascending order."""
    before = -1
    for card in cards:
        if not 0 <= card < DECK_SIZE:
            raise InvalidError("deal-card", found=card, last=DECK_SIZE - 1)
        if card == before:
            raise InvalidError("deal-card-twice", card=card)
        before = card

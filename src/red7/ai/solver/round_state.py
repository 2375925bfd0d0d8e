"""A round as a key: two rounds with the same one go on alike."""

from typing import Final

from red7.game.engine.arrays import i64
from red7.game.engine.round import KernelRound

_CARD: Final[i64] = 6  # bits
_CARDS: Final[i64] = 10  # of the deck in one number


def state_of(round_: KernelRound) -> tuple[int, ...]:
    """All that decides how a round goes on, in which a turn begins; of the deck only its size."""
    return tuple(_open_cards(round_))


def state_with_deck(round_: KernelRound) -> tuple[int, ...]:
    """The same with the order of the deck, where that matters."""
    state = _open_cards(round_)
    if round_.rules.draw or round_.rules.actions:
        cards: i64 = 0
        place: i64 = 0
        while place < round_.deck_size:
            cards = cards << _CARD | round_.deck[place]
            place += 1
            if place % _CARDS == 0 or place == round_.deck_size:
                state.append(int(cards))
                cards = 0
    return tuple(state)


def _open_cards(round_: KernelRound) -> list[int]:
    deck_size: i64 = round_.deck_size if round_.rules.draw or round_.rules.actions else 0
    state: list[int] = [int(round_.alive | round_.seat << 4 | (round_.canvas % 7) << 6 | deck_size << 9)]
    seat: i64 = 0
    while seat < round_.players:
        if round_.is_in(seat):
            state.append(int(round_.hands[seat]))
            state.append(int(round_.palettes[seat]))
        seat += 1
    return state

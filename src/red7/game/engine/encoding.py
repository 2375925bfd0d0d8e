"""A round as one seat may know it, and its legal moves, as bytes for programs that learn.

Bytes are written eight at a time, as words: a set of cards is seven words, one for each number, with a byte
for each of its seven cards and an empty one. `docs/research.md` has the layout field by field; like the ids
of moves, it never changes.
"""

from typing import Final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT, DECK_SIZE, lowest, size
from red7.game.engine.canvas import higher, leads_over
from red7.game.engine.layout import DRAW, OVER, PLAY, Layout
from red7.game.engine.moves import (
    DISCARDS,
    DRAW_MOVE,
    OUT_MOVE,
    STOP_MOVE,
    TAKES,
    TUCKS_TO_CANVAS,
    TUCKS_TO_DECK,
)
from red7.game.engine.turns import KernelTurns

MASK_WORDS: Final[i64] = 31  # 248 moves
_SET: Final[i64] = 7  # words of a set of cards
_FACTS: Final[i64] = 5  # words after the sets: rule, phase, seats, counts, seven

# Seven bits as seven bytes.
_SPREAD: Final[vec[i64]] = vec[i64]([sum((s >> n & 1) << 8 * n for n in range(7)) for s in range(128)])
_BYTE: Final[vec[i64]] = vec[i64]([1 << 8 * n for n in range(8)])


def observation_words(players: i64) -> i64:
    """How many words the observation of a round with so many seats has."""
    return _SET * (5 + 2 * players) + _FACTS + players


def encode(layout: Layout, viewer: i64, buffer: vec[i64], start: i64) -> None:
    """Write what a seat may know into a buffer; for a watcher (-1) as from seat 0, without its hand.

    As in `red7.game.sight`, only this is read of hidden cards: the own hand, how many there are, and all
    that the viewer has not seen as one set.
    """
    players = layout.players
    first: i64 = max(0, viewer)
    place: i64 = start
    _write_set(buffer, place, layout.hands[viewer] if viewer >= 0 else 0)
    place += _SET
    known: i64 = place + _SET * players
    facts: i64 = start + _SET * (5 + 2 * players)
    seats: i64 = 0
    counts: i64 = 0
    step: i64 = 0
    while step < players:
        seat: i64 = first + step
        if seat >= players:
            seat -= players
        _write_set(buffer, place, layout.palettes[seat])
        _write_set(buffer, known, layout.known[seat])
        place += _SET
        known += _SET
        leads: i64 = 0
        if layout.is_in(seat):
            seats += _BYTE[step]
            leads = _leads(layout, seat)
        if seat == layout.seat and layout.phase != OVER:
            seats += _BYTE[4 + step]
        counts += size(layout.hands[seat]) * _BYTE[step]
        buffer[facts + _FACTS + step] = _SPREAD[leads]
        step += 1
    counts += layout.deck_size * _BYTE[4] + layout.deck_known * _BYTE[5]
    on_top: i64 = 0
    known_deck: i64 = 0
    step = 0
    while step < layout.deck_known:
        card = BIT[layout.deck[layout.deck_size - 1 - step]]
        if step == 0:
            on_top = card
        known_deck |= card
        step += 1
    _write_set(buffer, known, known_deck)
    _write_set(buffer, known + _SET, on_top)
    _write_set(buffer, known + 2 * _SET, layout.unseen_by(viewer))
    _write_set(buffer, known + 3 * _SET, layout.scored)
    buffer[facts] = _BYTE[layout.canvas % 7]
    buffer[facts + 1] = _BYTE[layout.phase] + (_BYTE[7] if layout.bound else 0)
    buffer[facts + 2] = seats
    buffer[facts + 3] = counts
    buffer[facts + 4] = _BYTE[layout.seven % 7] if layout.seven >= 0 else 0


def write_mask(layout: Layout, turns: KernelTurns, buffer: vec[i64], start: i64) -> i64:
    """Write a byte for every move: 1 if it is legal; how many are. `turns` are the legal ones."""
    word: i64 = 0
    while word < MASK_WORDS:
        buffer[start + word] = 0
        word += 1
    if layout.phase == OVER:
        return 0
    if layout.phase == DRAW:
        _allow(buffer, start, DRAW_MOVE)
        _allow(buffer, start, STOP_MOVE)
        return 2
    plays, takes, to_canvas, to_deck, discards, stop = turns.first_cards(layout.phase)
    hand: i64 = plays | discards
    while hand:
        card = lowest(hand)
        bit: i64 = hand & -hand
        hand ^= bit
        if plays & bit:
            _allow(buffer, start, card)
        if discards & bit:
            _allow(buffer, start, DISCARDS * DECK_SIZE + card)
    _allow_cards(buffer, start, TAKES * DECK_SIZE, takes)
    _allow_cards(buffer, start, TUCKS_TO_CANVAS * DECK_SIZE, to_canvas)
    _allow_cards(buffer, start, TUCKS_TO_DECK * DECK_SIZE, to_deck)
    total: i64 = size(plays) + size(discards) + size(takes) + size(to_canvas) + size(to_deck)
    if stop:
        _allow(buffer, start, OUT_MOVE if layout.phase == PLAY else STOP_MOVE)
        total += 1
    return total


def allows(buffer: vec[i64], start: i64, move: i64) -> bool:
    """Whether a mask that was written has this number as a legal move."""
    return 0 <= move <= OUT_MOVE and buffer[start + (move >> 3)] & _BYTE[move & 7] != 0


def nth_allowed(buffer: vec[i64], start: i64, index: i64) -> i64:
    """The legal move with this index in a mask that was written, which has as many and more."""
    word: i64 = start
    while True:
        value = buffer[word]
        if value:
            legal: i64 = value % 255  # the sum of its bytes
            if index < legal:
                break
            index -= legal
        word += 1
    byte: i64 = 0
    while True:
        if value & _BYTE[byte]:
            if index == 0:
                return 8 * (word - start) + byte
            index -= 1
        byte += 1


def _allow(buffer: vec[i64], start: i64, move: i64) -> None:
    buffer[start + (move >> 3)] |= _BYTE[move & 7]


def _allow_cards(buffer: vec[i64], start: i64, first: i64, cards: i64) -> None:
    while cards:
        _allow(buffer, start, first + lowest(cards))
        cards &= cards - 1


def _write_set(buffer: vec[i64], place: i64, cards: i64) -> None:
    number: i64 = 0
    while number < _SET:
        buffer[place + number] = _SPREAD[cards & 127]
        cards >>= 7
        number += 1


def _leads(layout: Layout, seat: i64) -> i64:
    """The colours under which a seat leads all others that are still in."""
    best: tuple[i64, i64] = (0, 0)
    rival: i64 = 0
    while rival < layout.players:
        if rival != seat and layout.is_in(rival):
            best = higher(best, layout.strengths_of(rival))
        rival += 1
    return leads_over(layout.strengths_of(seat), best)

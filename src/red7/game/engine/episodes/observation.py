"""A round as one seat may know it, and its legal moves, as bytes for programs that learn.

Bytes are written eight at a time, as words: a set of cards is seven words, one for each number, with a byte
for each of its seven cards and an empty one. `docs/research.md` has the layout field by field; like the ids
of moves, it never changes.
"""

from typing import Final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BIT, DECK_SIZE, size
from red7.game.engine.canvas import leads_over
from red7.game.engine.layout import DRAW, OVER, PLAY, Layout
from red7.game.engine.moves import (
    DISCARDS,
    DRAW_MOVE,
    OUT_MOVE,
    PLAYS,
    STOP_MOVE,
    TAKES,
    TUCKS_TO_CANVAS,
    TUCKS_TO_DECK,
)
from red7.game.engine.turns import KernelTurns

MASK_WORDS: Final[i64] = 31  # 248 moves
_ACTIONS: Final[i64] = 7  # the first word of a mask that has only moves of actions
_AFTER_ACTIONS: Final[i64] = 24  # and the first after it that has others
_SET: Final[i64] = 7  # words of a set of cards
_FACTS: Final[i64] = 5  # words after the sets: rule, phase, seats, counts, seven

# Eight bits as eight bytes.
_SPREAD: Final[vec[i64]] = vec[i64]([sum((s >> n & 1) << 8 * n for n in range(8)) for s in range(256)])
_BYTE: Final[vec[i64]] = vec[i64]([1 << 8 * n for n in range(8)])


def observation_words(players: i64) -> i64:
    """How many words the observation of a round with so many seats has."""
    return _SET * (5 + 2 * players) + _FACTS + players


def write_observation(layout: Layout, viewer: i64, buffer: vec[i64], start: i64) -> None:
    """Write what a seat may know into a buffer; for a watcher (-1) as from seat 0, without its hand.

    As in `red7.game.sight`, only this is read of hidden cards: the own hand, how many there are, and all
    that the viewer has not seen as one set. The buffer is empty, or has had rounds of the same rules before:
    where no card is ever drawn or taken, what is known of the deck and of drawn cards stays empty.
    """
    draws = layout.rules.draw or layout.rules.actions
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
        if draws or layout.known[seat]:
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
    if draws or known_deck:
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
    """Write a byte for every move: 1 if it is legal; how many are. `turns` are the legal ones.

    The buffer is empty, or has had masks of the same rules before: without actions it has none of theirs.
    """
    word: i64 = start
    while word < start + _ACTIONS:
        buffer[word] = 0
        word += 1
    if not layout.rules.actions:
        word = start + _AFTER_ACTIONS
    while word < start + MASK_WORDS:
        buffer[word] = 0
        word += 1
    if layout.phase == OVER:
        return 0
    if layout.phase == DRAW:
        _allow(buffer, start, DRAW_MOVE)
        _allow(buffer, start, STOP_MOVE)
        return 2
    plays, takes, to_canvas, to_deck, discards, stop = turns.first_cards(layout.phase)
    _allow_cards(buffer, start, PLAYS * DECK_SIZE, plays)
    _allow_cards(buffer, start, DISCARDS * DECK_SIZE, discards)
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
            halves: i64 = value + (value >> 32)
            quarters: i64 = halves + (halves >> 16)
            legal: i64 = (quarters + (quarters >> 8)) & 15  # the sum of its bytes
            if index < legal:
                break
            index -= legal
        word += 1
    move: i64 = (word - start) << 3
    while True:
        if value & 1:
            if index == 0:
                return move
            index -= 1
        value >>= 8
        move += 1


def _allow(buffer: vec[i64], start: i64, move: i64) -> None:
    buffer[start + (move >> 3)] |= _BYTE[move & 7]


def _allow_cards(buffer: vec[i64], start: i64, first: i64, cards: i64) -> None:
    """Allow a move for each card of a set; `first` is that of the first card there is."""
    place: i64 = start + (first >> 3)
    bits: i64 = cards << (first & 7)
    while bits:
        buffer[place] |= _SPREAD[bits & 255]
        bits >>= 8
        place += 1


def _write_set(buffer: vec[i64], place: i64, cards: i64) -> None:
    buffer[place] = _SPREAD[cards & 127]
    buffer[place + 1] = _SPREAD[cards >> 7 & 127]
    buffer[place + 2] = _SPREAD[cards >> 14 & 127]
    buffer[place + 3] = _SPREAD[cards >> 21 & 127]
    buffer[place + 4] = _SPREAD[cards >> 28 & 127]
    buffer[place + 5] = _SPREAD[cards >> 35 & 127]
    buffer[place + 6] = _SPREAD[cards >> 42]


def _leads(layout: Layout, seat: i64) -> i64:
    """The colours under which a seat leads all others that are still in."""
    mine: tuple[i64, i64] = (layout.low[seat], layout.high[seat])
    if layout.alive == BIT[seat]:
        return leads_over(mine, (0, 0))
    leads: i64 = 127
    rival: i64 = 0
    while rival < layout.players:
        if rival != seat and layout.alive & BIT[rival]:
            leads &= leads_over(mine, (layout.low[rival], layout.high[rival]))
        rival += 1
    return leads

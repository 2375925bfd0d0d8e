"""The seven rules: how strong a palette is under each, who leads, and which cards count.

The strength of a palette under one rule is a *key*, `count << 6 | highest counting card + 1`, and 0 when
no card meets the rule. The keys under all seven rules are packed into two words, twelve bits each with
the top bit free as a guard, so that one subtraction compares two palettes under every rule of a word.
"""

from collections.abc import Sequence
from typing import Final

from red7.game.engine.arrays import i64, vec
from red7.game.engine.bits import BELOW_FOUR, BIT, COLOR_CARDS, EVENS, lowest

# The colours, and so the rules.
VIOLET: Final = 0
INDIGO: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
ORANGE: Final = 5
RED: Final = 6

_FIELD: Final[i64] = 12
_INDIGO: Final[i64] = 12  # violet is at 0
_BLUE: Final[i64] = 24
_GREEN: Final[i64] = 36
_ORANGE: Final[i64] = 12  # yellow is at 0
_RED: Final[i64] = 24
_KEY: Final[i64] = 0x7FF
_ONES_LOW: Final[i64] = 0x001001001001
_ONES_HIGH: Final[i64] = 0x001001001
_GUARDS_LOW: Final[i64] = 0x800800800800
_GUARDS_HIGH: Final[i64] = 0x800800800

# A number's seven cards are adjacent bits: their key as if the number were 1.
_SAME_NUMBER: Final[vec[i64]] = vec[i64]([s.bit_count() << 6 | s.bit_length() for s in range(128)])

# A colour's seven cards lie seven bits apart. The 128 sets of such bits have different remainders modulo
# _COMB, so a remainder can be used to look up a set: here its key as if the colour were violet.
_COMB: Final = 130
_COMBED: Final[dict[int, int]] = {
    sum(1 << 7 * n for n in range(7) if s >> n & 1) % _COMB: s for s in range(128)
}
_NUMBERS: Final = [_COMBED.get(remainder, 0) for remainder in range(_COMB)]
_SAME_COLOR: Final[vec[i64]] = vec[i64](
    [s.bit_count() << 6 | 7 * s.bit_length() - 6 if s else 0 for s in _NUMBERS]
)
_FIRSTS: Final[i64] = sum(1 << 7 * number for number in range(7))
_LOW_BITS: Final[i64] = 63 * _FIRSTS


def _longest_run(numbers: int) -> int:
    """The longest run among numbers, the higher of equal ones, as `length << 6 | highest number - 1`."""
    best = length = 0
    for number in range(7):
        length = length + 1 if numbers >> number & 1 else 0
        if length:
            best = max(best, length << 6 | number)
    return best


_RUN: Final[vec[i64]] = vec[i64]([_longest_run(numbers) for numbers in _NUMBERS])


def grown(mine: tuple[i64, i64], palette: i64, card: i64) -> tuple[i64, i64]:
    """The strengths after a card was added, from those before; the palette already has the card."""
    low: i64 = mine[0]
    high: i64 = mine[1]
    number: i64 = card // 7
    color: i64 = card - 7 * number
    top: i64 = card + 1
    same_color: i64 = (palette >> color) & _FIRSTS

    if number < 3:
        low += 64 + max(top - (low & 63), 0)
    run = _RUN[(((((palette & _LOW_BITS) + _LOW_BITS) | palette) >> 6) & _FIRSTS) % _COMB]
    run_top: i64 = 7 * (run & 63)
    indigo: i64 = (run & ~63) + run_top + (_SAME_NUMBER[(palette >> run_top) & 127] & 63)
    low += (indigo - (low >> _INDIGO & _KEY)) << _INDIGO
    blue: i64 = max(top - (low >> _BLUE & 63), 0)
    if same_color == BIT[7 * number]:
        blue += 64
    low += blue << _BLUE
    if number & 1:
        low += (64 + max(top - (low >> _GREEN & 63), 0)) << _GREEN

    yellow: i64 = _SAME_COLOR[same_color % _COMB] + color
    high += max(yellow - (high & _KEY), 0)
    orange: i64 = _SAME_NUMBER[(palette >> (7 * number)) & 127] + 7 * number
    high += max(orange - (high >> _ORANGE & _KEY), 0) << _ORANGE
    high += max(64 + top - (high >> _RED & _KEY), 0) << _RED
    return low, high


# The strengths of each single card, to start growing a palette from.
_ALONE_LOW: Final[vec[i64]] = vec[i64]([grown((0, 0), 1 << card, card)[0] for card in range(49)])
_ALONE_HIGH: Final[vec[i64]] = vec[i64]([grown((0, 0), 1 << card, card)[1] for card in range(49)])


def strengths(palette: i64) -> tuple[i64, i64]:
    """The strengths of a palette under all seven rules."""
    if not palette:
        return 0, 0
    first = lowest(palette)
    mine: tuple[i64, i64] = (_ALONE_LOW[first], _ALONE_HIGH[first])
    part: i64 = BIT[first]
    rest: i64 = palette ^ part
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        part |= BIT[card]
        mine = grown(mine, part, card)
    return mine


def higher(one: tuple[i64, i64], other: tuple[i64, i64]) -> tuple[i64, i64]:
    """The higher strength of two palettes under each rule."""
    low: i64 = ((one[0] | _GUARDS_LOW) - other[0]) & _GUARDS_LOW
    high: i64 = ((one[1] | _GUARDS_HIGH) - other[1]) & _GUARDS_HIGH
    low -= low >> 11
    high -= high >> 11
    return (one[0] & low) | (other[0] & ~low), (one[1] & high) | (other[1] & ~high)


def leads_over(mine: tuple[i64, i64], rival: tuple[i64, i64]) -> i64:
    """The colours, as seven bits, under which the first palette is stronger than the second."""
    low: i64 = ((mine[0] | _GUARDS_LOW) - rival[0] - _ONES_LOW) & _GUARDS_LOW
    high: i64 = ((mine[1] | _GUARDS_HIGH) - rival[1] - _ONES_HIGH) & _GUARDS_HIGH
    return (
        (low >> 11 & 1)
        | (low >> 22 & 2)
        | (low >> 33 & 4)
        | (low >> 44 & 8)
        | (high >> 7 & 16)
        | (high >> 18 & 32)
        | (high >> 29 & 64)
    )


def key(palette: int, color: int) -> int:
    """The strength of a palette under one rule: `count << 6 | highest counting card + 1`, or 0."""
    low, high = strengths(palette)
    rule: i64 = color
    if rule < 4:
        return (low >> (_FIELD * rule)) & _KEY
    return (high >> (_FIELD * (rule - 4))) & _KEY


def leader(palettes: Sequence[int], color: int, out: Sequence[int] = ()) -> int | None:
    """The seat that leads under a colour among those still in, or None if no palette meets the rule."""
    best_seat: int | None = None
    best = 0
    for seat, palette in enumerate(palettes):
        if seat not in out and (strength := key(palette, color)) > best:
            best_seat, best = seat, strength
    return best_seat


def counting(palette: int, color: int) -> int:
    """Exactly the cards of a palette that count under a colour: what leads now, and what would score."""
    strength = key(palette, color)
    if strength == 0:
        return 0
    top = (strength & 63) - 1
    number = top // 7
    if color == RED:
        return BIT[top]
    if color == ORANGE:
        return palette & (127 << 7 * number)
    if color == YELLOW:
        return palette & COLOR_CARDS[top % 7]
    if color == GREEN:
        return palette & EVENS
    if color == VIOLET:
        return palette & BELOW_FOUR
    groups: list[int] = []
    if color == BLUE:
        groups += [palette & COLOR_CARDS[hue] for hue in range(7)]
    else:
        groups += [palette & (127 << 7 * step) for step in range(number - (strength >> 6) + 1, number + 1)]
    return sum([1 << group.bit_length() - 1 for group in groups if group])

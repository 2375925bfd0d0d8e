"""What counts, and who leads and why, as messages."""

from collections.abc import Sequence
from functools import cache, lru_cache

from red7.game.cards import CARDS, Card, Color, cards_of
from red7.game.engine.canvas import counting, key
from red7.game.messages import Message, Seat


def shown(palette: int, color: Color) -> Message:
    """What a palette shows under a rule, as in `three evens`; it has to meet the rule."""
    return _set(key(palette, color), color)


def why_leads(palettes: Sequence[int], color: Color, out: Sequence[int] = ()) -> Message:
    """Who leads under a rule, and why: how many cards count, which is the highest, and who comes next."""
    best = rival = -1
    strength = next_strength = -1
    for seat, palette in enumerate(palettes):
        if seat in out:
            continue
        own = key(palette, color)
        if own > strength:
            rival, next_strength = best, strength
            best, strength = seat, own
        elif own > next_strength:
            rival, next_strength = seat, own
    return _lead(color, best, strength, rival, max(next_strength, 0))


def what_counts(palette: int, seat: int, color: Color) -> Message:
    """Which cards of a seat's palette count under a rule."""
    cards = cards_of(counting(palette, color))[::-1]
    if not cards:
        return Message("counts-nothing", who=Seat(seat))
    return Message("counts", who=Seat(seat), set=shown(palette, color), cards=cards)


@lru_cache(maxsize=1 << 14)  # a server says it seven times after every move
def _lead(color: Color, best: int, strength: int, rival: int, next_strength: int) -> Message:
    if not strength:
        return Message(f"lead-nobody-{color}")
    lead: dict[str, object] = {
        "who": Seat(best),
        "set": _set(strength, color),
        "count": strength >> 6,
        "top": _top(strength),
    }
    if next_strength:
        lead["rival"] = Seat(rival)
        lead["rival-set"] = _set(next_strength, color)
        lead["rival-top"] = _top(next_strength)
    return Message(_lead_code(color, strength, rival, next_strength), **lead)


def _lead_code(color: int, strength: int, rival: int, next_strength: int) -> str:
    if rival < 0:
        return "lead-last"
    if not next_strength:
        return "lead-only"
    if color == Color.RED:
        return "lead-highest"
    return "lead-more" if next_strength >> 6 < strength >> 6 else "lead-tie"


@cache  # there are some hundreds
def _set(strength: int, color: Color) -> Message:
    top = _top(strength)
    return Message(f"set-{color}", count=strength >> 6, top=top, number=top.number, color=top.color)


def _top(strength: int) -> Card:
    return CARDS[(strength & 63) - 1]

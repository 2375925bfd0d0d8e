"""Codes with arguments that can be said in any language: what counts, and who leads and why.

A phrase is data. `red7.speech.words` says it; as JSON it travels to a browser, which says it from the same
files.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from red7.game.cards import CARDS, NAMES, Card, Color, cards_of
from red7.game.engine.canvas import counting, key
from red7.game.values import Value


@dataclass(frozen=True)
class Seat(Value):
    """A seat as an argument: said by its player's name, or as the player spoken to."""

    index: int


@dataclass(frozen=True)
class Phrase(Value):
    """A code with arguments that is yet to be said; an argument may be a phrase itself."""

    code: str
    arguments: Mapping[str, object]

    def data(self) -> dict[str, object]:
        """The phrase in the form of JSON: seats as numbers, cards and colours as texts."""
        return {"code": self.code} | {name: _plain(value) for name, value in self.arguments.items()}


def phrase(code: str, /, **arguments: object) -> Phrase:
    """A phrase of a code and its arguments."""
    return Phrase(code, arguments)


def counted(palette: int, color: Color) -> Phrase:
    """What a palette shows under a rule, as in `three evens`; it has to meet the rule."""
    return _set(key(palette, color), color)


def why_leads(palettes: Sequence[int], color: Color, out: Sequence[int] = ()) -> Phrase:
    """Who leads under a rule, and why: how many cards count, which is the highest, and who comes next."""
    best, strength, rival, next_strength = _two_best(palettes, color, out)
    if not strength:
        return phrase(f"lead-nobody-{color}")
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
    return Phrase(_lead_code(color, strength, rival, next_strength), lead)


def why_leads_data(palettes: Sequence[int], color: Color, out: Sequence[int] = ()) -> dict[str, object]:
    """The data of `why_leads`, quickly: a server says it seven times after every move.

    Its sets are kept and shared, so nothing in it may be changed.
    """
    best, strength, rival, next_strength = _two_best(palettes, color, out)
    if not strength:
        return {"code": f"lead-nobody-{color}"}
    lead: dict[str, object] = {
        "code": _lead_code(color, strength, rival, next_strength),
        "who": best,
        "set": _set_data(strength, color),
        "count": strength >> 6,
        "top": NAMES[(strength & 63) - 1],
    }
    if next_strength:
        lead["rival"] = rival
        lead["rival-set"] = _set_data(next_strength, color)
        lead["rival-top"] = NAMES[(next_strength & 63) - 1]
    return lead


def what_counts(palette: int, seat: int, color: Color) -> Phrase:
    """Which cards of a seat's palette count under a rule."""
    cards = cards_of(counting(palette, color))[::-1]
    if not cards:
        return phrase("counts-nothing", who=Seat(seat))
    return phrase("counts", who=Seat(seat), set=counted(palette, color), cards=cards)


def _two_best(palettes: Sequence[int], color: int, out: Sequence[int]) -> tuple[int, int, int, int]:
    """The strongest seat still in under a rule and its key, then the next one: -1 if nobody else is in."""
    best = rival = -1
    strength = next_strength = -1
    for seat, palette in enumerate(palettes):
        if seat in out:
            continue
        found = key(palette, color)
        if found > strength:
            rival, next_strength = best, strength
            best, strength = seat, found
        elif found > next_strength:
            rival, next_strength = seat, found
    return best, strength, rival, max(next_strength, 0)


def _lead_code(color: int, strength: int, rival: int, next_strength: int) -> str:
    if rival < 0:
        return "lead-last"
    if not next_strength:
        return "lead-only"
    if color == Color.RED:
        return "lead-highest"
    return "lead-more" if next_strength >> 6 < strength >> 6 else "lead-tie"


def _set(strength: int, color: Color) -> Phrase:
    top = _top(strength)
    return phrase(f"set-{color}", count=strength >> 6, top=top, number=top.number, color=top.color)


@cache  # there are some hundreds
def _set_data(strength: int, color: Color) -> dict[str, object]:
    return _set(strength, color).data()


def _top(strength: int) -> Card:
    return CARDS[(strength & 63) - 1]


def _plain(value: object) -> object:
    kind = type(value)
    if kind is int or kind is str:  # which most are
        return value
    if isinstance(value, Card | Color):
        return str(value)
    if isinstance(value, Seat):
        return value.index
    if isinstance(value, Phrase):
        return value.data()
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value

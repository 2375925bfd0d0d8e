"""Codes with arguments that can be said in any language: what counts, and who leads and why.

A phrase is data. `red7.words` says it; as JSON it travels to a browser, which says it from the same files.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from red7.game.canvas import counting, key
from red7.game.cards import Card, Color, cards_of
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
    strength = key(palette, color)
    top = Card((strength & 63) - 1)
    return phrase(f"set-{color}", count=strength >> 6, top=top, number=top.number, color=top.color)


def why_leads(palettes: Sequence[int], color: Color, out: Sequence[int] = ()) -> Phrase:
    """Who leads under a rule, and why: how many cards count, which is the highest, and who comes next."""
    keys = {seat: key(palette, color) for seat, palette in enumerate(palettes) if seat not in out}
    ranked = sorted(keys, key=lambda seat: -keys[seat])
    best = ranked[0]
    if not keys[best]:
        return phrase(f"lead-nobody-{color}")
    lead: dict[str, object] = {
        "who": Seat(best),
        "set": counted(palettes[best], color),
        "count": keys[best] >> 6,
        "top": Card((keys[best] & 63) - 1),
    }
    if len(ranked) == 1:
        return phrase("lead-last", **lead)
    rival = ranked[1]
    if not keys[rival]:
        return phrase("lead-only", **lead)
    rivals = lead | {
        "rival": Seat(rival),
        "rival-set": counted(palettes[rival], color),
        "rival-top": Card((keys[rival] & 63) - 1),
    }
    if color is Color.RED:
        return phrase("lead-highest", **rivals)
    return phrase("lead-more" if keys[rival] >> 6 < keys[best] >> 6 else "lead-tie", **rivals)


def what_counts(palette: int, seat: int, color: Color) -> Phrase:
    """Which cards of a seat's palette count under a rule."""
    cards = cards_of(counting(palette, color))[::-1]
    if not cards:
        return phrase("counts-nothing", who=Seat(seat))
    return phrase("counts", who=Seat(seat), set=counted(palette, color), cards=cards)


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

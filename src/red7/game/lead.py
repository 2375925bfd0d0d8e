"""What counts, and who leads and why, as messages."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from red7.game.cards import CARDS, NAMES, Card, Color, cards_of
from red7.game.engine.canvas import counting, key
from red7.game.messages import Message, SeatName


def shown(palette: int, color: Color) -> Message:
    """What a palette has under a rule, as in `three evens`; it has to meet the rule."""
    return _set(key(palette, color), color)


def why_leads(palettes: Sequence[int], color: Color, out: Sequence[int] = ()) -> Message:
    """Who leads under a rule, and why: how many cards count, which is the highest, and who comes next."""
    ranks = _first_two(palettes, color, out)
    return Message(_lead_code(color, *ranks[1:]), **_arguments(color, *ranks, _MESSAGE))


def why_behind(palettes: Sequence[int], color: Color, seat: int, out: Sequence[int] = ()) -> Message:
    """Who leads under a rule and why, compared with the cards of this seat, which is still in."""
    best, strength, rival, next_strength = _first_two(palettes, color, out)
    if not next_strength or seat in (best, rival):
        return why_leads(palettes, color, out)
    own = key(palettes[seat], color)
    code = "lead-above" if color == Color.RED else _lead_code(color, strength, seat, own)
    arguments = _arguments(color, best, strength, seat, own, _MESSAGE)
    return Message(code, **arguments) if own else Message("lead-without", **arguments, rival=SeatName(seat))


def lead_data(palettes: Sequence[int], color: Color, out: Sequence[int] = ()) -> dict[str, object]:
    """`why_leads(...).data()`, without making the message: a server needs seven of them after every move."""
    return _lead_data(color, *_first_two(palettes, color, out))


def what_counts(palette: int, seat: int, color: Color) -> Message:
    """Which cards of a seat's palette count under a rule."""
    cards = cards_of(counting(palette, color))[::-1]
    if not cards:
        return Message("counts-nothing", who=SeatName(seat))
    if color == Color.RED:
        return Message("counts-red", who=SeatName(seat), cards=cards)
    return Message("counts", who=SeatName(seat), set=shown(palette, color), cards=cards)


def _first_two(palettes: Sequence[int], color: Color, out: Sequence[int]) -> tuple[int, int, int, int]:
    """The leader under a rule and its strength, and the same for the runner-up; -1 and 0 for nobody."""
    best = rival = -1
    strength = next_strength = -1
    for seat, palette in enumerate(palettes):
        if seat in out:
            continue
        own = _keys(palette)[color]
        if own > strength:
            rival, next_strength = best, strength
            best, strength = seat, own
        elif own > next_strength:
            rival, next_strength = seat, own
    return best, strength, rival, max(next_strength, 0)


@lru_cache(maxsize=1 << 14)  # most moves change one palette
def _keys(palette: int) -> tuple[int, ...]:
    """The strengths of a palette under all rules."""
    return tuple([key(palette, color) for color in range(7)])


@lru_cache(maxsize=1 << 14)
def _lead_data(color: Color, best: int, strength: int, rival: int, next_strength: int) -> dict[str, object]:
    code = _lead_code(color, strength, rival, next_strength)
    return {"code": code} | _arguments(color, best, strength, rival, next_strength, _DATA)


def _lead_code(color: Color, strength: int, rival: int, next_strength: int) -> str:
    if not strength:
        return f"lead-nobody-{color}"
    if rival < 0:
        return "lead-last"
    if not next_strength:
        return "lead-only"
    if color == Color.RED:
        return "lead-highest"
    return "lead-more" if next_strength >> 6 < strength >> 6 else "lead-tie"


class _Form(NamedTuple):
    """How the arguments of a message are written."""

    seat: Callable[[int], object]
    set: Callable[[int, Color], object]
    card: Callable[[int], object]


def _arguments(
    color: Color, best: int, strength: int, rival: int, next_strength: int, form: _Form
) -> dict[str, object]:
    if not strength:
        return {}
    arguments = {
        "who": form.seat(best),
        "set": form.set(strength, color),
        "count": strength >> 6,
        "top": form.card(strength),
    }
    if next_strength:
        arguments["rival"] = form.seat(rival)
        arguments["rival-set"] = form.set(next_strength, color)
        arguments["rival-top"] = form.card(next_strength)
    return arguments


@cache  # there are some hundreds
def _set(strength: int, color: Color) -> Message:
    top = _top(strength)
    return Message(f"set-{color}", count=strength >> 6, top=top, number=top.number, color=top.color)


def _top(strength: int) -> Card:
    return CARDS[(strength & 63) - 1]


@cache
def _set_data(strength: int, color: Color) -> dict[str, object]:
    return _set(strength, color).data()


def _top_name(strength: int) -> str:
    return NAMES[(strength & 63) - 1]


_MESSAGE: Final = _Form(SeatName, _set, _top)
_DATA: Final = _Form(int, _set_data, _top_name)

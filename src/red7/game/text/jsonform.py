"""Positions, views and leaders as plain data, the form of JSON: cards are texts, seats count from 0.

A position has the fields `edition`, `draw`, `scoring`, `actions`, `hands`, `palettes`, `deck` (bottom to
top), `canvas` (a colour letter, or the top card), `turn` and `out`; further `known` (of each hand),
`deck_known` (how many cards on top), `scored`, and for a turn in progress `phase`, `bound` and `seven`. A
missing field means: no option, nobody out, seat 0 to move at the start of a turn, an empty deck, nothing
known or scored, the international edition.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, cast

from red7.game.canvas import canvas_text, parse_canvas
from red7.game.cards import HIDDEN, NAMES, Card, CardSet, cards_of
from red7.game.checks import short
from red7.game.editions import DEFAULT_EDITION, OPTION_NAMES, Edition, Options
from red7.game.engine.canvas import counting, key, leader
from red7.game.errors import InvalidError, Red7Error, syntax_error
from red7.game.messages import Message
from red7.game.position import Position
from red7.game.sight import RoundSeen, Sight, Standing

_FIELDS: Final = {
    "edition", *OPTION_NAMES, "hands", "palettes", "deck", "canvas", "turn", "out",
    "known", "deck_known", "scored", "phase", "bound", "seven",
}  # fmt: skip
_ANSWERS: Final = {"leader", "turns"}  # added by our own answers, so that an answer can be used as input
_LEADER_FIELDS: Final = {"canvas", "out", "palettes"}
_LEADER_ANSWERS: Final = {"leader", "counts", "scored"}


def parse_json(line: str) -> object:
    """The value of a line of JSON; `InvalidError` points at the mistake."""
    try:
        value: object = json.loads(line.strip(), parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise syntax_error(line[error.pos :].strip()[:40], "JSON", error.colno) from None
    except Red7Error:
        raise
    except RecursionError:
        raise syntax_error(line.strip()[:40], Message("expected-nesting"), 1) from None
    except ValueError:  # an integer with thousands of digits, which Python does not read
        raise syntax_error(line.strip()[:40], Message("expected-digits"), 1) from None
    return value


def _refuse_constant(name: str) -> object:
    raise syntax_error(name, Message("expected-number"), 1)


def position_of(data: object) -> Position:
    """The position in plain data; `InvalidError` names the field that is wrong."""
    fields = _mapping(data, _FIELDS, _ANSWERS)
    edition = fields.get("edition", DEFAULT_EDITION.name)
    if not isinstance(edition, str):
        raise _wrong("edition", edition, Message("expected-edition"))
    position = Position(
        hands=_card_sets(fields, "hands"),
        palettes=_card_sets(fields, "palettes"),
        deck=tuple(_cards(fields.get("deck", []), "deck")),
        canvas=_canvas(fields.get("canvas")),
        turn=_seat(fields.get("turn", 0), "turn"),
        out=tuple(_seat(seat, "out") for seat in _list(fields.get("out", []), "out")),
        edition=Edition.parse(edition),
        options=Options(**{name: _flag(fields, name) for name in OPTION_NAMES}),
        **_further(fields),
    )
    return position.checked()


def _further(fields: Mapping[str, object]) -> dict[str, Any]:
    """The fields about what is known, scored and in progress, if present."""
    more: dict[str, Any] = {}
    if "known" in fields:
        more["known"] = _card_sets(fields, "known")
    if "deck_known" in fields:
        more["deck_known"] = _number(fields["deck_known"], "deck_known")
    if "scored" in fields:
        more["scored"] = CardSet(_cards(fields["scored"], "scored"))
    if "phase" in fields:
        more["phase"] = str(fields["phase"])
    if "bound" in fields:
        more["bound"] = _flag(fields, "bound")
    if fields.get("seven") is not None:
        more["seven"] = _cards([fields["seven"]], "seven")[0]
    return more


def position_data(position: Position) -> dict[str, object]:
    """A position as plain data, with all fields that `position_of` reads."""
    return {
        "edition": position.edition.name,
        **{name: getattr(position.options, name) for name in OPTION_NAMES},
        "hands": [_names(hand) for hand in position.hands],
        "palettes": [_names(palette) for palette in position.palettes],
        "deck": [NAMES[card] for card in position.deck],
        "canvas": canvas_text(position.canvas),
        "turn": position.turn,
        "out": list(position.out),
        "known": [_names(known) for known in position.known],
        "deck_known": position.deck_known,
        "scored": _names(position.scored),
        "phase": position.phase,
        "bound": position.bound,
        "seven": NAMES[position.seven] if position.seven >= 0 else None,
    }


def turns_of(position: Position) -> dict[str, object]:
    """The leader, and every legal complete turn in notation with `in` or `out`."""
    round_ = position.round()
    turns = round_.turns()
    fates = {round_.text(turn): "in" if turns.keeps_in(index) else "out" for index, turn in enumerate(turns)}
    return {
        "leader": leader(position.palettes, position.color, position.out),
        "turns": dict(sorted(fates.items())),
    }


def leaders_of(data: object) -> dict[str, object]:
    """For `palettes` under a `canvas`: who leads, how many cards of each count, which each would score."""
    fields = _mapping(data, _LEADER_FIELDS, _LEADER_ANSWERS)
    palettes = _card_sets(fields, "palettes")
    seen = 0
    for palette in palettes:
        if twice := seen & palette:
            raise InvalidError("position-cards", card=cards_of(twice)[0])
        seen |= palette
    if not 2 <= len(palettes) <= 4:
        raise InvalidError("position-players", found=len(palettes))
    color = _canvas(fields.get("canvas")) % 7
    out = [_seat(seat, "out") for seat in _list(fields.get("out", []), "out")]
    for seat in out:
        if not 0 <= seat < len(palettes):
            raise InvalidError("position-seat", found=seat, last=len(palettes) - 1)
    return {
        "leader": leader(palettes, color, out),
        "counts": [key(palette, color) >> 6 for palette in palettes],
        "scored": [sorted(_names(counting(palette, color))) for palette in palettes],
    }


def palettes_data(position: Position) -> dict[str, object]:
    """The palettes and the canvas of a position, as `leaders_of` reads them."""
    return {
        "palettes": [_names(palette) for palette in position.palettes],
        "canvas": position.color.letter,
        "out": list(position.out),
    }


def sight_data(sight: Sight) -> dict[str, object]:
    """What a viewer sees as plain data, with `??` for each hidden card."""
    hidden = sight.hidden()
    return {
        "viewer": None if sight.viewer < 0 else sight.viewer,
        "edition": sight.edition.name,
        **{name: getattr(sight.options, name) for name in OPTION_NAMES},
        "hands": [_names(sight.seen_hand(seat)) + [HIDDEN] * hidden[seat] for seat in range(sight.players)],
        "known": [_names(known) for known in sight.known],
        "palettes": [_names(palette) for palette in sight.palettes],
        "deck": [HIDDEN] * (sight.deck_size - len(sight.deck_top)) + [NAMES[card] for card in sight.deck_top],
        "canvas": canvas_text(sight.canvas),
        "pile": _names(sight.pile),
        "scored": _names(sight.scored),
        "turn": sight.turn,
        "out": list(sight.out),
        "phase": sight.phase,
        "bound": sight.bound,
        "seven": NAMES[sight.seven] if sight.seven >= 0 else None,
        "winner": sight.winner,
        "standing": None if sight.standing is None else _standing_data(sight.standing),
        "seen": None if sight.seen is None else _seen_data(sight.seen),
    }


def _standing_data(standing: Standing) -> dict[str, object]:
    return {"points": list(standing.points), "target": standing.target, "anew": standing.reshuffles}


def _seen_data(seen: RoundSeen) -> dict[str, object]:
    return {
        "palettes": [_names(palette) for palette in seen.palettes],
        "turns": [[turn.seat, turn.text] for turn in seen.turns],
    }


def _names(mask: int) -> list[str]:
    return [NAMES[card] for card in cards_of(mask)]


def _wrong(field: str, value: object, expected: Message) -> InvalidError:
    return InvalidError("field-wrong", field=field, found=short(repr(value)), expected=expected)


def _mapping(data: object, fields: set[str], answers: set[str]) -> Mapping[str, object]:
    """The fields of an object; unknown ones are refused."""
    if not isinstance(data, Mapping):
        raise InvalidError("data-object", found=short(repr(data)))
    for name in data:
        if name not in fields | answers:
            raise InvalidError("field-unknown", field=name, expected=", ".join(sorted(fields)))
    return cast("Mapping[str, object]", data)


def _list(value: object, field: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong(field, value, Message("expected-list"))
    return cast("list[object]", value)


def _flag(fields: Mapping[str, object], field: str) -> bool:
    value = fields.get(field, False)
    if not isinstance(value, bool):
        raise _wrong(field, value, Message("expected-flag"))
    return value


def _number(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(field, value, Message("expected-number"))
    return value


def _seat(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(field, value, Message("expected-seat-counted"))
    return value


def _cards(value: object, field: str) -> list[Card]:
    cards: list[Card] = []
    for name in _list(value, field):
        if not isinstance(name, str) or name not in NAMES:
            raise _wrong(field, name, Message("expected-card"))
        if Card[name] in cards:
            raise InvalidError("position-cards", card=Card[name])
        cards.append(Card[name])
    return cards


def _card_sets(fields: Mapping[str, object], field: str) -> tuple[CardSet, ...]:
    if field not in fields:
        raise InvalidError("field-missing", field=field)
    return tuple(CardSet(_cards(cards, field)) for cards in _list(fields[field], field))


def _canvas(value: object) -> int:
    canvas = parse_canvas(value)
    if canvas is None:
        raise _wrong("canvas", value, Message("expected-canvas"))
    return canvas

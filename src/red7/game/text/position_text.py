"""A position, or what a viewer sees of it, in one line of text.

Eight fields: edition, options, canvas, seat to move, seats, deck, scored cards, phase.

    intl-1.2 draw+actions G4 0 R7O6:B1/!V2*Y3:O5 G1V4*B3 - play

A seat is `hand:palette`, seats are separated by `/`, and `!` marks one that is out. The deck is listed from
bottom to top. Cards after a `*` are known to everybody: in a hand because all saw them being drawn, on the
deck because all saw them being put there. `-` stands for nothing. The canvas is its top card, or only its
colour. The phase may carry `!` (the turn must end with the lead) and the 7 that is being decided on
(`tuck=R7`). A view has `??` for each hidden card, and two fields more: the cards of the canvas
pile, and `@` with the viewer's seat, or `@-`.
"""

import re
from typing import TYPE_CHECKING, Final

from red7.game.canvas import canvas_text, parse_canvas
from red7.game.cards import HIDDEN, NAMES, Card, CardSet, cards_of
from red7.game.checks import expect
from red7.game.editions import ALL_EDITIONS, Edition, Options
from red7.game.engine.bits import NOBODY
from red7.game.engine.layout import PHASES, TUCK, Fields
from red7.game.errors import InvalidError, syntax_error
from red7.game.messages import Message

if TYPE_CHECKING:
    from red7.game.position import Position
    from red7.game.sight import Sight


def cards_text(mask: int) -> str:
    """The cards of a set in one word, from high to low."""
    return "".join(NAMES[card] for card in reversed(cards_of(mask)))


def position_text(position: "Position") -> str:
    """A position in one line."""
    hands = [
        _joined(cards_text(hand & ~known), cards_text(known))
        for hand, known in zip(position.hands, position.known, strict=True)
    ]
    split = len(position.deck) - position.deck_known
    names = [NAMES[card] for card in position.deck]
    deck = _joined("".join(names[:split]), "".join(names[split:]))
    return " ".join(_fields(position, hands, deck))


def view_text(sight: "Sight") -> str:
    """What a viewer sees in one line, with `??` for each hidden card."""
    hands = []
    for seat in range(sight.players):
        own = sight.seen_hand(seat) & ~sight.known[seat]
        hands.append(_joined(cards_text(own) + HIDDEN * sight.hidden()[seat], cards_text(sight.known[seat])))
    deck = _joined(
        HIDDEN * (sight.deck_size - len(sight.deck_top)), "".join(NAMES[card] for card in sight.deck_top)
    )
    viewer = "-" if sight.viewer < 0 else str(sight.viewer)
    return " ".join([*_fields(sight, hands, deck), cards_text(sight.pile) or "-", f"@{viewer}"])


def _joined(private: str, public: str) -> str:
    return (private + (f"*{public}" if public else "")) or "-"


def _fields(state: "Position | Sight", hands: list[str], deck: str) -> list[str]:
    seats = []
    for seat, hand in enumerate(hands):
        mark = "!" if seat in state.out else ""
        seats.append(f"{mark}{hand}:{cards_text(state.palettes[seat]) or '-'}")
    phase = state.phase + ("!" if state.bound else "")
    if state.phase == PHASES[TUCK]:
        phase += f"={NAMES[state.seven]}"
    return [
        state.edition.name,
        str(state.options),
        canvas_text(state.canvas),
        str(state.turn),
        "/".join(seats),
        deck,
        cards_text(state.scored) or "-",
        phase,
    ]


_FIELDS: Final = ("edition", "options", "canvas", "turn", "seats", "deck", "scored", "phase")


class _Reader:
    """Reads the fields of a position's text from left to right, and knows the place of each part."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._fields = 0
        self._end = -1  # the end of the current field
        self._start = 0  # the start of the current part

    def fail(self, text: str, expected: Message) -> InvalidError:
        return syntax_error(text, expected, self._start + 1)

    def field(self) -> str:
        """The next field of the line."""
        self._start = self._end + 1
        if self._start >= len(self._text):
            raise self.fail("", Message(f"expected-field-{_FIELDS[self._fields]}"))
        end = self._text.find(" ", self._start)
        self._end = len(self._text) if end < 0 else end
        self._fields += 1
        return self._text[self._start : self._end]

    def close(self) -> None:
        if self._end < len(self._text):
            self._start = self._end + 1
            raise self.fail(self._text[self._start :], Message("expected-nothing-more"))

    def skip(self, part: str) -> None:
        """Skip a part of the field."""
        self._start += len(part)

    def cards(self, text: str) -> list[Card]:
        """Read the cards of this part of a field."""
        cards: list[Card] = []
        for name in re.findall("..?", text.removeprefix("-") if text == "-" else text):
            if name not in NAMES:
                raise self.fail(name, Message("expected-card"))
            if Card[name] in cards:
                raise self.fail(name, Message("expected-card-once"))
            cards.append(Card[name])
            self.skip(name)
        return cards

    def marked_cards(self, text: str) -> tuple[list[Card], list[Card]]:
        """Cards before and after a `*`; the latter are known to everybody."""
        private, star, public = text.partition("*")
        hidden = self.cards(private)
        self.skip(star)
        if star and not public:
            raise self.fail("", Message("expected-cards-known"))
        return hidden, self.cards(public)

    def seat(self, text: str) -> int:
        if text not in ("0", "1", "2", "3"):
            raise self.fail(text, Message("expected-seat"))
        return int(text)


def parse_fields(text: str) -> tuple[Edition, Options, Fields]:
    """The fields of a position in a line of text; `InvalidError` says where it is wrong."""
    expect(text, str)
    reader = _Reader(text)
    edition, options = _parse_edition(reader), _parse_options(reader)
    canvas = _parse_canvas(reader)
    turn = reader.seat(reader.field())
    hands, palettes, known, out = _parse_seats(reader)
    covered, top = reader.marked_cards(reader.field())
    scored = reader.cards(reader.field())
    phase, bound, seven = _parse_phase(reader)
    reader.close()
    fields = Fields(
        hands=tuple(hands),
        palettes=tuple(palettes),
        known=tuple(known),
        deck=tuple(covered + top),
        deck_known=len(top),
        canvas=canvas,
        scored=CardSet(scored),
        turn=turn,
        out=tuple(out),
        phase=phase,
        bound=bound,
        seven=seven,
    )
    return edition, options, fields


def _parse_edition(reader: _Reader) -> Edition:
    name = reader.field()
    if name not in ALL_EDITIONS:
        raise reader.fail(name, Message("expected-one-of", choices=", ".join(ALL_EDITIONS)))
    return ALL_EDITIONS[name]


def _parse_options(reader: _Reader) -> Options:
    text = reader.field()
    try:
        return Options.parse(text)
    except InvalidError:
        raise reader.fail(text, Message("expected-options")) from None


def _parse_seats(reader: _Reader) -> tuple[list[CardSet], list[CardSet], list[CardSet], list[int]]:
    """The hands, the palettes, the known cards of the hands, and the seats that are out."""
    hands: list[CardSet] = []
    palettes: list[CardSet] = []
    known: list[CardSet] = []
    out: list[int] = []
    for seat, part in enumerate(reader.field().split("/")):
        if part.startswith("!"):
            out.append(seat)
            reader.skip("!")
        hand, colon, palette = part.removeprefix("!").partition(":")
        if not colon:
            raise reader.fail(part, Message("expected-hand-and-palette"))
        private, public = reader.marked_cards(hand)
        reader.skip("-:" if hand == "-" else ":")
        hands.append(CardSet(private + public))
        known.append(CardSet(public))
        palettes.append(CardSet(reader.cards(palette)))
        reader.skip("-/" if palette == "-" else "/")
    return hands, palettes, known, out


def _parse_canvas(reader: _Reader) -> int:
    word = reader.field()
    canvas = parse_canvas(word)
    if canvas is None:
        raise reader.fail(word, Message("expected-canvas"))
    return canvas


def _parse_phase(reader: _Reader) -> tuple[str, bool, int]:
    word = reader.field()
    parts = re.fullmatch(r"([a-z]+)(!?)(?:=([A-Z][1-7]))?", word)
    if not parts or parts[1] not in PHASES or (parts[3] or NAMES[0]) not in NAMES:
        raise reader.fail(word, Message("expected-phase", choices=", ".join(PHASES)))
    return parts[1], bool(parts[2]), Card[parts[3]] if parts[3] else NOBODY

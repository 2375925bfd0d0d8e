"""A round's state as a value: frozen, comparable, hashable, and built from data or text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from red7.game.cards import CARDS, NO_CARDS, Card, CardSet, Color
from red7.game.editions import DEFAULT_EDITION, Edition, Options
from red7.game.engine import layout
from red7.game.engine.bits import DECK_SIZE, FIVES, ONES
from red7.game.engine.layout import DISCARD, OVER, PHASES, PLAY, TUCK, Fields
from red7.game.errors import InvalidError
from red7.game.pictures import DrawnTable
from red7.game.round import Round
from red7.game.text.position_text import parse_fields, position_text
from red7.game.turns import Turns


class RoundFacts:
    """What follows from the fields that positions and sights share."""

    palettes: tuple[CardSet, ...]
    canvas: int
    out: tuple[int, ...]
    phase: str

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.palettes)

    @property
    def color(self) -> Color:
        """The colour of the canvas, and so the rule in force."""
        return Color(self.canvas % 7)

    @property
    def winner(self) -> int | None:
        """The seat that won the round, or None while it goes on."""
        if not self.is_over:
            return None
        return next(seat for seat in range(self.players) if seat not in self.out)

    @property
    def is_over(self) -> bool:
        """Whether the round has a winner."""
        return self.phase == PHASES[OVER]


@dataclass(frozen=True, repr=False)
class Position(RoundFacts, DrawnTable):
    """Everything about a round at one moment.

    The deck lists its cards from bottom to top. `canvas` is the top card, or 49 + colour if only that is
    known. Cards that lie nowhere else are in the canvas pile.
    """

    hands: tuple[CardSet, ...]
    palettes: tuple[CardSet, ...]
    deck: tuple[Card, ...] = ()
    canvas: int = DECK_SIZE + Color.RED
    turn: int = 0
    out: tuple[int, ...] = ()
    edition: Edition = DEFAULT_EDITION
    options: Options = Options()
    known: tuple[CardSet, ...] = ()  # for each seat, the cards in hand that everybody saw being drawn
    deck_known: int = 0  # how many cards on top of the deck everybody saw being put there
    scored: CardSet = NO_CARDS
    phase: str = PHASES[PLAY]
    bound: bool = False
    seven: int = -1

    def __post_init__(self) -> None:
        self._set("hands", tuple([CardSet(cards) for cards in self.hands]))
        self._set("palettes", tuple([CardSet(cards) for cards in self.palettes]))
        self._set("known", tuple([CardSet(cards) for cards in self.known]) or (CardSet(),) * len(self.hands))
        self._set("scored", CardSet(self.scored))
        self._set("deck", _cards(self.deck))
        self._set("out", tuple(sorted(set(self.out))))
        _check(self)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @property
    def deck_size(self) -> int:
        """How many cards the deck has."""
        return len(self.deck)

    def turns(self) -> Turns:
        """All legal complete turns of the seat to move; none once the round is over or a turn has begun."""
        return self.round().turns()

    def __str__(self) -> str:
        return position_text(self)

    @classmethod
    def parse(cls, text: str) -> "Position":
        """The position of a line of text; see `red7.game.text.position_text`."""
        edition, options, fields = parse_fields(text)
        return cls(edition=edition, options=options, **fields._asdict()).checked()

    def checked(self) -> "Position":
        """The same position; `InvalidError` if its turn in progress cannot go on."""
        if self.winner is None and not self.round().moves():
            raise InvalidError("position-turn", phase=self.phase)
        return self

    @classmethod
    def of(cls, round_: Round) -> "Position":
        """The position a round is in."""
        return cls(edition=round_.edition, options=round_.options, **round_.kernel.fields()._asdict())

    def round(self) -> Round:
        """A round to play on from this position."""
        fields = Fields(**{name: getattr(self, name) for name in Fields._fields})
        return Round.of_fields(self.edition, self.options, fields)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"


class InRound(Protocol):
    """Something with a round, such as a match."""

    @property
    def round(self) -> Round:
        """The round in play."""
        ...


def round_of(subject: Round | Position | InRound) -> Round:
    """The round of a subject: itself, the one to play on from a position, or that of a match."""
    if isinstance(subject, Round):
        return subject
    if isinstance(subject, Position):
        return subject.round()
    round_ = getattr(subject, "round", subject)
    if not isinstance(round_, Round):
        kinds = ", ".join(["Round", "Match", "Position"])
        raise InvalidError("argument", found=repr(subject), expected=kinds)
    return round_


def _check(position: Position) -> None:
    """Refuse an impossible position."""
    players = position.players
    if len(position.hands) != players:
        raise InvalidError("position-seats", hands=len(position.hands), palettes=players)
    if len(position.known) != players:
        raise InvalidError("position-seats-known", hands=players, known=len(position.known))
    if not 2 <= players <= 4:
        raise InvalidError("position-players", found=players)
    for seat in (position.turn, *position.out):
        if not 0 <= seat < players:
            raise InvalidError("position-seat", found=seat, last=players - 1)
    _check_cards(position)
    for seat in range(players):
        if not position.palettes[seat] and seat not in position.out:
            raise InvalidError("position-palette", seat=seat)
        if stray := position.known[seat] & ~position.hands[seat]:
            raise InvalidError("position-known", card=stray.lowest, seat=seat)
    if not 0 <= position.deck_known <= len(position.deck):
        raise InvalidError("position-deck-known", found=position.deck_known, size=len(position.deck))
    if position.phase not in PHASES:
        raise InvalidError("position-phase", found=position.phase, expected=", ".join(PHASES))
    left = players - len(position.out)
    if not left or (position.phase == PHASES[OVER]) != (left == 1):
        raise InvalidError("position-winner", found=left)
    if left > 1 and position.turn in position.out:
        raise InvalidError("position-alive", seat=position.turn)
    _check_turn(position)


def _check_turn(position: Position) -> None:
    """Refuse a turn in progress that cannot have come about."""
    phase = position.phase
    palette = position.palettes[position.turn]
    if phase == PHASES[TUCK]:
        if not (position.seven >= Card.V7 and palette >> position.seven & 1):
            card = Card(position.seven) if 0 <= position.seven < DECK_SIZE else position.seven
            raise InvalidError("position-seven", card=card)
    elif position.seven >= 0:
        raise InvalidError("position-turn", phase=phase)
    if (position.bound and phase != PHASES[DISCARD]) or not _can_come_to(position):
        raise InvalidError("position-turn", phase=phase)


def _can_come_to(position: Position) -> bool:
    """Whether the palette and the options allow a turn in this phase."""
    palette = position.palettes[position.turn]
    grown = len(palette) > 1  # it began with one card, and actions follow a second
    acting = position.options.actions and grown
    match PHASES.index(position.phase):
        case layout.FOLLOW:
            return acting and bool(palette & FIVES) and bool(position.hands[position.turn])
        case layout.TAKE:
            return acting and bool(palette & ONES)
        case layout.TUCK:
            return acting
        case layout.DISCARD:
            return grown or position.options.actions
        case layout.DRAW:
            discarded = position.canvas if position.canvas < DECK_SIZE else Card.R7
            return position.options.draw and bool(position.deck) and discarded // 7 + 1 > len(palette)
        case _:
            return True


def _check_cards(position: Position) -> None:
    """Refuse cards that do not exist or lie in two places."""
    if not 0 <= position.canvas < DECK_SIZE + len(Color):
        raise InvalidError("card", found=str(position.canvas))
    places = [1 << card for card in position.deck]
    if position.canvas < DECK_SIZE:
        places.append(1 << position.canvas)
    seen = 0
    for cards in (*position.hands, *position.palettes, position.scored, *places):
        if twice := seen & cards:
            raise InvalidError("position-cards", card=CardSet(twice).lowest)
        seen |= cards


def _cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    cards: list[Card] = []
    for number in numbers:
        if not 0 <= number < DECK_SIZE:
            raise InvalidError("card", found=str(number))
        cards.append(CARDS[number])
    return tuple(cards)

"""What a match begins with instead of a shuffle: a position at the beginning of a turn.

A prepared deal is such a position, and so is a match before one of its turns. As text it is the line of a
position; if points have been scored, one more field has for each seat the cards of its score pile, and after
a `+` the points noted before all cards were shuffled again.

    intl-1.2 draw+scoring G4 0 R7O6:B1/Y3V2:O5 G1V4B3 I7I6V1 play I7I6/V1+32
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from red7.game.cards import NO_CARDS, Card, CardSet
from red7.game.checks import expect
from red7.game.engine.bits import HAND
from red7.game.engine.layout import PHASES, PLAY
from red7.game.errors import InvalidError, syntax_error
from red7.game.messages import Message
from red7.game.position import Position
from red7.game.text.position_text import cards_text, parse_fields

if TYPE_CHECKING:
    from red7.game.match import Match

MOST_NOTED: Final = 10_000
_FIELDS: Final = 8  # of a position's text
_SEAT: Final = re.compile(r"(-|(?:[A-Z][1-7])+)(?:\+([0-9]{1,5}))?")


@dataclass(frozen=True)
class Start:
    """The beginning of a match that is not dealt: the position, and what each seat has scored before."""

    position: Position
    piles: tuple[CardSet, ...] = ()  # by seat, from the scored cards of the position
    noted: tuple[int, ...] = ()  # by seat, the points of piles that were shuffled back

    def __post_init__(self) -> None:
        expect(self.position, Position)
        players = self.position.players
        piles = tuple([CardSet(pile) for pile in self.piles]) or (NO_CARDS,) * players
        object.__setattr__(self, "piles", piles)
        object.__setattr__(self, "noted", tuple(self.noted) or (0,) * players)
        self._check()

    @classmethod
    def of(cls, match: "Match") -> "Start":
        """How a match stands, for another one to begin with; it must be at the start of a turn."""
        return cls(
            Position.of(match.round), tuple([CardSet(pile) for pile in match.piles]), tuple(match.noted)
        )

    @classmethod
    def parse(cls, text: str) -> "Start":
        """The start in a line of text; `InvalidError` says where it is wrong."""
        expect(text, str)
        words = text.split(" ")
        if len(words) != _FIELDS + 1:
            return cls(_parse_position(text))
        head = " ".join(words[:_FIELDS])
        position = _parse_position(head)
        seats = [_SEAT.fullmatch(part) for part in words[-1].split("/")]
        if not all(seats):
            raise syntax_error(words[-1], Message("expected-piles"), len(head) + 2)
        piles: list[CardSet] = []
        noted: list[int] = []
        for seat in seats:
            assert seat is not None
            piles.append(CardSet([Card[name] for name in re.findall("..", seat[1])]))
            noted.append(int(seat[2] or 0))
        return cls(position, tuple(piles), tuple(noted))

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.position.players

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        piles = zip(self.noted, self.piles, strict=True)
        return tuple([noted + sum([card.number for card in pile]) for noted, pile in piles])

    def __str__(self) -> str:
        if not any(self.piles) and not any(self.noted):
            return str(self.position)
        seats = [
            (cards_text(pile) or "-") + (f"+{points}" if points else "")
            for pile, points in zip(self.piles, self.noted, strict=True)
        ]
        return f"{self.position} {'/'.join(seats)}"

    def _check(self) -> None:
        """Refuse what no match can begin with."""
        position = self.position
        _check_hands(position.hands)
        if position.phase != PHASES[PLAY]:
            raise InvalidError("start-phase", phase=position.phase)
        if not position.hands[position.turn]:
            raise InvalidError("start-hand", seat=position.turn)
        if {len(self.piles), len(self.noted)} != {position.players}:
            raise InvalidError("start-piles")
        if any(not 0 <= points <= MOST_NOTED for points in self.noted):
            raise InvalidError("start-piles")
        scored = 0
        for pile in self.piles:
            if pile & scored:
                raise InvalidError("position-cards", card=CardSet(pile & scored).lowest)
            scored |= pile
        if not position.options.scoring and (scored or any(self.noted)):
            raise InvalidError("start-piles")
        if position.options.scoring and scored != position.scored:
            raise InvalidError("start-piles")


def _parse_position(text: str) -> Position:
    """The position of a line; hands are checked first, as looking for a move with impossible ones is slow."""
    _, _, fields = parse_fields(text)
    _check_hands([CardSet(hand) for hand in fields.hands])
    return Position.parse(text)


def _check_hands(hands: Sequence[CardSet]) -> None:
    """Refuse a hand larger than any in a match: a player who draws has always spent a card before."""
    for seat, hand in enumerate(hands):
        if len(hand) > HAND:
            raise InvalidError("start-hand-large", seat=seat, found=len(hand), most=HAND)

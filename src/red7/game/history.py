"""What has been played, as values: turns, rounds, and how rounds end.

A match collects them as it goes, and a record keeps them.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from red7.game.cards import NAMES
from red7.game.deal import Deal
from red7.game.position import Position
from red7.game.turns import Turn


class Cause(StrEnum):
    """Why the last rival of a round's winner went out."""

    GAVE_UP = "gave up"
    NOT_LEADING = "not leading"
    NO_CARDS = "no cards"


@dataclass(frozen=True)
class TurnEntry:
    """A turn as it was played, with the cards it drew and a comment. Only the last may be in progress."""

    seat: int
    turn: Turn
    drawn: tuple[int, ...] = ()
    comment: str = ""
    whole: bool = True
    # For each card drawn, whether everybody saw it; a match knows, a text does not say.
    public: tuple[bool, ...] = field(default=(), compare=False)

    @property
    def text(self) -> str:
        """The turn in notation, with the cards it drew."""
        return self.turn.text([NAMES[card] for card in self.drawn])


@dataclass(frozen=True)
class RoundEnd:
    """How a round ended, and the cards (a mask) that its winner keeps."""

    cause: Cause
    winner: int
    scored: int = 0


@dataclass(frozen=True)
class RoundEntry:
    """A round: its deal, its turns, and its end if it is over.

    A round that was not dealt has the position it began with instead.
    """

    deal: Deal | Position
    turns: tuple[TurnEntry, ...] = ()
    end: RoundEnd | None = None
    comment: str = ""

    def then(self, turn: TurnEntry, end: RoundEnd | None = None) -> "RoundEntry":
        """The round with one more turn, and the end that came with it, if any."""
        return RoundEntry(self.deal, (*self.turns, turn), end, self.comment)

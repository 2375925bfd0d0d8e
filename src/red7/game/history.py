"""What has been played, as values: turns, rounds, and how rounds end.

A match collects them as it goes, and a record keeps them.
"""

from dataclasses import dataclass
from enum import StrEnum

from red7.game.deal import Deal
from red7.game.values import Value


class Cause(StrEnum):
    """Why the last rival of a round's winner was out."""

    GAVE_UP = "gave up"
    NOT_LEADING = "not leading"
    NO_CARDS = "no cards"


@dataclass(frozen=True)
class TurnEntry(Value):
    """A turn: who played, what in notation, and a comment after it. Only the last may be in progress."""

    seat: int
    text: str
    comment: str = ""
    whole: bool = True


@dataclass(frozen=True)
class RoundEnd(Value):
    """How a round ended, and the cards (a mask) that its winner keeps."""

    cause: Cause
    winner: int
    scored: int = 0


@dataclass(frozen=True)
class RoundEntry(Value):
    """A round: its deal, its turns, and its end if it has come to one."""

    deal: Deal
    turns: tuple[TurnEntry, ...] = ()
    end: RoundEnd | None = None
    comment: str = ""

    def then(self, turn: TurnEntry, end: RoundEnd | None = None) -> "RoundEntry":
        """The round with one more turn, and the end that came with it, if any."""
        return RoundEntry(self.deal, (*self.turns, turn), end, self.comment)

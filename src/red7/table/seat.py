"""A seat at a table, and who has it."""

from typing import Final

import msgspec

from red7.table.characters import face_of

_OFTEN: Final = 2  # times that somebody's time was up


class Seat(msgspec.Struct, kw_only=True):
    """A seat: free, a bot's (which has a level), or a person's (which has a guest)."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    face: str = ""
    wins: int = 0  # of matches at this table
    left: bool = False  # its person is away, and nobody else may have it
    gave_up: bool = False  # its person has left the match in play for good, and lost it
    stand_in: str | None = None  # the level of the bot that plays for its person
    back: bool = False  # its person is here again, and plays from the next turn on
    helped: int = 0  # how often help was used in this match
    timeouts: int = 0  # how often its time was up, one turn of its person after the other

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
        return self.guest is None and self.level is None

    @property
    def is_here(self) -> bool:
        """Whether a person has it who has not left, and plays without a bot standing in."""
        return self.guest is not None and not self.left and self.stand_in is None

    @property
    def is_replaceable(self) -> bool:
        """Whether others may let a bot play on: its person has left, or lets the time run out."""
        person = self.guest is not None and self.stand_in is None
        return person and (self.left or self.timeouts >= _OFTEN)

    @property
    def player(self) -> str | None:
        """The level of the bot that plays on it now, or None."""
        return self.level or self.stand_in


def bot_seat(level: str, character: str) -> Seat:
    """The seat of a computer player; of one that is nobody in particular, its level is its name."""
    return Seat(name=character or level, level=level, face=face_of(character))

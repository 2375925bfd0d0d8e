"""A seat at a table, and who has it."""

from typing import Final

import msgspec

from red7.table.characters import face_of

_OFTEN: Final = 2  # times that somebody ran out of time


class Seat(msgspec.Struct, kw_only=True):
    """A seat: free, a bot's (with a level), or a person's (with a guest)."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    face: str = ""
    wins: int = 0  # of matches at this table
    left: bool = False  # its person has left, and nobody else may have it
    gave_up: bool = False  # its person has left the match in play for good, and lost it
    stand_in: str | None = None  # the level of the bot that plays for its person
    back: bool = False  # its person is back, and plays from the next turn on
    helped: int = 0  # how often help was used in this match
    timeouts: int = 0  # how many of its person's turns in a row ran out of time

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
        """Whether others may let a bot take over: its person has left, or keeps running out of time."""
        person = self.guest is not None and self.stand_in is None
        return person and (self.left or self.timeouts >= _OFTEN)

    @property
    def player(self) -> str | None:
        """The level of the bot that plays on it now, or None."""
        return self.level or self.stand_in


def bot_seat(level: str, character: str) -> Seat:
    """The seat of a computer player; without a character, its level is its name."""
    return Seat(name=character or level, level=level, face=face_of(character))

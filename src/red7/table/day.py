"""The deal of a day at a table: everybody who plays it gets the same cards and the same replies."""

from typing import Any

import msgspec


class Day(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table's matches are dealt from instead of a secret of their own."""

    date: str  # such as 2026-11-16
    secret: str  # in hexadecimal digits
    counts: bool = True  # whether the first match is its guest's try; all others count for nothing

    @property
    def match(self) -> str:
        """The id of all matches of this deal."""
        return match_of(self.date)


def match_of(date: str) -> str:
    """The id of the matches of a day, which goes into their deals."""
    return f"day-{date}"


def shown(day: Day | None, number: int) -> dict[str, Any]:
    """What the viewers of a table may know of its day, in the match of this number."""
    if day is None:
        return {}
    return {"day": day.date, "counted": counts(day, number) or msgspec.UNSET}


def counts(day: Day | None, number: int) -> bool:
    """Whether a match of this number at a table is a try that counts."""
    return day is not None and day.counts and number <= 1

"""The deals of the days: what is played on which, until when a try counts, and when its secret is told.

A day is one of UTC, written such as `2026-11-16`.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from red7.game.errors import InvalidError

LEVEL: Final = "expert"
"""Of the computer players: they think by nodes, so that the same moves meet the same answers."""
GRACE: Final = timedelta(hours=1)
"""How long after its day a try that has begun may take to count; then the secret is told."""
WEEK: Final = (
    ("basic", 2),
    ("advanced", 2),
    ("basic", 3),
    ("expert", 2),
    ("basic", 4),
    ("advanced", 3),
    ("expert", 4),
)
"""What is played from Monday to Sunday, and by how many."""


class DayRules(NamedTuple):
    """What is played on a day."""

    mode: str
    players: int
    seat: int
    """Of the person; computer players have the others."""

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The level on each seat."""
        return tuple([None if seat == self.seat else LEVEL for seat in range(self.players)])


def day_of(now: int) -> str:
    """The day of a moment, in milliseconds since the epoch."""
    return f"{datetime.fromtimestamp(now / 1000, UTC):%Y-%m-%d}"


def rules_of(day: str) -> DayRules:
    """What is played on a day; `InvalidError` where it is none."""
    when = _date(day)
    mode, players = WEEK[when.weekday()]
    return DayRules(mode, players, when.toordinal() // len(WEEK) % players)


def ends_at(day: str) -> int:
    """When a day is over, in milliseconds since the epoch."""
    after = datetime.combine(_date(day) + timedelta(days=1), datetime.min.time(), UTC)
    return int(after.timestamp()) * 1000


def told_at(day: str) -> int:
    """From when on the secret of a day is told, and no try at it counts any more."""
    return ends_at(day) + int(GRACE.total_seconds()) * 1000


def _date(day: str) -> date:
    try:
        when = date.fromisoformat(day)
    except ValueError:
        when = date.min
    # One text for one day, and room for the day after it.
    if when.isoformat() != day or not 2000 <= when.year < 9999:
        raise InvalidError("day", found=day[:40])
    return when

"""The deals of the days: what is played when, until when a try counts, and when a secret is published.

Days are in UTC, written like `2026-11-16`.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from red7.game.errors import InvalidError

LEVEL: Final = "expert"
"""The level of the computer players: it thinks by nodes, so the same moves always get the same replies."""
GRACE: Final = timedelta(hours=1)
"""How long after its day a try that has begun may still count; then the secret is published."""
WEEK: Final = (
    ("basic", 2),
    ("advanced", 2),
    ("basic", 3),
    ("expert", 2),
    ("basic", 4),
    ("advanced", 3),
    ("expert", 4),
)
"""The options and the number of players, from Monday to Sunday."""


class DayRules(NamedTuple):
    """What is played on a day."""

    mode: str
    players: int
    seat: int
    """The person's seat; computer players have the others."""

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The level on each seat."""
        return tuple([None if seat == self.seat else LEVEL for seat in range(self.players)])


def day_of(now: int) -> str:
    """The day of a time in milliseconds since the epoch."""
    return f"{datetime.fromtimestamp(now / 1000, UTC):%Y-%m-%d}"


def rules_of(day: str) -> DayRules:
    """What is played on a day; `InvalidError` if it isn't one."""
    when = _date(day)
    mode, players = WEEK[when.weekday()]
    return DayRules(mode, players, when.toordinal() // len(WEEK) % players)


def ends_at(day: str) -> int:
    """When a day is over, in milliseconds since the epoch."""
    after = datetime.combine(_date(day) + timedelta(days=1), datetime.min.time(), UTC)
    return int(after.timestamp()) * 1000


def told_at(day: str) -> int:
    """From when the secret of a day is public, and no try at it counts any more."""
    return ends_at(day) + int(GRACE.total_seconds()) * 1000


def _date(day: str) -> date:
    try:
        when = date.fromisoformat(day)
    except ValueError:
        when = date.min
    # Each day has one spelling, and the day after it must exist too.
    if when.isoformat() != day or not 2000 <= when.year < 9999:
        raise InvalidError("day", found=day[:40])
    return when

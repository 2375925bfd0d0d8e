"""What goes wrong in an arena."""

from typing import Final

from red7.game.errors import Red7Error

# fmt: off
CODES: Final = frozenset((
    "arena-address", "arena-cluster", "arena-command", "arena-few", "arena-importable",
    "arena-journal-line", "arena-journal-there", "arena-lost", "arena-module", "arena-no-bot",
    "arena-no-dask", "arena-one-setting", "arena-positive", "arena-program", "arena-resume", "arena-twice",
    "arena-unknown", "arena-unprintable",
    "forfeit-died", "forfeit-ended", "forfeit-illegal", "forfeit-late", "forfeit-nonsense", "forfeit-raised",
    "forfeit-start",
))
# fmt: on


class ArenaError(Red7Error):
    """The tournament cannot be played as ordered."""


class Forfeit(Red7Error):
    """A player failed, and loses the match it is in."""

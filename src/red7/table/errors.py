"""What a table refuses."""

from typing import Final

from red7.game.errors import Red7Error

# fmt: off
CODES: Final = frozenset((
    "bot", "replay-long",
    "table-asked", "table-away", "table-bot-there", "table-bots", "table-closed", "table-counts",
    "table-device",
    "table-early", "table-full", "table-gave-up", "table-held", "table-here", "table-imported",
    "table-no-bot",
    "table-no-change", "table-no-guest", "table-no-help", "table-no-hold", "table-no-record",
    "table-no-seat", "table-not-between", "table-not-dealing", "table-not-finished", "table-not-host",
    "table-not-playing", "table-not-your-seat", "table-not-your-turn", "table-others-play", "table-pace",
    "table-prepared", "table-removed", "table-reveal-early", "table-rules-new", "table-rules-stay",
    "table-seat-free", "table-seat-taken", "table-seated", "table-seats-empty", "table-seats-taken",
    "table-started", "table-system",
))
# fmt: on


class TableError(Red7Error):
    """The table does not allow it, whatever the rules of the game say."""


class SeatError(TableError):
    """Nobody can sit down here, or no longer, or not by this name."""

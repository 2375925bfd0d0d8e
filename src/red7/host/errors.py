"""What a host of tables refuses, over whatever transport it is asked."""

from typing import Final

from red7.game.errors import IllegalError

# fmt: off
CODES: Final = frozenset((
    "limit-rate", "link-unknown", "name-empty", "name-long", "name-reserved", "name-script", "name-taken",
    "server-asked-anew", "server-contended", "server-failed", "server-hello", "server-hello-twice",
    "server-id-used", "server-message", "server-no-guest", "server-no-table", "server-no-turn",
    "server-not-to-move", "server-not-your-seat", "server-only-seated", "server-own-tables",
    "server-private", "server-restarting", "server-session-over", "server-stale", "server-tables-full",
    "server-text-only", "server-thinking-full", "server-watchers-full", "store-unavailable",
))
# fmt: on


class Contended(IllegalError):
    """So many others change a table at once that a command could not be carried out."""

    def __init__(self) -> None:
        super().__init__("server-contended")

"""What a host of tables refuses, over any transport."""

from typing import Final, cast

from red7.game.errors import Red7Error

# fmt: off
CODES: Final = frozenset((
    "archive-broken", "archive-log", "archive-newer", "archive-people",
    "document-long", "documents-full", "encoding", "review-long",
    "limit-rate", "link-unknown", "name-empty", "name-long", "name-office", "name-reserved", "name-script",
    "name-taken", "server-asked-anew", "server-banned", "server-contended", "server-failed", "server-hello",
    "server-hello-twice", "server-id-used", "server-invited", "server-message", "server-network-tables",
    "server-no-day", "server-no-document", "server-no-guest", "server-no-guide", "server-no-lesson",
    "server-no-seat-there", "server-no-table", "server-no-turn", "server-not-to-move",
    "server-not-your-seat", "server-only-seated", "server-own-tables", "server-private",
    "server-restarting", "server-session-over", "server-stale", "server-table-long", "server-tables-full",
    "server-text-only", "server-thinking-full", "server-thinking-late",
    "server-thinking-own", "server-watchers-full", "store-unavailable",
))
# fmt: on


class HostError(Red7Error):
    """The host refuses, whatever the table and the rules say."""


class UnavailableError(HostError):
    """The host cannot do it now; try again later."""


class TooSoonError(HostError):
    """It was asked too often; try again after `seconds`."""

    @property
    def seconds(self) -> int:
        """How long to wait."""
        return cast("int", self.arguments["seconds"])

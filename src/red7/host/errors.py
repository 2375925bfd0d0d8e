"""What a host of tables refuses, over whatever transport it is asked."""

from typing import Final

# fmt: off
CODES: Final = frozenset((
    "limit-rate", "link-unknown", "name-empty", "name-long", "name-reserved", "name-script", "name-taken",
    "server-asked-anew", "server-contended", "server-failed", "server-hello", "server-hello-twice",
    "server-id-used", "server-message", "server-no-guest", "server-no-table", "server-no-turn",
    "server-not-to-move", "server-not-your-seat", "server-only-seated", "server-own-tables",
    "server-private", "server-restarting", "server-session-over", "server-stale", "server-tables-full",
    "server-thinking-full", "server-watchers-full", "store-unavailable",
))
# fmt: on

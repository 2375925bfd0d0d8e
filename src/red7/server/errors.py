"""What a server refuses: the HTTP status of each code, and what it tells its operator."""

from typing import Final

from red7.ai import errors as ai
from red7.game import errors as game
from red7.game.errors import InvalidError, Red7Error
from red7.host import errors as host
from red7.table import errors as table

STATUS: Final = {
    "encoding": 400,
    "limit-rate": 429,
    "link-unknown": 404,
    "name-empty": 400,
    "name-long": 400,
    "name-reserved": 400,
    "name-script": 400,
    "name-taken": 409,
    "server-asked-anew": 409,
    "server-connections-full": 503,
    "server-contended": 503,
    "server-content-type": 415,
    "server-cross-site": 403,
    "server-failed": 500,
    "server-hello": 400,
    "server-hello-twice": 400,
    "server-id-used": 409,
    "server-large": 413,
    "server-message": 400,
    "server-no-guest": 401,
    "server-no-page": 404,
    "server-no-table": 404,
    "server-no-turn": 409,
    "server-not-to-move": 409,
    "server-not-your-seat": 403,
    "server-only-seated": 403,
    "server-own-tables": 409,
    "server-private": 403,
    "server-restarting": 503,
    "server-session-over": 409,
    "server-stale": 409,
    "server-tables-full": 503,
    "server-text-only": 400,
    "server-thinking-full": 503,
    "server-watchers-full": 503,
    "store-unavailable": 503,
}
"""The refusals of the host and of the server, as they travel to clients."""

# fmt: off
OPERATOR: Final = frozenset((
    "backup-nothing", "backup-unheard", "config-bus-alone", "config-data", "config-extra", "config-network",
    "config-number", "config-public-url", "config-url", "key-file-broken", "key-file-open",
    "key-file-unreadable", "server-port", "store-backup-elsewhere", "store-backup-failed", "store-corrupted",
    "store-foreign", "store-locked", "store-newer", "store-unreachable",
))
# fmt: on
"""Refusals that end a command of the operator."""

CODES: Final = frozenset(STATUS) - host.CODES | OPERATOR
REFUSALS: Final = frozenset(STATUS) | table.CODES | ai.CODES | game.CODES
"""All codes that a client may meet."""

_OF_THE_TABLE: Final = {"table-no-record": 404}


class LockedError(InvalidError):
    """Another process has what only one may have."""


def status_of(error: Red7Error) -> int:
    """The HTTP status of a refusal: 409 where the rules, or the table, do not allow it."""
    status = STATUS.get(error.code) or _OF_THE_TABLE.get(error.code)
    return status or (400 if isinstance(error, InvalidError) else 409)

"""What a server refuses: the HTTP status of each code, and the errors for its operator."""

from typing import Final

from red7.ai import errors as ai
from red7.game import errors as game
from red7.game.errors import InvalidError, Red7Error
from red7.host import errors as host
from red7.host.errors import UnavailableError
from red7.learn import errors as learn
from red7.table import errors as table

STATUS: Final = {
    "limit-rate": 429,
    "link-unknown": 404,
    "puzzle-unknown": 404,
    "server-banned": 403,
    "server-content-type": 415,
    "server-cross-site": 403,
    "server-failed": 500,
    "server-invited": 403,
    "server-large": 413,
    "server-method": 405,
    "server-no-guest": 401,
    "server-no-document": 404,
    "server-no-lesson": 404,
    "server-no-page": 404,
    "server-no-table": 404,
    "server-not-your-seat": 403,
    "server-only-seated": 403,
    "server-private": 403,
    "table-no-record": 404,
}
"""The refusals whose HTTP status does not follow from their class; see `status_of`."""

# fmt: off
OPERATOR: Final = frozenset((
    "admin-subject", "admin-unheard", "backup-nothing", "backup-unheard", "config-bus-alone", "config-data",
    "config-extra", "config-network", "config-number", "config-public-url", "config-url", "key-file-broken",
    "key-file-open", "key-file-unreadable", "offline-base", "offline-damaged", "offline-file",
    "offline-folder", "offline-newer", "offline-unreadable", "restore-damaged", "restore-failed",
    "restore-log", "restore-nothing", "restore-running", "server-port", "store-backup-elsewhere",
    "store-backup-failed", "store-corrupted", "store-emptied", "store-foreign", "store-gone", "store-locked",
    "store-newer",
    "store-other-log", "store-unreachable",
))
# fmt: on
"""Refusals that end a command of the operator."""

_TO_CLIENTS: Final = frozenset((
    "server-connections-full", "server-content-type", "server-cross-site", "server-large", "server-method",
    "server-no-page", "server-outdated",
))  # fmt: skip

CODES: Final = _TO_CLIENTS | OPERATOR
REFUSALS: Final = _TO_CLIENTS | host.CODES | table.CODES | learn.CODES | ai.CODES | game.CODES
"""All codes that a client may get."""


class LockedError(InvalidError):
    """Another process holds what only one may hold."""


def status_of(error: Red7Error) -> int:
    """The HTTP status of a refusal: 409 where the rules, the table or the host do not allow it."""
    if error.code in STATUS:
        return STATUS[error.code]
    return 400 if isinstance(error, InvalidError) else 503 if isinstance(error, UnavailableError) else 409

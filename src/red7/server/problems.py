"""Refusals as they travel: a stable code, its arguments, plain English, and for HTTP a status."""

from enum import Enum
from typing import Final

import msgspec

from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.server.messages import Refused

# What the status of a refusal is where it is not 409 (the rules, or the table, do not allow it) or 400.
STATUS: Final = {
    "server-contended": 503,
    "server-cross-site": 403,
    "server-large": 413,
    "server-no-guest": 401,
    "server-no-page": 404,
    "server-no-table": 404,
    "server-not-your-seat": 403,
    "server-only-seated": 403,
    "server-private": 403,
    "limit-rate": 429,
    "link-unknown": 404,
    "table-no-record": 404,
    "server-failed": 500,
    "server-restarting": 503,
    "server-connections-full": 503,
    "server-content-type": 415,
    "server-tables-full": 503,
    "server-thinking-full": 503,
    "server-watchers-full": 503,
    "store-unavailable": 503,
}


def refusal(id_: str | None, error: BaseException) -> Refused:
    """What a client is told of an error."""
    if isinstance(error, msgspec.MsgspecError):
        error = InvalidError("server-message", error=str(error)[:200])
    if isinstance(error, TimeoutError):
        error = InvalidError("server-hello")
    assert isinstance(error, Red7Error)
    return Refused(
        id_, error.code, {name: _plain(value) for name, value in error.arguments.items()}, str(error)
    )


def status_of(error: Red7Error) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(error.code, 409 if isinstance(error, IllegalError) else 400)


def _plain(value: object) -> str | int | bool | None:
    if isinstance(value, Enum):
        return str(value)
    return value if value is None or isinstance(value, str | int) else str(value)

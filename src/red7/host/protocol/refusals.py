"""Refusals as they travel: a stable code, its arguments, plain English, and for HTTP a status."""

from enum import Enum
from typing import Final

import msgspec

from red7.game.errors import Expected, IllegalError, InvalidError, Red7Error
from red7.host.protocol.messages import Refused

_Plain = str | int | bool | None

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
    arguments = {name: _phrase(value) or _plain(value) for name, value in error.arguments.items()}
    return Refused(id_, error.code, arguments, str(error))


def status_of(error: Red7Error) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(error.code, 409 if isinstance(error, IllegalError) else 400)


def _phrase(value: object) -> dict[str, _Plain] | None:
    """What an error expects in words, for the client to say in its language."""
    if not isinstance(value, Expected):
        return None
    arguments = {name: _plain(one) for name, one in value.arguments.items()}
    return {"code": f"expected-{value.code}", **arguments}


def _plain(value: object) -> _Plain:
    if isinstance(value, Enum):
        return str(value)
    return value if value is None or isinstance(value, str | int) else str(value)

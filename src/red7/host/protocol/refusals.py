"""Refusals as they travel: a stable code, its arguments and plain English."""

from typing import Any

import msgspec

from red7.game.errors import InvalidError, Red7Error
from red7.host.protocol.messages import Refused


def refusal(id_: str | None, error: BaseException) -> Refused:
    """The message to a client about an error."""
    if isinstance(error, msgspec.MsgspecError):
        error = InvalidError("server-message", error=str(error)[:200])
    if isinstance(error, TimeoutError):
        error = InvalidError("server-hello")
    assert isinstance(error, Red7Error)
    arguments: dict[str, Any] = {
        name: value for name, value in error.message.data().items() if name != "code"
    }
    return Refused(id_, error.code, arguments, str(error))

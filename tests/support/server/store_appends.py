"""Appends as short as the tests of the stores want them."""

from collections.abc import Awaitable

import msgspec
import pytest

from red7.game.errors import InvalidError
from red7.host.contracts.store import Append, Row
from red7.host.errors import UnavailableError


def row(table: str = "t", version: int = 1, **about: object) -> Row:
    plain = Row(table, "", False, "waiting", b"{}", (), None, 1000, version)
    return msgspec.structs.replace(plain, **about)


def append(table: str = "t", after: int = 0, *events: bytes, **about: object) -> Append:
    """An append of these events, or of one; what is said about it goes to it or to its row."""
    events = events or (b'{"n":%d}' % (after + 1),)
    known = {name: about.pop(name) for name in ("at", "key", "answer", "played", "tries") if name in about}
    changed = row(table, after + len(events), **about)
    return msgspec.structs.replace(Append(table, after, list(events), 1000, changed), **known)


async def refused(code: str, work: Awaitable[object]) -> str:
    """Check that it is refused with this code, and return what the refusal says."""
    with pytest.raises((InvalidError, UnavailableError)) as caught:
        await work
    assert caught.value.code == code
    return str(caught.value)

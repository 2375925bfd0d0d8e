"""Connects a device with the web worker it runs in, through functions of JavaScript."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Literal, cast

from red7._build_form import form
from red7.host.contracts.store import StoreUnavailable
from red7.local.device import Device
from red7.local.kept_store import Change, Key
from red7.local.pace import measured
from red7.local.sliced_thinker import SlicedThinker

__all__ = ["ask", "form", "start"]

Problem = Literal["", "no-room", "not-kept"]
"""Why something could not be kept; empty if it was."""


async def start(
    write: Callable[[list[Change]], Awaitable[Problem]],
    tell: Callable[[int, str | None], None],
    kept: Iterable[tuple[list[str | int], bytes]],
) -> Device:
    """A device with what was kept, ready for requests."""

    async def keep(changes: list[Change]) -> None:
        problem = await write(changes)
        if problem:
            raise StoreUnavailable(kind=problem)

    things = [(cast("Key", tuple(key)), bytes(thing)) for key, thing in kept]
    device = Device(keep, things, tell, thinker=SlicedThinker(measured()))
    await device.open()
    return device


async def ask(device: Device, method: str, path: str, body: str) -> tuple[int, str, str]:
    """The answer to a request: its status, content type, and content as text."""
    answer = await device.ask(method, path, body.encode())
    return answer.status, answer.media, answer.content.decode()

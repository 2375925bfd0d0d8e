"""Who the player is at each server, kept in a file, so that their seats are still theirs tomorrow.

Only its owner may read the file: anybody else who could would be able to play as them.
"""

import json
import os
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from red7.client.refused import RefusedError
from red7.client.server import Server
from red7.host.protocol.messages import Refused


async def enter_as(file: Path | None, server: Server, address: str, name: str) -> None:
    """Enter a server as the guest in the file, or as a new one, which is then added to the file."""
    server.token = _read(file).get(address, "")
    try:
        await server.enter(name)
    except RefusedError as error:
        if error.code != "server-no-guest" or not server.token:
            raise
        server.token = ""  # the server has forgotten them
        await server.enter(name)
    if file is not None:
        _write(file, {**_read(file), address: server.token})


def _read(file: Path | None) -> dict[str, str]:
    if file is None or not file.exists():
        return {}
    try:
        guests: Any = json.loads(file.read_text("utf-8") or "{}")
    except ValueError:
        guests = None
    if not isinstance(guests, dict):  # not ours, so overwriting it might lose something
        text = f"“{file}” does not hold who you are at servers"
        raise RefusedError(Refused(None, "tui-guest-file", {"file": str(file)}, text))
    return {str(address): str(token) for address, token in guests.items()}


def _write(file: Path, guests: dict[str, str]) -> None:
    """Write the file completely or not at all: every seat depends on it."""
    file = file.resolve()
    handle, name = mkstemp(dir=file.parent, prefix=f".{file.name}.")  # only its owner may read it
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            json.dump(guests, out)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink()
        raise

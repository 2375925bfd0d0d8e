"""Who somebody is at each server, kept in a file of theirs, so that a seat is still their own tomorrow."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from red7.client.refused import RefusedError
from red7.client.server import Server

_OWN = 0o600  # whoever reads it could play as them


async def enter_as(file: Path | None, server: Server, address: str, name: str) -> None:
    """Enter a server as the guest that the file knows there, or as a new one, which it knows from then on."""
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
    with suppress(OSError, ValueError):
        known: Any = json.loads(file.read_text("utf-8")) if file else {}
        if isinstance(known, dict):
            return {str(address): str(token) for address, token in known.items()}
    return {}


def _write(file: Path, known: dict[str, str]) -> None:
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _OWN), "w", encoding="utf-8") as out:
        json.dump(known, out)

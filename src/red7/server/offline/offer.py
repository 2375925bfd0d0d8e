"""The page for playing without the server, which the server offers beside its own."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from red7.host.endpoints.endpoint import Endpoint
from red7.server.http.endpoint import HttpCall
from red7.server.offline.bundle import unpack

PATH: Final = "/offline"
"""Its path."""


class Offer(NamedTuple):
    """A page that needs no server, ready to be served."""

    folder: Path
    version: str
    size: int


class OfflineOffer(Struct, frozen=True):
    """What a browser can keep to play without the server, if anything: its version and size in bytes."""

    offered: bool = False
    version: str = ""
    size: int = 0


@contextmanager
def offered(file: Path | None) -> Iterator[Offer | None]:
    """The offer of a bundle for as long as a server runs; none without a bundle."""
    if file is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="red7-offline-") as place:
        folder = Path(place) / "page"
        contents = unpack(file, folder, PATH, "server")
        yield Offer(folder, contents.red7, contents.size)


async def find_offer(call: HttpCall) -> OfflineOffer:
    """What a browser can keep to play without the server."""
    offer: Offer | None = call.request.app.state.offer
    return OfflineOffer(offered=True, version=offer.version, size=offer.size) if offer else OfflineOffer()


ENDPOINTS: Final = (Endpoint("GET", "/api/offline", find_offer, gives=OfflineOffer),)

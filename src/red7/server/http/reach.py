"""Where others find the server."""

from typing import Final

from msgspec import Struct

from red7.host.endpoints.endpoint import Endpoint
from red7.server.http.addresses import is_every, is_own, reachable
from red7.server.http.endpoint import HttpCall


class Reach(Struct, frozen=True):
    """How a server can be reached: only from its own machine (`alone`), or by an address, if known."""

    alone: bool
    address: str | None


async def find_reach(call: HttpCall) -> Reach:
    """Where others find the server, for a page opened on the server's own machine."""
    config = call.services.config
    if config.public_url is not None:
        return Reach(alone=False, address=config.address)
    listens, port = call.request.scope["server"]
    if not is_every(config.host):
        return Reach(alone=is_own(listens), address=None)
    host = reachable(config.host)
    # The machine's address in its own network is nobody else's business.
    here = is_own(call.caller) and "x-forwarded-for" not in call.request.headers
    return Reach(alone=False, address=config.at_port(port, host) if here and not is_own(host) else None)


ENDPOINTS: Final = (Endpoint("GET", "/api/reach", find_reach, gives=Reach),)

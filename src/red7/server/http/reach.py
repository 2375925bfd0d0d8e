"""Where others find the server."""

from typing import Final

from msgspec import Struct

from red7.host.endpoints.endpoint import Endpoint
from red7.server.http.addresses import is_every, is_own, reachable
from red7.server.http.endpoint import HttpCall


class Reach(Struct, frozen=True):
    """How far a server can be reached: from its own machine `alone`, or else, where known, by an address."""

    alone: bool
    address: str | None


async def find_reach(call: HttpCall) -> Reach:
    """Where others find the server, for a page that was opened on the machine of the server itself."""
    config = call.services.config
    if config.public_url is not None:
        return Reach(alone=False, address=config.address)
    listens, port = call.request.scope["server"]
    if not is_every(config.host):
        return Reach(alone=is_own(listens), address=None)
    host = reachable(config.host)
    # Which address this machine has in its network is nobody's business elsewhere.
    here = is_own(call.caller) and "x-forwarded-for" not in call.request.headers
    return Reach(alone=False, address=config.at_port(port, host) if here and not is_own(host) else None)


ENDPOINTS: Final = (Endpoint("GET", "/api/reach", find_reach, gives=Reach),)

"""What the server tells about itself: whether it is well, its figures, and where others find it."""

from typing import Final

from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from red7.host.endpoints.endpoint import TEXT, Endpoint
from red7.host.errors import HostError, UnavailableError
from red7.server.http.addresses import inside, is_every, is_own, reachable
from red7.server.http.endpoint import HttpCall
from red7.server.watch.metrics import CONTENT_TYPE


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


async def healthy(_call: HttpCall) -> Response:
    """Whether this process is alive."""
    return PlainTextResponse("ok\n")


async def ready(call: HttpCall) -> Response:
    """Whether this process can serve: it is not stopping, and what it writes is kept."""
    if call.services.stopping:
        raise UnavailableError("server-restarting")
    await call.services.readiness.check()
    return PlainTextResponse("ok\n")


async def metrics(call: HttpCall) -> Response:
    """The figures of this process, for Prometheus."""
    services = call.services
    # Behind a proxy that nobody told us of, everybody seems to come from this machine.
    proxied = "x-forwarded-for" in call.request.headers and not services.config.proxies
    if proxied or not inside(call.caller, services.config.metric_readers):
        raise HostError("server-private")
    services.measure()
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


REACH: Final = Endpoint("GET", "/api/reach", find_reach, gives=Reach)
ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", healthy, media=TEXT, is_public=False),
    Endpoint("GET", "/readyz", ready, media=TEXT, is_public=False),
    Endpoint("GET", "/metrics", metrics, media=TEXT),
)

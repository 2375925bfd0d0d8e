"""The server about itself: whether it is healthy and ready, and its metrics."""

from typing import Final

from starlette.responses import PlainTextResponse, Response

from red7.host.endpoints.endpoint import TEXT, Endpoint
from red7.host.errors import HostError, UnavailableError
from red7.server.http.addresses import inside
from red7.server.http.endpoint import HttpCall
from red7.server.watch.metrics import CONTENT_TYPE


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
    # Behind a proxy that we do not know of, everybody seems to come from this machine.
    proxied = "x-forwarded-for" in call.request.headers and not services.config.proxies
    if proxied or not inside(call.caller, services.config.metric_readers):
        raise HostError("server-private")
    services.measure()
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", healthy, media=TEXT, is_public=False),
    Endpoint("GET", "/readyz", ready, media=TEXT, is_public=False),
    Endpoint("GET", "/metrics", metrics, media=TEXT),
)

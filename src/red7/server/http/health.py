"""What the server tells about itself and about records: health, figures, descriptions, and checks."""

from functools import cache

from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from red7.game.errors import IllegalError, Red7Error
from red7.host.protocol.messages import Refused
from red7.host.protocol.refusals import refusal
from red7.server.http.addresses import inside, is_every, is_own, reachable
from red7.server.http.endpoint import Call, endpoint
from red7.server.limits import Act
from red7.server.metrics import CONTENT_TYPE


class Verified(Struct, frozen=True):
    """What the check of a record found: it is good if there are no problems."""

    good: bool
    problems: list[Refused]
    remarks: list[Refused]


class Reach(Struct, frozen=True):
    """How far a server can be reached: from its own machine `alone`, or else, where known, by an address."""

    alone: bool
    address: str | None


@endpoint("GET", "/api/reach", gives=Reach)
async def find_reach(call: Call) -> Reach:
    """Where others find the server, for a page that was opened on the machine of the server itself."""
    config = call.site.config
    if config.public_url is not None:
        return Reach(alone=False, address=config.address)
    listens, port = call.request.scope["server"]
    if not is_every(config.host):
        return Reach(alone=is_own(listens), address=None)
    host = reachable(config.host)
    # Which address this machine has in its network is nobody's business elsewhere.
    here = is_own(call.address) and "x-forwarded-for" not in call.request.headers
    return Reach(alone=False, address=config.at_port(port, host) if here and not is_own(host) else None)


@endpoint("POST", "/api/verify", body=str, gives=Verified)
async def verify_record(call: Call) -> Verified:
    """Check a record: its turns by the rules, its deals by the secrets."""
    await call.limit(Act.CHECK)
    verdict = await call.site.thinking.verify(call.body)
    return Verified(not verdict.problems, _told(verdict.problems), _told(verdict.remarks))


@endpoint("GET", "/api/openapi.json")
async def openapi(_call: Call) -> Response:
    """This description."""
    return Response(_descriptions()[0], media_type="application/json")


@endpoint("GET", "/api/messages.json")
async def message_schema(_call: Call) -> Response:
    """The messages of a table's socket, as JSON Schema."""
    return Response(_descriptions()[1], media_type="application/json")


@endpoint("GET", "/healthz", media="text/plain")
async def healthy(_call: Call) -> Response:
    """Whether this process is alive."""
    return PlainTextResponse("ok\n")


@endpoint("GET", "/readyz", media="text/plain", refusals=("store-unavailable",))
async def ready(call: Call) -> Response:
    """Whether this process can serve: it is not stopping, and its store answers."""
    if call.site.stopping:
        raise IllegalError("server-restarting")
    await call.site.hub.store.check()
    return PlainTextResponse("ok\n")


@endpoint("GET", "/metrics", media="text/plain", refusals=("server-private",))
async def metrics(call: Call) -> Response:
    """The figures of this process, for Prometheus."""
    # Behind a proxy that nobody told us of, everybody seems to come from this machine.
    proxied = "x-forwarded-for" in call.request.headers and not call.site.config.proxies
    if proxied or not inside(call.address, call.site.config.metric_readers):
        raise IllegalError("server-private")
    call.site.observe()
    return Response(call.site.metrics.text(), media_type=CONTENT_TYPE)


def _told(errors: tuple[Red7Error, ...]) -> list[Refused]:
    return [refusal(None, error) for error in errors]


@cache
def _descriptions() -> tuple[bytes, bytes]:
    from red7.host.protocol.schema import messages_schema, openapi_schema  # which look at all endpoints

    return openapi_schema(), messages_schema()

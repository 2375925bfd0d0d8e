"""HTTP endpoints as plain functions: what they take and give is typed, checked here, and published."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.host.contracts.store import Guest
from red7.host.protocol.messages import Do, encode
from red7.server.errors import status_of
from red7.server.guests.identity import Session
from red7.server.limits import Act
from red7.server.services import Site
from red7.table.decide import Who

JSON: Final = "application/json"
_SAFE: Final = ("GET", "HEAD")


@dataclass
class Call:
    """One request: who asks, and with what."""

    site: Site
    request: Request
    address: str
    session: Session | None
    body: Any = None
    set_cookie: str | None = None  # a header that the answer gets

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    @property
    def guest_id(self) -> str:
        """The id of whoever asks, empty for nobody."""
        return self.session.guest.id if self.session else ""

    def needs_guest(self) -> Guest:
        """The guest who asks; refused if nobody has said who they are."""
        if self.session is None:
            raise IllegalError("server-no-guest")
        return self.session.guest

    def who(self) -> Who:
        """Whoever asks, for a table."""
        guest = self.needs_guest()
        return Who(guest=guest.id, name=guest.name)

    async def limit(self, act: Act) -> None:
        """Count something that may not be done too often."""
        await self.site.limits.check(act, self.address)


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    about: str
    handler: Handler
    body: Any = None  # the type of the JSON body; `str` for plain text
    gives: Any = None
    media: str = JSON
    refusals: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What a generated client may call it."""
        return self.handler.__name__


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    *,
    body: Any = None,
    gives: Any = None,
    media: str = JSON,
    refusals: tuple[str, ...] = (),
) -> Callable[[Handler], Handler]:
    """Publish a function; the first line of its docstring says what it is for."""

    def publish(handler: Handler) -> Handler:
        about = (handler.__doc__ or "").splitlines()[0]
        ENDPOINTS.append(Endpoint(method, path, about, handler, body, gives, media, refusals))
        return handler

    return publish


def routes() -> list[Route]:
    """All endpoints, ready to be served."""
    return [Route(one.path, _serving(one), methods=[one.method]) for one in ENDPOINTS]


def _serving(one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        site: Site = request.app.state.site
        call: Call | None = None
        try:
            call = await _call(site, request, one)
            answer = await one.handler(call)
        except ClientDisconnect:  # in the middle of the body: nobody is there to be answered
            response = Response(status_code=400)
        except (Red7Error, msgspec.MsgspecError) as error:
            guest = call.guest_id if call else ""
            id_ = call.body.id if call and isinstance(call.body, Do) else None
            response = refused(site, error, id_, guest=guest, method=one.method, route=one.path)
        else:
            response = _response(answer, one)
        if call is not None and call.set_cookie is not None:
            response.headers.append("Set-Cookie", call.set_cookie)
        site.metrics.requested(request.method, response.status_code)
        return response

    return serve


async def _call(site: Site, request: Request, one: Endpoint) -> Call:
    """The request, checked as far as all are."""
    address = site.address(request)
    await site.limits.check(Act.REQUEST, address)
    safe = one.method in _SAFE
    if not safe:
        site.check_origin(request)
    call = Call(site, request, address, await site.session(request, safe=safe))
    if call.session is not None and call.session.renew and "cookie" in request.headers:
        call.set_cookie = site.identity.cookie(call.session.guest, site.now())
    if one.body is not None:
        call.body = await _body(request, one, site.config.caps.body_bytes)
    return call


async def _body(request: Request, one: Endpoint, most: int) -> object:
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    expected = "text/plain" if one.body is str else JSON
    if content_type != expected:
        raise InvalidError("server-content-type", found=content_type[:80], expected=expected)
    chunks: list[bytes] = []
    length = 0
    async for chunk in request.stream():
        length += len(chunk)
        if length > most:
            raise InvalidError("server-large", most=most)
        chunks.append(chunk)
    data = b"".join(chunks)
    try:
        return data.decode("utf-8") if one.body is str else msgspec.json.decode(data, type=one.body)
    except UnicodeDecodeError as error:
        raise InvalidError("encoding", line=data[: error.start].count(b"\n") + 1) from None


def _response(answer: object, one: Endpoint) -> Response:
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=204)
    content = answer.encode() if isinstance(answer, str) else encode(answer)
    return Response(content, media_type=one.media, headers={"Cache-Control": "no-store"})


def refused(
    site: Site,
    error: Red7Error | msgspec.MsgspecError,
    id_: str | None = None,
    /,
    *,
    guest: str = "",
    **where: str,
) -> Response:
    """The answer to what cannot be done, with the id it had; who asked, and for what, is for the log."""
    problem = site.refusals.tell(error, id_, guest=guest, **where)
    status = status_of(error) if isinstance(error, Red7Error) else 400
    headers = {"Cache-Control": "no-store"}
    if status in (429, 503):
        headers["Retry-After"] = str(problem.arguments.get("seconds", 1))
    return Response(encode(problem), status, headers, JSON)

"""Endpoints over HTTP: the checks that every request needs, and responses in terms of HTTP."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import JSON, TEXT, Call, Download, Endpoint
from red7.host.protocol.messages import Do, encode
from red7.host.protocol.refusals import refusal
from red7.server.errors import status_of
from red7.server.http.callers import address_of, check_origin, session_of
from red7.server.restarts import HEADER
from red7.server.services import Services

_SAFE: Final = ("GET", "HEAD")
_NOT_STORED: Final = {"Cache-Control": "no-store"}


@dataclass(kw_only=True)
class HttpCall(Call):
    """A call with what only HTTP has."""

    services: Services
    request: Request
    set_cookie: str | None = None
    """A header for the response."""


def route(endpoint: Endpoint) -> Route:
    """An endpoint, ready to be served."""
    return Route(endpoint.path, _serving(endpoint), methods=[endpoint.method])


def _serving(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        services: Services = request.app.state.services
        call: HttpCall | None = None
        try:
            call = await _call(services, request, endpoint)
            with ExitStack() as held:
                if endpoint.body is not None:
                    call.body = await _body(call, endpoint, held)
                answer = await endpoint.handler(call)
        except ClientDisconnect:  # in the middle of the body: there is nobody left to answer
            response = Response(status_code=400)
        except (Red7Error, msgspec.MsgspecError) as error:
            guest = call.guest_id if call else ""
            id_ = call.body.id if call and isinstance(call.body, Do) else None
            response = refused(services, error, id_, guest=guest, method=endpoint.method, route=endpoint.path)
        else:
            response = _response(answer)
        if call is not None and call.set_cookie is not None:
            response.headers.append("Set-Cookie", call.set_cookie)
        if services.restarts.at:
            response.headers[HEADER] = str(services.restarts.at)
        services.metrics.requested(request.method, response.status_code)
        return response

    return serve


async def _call(services: Services, request: Request, endpoint: Endpoint) -> HttpCall:
    """The request, after the checks that every request needs."""
    address = address_of(services, request)
    if not endpoint.is_public:
        return HttpCall(host=services.host, caller=address, services=services, request=request)
    await services.limits.check(Act.REQUEST, address)
    safe = endpoint.method in _SAFE
    if not safe:
        check_origin(services, request)
    session = await session_of(services, request, safe=safe)
    services.bans.check(session.guest.id if session else "", address)
    call = HttpCall(
        host=services.host,
        caller=address,
        guest=session.guest if session else None,
        invitation=request.headers.get("red7-invitation", "")[:64],
        device=services.device_of(address, request.headers),
        parts=request.path_params,
        services=services,
        request=request,
    )
    if session is not None and session.renew and "cookie" in request.headers:
        call.set_cookie = services.identity.cookie(session.guest, services.host.now())
    return call


async def _body(call: HttpCall, endpoint: Endpoint, held: ExitStack) -> object:
    """The body of a request. A long one takes up scarce room for as long as it is held."""
    request, caps = call.request, call.services.config.caps
    usual = caps.body_bytes
    most = usual if endpoint.long_as is None else max(usual, caps.archived_bytes)
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    expected = TEXT if endpoint.takes_text else JSON
    if content_type != expected:
        raise InvalidError("server-content-type", found=content_type[:80], expected=expected)
    data = bytearray()
    async for chunk in request.stream():
        before, length = len(data), len(data) + len(chunk)
        if length > most:
            raise InvalidError("server-large", most=most)
        if endpoint.long_as is not None and length > usual:
            if before <= usual:
                call.needs_guest()
                held.enter_context(call.services.long_bodies.question(call.counted))
            for _ in range(before // usual, length // usual):  # charged before more of it is read
                await call.limit(endpoint.long_as)
        data += chunk
    return endpoint.read(data)


def _response(answer: object) -> Response:
    match answer:
        case Response():
            return answer
        case None:
            return Response(status_code=204)
        case Download():
            name = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
            return Response(answer.text, headers=_NOT_STORED | name, media_type=TEXT)
        case bytes():
            return Response(answer, headers=_NOT_STORED, media_type=JSON)
        case _:
            return Response(encode(answer), headers=_NOT_STORED, media_type=JSON)


def refused(
    services: Services,
    error: Red7Error | msgspec.MsgspecError,
    id_: str | None = None,
    /,
    *,
    guest: str = "",
    **where: str,
) -> Response:
    """The response to a refused request; who asked for what goes into the log."""
    problem = refusal(id_, error)
    services.observer.refused(problem.code, guest=guest, **where)
    status = status_of(error) if isinstance(error, Red7Error) else 400
    headers = dict(_NOT_STORED)
    if status in (429, 503):
        headers["Retry-After"] = str(problem.arguments.get("seconds", 1))
    return Response(encode(problem), status, headers, JSON)

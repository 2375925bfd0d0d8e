"""Who a request or a connection comes from: an address, and perhaps a guest."""

from typing import Final

from starlette.requests import HTTPConnection

from red7.host.errors import HostError
from red7.server.guests.identity import Session
from red7.server.http.addresses import client_address
from red7.server.services import Services

_BEARER: Final = "bearer "


def address_of(services: Services, connection: HTTPConnection) -> str:
    """The address a connection comes from."""
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.getlist("x-forwarded-for")
    return client_address(peer, forwarded, services.config.proxies)


async def session_of(
    services: Services, connection: HTTPConnection, *, safe: bool, token: str = ""
) -> Session | None:
    """Who is asking. A cookie counts only from our own pages, unless the request changes nothing (`safe`)."""
    now = services.host.now()
    authorization = connection.headers.get("authorization", "")
    if not token and authorization.lower().startswith(_BEARER):
        token = authorization[len(_BEARER) :].strip()
        if not token:
            raise HostError("server-no-guest")
    if token:
        session = await services.identity.by_token(token, now)
        if session is None:
            raise HostError("server-no-guest")
        return session
    if safe or services.config.origins.allow_cookie(connection.headers):
        return await services.identity.by_cookie(connection.headers.get("cookie"), now)
    return None


def check_origin(services: Services, connection: HTTPConnection) -> None:
    """Refuse requests from other people's pages."""
    headers = connection.headers
    if "origin" in headers and not services.config.origins.allow_cookie(headers):
        raise HostError("server-cross-site")

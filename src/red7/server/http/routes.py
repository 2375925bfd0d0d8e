"""All HTTP endpoints, in the order in which they are published."""

from functools import cache
from typing import Final

from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from red7 import __version__
from red7.host.endpoints import catalogue, days
from red7.host.endpoints.endpoint import JSON, Endpoint
from red7.host.protocol import schema
from red7.server.http import guests, health, reach
from red7.server.http.endpoint import HttpCall, route
from red7.server.http.openapi import openapi_schema, types_of
from red7.server.http.socket import ROUTE, table_socket
from red7.server.offline import offer


async def openapi(_call: HttpCall) -> Response:
    """This description."""
    return Response(_descriptions()[0], media_type=JSON)


async def message_schema(_call: HttpCall) -> Response:
    """The messages of a table's socket, as JSON Schema."""
    return Response(_descriptions()[1], media_type=JSON)


ENDPOINTS: Final = (
    *reach.ENDPOINTS,
    Endpoint("GET", "/api/openapi.json", openapi),
    Endpoint("GET", "/api/messages.json", message_schema),
    *health.ENDPOINTS,
    *offer.ENDPOINTS,
    *guests.ENDPOINTS,
    *catalogue.ENDPOINTS,
    *days.ENDPOINTS,  # a device on its own has nobody to share them with
)


@cache
def _descriptions() -> tuple[bytes, bytes]:
    return openapi_schema(ENDPOINTS), schema.messages_schema(__version__)


def typescript() -> str:
    """All types that a client needs, as TypeScript."""
    return schema.typescript(types_of(ENDPOINTS))


def routes() -> list[BaseRoute]:
    """All endpoints and the socket, ready to be served."""
    return [*map(route, ENDPOINTS), WebSocketRoute(ROUTE, table_socket)]

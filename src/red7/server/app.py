"""The application: all routes, behind the headers that every answer has."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.types import ASGIApp

from red7.game.errors import IllegalError, InvalidError
from red7.server.http import guests as people
from red7.server.http import health as information
from red7.server.http import tables
from red7.server.http.endpoint import refused, routes
from red7.server.http.headers import Headers
from red7.server.http.socket import ROUTE, table_socket
from red7.server.http.static import STATIC, Pages
from red7.server.services import Site

PARTS: Final = (information, people, tables)
"""The modules that publish endpoints: imported, they have."""


_log = structlog.get_logger("red7.app")


def make_app(site: Site) -> ASGIApp:
    """The application of a site, which it opens and closes with itself."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await site.open()
        yield
        await site.close()

    pages: list[BaseRoute] = [Mount("/", Pages(STATIC))] if STATIC.is_dir() else []
    app = Starlette(
        routes=[*routes(), WebSocketRoute(ROUTE, table_socket), *pages],
        exception_handlers={404: _not_found, 405: _not_found, 500: _failed},
        lifespan=lifespan,
    )
    app.state.site = site
    # Around all of it: answers to failures need them too.
    return Headers(app, secure=site.config.secure, now=site.now)


async def _not_found(request: Request, _error: Exception) -> Response:
    return refused(request.app.state.site, InvalidError("server-no-page"))


async def _failed(request: Request, error: Exception) -> Response:
    site: Site = request.app.state.site
    site.metrics.failures.inc()
    _log.error("request failed", exc_info=error)
    return refused(site, IllegalError("server-failed"))

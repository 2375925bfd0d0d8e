"""The application: all routes, behind the headers that every answer has."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount
from starlette.types import ASGIApp

from red7.host.errors import HostError
from red7.server.http.endpoint import refused
from red7.server.http.headers import Headers
from red7.server.http.routes import routes
from red7.server.http.static import STATIC, Pages
from red7.server.services import Services


def make_app(services: Services) -> ASGIApp:
    """The application of these services, which it opens and closes with itself."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    pages: list[BaseRoute] = [Mount("/", Pages(STATIC))] if STATIC.is_dir() else []
    app = Starlette(
        routes=[*routes(), *pages],
        exception_handlers={404: _not_found, 405: _not_found, 500: _failed},
        lifespan=lifespan,
    )
    app.state.services = services
    # Around all of it: answers to failures need them too.
    return Headers(app, secure=services.config.secure, now=services.host.now)


async def _not_found(request: Request, _error: Exception) -> Response:
    return refused(request.app.state.services, HostError("server-no-page"))


async def _failed(request: Request, error: Exception) -> Response:
    services: Services = request.app.state.services
    services.observer.failed("request failed", error)
    return refused(services, HostError("server-failed"))

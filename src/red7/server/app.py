"""The application: all routes, wrapped in the headers of every response, and the program that serves it."""

import ctypes
import gc
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from red7.host.errors import HostError
from red7.server.config import Config
from red7.server.gate.gate import Gate
from red7.server.gate.http import GatedConfig, HttpGate
from red7.server.gate.socket import SocketGate
from red7.server.http.endpoint import refused
from red7.server.http.headers import Headers
from red7.server.http.routes import routes
from red7.server.http.static import STATIC, Pages
from red7.server.offline.offer import PATH, Offer
from red7.server.services import Services

_SWEEP_TICKS: Final = 10  # uvicorn has ten of them in a second
_MMAP_THRESHOLD: Final = -3  # the name of this setting in malloc.h
_LONG_TEXT: Final = 65_536  # bytes


def make_app(services: Services, offer: Offer | None = None) -> ASGIApp:
    """The application of these services, which it opens and closes, and of an offline page if offered."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    pages: list[BaseRoute] = [Mount(PATH, Pages(offer.folder))] if offer else []
    pages += [Mount("/", Pages(STATIC))] if STATIC.is_dir() else []
    app = Starlette(
        routes=[*routes(), *pages],
        exception_handlers={404: _not_found, 405: _not_that_way, 500: _failed},
        lifespan=lifespan,
    )
    app.state.services = services
    app.state.offer = offer
    # Outermost, because responses to failures need them too.
    return Headers(app, secure=services.config.secure, now=services.host.now)


async def _not_found(request: Request, _error: Exception) -> Response:
    return refused(request.app.state.services, HostError("server-no-page"))


async def _not_that_way(request: Request, _error: Exception) -> Response:
    response = refused(request.app.state.services, HostError("server-method"))
    endpoints = [route for route in request.app.routes if isinstance(route, Route)]
    here = [route for route in endpoints if route.path_regex.match(request.url.path)]
    taken = {method for route in here for method in route.methods or ()} or {"GET", "HEAD"}
    response.headers["Allow"] = ", ".join(sorted(taken))
    return response


async def _failed(request: Request, error: Exception) -> Response:
    services: Services = request.app.state.services
    services.observer.failed("request failed", error)
    return refused(services, HostError("server-failed"))


class Server(uvicorn.Server):
    """Serves, and says goodbye before it stops: uvicorn alone would just close the sockets."""

    def __init__(self, services: Services, offer: Offer | None = None) -> None:
        super().__init__(uvicorn_config(make_app(services, offer), services.config, services.gate))
        self._services: Final = services

    async def on_tick(self, counter: int) -> bool:
        if counter % _SWEEP_TICKS == 0:
            self._services.gate.sweep()
            self._services.gate_report.finish()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await super().shutdown(sockets)


def uvicorn_config(app: ASGIApp, config: Config, gate: Gate) -> uvicorn.Config:
    """How uvicorn serves it: small messages, no compression, pings to notice who is gone."""
    return GatedConfig(
        app,
        gate=gate,
        ws=SocketGate,
        ws_max_size=config.caps.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=HttpGate,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,  # `Headers` has one
        proxy_headers=False,
        timeout_graceful_shutdown=5,
    )


def settle() -> None:
    """Make the garbage collector skip what stays for good, and run less often over the rest.

    A move makes a few hundred objects and drops them again, none of them in a cycle; by default the collector
    would walk all tables and connections again and again for them. A flood makes many short-lived objects,
    and nothing is answered while the collector walks those, so each run is limited to a millisecond or two.
    Threads give up the interpreter as quickly.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 400)
    sys.setswitchinterval(0.001)
    _give_back_long_texts()


def _give_back_long_texts() -> None:
    """Have the memory of long texts given back to the system as soon as they are let go.

    The allocator of Linux learns from the first of them to keep it instead, with small things in between that
    pin it down: what a flood has sent would stay for good. Other systems have another allocator.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # not every Linux has it either
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LONG_TEXT)

"""The program that speaks HTTP for a server process."""

import gc
import socket
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from red7.server.app import make_app
from red7.server.config import Config
from red7.server.services import Services


def settle() -> None:
    """Have the garbage collector leave alone what is there for good, and look at the rest less often.

    Every move makes a few hundred objects and drops them again, none of them in a cycle; the usual collector
    would go through all tables and connections for them again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


class Server(uvicorn.Server):
    """Serves, and says goodbye before it stops: uvicorn alone would just close the sockets."""

    def __init__(self, services: Services) -> None:
        super().__init__(uvicorn_config(make_app(services), services.config))
        self._services: Final = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await super().shutdown(sockets)


def uvicorn_config(app: ASGIApp, config: Config) -> uvicorn.Config:
    """How uvicorn serves it: small messages, no compression, pings to find out who is gone."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=config.caps.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http="httptools",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,  # `Headers` has one
        proxy_headers=False,
        timeout_graceful_shutdown=5,
    )

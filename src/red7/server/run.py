"""A server process as it is configured: its store, its bus, and the program that speaks HTTP."""

import gc
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import uvicorn
from starlette.types import ASGIApp

from red7.game.errors import InvalidError
from red7.host.hub import Step, clock, new_secret
from red7.server.app import make_app
from red7.server.config import Config
from red7.server.limits import Limits
from red7.server.services import Site
from red7.server.storage.backup import DATABASE

if TYPE_CHECKING:
    from red7.host.contracts.bus import Bus
    from red7.host.contracts.store import Store


async def open_site(
    config: Config,
    *,
    now: Callable[[], int] = clock,
    secret: Callable[[], bytes] = new_secret,
    step: Step = lambda _name: None,
    limits: Limits | None = None,
) -> Site:
    """The site of this configuration. Only tests and benchmarks choose any of the rest."""
    config.make_folder()
    store = await _store(config)
    try:
        bus, usual_limits = await _bus(config)
        return Site(config, store, bus, limits or usual_limits, now=now, secret=secret, step=step)
    except BaseException:
        await store.close()
        raise


async def _store(config: Config) -> "Store":
    # A driver is imported only where it is used: it may not be installed.
    if config.database is None:
        from red7.server.storage.sqlite.store import SqliteStore

        return await SqliteStore.open(config.data / DATABASE)
    with _extra("database", "postgres"):
        from red7.server.storage.postgres.store import PostgresStore

    return await PostgresStore.open(config.database)


async def _bus(config: Config) -> "tuple[Bus, Limits]":
    if config.bus is None:
        from red7.host.contracts.local_bus import LocalBus

        return LocalBus(), Limits()
    with _extra("bus", "redis"):
        from red7.server.bus_redis import RedisBus

    return await RedisBus.open(config.bus), Limits(config.bus)


@contextmanager
def _extra(option: str, name: str) -> Iterator[None]:
    """Say what to install where an option needs more than the plain package."""
    try:
        yield
    except ImportError as error:
        raise InvalidError("config-extra", option=option, extra=name) from error


def settle() -> None:
    """Have the garbage collector leave alone what is there for good, and look at the rest less often.

    Every move makes a few hundred objects and drops them again, none of them in a cycle; the usual collector
    would go through all tables and connections for them again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


class Server(uvicorn.Server):
    """Serves a site, and says goodbye before it stops: uvicorn alone would just close the sockets."""

    def __init__(self, site: Site) -> None:
        super().__init__(uvicorn_config(make_app(site), site.config))
        self._site: Final = site

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._site.say_goodbye()
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

"""One server process: its parts, put together, started and stopped in the right order."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from starlette.requests import HTTPConnection

from red7.game.errors import IllegalError, Red7Error
from red7.host.contracts.bus import Bus
from red7.host.contracts.store import Store
from red7.host.help import Help
from red7.host.hub import Hub, Step, clock, new_secret
from red7.host.presence import Notices
from red7.host.protocol.messages import goodbye
from red7.host.scheduler import Waker
from red7.host.viewers import Rooms
from red7.server.config import Config
from red7.server.guests.identity import Identity, Session
from red7.server.guests.keys import Keys
from red7.server.guests.sessions import Endings
from red7.server.http.addresses import client_address
from red7.server.limits import Limits
from red7.server.metrics import Metrics
from red7.server.refusals import Refusals
from red7.server.thinkers import Thinking

_TIDY_EVERY: Final = 3_600.0  # seconds
_BEARER: Final = "bearer "
_log = structlog.get_logger("red7.site")


class Site:
    """Everything a request needs."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bus: Bus,
        limits: Limits,
        *,
        now: Callable[[], int] = clock,
        secret: Callable[[], bytes] = new_secret,
        step: Step = lambda _name: None,
    ) -> None:
        self.config: Final = config
        self.limits: Final = limits
        self.now: Final = now
        self.metrics: Final = Metrics()
        self.refusals: Final = Refusals(self.metrics)
        self.rooms: Final = Rooms(config.caps)
        self.endings: Final = Endings(bus, store, self.rooms)
        self.notices: Final = Notices(bus, self.rooms)
        self.hub: Final = Hub(
            store,
            bus,
            self.metrics,
            most_tables=config.caps.tables,
            in_use=self.rooms.of,
            now=now,
            secret=secret,
            step=step,
        )
        self.thinking: Final = Thinking(config.thinkers, config.caps.thoughts)
        self.help: Final = Help(self.hub, self.thinking)
        self.identity: Final = Identity(
            Keys(config.keys), store, secure=config.secure, lasts=config.retention
        )
        self.stopping = False
        self._waker: Final = Waker(self.hub, self.thinking, alone=config.database is None)
        self._bus: Final = bus
        self._tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        self.hub.watch(self.rooms.wake)
        self.hub.watch(self.notices.moved)
        await self.hub.open()
        await self.endings.open()
        await self.notices.open()
        await self._waker.open()
        self._tidying = asyncio.create_task(self._tidy())

    async def say_goodbye(self) -> None:
        """Tell everybody to come back."""
        self.stopping = True
        await self.rooms.close(goodbye())

    async def close(self) -> None:
        """Finish what is being written, and let go of everything."""
        self.stopping = True
        if self._tidying is not None:
            self._tidying.cancel()
        await self._waker.close()
        await self.notices.close()
        await self.hub.close()
        self.thinking.close()
        await self._bus.close()
        await self.limits.close()
        await self.hub.store.close()

    def address(self, connection: HTTPConnection) -> str:
        """The address that somebody calls from."""
        peer = connection.client.host if connection.client else ""
        return client_address(peer, connection.headers.getlist("x-forwarded-for"), self.config.proxies)

    async def session(self, connection: HTTPConnection, *, safe: bool) -> Session | None:
        """Who asks. A cookie counts only from a page of ours, unless the request changes nothing (`safe`)."""
        given = connection.headers.get("authorization", "")
        if given.lower().startswith(_BEARER):
            session = await self.identity.by_token(given[len(_BEARER) :].strip(), self.now())
            if session is None:
                raise IllegalError("server-no-guest")
            return session
        if safe or self.config.origins.allow_cookie(connection.headers):
            return await self.identity.by_cookie(connection.headers.get("cookie"), self.now())
        return None

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse what a page of somebody else sends."""
        headers = connection.headers
        if "origin" in headers and not self.config.origins.allow_cookie(headers):
            raise IllegalError("server-cross-site")

    def observe(self) -> None:
        """Bring the figures up to date that are looked up, not counted."""
        self.metrics.tables.set(len(self.hub.in_memory()))
        self.metrics.connections.set(len(self.rooms))
        self.metrics.thinking.set(self.thinking.waiting)
        self.metrics.thoughts_cut.set(self.thinking.cut)
        self.metrics.bus_up.set(self._bus.healthy)

    async def _tidy(self) -> None:
        """Delete what is too old to be kept, from time to time."""
        while True:
            try:
                gone = await self.hub.store.expire(self.now() - self.config.retention)
                _log.info("tidied", count=gone)
            except Red7Error as error:
                _log.warning("not tidied", code=error.code)
            except Exception:  # whatever it was, it may go next time
                self.metrics.failures.inc()
                _log.exception("not tidied")
            await asyncio.sleep(_TIDY_EVERY)

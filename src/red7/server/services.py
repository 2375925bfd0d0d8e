"""The parts of one server process: made from its configuration, started and stopped in the right order."""

import asyncio
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Final

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.bus import Bus, LocalBus
from red7.host.fair_queue import FairQueue
from red7.host.host import Host
from red7.host.inputs import USUAL, Inputs
from red7.host.people.removals import Device
from red7.host.protocol.messages import goodbye
from red7.server.config import Config
from red7.server.connections import Connections
from red7.server.gate.descriptors import room
from red7.server.gate.gate import Gate, within
from red7.server.gate.report import Report
from red7.server.guests.bans import Bans
from red7.server.guests.devices import device_of
from red7.server.guests.identity import Identity, reserved_names
from red7.server.guests.keys import Keys
from red7.server.guests.sessions import Sessions
from red7.server.late_news import LateNews
from red7.server.limits import Limits
from red7.server.restarts import Restarts
from red7.server.storage.backup import DATABASE
from red7.server.storage.sql import SqlStore
from red7.server.thinkers import Thinkers
from red7.server.watch.metrics import Metrics
from red7.server.watch.observer import ServerObserver
from red7.server.watch.process_watch import ProcessWatch
from red7.server.watch.readiness import Readiness

_TIDY_EVERY: Final = 3_600.0  # seconds


class Services:
    """A host for many people, and what only a server adds to it."""

    def __init__(
        self, config: Config, store: SqlStore, bus: Bus, limits: Limits, inputs: Inputs = USUAL
    ) -> None:
        caps, reserved = config.caps, reserved_names()
        self.config: Final = config
        self.store: Final = store
        self.limits: Final = limits
        self.metrics: Final = Metrics()
        self.observer: Final = ServerObserver(self.metrics)
        self.thinkers: Final = Thinkers(config.thinkers)
        self.gate_report: Final = Report(self.metrics.turned_away, self._log_gate)
        self.gate: Final = Gate(
            within(config.bounds, room()),
            proxies=config.proxies,
            body_bytes=max(caps.body_bytes, caps.archived_bytes),
            report=self.gate_report,
        )
        self.long_bodies: Final = FairQueue(1, most_asked=caps.archived)
        # Leaves some room for questions.
        self.connections: Final = Connections(
            min(caps.connections, 3 * room() // 4), caps.connections_per_address
        )
        self.host: Final = Host(
            store,
            bus,
            self.thinkers,
            observer=self.observer,
            allowance=limits,
            caps=caps,
            reserved=reserved,
            alone=config.database is None,
            inputs=inputs,
        )
        self.sessions: Final = Sessions(bus, store, self.host.viewers)
        self.restarts: Final = Restarts(bus, self.host.viewers, self.host.now)
        self.late_news: Final = LateNews(bus, self.host.viewers)
        self.bans: Final = Bans(bus, store, self.host.viewers, self.host.now)
        self._keys: Final = Keys(config.keys)
        self.identity: Final = Identity(
            self._keys, store, reserved, secure=config.secure, lasts=config.retention
        )
        self.readiness: Final = Readiness(store)
        self._watch: Final = ProcessWatch(self.metrics, self.readiness, store.alarm)
        store.waited = partial(self.metrics.waited, "store")
        self.stopping = False
        self._bus: Final = bus
        self._tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        await self.sessions.open()
        await self.bans.open()
        await self.restarts.open()
        await self.host.open()
        self._tidying = asyncio.create_task(self._tidy())
        self._watch.open()
        self.late_news.open()

    @property
    def hears(self) -> bool:
        """Whether news from other processes comes in."""
        return self._bus.healthy

    def device_of(self, address: str, headers: Mapping[str, str]) -> Device:
        """How a device is recognised for a day."""
        return device_of(self._keys, address, headers.get("user-agent", ""), self.host.now())

    async def say_goodbye(self) -> None:
        """Tell everybody to come back."""
        self.stopping = True
        await self.host.viewers.close(goodbye())

    async def close(self) -> None:
        """Finish what is being written, and close everything."""
        self.stopping = True
        if self._tidying is not None:
            self._tidying.cancel()
        self._watch.close()
        self.late_news.close()
        self.bans.close()
        await self.host.close()
        self.thinkers.close()
        await self._bus.close()
        await self.limits.close()
        await self.store.close()

    def measure(self) -> None:
        """Update the metrics that are looked up, not counted."""
        self.metrics.tables.set(len(self.host.tables.all()))
        self.metrics.connections.set(len(self.host.viewers))
        self.metrics.thinking.set(len(self.host.thought_queue))
        self.metrics.thoughts_cut.set(self.thinkers.cut)
        self.metrics.bus_up.set(self._bus.healthy)
        self.metrics.store_up.set(not self.store.alarm.is_on)
        self.metrics.thinkers.set(self.thinkers.workers)
        disk = shutil.disk_usage(self.config.data)
        self.metrics.disk_free.set(disk.free)
        self.metrics.disk_size.set(disk.total)

    def _log_gate(self, reason: str, count: int) -> None:
        self.observer.warned("turned away at the gate", code=reason, count=count)

    async def _tidy(self) -> None:
        """Delete what is older than the retention time, every hour."""
        while True:
            try:
                await self.store.drop_devices(self.host.now())
                count = await self.store.expire(self.host.now() - self.config.retention)
                self.observer.noted("tidied", count=count)
            except Red7Error as error:
                self.observer.warned("not tidied", code=error.code)
            except Exception as error:  # whatever it was, the next try may work
                self.observer.failed("not tidied", error)
            await asyncio.sleep(_TIDY_EVERY)


async def open_services(config: Config, inputs: Inputs = USUAL, limits: Limits | None = None) -> Services:
    """The services of this configuration; the other parameters are for tests and benchmarks."""
    config.make_folder()
    store = await _store(config)
    try:
        bus, usual_limits = await _bus(config)
        return Services(config, store, bus, limits or usual_limits, inputs)
    except BaseException:
        await store.close()
        raise


async def _store(config: Config) -> SqlStore:
    # Drivers are imported only when needed: they may not be installed.
    if config.database is None:
        from red7.server.storage.sqlite.store import SqliteStore

        return await SqliteStore.open(config.data / DATABASE)
    with _extra("database", "postgres"):
        from red7.server.storage.postgres.store import PostgresStore

    return await PostgresStore.open(config.database)


async def _bus(config: Config) -> tuple[Bus, Limits]:
    if config.bus is None:
        return LocalBus(), Limits()
    with _extra("bus", "redis"):
        from red7.server.redis.bus import RedisBus
        from red7.server.redis.limits import RedisLimits

    return await RedisBus.open(config.bus), RedisLimits(config.bus)


@contextmanager
def _extra(option: str, name: str) -> Iterator[None]:
    """Say what to install if an option needs more than the plain package."""
    try:
        yield
    except ImportError as error:
        raise InvalidError("config-extra", option=option, extra=name) from error

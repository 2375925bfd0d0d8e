"""The tables in this process's memory, kept up to date with their logs, which others write to as well."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from red7.game.errors import Red7Error
from red7.host.contracts.bus import Bus
from red7.host.contracts.store import Entry, Store
from red7.host.errors import HostError
from red7.host.slices import Slices
from red7.host.tables.cached_table import CachedTable
from red7.host.tables.saved_tables import SavedTables
from red7.table.events import Event
from red7.table.log import decode_event

IN_MEMORY: Final = 2_000
"""How many tables stay in memory; more only if all of them have viewers."""
EVENTS_IN_MEMORY: Final = 50_000
"""How many events these have in all, some 10 MB: a long table takes as much as hundreds of others."""

CHECK_AFTER: Final = 2.0
"""Seconds from opening a saved table, or from one check to the next, until its whole log is read."""
_MOST_UNCHECKED: Final = 1_000

_REWRITTEN: Final = b"anew"  # sent instead of a table's version


class TableCache:
    """Tables by id. Watchers are called whenever one has moved on."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        in_use: Callable[[str], object],
        most: int,
        *,
        alone: bool = True,
        misfit: Callable[[str], None] = lambda _id: None,
    ) -> None:
        """`alone`: no other process writes to the store.

        `misfit` is called with the id of a table whose saved state contradicts its log.
        """
        self._misfit: Final = misfit
        self._unchecked: OrderedDict[str, None] = OrderedDict()
        self._checking: asyncio.Task[None] | None = None
        self._alone: Final = alone
        self._store: Final = store
        self._saved: Final = SavedTables(store)
        self._bus: Final = bus
        self._in_use: Final = in_use
        self._most: Final = most
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._watchers: list[Callable[[CachedTable], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self.in_doubt = False

    async def open(self) -> None:
        """Listen for events committed by other processes."""
        await self._bus.subscribe(self._hear, self.catch_up)

    async def close(self) -> None:
        """Wait for what is under way."""
        if self._checking is not None:
            self._checking.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)

    @property
    def hears(self) -> bool:
        """Whether news of all commits gets here, from other processes and from the store itself."""
        return self._bus.healthy and not self.in_doubt

    def watch(self, watcher: Callable[[CachedTable], None]) -> None:
        """Call this after every change of a table in memory."""
        self._watchers.append(watcher)

    def all(self) -> list[CachedTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def get(self, id_: str, version: int = 0) -> CachedTable:
        """The table of this id, or an error; not older than the version the caller has heard of.

        That version may come from another process, whose news is still on the way.
        """
        cached = self._tables.get(id_)
        if cached is not None:
            self._tables.move_to_end(id_)
        else:
            task = self._loading.get(id_)
            if task is None:
                task = asyncio.create_task(self._load(id_))
                self._loading[id_] = task
                task.add_done_callback(lambda _task: self._loading.pop(id_, None))
            cached = await asyncio.shield(task)
        if cached.version < version:
            await self.refresh(cached)
        # It may have been dropped meanwhile; put it back, so that its new user hears its news.
        return self._tables.setdefault(id_, cached)

    def keep(self, cached: CachedTable) -> None:
        """Put a table into memory, and drop others without viewers if there are too many."""
        self._tables[cached.id] = cached
        events = sum(one.version for one in self._tables.values())
        while len(self._tables) > self._most or events > EVENTS_IN_MEMORY:
            others = (one for one in self._tables.values() if one is not cached and not self._in_use(one.id))
            oldest = next(others, None)
            if oldest is None:
                return
            self._drop(oldest.id)
            events -= oldest.version

    def tell(self, cached: CachedTable) -> None:
        """A table has moved on."""
        for watcher in self._watchers:
            watcher(cached)

    def announce(self, id_: str, version: int) -> None:
        """Tell other processes that a table has reached this version."""
        self._bus.tell(id_, b"%d" % version)

    async def refresh(self, cached: CachedTable) -> None:
        """Catch up with the log."""
        if await self._read(cached):
            self.tell(cached)

    async def is_behind(self, cached: CachedTable) -> bool:
        """Catch up with the log, as before a refusal; returns whether it had anything new."""
        if self._alone and not self.in_doubt:
            return False
        version = cached.version
        await self.refresh(cached)
        return cached.version > version

    def catch_up(self) -> None:
        """Catch up with the logs of viewed tables, and drop the others, as news may have been missed."""
        self.in_doubt = False
        for cached in self.all():
            if self._in_use(cached.id):
                self.spawn(self.refresh(cached))
            else:
                self._drop(cached.id)

    def _drop(self, id_: str) -> None:
        del self._tables[id_]
        self._saved.drop(id_)

    def reload(self, id_: str) -> None:
        """Make all processes read a table again, because its past has changed."""
        self.spawn(self._reload(id_))
        self._bus.tell(id_, _REWRITTEN)

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        """Do something in the background; if the store is away, it is left to the next look."""
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[object, object, object]) -> None:
        try:
            await work
        except Red7Error:
            self.in_doubt = True

    def save(self, cached: CachedTable, last: Entry) -> None:
        """Save a table from time to time, so that it opens quickly; `last` is the end of its log."""
        if cached.version == last.version and self._saved.is_due(cached.id, cached.table):
            self.spawn(self._save(cached, last))

    async def _save(self, cached: CachedTable, last: Entry) -> None:
        await self._saved.save(cached.id, cached.table, last)
        if cached.id not in self._tables:
            self._saved.drop(cached.id)

    async def _load(self, id_: str) -> CachedTable:
        cached = await self._open(id_)
        if not cached.version:
            raise HostError("server-no-table")
        self.keep(cached)
        self.tell(cached)
        if not self._saved.is_checked(id_):
            self._check_later(id_)
        return cached

    def _check_later(self, id_: str) -> None:
        if len(self._unchecked) < _MOST_UNCHECKED:
            self._unchecked[id_] = None
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self._check())

    async def _check(self) -> None:
        """Check saved tables against their whole logs, one after the other and with pauses."""
        while self._unchecked:
            await asyncio.sleep(CHECK_AFTER)
            id_, _ = self._unchecked.popitem(last=False)
            try:
                if not await self._saved.fits(id_):
                    self._misfit(id_)
                    self.reload(id_)
            except Red7Error:
                self._unchecked[id_] = None  # the store is away
            except Exception:  # the log cannot be read: the saved state is all there is
                self._misfit(id_)

    async def _open(self, id_: str) -> CachedTable:
        """Open a table from its log; others have a turn while a long log is read."""
        table, entries = await self._saved.begin(id_)
        cached, slices = CachedTable(id_, table), Slices()
        log: list[tuple[Event, int]] = []
        for entry in entries:
            log.append(_decoded(entry))
            await slices.pause()
        if log:
            await cached.follow(log, slices)
            self.save(cached, entries[-1])
        return cached

    async def _reload(self, id_: str) -> None:
        if id_ in self._loading:  # it may have read an older log in part
            await asyncio.wait([self._loading[id_]])
        cached = self._tables.get(id_)
        if cached is not None:
            fresh = await self._open(id_)
            while fresh.version < cached.version and await self._read(fresh):
                pass  # it has moved on meanwhile
            cached.become(fresh)
            self.tell(cached)

    async def _read(self, cached: CachedTable) -> bool:
        entries = await self._store.entries(cached.id, cached.version)
        # Another refresh may have come first.
        new = [_decoded(entry) for entry in entries if entry.version > cached.version]
        if new:
            cached.adopt(cached.ahead(new))
        return bool(new)

    def _hear(self, topic: str, message: bytes) -> None:
        cached = self._tables.get(topic)
        if message == _REWRITTEN:
            self.spawn(self._reload(topic))
        elif topic in self._loading or (cached is not None and cached.version < int(message)):
            self.spawn(self.get(topic, int(message)))


def _decoded(entry: Entry) -> tuple[Event, int]:
    return decode_event(entry.event), entry.at

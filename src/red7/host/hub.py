"""The way of a command: check it, append to the log, acknowledge, tell everybody.

Nothing is locked. A command is decided on the table in memory, and the log takes it only if no other event
has come first, from this process or another; else the table catches up and the command is decided anew.
"""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from red7.ai.bots import LEVELS
from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.host.cached_table import Ahead, Live
from red7.host.contracts.bus import Bus
from red7.host.contracts.store import Append, Conflict, Repeated, Store
from red7.host.names import confusable
from red7.host.protocol.messages import Done, encode
from red7.host.summaries import played_by, row_of
from red7.server.metrics import Metrics
from red7.table.commands import Command, Sit, SystemCommand
from red7.table.decide import Who, create, decide
from red7.table.events import Event
from red7.table.log import decode_event, encode_event
from red7.table.settings import Settings
from red7.table.table import Table

_TRIES: Final = 5
IN_MEMORY: Final = 2_000
"""How many tables stay in memory; more only if somebody looks at all of them."""

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no sign that looks like another
CODE_LENGTH: Final = 6
_ANEW: Final = b"anew"  # news of a table in place of its version

Step = Callable[[str], None]
"""Is told how far a command has come: `checked`, `committed`, `applied`."""


class _Answer(msgspec.Struct, frozen=True):
    """What was answered to a command, and a digest of what it was that was asked."""

    id: str
    version: int
    asked: str


class _Prepared(NamedTuple):
    """Events on their way into the log: the table they were decided on, the one after them, the append."""

    before: Table
    ahead: Ahead
    append: Append


_decode_answer: Final = msgspec.json.Decoder(_Answer).decode


def _digest(command: Command | SystemCommand) -> str:
    return hashlib.blake2b(encode(command), digest_size=12).hexdigest()


def clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def new_secret() -> bytes:
    """A secret for a fair deal."""
    return secrets.token_bytes(32)


class Hub:
    """All tables, for this process. `watch` is told of every table that has moved on."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        *,
        most_tables: int,
        in_use: Callable[[str], object],
        in_memory: int = IN_MEMORY,
        now: Callable[[], int] = clock,
        secret: Callable[[], bytes] = new_secret,
        step: Step = lambda _name: None,
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.metrics: Final = metrics
        self._bus: Final = bus
        self._most_tables: Final = most_tables
        self._in_use: Final = in_use
        self._most_in_memory: Final = in_memory
        self._secret: Final = secret
        self._step: Final = step
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._watchers: list[Callable[[Live], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._in_doubt = False

    async def open(self) -> None:
        """Listen to what other processes have committed."""
        await self._bus.subscribe(self._heard, self.catch_up)

    def catch_up(self) -> None:
        """Look into the log of tables somebody looks at, and drop the others: news may have been missed."""
        self._in_doubt = False
        for live in self.in_memory():
            if self._in_use(live.id):
                self._spawn(self._quietly(self.refresh(live)))
            else:
                self._lives.pop(live.id)

    @property
    def hears(self) -> bool:
        """Whether all that is committed is heard of, from other processes and from the store itself."""
        return self._bus.healthy and not self._in_doubt

    def watch(self, watcher: Callable[[Live], None]) -> None:
        """Have this called after every change of a table that this process knows."""
        self._watchers.append(watcher)

    async def live(self, id_: str, version: int = 0) -> Live:
        """The table of this id, or an error; not older than the version the caller has heard of.

        That may come from another process, whose news are still on their way.
        """
        live = self._lives.get(id_)
        if live is not None:
            self._lives.move_to_end(id_)
        else:
            task = self._loading.get(id_)
            if task is None:
                task = asyncio.create_task(self._load(id_))
                self._loading[id_] = task
                task.add_done_callback(lambda _task: self._loading.pop(id_, None))
            live = await asyncio.shield(task)
        if live.version < version:
            await self.refresh(live)
        # It may have been dropped for others meanwhile, and whoever gets it here is to hear its news.
        return self._lives.setdefault(id_, live)

    def in_memory(self) -> list[Live]:
        """The tables this process has in memory."""
        return list(self._lives.values())

    async def create(self, who: Who, settings: Settings, names: Sequence[str] = ()) -> Live:
        """A new table of this host; `names` are those of the people who share a device, by seat."""
        events = create(who, settings, LEVELS, names)
        if await self.store.count() >= self._most_tables:
            raise IllegalError("server-tables-full", most=self._most_tables)
        for _ in range(_TRIES):
            live = Live(secrets.token_urlsafe(16))
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self._commit(live, self._prepare(live, events, code=code))
            except Conflict:
                continue  # the code is another table's
            self.keep(live)
            return live
        raise IllegalError("server-contended")

    async def act(
        self,
        id_: str,
        who: Who,
        command: Command | SystemCommand,
        *,
        key: str = "",
        version: int | None = None,
    ) -> Done:
        """Carry a command out, once: sent again with the same key, it is answered as before."""
        live = await self.live(id_, version or 0)
        asked = _digest(command)
        for _ in range(_TRIES):
            try:
                events = self._check(live, who, command, version)
            except Red7Error:
                earlier = await self.store.answer(id_, who.guest, key) if key else None
                if earlier is None:
                    raise
                return self._as_before(id_, earlier, asked)
            # At once, so that nothing can come between the check and what is made of it.
            prepared = self._prepare(live, events, (who.guest, key) if key else None, asked)
            self._step("checked")
            try:
                reached = await self._commit(live, prepared)
            except asyncio.CancelledError:
                # Whoever asked is gone; it is to be carried out, and the others told, all the same.
                self._spawn(self._quietly(self._commit_anyway(live, prepared)))
                raise
            except Conflict:
                self.metrics.conflicts.inc()
                await self.refresh(live)
                continue
            except Repeated as repeated:
                await self.refresh(live)
                return self._as_before(id_, repeated.answer, asked)
            return Done(key, reached)
        raise IllegalError("server-contended")

    def _as_before(self, id_: str, answer: bytes, asked: str) -> Done:
        """What was answered; the process that did it may have died before it told the others."""
        before = _decode_answer(answer)
        if before.asked != asked:
            raise IllegalError("server-id-used", found=before.id)
        self.metrics.repeats.inc()
        self._bus.tell(id_, b"%d" % before.version)
        return Done(before.id, before.version)

    def _check(
        self, live: Live, who: Who, command: Command | SystemCommand, version: int | None
    ) -> list[Event]:
        if version is not None and version != live.version:
            raise IllegalError("server-stale", found=version, expected=live.version)
        if isinstance(command, Sit):
            others = [seat.name for seat in live.table.seats if seat.guest != who.guest]
            if confusable(who.name, others):
                raise IllegalError("name-taken", found=who.name)
        return decide(live.table, who, command, self.now(), self._secret, LEVELS)

    def _prepare(
        self,
        live: Live,
        events: list[Event],
        key: tuple[str, str] | None = None,
        asked: str = "",
        code: str = "",
    ) -> _Prepared:
        """What these events make of the table as it is now."""
        at = self.now()
        ahead = live.ahead([(event, at) for event in events])
        append = Append(
            table=live.id,
            after=live.version,
            entries=[encode_event(event) for event in events],
            at=at,
            row=row_of(live.id, code, ahead.table),
            key=key,
            answer=encode(_Answer(key[1], ahead.table.version, asked)) if key else b"",
            played=played_by(live.id, live.table, ahead.table, at),
        )
        return _Prepared(live.table, ahead, append)

    async def _commit(self, live: Live, prepared: _Prepared) -> int:
        """Append events to the log; once this returns their version, they are on disk and being told."""
        before, ahead, append = prepared
        if not append.entries:
            return append.after
        try:
            with self.metrics.commit_seconds.time():
                await self.store.append(append)
        except Red7Error:  # the store is away; the events may be in the log all the same
            self._in_doubt = True
            raise
        self._step("committed")
        self.metrics.events.inc(len(append.entries))
        if live.table is before:
            live.adopt(ahead)
            self._tell(live)
        else:  # it has been read from the log meanwhile, perhaps with these events
            await self.refresh(live)
        self._step("applied")
        self._bus.tell(live.id, b"%d" % live.version)
        return ahead.table.version

    async def _commit_anyway(self, live: Live, prepared: _Prepared) -> None:
        """See to it that events are in the log, which may have them already: it takes none twice."""
        try:
            await self._commit(live, prepared)
        except (Conflict, Repeated):
            await self.refresh(live)
            self._bus.tell(live.id, b"%d" % live.version)

    async def refresh(self, live: Live) -> None:
        """Catch up with the log."""
        if await self._read(live):
            self._tell(live)

    async def _read(self, live: Live) -> bool:
        entries = await self.store.entries(live.id, live.version)
        # Another refresh may have come first.
        new = [(decode_event(entry.event), entry.at) for entry in entries if entry.version > live.version]
        if new:
            live.adopt(live.ahead(new))
        return bool(new)

    async def _quietly(self, work: Coroutine[object, object, object]) -> None:
        try:
            await work
        except Red7Error:  # the store is away: the next look will do
            self._in_doubt = True

    def forget(self, id_: str) -> None:
        """Have a table read anew by all processes: what the log says of the past has changed."""
        self._spawn(self._quietly(self._reload(id_)))
        self._bus.tell(id_, _ANEW)

    async def _reload(self, id_: str) -> None:
        live = self._lives.get(id_)
        if live is not None:
            fresh = Live(id_)
            await self._read(fresh)
            while fresh.version < live.version and await self._read(fresh):
                pass  # it has moved on meanwhile
            live.become(fresh)
            self._tell(live)

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _tell(self, live: Live) -> None:
        for watcher in self._watchers:
            watcher(live)

    async def _load(self, id_: str) -> Live:
        live = Live(id_)
        await self.refresh(live)
        if not live.version:
            raise InvalidError("server-no-table")
        self.keep(live)
        return live

    def keep(self, live: Live) -> None:
        """Have a table in memory, and drop others that nobody looks at if there are too many."""
        self._lives[live.id] = live
        while len(self._lives) > self._most_in_memory:
            others = (one for one in self._lives.values() if one is not live and not self._in_use(one.id))
            oldest = next(others, None)
            if oldest is None:
                return
            del self._lives[oldest.id]

    def _heard(self, topic: str, message: bytes) -> None:
        live = self._lives.get(topic)
        if message == _ANEW:
            self._spawn(self._quietly(self._reload(topic)))
        elif topic in self._loading or (live is not None and live.version < int(message)):
            self._spawn(self._quietly(self.live(topic, int(message))))

    def _spawn(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

"""The way of a command: decide it, append to the log, acknowledge, tell everybody.

Nothing is locked. A command is decided on the table in memory, and the log takes it only if no other event
came first, from this process or another; otherwise the table catches up and the command is decided again. The
same goes for a refusal, since the log may know better.
"""

import asyncio
import base64
import hashlib
import secrets
import time
from typing import Final, NamedTuple

import msgspec

from red7.ai.bots import LEVELS
from red7.game.errors import Red7Error
from red7.game.start import Start
from red7.host.caps import Caps
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import Append, Conflict, Entry, Repeated, Result, Store
from red7.host.errors import HostError, UnavailableError
from red7.host.inputs import Inputs
from red7.host.people.names import confusable
from red7.host.protocol.messages import Done, encode
from red7.host.slices import Slices
from red7.host.tables.cached_table import Advance, CachedTable
from red7.host.tables.day_tries import tries_ended
from red7.host.tables.summaries import played_by, row_of
from red7.host.tables.table_cache import TableCache
from red7.table.commands import (
    Close,
    Command,
    Commit,
    Leave,
    NextRound,
    Play,
    Reveal,
    Sit,
    SystemCommand,
)
from red7.table.day import Day
from red7.table.decide import decide
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import SeatWishes, create
from red7.table.errors import SeatError
from red7.table.events import Event
from red7.table.log import encode_event
from red7.table.settings import Settings
from red7.table.table import Table

_TRIES: Final = 5
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no characters that look alike
CODE_LENGTH: Final = 6

_TO_THE_END: Final = (Play, Commit, Reveal, NextRound, Leave, Close, SystemCommand)
"""The commands that a match needs to reach its end."""

SYSTEM: Final = Who(system=True)
"""The host itself, for what happens at a table by itself."""


class _Answer(msgspec.Struct, frozen=True):
    """The answer to a command, and a digest of the command."""

    id: str
    version: int
    asked: str


class _Prepared(NamedTuple):
    """Events on their way into the log: the table before them, the table after them, and the append."""

    before: Table
    advance: Advance
    append: Append


_decode_answer: Final = msgspec.json.Decoder(_Answer).decode


def digest(asked: msgspec.Struct) -> str:
    """Tells two requests with the same key apart."""
    return hashlib.blake2b(encode(asked), digest_size=12).hexdigest()


def keyed_id(who: Who, key: str) -> str:
    """The id of the table that a guest makes with this key; not to be guessed without the guest's id."""
    text = encode((who.guest, key))
    return base64.urlsafe_b64encode(hashlib.blake2b(text, digest_size=16).digest()).decode().rstrip("=")


class Hub:
    """Carries out commands at all tables."""

    def __init__(
        self, store: Store, tables: TableCache, observer: Observer, inputs: Inputs, caps: Caps
    ) -> None:
        self.store: Final = store
        self.tables: Final = tables
        self.now: Final = inputs.now
        self._observer: Final = observer
        self._most_tables: Final = caps.tables
        self._most_events: Final = caps.events
        self._secret: Final = inputs.secret
        self._step: Final = inputs.step

    async def create(
        self,
        who: Who,
        settings: Settings,
        wishes: SeatWishes = SeatWishes(),
        *,
        key: str = "",
        asked: str = "",
        start: Start | None = None,
        once: bool = False,
        origin: str = "",
        day: Day | None = None,
    ) -> CachedTable:
        """A new table of this host; asked for again with the same key, it is the same table."""
        invitation = secrets.token_urlsafe(16) if settings.invited else ""
        events = create(who, settings, LEVELS, wishes, invitation, start, once=once, origin=origin, day=day)
        with_code = not invitation and start is None and day is None
        if await self.store.count() >= self._most_tables:
            raise UnavailableError("server-tables-full", most=self._most_tables)
        for _ in range(_TRIES):
            cached = CachedTable(keyed_id(who, key) if key else secrets.token_urlsafe(16))
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) if with_code else ""
            try:
                maker = (who.guest, key) if key else None
                await self._commit(cached, self._prepare(cached, events, maker, asked, code))
            except Conflict:
                continue  # another table has the code
            except Repeated as repeated:
                return await self._made_before(cached.id, repeated.answer, asked)
            self.tables.keep(cached)
            return cached
        raise UnavailableError("server-contended")

    async def take_in(
        self, id_: str, events: list[Event], played: list[Result], slices: Slices
    ) -> CachedTable:
        """A table that was played elsewhere, as a new one here; its log has been checked.

        It is not kept in memory, since nobody may ever look at it.
        """
        if await self.store.count() >= self._most_tables:
            raise UnavailableError("server-tables-full", most=self._most_tables)
        at, entries = self.now(), list[bytes]()
        for event in events:
            entries.append(encode_event(event))
            await slices.pause()
        cached = CachedTable(id_)
        await cached.follow([(event, at) for event in events], slices)
        row = row_of(id_, "", cached.table)
        append = Append(table=id_, after=0, entries=entries, at=at, row=row, played=played)
        try:
            await self._commit(cached, _Prepared(cached.table, Advance(cached.table, []), append))
        except Conflict:
            raise UnavailableError("server-contended") from None
        return cached

    async def find_made(self, who: Who, key: str, asked: str) -> CachedTable | None:
        """The table that the same request with this key has made, if any."""
        id_ = keyed_id(who, key)
        answer = await self.store.answer(id_, who.guest, key)
        return None if answer is None else await self._made_before(id_, answer, asked)

    async def act(
        self,
        id_: str,
        who: Who,
        command: Command | SystemCommand,
        *,
        key: str = "",
        version: int | None = None,
    ) -> Done:
        """Carry out a command once: sent again with the same key, it is answered as before."""
        cached = await self.tables.get(id_, version or 0)
        asked = digest(command) if key else ""
        fresh = False
        for _ in range(_TRIES):
            try:
                events = self._decide(cached, who, command, version)
            except Red7Error:
                if not fresh and await self.tables.is_behind(cached):
                    fresh = True
                    continue  # another process has moved it on, and its news is still on the way
                earlier = await self.store.answer(id_, who.guest, key) if key else None
                if earlier is None:
                    raise
                return self._as_before(cached, earlier, asked)
            # Without awaiting, so that nothing can come between the decision and its events.
            prepared = self._prepare(cached, events, (who.guest, key) if key else None, asked)
            self._step("checked")
            try:
                reached = await self._commit(cached, prepared)
            except asyncio.CancelledError:
                # The caller is gone; carry it out all the same, and tell the others.
                self.tables.spawn(self._commit_anyway(cached, prepared))
                raise
            except Conflict:
                self._observer.conflicted()
                await self.tables.refresh(cached)
                fresh = True
                continue
            except Repeated as repeated:
                await self.tables.refresh(cached)
                return self._as_before(cached, repeated.answer, asked)
            return Done(key, reached)
        raise UnavailableError("server-contended")

    async def _made_before(self, id_: str, answer: bytes, asked: str) -> CachedTable:
        cached = await self.tables.get(id_)
        self._as_before(cached, answer, asked)
        return cached

    def _as_before(self, cached: CachedTable, answer: bytes, asked: str) -> Done:
        """The earlier answer; tells the others, in case the process that gave it died before it could."""
        before = _decode_answer(answer)
        if before.asked != asked:
            raise HostError("server-id-used", found=before.id)
        self._observer.repeated()
        self.tables.announce(cached.id, before.version)
        return Done(before.id, before.version)

    def _decide(
        self, cached: CachedTable, who: Who, command: Command | SystemCommand, version: int | None
    ) -> list[Event]:
        table = cached.table
        if version is not None and version != table.version:
            raise HostError("server-stale", found=version, expected=table.version)
        if table.version >= self._most_events and not isinstance(command, _TO_THE_END):
            raise HostError("server-table-long")
        if isinstance(command, Sit):
            others = [seat.name for seat in table.seats if seat.guest != who.guest]
            if confusable(who.name, others):
                raise SeatError("name-taken", found=who.name)
        return decide(table, who, command, self.now(), self._secret, LEVELS)

    def _prepare(
        self,
        cached: CachedTable,
        events: list[Event],
        key: tuple[str, str] | None = None,
        asked: str = "",
        code: str = "",
    ) -> _Prepared:
        """The append for these events, and the table after them."""
        at = self.now()
        advance = cached.ahead([(event, at) for event in events])
        append = Append(
            table=cached.id,
            after=cached.version,
            entries=[encode_event(event) for event in events],
            at=at,
            row=row_of(cached.id, code, advance.table),
            key=key,
            answer=encode(_Answer(key[1], advance.table.version, asked)) if key else b"",
            played=played_by(cached.id, cached.table, advance.table, at),
            tries=tries_ended(cached.id, cached.table, advance.table, at),
        )
        return _Prepared(cached.table, advance, append)

    async def _commit(self, cached: CachedTable, prepared: _Prepared) -> int:
        """Append events to the log; when this returns their version, they are durable and being told."""
        before, advance, append = prepared
        if not append.entries:
            return append.after
        started_at = time.perf_counter()
        try:
            await self.store.append(append)
        except Red7Error:  # the store is away, but the events may be in the log
            self.tables.in_doubt = True
            raise
        self._step("committed")
        self._observer.committed(len(append.entries), time.perf_counter() - started_at)
        if cached.table is before:
            cached.adopt(advance)
            self.tables.tell(cached)
            self.tables.save(cached, Entry(cached.id, cached.version, append.at, append.entries[-1]))
        else:  # it was read from the log meanwhile, perhaps with these events
            await self.tables.refresh(cached)
        self._step("applied")
        self.tables.announce(cached.id, cached.version)
        return advance.table.version

    async def _commit_anyway(self, cached: CachedTable, prepared: _Prepared) -> None:
        """Make sure that events are in the log, which may already have them: it takes none twice."""
        try:
            await self._commit(cached, prepared)
        except (Conflict, Repeated):
            await self.tables.refresh(cached)
            self.tables.announce(cached.id, cached.version)

"""People who come, play, wait, oversleep, lose their connection, leave and delete themselves, for hours."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec
from support.long_run import LONG
from support.table_driver import everything, some_play

from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.record.reader import read_record
from red7.game.record.verification import verify
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest, Store
from red7.host.conversation import Conversation, open_for_viewer, read_hello
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.guests import forget_guest
from red7.host.endpoints.tables import NewTable, Quick, create_table, quick_match
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.host.protocol.messages import encode, goodbye
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.local_thinker import LocalThinker
from red7.host.timers import scheduler
from red7.host.timers.scheduler import LEASE_MS
from red7.table.commands import (
    ComeBack,
    Command,
    Expire,
    Hold,
    Leave,
    NextRound,
    Play,
    Rematch,
    Sit,
    StartMatch,
)
from red7.table.deadlines import KEPT_FOR, due
from red7.table.decisions.asker import Who
from red7.table.events import Event, Extended, Played, TimedOut
from red7.table.log import decode_event
from red7.table.settings import Pace, Settings
from red7.table.table import Phase, Table
from red7.table.views.history import record

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
KEPT: Final = (8 if LONG else 1) * HOUR
"""How long what is over is kept, and who has not been seen."""
IN_MEMORY: Final = 40
"""Tables that the host has in memory: most of the day there are more."""
_BEGINS: Final = 1_700_000_000_000
_HELLO: Final = read_hello('{"type": "hello"}')


class Told(msgspec.Struct):
    """What people read of a message."""

    type: str
    id: str = ""
    version: int = 0
    code: str = ""


class Down(NamedTuple):
    """When no host was there."""

    begin: int
    end: int


class Day:
    """A store and its host, the people of a day, and what they were told."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.up = asyncio.Event()
        self.downs: list[Down] = []
        self.count: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.done: defaultdict[str, list[tuple[Command, int]]] = defaultdict(list)  # by table
        self.forgotten: set[str] = set()
        self.unchecked: set[str] = set()  # tables
        self.host: Host

    def now(self) -> int:
        return _BEGINS + round(asyncio.get_running_loop().time() * SECOND)

    async def open(self) -> None:
        """Have a host."""
        numbers = iter(range(10**9))
        inputs = Inputs(now=self.now, secret=lambda: b"%032d" % next(numbers))
        self.host = Host(self.store, LocalBus(), LocalThinker(), inputs=inputs, in_memory=IN_MEMORY)
        self.host.presence._now = asyncio.get_running_loop().time  # type: ignore[misc]
        await self.host.open()
        self.up.set()

    async def close(self) -> None:
        """Have none."""
        self.up.clear()
        await self.host.viewers.close(goodbye())
        await self.host.close()

    async def restart(self, seconds: int) -> None:
        """Have no host for so long, and then another one."""
        await self.close()
        begin = self.now()
        await asyncio.sleep(seconds)
        self.downs.append(Down(begin, self.now()))
        await self.open()

    async def tidy(self) -> None:
        """Check what is too old to be kept, and have it deleted."""
        before = self.now() - KEPT
        for id_ in sorted(self.unchecked):
            row = await self.store.row(id_)
            assert row is not None
            if row.phase in ("finished", "closed") and row.touched < before:
                await self.check(id_)
        self.count["deleted"] += await self.store.expire(before)
        await self.store.drop_devices(self.now())
        for id_ in self.unchecked:
            assert await self.store.row(id_) is not None, "nothing is deleted that is not over"

    async def check(self, id_: str) -> None:
        """Compare the log of a table with its row, with its clocks, and with what people were told."""
        self.unchecked.discard(id_)
        entries = await self.store.entries(id_)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        row = await self.store.row(id_)
        assert row is not None
        assert row.version == len(entries)
        table, log = Table(), list[Event]()
        for entry in entries:
            assert not any(guest.encode() in entry.event for guest in self.forgotten)
            log.append(decode_event(entry.event))
            self._check_time(table, log[-1], entry.at)
            table.apply(log[-1], entry.at)
        self._check_time(table, None, self.now())
        versions = [version for _, version in self.done[id_]]
        assert len(set(versions)) == len(versions), "nothing was acknowledged twice"
        for command, version in self.done[id_]:
            assert version <= len(log), "what was acknowledged is there"
            if isinstance(command, Play):
                event = log[version - 1]
                assert isinstance(event, Played)
                assert event.seat == command.seat
                said = zip(command.text, event.text, strict=False)
                assert all(one in ("?", other) for one, other in said), "drawn cards are known only now"
        assert everything((await self.host.tables.get(id_)).table) == everything(table)
        for number in list(table.played)[-1:]:
            if len(table.played[number].match.played):
                assert verify(read_record(str(record(table, number)))).problems == ()
        self.count["tables"] += 1
        self.count["events"] += len(log)
        self.count["matches"] += len(table.played)
        self.count["timeouts"] += sum(isinstance(event, TimedOut) for event in log)

    def _check_time(self, table: Table, event: Event | None, at: int) -> None:
        """Nothing else happens at a table before what was due, and no time is given back but for a reason."""
        if isinstance(event, Extended) and table.phase is not Phase.WAITING:
            [length] = [
                down.end - max(down.begin, table.last_at)
                for down in self.downs
                if 0 <= at - down.end <= SECOND
            ]
            assert abs(event.ms - length) <= SECOND
            self.count["given back"] += 1
        waiting = due(table) if table.version else None
        if waiting is None or at <= waiting.at:
            return
        lost = sum(max(0, min(at, down.end) - max(waiting.at, down.begin)) for down in self.downs)
        if lost:
            lost += KEPT_FOR if isinstance(waiting.command, Expire) else LEASE_MS
        late = at - waiting.at - lost
        self.count["latest"] = max(self.count["latest"], late)
        assert late <= scheduler.LOOK_EVERY * SECOND, (table.phase, waiting, at, event)

    async def person(self, name: str, dice: Dice) -> "Person":
        """Somebody new."""
        self.count["people"] += 1
        guest = Guest(f"{self.count['people']:08}-{name}", name, self.now(), self.now())
        await self.store.put_guest(guest)
        return Person(self, guest, dice)


class Person:
    """Somebody at tables, by a name and with habits of their own."""

    def __init__(self, day: Day, guest: Guest, dice: Dice) -> None:
        self._day: Final = day
        self._dice: Final = dice
        self.guest: Final = guest
        self._tired_at = day.now() + (10 + dice.below(80)) * MINUTE
        self._news: Final = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._asked = 0
        self._is_gone = False

    async def ask(self, request: Callable[[Call], Awaitable[object]], body: object) -> str:
        """The table that comes of a request."""
        await self._day.up.wait()
        link = await request(Call(self._day.host, guest=self.guest, body=body))
        id_: str = link.id  # type: ignore[attr-defined]
        self._day.unchecked.add(id_)
        return id_

    async def evening(self, id_: str) -> None:
        """Be at a table, with breaks, until it is over or enough."""
        while not self._is_gone:
            await self._day.up.wait()
            host = self._day.host
            try:
                cached = await open_for_viewer(host, id_, _HELLO, self.guest)
            except Red7Error:
                break
            with Conversation(host, cached, self.guest, None) as talk:
                reading = asyncio.create_task(self._read(talk))
                try:
                    away = await self._stay(talk, cached, reading)
                finally:
                    reading.cancel()
                    await asyncio.gather(reading, return_exceptions=True)
            self._day.count["connections"] += 1
            await asyncio.sleep(away)
        if not self._dice.below(4):
            await self._day.up.wait()
            await forget_guest(self._day.host, Who(guest=self.guest.id, name=self.guest.name))
            self._day.forgotten.add(self.guest.id)

    async def _read(self, talk: Conversation) -> None:
        while True:
            message = await talk.next_message()
            if not message:
                return
            told = msgspec.json.decode(message, type=Told)
            if told.type in ("done", "refused") and told.id in self._answers:
                self._answers.pop(told.id).set_result(told)
            self._news.set()
            if talk.is_last(message):
                return

    async def _stay(self, talk: Conversation, cached: CachedTable, reading: "asyncio.Task[None]") -> int:
        """Take part until the connection ends; the seconds until it is to be made again."""
        while not reading.done():
            self._news.clear()
            version, table = cached.version, cached.table
            if table.phase is Phase.CLOSED or self._has_enough(table):
                self._is_gone = True
                return 0
            if not self._dice.below(50):
                return int(1 + self._dice.below(300))
            seconds = self._seconds(table)
            try:
                async with asyncio.timeout(seconds):
                    await self._news.wait()
            except TimeoutError:
                if cached.version == version and (command := self._command(table)) is not None:
                    await self._do(talk, cached, command, version, reading)
        return int(1 + self._dice.below(20))

    def _has_enough(self, table: Table) -> bool:
        """Whether somebody goes without a word, where a clock runs or before the start: that harms nobody."""
        harmless = table.settings.pace.seconds is not None or table.phase is Phase.WAITING
        tired = self._day.now() > self._tired_at and table.phase is Phase.WAITING
        return harmless and (tired or not self._dice.below(200))

    def _seconds(self, table: Table) -> int:
        """How long somebody thinks before they do something."""
        pace = table.settings.pace.seconds
        if pace is not None and not self._dice.below(10):
            return pace + 2
        return int(1 + self._dice.below(15))

    def _command(self, table: Table) -> Command | None:
        own = table.seats_of(self.guest.id)
        tired = self._day.now() > self._tired_at
        if not own:
            free = table.phase is Phase.WAITING and any(seat.is_free for seat in table.seats)
            return Sit() if free else None
        seat = table.seats[own[0]]
        if not seat.is_here:
            return None if seat.gave_up or seat.back else ComeBack(seat=own[0])
        if not self._dice.below(150) or self._day.now() > self._tired_at + HOUR:
            return Leave()
        match table.phase:
            case Phase.WAITING if table.host == self.guest.id and not any(one.is_free for one in table.seats):
                return StartMatch()
            case Phase.PLAYING if table.mover in own:
                return some_play(table, self._dice)
            case Phase.BETWEEN:
                return (None, NextRound(), Hold(seat=own[0]))[self._dice.below(3)]
            case Phase.FINISHED if tired:
                return Leave()
            case Phase.FINISHED if own[0] not in table.asked:
                return (Rematch(seat=own[0]), None)[self._dice.below(4) // 3]
            case _:
                return None

    async def _do(
        self,
        talk: Conversation,
        cached: CachedTable,
        command: Command,
        version: int,
        reading: "asyncio.Task[None]",
    ) -> None:
        self._asked += 1
        id_ = f"m{self._asked}"
        answer = self._answers[id_] = asyncio.get_running_loop().create_future()
        await talk.take(encode({"type": "do", "id": id_, "command": command, "version": version}).decode())
        await asyncio.wait({answer, reading}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            return  # the host is gone
        if answer.result().type == "done":
            self._day.done[cached.id].append((command, answer.result().version))
            self._is_gone = isinstance(command, Leave)
        else:
            self._day.refusals[answer.result().code] += 1


async def party(day: Day, number: int) -> None:
    """People who meet at a table; each number has others."""
    dice = Dice(number)
    ann = await day.person("Ann", dice)
    bots = ("beginner", "casual", "beginner")[: 1 + dice.below(3)]
    clock = Pace(seconds=10 + dice.below(60), timeout=("out", "bot")[dice.below(2)])
    options = ("basic", "advanced", "expert")[dice.below(3)]
    match number % 6:
        case 0:
            people = [ann, await day.person("Ben", Dice(-number))]
            ids = [await person.ask(quick_match, Quick()) for person in people]
            await asyncio.gather(*[person.evening(id_) for person, id_ in zip(people, ids, strict=True)])
        case 1:
            settings = Settings(players=len(bots) + 1, bots=(*bots, "casual"), options=options)
            await ann.ask(create_table, NewTable(settings=settings, start=True))
        case 2:
            settings = Settings(players=len(bots) + 1, bots=(None, *bots), options=options)
            await ann.evening(await ann.ask(create_table, NewTable(settings=settings)))
        case 3:
            settings = Settings(players=3, listed=True, pace=clock)
            await ann.evening(await ann.ask(create_table, NewTable(settings=settings)))
        case _:
            names = ("Ben", "Cat", "Dan")[: 1 + dice.below(3)]
            others = [await day.person(name, Dice(-number)) for name in names]
            pace = clock if number % 6 == 4 else Pace()
            settings = Settings(players=1 + len(others), options=options, pace=pace)
            id_ = await ann.ask(create_table, NewTable(settings=settings))
            await asyncio.gather(*[person.evening(id_) for person in (ann, *others)])

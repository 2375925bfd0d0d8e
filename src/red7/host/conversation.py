"""One connection to a table: its questions and its news. A transport carries the messages."""

import asyncio
from typing import Final, Self

import msgspec

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.allowance import Act
from red7.host.contracts.store import Guest
from red7.host.errors import HostError, TooSoonError, UnavailableError
from red7.host.host import Host
from red7.host.people.removals import UNKNOWN, Device
from red7.host.protocol import messages
from red7.host.protocol.messages import encode, reader
from red7.host.protocol.refusals import refusal
from red7.host.tables.admission import admit
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.question import Question
from red7.host.viewers import Viewer
from red7.table.decisions.asker import Who
from red7.table.replay.earlier import earlier
from red7.table.views.preview import what_if
from red7.table.views.step_tree import asked_steps

_MOST_EARLIER: Final = 16  # past turns in one answer

_read: Final = reader(messages.FromClient)


def read_hello(text: str) -> messages.Hello:
    """The first message of a connection."""
    hello = _read(text)
    if not isinstance(hello, messages.Hello):
        raise InvalidError("server-hello")
    return hello


async def open_for_viewer(host: Host, id_: str, hello: messages.Hello, guest: Guest | None) -> CachedTable:
    """The table that a viewer, guest or not, wants to look at; an error if there is no room."""
    cached = await host.tables.get(id_, hello.since or 0)
    viewer = guest.id if guest else ""
    admit(cached.table, viewer, hello.invitation)
    most = host.caps.watchers
    if not cached.table.seats_of(viewer) and host.viewers.watchers(cached) >= most:
        raise UnavailableError("server-watchers-full", most=most)
    return cached


class Conversation:
    """A context manager: give incoming messages to `take`, send those of `next_message`."""

    def __init__(
        self,
        host: Host,
        cached: CachedTable,
        guest: Guest | None,
        since: int | None,
        caller: str = "",
        device: Device = UNKNOWN,
    ) -> None:
        """`caller` is who limits count; `since` is the version that the client has."""
        self._device: Final = device
        self._host: Final = host
        self._cached: Final = cached
        who = Who(guest=guest.id, name=guest.name) if guest else Who()
        names = host.allowance.counted(caller, who.guest)
        self.viewer: Final = Viewer(cached, who, since, guest.epoch if guest else 0, names)
        self.viewer.address = caller
        self._count: Final = host.allowance.connection(caller)
        self._count_command: Final = host.allowance.counter(Act.COMMAND, caller, who.guest)
        self._question: Final = Question()

    def __enter__(self) -> Self:
        self._host.viewers.enter(self.viewer)
        self._host.scheduler.moved(self._cached)  # a turn that nobody waited for may be urgent now
        self._host.presence.came_or_went(self._cached)
        return self

    def __exit__(self, *_: object) -> None:
        self._question.drop()
        self._host.viewers.leave(self.viewer)
        self._host.presence.came_or_went(self._cached)

    async def next_message(self) -> bytes:
        """The next message to send; `is_last` says whether to close the connection after it."""
        return await self.viewer.next_message()

    def is_last(self, message: bytes) -> bool:
        """Whether nothing comes after this message. An empty one means that the reader was too slow."""
        return self.viewer.closing is message

    async def take(self, text: str | None) -> None:
        """Answer a message of the client; None for one that is not text.

        A client that sends too many is ignored for as long as the refusal says: a refusal costs almost as
        much as an answer, and otherwise a client could ask for thousands of them.
        """
        if self.viewer.closing is not None:
            return  # it comes too late
        asked: object = None
        pause = 0
        try:
            if text is None:
                raise InvalidError("server-text-only")
            try:
                self._count()
            except TooSoonError as error:
                pause = error.seconds
                raise
            finally:
                asked = _read(text)  # even if it comes too soon: the refusal carries its id
            try:
                await self._answer(asked)
            except Red7Error as error:
                # The hub has already looked into the log.
                if isinstance(asked, messages.Do) or not await self._knew_too_little(error):
                    raise
                await self._answer(asked)
        except (Red7Error, msgspec.MsgspecError) as error:
            self.viewer.reply(encode(self._refuse(asked, error)))
        if pause:
            await asyncio.sleep(pause)

    def _refuse(self, asked: object, error: Exception) -> messages.Refused:
        """The answer to a refused message; the observer hears who asked for what, not the content."""
        subject = asked.command if isinstance(asked, messages.Do) else asked
        where: dict[str, str | int] = {"table": self._cached.id}
        if isinstance(subject, msgspec.Struct):
            where["command"] = str(subject.__struct_config__.tag)
        seat = getattr(subject, "seat", None)
        if isinstance(seat, int):
            where["seat"] = seat
        refused = refusal(getattr(asked, "id", None), error)
        self._host.observer.refused(refused.code, guest=self.viewer.who.guest, **where)
        return refused

    async def _answer(self, asked: object) -> None:
        viewer, cached = self.viewer, self._cached
        match asked:
            case messages.Do():
                self._count_command()
                # Only people who are at the table see that somebody else is away.
                who = msgspec.structs.replace(viewer.who, misses=self._host.presence.long_away(cached))
                done = await self._host.act(
                    cached.id, who, asked.command, self._device, key=asked.id, version=asked.version
                )
                viewer.reply(encode(done))
            case messages.AskWhatIf():
                self._check_seat(asked.seat)
                what = what_if(cached.table, asked.seat, asked.text)
                viewer.reply(encode(messages.WhatIfAnswer(asked.id, what)))
            case messages.AskSteps():
                self._check_seat(asked.seat)
                tree = asked_steps(cached.table, asked.seat)
                viewer.reply(encode(messages.StepsAnswer(asked.id, cached.version, tree)))
            case messages.AskHint() | messages.AskMissed():
                self._check_seat(asked.seat)
                replaced = HostError("server-asked-anew")
                self._question.ask(
                    self._think(asked),
                    replaced=lambda: viewer.reply(encode(self._refuse(asked, replaced))),
                )
            case messages.AskEarlier():
                last = min(asked.last, asked.first + _MOST_EARLIER - 1)
                rounds = earlier(cached.table, viewer.seat, asked.round, asked.first, last)
                viewer.reply(encode(messages.EarlierAnswer(asked.id, list(rounds))))
            case messages.Hand():
                if asked.seat is not None and asked.seat not in cached.table.seats_of(viewer.who.guest):
                    raise HostError("server-not-your-seat", seat=asked.seat)
                viewer.hand(asked.seat)
            case messages.React():
                seats = cached.table.seats_of(viewer.who.guest)
                if not seats:
                    raise HostError("server-only-seated")
                self._host.presence.react(cached, seats[0], asked.reaction)
            case messages.Beat():
                viewer.reply(encode(messages.BeatAnswer()))
            case _:
                raise InvalidError("server-hello-twice")

    async def _think(self, asked: messages.AskHint | messages.AskMissed) -> None:
        who = self.viewer.who
        answer: messages.HintAnswer | messages.Refused
        try:
            try:
                answer = await self._help(asked)
            except Red7Error as error:
                if not await self._knew_too_little(error):
                    raise
                answer = await self._help(asked)
        except Red7Error as error:
            answer = self._refuse(asked, error)
        except Exception as error:
            self._host.observer.failed("question failed", error, guest=who.guest, table=self._cached.id)
            answer = self._refuse(asked, HostError("server-failed"))
        self.viewer.reply(encode(answer))

    async def _help(self, asked: messages.AskHint | messages.AskMissed) -> messages.HintAnswer:
        hints, who, counted = self._host.hints, self.viewer.who, self.viewer.counted
        if isinstance(asked, messages.AskHint):
            return await hints.hint(self._cached, who, counted, asked)
        return await hints.missed(self._cached, who, counted, asked, self._tell_progress)

    async def _knew_too_little(self, error: Red7Error) -> bool:
        """Whether a refusal came from a table that was stale, and is up to date now."""
        return not isinstance(error, UnavailableError) and await self._host.tables.is_behind(self._cached)

    def _tell_progress(self, asked: messages.AskMissed, done: int, count: int) -> None:
        self.viewer.reply(encode(messages.Thinking(asked.id, done, count)))

    def _check_seat(self, seat: int) -> None:
        """Only the player who sees the hand of a seat may ask about it."""
        if self.viewer.seat != seat:
            raise HostError("server-not-your-seat", seat=seat)

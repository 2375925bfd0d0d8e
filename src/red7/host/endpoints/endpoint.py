"""Endpoints as plain functions, with types for what each takes and gives: so all can be published."""

import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from red7.game.errors import InvalidError
from red7.host.contracts.allowance import Act, CountedNames
from red7.host.contracts.store import Guest
from red7.host.errors import HostError
from red7.host.host import Host
from red7.host.people.removals import UNKNOWN, Device
from red7.host.protocol.messages import reader
from red7.host.tables.admission import admit
from red7.host.tables.cached_table import CachedTable
from red7.table.decisions.asker import Who

JSON: Final = "application/json"
TEXT: Final = "text/plain"
T = TypeVar("T")


@dataclass
class Call:
    """One request: who asks, and with what."""

    host: Host
    caller: str = ""
    """Who is counted."""
    guest: Guest | None = None
    parts: Mapping[str, str] = field(default_factory=dict[str, str])
    """The parts of the address that have a name."""
    body: Any = None
    device: Device = UNKNOWN
    invitation: str = ""
    """The key of a table that is for invited people only."""

    @property
    def guest_id(self) -> str:
        """The id of the guest who asks, empty for nobody."""
        return self.guest.id if self.guest else ""

    def needs_guest(self) -> Guest:
        """The guest who asks; refused if nobody has said who they are."""
        if self.guest is None:
            raise HostError("server-no-guest")
        return self.guest

    def who(self) -> Who:
        """The one who asks, as a table knows them."""
        guest = self.needs_guest()
        return Who(guest=guest.id, name=guest.name)

    def number(self, part: str, digits: int) -> int:
        """A part of the address as a number; -1 for what isn't one, or has more digits."""
        text = self.parts[part]
        return int(text) if re.fullmatch(f"[0-9]{{1,{digits}}}", text) else -1

    async def table(self) -> CachedTable:
        """The table that the address names, if whoever asks may see it."""
        cached = await self.host.tables.get(self.parts["table"])
        admit(cached.table, self.guest_id, self.invitation)
        return cached

    @property
    def counted(self) -> CountedNames:
        """All names that whoever asks is counted by."""
        return self.host.allowance.counted(self.caller, self.guest_id)

    async def think(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What comes of this work of a thinker, in the share of whoever asks."""
        with self.host.thought_queue.question(self.counted):
            return await self.host.thought_queue.ask(self.counted, work)

    async def limit(self, act: Act) -> None:
        """Count something that may not be done too often."""
        await self.host.allowance.check(act, self.caller, self.guest_id)


class Download(NamedTuple):
    """An answer that is a file of text."""

    text: str
    name: str


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for. The first line of the handler's docstring says what it is for.

    A handler gives a struct, JSON as bytes, a `Download`, or None.
    """

    method: str
    path: str
    handler: Callable[..., Awaitable[object]]
    body: Any = None
    """The type of the JSON body; `str` for plain text, `bytes` for such that is not read yet."""
    gives: Any = None
    media: str = JSON
    long_as: Act | None = None
    """What a body counts as that is longer than usual, once more for as much of it as is usual."""
    is_public: bool = True
    """Whether it is for people, who are known and counted, and not for what watches over the host."""

    @property
    def takes_text(self) -> bool:
        """Whether the body is plain text."""
        return self.body in (str, bytes)

    def read(self, data: bytes | bytearray) -> object:
        """The body of a request."""
        if self.body is bytes:
            return data
        try:
            return data.decode("utf-8") if self.body is str else reader(self.body)(data)
        except UnicodeDecodeError as error:
            raise InvalidError("encoding", line=data[: error.start].count(b"\n") + 1) from None

    @property
    def name(self) -> str:
        """What a generated client may call it."""
        return self.handler.__name__

    @property
    def about(self) -> str:
        """What it is for."""
        return (self.handler.__doc__ or "").splitlines()[0]

"""Endpoints as plain functions, with types for their input and output, so that all can be published."""

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
    """One request, and who made it."""

    host: Host
    caller: str = ""
    """What limits count."""
    guest: Guest | None = None
    parts: Mapping[str, str] = field(default_factory=dict[str, str])
    """The named parts of the address."""
    body: Any = None
    device: Device = UNKNOWN
    invitation: str = ""
    """The key of a table that is for invited people only."""

    @property
    def guest_id(self) -> str:
        """The id of the guest who asked, empty for nobody."""
        return self.guest.id if self.guest else ""

    def needs_guest(self) -> Guest:
        """The guest who asked; refused if there is none."""
        if self.guest is None:
            raise HostError("server-no-guest")
        return self.guest

    def who(self) -> Who:
        """The guest who asked, as a table knows them."""
        guest = self.needs_guest()
        return Who(guest=guest.id, name=guest.name)

    def number(self, part: str, digits: int) -> int:
        """A part of the address as a number; -1 if it isn't one, or has too many digits."""
        text = self.parts[part]
        return int(text) if re.fullmatch(f"[0-9]{{1,{digits}}}", text) else -1

    async def table(self) -> CachedTable:
        """The table that the address names, if the guest who asked may see it."""
        cached = await self.host.tables.get(self.parts["table"])
        admit(cached.table, self.guest_id, self.invitation)
        return cached

    @property
    def counted(self) -> CountedNames:
        """All names that the caller is counted under."""
        return self.host.allowance.counted(self.caller, self.guest_id)

    async def think(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of a thinker's work, in the caller's share."""
        with self.host.thought_queue.question(self.counted):
            return await self.host.thought_queue.ask(self.counted, work)

    async def limit(self, act: Act) -> None:
        """Count an act; refused if it is done too often."""
        await self.host.allowance.check(act, self.caller, self.guest_id)


class Download(NamedTuple):
    """An answer that is a file of text."""

    text: str
    name: str


@dataclass(frozen=True)
class Endpoint:
    """One kind of request.

    The first line of the handler's docstring says what it is for. A handler returns a struct, JSON as bytes,
    a `Download`, or None.
    """

    method: str
    path: str
    handler: Callable[..., Awaitable[object]]
    body: Any = None
    """The type of the JSON body; `str` for plain text, `bytes` for text that is not decoded yet."""
    gives: Any = None
    media: str = JSON
    long_as: Act | None = None
    """What a long body counts as, once for each usual length of it."""
    is_public: bool = True
    """Whether it is for people, who are known and counted, and not for monitoring."""

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
        """Its name for generated clients."""
        return self.handler.__name__

    @property
    def about(self) -> str:
        """What it is for."""
        return (self.handler.__doc__ or "").splitlines()[0]

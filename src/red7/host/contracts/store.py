"""What every store promises. Times are milliseconds since the epoch; documents are JSON, read by nobody here.

What cannot be done now because the database is away is refused by `StoreUnavailable`. An append that is
refused so may have been committed all the same, its answer lost on the way: send it again with its key.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Literal, Protocol

from msgspec import Struct

from red7.host.contracts.company import CompanyStore
from red7.host.contracts.days import DayStore, DayTry
from red7.host.contracts.documents import DocumentStore
from red7.host.errors import UnavailableError

BETWEEN_MATCHES: Final = ("waiting", "finished")
"""The phases in which nobody's clock runs."""


class Entry(Struct, frozen=True):
    """One event of a table's log."""

    table: str
    version: int
    at: int
    event: bytes


class Row(Struct, frozen=True):
    """What can be known of a table without its log: for lists, and for what is due."""

    id: str
    code: str
    """To join by; what the first append says, or "" for none. A closed table gives it back."""
    listed: bool
    phase: str
    summary: bytes
    people: tuple[str, ...]
    """The guests whose table it is: the host, and all who have a seat now."""
    due_at: int | None
    touched: int
    version: int


class Result(Struct, frozen=True):
    """How a finished match went for one of its seats; kept as long as its guest."""

    table: str
    match: int
    guest: str
    seat: int
    won: bool
    points: int
    summary: bytes
    at: int


class Guest(Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    created: int
    seen: int
    epoch: int = 0
    """How often they have ended all their sessions: only what was signed since then counts."""


class Append(Struct, frozen=True):
    """All that one command changes."""

    table: str
    after: int
    """The version that the events follow; 0 for a new table."""
    entries: list[bytes]
    at: int
    row: Row
    key: tuple[str, str] | None = None
    """The guest, who is of the table's people before or after it, and the id of the command."""
    answer: bytes = b""
    """What to answer when the command comes again; it names nobody."""
    played: list[Result] = []
    tries: list[DayTry] = []

    def __post_init__(self) -> None:
        """Refuse what would make the row lie about the log."""
        if (self.row.id, self.row.version) != (self.table, self.after + len(self.entries)):
            raise ValueError(
                f"the row says {self.row.id} {self.row.version}, after {self.table} {self.after}"
            )


class SavedTable(Struct, frozen=True):
    """A table as its log up to this version makes it, to be read instead; it can be deleted at any time."""

    table: str
    version: int
    form: int
    """Of the state, which others have in other versions."""
    digest: bytes
    state: bytes


class Conflict(Exception):
    """The log has moved on, or the code belongs to another table: nothing was changed."""


class Repeated(Exception):
    """This command was carried out before: nothing was changed."""

    def __init__(self, answer: bytes) -> None:
        super().__init__(answer)
        self.answer = answer


StoreProblem = Literal["away", "full", "damaged", "no-room", "not-kept"]


class StoreUnavailable(UnavailableError):
    """The refusal of everything while the database is away; raise it from what went wrong.

    Its disk may be `full`, or what it holds `damaged`: then somebody has to see to it. On a device there may
    be `no-room`, or the browser has `not-kept` it: then its owner has to.
    """

    def __init__(self, *, kind: StoreProblem = "away") -> None:
        super().__init__("store-unavailable", kind=kind)


class Store(CompanyStore, DocumentStore, DayStore, Protocol):
    """Tables, guests, what they have played, and what they keep."""

    async def append(self, append: Append) -> None:
        """Do all of it, on disk when this returns, or nothing: then `Conflict` or `Repeated` say why."""
        ...

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The log of a table from the version after this one on, so many entries at most."""
        ...

    async def answer(self, table: str, guest: str, command: str) -> bytes | None:
        """What was answered to a command, if it was carried out."""
        ...

    async def row(self, table: str) -> Row | None:
        """The table of this id."""
        ...

    async def by_code(self, code: str) -> Row | None:
        """The table to join by this code, if it is not closed."""
        ...

    async def listed(self, limit: int) -> list[Row]:
        """Tables open to all that wait or play, the latest touched first."""
        ...

    async def of_guest(self, guest: str, limit: int | None = None) -> list[Row]:
        """Tables not closed of a guest, the latest touched first."""
        ...

    async def count(self) -> int:
        """How many tables are not closed."""
        ...

    async def due(self, now: int, limit: int) -> list[Row]:
        """Tables where something is due by now and nobody has claimed it, the longest due first.

        So many of each kind, so that none can keep another waiting: what ends in time during a match, such as
        a clock; what waits between matches, such as an idle close; and the turns of computer players, which
        are due from the event before them on (`due_at` is `touched`).
        """
        ...

    async def open_tables(self, limit: int) -> list[Row]:
        """Tables that are not closed, the latest touched first."""
        ...

    async def timed(self) -> list[Row]:
        """The tables where a clock may run: before a start, and while a bot is to move, none does."""
        ...

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        """Whether it is this owner's, until then, to do what is due at this version of a table."""
        ...

    async def beat(self, owner: str, now: int) -> int | None:
        """Note that a process is alive; the latest beat before, of any process."""
        ...

    async def put_guest(self, guest: Guest) -> None:
        """Keep a new guest."""
        ...

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        """The guest, now last seen then, maybe under another name, maybe with the next epoch.

        With the next epoch the guest's links to other devices are gone: they would begin sessions of it.
        None if there is no such guest: one who was forgotten meanwhile does not come back by this.
        """
        ...

    async def guest(self, guest: str) -> Guest | None:
        """The guest of this id."""
        ...

    async def saved(self, table: str) -> SavedTable | None:
        """What was saved of a table last, if anything was."""
        ...

    async def put_saved(self, saved: SavedTable, people: tuple[str, ...]) -> None:
        """Keep this instead of what was saved before.

        Unless one of these people, whom it names, was erased from the table: then it is of before that.
        """
        ...

    async def naming(self, guest: str) -> list[str]:
        """The ids of all tables whose people a guest has ever been of, as far as anything of them is left."""
        ...

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Rewrite what names a guest at a table, and delete what is theirs there, in one transaction.

        `rewrite` gets every event and summary of it in which the id of the guest occurs. It may be called on
        another thread. Then the guest is no longer of those who were ever there.
        """
        ...

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest who was erased from all tables."""
        ...

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        """Keep the digest of a link by which a guest can be taken to another device."""
        ...

    async def take_link(self, digest: str, now: int) -> str | None:
        """Whose link this is, if it has not expired; once."""
        ...

    async def played(self, guest: str, limit: int | None = None) -> list[Result]:
        """What a guest has played, the latest first, so much at most."""
        ...

    async def expire(self, before: int) -> int:
        """Delete what nobody has touched since, and say how much.

        That is finished and closed tables, and guests without any table that is left.
        """
        ...

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """What is done in here, nobody else does meanwhile, in any process."""
        ...

    async def check(self) -> None:
        """Return if the database keeps what is written."""
        ...

    async def close(self) -> None:
        """Finish what is under way, and let go of the database."""
        ...

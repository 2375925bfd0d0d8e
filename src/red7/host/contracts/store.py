"""What every store promises.

Times are milliseconds since the epoch; documents are JSON that stores don't read. While the database is away,
everything raises `StoreUnavailable`. An append that raises it may have been committed all the same, with only
its answer lost: send it again with its key.
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
    """A table without its log: for lists, and for what is due."""

    id: str
    code: str
    """To join by, from the first append; "" for none. Closing the table frees it."""
    listed: bool
    phase: str
    summary: bytes
    people: tuple[str, ...]
    """The guests whose table it is: the host, and everybody with a seat now."""
    due_at: int | None
    touched: int
    version: int


class Result(Struct, frozen=True):
    """How a finished match went for one of its seats; kept as long as the guest."""

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
    """How often they have ended all their sessions: only later signatures count."""


class Append(Struct, frozen=True):
    """Everything that one command changes."""

    table: str
    after: int
    """The version that the events follow; 0 for a new table."""
    entries: list[bytes]
    at: int
    row: Row
    key: tuple[str, str] | None = None
    """The guest, who belongs to the table before or after it, and the id of the command."""
    answer: bytes = b""
    """The answer if the command comes again; it names nobody."""
    played: list[Result] = []
    tries: list[DayTry] = []

    def __post_init__(self) -> None:
        """Refuse a row that would contradict the log."""
        if (self.row.id, self.row.version) != (self.table, self.after + len(self.entries)):
            raise ValueError(
                f"the row says {self.row.id} {self.row.version}, after {self.table} {self.after}"
            )


class SavedTable(Struct, frozen=True):
    """A table after its log up to this version, to be read instead; it may be deleted at any time."""

    table: str
    version: int
    form: int
    """The format of the state, which differs between versions of the program."""
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
    """The refusal of everything while the database is away; raise it from the cause.

    If its disk is `full` or its data is `damaged`, the operator has to act; on a device with `no-room`, or a
    browser that has `not-kept` it, its owner has to.
    """

    def __init__(self, *, kind: StoreProblem = "away") -> None:
        super().__init__("store-unavailable", kind=kind)


class Store(CompanyStore, DocumentStore, DayStore, Protocol):
    """Tables, guests, what they have played, and what they keep."""

    async def append(self, append: Append) -> None:
        """Do all of it, on disk when this returns, or nothing: then `Conflict` or `Repeated` says why."""
        ...

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """At most this many entries of a table's log after this version."""
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
        """Open tables that wait or play, the latest touched first."""
        ...

    async def of_guest(self, guest: str, limit: int | None = None) -> list[Row]:
        """A guest's tables that are not closed, the latest touched first."""
        ...

    async def count(self) -> int:
        """How many tables are not closed."""
        ...

    async def due(self, now: int, limit: int) -> list[Row]:
        """Tables where something is due that nobody has claimed, the longest due first.

        The limit is for each kind, so that none delays another: deadlines during a match, such as a clock;
        those between matches, such as an idle close; and turns of computer players, which are due right after
        the event before them (`due_at` is `touched`).
        """
        ...

    async def open_tables(self, limit: int) -> list[Row]:
        """Tables that are not closed, the latest touched first."""
        ...

    async def timed(self) -> list[Row]:
        """The tables where a clock may run; none does before the start, or while a bot is to move."""
        ...

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        """Claim what is due at this version of a table, until this time; returns whether that worked."""
        ...

    async def beat(self, owner: str, now: int) -> int | None:
        """Note that a process is alive; returns the latest beat before, of any process."""
        ...

    async def put_guest(self, guest: Guest) -> None:
        """Keep a new guest."""
        ...

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        """Note when a guest was last seen, and maybe a new name or the next epoch; returns the guest.

        The next epoch also drops the guest's links to other devices, which would begin sessions of it. None
        if there is no such guest: this never brings back one who was forgotten.
        """
        ...

    async def guest(self, guest: str) -> Guest | None:
        """The guest of this id."""
        ...

    async def saved(self, table: str) -> SavedTable | None:
        """The latest saved state of a table, if any."""
        ...

    async def put_saved(self, saved: SavedTable, people: tuple[str, ...]) -> None:
        """Keep this instead of what was saved before.

        It is dropped if one of these people, whom it names, has been erased from the table meanwhile.
        """
        ...

    async def naming(self, guest: str) -> list[str]:
        """The ids of all tables, as far as anything of them is left, that a guest has ever belonged to."""
        ...

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        """Rewrite what names a guest at a table, and delete what is theirs there, in one transaction.

        `rewrite` gets every event and summary with the guest's id in it, maybe on another thread. After that
        the table is no longer one of those that name the guest.
        """
        ...

    async def forget_guest(self, guest: str) -> None:
        """Delete a guest who was erased from all tables."""
        ...

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        """Keep the digest of a link that takes a guest to another device."""
        ...

    async def take_link(self, digest: str, now: int) -> str | None:
        """The guest of a link, if it has not expired; it works once."""
        ...

    async def played(self, guest: str, limit: int | None = None) -> list[Result]:
        """A guest's latest results, the latest first."""
        ...

    async def expire(self, before: int) -> int:
        """Delete what nobody has touched since; returns how much.

        That means finished and closed tables, and guests without a table left.
        """
        ...

    def one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """A lock over all processes."""
        ...

    async def check(self) -> None:
        """Return if the database keeps what is written, else raise."""
        ...

    async def close(self) -> None:
        """Finish what is under way, and close the database."""
        ...

"""The store in memory: for tests, and for a host that keeps nothing after it ends."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from red7.host.contracts.store import (
    BETWEEN_MATCHES,
    Append,
    Conflict,
    Entry,
    Guest,
    Repeated,
    Result,
    Row,
    SavedTable,
    StoreUnavailable,
)
from red7.host.memory.company import MemoryCompany
from red7.host.memory.days import MemoryDays
from red7.host.memory.documents import MemoryDocuments
from red7.host.memory.shelves import clear

_OVER = ("finished", "closed")
_LAST = "last"

_Link = tuple[str, int]
"""The guest it leads to, and when it expires."""


class MemoryStore(MemoryCompany, MemoryDocuments, MemoryDays):
    """A `Store` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[str, Row] = self.shelf("rows", Row)
        self._entries: dict[tuple[str, int], Entry] = self.shelf("entries", Entry)
        self._answers: dict[tuple[str, str, str], bytes] = self.shelf("answers", bytes)
        self._links: dict[str, _Link] = self.shelf("links", _Link)
        self._played: dict[tuple[str, int, int], Result] = self.shelf("results", Result)
        self._saved: dict[str, SavedTable] = self.shelf("saved", SavedTable)
        self._named: dict[tuple[str, str], bool] = self.shelf("named", bool)  # guests and their tables ever
        self._beats: dict[str, int] = self.shelf("beats", int)
        self._closed = False
        self._lock = asyncio.Lock()

    async def append(self, append: Append) -> None:
        await self.check()
        id_, row, before = append.table, append.row, self._rows.get(append.table)
        earlier = await self.answer(id_, *append.key) if append.key else None
        if earlier is not None:
            raise Repeated(earlier)
        if append.after != (before.version if before else 0):
            raise Conflict
        if before is None and row.code and await self.by_code(row.code):
            raise Conflict
        self._rows[id_] = replace(row, code=before.code if before else row.code)
        for version, event in enumerate(append.entries, append.after + 1):
            self._entries[id_, version] = Entry(id_, version, append.at, event)
        if append.key:
            self._answers[id_, *append.key] = append.answer
        for result in append.played:
            self._played[id_, result.match, result.seat] = result
        self._keep_tries(append.tries)
        for guest in row.people:
            self._named[guest, id_] = True

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        row = self._rows.get(table)
        versions = range(after + 1, row.version + 1 if row else 0)
        return [self._entries[table, version] for version in versions[:limit]]

    async def answer(self, table: str, guest: str, command: str) -> bytes | None:
        return self._answers.get((table, guest, command))

    async def row(self, table: str) -> Row | None:
        return self._rows.get(table)

    async def by_code(self, code: str) -> Row | None:
        return next((row for row in self._open() if code and row.code == code), None)

    async def listed(self, limit: int) -> list[Row]:
        return _latest(row for row in self._open() if row.listed and row.phase not in _OVER)[:limit]

    async def of_guest(self, guest: str, limit: int | None = None) -> list[Row]:
        return _latest(row for row in self._open() if guest in row.people)[:limit]

    async def count(self) -> int:
        return len(self._open())

    async def due(self, now: int, limit: int) -> list[Row]:
        kinds: list[list[Row]] = [[], [], []]
        for _, id_ in self._due_at():
            row = self._rows[id_]
            if row.due_at is not None and row.due_at <= now:
                kinds[2 if row.due_at == row.touched else row.phase in BETWEEN_MATCHES].append(row)
        return [row for kind in kinds for row in kind[:limit]]

    async def open_tables(self, limit: int) -> list[Row]:
        return _latest(self._open())[:limit]

    async def timed(self) -> list[Row]:
        rows = [self._rows[id_] for _, id_ in self._due_at()]
        return [row for row in rows if row.phase != "waiting" and row.due_at != row.touched]

    def _due_at(self) -> list[tuple[int, str]]:
        return sorted((row.due_at, row.id) for row in self._rows.values() if row.due_at is not None)

    async def claim(self, table: str, version: int, owner: str, now: int, until: int) -> bool:
        return True  # there is no other process

    async def beat(self, owner: str, now: int) -> int | None:
        before = self._beats.get(_LAST)
        if now:
            self._beats[_LAST] = max(now, before or 0)
        return before

    async def put_guest(self, guest: Guest) -> None:
        self._guests[guest.id] = guest

    async def change_guest(
        self, guest: str, seen: int, *, name: str | None = None, end_sessions: bool = False
    ) -> Guest | None:
        before = self._guests.get(guest)
        if before is None:
            return None
        after = replace(
            before, seen=seen, name=before.name if name is None else name, epoch=before.epoch + end_sessions
        )
        self._guests[guest] = after
        if end_sessions:
            self._drop_links({guest})
        return after

    async def guest(self, guest: str) -> Guest | None:
        return self._guests.get(guest)

    async def saved(self, table: str) -> SavedTable | None:
        return self._saved.get(table)

    async def put_saved(self, saved: SavedTable, people: tuple[str, ...]) -> None:
        if all((guest, saved.table) in self._named for guest in people):
            self._saved[saved.table] = saved

    async def naming(self, guest: str) -> list[str]:
        return sorted(table for one, table in self._named if one == guest)

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        mark = guest.encode()

        def without(document: bytes) -> bytes:
            return rewrite(document) if mark in document else document

        # Rewrite everything before changing anything, so that a failure leaves all as it was.
        entries = [replace(one, event=without(one.event)) for one in await self.entries(table)]
        row = self._rows.get(table)
        if row is not None:
            people = tuple(one for one in row.people if one != guest)
            row = replace(row, people=people, summary=without(row.summary))
        played = {
            key: replace(line, summary=without(line.summary))
            for key, line in self._played.items()
            if key[0] == table and line.guest != guest
        }
        if row is not None:
            self._rows[table] = row
        for entry in entries:
            self._entries[table, entry.version] = entry
        clear(self._played, [key for key, line in self._played.items() if key[0] == table])
        for key, line in played.items():
            self._played[key] = line
        clear(self._answers, [key for key in self._answers if key[:2] == (table, guest)])
        clear(self._named, [(guest, table)])
        self._drop_tries({guest}, table)
        self._saved.pop(table, None)

    async def forget_guest(self, guest: str) -> None:
        self._guests.pop(guest, None)
        clear(self._named, [key for key in self._named if key[0] == guest])
        self._drop_links({guest})
        self._drop_company({guest})
        self._drop_documents({guest})
        self._drop_tries({guest})

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        self._links[digest] = (guest, expires)

    async def take_link(self, digest: str, now: int) -> str | None:
        guest, expires = self._links.pop(digest, ("", 0))
        return guest if expires > now else None

    async def played(self, guest: str, limit: int | None = None) -> list[Result]:
        mine = [line for line in self._played.values() if line.guest == guest]
        return sorted(mine, key=lambda line: (-line.at, line.table, -line.match, line.seat))[:limit]

    async def expire(self, before: int) -> int:
        tables = {row.id for row in self._rows.values() if row.phase in _OVER and row.touched < before}
        clear(self._rows, tables)
        clear(self._saved, tables)
        clear(self._entries, [key for key in self._entries if key[0] in tables])
        clear(self._answers, [key for key in self._answers if key[0] in tables])
        seated = {guest for row in self._rows.values() for guest in row.people}
        guests = {one.id for one in self._guests.values() if one.seen < before and one.id not in seated}
        clear(self._guests, guests)
        self._drop_links(guests)
        self._drop_company(guests)
        self._drop_documents(guests)
        self._drop_documents_of(tables)
        self._drop_tries(guests)
        clear(self._links, [digest for digest, link in self._links.items() if link[1] < before])
        clear(self._played, [key for key, line in self._played.items() if line.guest in guests])
        left = self._rows.keys() | {key[0] for key in self._played}
        clear(self._named, [key for key in self._named if key[1] not in left])
        return len(tables) + len(guests)

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        async with self._lock:
            yield

    async def check(self) -> None:
        if self._closed:
            raise StoreUnavailable

    async def close(self) -> None:
        self._closed = True

    def _open(self) -> list[Row]:
        return [row for row in self._rows.values() if row.phase != "closed"]

    def _drop_links(self, guests: set[str]) -> None:
        clear(self._links, [digest for digest, link in self._links.items() if link[0] in guests])


def _latest(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: row.touched, reverse=True)

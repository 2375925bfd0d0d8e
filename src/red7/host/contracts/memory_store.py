"""The store in memory: for tests, and for a host that keeps nothing longer than it runs."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from msgspec.structs import replace

from red7.host.contracts.memory_company import MemoryCompany
from red7.host.contracts.memory_documents import MemoryDocuments
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

_OVER = ("finished", "closed")


class MemoryStore(MemoryCompany, MemoryDocuments):
    """A `Store` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[str, Row] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._answers: dict[tuple[str, str, str], bytes] = {}
        self._links: dict[str, tuple[str, int]] = {}
        self._played: list[Result] = []
        self._saved: dict[str, SavedTable] = {}
        self._named: dict[str, set[str]] = {}  # by guest: where they have ever been
        self._beat: int | None = None
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
        self._entries.setdefault(id_, []).extend(
            Entry(id_, version, append.at, event)
            for version, event in enumerate(append.entries, append.after + 1)
        )
        if append.key:
            self._answers[id_, *append.key] = append.answer
        self._played += append.played
        for guest in row.people:
            self._named.setdefault(guest, set()).add(id_)

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        return self._entries.get(table, [])[after:][:limit]

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
        before, self._beat = self._beat, max(now, self._beat or 0)
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
        if all(saved.table in self._named.get(guest, ()) for guest in people):
            self._saved[saved.table] = saved

    async def naming(self, guest: str) -> list[str]:
        return sorted(self._named.get(guest, ()))

    async def erase(self, table: str, guest: str, rewrite: Callable[[bytes], bytes]) -> None:
        mark = guest.encode()

        def without(document: bytes) -> bytes:
            return rewrite(document) if mark in document else document

        # All is rewritten before anything changes: a rewriting that fails leaves everything as it was.
        entries = [replace(one, event=without(one.event)) for one in self._entries.get(table, [])]
        rows = {id_: row for id_, row in self._rows.items() if id_ == table}
        for id_, row in rows.items():
            people = tuple(one for one in row.people if one != guest)
            rows[id_] = replace(row, people=people, summary=without(row.summary))
        played = [
            replace(line, summary=without(line.summary)) if line.table == table else line
            for line in self._played
            if (line.table, line.guest) != (table, guest)
        ]
        if rows:
            self._entries[table] = entries
        self._rows |= rows
        self._played = played
        self._answers = {key: answer for key, answer in self._answers.items() if key[:2] != (table, guest)}
        self._named.get(guest, set()).discard(table)
        self._saved.pop(table, None)

    async def forget_guest(self, guest: str) -> None:
        self._guests.pop(guest, None)
        self._named.pop(guest, None)
        self._drop_links({guest})
        self._drop_company({guest})
        self._drop_documents({guest})

    async def put_link(self, digest: str, guest: str, expires: int) -> None:
        self._links[digest] = (guest, expires)

    async def take_link(self, digest: str, now: int) -> str | None:
        guest, expires = self._links.pop(digest, ("", 0))
        return guest if expires > now else None

    async def played(self, guest: str) -> list[Result]:
        mine = [line for line in self._played if line.guest == guest]
        return sorted(mine, key=lambda line: (-line.at, line.table, -line.match, line.seat))

    async def expire(self, before: int) -> int:
        tables = {row.id for row in self._rows.values() if row.phase in _OVER and row.touched < before}
        for id_ in tables:
            del self._rows[id_], self._entries[id_]
            self._saved.pop(id_, None)
        self._answers = {key: answer for key, answer in self._answers.items() if key[0] not in tables}
        seated = {guest for row in self._rows.values() for guest in row.people}
        guests = {one.id for one in self._guests.values() if one.seen < before and one.id not in seated}
        for id_ in guests:
            del self._guests[id_]
        self._drop_links(guests)
        self._drop_company(guests)
        self._drop_documents(guests)
        self._links = {digest: link for digest, link in self._links.items() if link[1] >= before}
        self._played = [line for line in self._played if line.guest not in guests]
        left = self._rows.keys() | {line.table for line in self._played}
        self._named = {guest: tables & left for guest, tables in self._named.items()}
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
        self._links = {digest: link for digest, link in self._links.items() if link[0] not in guests}


def _latest(rows: Iterable[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: row.touched, reverse=True)

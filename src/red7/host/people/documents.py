"""What guests may keep: a limited amount of each kind."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from red7.host.caps import Caps
from red7.host.contracts.documents import Document
from red7.host.contracts.store import Store
from red7.host.errors import HostError, UnavailableError

_TRIES: Final = 5


class Limit(Struct, frozen=True):
    """How much of one kind a guest may keep."""

    size: int
    """Bytes of one document."""
    number: int
    drops_oldest: bool = False
    """Whether a new one replaces the oldest if there is no room; otherwise it is refused."""


LIMITS: Final = {
    "record": Limit(size=200_000, number=50),
    "review": Limit(size=800_000, number=20, drops_oldest=True),
    "figures": Limit(size=20_000, number=300, drops_oldest=True),
    "lessons": Limit(size=20_000, number=1),
    "puzzles": Limit(size=100_000, number=1),
    "import": Limit(size=100, number=Caps.imports),
}


class Documents:
    """The documents of all guests."""

    def __init__(self, store: Store, now: Callable[[], int], imports: int = Caps.imports) -> None:
        """`imports` is how many tables from elsewhere a guest may have."""
        self._store: Final = store
        self._now: Final = now
        self._imports: Final = imports

    def limit(self, kind: str) -> Limit:
        """How much of a kind a guest may keep here."""
        limit = LIMITS[kind]
        return replace(limit, number=self._imports) if kind == "import" else limit

    async def keep(self, guest: str, kind: str, id_: str, content: bytes, summary: bytes = b"") -> Document:
        """Keep a document, replacing any with this id; refused if it is too long, or one too many."""
        return await self.change(guest, kind, id_, lambda _before: content, summary)

    async def change(
        self,
        guest: str,
        kind: str,
        id_: str,
        change: Callable[[bytes | None], bytes],
        summary: bytes = b"",
        table: str = "",
    ) -> Document:
        """Keep what `change` makes of the content before, which is None for a new document.

        It is called again if another device has changed the document meanwhile. A new document about a table
        is deleted with the table.
        """
        for _ in range(_TRIES):
            before = await self._store.document(guest, kind, id_)
            content = change(before.content if before else None)
            version = before.version + 1 if before else 1
            document = Document(guest, kind, id_, version, self._now(), content, summary, table)
            if await self._put(document):
                return document
        raise UnavailableError("server-contended")

    async def _put(self, document: Document) -> bool:
        guest, kind, limit = document.guest, document.kind, self.limit(document.kind)
        if len(document.content) > limit.size:
            raise HostError("document-long", size=len(document.content), most=limit.size)
        if await self._store.put_document(document, limit.number):
            return True
        if await self._store.guest(guest) is None:
            raise HostError("server-no-guest")
        lines = await self._store.documents(guest, kind)
        if document.version == 1 and len(lines) >= limit.number:
            if not limit.drops_oldest:
                raise HostError("documents-full", most=limit.number)
            await self._store.drop_document(guest, kind, lines[-1].id)
        return False

"""Documents of guests, in memory."""

from red7.host.contracts.documents import Document, DocumentLine
from red7.host.contracts.store import Guest
from red7.host.memory.shelves import Shelves, clear


class MemoryDocuments(Shelves):
    """A `DocumentStore` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__()
        self._guests: dict[str, Guest] = self.shelf("guests", Guest)
        self._documents: dict[tuple[str, str, str], Document] = self.shelf("documents", Document)

    async def put_document(self, document: Document, most: int) -> bool:
        key = (document.guest, document.kind, document.id)
        before = self._documents.get(key)
        if document.guest not in self._guests or document.version - 1 != (before.version if before else 0):
            return False
        if before is None and len(await self.documents(*key[:2])) >= most:
            return False
        self._documents[key] = document
        return True

    async def document(self, guest: str, kind: str, id_: str) -> Document | None:
        return self._documents.get((guest, kind, id_))

    async def documents(self, guest: str, kind: str) -> list[DocumentLine]:
        lines = [
            DocumentLine(kind, one.id, one.version, one.at, len(one.content), one.summary)
            for one in self._documents.values()
            if (one.guest, one.kind) == (guest, kind)
        ]
        return sorted(lines, key=lambda line: (-line.at, line.id))

    async def drop_document(self, guest: str, kind: str, id_: str) -> bool:
        return self._documents.pop((guest, kind, id_), None) is not None

    def _drop_documents(self, guests: set[str]) -> None:
        clear(self._documents, [key for key in self._documents if key[0] in guests])

    def _drop_documents_of(self, tables: set[str]) -> None:
        clear(self._documents, [key for key, one in self._documents.items() if one.table in tables])

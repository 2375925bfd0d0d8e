"""Documents of guests, in either database."""

from abc import abstractmethod
from typing import Any, Final

from red7.host.contracts.documents import Document, DocumentLine, DocumentStore

_COLUMNS: Final = "guest, kind, id, version, at, content, summary, table_id"
_KEY: Final = "guest = ? AND kind = ? AND id = ?"
# Locks the guest's row: others who write the guest's documents, or forget the guest, wait.
_HOLD: Final = "UPDATE guests SET seen = seen WHERE id = ?"
_NEW: Final = (
    f"INSERT INTO documents ({_COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?, ? FROM guests WHERE id = ?"
    " AND (SELECT count(*) FROM documents WHERE guest = ? AND kind = ?) < ?"
    " ON CONFLICT DO NOTHING RETURNING id"
)
_NEXT: Final = (
    "UPDATE documents SET version = ?, at = ?, content = ?, summary = ?"
    f" WHERE {_KEY} AND version = ? RETURNING id"
)


class SqlDocuments(DocumentStore):
    """A `DocumentStore` in an SQL database."""

    async def put_document(self, document: Document, most: int) -> bool:
        guest, kind, id_, version = document.guest, document.kind, document.id, document.version
        body = (document.at, document.content, document.summary)
        put: tuple[str, tuple[object, ...]] = (_NEXT, (version, *body, guest, kind, id_, version - 1))
        if version == 1:
            put = (_NEW, (guest, kind, id_, version, *body, document.table, guest, guest, kind, most))
        return bool(await self._in_turn((_HOLD, (guest,)), put))

    async def document(self, guest: str, kind: str, id_: str) -> Document | None:
        rows = await self._fetch(f"SELECT {_COLUMNS} FROM documents WHERE {_KEY}", guest, kind, id_)
        return Document(*rows[0]) if rows else None

    async def documents(self, guest: str, kind: str) -> list[DocumentLine]:
        query = (
            "SELECT kind, id, version, at, length(content), summary FROM documents"
            " WHERE guest = ? AND kind = ? ORDER BY at DESC, id"
        )
        return [DocumentLine(*values) for values in await self._fetch(query, guest, kind)]

    async def drop_document(self, guest: str, kind: str, id_: str) -> bool:
        statement = f"DELETE FROM documents WHERE {_KEY} RETURNING id"
        return bool(await self._fetch(statement, guest, kind, id_))

    @abstractmethod
    async def _fetch(self, query: str, *values: object) -> list[Any]:
        """The rows that answer a query."""

    @abstractmethod
    async def _in_turn(self, *statements: tuple[str, tuple[object, ...]]) -> list[Any]:
        """Carry out statements in one transaction; the rows of the last one."""

"""What a store keeps for one guest alone: records they brought, reviews, learning progress."""

from typing import Protocol

from msgspec import Struct


class DocumentLine(Struct, frozen=True):
    """A document in a list."""

    kind: str
    id: str
    """Unique among the guest's documents of this kind."""
    version: int
    """1 for a new document, then one more with every change."""
    at: int
    size: int
    summary: bytes


class Document(Struct, frozen=True):
    """Something kept for a guest, deleted with them; its content depends on its kind."""

    guest: str
    kind: str
    id: str
    version: int
    at: int
    content: bytes
    summary: bytes = b""
    table: str = ""
    """The id of the table it is about; it is deleted with that table."""


class DocumentStore(Protocol):
    """The part of a store that keeps documents."""

    async def put_document(self, document: Document, most: int) -> bool:
        """Keep a document, as a new one or in place of the version before; returns whether it was kept.

        It is not kept if its version does not follow the stored one, if the guest already has `most` other
        documents of the kind, or if there is no such guest.
        """
        ...

    async def document(self, guest: str, kind: str, id_: str) -> Document | None:
        """A document of a guest."""
        ...

    async def documents(self, guest: str, kind: str) -> list[DocumentLine]:
        """A guest's documents of a kind, the latest first."""
        ...

    async def drop_document(self, guest: str, kind: str, id_: str) -> bool:
        """Delete a document; returns whether there was one."""
        ...

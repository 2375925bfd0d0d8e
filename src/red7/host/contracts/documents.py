"""What a store keeps for one guest alone: records they have brought, reviews, how far they have learnt."""

from typing import Protocol

from msgspec import Struct


class DocumentLine(Struct, frozen=True):
    """What a list says of a document."""

    kind: str
    id: str
    """The guest's own, among those of its kind."""
    version: int
    """1 for a new one, then one more with every change."""
    at: int
    size: int
    summary: bytes


class Document(Struct, frozen=True):
    """Something of a guest's, gone with them; read by whoever knows its kind."""

    guest: str
    kind: str
    id: str
    version: int
    at: int
    content: bytes
    summary: bytes = b""
    table: str = ""
    """The id of the table that it is about, with which it also goes."""


class DocumentStore(Protocol):
    """The part of a store that keeps documents."""

    async def put_document(self, document: Document, most: int) -> bool:
        """Keep a document, as a new one or in place of the version before; whether it was kept.

        It was not if that is another version than the one it follows, if the guest has `most` documents of
        the kind already, without this one, or if there is no such guest.
        """
        ...

    async def document(self, guest: str, kind: str, id_: str) -> Document | None:
        """A document of a guest."""
        ...

    async def documents(self, guest: str, kind: str) -> list[DocumentLine]:
        """A guest's documents of a kind, the latest first."""
        ...

    async def drop_document(self, guest: str, kind: str, id_: str) -> bool:
        """Delete a document; whether there was one."""
        ...

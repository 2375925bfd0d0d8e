"""An archive: everything kept on a device as one text, to be brought to another device or to a server.

Its logs hold the secrets of their deals, as they do on the device.
"""

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct

from red7.game.errors import InvalidError
from red7.host.contracts.documents import Document
from red7.host.contracts.store import Store
from red7.host.endpoints.archives import FORMAT, Brought, bring_document, read_piece
from red7.host.endpoints.endpoint import TEXT, Call, Download, Endpoint
from red7.host.endpoints.replays import RECORD
from red7.host.people.documents import LIMITS
from red7.host.protocol.messages import encode
from red7.host.slices import Slices

_BELIEVED: Final = ("review", "figures")
"""Kinds of documents that can't be checked without thinking it all through again: a device trusts its own."""


class _Table(Struct, frozen=True):
    """A table: its id and its log."""

    id: str
    log: list[tuple[int, msgspec.Raw]]


class _Document(Struct, frozen=True):
    """A document; `table` is the id of the table it is about."""

    kind: str
    id: str
    content: str
    summary: str
    table: str


class Archive(Struct, frozen=True):
    """Everything kept of one guest."""

    form: int
    guest: str
    name: str
    tables: list[msgspec.Raw]  # tables and documents, already encoded
    documents: list[msgspec.Raw]


async def make_archive(call: Call) -> Download:
    """Everything kept here, as one text; it is put together in slices, so that nothing else waits."""
    guest, store, slices = call.needs_guest(), call.host.store, Slices()

    async def encoded(pieces: AsyncIterator[object]) -> list[msgspec.Raw]:
        texts: list[msgspec.Raw] = []
        async for piece in pieces:
            texts.append(msgspec.Raw(encode(piece)))
            await slices.pause()
        return texts

    tables, documents = await encoded(_tables(store, guest.id)), await encoded(_documents(store, guest.id))
    archive = Archive(FORMAT, guest.id, guest.name, tables, documents)
    return Download(encode(archive).decode(), "red7-archive.json")


async def _tables(store: Store, guest: str) -> AsyncIterator[_Table]:
    for id_ in await store.naming(guest):
        log = [(entry.at, msgspec.Raw(entry.event)) for entry in await store.entries(id_)]
        if log:
            yield _Table(id_, log)


async def _documents(store: Store, guest: str) -> AsyncIterator[_Document]:
    for kind in LIMITS:
        for line in await store.documents(guest, kind) if kind != "import" else ():
            one = await store.document(guest, kind, line.id)
            if one is not None:
                yield _Document(kind, one.id, one.content.decode(), one.summary.decode(), _table_of(one))


def _table_of(document: Document) -> str:
    """The table that a review or its summary is about; a brought record has none."""
    table = document.id.rpartition(".")[0] if document.kind in _BELIEVED else ""
    return "" if table == RECORD else table


class _Believed(Struct, frozen=True):
    """A document about a match; `table` is what its table is called here, empty for a record."""

    form: int
    kind: str
    id: str
    content: str
    summary: str = ""
    table: str = ""


async def bring_own_document(call: Call) -> Brought:
    """Bring a document from another device, including reviews of matches that were brought."""
    document: _Believed = read_piece(call.body, _Believed)
    if document.kind not in _BELIEVED:
        return await bring_document(call)
    guest, store = call.needs_guest().id, call.host.store
    table, match = document.table, document.id.rpartition(".")[2]
    row = await store.row(table) if table else None
    if table and (row is None or guest not in row.people):
        raise InvalidError("archive-broken")
    id_ = f"{table}.{match}" if table else document.id
    if await store.document(guest, document.kind, id_) is not None:
        return Brought(table, known=True)
    content, summary = document.content.encode(), document.summary.encode()
    await call.host.documents.change(guest, document.kind, id_, lambda _before: content, summary, table)
    return Brought(table)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/archive", make_archive, media=TEXT),
    Endpoint("POST", "/api/me/archive/documents", bring_own_document, body=str, gives=Brought),
)

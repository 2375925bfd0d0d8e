"""What every store promises of the documents of guests."""

import asyncio

import msgspec
import pytest
from server.storage.test_stores import store as store  # the stores, one after the other
from support.server.store_appends import append

from red7.host.contracts.documents import Document, DocumentLine
from red7.host.contracts.store import Guest, Store

pytestmark = pytest.mark.anyio


def document(
    id_: str = "a", guest: str = "ann", version: int = 1, at: int = 5, kind: str = "record"
) -> Document:
    return Document(guest, kind, id_, version, at, b"%d \x00\xff" % version, b"summary")


async def guests(store: Store, **seen: int) -> None:
    for id_, at in seen.items():
        await store.put_guest(Guest(id_, id_, 1, at))


async def test_a_document_comes_back_as_it_was_given(store: Store) -> None:
    await guests(store, ann=1, ben=1)
    large = msgspec.structs.replace(document("large"), content=b"x" * 300_000, summary=b"")
    for one in (document(), large):
        assert await store.put_document(one, 9)
        assert await store.document("ann", "record", one.id) == one
    assert await store.document("ben", "record", "a") is None
    assert await store.document("ann", "review", "a") is None
    assert await store.document("ann", "record", "a\0") is None


async def test_the_latest_document_is_listed_first_and_each_kind_by_itself(store: Store) -> None:
    await guests(store, ann=1, ben=1)
    for one in (document("a"), document("b", at=7), document("c", kind="review"), document("d", guest="ben")):
        assert await store.put_document(one, 9)
    lines = [DocumentLine("record", id_, 1, at, 4, b"summary") for id_, at in (("b", 7), ("a", 5))]
    assert await store.documents("ann", "record") == lines
    assert await store.documents("cy", "record") == []


async def test_a_change_follows_the_version_before_or_is_not_kept(store: Store) -> None:
    await guests(store, ann=1)
    assert await store.put_document(document(), 1)
    assert not await store.put_document(document(at=9), 1), "there is one"
    assert await store.put_document(document(version=2, at=6), 1)
    assert not await store.put_document(document(version=2, at=9), 1)
    assert not await store.put_document(document(version=4, at=9), 1)
    assert not await store.put_document(document("b", version=2), 9), "there is none to follow"
    assert await store.document("ann", "record", "a") == document(version=2, at=6)
    assert len(await store.documents("ann", "record")) == 1


async def test_of_racing_documents_no_more_are_kept_than_there_is_room_for(store: Store) -> None:
    await guests(store, ann=1)
    assert sum(await asyncio.gather(*(store.put_document(document(f"{n}"), 3) for n in range(8)))) == 3
    assert len(await store.documents("ann", "record")) == 3
    [first, *_] = await store.documents("ann", "record")
    changes = [store.put_document(document(first.id, version=2, at=n), 3) for n in range(8)]
    assert sum(await asyncio.gather(*changes)) == 1


async def test_a_document_is_deleted_once_and_makes_room(store: Store) -> None:
    await guests(store, ann=1)
    assert await store.put_document(document(), 1)
    assert not await store.put_document(document("b"), 1)
    assert await store.drop_document("ann", "record", "a")
    assert not await store.drop_document("ann", "record", "a")
    assert await store.put_document(document("b"), 1)


async def test_documents_about_a_table_go_with_it(store: Store) -> None:
    await guests(store, ann=9)
    for table, at in (("old", 1), ("new", 9)):
        await store.append(append(table, 0, touched=at, phase="closed"))
        about = msgspec.structs.replace(document(f"{table}.1", kind="review"), table=table)
        for one in (about, msgspec.structs.replace(about, version=2)):
            assert await store.put_document(one, 9)
        assert await store.document("ann", "review", about.id) == msgspec.structs.replace(about, version=2)
    assert await store.put_document(document(), 9)
    await store.expire(5)
    assert [line.id for line in await store.documents("ann", "review")] == ["new.1"]
    assert len(await store.documents("ann", "record")) == 1


async def test_documents_go_with_their_guest(store: Store) -> None:
    await guests(store, ann=1, ben=1, cy=1)
    await store.append(append("t", 0, people=("cy",)))
    for guest in ("ann", "ben", "cy"):
        assert await store.put_document(document(guest=guest), 9)
    await store.forget_guest("ann")
    assert await store.document("ann", "record", "a") is None
    assert not await store.put_document(document(), 9), "and what comes after that is not kept"
    assert not await store.put_document(document(version=2), 9)
    await store.expire(5)
    assert [len(await store.documents(guest, "record")) for guest in ("ann", "ben", "cy")] == [0, 0, 1]

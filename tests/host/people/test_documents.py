"""What guests keep has limits, and is changed by one device at a time."""

import pytest

from red7.host.contracts.documents import Document
from red7.host.contracts.store import Guest
from red7.host.errors import HostError
from red7.host.memory.store import MemoryStore
from red7.host.people.documents import LIMITS, Documents

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store() -> MemoryStore:
    store = MemoryStore()
    await store.put_guest(Guest("ann", "Ann", 1, 1))
    return store


class Clock:
    """A later time at every look."""

    def __init__(self) -> None:
        self._at = 0

    def __call__(self) -> int:
        self._at += 1
        return self._at


def refused(code: str) -> "pytest.RaisesExc[HostError]":
    return pytest.raises(HostError, check=lambda error: error.code == code)


async def test_what_is_too_long_or_too_much_is_refused_with_a_sentence(store: MemoryStore) -> None:
    documents, limit = Documents(store, Clock()), LIMITS["record"]
    for number in range(limit.number):
        await documents.keep("ann", "record", f"{number}", b"text")
    with refused("documents-full"):
        await documents.keep("ann", "record", "more", b"text")
    with refused("document-long"):
        await documents.keep("ann", "record", "0", b"x" * (limit.size + 1))
    await documents.keep("ann", "record", "0", b"x" * limit.size)
    assert len(await store.documents("ann", "record")) == limit.number
    with refused("server-no-guest"):
        await documents.keep("ben", "record", "0", b"text")


async def test_the_oldest_gives_way_where_what_is_kept_can_be_made_again(store: MemoryStore) -> None:
    documents, limit = Documents(store, Clock()), LIMITS["review"]
    for number in range(limit.number + 2):
        await documents.keep("ann", "review", f"{number}", b"text")
    lines = await store.documents("ann", "review")
    assert [int(line.id) for line in lines] == list(range(limit.number + 1, 1, -1))


async def test_a_change_counts_what_another_device_has_changed_meanwhile(store: MemoryStore) -> None:
    documents = Documents(store, Clock())
    await documents.keep("ann", "puzzles", "", b"1")
    raced = [Document("ann", "puzzles", "", 2, 1, b"5")]

    async def racing(document: Document, most: int) -> bool:
        if raced:
            await MemoryStore.put_document(store, raced.pop(), most)
        return await MemoryStore.put_document(store, document, most)

    store.put_document = racing  # type: ignore[method-assign]
    document = await documents.change("ann", "puzzles", "", lambda before: b"%d" % (int(before or 0) + 1))
    assert (document.content, document.version) == (b"6", 3)

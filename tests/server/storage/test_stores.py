"""What every store promises, asked of each of them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from support.device_disk import DeviceDisk
from support.server.store_appends import append, refused, row

from red7.host.contracts.store import Append, Conflict, Entry, Guest, Repeated, Result, SavedTable, Store
from red7.host.memory.store import MemoryStore
from red7.local.kept_store import KeptStore
from red7.server.storage.postgres.store import PostgresStore
from red7.server.storage.sqlite.store import SqliteStore


@pytest.fixture(params=["memory", "kept", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    kept = DeviceDisk()
    if request.param == "memory":
        opened = MemoryStore()
    elif request.param == "kept":
        opened = KeptStore(kept.keep)
    elif request.param == "sqlite":
        opened = await SqliteStore.open(tmp_path / "red7.sqlite3")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("postgres_url"))
    yield opened
    await opened.close()
    if isinstance(opened, KeptStore):
        assert kept.store().shelves == opened.shelves, "what was kept is what was there"


async def test_a_log_comes_back_in_the_order_it_was_written(store: Store) -> None:
    await store.append(append("t", 0, b"made", b"sat", at=5))
    await store.append(append("t", 2, b"started", at=7))
    await store.append(append("other", 0, b"elsewhere"))
    all_ = [Entry("t", 1, 5, b"made"), Entry("t", 2, 5, b"sat"), Entry("t", 3, 7, b"started")]
    assert await store.entries("t") == all_
    assert await store.entries("t", 2) == all_[2:]
    assert await store.entries("t", 3) == []
    assert await store.entries("nowhere") == []


async def test_events_are_bytes_and_kept_as_they_are(store: Store) -> None:
    strange = [b"", b"\x00\xff", "Zoë 🂡 'quoted'".encode(), b"x" * 100_000]
    await store.append(append("t", 0, *strange))
    assert [entry.event for entry in await store.entries("t")] == strange


async def test_a_row_comes_back_as_it_was_given(store: Store) -> None:
    given = row(
        "t", 1, code="ABC", listed=True, phase="playing", summary=b'{"a":1}', people=("b", "a"), due_at=9
    )
    await store.append(Append("t", 0, [b"e"], 1000, given))
    assert await store.row("t") == given
    assert await store.row("T") is None


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_after_another_version_is_refused_and_changes_nothing(
    store: Store, after: int
) -> None:
    await store.append(append("t", 0, b"one", b"two", people=("ann",)))
    before = await store.row("t"), await store.entries("t")
    with pytest.raises(Conflict):
        await store.append(append("t", after, b"late", key=("ben", "1"), people=("ben",), phase="closed"))
    assert (await store.row("t"), await store.entries("t")) == before
    assert await store.answer("t", "ben", "1") is None
    assert await store.of_guest("ben", 9) == []


async def test_a_table_is_made_by_its_first_version_only(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(append("t", 1))
    assert await store.row("t") is None


async def test_nothing_is_found_by_text_that_no_store_could_keep(store: Store) -> None:
    await store.append(append("t", 0, code="ABC", key=("ann", "1")))
    assert await store.by_code("ABC\0") is None
    assert await store.row("\0") is None
    assert await store.entries("t\0") == []
    assert await store.answer("t", "ann", "1\0") is None
    assert await store.of_guest("\0", 9) == []
    assert await store.guest("\0") is None
    assert await store.take_link("\0", 1) is None
    assert len(await store.entries("t")) == 1


async def test_an_append_whose_row_does_not_fit_its_events_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="t 5"):
        Append("t", 0, [b"e"], 1000, row("t", 5))
    with pytest.raises(ValueError, match="other 1"):
        Append("t", 0, [b"e"], 1000, row("other", 1))


async def test_a_command_sent_again_is_answered_as_before_and_done_once(store: Store) -> None:
    await store.append(append("t", 0, key=("ann", "1"), answer=b"first"))
    assert await store.answer("t", "ann", "1") == b"first"
    for after in (0, 1):  # as it was sent, and with a version brought up to date
        with pytest.raises(Repeated) as caught:
            await store.append(append("t", after, key=("ann", "1"), answer=b"second"))
        assert caught.value.answer == b"first"
    assert len(await store.entries("t")) == 1


async def test_command_ids_are_each_guests_and_each_tables_own(store: Store) -> None:
    await store.append(append("t", 0, key=("ann", "1"), answer=b"a"))
    await store.append(append("t", 1, key=("ben", "1"), answer=b"b"))
    await store.append(append("u", 0, key=("ann", "1"), answer=b"c"))
    answers = [await store.answer(*key) for key in (("t", "ann", "1"), ("t", "ben", "1"), ("u", "ann", "1"))]
    assert answers == [b"a", b"b", b"c"]
    assert await store.answer("u", "ben", "1") is None


async def test_of_racing_appends_exactly_one_wins_each_version(store: Store) -> None:
    await store.append(append("t", 0))
    for version in range(1, 11):
        racing = [store.append(append("t", version, b"by %d" % racer)) for racer in range(8)]
        results = await asyncio.gather(*racing, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 7
        [entry] = await store.entries("t", version)
        assert entry.event == b"by %d" % results.index(None)


async def test_of_racing_copies_of_a_command_one_is_done_and_all_others_hear_its_answer(store: Store) -> None:
    await store.append(append("t", 0))
    racing = [store.append(append("t", 1, key=("ann", "7"), answer=b"%d" % racer)) for racer in range(8)]
    results = await asyncio.gather(*racing, return_exceptions=True)
    winner = results.index(None)
    others = [result for result in results if result is not None]
    assert [result.answer for result in others if isinstance(result, Repeated)] == [b"%d" % winner] * 7


async def test_of_racing_makers_of_a_table_one_wins(store: Store) -> None:
    racing = [store.append(append("t", 0, b"by %d" % racer)) for racer in range(8)]
    results = await asyncio.gather(*racing, return_exceptions=True)
    assert results.count(None) == 1
    assert [entry.event for entry in await store.entries("t")] == [b"by %d" % results.index(None)]


async def test_appends_to_many_tables_at_once_all_arrive(store: Store) -> None:
    names = [f"table {number}" for number in range(60)]
    await asyncio.gather(*(store.append(append(name)) for name in names))
    await asyncio.gather(*(store.append(append(name, 1)) for name in names))
    assert [len(await store.entries(name)) for name in names] == [2] * 60
    assert await store.count() == 60


async def test_a_refused_append_leaves_those_beside_it_alone(store: Store) -> None:
    await store.append(append("t", 0, key=("ann", "1"), answer=b"old"))
    racing = [
        store.append(append("before", 0)),
        store.append(append("t", 5, b"wrong version")),
        store.append(append("t", 1, key=("ann", "1"))),
        store.append(append("after", 0)),
    ]
    results = await asyncio.gather(*racing, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, Repeated, type(None)]
    assert [len(await store.entries(name)) for name in ("before", "t", "after")] == [1, 1, 1]


async def test_a_code_leads_to_its_table_until_that_is_closed(store: Store) -> None:
    await store.append(append("t", 0, code="ABC"))
    await store.append(append("plain", 0))
    await store.append(append("t", 1, phase="playing"))  # later appends need not say the code again
    row = await store.by_code("ABC")
    assert row is not None
    assert (row.id, row.code, row.phase) == ("t", "ABC", "playing")
    assert await store.by_code("abc") is None
    assert await store.by_code("") is None
    with pytest.raises(Conflict):
        await store.append(append("u", 0, code="ABC"))
    assert await store.row("u") is None
    await store.append(append("t", 2, phase="closed"))
    assert await store.by_code("ABC") is None
    await store.append(append("u", 0, code="ABC"))
    row = await store.by_code("ABC")
    assert row is not None
    assert row.id == "u"


async def test_open_tables_are_listed_latest_first(store: Store) -> None:
    phases = ["waiting", "dealing", "playing", "between", "finished", "closed"]
    for number, phase in enumerate(phases):
        await store.append(append(phase, 0, listed=True, phase=phase, touched=number))
    await store.append(append("by link", 0, listed=False, touched=99))
    assert [row.id for row in await store.listed(9)] == ["between", "playing", "dealing", "waiting"]
    assert [row.id for row in await store.listed(1)] == ["between"]


async def test_a_guest_finds_the_tables_where_they_have_a_seat(store: Store) -> None:
    await store.append(append("old", 0, people=("ann", "ben"), touched=1))
    await store.append(append("new", 0, people=("ann",), touched=2))
    assert [row.id for row in await store.of_guest("ann", 9)] == ["new", "old"]
    assert [row.id for row in await store.of_guest("ann", 1)] == ["new"]
    assert [row.id for row in await store.of_guest("ann")] == ["new", "old"]
    await store.append(append("old", 1, people=("ben", "cy"), touched=3))
    assert [row.id for row in await store.of_guest("ann", 9)] == ["new"]
    assert [row.id for row in await store.of_guest("cy", 9)] == ["old"]
    await store.append(append("old", 2, people=("ben",), phase="closed"))
    assert await store.of_guest("ben", 9) == []


async def test_closed_tables_do_not_count(store: Store) -> None:
    assert await store.count() == 0
    await store.append(append("t", 0))
    await store.append(append("u", 0, phase="finished"))
    assert await store.count() == 2
    await store.append(append("t", 1, phase="closed"))
    assert await store.count() == 1


async def test_what_is_due_is_found_in_its_order(store: Store) -> None:
    for name, at in (("late", 30), ("soon", 10), ("next", 20), ("never", None)):
        await store.append(append(name, 0, due_at=at))
    assert [row.id for row in await store.due(9, 9)] == []
    assert [row.id for row in await store.due(20, 9)] == ["soon", "next"]
    assert [row.id for row in await store.due(99, 2)] == ["soon", "next"]
    await store.append(append("soon", 1, due_at=None))
    assert [row.id for row in await store.due(20, 9)] == ["next"]


async def test_clocks_are_looked_for_where_one_may_run(store: Store) -> None:
    for name, at in (("late", 30), ("soon", 10), ("bot", 7), ("never", None)):
        await store.append(append(name, 0, due_at=at, phase="playing", touched=7))
    await store.append(append("waiting", 0, due_at=20, touched=7))
    assert [row.id for row in await store.timed()] == ["soon", "late"]


async def test_no_kind_of_what_is_due_keeps_another_waiting(store: Store) -> None:
    for number in range(5):
        await store.append(append(f"bot {number}", 0, phase="playing", due_at=number, touched=number))
        await store.append(append(f"idle {number}", 0, phase="waiting", due_at=10 + number))
    await store.append(append("clock", 0, phase="playing", due_at=90, touched=50))
    await store.append(append("later clock", 0, phase="between", due_at=95, touched=96))
    due = [row.id for row in await store.due(99, 2)]
    assert due == ["clock", "later clock", "idle 0", "idle 1", "bot 0", "bot 1"]


async def test_a_beat_tells_of_the_latest_before(store: Store) -> None:
    assert await store.beat("one", 100) is None
    assert await store.beat("one", 200) == 100
    assert await store.beat("two", 150) == 200  # its clock is behind
    assert await store.beat("one", 300) == 200


async def test_of_processes_that_start_at_once_only_one_hears_of_the_time_before(store: Store) -> None:
    await store.beat("old", 100)
    heard = await asyncio.gather(*(store.beat(f"new {number}", 9000) for number in range(8)))
    assert sorted(beat for beat in heard if beat is not None) == [100] + [9000] * 7


async def test_a_guest_is_kept_and_changed(store: Store) -> None:
    assert await store.guest("ann") is None
    await store.put_guest(Guest("ann", "Ann", 10, 10))
    await store.put_guest(Guest("ben", "Ben", 11, 11))
    assert await store.change_guest("ann", 20) == Guest("ann", "Ann", 10, 20)
    assert await store.change_guest("ann", 30, name="Änn") == Guest("ann", "Änn", 10, 30)
    for digest, guest in (("a", "ann"), ("b", "ben")):
        await store.put_link(digest, guest, 1_000)
    assert await store.change_guest("ann", 35, name="Änn") == Guest("ann", "Änn", 10, 35)
    assert await store.change_guest("ann", 40, end_sessions=True) == Guest("ann", "Änn", 10, 40, epoch=1)
    assert [await store.take_link(digest, 50) for digest in "ab"] == [None, "ben"], "her links are gone, too"
    assert await store.guest("ann") == Guest("ann", "Änn", 10, 40, epoch=1)
    assert await store.guest("ben") == Guest("ben", "Ben", 11, 11)


async def test_a_guest_who_is_gone_does_not_come_back_by_a_change(store: Store) -> None:
    await store.put_guest(Guest("ann", "Ann", 10, 10))
    await store.forget_guest("ann")
    assert await store.change_guest("ann", 20, name="Ann") is None
    assert await store.guest("ann") is None


async def test_a_link_works_once_and_in_time(store: Store) -> None:
    await store.put_link("digest", "ann", expires=100)
    await store.put_link("short", "ann", expires=100)
    assert await store.take_link("unknown", 50) is None
    assert await store.take_link("digest", 99) == "ann"
    assert await store.take_link("digest", 99) is None
    assert await store.take_link("short", 100) is None
    assert await store.take_link("short", 99) is None, "a link that was tried too late is gone"


async def test_a_link_taken_twice_at_once_works_once(store: Store) -> None:
    await store.put_link("digest", "ann", expires=100)
    taken = await asyncio.gather(*(store.take_link("digest", 50) for _ in range(8)))
    assert sorted(taken, key=str) == [None] * 7 + ["ann"]


def played(
    guest: str, seat: int, at: int, match: int = 1, summary: bytes = b"{}", table: str = "t"
) -> Result:
    return Result(table, match, guest, seat, seat == 0, 3 * seat, summary, at)


async def test_what_a_guest_has_played_comes_latest_first(store: Store) -> None:
    first = [played("ann", 0, 10), played("ben", 1, 10)]
    second = [played("ann", 1, 20, match=2), played("ben", 0, 20, match=2)]
    await store.append(append("t", 0, played=first))
    await store.append(append("t", 1, played=second))
    assert await store.played("ann") == [second[0], first[0]]
    assert await store.played("ann", 1) == [second[0]]
    assert await store.played("ben") == [second[1], first[1]]
    assert await store.played("cy") == []


async def test_one_guest_may_have_played_several_seats(store: Store) -> None:
    lines = [played("ann", 0, 10), played("ann", 1, 10)]
    await store.append(append("t", 0, played=lines))
    assert await store.played("ann") == lines


async def test_a_refused_append_scores_nothing(store: Store) -> None:
    await store.append(append("t", 0))
    with pytest.raises(Conflict):
        await store.append(append("t", 0, played=[played("ann", 0, 10)]))
    assert await store.played("ann") == []


async def test_a_forgotten_guest_is_nowhere_any_more(store: Store) -> None:
    await store.put_guest(Guest("ann-id", "Ann", 1, 1))
    await store.put_guest(Guest("ben-id", "Ben", 1, 1))
    await store.put_link("digest", "ann-id", expires=100)
    both = b'["ann-id","ben-id"]'
    lines = [played("ann-id", 0, 10, summary=both), played("ben-id", 1, 10, summary=both)]
    await store.append(append("left", 0, b'"ann-id sat"', people=("ann-id",)))
    await store.append(append("left", 1, b'"ann-id left"'))
    await store.append(
        append(
            *("t", 0, b'"ann-id sat"', b'"ben-id sat"'),
            key=("ann-id", "1"),
            people=("ann-id", "ben-id"),
            summary=both,
            played=lines,
        )
    )
    await store.append(append("of others", 0, b'"ben-id sat"'))
    assert await store.naming("ann-id") == ["left", "t"]
    assert await store.naming("ben-id") == ["t"]
    for table in ("left", "t"):
        await store.erase(table, "ann-id", lambda kept: kept.replace(b"ann-id", b"?"))
    assert await store.naming("ann-id") == []
    await store.forget_guest("ann-id")
    assert await store.guest("ann-id") is None
    assert await store.take_link("digest", 1) is None
    assert await store.played("ann-id") == []
    assert await store.answer("t", "ann-id", "1") is None
    assert await store.of_guest("ann-id", 9) == []
    assert [entry.event for entry in await store.entries("left")] == [b'"? sat"', b'"? left"']
    assert [entry.event for entry in await store.entries("t")] == [b'"? sat"', b'"ben-id sat"']
    row = await store.row("t")
    assert row is not None
    assert (row.people, row.summary) == (("ben-id",), b'["?","ben-id"]')
    assert await store.guest("ben-id") == Guest("ben-id", "Ben", 1, 1)
    assert await store.played("ben-id") == [msgspec.structs.replace(lines[1], summary=b'["?","ben-id"]')]
    await store.append(append("t", 2, people=("ben-id",)))


async def test_a_guest_is_erased_from_a_table_wholly_or_not_at_all(store: Store) -> None:
    await store.put_guest(Guest("ann-id", "Ann", 1, 1))
    await store.append(append("t", 0, b'"ann-id sat"', b'"ann-id left"', people=("ann-id",)))

    def fails_at_the_second(event: bytes) -> bytes:
        if b"left" in event:
            raise LookupError
        return b"rewritten"

    with pytest.raises(LookupError):
        await store.erase("t", "ann-id", fails_at_the_second)
    assert await store.guest("ann-id") == Guest("ann-id", "Ann", 1, 1)
    assert [entry.event for entry in await store.entries("t")] == [b'"ann-id sat"', b'"ann-id left"']
    assert [row.id for row in await store.of_guest("ann-id", 9)] == ["t"]
    assert await store.naming("ann-id") == ["t"], "and it can be tried again"


async def test_a_table_names_a_guest_until_nothing_of_it_is_left(store: Store) -> None:
    for guest in ("ann", "ben"):
        await store.put_guest(Guest(guest, guest, 1, 99 if guest == "ann" else 10))
    both = [played("ann", 0, 10), played("ben", 1, 10)]
    await store.append(append("t", 0, people=("ann", "ben")))
    await store.append(append("t", 1, phase="closed", touched=10, played=both))
    await store.append(append("u", 0, people=("ben",), phase="closed", touched=10))
    assert await store.expire(20) == 3
    assert (await store.naming("ann"), await store.naming("ben")) == (["t"], ["t"]), "Ann has her result"
    await store.erase("t", "ben", lambda kept: kept)
    await store.change_guest("ann", 20)
    assert await store.expire(30) == 1
    assert await store.naming("ann") == []


async def test_what_was_saved_of_a_table_last_is_kept(store: Store) -> None:
    assert await store.saved("t") is None
    await store.append(append("t", 0, people=("ann",)))
    await store.append(append("t", 1, people=("ben",), phase="closed", touched=10))
    for version in (1, 2):
        saved = SavedTable("t", version, 7, b"digest", b"state %d" % version)
        await store.put_saved(saved, ("ann", "ben"))
        assert await store.saved("t") == saved
    assert await store.saved("other") is None
    await store.erase("t", "ann", lambda kept: kept)
    assert await store.saved("t") is None, "it names her"
    await store.put_saved(saved, ("ann", "ben"))
    assert await store.saved("t") is None, "it was made before she was erased"
    await store.put_saved(saved, ("ben",))
    assert await store.saved("t") == saved
    await store.expire(50)
    assert await store.saved("t") is None


async def test_however_much_there_is_all_of_it_expires(store: Store) -> None:
    for number in range(120):
        await store.put_guest(Guest(f"guest {number}", "", 1, 10))
        await store.append(append(f"t{number}", 0, phase="closed", touched=10, people=(f"guest {number}",)))
    assert await store.expire(50) == 240
    assert await store.count() == 0
    assert await store.guest("guest 7") is None


async def test_what_nobody_has_touched_for_long_expires(store: Store) -> None:
    for guest, seen in (("gone", 10), ("seated", 10), ("here", 90)):
        await store.put_guest(Guest(guest, guest, 1, seen))
        await store.put_link(f"link of {guest}", guest, expires=1000)
        await store.append(append(f"of {guest}", 0, played=[played(guest, 0, 5, table=f"of {guest}")]))
    await store.append(append("slow", 0, phase="playing", touched=10, people=("seated",)))
    await store.append(append("closed", 0, phase="closed", touched=10, people=("gone",), key=("gone", "1")))
    await store.append(append("finished", 0, phase="finished", touched=10))
    await store.append(append("lately", 0, phase="finished", touched=50))

    assert await store.expire(50) == 3  # two tables and a guest
    rows = {name: await store.row(name) for name in ("slow", "closed", "finished", "lately")}
    assert [name for name, row in rows.items() if row] == ["slow", "lately"]
    assert await store.entries("closed") == []
    assert await store.answer("closed", "gone", "1") is None
    assert [await store.guest(guest) is None for guest in ("gone", "seated", "here")] == [True, False, False]
    assert [len(await store.played(guest)) for guest in ("gone", "seated", "here")] == [0, 1, 1]
    assert [await store.take_link(f"link of {guest}", 1) for guest in ("gone", "here")] == [None, "here"]
    assert await store.expire(50) == 0


async def test_what_was_played_outlives_its_table(store: Store) -> None:
    line = played("ann", 0, 10)
    await store.put_guest(Guest("ann", "Ann", 1, 99))
    await store.append(append("t", 0, phase="closed", touched=10, played=[line]))
    assert await store.expire(50) == 1
    assert await store.row("t") is None
    assert await store.played("ann") == [line]


async def test_what_is_done_one_at_a_time_is_done_by_nobody_else_meanwhile(
    store: Store, request: pytest.FixtureRequest
) -> None:
    others: list[Store] = [store]
    if isinstance(store, PostgresStore):  # which other processes have, too
        others.append(await PostgresStore.open(request.getfixturevalue("postgres_url")))
    inside: list[int] = []

    async def go_in(one: Store) -> None:
        async with one.one_at_a_time():
            inside.append(1)
            await one.put_link(f"{len(inside)}", "ann", 9)  # and the store can be used in there
            assert await one.count() == 0
            inside.append(-1)

    await asyncio.gather(*(go_in(one) for one in others * 15))
    assert inside == [1, -1] * 15 * len(others)
    for other in others[1:]:
        await other.close()


async def test_a_store_that_answers_passes_its_check(store: Store) -> None:
    await store.check()
    await store.close()
    await refused("store-unavailable", store.check())
    await refused("store-unavailable", store.append(append("t", 0)))

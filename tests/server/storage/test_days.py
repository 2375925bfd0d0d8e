"""What every store promises of the deals of the days."""

import asyncio

import pytest
from server.storage.test_stores import store as store  # the stores, one after the other
from support.server.store_appends import append

from red7.host.contracts.days import DayCount, DayTry
from red7.host.contracts.store import Conflict, Guest, Store

pytestmark = pytest.mark.anyio
DAY = "2026-11-16"


async def tried(store: Store, guest: str, place: int, points: int = 0, turns: int = 4, at: int = 5) -> DayTry:
    one = DayTry(DAY, guest, f"table of {guest}", place, points, turns, at)
    await store.put_guest(Guest(guest, guest, 1, 1))
    await store.append(append(one.table, 0, people=(guest,), tries=[one]))
    return one


async def test_the_first_secret_of_a_day_stays_whoever_comes_later(store: Store) -> None:
    assert await store.secret_of(DAY) is None
    kept = await asyncio.gather(*(store.keep_secret(DAY, bytes([n]) * 32) for n in range(5)))
    assert len(set(kept)) == 1
    assert await store.secret_of(DAY) == kept[0]
    assert await store.keep_secret("2026-11-17", b"\0\xff" * 16) == b"\0\xff" * 16
    assert await store.secret_of(DAY) == kept[0]


async def test_tries_are_counted_by_how_they_went_and_the_best_is_known(store: Store) -> None:
    assert (await store.day_counts(DAY), await store.best_try(DAY)) == ([], None)
    await tried(store, "ann", 2, 9)
    ben = await tried(store, "ben", 1, 20, at=6)
    assert await store.best_try(DAY) == ben
    await tried(store, "cy", 1, 20, turns=1, at=7)
    assert await store.best_try(DAY) == ben, "it was the first"
    best = await tried(store, "dan", 1, 20, turns=9, at=4)
    await tried(store, "eve", 1, 19, at=3)
    assert await store.best_try(DAY) == best
    assert await store.day_counts(DAY) == [DayCount(1, 20, 3), DayCount(1, 19, 1), DayCount(2, 9, 1)]
    assert await store.day_counts("2026-11-15") == []
    assert [await store.try_at(DAY, guest) for guest in ("ben", "fay")] == [ben, None]


async def test_a_guest_has_one_try_a_day_and_it_is_kept_with_its_events_or_not_at_all(store: Store) -> None:
    first = await tried(store, "ann", 2)
    later = DayTry(DAY, "ann", "another", 1, 0, 4, 9)
    await store.append(append("another", 0, people=("ann",), tries=[later]))
    assert await store.try_at(DAY, "ann") == first
    with pytest.raises(Conflict):
        await store.append(append("another", 0, tries=[DayTry(DAY, "ben", "another", 1, 0, 4, 9)]))
    assert await store.try_at(DAY, "ben") is None


async def test_tries_go_with_their_guest(store: Store) -> None:
    await tried(store, "ann", 1)
    ben = await tried(store, "ben", 2)
    await store.erase("table of ann", "ann", lambda text: text)
    await store.forget_guest("ann")
    assert (await store.best_try(DAY), len(await store.day_counts(DAY))) == (ben, 1)
    await store.erase("table of ben", "ben", lambda text: text)
    assert await store.try_at(DAY, "ben") is None, "it is erased with the table"
    await tried(store, "cy", 1)
    await store.erase("table of cy", "nobody", lambda text: text)
    assert await store.try_at(DAY, "cy") is not None

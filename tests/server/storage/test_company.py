"""What every store promises of the company people want."""

import pytest
from server.storage.test_stores import store as store  # the stores, one after the other
from support.server.store_appends import append

from red7.host.contracts.company import Ban, Block
from red7.host.contracts.store import Guest, Store

pytestmark = pytest.mark.anyio


def block(guest: str, other: str, at: int = 1) -> Block:
    return Block(guest, other, "blocked", other.title(), at)


async def test_blocks_are_known_from_both_sides_and_gone_with_either(store: Store) -> None:
    await store.put_block(block("ann", "ben"))
    await store.put_block(Block("ann", "cat", "muted", "Cat", 2))
    await store.put_block(block("ben", "ann", 3))
    await store.put_block(Block("ann", "ben", "muted", "Ben", 4))
    both = [Block("ann", "ben", "muted", "Ben", 4), block("ben", "ann", 3)]
    assert await store.blocks("ben") == both
    assert await store.blocks("ann") == [*both, Block("ann", "cat", "muted", "Cat", 2)]
    await store.drop_block("ann", "cat")
    assert await store.blocks("cat") == []
    await store.forget_guest("ben")
    assert await store.blocks("ann") == []


async def test_blocks_of_guests_who_have_expired_are_gone(store: Store) -> None:
    for id_, seen in (("ann", 1), ("ben", 9)):
        await store.put_guest(Guest(id_, id_, 1, seen))
    for one, other in (("ann", "ben"), ("ben", "ann"), ("ben", "cat")):
        await store.put_block(block(one, other))
    await store.expire(5)
    assert await store.blocks("ben") == [block("ben", "cat")]


async def test_bans_have_an_end_and_can_be_lifted(store: Store) -> None:
    await store.put_ban(Ban("guest:ann", 1, 50))
    await store.put_ban(Ban("address:10.0.0.0/8", 1, 40))
    await store.put_ban(Ban("guest:ann", 2, 60))
    assert await store.bans(10) == [Ban("address:10.0.0.0/8", 1, 40), Ban("guest:ann", 2, 60)]
    assert await store.bans(45) == [Ban("guest:ann", 2, 60)]
    assert await store.drop_ban("guest:ann")
    assert not await store.drop_ban("guest:ann")
    assert await store.bans(45) == []


async def test_the_device_of_who_was_removed_counts_at_that_table_for_a_while(store: Store) -> None:
    await store.note_device("t", "one", "ann", 50)
    await store.note_device("t", "two", "ben", 50)
    await store.note_device("u", "one", "ann", 50)
    assert not await store.is_barred("t", ("one", "one"), 10)
    await store.bar_devices("t", "ann")
    await store.forget_guest("ann")
    assert await store.is_barred("t", ("today", "one"), 10)
    assert not await store.is_barred("t", ("two", "three"), 10)
    assert not await store.is_barred("u", ("one", "one"), 10)
    assert not await store.is_barred("t", ("one", "one"), 50)
    await store.drop_devices(50)
    assert not await store.is_barred("t", ("one", "one"), 10)


async def test_all_tables_that_are_not_closed_can_be_listed(store: Store) -> None:
    for id_, phase, touched in (
        ("a", "waiting", 1),
        ("b", "playing", 3),
        ("c", "closed", 4),
        ("d", "finished", 2),
    ):
        await store.append(append(id_, 0, b"made", at=touched, phase=phase))
    assert {row.id for row in await store.open_tables(9)} == {"a", "b", "d"}
    assert len(await store.open_tables(2)) == 2

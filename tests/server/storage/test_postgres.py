"""PostgreSQL: many processes, claims, migrations, and a database that goes away and comes back."""

import asyncio
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from support.server.services import Postgres, free_port
from support.server.store_appends import append, refused

from red7.host.contracts.store import Conflict, Repeated
from red7.host.errors import UnavailableError
from red7.server.storage.postgres.schema import MIGRATIONS, migrate
from red7.server.storage.postgres.store import PostgresStore


async def test_processes_that_race_never_both_win_a_version(postgres_url: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(postgres_url) for _ in range(4)))
    await stores[0].append(append("t", 0))
    won = [0] * len(stores)

    async def race(number: int) -> None:
        for version in range(1, 26):
            try:
                await stores[number].append(append("t", version, b"by %d" % number))
                won[number] += 1
            except Conflict:
                assert len(await stores[number].entries("t")) > version

    await asyncio.gather(*map(race, range(len(stores))))
    entries = await stores[0].entries("t")
    assert [entry.version for entry in entries] == list(range(1, 27))
    assert sum(won) == 25
    assert [sum(entry.event == b"by %d" % number for entry in entries) for number in range(4)] == won
    await asyncio.gather(*(store.close() for store in stores))


async def test_what_is_due_is_one_process_to_do_until_its_time_is_up(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.append(append("t", 0, due_at=100))
    assert [row.id for row in await store.due(100, 9)] == ["t"]
    claims = await asyncio.gather(*(store.claim("t", 1, owner, 100, 200) for owner in "abcdef"))
    assert claims.count(True) == 1
    owner = "abcdef"[claims.index(True)]
    other = "b" if owner == "a" else "a"
    assert await store.due(199, 9) == []
    assert await store.claim("t", 1, owner, 150, 250), "its owner may have more time"
    assert not await store.claim("t", 1, other, 249, 350)
    assert [row.id for row in await store.due(250, 9)] == ["t"]
    assert await store.claim("t", 1, other, 250, 350)
    assert not await store.claim("t", 1, owner, 300, 400)
    await store.close()


async def test_a_claim_is_for_the_version_it_was_made_for(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.append(append("t", 0, due_at=100))
    assert not await store.claim("t", 2, "a", 100, 900)
    assert not await store.claim("nowhere", 1, "a", 100, 900)
    assert await store.claim("t", 1, "a", 100, 900)
    await store.append(append("t", 1, due_at=150))
    assert not await store.claim("t", 1, "a", 150, 900), "the table has moved on"
    assert [row.id for row in await store.due(150, 9)] == ["t"]
    assert await store.claim("t", 2, "b", 150, 900)
    await store.close()


async def test_of_beats_that_wait_for_each_other_only_one_hears_of_the_time_before(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.beat("old", 100)
    holder, watcher = await asyncpg.connect(postgres_url), await asyncpg.connect(postgres_url)
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%beats%'"
    async with holder.transaction():
        await holder.execute("SELECT at FROM beats FOR UPDATE")
        beats = [asyncio.create_task(store.beat(f"new {number}", 9000)) for number in range(3)]
        while await watcher.fetchval(waiting) < 3:
            await asyncio.sleep(0.01)
    assert sorted(beat or 0 for beat in await asyncio.gather(*beats)) == [100, 9000, 9000]
    await holder.close()
    await watcher.close()
    await store.close()


async def test_a_stopped_database_is_said_and_found_again_when_it_is_back(
    postgres: Postgres, postgres_url: str
) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.append(append("t", 0))
    for end in (postgres.stop, postgres.kill):
        end()
        version = len(await _after_start(postgres, store))
        await store.append(append("t", version))
        assert len(await store.entries("t")) == version + 1
    await store.close()


async def _after_start(postgres: Postgres, store: PostgresStore) -> list[object]:
    """Check that everything is refused now; then start the database, and read the log."""
    await refused("store-unavailable", store.append(append("t", 1)))
    await refused("store-unavailable", store.entries("t"))
    await refused("store-unavailable", store.check())
    await refused("store-unavailable", store.forget_guest("ann"))
    postgres.start()
    return list(await store.entries("t"))


async def test_no_move_is_lost_or_made_twice_while_the_database_comes_and_goes(
    postgres: Postgres, postgres_url: str
) -> None:
    store = await PostgresStore.open(postgres_url)
    done: dict[str, list[bytes]] = {}
    enough = asyncio.Event()
    heard: list[tuple[bytes, bytes]] = []
    refusals: list[str] = []

    async def play(table: str) -> None:
        """Append with a new key until it is acknowledged, as a client would."""
        acknowledged = done[table] = []
        for number in count(1):
            event = b"%d" % number
            while True:
                try:
                    version = len(await store.entries(table))
                    key = (table, str(number))
                    await store.append(append(table, version, event, key=key, answer=event))
                except Repeated as repeated:
                    heard.append((repeated.answer, event))
                except UnavailableError as error:
                    refusals.append(error.code)
                    await asyncio.sleep(0.02)
                    continue
                acknowledged.append(event)
                break
            if enough.is_set():
                return

    players = [asyncio.create_task(play(f"t{number}")) for number in range(6)]
    for end in (postgres.stop, postgres.kill, postgres.kill):
        before, refused_before = sum(map(len, done.values())), len(refusals)
        while sum(map(len, done.values())) < before + 30:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(end)
        while len(refusals) == refused_before:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.start)
    enough.set()
    await asyncio.gather(*players)
    assert set(refusals) == {"store-unavailable"}
    assert all(answer == event for answer, event in heard)
    for table, acknowledged in done.items():
        assert [entry.event for entry in await store.entries(table)] == acknowledged
    await store.close()


async def test_processes_that_start_at_once_make_the_tables_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(postgres_url) for _ in range(5)))
    await stores[0].append(append("t", 0))
    assert len(await stores[4].entries("t")) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_an_older_database_is_brought_up_to_date_with_all_it_holds(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.append(append("t", 0))
    connection = await asyncpg.connect(postgres_url)
    newer = [*MIGRATIONS, "ALTER TABLE events ADD made integer NOT NULL DEFAULT 7"]
    await migrate(connection, newer)
    assert await connection.fetchval("SELECT made FROM events") == 7
    await connection.close()
    await store.close()
    sentence = await refused("store-newer", PostgresStore.open(postgres_url))
    assert f"version {len(newer)}" in sentence


async def test_a_migration_that_fails_changes_nothing(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.append(append("t", 0))
    connection = await asyncpg.connect(postgres_url)
    with pytest.raises(asyncpg.PostgresError):
        await migrate(connection, [*MIGRATIONS, "DELETE FROM events", "no SQL"])
    assert await connection.fetchval("SELECT version FROM red7_schema") == len(MIGRATIONS)
    await connection.close()
    assert len(await store.entries("t")) == 1
    await store.close()


async def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    url = f"postgresql://red7:secret@127.0.0.1:{free_port()}/games"
    sentence = await refused("store-unreachable", PostgresStore.open(url))
    assert "127.0.0.1" in sentence
    assert "games" in sentence
    assert "secret" not in sentence
    assert "\n" not in sentence


async def test_postgres_is_backed_up_by_its_own_tools(postgres_url: str, tmp_path: Path) -> None:
    store = await PostgresStore.open(postgres_url)
    await refused("store-backup-elsewhere", store.backup(tmp_path / "copy"))
    await store.close()

"""A day of play on a simulated clock: nothing is lost, every clock is on time, nothing is left over."""

import asyncio
import gc
import os
import time
from pathlib import Path
from typing import Any

import pytest
from support.long_run import LONG, report
from support.server.day_of_play import IN_MEMORY, KEPT, Day, party
from support.simulated_time import simulate

from red7.game.engine.dice import Dice
from red7.host.contracts.store import Store
from red7.host.conversation import Conversation
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.memory.store import MemoryStore
from red7.host.tables.cached_table import CachedTable
from red7.host.timers import scheduler
from red7.host.viewers import Viewer
from red7.server.storage.sqlite.store import SqliteStore
from red7.server.storage.sqlite.worker import Worker
from red7.table.commands import End
from red7.table.deadlines import IDLE_PLAYING

HOURS = 24 if LONG else 1
MOST = int(os.environ.get("RED7_PARTIES", "1000")) if LONG else 8
PARTIES = {"memory": MOST, "sqlite": MOST // 2}
LOOK_EVERY = 1.0 if LONG else 4.0
"""Seconds; what is seldom looked at takes less time to simulate."""
SETTLED = 4
"""Hours after the last people have gone, until all tables with a clock are closed."""


async def hours_of_play(kind: str, folder: Path) -> dict[str, int]:
    """Figures of these hours."""
    store = MemoryStore() if kind == "memory" else await sqlite(folder)
    day, tasks = Day(store), len(asyncio.all_tasks())
    await day.open()
    dice = Dice(HOURS)
    arrivals = sorted(float(dice.below(3_600 * HOURS)) for _ in range(PARTIES[kind]))
    async with asyncio.TaskGroup() as people:
        restarting = people.create_task(restart(day, 1_800 * HOURS))
        tidying = asyncio.create_task(tidy(day))
        for number, seconds in enumerate(arrivals):
            await asyncio.sleep(seconds - asyncio.get_running_loop().time())
            people.create_task(party(day, number))
    assert restarting.done()
    await asyncio.sleep(SETTLED * 3_600)
    tidying.cancel()
    await asyncio.gather(tidying, return_exceptions=True)
    for row in await store.open_tables(PARTIES[kind]):
        assert row.due_at == row.touched + IDLE_PLAYING, "where one has gone from computer players only"
        await day.host.hub.act(row.id, SYSTEM, End())
    for id_ in sorted(day.unchecked):
        await day.check(id_)
    check_memory(day)
    await asyncio.sleep(1 + KEPT // 1_000)
    await day.tidy()
    await check_store(store)
    await day.close()
    await asyncio.sleep(60)
    assert len(asyncio.all_tasks()) == tasks
    await store.close()
    assert not {"server-failed", "store-unavailable", "server-contended"} & day.refusals.keys()
    return {**day.count, "acknowledged": sum(map(len, day.done.values())), "refused": day.refusals.total()}


async def sqlite(folder: Path) -> SqliteStore:
    """A store that does not wait for the disk: nobody is killed here."""
    store = await SqliteStore.open(folder / "red7.sqlite3")
    store._worker._connection.execute("PRAGMA synchronous = OFF")
    return store


async def restart(day: Day, seconds: int) -> None:
    """Have the host go after so long, as soon as a clock runs, and another one come some minutes later."""
    await asyncio.sleep(seconds)
    for _ in range(500):
        if any(cached.table.deadline is not None for cached in day.host.tables.all()):
            break
        await asyncio.sleep(5)
    await day.restart(200)


async def tidy(day: Day) -> None:
    """As a server does every hour."""
    while True:
        await asyncio.sleep(3_600)
        await day.up.wait()
        await day.tidy()


def check_memory(day: Day) -> None:
    """Nothing is left of people who are gone and of tables that are closed, but for a few in memory."""
    host = day.host
    parts: list[Any] = [
        *(host.viewers._viewers, host.thought_queue, host.thought_queue._asked),
        *(host.scheduler._timers, host.scheduler._busy, host.scheduler._again, host.tables._tasks),
        *(host.openers._waiting, host.openers._computers),
        *(host.presence._people, host.presence._to_tell, host.presence._elsewhere, host.presence._reactions),
        host.presence._absence._since,
    ]
    assert [len(part) for part in parts] == [0] * len(parts)
    assert len(host.tables.all()) <= IN_MEMORY
    gc.collect()
    kinds = [type(thing) for thing in gc.get_objects()]
    assert kinds.count(CachedTable) <= IN_MEMORY
    assert [kinds.count(kind) for kind in (Viewer, Conversation, Host)] == [0, 0, 1]


async def check_store(store: Store) -> None:
    """Nothing is kept of tables and people who are too old to be kept."""
    if isinstance(store, MemoryStore):
        kept = [store._rows, store._entries, store._answers, store._guests, store._saved, store._links]
        assert not any([*kept, store._played, store._named])
    else:
        assert isinstance(store, SqliteStore)
        for table in ("tables", "events", "commands", "guests", "played", "people", "saved", "named"):
            assert await store._fetch(f"SELECT count(*) FROM {table}") == [(0,)], table


@pytest.mark.parametrize("kind", PARTIES)
def test_hours_of_play(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def do_at_once(self: Worker) -> None:  # a thread would have to be waited for a hundred thousand times
        jobs, self._waiting = self._waiting, []
        if jobs:
            self._commit(jobs)
            self._loop.call_soon(self._answer, jobs)

    monkeypatch.setattr(Worker, "_hand_over", do_at_once)
    monkeypatch.setattr(scheduler, "LOOK_EVERY", LOOK_EVERY)
    started_at = time.perf_counter()
    figures = simulate(hours_of_play(kind, tmp_path))
    assert figures["tables"] >= PARTIES[kind] * 0.8
    if LONG:  # so many that all of it has happened
        assert {"matches", "timeouts", "given back", "deleted"} <= figures.keys()
    report(f"hours of play, {kind}", hours=HOURS, seconds=round(time.perf_counter() - started_at), **figures)

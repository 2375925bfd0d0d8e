"""No query takes longer because the log is longer: the databases say how they would answer each of them."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from support.server.store_appends import append

from red7.host.contracts.days import DayTry
from red7.host.contracts.documents import Document
from red7.host.contracts.store import Guest, Result, SavedTable, Store
from red7.server.storage.postgres.store import PostgresStore
from red7.server.storage.sqlite import store as sqlite_store
from red7.server.storage.sqlite.file import connect
from red7.server.storage.sqlite.store import SqliteStore

OPEN_TABLES = {"tables_open", "tables_due", "tables_listed"}
"""Indexes that may be read from end to end: they hold no more than the tables that are not over."""

SMALL = {"beats", "bans"}
"""Tables that hold little, whatever is played: one row, and those whom an operator has shut out."""


async def use(store: Store) -> None:
    """Ask a store for everything there is to ask."""
    await store.put_guest(Guest("ann", "Ann", 1, 1))
    await store.put_link("digest", "ann", 100)
    line = Result("t", 1, "ann", 0, True, 3, b'["ann"]', 5)
    await store.append(append("t", 0, b'"ann"', people=("ann",), code="ABC", key=("ann", "1"), answer=b"a"))
    tried = DayTry("2026-11-16", "ann", "t", 1, 0, 5, 5)
    changed = append("t", 1, people=("ann", "ben"), key=("ann", "2"), played=[line], tries=[tried])
    await store.append(changed)
    await store.keep_secret("2026-11-16", bytes(32))
    await store.try_at("2026-11-16", "ann")
    await store.day_counts("2026-11-16")
    await store.best_try("2026-11-16")
    await store.append(append("t", 2, people=("ben",)))
    await store.entries("t", 1)
    await store.answer("t", "ann", "1")
    await store.row("t")
    await store.by_code("ABC")
    await store.listed(9)
    await store.of_guest("ann", 9)
    await store.count()
    await store.due(9, 9)
    await store.timed()
    await store.claim("t", 3, "me", 1, 2)
    await store.change_guest("ann", 2, name="Anna", end_sessions=True)
    await store.guest("ann")
    await store.take_link("digest", 1)
    await store.played("ann")
    await store.put_saved(SavedTable("t", 3, 1, b"digest", b"state"), ("ann", "ben"))
    await store.saved("t")
    await store.naming("ann")
    for version in (1, 2):
        await store.put_document(Document("ann", "record", "a", version, 1, b"text"), 9)
    await store.document("ann", "record", "a")
    await store.documents("ann", "record")
    await store.drop_document("ann", "record", "a")
    await store.erase("t", "ann", lambda document: document)
    await store.forget_guest("ann")
    await store.append(append("t", 3, phase="closed", touched=1))
    await store.put_guest(Guest("cy", "Cy", 1, 1))
    await store.expire(5)


async def test_sqlite_reads_no_table_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def traced(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.set_trace_callback(asked.add)
        return connection

    monkeypatch.setattr(sqlite_store, "connect", traced)
    store = await SqliteStore.open(tmp_path / "db")
    await use(store)
    await store.close()
    plans = {query: plan for query in asked if (plan := _sqlite_plan(tmp_path / "db", query))}
    assert len(plans) > 30
    for query, plan in plans.items():
        for step in plan:
            scan = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
            allowed = scan is None or scan[1] in (*SMALL, "due") or scan[2] in OPEN_TABLES
            assert allowed, (query, plan)
            assert "TEMP B-TREE" not in step or re.search("played|people|documents", query), (query, plan)


def _sqlite_plan(path: Path, query: str) -> list[str]:
    if not re.match(r"SELECT|INSERT|UPDATE|DELETE", query):
        return []
    with sqlite3.connect(path) as connection:
        return [str(step) for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {query}")]


async def test_postgresql_reads_no_table_from_end_to_end(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(postgres_url)
    asked: set[str] = set()
    for name in ("execute", "executemany", "fetch", "fetchval"):
        _listen(monkeypatch, name, asked)
    await use(store)
    monkeypatch.undo()
    await store.close()
    queries = [query for query in asked if re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)[^;]*$", query)]
    assert len(queries) > 30
    connection = await asyncpg.connect(postgres_url)
    await connection.execute("SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan")
    for query in queries:
        await connection.execute(f"PREPARE asked AS {query}")
        values = len(set(re.findall(r"\$\d+", query)))
        asking = f"EXECUTE asked ({', '.join(['NULL'] * values)})" if values else "EXECUTE asked"
        plan = "\n".join(line for (line,) in await connection.fetch(f"EXPLAIN {asking}"))
        await connection.execute("DEALLOCATE asked")
        scans = set(re.findall(r"Seq Scan on (\w+)", plan)) - SMALL
        assert not scans, f"{query}\n{plan}"
    await connection.close()


def _listen(monkeypatch: pytest.MonkeyPatch, name: str, asked: set[str]) -> None:
    plain = getattr(asyncpg.Connection, name)

    async def heard(self: Any, query: str, *values: Any, **options: Any) -> Any:
        asked.add(query)
        return await plain(self, query, *values, **options)

    monkeypatch.setattr(asyncpg.Connection, name, heard)

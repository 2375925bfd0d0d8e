"""What watches over a server is always answered, and told the truth."""

import asyncio
import io
import json
import resource
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.server.live_server import serving

from red7.host.contracts.allowance import Act
from red7.host.contracts.store import StoreUnavailable
from red7.host.memory.store import MemoryStore
from red7.host.rates import Rate
from red7.server.limits import PER_ADDRESS, TOGETHER, Limits
from red7.server.storage.backup import DATABASE
from red7.server.watch import readiness

pytestmark = pytest.mark.anyio
ONE = Rate(1, 1, 3_600)


async def test_whoever_asks_whether_it_lives_is_never_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(
        per_address=PER_ADDRESS | {Act.REQUEST: ONE}, together=TOGETHER | {Act.REQUEST: ONE}, now=lambda: 0.0
    )
    async with serving(tmp_path, limits=limits) as server, server.client() as client:
        assert [(await client.get("/api/tables")).status_code for _ in range(2)] == [200, 429]
        for path in ("/healthz", "/readyz"):
            assert {(await client.get(path)).status_code for _ in range(5)} == {200}


@pytest.fixture
def no_room() -> Iterator[Callable[[Path], None]]:
    """Lets no file of this process grow beyond the size of the given one, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda file: resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_server_that_cannot_write_is_not_ready_and_its_log_says_why(
    tmp_path: Path, no_room: Callable[[Path], None], log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with serving(tmp_path) as server, server.client() as client:
        assert (await client.get("/readyz")).status_code == 200
        no_room(tmp_path / f"{DATABASE}-wal")
        answer = await client.get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["code"] == "store-unavailable"
        assert (await client.get("/healthz")).status_code == 200, "it lives"
        assert (await client.get("/api/tables")).status_code == 200, "and can be read"
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert (await client.get("/readyz")).status_code == 200
    [error] = [line for line in map(json.loads, log.getvalue().splitlines()) if line["level"] == "error"]
    assert (error["event"], error["reason"]) == ("store failed", "disk I/O error")


async def test_however_many_ask_the_store_is_tried_once_a_second() -> None:
    class Tried(MemoryStore):
        times = 0

        async def check(self) -> None:
            self.times += 1
            await asyncio.sleep(0)

    store, time = Tried(), [0.0]
    ready = readiness.Readiness(store, lambda: time[0])
    await asyncio.gather(*(ready.check() for _ in range(50)))
    assert store.times == 1
    time[0] += readiness.FRESH
    await asyncio.gather(*(ready.check() for _ in range(50)))
    assert store.times == 2


async def test_a_store_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(MemoryStore):
        async def check(self) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(readiness, "PATIENCE", 0.0)
    with pytest.raises(StoreUnavailable):
        await readiness.Readiness(Silent()).check()

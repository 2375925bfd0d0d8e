"""What a server does by itself beside the tables, whatever happens meanwhile."""

from pathlib import Path

import pytest
from support.patience import eventually
from support.server.live_server import serving

from red7.host.timers import scheduler
from red7.server import services

pytestmark = pytest.mark.anyio


async def test_tidying_that_fails_is_counted_and_done_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "_TIDY_EVERY", 0.02)
    async with serving(tmp_path) as server:
        tries: list[int] = []

        async def expire(before: int) -> int:
            tries.append(before)
            if len(tries) == 1:
                raise LookupError
            return 0

        monkeypatch.setattr(server.host.store, "expire", expire)
        await eventually(lambda: len(tries) >= 3)
        assert server.services.metrics.registry.get_sample_value("red7_failures_total") == 1


@pytest.mark.parametrize("alone", [True, False])
async def test_logs_that_no_other_process_writes_are_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, alone: bool
) -> None:
    monkeypatch.setattr(scheduler, "LOOK_EVERY", 0.005)
    database = None if alone else request.getfixturevalue("postgres_url")
    async with serving(tmp_path, database=database) as server:
        sweeps: list[int] = []
        monkeypatch.setattr(server.host.tables, "catch_up", lambda: sweeps.append(1))
        looks = server.host.scheduler.looks + 3 * scheduler.SWEEP_EVERY
        await eventually(lambda: server.host.scheduler.looks >= looks)
        assert bool(sweeps) is not alone

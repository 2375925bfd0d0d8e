"""A Dask cluster gives the same table as processes do, even when one of its workers is killed in mid-run."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.bots import PLACE
from support.patience import PATIENCE

from red7.cli import main

PATH = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
RED7 = [sys.executable, "-c", "from red7.cli import main; main(prog_name='red7')"]
TOURNAMENT = [
    *["arena", f"{PLACE}:Slow", f"{PLACE}:AnyMove", f"{PLACE}:First"],
    *["--players", "3", "--mode", "draw", "--deals", "8", "--seed", "3", "--json"],
]


@contextmanager
def running(*command: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": PATH},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_until(ready: Callable[[], bool], *processes: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        for process in processes:
            assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_table_is_the_same_though_a_worker_is_killed(tmp_path: Path) -> None:
    where, journal = tmp_path / "scheduler.json", tmp_path / "journal"
    dask = [sys.executable, "-m", "distributed.cli"]
    local = ["--scheduler-file", str(where), "--host", "127.0.0.1", "--no-dashboard"]
    worker = [dask[0], "-m", f"{dask[2]}.dask_worker", *local, "--no-nanny", "--nthreads", "1"]
    worker += ["--local-directory", str(tmp_path)]
    with (
        running(dask[0], "-m", f"{dask[2]}.dask_scheduler", *local, "--port", "0") as scheduler,
        running(*worker) as first,
        running(*worker) as second,
    ):
        wait_until(where.exists, scheduler)
        address = json.loads(where.read_text())["address"]
        assert address.startswith("tcp://127.0.0.1:")
        with running(*RED7, *TOURNAMENT, "--cluster", address, "--journal", str(journal)) as arena:
            wait_until(
                lambda: journal.exists() and journal.read_bytes().count(b"\n") > 6, arena, first, second
            )
            first.send_signal(signal.SIGKILL)
            output, errors = arena.communicate()
            assert arena.returncode == 0, errors
        assert second.poll() is None
    assert journal.read_bytes().count(b"\n") == 1 + 6 * 8
    alone = subprocess.run(
        [*RED7, *TOURNAMENT, "--jobs", "2"],
        env={**os.environ, "PYTHONPATH": PATH},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(output) == json.loads(alone.stdout)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "the cluster 127.0.0.1:1 can’t be reached"),
        ("nowhere", "“nowhere” isn’t the address of a cluster"),
    ],
)
def test_a_cluster_that_is_not_there_is_said_so(address: str, sentence: str) -> None:
    impatient = f"import red7.arena.workers as w; w.PATIENCE = '1s'; {RED7[2]}"
    done = subprocess.run(
        [*RED7[:2], impatient, "arena", f"{PLACE}:First", f"{PLACE}:Last", "--cluster", address],
        env={**os.environ, "PYTHONPATH": PATH, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].startswith(f"Error: {sentence}")


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    bots = [f"{PLACE}:First", f"{PLACE}:Last"]
    result = CliRunner().invoke(main, ["arena", *bots, "--cluster", "127.0.0.1:1"])
    assert result.exit_code == 1
    assert "red7[arena]" in result.output

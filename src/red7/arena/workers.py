"""Who plays the deals: this process, several processes, a Dask cluster, or any other executor of
`concurrent.futures`. The results are the same.

Each plays several deals at a time, and can replace lost workers.
"""

import multiprocessing
import os
import re
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from importlib import import_module
from typing import Any

from red7.arena.deals import DealResult, Job, play_deal
from red7.arena.errors import ArenaError
from red7.arena.players import external
from red7.arena.players.entrant import Maker

PATIENCE = "10s"  # for a cluster that does not answer
Losses = tuple[type[BaseException], ...]


class Workers:
    """Plays jobs on an executor, `width` at once; a future fails with one of `losses` if its worker died.

    The executor is closed by the code that made it.
    """

    losses: Losses = ()

    def __init__(self, executor: Executor, width: int = 2 * (os.cpu_count() or 1)) -> None:
        self.width = width
        self._executor = executor

    def submit(self, job: Job) -> "Future[DealResult]":
        """Start a deal."""
        return self._executor.submit(play_deal, job)

    def renew(self) -> None:
        """Replace lost workers, if nothing else does."""

    def close(self) -> None:
        """Stop the workers; deals in progress are given up."""


class InProcess(Workers):
    """Plays in this process, one deal after another; `makers` are its own players by name."""

    def __init__(self, makers: Mapping[str, Maker] | None = None) -> None:
        self.width = 1
        self._makers = makers

    def submit(self, job: Job) -> "Future[DealResult]":
        future: Future[DealResult] = Future()
        future.set_result(play_deal(job, self._makers))
        return future


class Processes(Workers):
    """Plays in several processes of this machine."""

    losses: Losses = (BrokenExecutor, CancelledError)

    def __init__(self, jobs: int) -> None:
        super().__init__(_processes(jobs), width=2 * jobs)  # so that no worker waits for work
        self._jobs = jobs

    def renew(self) -> None:
        self.close()
        self._executor = _processes(self._jobs)

    def close(self) -> None:
        self._executor.shutdown(wait=True, cancel_futures=True)


def _processes(jobs: int) -> Executor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=spawn, initializer=end_with_parent)


class Cluster(Workers):
    """Plays on a Dask cluster, whose workers have red7 installed; it replaces lost ones itself."""

    def __init__(self, address: str) -> None:
        try:
            dask: Any = import_module("distributed")
        except ImportError:
            raise ArenaError("arena-no-dask") from None
        if not re.search(r":\d+$", address):  # Dask's own error would be a long one
            raise ArenaError("arena-address", address=address)
        try:
            self._client: Any = dask.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ArenaError("arena-cluster", address=address, error=str(error) or repr(error)) from None
        self.losses = (dask.KilledWorker, CancelledError)
        width = max(2, 2 * sum(self._client.nthreads().values()))
        super().__init__(self._client.get_executor(pure=False), width)

    def close(self) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()


def end_with_parent() -> None:
    """Make this worker end with the arena, even if that is killed, and with it the programs it started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena gets it too, and ends its workers
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        external.kill_all()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

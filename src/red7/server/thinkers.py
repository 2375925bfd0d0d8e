"""Computer players and analysis, thought out in processes of their own so that no table waits for them."""

import asyncio
import os
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

from red7.ai.analysis import Analysis
from red7.game.record.verification import Verification
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.host.contracts.thinker import analyse_sight, turn_of, verify_text
from red7.host.errors import UnavailableError

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    """A `Thinker` in a pool of processes: people, and bots they wait for, go first in its bounded queue.

    Nothing is given to the pool before a process is free, so what is no longer wanted can leave the queue.
    """

    def __init__(self, processes: int = 0, most_waiting: int = 64) -> None:
        self._processes: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self._most_waiting: Final = most_waiting
        self.waiting = 0
        self.cut = 0
        self._free = self._processes
        # Who waits: what is urgent, and the rest.
        self._queues: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())
        self._pool: ProcessPoolExecutor | None = None

    async def turn(self, level: str, seen: Sight, seed: int, *, urgent: bool = True) -> Turn:
        """As in the contract; `cut` counts the decisions that a bot had no time to think out."""
        turn, cut = await self._think(urgent, turn_of, level, seen, seed)
        self.cut += cut
        return turn

    async def analyse(self, seen: Sight, seed: int) -> Analysis:
        """The analysis for a seat."""
        return await self._think(True, analyse_sight, seen, seed)

    async def verify(self, text: str) -> Verification:
        """The check of a record."""
        return await self._think(True, verify_text, text)

    async def _think(self, urgent: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have it done by a process of the pool; refused while too many wait."""
        if self.is_full:
            raise UnavailableError("server-thinking-full")
        self.waiting += 1
        try:
            await self._wait_for_process(urgent)
        except asyncio.CancelledError:
            self.waiting -= 1
            raise
        # The one who asked may go: the process thinks on all the same, and is not free before.
        thinking = asyncio.create_task(self._work(work, *args, **kwargs))
        thinking.add_done_callback(self._thought)
        return await asyncio.shield(thinking)

    def _thought(self, _thinking: asyncio.Task[Any]) -> None:
        self.waiting -= 1
        self._give_process()

    async def _wait_for_process(self, urgent: bool) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues[not urgent].append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._give_process()
            raise

    def _give_process(self) -> None:
        for queue in self._queues:
            while queue:
                called = queue.popleft()
                if not called.done():
                    called.set_result(None)
                    return
        self._free += 1

    async def _work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):
            pool = self._pool or self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:  # a process was killed: the next pool will do
                if self._pool is pool:
                    self._pool = None
        raise UnavailableError("server-thinking-full")

    @property
    def is_full(self) -> bool:
        """Whether the queue has no place left."""
        return self.waiting >= self._most_waiting

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, mp_context=get_context("spawn"), initializer=_settle
        )
        return self._pool

    def close(self) -> None:
        """End the processes; what they were thinking about is thought again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle() -> None:
    """Leave interrupts to the server, which ends this process in its own time, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)

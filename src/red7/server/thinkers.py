"""Computer players and analysis, thought out in processes of their own so that no table waits for them."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from red7.ai.analysis import Analysis, analyse
from red7.ai.review.eliminations import Elimination
from red7.ai.review.review import DEFAULT_NODES, TurnReview
from red7.ai.solution import Solution
from red7.ai.solver.solver import solve
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.record.verification import Verification
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.turns import Turn
from red7.host.contracts.thinker import (
    HINT_NODES,
    SOLVE_NODES,
    PastTurn,
    encoded_replay,
    past_turns,
    reviewed_turn,
    start_of,
    turn_of,
    verify_text,
)
from red7.host.errors import UnavailableError
from red7.learn.attempt import Attempt, attempt
from red7.learn.puzzle import Puzzle

NICER: Final = 5
"""By how much the processes that think give way to the server."""

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    """A `Thinker` in a pool of processes."""

    def __init__(self, processes: int = 0) -> None:
        self.places: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self.cut = 0
        self._pool: ProcessPoolExecutor | None = None

    async def turn(self, level: str, seen: Sight, seed: int) -> Turn:
        """As in the contract; `cut` counts the decisions that a bot had no time to think out."""
        turn, cut = await self._work(turn_of, level, seen, seed)
        self.cut += cut
        return turn

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        """The analysis for a seat."""
        return await self._work(analyse, seen, seed, nodes)

    async def past(self, record: Record, seat: int, round_: int, turn: int) -> list[PastTurn]:
        """What a seat knew before its turns, and played."""
        return await self._work(past_turns, record, seat, round_, turn)

    async def start(self, record: Record | str, round_: int, turn: int) -> Start:
        """How a match stood before a turn of its record."""
        return await self._work(start_of, record, round_, turn)

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        """How a round goes on if everybody knows all cards."""
        return await self._work(solve, position, nodes)

    async def verify(self, text: str) -> Verification:
        """The check of a record."""
        return await self._work(verify_text, text)

    async def replay(self, record: Record | str) -> bytes:
        """The replay of a record, or of its text, as it is sent."""
        return await self._work(encoded_replay, record)

    async def review_turn(
        self, record: Record, number: int, nodes: int = DEFAULT_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        """A turn of a record as a review has it, and who went out with it."""
        return await self._work(reviewed_turn, record, number, nodes)

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        """What comes of a turn that is tried in a puzzle."""
        return await self._work(attempt, puzzle, text)

    async def _work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):
            pool = self._pool or self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:  # a process was killed: the next pool will do
                if self._pool is pool:
                    self._pool = None
        raise UnavailableError("server-thinking-full")

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self.places, mp_context=get_context("spawn"), initializer=_settle)
        return self._pool

    def close(self) -> None:
        """End the processes; what they were thinking about is thought again after the next start."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle() -> None:
    """Leave interrupts to the server, which ends this process in its own time, and end with it.

    Where there is not enough processor for all, moves come before thoughts.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)

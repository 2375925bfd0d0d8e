"""Computer players and analysis, run in processes of their own so that no table waits for them."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

from red7.ai.analysis import Analysis, analysis_steps
from red7.ai.review.advice import advice_steps
from red7.ai.review.eliminations import Elimination
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.options import TurnOptions
from red7.ai.review.outline import Outline, Place
from red7.ai.review.review import TurnReview
from red7.ai.solution import Solution
from red7.ai.solver.solver import solution_steps
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.record.verification import Verification, verification_steps
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.steps import Steps, finish
from red7.game.turns import Turn
from red7.host.contracts.thinker import (
    HINT_NODES,
    LISTED_NODES,
    OPTION_NODES,
    REVIEW_NODES,
    SOLVE_NODES,
    EncodedReplay,
)
from red7.host.errors import UnavailableError
from red7.host.thought.thoughts import (
    bot_steps,
    encoded_replay_steps,
    judged_steps,
    options_steps,
    outline_steps,
    reviewed_steps,
    start_steps,
    try_steps,
)
from red7.learn.mistakes import Mistake, mistake_steps
from red7.learn.puzzles.attempt import Attempt, attempt_steps
from red7.learn.puzzles.puzzle import Puzzle
from red7.table.replay.tried_turn import AttemptedTurn

NICER: Final = 5
"""By how much the thinking processes are nicer than the server."""

LONGEST: Final = 30.0
"""Seconds of processor time that an answer may take before it is given up."""

PipeEnd = Any
"""Its class depends on the platform."""
P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    """A `Thinker` in a pool of processes."""

    def __init__(self, processes: int = 0, *, seconds: float = LONGEST) -> None:
        self._seconds: Final = seconds
        self.workers: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self.cut = 0
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: PipeEnd | None = None  # when it closes, the processes of the pool end
        self._is_closed = False

    async def turn(self, level: str, seen: Sight, seed: int, nodes: int = 0) -> Turn:
        """As in the contract; `cut` counts the decisions that a bot had no time to finish."""
        turn, cut = await self._work(_finished, partial(bot_steps, level, seen, seed, nodes))
        self.cut += cut
        return turn

    async def analyse(self, seen: Sight, seed: int, nodes: int = HINT_NODES) -> Analysis:
        """The analysis for a seat."""
        return await self._answer(analysis_steps, seen, seed, nodes)

    async def advise(
        self, seen: Sight, number: int, nodes: int = REVIEW_NODES, listed_nodes: int = LISTED_NODES
    ) -> Analysis:
        """The analysis for a seat in a match."""
        return await self._answer(advice_steps, seen, number, 0, nodes, listed_nodes)

    async def start(self, record: Record | str, round_: int, turn: int) -> Start:
        """How a match stood before a turn of its record."""
        return await self._answer(start_steps, record, round_, turn)

    async def solve(self, position: Position, nodes: int = SOLVE_NODES) -> Solution:
        """How a round goes on if everybody knows all the cards."""
        return await self._answer(solution_steps, position, nodes)

    async def verify(self, text: str) -> Verification:
        """The check of a record."""
        return await self._answer(verification_steps, text)

    async def replay(self, record: Record | str) -> EncodedReplay:
        """The replay of a record, or of its text, as it is sent."""
        return await self._answer(encoded_replay_steps, record)

    async def outline(self, text: str) -> Outline:
        """What is to be reviewed of the record that a text holds."""
        return await self._answer(outline_steps, text)

    async def try_turn(
        self, record: Record | str, round_: int, turn: int, text: str | None = None, *, whole: bool = True
    ) -> AttemptedTurn:
        """A turn of a record put to its player again, and what comes of this one in its place."""
        return await self._answer(try_steps, record, round_, turn, text, whole)

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = REVIEW_NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        """A turn of a record as a review has it, and who went out with it."""
        return await self._answer(reviewed_steps, record, number, nodes)

    async def judge_turn(self, record: Record | str, number: int, nodes: int = REVIEW_NODES) -> TurnReview:
        """A turn of a record by what its player knew alone."""
        return await self._answer(judged_steps, record, number, nodes)

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = OPTION_NODES
    ) -> TurnOptions:
        """What else the player of a turn could have played."""
        return await self._answer(options_steps, record, number, judged, nodes)

    async def mistakes(self, record: Record, best: Mapping[Place, str]) -> list[Mistake]:
        """What was wrong with these turns of a record."""
        return await self._answer(mistake_steps, record, best)

    async def attempt(self, puzzle: Puzzle, text: str) -> Attempt:
        """What comes of a turn that is tried in a puzzle."""
        return await self._answer(attempt_steps, puzzle, text)

    async def _answer(self, thought: Callable[P, Steps[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer to a question, limited in time: unlike a bot it has no clock of its own."""
        return await self._work(partial(_limited, self._seconds, partial(thought, *args, **kwargs)))

    async def _work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(2):
            pool = self._pool or self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:  # a process was killed: make a new pool
                if self._is_closed:
                    break
                if self._pool is pool:
                    self._pool = None
        raise UnavailableError("server-thinking-full")

    def _open(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        theirs, self._lifeline = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            self.workers, mp_context=context, initializer=_settle, initargs=(theirs,)
        )
        return self._pool

    def close(self) -> None:
        """End the processes; what they were thinking about is started again after a restart."""
        self._is_closed = True
        if self._pool is not None and self._lifeline is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._lifeline.close()


def _finished(thought: Callable[[], Steps[T]]) -> T:
    return finish(thought())


def _limited(seconds: float, thought: Callable[[], Steps[T]]) -> T:
    """The result of this thought, unless it takes more processor time than this."""
    if not hasattr(signal, "setitimer"):
        return _finished(thought)
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return _finished(thought)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(_signal: int, _frame: object) -> None:
    raise UnavailableError("server-thinking-late")


def _settle(lifeline: PipeEnd) -> None:
    """Set up a process of the pool: ignore interrupts, and end when the server does.

    It runs at a lower priority, so that moves come before thoughts.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    Thread(target=_end_with_server, args=(lifeline,), daemon=True).start()


def _end_with_server(lifeline: PipeEnd) -> None:
    """End, even in the middle of a thought, as soon as the server is gone or closes its end."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel, lifeline])
        os._exit(1)

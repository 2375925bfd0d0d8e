"""An event loop in which nobody waits: when there is nothing to do, it is the time of the next timer."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, TypeVarTuple

from support.patience import PATIENCE

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Its time passes only while all wait for it; what threads do takes none, if it is counted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.under_way = 0
        super().__init__(_Leaps(self))

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        future = super().run_in_executor(executor, func, *args)
        self.under_way += 1
        future.add_done_callback(self._is_done)
        return future

    def _is_done(self, _future: object) -> None:
        self.under_way -= 1


class _Leaps(selectors.SelectSelector):
    def __init__(self, loop: SimulatedLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or (timeout and self._loop.under_way):
            return super().select(PATIENCE)
        ready = super().select(0)
        if not ready:
            self._loop.now += timeout
        return ready


def simulate(work: Coroutine[Any, Any, T]) -> T:
    """The result of this work, in which no time is lost."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(work)

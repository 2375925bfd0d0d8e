"""Scarce work in fair shares: what people wait for goes first, and among those, whoever has had the least.

Somebody is counted under several names, as a guest and by each network they call from; what counts is the
name that has had most for its share. So many guests of one network get no more than the network's share.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from red7.game.errors import Red7Error
from red7.host.contracts.allowance import CountedNames
from red7.host.errors import UnavailableError

T = TypeVar("T")
ROOM: Final = 2
"""Questions that may wait at once for each share of a name."""
PATIENCE: Final = 60.0
"""Seconds after which a question is given up."""
_MOST_AT_ONCE: Final = 3
"""Pieces of work of one question that are queued at the same time."""
_HALF_LIFE: Final = 20.0
"""Seconds after which work counts half."""
_MOST_NAMES: Final = 10_000
_AT_FIRST: Final = 1.0
"""Seconds that work counts for until its real time is known."""


class Urgency(IntEnum):
    """Who is waiting, the most urgent first."""

    PLAYED = 0
    """Somebody who plays and is connected."""
    EXPECTED = 1
    """Somebody who plays, and may be connected elsewhere or come back now and then."""
    ASKED = 2
    """Somebody with a question, or a watcher."""
    UNSEEN = 3
    """Nobody."""


class Priority(NamedTuple):
    """How urgent something is, and for whom: of several people, the one who has had the least counts."""

    urgency: Urgency
    counted: Sequence[CountedNames]


class _Waiting(NamedTuple):
    standing: Callable[[], Priority]
    called: asyncio.Future[None]


class FairQueue:
    """Does a number of things at a time."""

    def __init__(
        self,
        places: int,
        *,
        most_asked: int = 64,
        patience: float = PATIENCE,
        now: Callable[[], float] = time.perf_counter,
        waited: Callable[[str, float], None] = lambda _kind, _seconds: None,
    ) -> None:
        """`most_asked` limits the questions that wait, and also the things that nobody waits for."""
        self._places: Final = places
        self._free = places
        self._most_asked: Final = most_asked
        self._patience: Final = patience
        self._now: Final = now
        self._waited: Final = waited
        self._waiting: list[_Waiting] = []
        self._under_way = 0
        self._asked: Counter[str] = Counter()
        self._questions = 0
        self._had: dict[str, tuple[float, float]] = {}  # seconds of work by name, and as of when

    def __len__(self) -> int:
        """How many things are waiting or being done."""
        return len(self._waiting) + self._under_way

    def has_room(self) -> bool:
        """Whether there is room for something that nobody waits for."""
        return len(self._waiting) < self._most_asked

    @contextmanager
    def question(self, counted: CountedNames) -> Iterator[None]:
        """Room for a question while it is answered; refused if a name of the caller has used up its own.

        No name gets more than half of the room, so there is always some for others. The refusal says whose
        questions have to be answered first: the caller's own, or everybody's.
        """
        half = max(1, self._most_asked // 2)
        if any(self._asked[name] >= min(ROOM * share, half) for name, share in counted):
            raise UnavailableError("server-thinking-own")
        if self._questions >= self._most_asked:
            raise UnavailableError("server-thinking-full")
        names = [name for name, _ in counted]
        self._questions += 1
        self._asked.update(names)
        try:
            yield
        finally:
            self._questions -= 1
            self._asked.subtract(names)
            self._asked = +self._asked

    async def ask(self, counted: CountedNames, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of this work, which is part of a question of the caller.

        If it takes too long, it is refused; if it has not begun by then, it is never done.
        """
        standing = Priority(Urgency.ASKED, [counted])
        try:
            async with asyncio.timeout(self._patience):
                return await self.do(lambda: standing, work)
        except TimeoutError:
            raise UnavailableError("server-thinking-late") from None

    async def ask_some(
        self,
        counted: CountedNames,
        works: Iterable[Callable[[], Coroutine[Any, Any, T]]],
        is_enough: Callable[[], bool] = lambda: False,
    ) -> list[T]:
        """The results of these small pieces of work, in order, until `is_enough`.

        Several are queued at a time: a free place is given away at once, and queueing the next piece only
        then would mean waiting for somebody else's work before each. If one fails, the results before it are
        returned; if there are none, its refusal is raised.
        """
        left = iter(works)
        results: list[T] = []
        problems: list[BaseException] = []
        waiting: set[asyncio.Task[None]] = set()
        is_over = False

        async def begin(task: asyncio.Task[None], work: Callable[[], Coroutine[Any, Any, T]]) -> T:
            waiting.discard(task)
            if is_over:  # it has just been called
                raise asyncio.CancelledError
            return await work()

        async def some() -> None:
            nonlocal is_over
            task = asyncio.current_task()
            assert task is not None
            for work in left:
                waiting.add(task)
                try:
                    results.append(await self.ask(counted, partial(begin, task, work)))
                except Red7Error as error:
                    problems.append(error)
                waiting.discard(task)
                if problems or is_enough():
                    is_over = True
                    for other in waiting:
                        other.cancel()
                    return

        tasks = [asyncio.create_task(some()) for _ in range(2 * min(_MOST_AT_ONCE, self._places))]
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if result is not None and not isinstance(result, asyncio.CancelledError):
                raise result
        if problems and not results:
            raise problems[0]
        return results

    async def do(self, standing: Callable[[], Priority], work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of this work.

        Its standing is looked up again while it waits, as people come and go. If the caller is cancelled
        while it waits, it is not done; once begun, it keeps its place to the end.
        """
        asked_at = self._now()
        if self._free:
            self._free -= 1
        else:
            await self._wait(standing)
        urgency, counted = standing()
        names = {name for one in counted for name, _ in one}
        started_at = self._now()
        self._waited(urgency.name.lower(), started_at - asked_at)
        self._count(names, _AT_FIRST)
        self._under_way += 1

        def done(task: asyncio.Task[T]) -> None:
            if not task.cancelled():
                task.exception()  # retrieved, because nobody may be waiting for it any more
            self._under_way -= 1
            self._count(names, self._now() - started_at - _AT_FIRST)
            self._call()

        task = asyncio.create_task(work())
        task.add_done_callback(done)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # breaks the cycle of task, exception and frame

    async def _wait(self, standing: Callable[[], Priority]) -> None:
        waiting = _Waiting(standing, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # it has just been called
                self._call()
            raise

    def _call(self) -> None:
        """Give a free place to the next in line."""
        if self._waiting:
            following = min(self._waiting, key=self._order)
            self._waiting.remove(following)
            following.called.set_result(None)
        else:
            self._free += 1

    def _order(self, waiting: _Waiting) -> tuple[int, float]:
        urgency, counted = waiting.standing()
        had = (max((self._has_had(name) / share for name, share in one), default=0.0) for one in counted)
        return urgency, min(had, default=0.0)

    def _has_had(self, name: str) -> float:
        seconds, at = self._had.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - at) / _HALF_LIFE)) if seconds else 0.0

    def _count(self, names: set[str], seconds: float) -> None:
        if len(self._had) > _MOST_NAMES:  # keep those who have had most
            most = sorted(self._had, key=self._has_had, reverse=True)[: _MOST_NAMES // 2]
            self._had = {name: self._had[name] for name in most}
        now = self._now()
        for name in names:
            self._had[name] = (max(0.0, self._has_had(name) + seconds), now)

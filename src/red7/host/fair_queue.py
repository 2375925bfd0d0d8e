"""Scarce work in fair shares: what people wait for goes first, and of that, whoever has had the least.

Somebody is counted by several names at once, as a guest and by each network they call from, and has had as
much as the name that has had most for its share. So many guests of one network get no more than it has.
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
"""Seconds after which nobody waits for an answer any more."""
_MOST_AT_ONCE: Final = 3
"""Of many pieces of work that one question has."""
_HALF_LIFE: Final = 20.0
"""Seconds after which work counts half."""
_MOST_NAMES: Final = 10_000
_AT_FIRST: Final = 1.0
"""Seconds that work counts for until it is known how long it took."""


class Urgency(IntEnum):
    """Who waits, the most urgent first."""

    PLAYED = 0
    """Somebody who plays and is connected."""
    EXPECTED = 1
    """Somebody who plays, and may be connected elsewhere or ask from time to time."""
    ASKED = 2
    """Somebody with a question, or who only looks on."""
    UNSEEN = 3
    """Nobody."""


class Priority(NamedTuple):
    """How urgent something is, and for whom it is done: those of them count who have had the least."""

    urgency: Urgency
    counted: Sequence[CountedNames]


class _Waiting(NamedTuple):
    standing: Callable[[], Priority]
    called: asyncio.Future[None]


class FairQueue:
    """Does so many things at a time."""

    def __init__(
        self,
        places: int,
        *,
        most_asked: int = 64,
        patience: float = PATIENCE,
        now: Callable[[], float] = time.perf_counter,
        waited: Callable[[str, float], None] = lambda _kind, _seconds: None,
    ) -> None:
        """`most_asked` are the questions that may wait, and also the things that nobody waits for."""
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
        self._had: dict[str, tuple[float, float]] = {}  # seconds of work by name, and when that was so

    def __len__(self) -> int:
        """How many things wait or are being done."""
        return len(self._waiting) + self._under_way

    def has_room(self) -> bool:
        """Whether something that nobody waits for may wait here too."""
        return len(self._waiting) < self._most_asked

    @contextmanager
    def question(self, counted: CountedNames) -> Iterator[None]:
        """Room for a question while it is answered; refused where a name of the caller has had its own.

        No name has more than half of the room, so there is always some for others. The refusal says whose
        questions have to be answered first: the caller's own, or those of all.
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
        """The result of this work, which is a part of a question of the caller.

        What takes too long is refused; if it has not begun by then it is not done at all.
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
        """The results of the first of these, all small, up to when it is enough.

        As many wait as are being done: a place that becomes free is given away at once, and to come back with
        the next piece only then would be to wait for somebody else's work before each.
        Where one fails, those that are done; its refusal, if there are none.
        """
        left = iter(works)
        results: list[T] = []
        problems: list[BaseException] = []
        waiting: set[asyncio.Task[None]] = set()
        is_over = False

        async def begin(task: asyncio.Task[None], work: Callable[[], Coroutine[Any, Any, T]]) -> T:
            waiting.discard(task)
            if is_over:  # it was just called
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
        """The result of this work. Its standing is asked for again as long as it waits: people come and go.

        Who asked may go while it waits, and it is not done; while it is being done, its place is not free.
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
                task.exception()  # looked at, for nobody may wait for it any more
            self._under_way -= 1
            self._count(names, self._now() - started_at - _AT_FIRST)
            self._call()

        task = asyncio.create_task(work())
        task.add_done_callback(done)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # knows what it failed by, which knows this frame: none of the three would ever go

    async def _wait(self, standing: Callable[[], Priority]) -> None:
        waiting = _Waiting(standing, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # it was just called
                self._call()
            raise

    def _call(self) -> None:
        """Give a place that is free to who is next."""
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
        if len(self._had) > _MOST_NAMES:  # those who have had most are remembered
            most = sorted(self._had, key=self._has_had, reverse=True)[: _MOST_NAMES // 2]
            self._had = {name: self._had[name] for name in most}
        now = self._now()
        for name in names:
            self._had[name] = (max(0.0, self._has_had(name) + seconds), now)

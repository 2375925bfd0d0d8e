"""One thread with the one connection to SQLite, which commits everything that waits at once.

Reads go the same way, and everything is answered after the commit: nobody is ever shown what might not last.
"""

import asyncio
import queue
import sqlite3
import time
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any, Final, Literal, TypeVar

from red7.host.contracts.store import StoreUnavailable
from red7.server.storage.sql import store_alarm

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST_AT_ONCE: Final = 500
ANSWERED_AT_ONCE: Final = 8
"""Answers in one round of the event loop: each wakes a task, and a move needs several rounds."""
_KINDS: Final[dict[int, Literal["full", "damaged"]]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}


class _Job:
    """Work for the connection, and the future that waits for it."""

    def __init__(self, work: Work[Any], *, urgent: bool) -> None:
        self.work: Final = work
        self.urgent: Final = urgent
        self.future: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.asked_at: Final = time.perf_counter()
        self.result: object = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        if self.future.done():  # no longer awaited
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Worker:
    """Takes over a connection in autocommit mode, and closes it at the end."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection
        self._queue: Final[queue.SimpleQueue[list[_Job] | None]] = queue.SimpleQueue()
        self._waiting: list[_Job] = []  # handed over in one go
        self._loop: Final = asyncio.get_running_loop()
        self._closed = False
        self.alarm: Final = store_alarm()
        self.waited: Callable[[float], None] = lambda _seconds: None
        self._thread: Final = Thread(target=self._run, name="red7 store", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T], *, urgent: bool = False) -> T:
        """The result of this work, once everything it wrote is on disk; urgent work is answered first."""
        if self._closed:
            raise StoreUnavailable
        job = _Job(work, urgent=urgent)
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(job)
        result: T = await job.future
        return result

    async def close(self) -> None:
        """Finish all work given so far."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Give the thread all jobs of one round of the loop at once: waking it is expensive."""
        if self._waiting:
            self._queue.put(self._waiting)
            self._waiting = []

    def _run(self) -> None:
        for jobs in self._rounds():
            self.waited(time.perf_counter() - jobs[0].asked_at)
            self._commit(jobs)
            jobs.sort(key=lambda job: not job.urgent)
            self._loop.call_soon_threadsafe(self._answer, jobs)
        self._connection.close()

    def _answer(self, jobs: list[_Job]) -> None:
        """Answer the first few, and the others in the next rounds."""
        most = len(jobs) if self._closed else ANSWERED_AT_ONCE
        for job in jobs[:most]:
            job.answer()
        if others := jobs[most:]:
            self._loop.call_soon(self._answer, others)

    def _rounds(self) -> Iterator[list[_Job]]:
        """Batches of all jobs that wait."""
        while (jobs := self._queue.get()) is not None:
            while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    yield jobs
                    return
                jobs += following
            yield jobs

    def _commit(self, jobs: list[_Job]) -> None:
        """Carry out jobs in one transaction: a job that fails is undone, and all are if the commit fails."""
        try:
            if not self._together(jobs):
                self._apart(jobs)
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            # If SQLite has rolled everything back by itself, the job that caused it has the reason.
            causes = [job.error.__cause__ for job in jobs if isinstance(job.error, StoreUnavailable)]
            reason = next((cause for cause in causes if isinstance(cause, sqlite3.Error)), error)
            for job in jobs:
                job.error = self._unavailable(reason)

    def _together(self, jobs: list[_Job]) -> bool:
        """Carry out the jobs without savepoints. If one fails after changing anything, all are undone."""
        connection = self._connection
        changes = connection.total_changes
        connection.execute("BEGIN")
        for job in jobs:
            before = connection.total_changes
            self._carry_out(job)
            if job.error is not None and (
                connection.total_changes != before or not connection.in_transaction
            ):
                connection.execute("ROLLBACK")  # fails if SQLite has rolled everything back by itself
                return False
        connection.execute("COMMIT")
        if connection.total_changes != changes:
            self.alarm.worked()
        return True

    def _apart(self, jobs: list[_Job]) -> None:
        """Carry out each job in a savepoint of its own."""
        execute = self._connection.execute
        execute("BEGIN")
        for job in jobs:
            execute("SAVEPOINT job")
            self._carry_out(job)
            if job.error is not None:
                execute("ROLLBACK TO job")
            execute("RELEASE job")
        execute("COMMIT")

    def _unavailable(self, error: sqlite3.Error) -> StoreUnavailable:
        """The refusal for an error of SQLite, which also raises the operator's alarm."""
        self.alarm.failed(error)
        code: int = getattr(error, "sqlite_errorcode", 0) & 0xFF  # Python's own errors have none
        refusal = StoreUnavailable(kind=_KINDS.get(code, "away"))
        refusal.__cause__ = error
        return refusal

    def _carry_out(self, job: _Job) -> None:
        job.error = None
        try:
            job.result = job.work(self._connection)
        except sqlite3.Error as error:
            job.error = self._unavailable(error)
        except Exception as error:
            job.error = error

"""What happens at tables by itself: clocks run out, bots play, rounds follow, idle tables end.

The log says what is due and when, so any process can do it, even if the one that should have is dead. Each
process looks at its own tables when they are due, and every second at everybody else's.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final, NamedTuple

from red7.game.errors import Red7Error
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import StoreUnavailable
from red7.host.hub import SYSTEM, Hub
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.bot_turns import BotTurns
from red7.host.timers.lost_time import LostTime
from red7.host.timers.waiting_tables import WaitingTables
from red7.table.deadlines import due

LOOK_EVERY: Final = 1.0  # seconds
SWEEP_EVERY: Final = 10  # looks
LEASE_MS: Final = 10_000


class _Timer(NamedTuple):
    """A timer and its time, which not every event loop reveals."""

    when: float
    handle: asyncio.Handle


class Scheduler:
    """Does what is due, as this `owner`; `alone`: no other process writes to the logs."""

    def __init__(
        self,
        hub: Hub,
        bot_turns: BotTurns,
        lost_time: LostTime,
        waiting_tables: WaitingTables,
        observer: Observer,
        *,
        owner: str,
        alone: bool,
    ) -> None:
        self._hub: Final = hub
        self._bot_turns: Final = bot_turns
        self._lost_time: Final = lost_time
        self._waiting_tables: Final = waiting_tables
        self._observer: Final = observer
        self._owner: Final = owner
        self._alone: Final = alone
        self._busy: set[str] = set()
        self._again: set[str] = set()  # those that have moved on meanwhile
        self._closed = False
        self.looks = 0
        self._timers: dict[str, _Timer] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin; first, time without a host is given back to the players."""
        with suppress(StoreUnavailable):  # it is tried again, and no clock runs out before that
            await self._lost_time.beat()
        self._hub.tables.watch(self.moved)
        self._spawn(self._keep_looking())

    def moved(self, cached: CachedTable) -> None:
        """A table has moved on: set a timer for what is due there now."""
        waiting = due(cached.table)
        timer = self._timers.get(cached.id)
        if waiting is None:
            if timer is not None:
                self._timers.pop(cached.id).handle.cancel()
            return
        loop = asyncio.get_running_loop()
        delay = max(0, waiting.at - self._hub.now()) / 1000
        when = loop.time() + delay
        if timer is not None:
            # Most turns only put the deadline off: the old timer then rings too early, and looks again.
            if timer.when <= when:
                return
            timer.handle.cancel()
        self._timers[cached.id] = _Timer(when, loop.call_later(delay, self._ring, cached.id))

    async def close(self) -> None:
        """Stop; what is due now will be due at the next start."""
        self._closed = True
        for timer in self._timers.values():
            timer.handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Red7Error):  # the store is away: the latest beat counts
            await self._lost_time.close()

    def _ring(self, id_: str) -> None:
        self._timers.pop(id_, None)
        self._wake(id_)

    def _wake(self, id_: str, version: int = 0) -> None:
        if self._closed:
            return
        if id_ in self._busy:
            self._again.add(id_)
        else:
            self._busy.add(id_)
            self._spawn(self._see_to(id_, version))

    async def _see_to(self, id_: str, version: int) -> None:
        try:
            await self._do_what_is_due(await self._hub.tables.get(id_, version))
        except Red7Error as error:  # another process was faster, or the store is away: it will be due again
            self._observer.noted("not done", table=id_, code=error.code)
        except Exception as error:  # must be reported: it would be tried again every second
            self._observer.failed("not done", error, table=id_)
        finally:
            self._busy.discard(id_)
            if id_ in self._again:
                self._again.discard(id_)
                self._wake(id_)

    async def _do_what_is_due(self, cached: CachedTable) -> None:
        waiting = due(cached.table)
        now = self._hub.now()
        if waiting is None or (waiting.command is not None and self._lost_time.may_be_owed):
            return
        if waiting.at > now:
            self.moved(cached)  # the timer is from before the table moved on
            return
        if not self._waiting_tables.may_close(cached):
            return
        if waiting.command is None and not self._bot_turns.may_play(cached):
            return  # it will be due again
        if not await self._hub.store.claim(cached.id, cached.version, self._owner, now, now + LEASE_MS):
            return
        if waiting.command is None:
            await self._bot_turns.play(cached)
        else:
            await self._hub.act(cached.id, SYSTEM, waiting.command, version=cached.version)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._lost_time.beat()
                await self._waiting_tables.keep()
                await self._look()
            except Red7Error as error:  # the store is away
                self._observer.warned("not done", code=error.code)
            except Exception as error:  # whatever it was, look again: all tables depend on it
                self._observer.failed("look failed", error)

    async def _look(self) -> None:
        """Look for what is due at any table, as its process may be dead."""
        rows = await self._hub.store.due(self._hub.now(), 100)
        self.looks += 1
        # Another process may have died between committing and telling the others.
        sweeps = not self._alone and self.looks % SWEEP_EVERY == 0
        if sweeps or not self._hub.tables.hears:
            self._hub.tables.catch_up()
        for row in rows:
            self._wake(row.id, row.version)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

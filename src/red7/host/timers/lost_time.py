"""Time that is given back to the players: while no host is there, no clock runs.

Each process notes in the store that it is there, about once a second. One that has just started, or whose
store was away, sees how old the latest note is. If it may be that of another process that lives, it waits for
the next one before it says that nobody was there.
"""

from typing import Final, NamedTuple

from red7.game.errors import Red7Error
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import StoreUnavailable
from red7.host.errors import HostError
from red7.host.hub import SYSTEM, Hub
from red7.host.tables.summaries import is_idle
from red7.table.commands import Extend

BEAT_EVERY_MS: Final = 1_000
DOWN_AFTER_MS: Final = 6_000
"""Without any beat for so long, no process was there."""
_SOON_MS: Final = BEAT_EVERY_MS // 2
_TRIES: Final = 3


class _Clock(NamedTuple):
    """The clock of a table as it stood when this process came."""

    table: str
    deadline: int
    last_at: int


class _Absence(NamedTuple):
    """When a process came, and the clocks that may have stood still before."""

    until: int
    clocks: list[_Clock]


class LostTime:
    """Notes in the store that this process is there, and finds out when none was.

    `alone` is whether there can be no other process: then all time without this one was lost.
    """

    def __init__(self, hub: Hub, observer: Observer, owner: str, *, alone: bool) -> None:
        self._hub: Final = hub
        self._observer: Final = observer
        self._owner: Final = owner
        self._alone: Final = alone
        self._has_come = True  # and does not know yet whether anybody was there before
        self._absence: _Absence | None = None
        self.seen_at = 0
        """When this process was last known to be there."""

    @property
    def may_be_owed(self) -> bool:
        """Whether time may have to be given back first, before any clock runs out."""
        return self._has_come or self._hub.now() - self.seen_at >= DOWN_AFTER_MS

    async def beat(self) -> None:
        """Note that somebody is there; if nobody was for a while, no clock has run in that time."""
        now = self._hub.now()
        if now - self.seen_at < _SOON_MS:
            return
        try:
            if self.may_be_owed and not await self._is_settled(now):
                return
            # Not before all have their time back: if this process is killed meanwhile, the next one goes on.
            await self._note(now)
        except StoreUnavailable:
            # Nobody could play: it comes again when the store does.
            self._has_come, self._absence = True, None
            raise
        self.seen_at, self._has_come, self._absence = now, False, None

    async def close(self) -> None:
        """Note that this process was there until now."""
        if not self.may_be_owed:
            await self._note(self._hub.now())

    async def _note(self, now: int) -> None:
        # Others want to know whether anybody is there; else it matters to the clocks only, and a quiet server
        # need not write to its disk every second.
        if not self._alone or any(cached.table.deadline is not None for cached in self._hub.tables.all()):
            await self._hub.store.beat(self._owner, now)

    async def _is_settled(self, now: int) -> bool:
        """Give back what is owed, and say whether that is known by now."""
        latest = await self._hub.store.beat(self._owner, 0)  # no beat: asks for the latest
        before = max(latest or 0, self.seen_at)
        lost = (self._absence.until if self._absence else now) - before
        if not before or lost <= (0 if self._alone else BEAT_EVERY_MS):
            return True
        if self._absence is None:
            self._absence = _Absence(now, await self._clocks())
        if not self._alone and now - before < DOWN_AFTER_MS:
            return False  # another process may be there, whose next beat would say so
        self._observer.noted("time given back", milliseconds=lost)
        for clock in self._absence.clocks:
            await self._give_back(clock, self._absence.until - max(before, clock.last_at))
        return True

    async def _clocks(self) -> list[_Clock]:
        """The clocks as the rows have them: no log is read for the tables that are only idle."""
        return [
            _Clock(row.id, row.due_at, row.touched)
            for row in await self._hub.store.timed()
            if row.due_at is not None and not is_idle(row)
        ]

    async def _give_back(self, clock: _Clock, lost: int) -> None:
        """Move a deadline on, unless it has changed: then the turn is over, or another process was faster."""
        for _ in range(_TRIES):
            cached = await self._hub.tables.get(clock.table)
            if lost <= 0 or cached.table.deadline != clock.deadline:
                return
            try:
                await self._hub.act(clock.table, SYSTEM, Extend(ms=lost), version=cached.version)
                return
            except StoreUnavailable:
                raise
            except HostError:  # something else has just happened there
                continue
            except Red7Error as error:
                self._observer.noted("no time given back", table=clock.table, code=error.code)
                return

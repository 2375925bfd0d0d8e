"""Gives time back to the players: while no host is running, no clock runs.

Each process notes in the store that it is alive, about once a second. A process that has just started, or
whose store was away, looks how old the latest note is. If another living process may have written it, it
waits for the next note before it concludes that nobody was there.
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
"""Without a beat for this long, no process was running."""
_SOON_MS: Final = BEAT_EVERY_MS // 2
_TRIES: Final = 3


class _Clock(NamedTuple):
    """The clock of a table as it stood when this process started."""

    table: str
    deadline: int
    last_at: int


class _Absence(NamedTuple):
    """When a process started, and the clocks that may have been stopped before."""

    until: int
    clocks: list[_Clock]


class LostTime:
    """Notes in the store that this process is alive, and finds out when none was.

    `alone`: there can be no other process, so all time without this one was lost.
    """

    def __init__(self, hub: Hub, observer: Observer, owner: str, *, alone: bool) -> None:
        self._hub: Final = hub
        self._observer: Final = observer
        self._owner: Final = owner
        self._alone: Final = alone
        self._has_come = True  # it does not know yet whether anybody was there before
        self._absence: _Absence | None = None
        self.seen_at = 0
        """When this process was last known to be alive."""

    @property
    def may_be_owed(self) -> bool:
        """Whether time may have to be given back before any clock runs out."""
        return self._has_come or self._hub.now() - self.seen_at >= DOWN_AFTER_MS

    async def beat(self) -> None:
        """Note that this process is alive; if none was for a while, give that time back."""
        now = self._hub.now()
        if now - self.seen_at < _SOON_MS:
            return
        try:
            if self.may_be_owed and not await self._is_settled(now):
                return
            # Only after everybody has their time back: if this process is killed before, the next one goes
            # on.
            await self._note(now)
        except StoreUnavailable:
            # Nobody could play either; it starts over when the store is back.
            self._has_come, self._absence = True, None
            raise
        self.seen_at, self._has_come, self._absence = now, False, None

    async def close(self) -> None:
        """Note that this process was alive until now."""
        if not self.may_be_owed:
            await self._note(self._hub.now())

    async def _note(self, now: int) -> None:
        # Other processes need to know whether we are alive. Alone, only clocks need it, and a quiet server
        # need not write to its disk every second.
        if not self._alone or any(cached.table.deadline is not None for cached in self._hub.tables.all()):
            await self._hub.store.beat(self._owner, now)

    async def _is_settled(self, now: int) -> bool:
        """Give back what is owed, if that is known by now; returns whether it is."""
        latest = await self._hub.store.beat(self._owner, 0)  # no beat of ours: asks for the latest
        before = max(latest or 0, self.seen_at)
        lost = (self._absence.until if self._absence else now) - before
        if not before or lost <= (0 if self._alone else BEAT_EVERY_MS):
            return True
        if self._absence is None:
            self._absence = _Absence(now, await self._clocks())
        if not self._alone and now - before < DOWN_AFTER_MS:
            return False  # another process may be alive; its next beat will say so
        self._observer.noted("time given back", milliseconds=lost)
        for clock in self._absence.clocks:
            await self._give_back(clock, self._absence.until - max(before, clock.last_at))
        return True

    async def _clocks(self) -> list[_Clock]:
        """The clocks, from the rows: no log is read for tables that are only idle."""
        return [
            _Clock(row.id, row.due_at, row.touched)
            for row in await self._hub.store.timed()
            if row.due_at is not None and not is_idle(row)
        ]

    async def _give_back(self, clock: _Clock, lost: int) -> None:
        """Put off a deadline, unless it has changed: then the turn is over, or another process was faster."""
        for _ in range(_TRIES):
            cached = await self._hub.tables.get(clock.table)
            if lost <= 0 or cached.table.deadline != clock.deadline:
                return
            try:
                await self._hub.act(clock.table, SYSTEM, Extend(ms=lost), version=cached.version)
                return
            except StoreUnavailable:
                raise
            except HostError:  # something else happened there just now
                continue
            except Red7Error as error:
                self._observer.noted("no time given back", table=clock.table, code=error.code)
                return

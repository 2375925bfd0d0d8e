"""Time that is given back to the players: while no host is there, no clock runs."""

from typing import Final

from red7.game.errors import Red7Error
from red7.host.contracts.observer import Observer
from red7.host.contracts.store import StoreUnavailable
from red7.host.hub import SYSTEM, Hub
from red7.table.commands import Extend

BEAT_EVERY_MS: Final = 2_000
DOWN_AFTER_MS: Final = 6_000
"""Without any beat for so long, no process was there."""


class LostTime:
    """Notes in the store that this process is there, and finds out when none was."""

    def __init__(self, hub: Hub, observer: Observer, owner: str) -> None:
        self._hub: Final = hub
        self._observer: Final = observer
        self._owner: Final = owner
        self._beat_at = 0

    @property
    def may_be_owed(self) -> bool:
        """Whether time may have to be given back first, before any clock runs out."""
        return self._hub.now() - self._beat_at >= DOWN_AFTER_MS

    async def beat(self) -> None:
        """Note that somebody is there; if nobody was for a while, no clock has run in that time."""
        now = self._hub.now()
        if now - self._beat_at < BEAT_EVERY_MS:
            return
        if self.may_be_owed:  # this process has just come, or the store was away
            before = await self._hub.store.beat(self._owner, 0)  # no beat: asks for the latest
            if before and now - before >= DOWN_AFTER_MS:
                await self._give_back(before)
        # Not before all have their time back: if this process is killed meanwhile, the next one goes on.
        await self._hub.store.beat(self._owner, now)
        self._beat_at = now

    async def _give_back(self, before: int) -> None:
        """Give all time since then back that a table has not got back yet."""
        self._observer.noted("time given back", milliseconds=self._hub.now() - before)
        for id_ in await self._hub.store.timed():
            try:
                cached = await self._hub.tables.get(id_)
                lost = self._hub.now() - max(before, cached.table.last_at)
                if cached.table.deadline is not None and lost > 0:
                    await self._hub.act(id_, SYSTEM, Extend(ms=lost), version=cached.version)
            except StoreUnavailable:
                raise
            except Red7Error as error:  # somebody else was faster
                self._observer.noted("no time given back", table=id_, code=error.code)

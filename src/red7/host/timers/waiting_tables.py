"""Tables that wait for people: kept while somebody is there, and closed some time after the last has gone."""

from typing import Final

from red7.game.errors import Red7Error
from red7.host.contracts.observer import Observer
from red7.host.hub import SYSTEM, Hub
from red7.host.tables.cached_table import CachedTable
from red7.host.viewers import Viewers
from red7.table.commands import Extend
from red7.table.deadlines import KEPT_FOR
from red7.table.table import Phase

_LOOK_EVERY_MS: Final = 60_000


class WaitingTables:
    """Notes in the log of a table that somebody is there, from time to time."""

    def __init__(self, hub: Hub, viewers: Viewers, observer: Observer) -> None:
        self._hub: Final = hub
        self._viewers: Final = viewers
        self._observer: Final = observer
        self._opened_at: Final = hub.now()  # people who were connected before get time to come back
        self._looked_at = 0

    def may_close(self, cached: CachedTable) -> bool:
        """Whether nobody is waiting at a table, or might still come back."""
        if cached.table.phase is not Phase.WAITING:
            return True
        return not self._viewers.of(cached.id) and self._hub.now() - self._opened_at >= KEPT_FOR

    async def keep(self) -> None:
        """Put off the end of tables with people there."""
        now = self._hub.now()
        if now - self._looked_at < _LOOK_EVERY_MS:
            return
        self._looked_at = now
        for cached in {viewer.cached.id: viewer.cached for viewer in self._viewers}.values():
            table = cached.table
            if table.phase is Phase.WAITING and now - table.last_at >= KEPT_FOR:
                try:
                    await self._hub.act(cached.id, SYSTEM, Extend(ms=KEPT_FOR), version=cached.version)
                except Red7Error as error:  # something happened there just now
                    self._observer.noted("not kept", table=cached.id, code=error.code)

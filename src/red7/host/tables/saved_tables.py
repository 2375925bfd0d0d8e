"""Tables saved between matches, so that opening a long one does not mean reading its whole log.

A saved state is only a short cut to what the log says. It is used if it has today's format and fits the end
of the log: its digest covers the state and the last entry it was made from. The whole log is read later, in
the background, and must lead to the same. A state that names a guest who is erased from the table is deleted.
"""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from msgspec import MsgspecError

from red7.game.errors import Red7Error
from red7.host.contracts.store import Entry, SavedTable, Store
from red7.table.log import decode_event
from red7.table.state import FORMAT, can_save, guests_of, is_state_of, load, put_away, save
from red7.table.table import Table

EVERY: Final = 256
"""The fewest events between two saved states of a table."""
AT_ONCE: Final = 32
"""Entries checked before others have a turn."""
PAUSE: Final = 0.02  # seconds between them
_MOST_KNOWN: Final = 10_000


class SavedTables:
    """Saves tables, and opens them from their saved states."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._versions: dict[str, int] = {}  # the versions at which tables were last saved, if known
        self._good: OrderedDict[str, int] = OrderedDict()  # which of these were made or checked here

    async def begin(self, id_: str) -> tuple[Table, list[Entry]]:
        """A table as it was last saved, or a new one, and its log from there on."""
        saved = await self._store.saved(id_)
        if saved is not None and saved.form == FORMAT:
            entries = await self._store.entries(id_, saved.version - 1)
            table = _fitting(saved, entries[0]) if entries else None
            if table is not None:
                self._versions[id_] = saved.version
                return table, entries[1:]
        self._versions.pop(id_, None)
        return Table(), await self._store.entries(id_)

    def is_due(self, id_: str, table: Table) -> bool:
        """Whether a table should be saved now."""
        return table.version - self._versions.get(id_, 0) >= EVERY and can_save(table)

    async def save(self, id_: str, table: Table, last: Entry) -> None:
        """Save a table; `last` is the last entry of its log."""
        self._versions[id_] = table.version
        state = save(table)
        saved = SavedTable(id_, table.version, FORMAT, _digest(state, last), state)
        self._know(saved)
        await self._store.put_saved(saved, guests_of(table))

    def is_checked(self, id_: str) -> bool:
        """Whether nothing is left to check: it was not opened from a saved state, or that one is good."""
        return id_ not in self._versions or self._versions[id_] == self._good.get(id_)

    async def fits(self, id_: str) -> bool:
        """Whether the whole log leads to the saved state of a table; if not, the state is no longer used."""
        saved = await self._store.saved(id_)
        if saved is None:
            return True
        if is_state_of(saved.state, await self._folded(saved)):
            self._know(saved)
            return True
        if await self._store.saved(id_) != saved:
            return True  # somebody was erased from the log meanwhile, or it was saved again
        await self._store.put_saved(SavedTable(id_, saved.version, 0, b"", b""), ())
        return False

    async def _folded(self, saved: SavedTable) -> Table:
        """The table from its log, up to where it was saved."""
        table = Table()
        while table.version < saved.version:
            most = min(AT_ONCE, saved.version - table.version)
            entries = await self._store.entries(saved.table, table.version, most)
            for entry in entries:
                table.apply(decode_event(entry.event), entry.at)
                put_away(table)
            if not entries:
                break
            await asyncio.sleep(PAUSE)
        return table

    def _know(self, saved: SavedTable) -> None:
        self._good[saved.table] = saved.version
        if len(self._good) > _MOST_KNOWN:
            self._good.popitem(last=False)

    def drop(self, id_: str) -> None:
        """Forget about a table that is no longer in memory."""
        self._versions.pop(id_, None)


def _fitting(saved: SavedTable, last: Entry) -> Table | None:
    """The saved table, unless it does not fit the log."""
    if last.version != saved.version or _digest(saved.state, last) != saved.digest:
        return None
    try:
        table = load(saved.state)
    except (MsgspecError, Red7Error, ValueError, LookupError):
        return None
    return table if (table.version, table.last_at) == (last.version, last.at) else None


def _digest(state: bytes, last: Entry) -> bytes:
    digest = hashlib.blake2b(b"%d %d " % (last.version, last.at), digest_size=16)
    digest.update(last.event)
    digest.update(state)
    return digest.digest()

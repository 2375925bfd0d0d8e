"""Which networks opened the tables, so that no network can fill the server, or its list of tables.

This is kept in memory only, for the newest tables only.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from red7.host.caps import Caps
from red7.host.contracts.allowance import CountedNames
from red7.host.contracts.bus import Bus
from red7.host.contracts.store import Row, Store
from red7.host.errors import HostError
from red7.host.protocol.messages import encode
from red7.host.tables.cached_table import CachedTable
from red7.table.table import Phase, Table

LISTED: Final = 5
"""The most tables of one network in a list."""
_IN_MATCH: Final = (Phase.DEALING, Phase.PLAYING, Phase.BETWEEN)
_MOST_KNOWN: Final = 20_000
_OPENED: Final = "opened:"
_decode: Final = msgspec.json.Decoder(CountedNames).decode


class Openers:
    """Who opened which table; each process counts those that were opened through it."""

    def __init__(self, bus: Bus, store: Store, caps: Caps) -> None:
        self._store: Final = store
        self._bus: Final = bus
        self._caps: Final = caps
        self._networks: OrderedDict[str, CountedNames] = OrderedDict()  # by table, of all processes
        self._waiting: dict[str, CountedNames] = {}
        self._computers: dict[str, CountedNames] = {}  # tables where nobody else plays

    async def open(self) -> None:
        """Listen for tables opened in other processes."""
        await self._bus.subscribe(self._hear)

    async def check(self, networks: CountedNames, *, computers_only: bool) -> None:
        """Refuse a table to a network that has its most already."""
        caps = self._caps
        await self._check(self._waiting, (Phase.WAITING,), networks, caps.waiting_per_address)
        if computers_only:
            await self._check_computers(networks)

    async def check_start(self, cached: CachedTable) -> None:
        """Refuse to start a table of computers for a network that has its most already."""
        table = cached.table
        if table.phase is Phase.WAITING and table.is_for_bots:
            await self._check_computers(self._networks.get(cached.id, ()))

    def started(self, cached: CachedTable) -> None:
        """A match has begun at a table, which may come from another process."""
        if _is_for_computers(cached.table):
            self._computers.setdefault(cached.id, self._networks.get(cached.id, ()))

    async def _check_computers(self, networks: CountedNames) -> None:
        caps = self._caps
        await self._check(self._computers, _IN_MATCH, networks, caps.computer_tables_per_address)
        if len(self._computers) >= caps.computer_tables:
            raise HostError("server-network-tables", most=caps.computer_tables)

    async def _check(
        self, tables: dict[str, CountedNames], phases: tuple[Phase, ...], networks: CountedNames, most: int
    ) -> None:
        if _beyond(tables, networks, most):
            names = {name for name, _ in networks}
            for id_, others in list(tables.items()):  # they may have been closed in another process
                if names.intersection(name for name, _ in others):
                    row = await self._store.row(id_)
                    if row is None or row.phase not in phases:
                        tables.pop(id_, None)
        if most_there := _beyond(tables, networks, most):
            raise HostError("server-network-tables", most=most_there)

    def opened(self, cached: CachedTable, networks: CountedNames) -> None:
        """A table has been opened from these networks."""
        self._waiting[cached.id] = networks
        self.moved(cached)
        self._know(cached.id, networks)
        self._bus.tell(_OPENED + cached.id, encode(networks))

    def moved(self, cached: CachedTable) -> None:
        """A table has moved on: it may have begun, or be closed."""
        networks = self._waiting.pop(cached.id, self._computers.pop(cached.id, None))
        if networks is None:
            return
        if cached.table.phase is Phase.WAITING:
            self._waiting[cached.id] = networks
        elif _is_for_computers(cached.table):
            self._computers[cached.id] = networks

    def few(self, rows: Iterable[Row]) -> list[Row]:
        """The rows, without those beyond the limit of one network."""
        shown: Counter[str] = Counter()
        few: list[Row] = []
        for row in rows:
            names = [name for name, _ in self._networks.get(row.id, ())]
            if all(shown[name] < LISTED for name in names):
                few.append(row)
                shown.update(names)
        return few

    def _hear(self, topic: str, message: bytes) -> None:
        if topic.startswith(_OPENED):
            self._know(topic.removeprefix(_OPENED), _decode(message))

    def _know(self, id_: str, networks: CountedNames) -> None:
        self._networks[id_] = networks
        if len(self._networks) > _MOST_KNOWN:
            self._networks.popitem(last=False)


def _beyond(tables: dict[str, CountedNames], networks: CountedNames, most: int) -> int:
    """The limit of the first network that has reached it, or 0."""
    count = Counter(name for others in tables.values() for name, _ in others)
    return next((most * share for name, share in networks if count[name] >= most * share), 0)


def _is_for_computers(table: Table) -> bool:
    return table.phase in _IN_MATCH and table.is_for_bots

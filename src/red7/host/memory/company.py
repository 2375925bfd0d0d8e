"""Mutes, blocks, removals and bans, in memory."""

from red7.host.contracts.company import Ban, Block
from red7.host.memory.shelves import Shelves, clear

_Device = tuple[str, bool, int]
"""Its guest, whether it was removed, and until when this is kept."""


class MemoryCompany(Shelves):
    """A `CompanyStore` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__()
        self._blocks: dict[tuple[str, str], Block] = self.shelf("blocks", Block)
        self._bans: dict[str, Ban] = self.shelf("bans", Ban)
        self._devices: dict[tuple[str, str], _Device] = self.shelf("devices", _Device)

    async def put_block(self, block: Block) -> None:
        self._blocks[block.guest, block.other] = block

    async def drop_block(self, guest: str, other: str) -> None:
        self._blocks.pop((guest, other), None)

    async def blocks(self, guest: str) -> list[Block]:
        mine = [block for block in self._blocks.values() if guest in (block.guest, block.other)]
        return sorted(mine, key=lambda block: (-block.at, block.guest, block.other))

    async def put_ban(self, ban: Ban) -> None:
        self._bans[ban.subject] = ban

    async def drop_ban(self, subject: str) -> bool:
        return self._bans.pop(subject, None) is not None

    async def bans(self, now: int) -> list[Ban]:
        current = [ban for ban in self._bans.values() if ban.until > now]
        return sorted(current, key=lambda ban: (ban.until, ban.subject))

    async def note_device(self, table: str, digest: str, guest: str, until: int) -> None:
        _, removed, _ = self._devices.get((table, digest), ("", False, 0))
        self._devices[table, digest] = (guest, removed, until)

    async def bar_devices(self, table: str, guest: str) -> None:
        for key, (one, _, until) in list(self._devices.items()):
            if (key[0], one) == (table, guest):
                self._devices[key] = (guest, True, until)

    async def is_barred(self, table: str, digests: tuple[str, str], now: int) -> bool:
        noted = [self._devices.get((table, digest), ("", False, 0)) for digest in digests]
        return any(removed and until > now for _, removed, until in noted)

    async def drop_devices(self, now: int) -> None:
        clear(self._devices, [key for key, device in self._devices.items() if device[2] <= now])

    def _drop_company(self, guests: set[str]) -> None:
        """Forget these guests; removals stay, for the device alone."""
        clear(self._blocks, [key for key in self._blocks if guests & set(key)])
        clear(self._devices, [key for key, one in self._devices.items() if one[0] in guests and not one[1]])
        for key, (guest, removed, until) in list(self._devices.items()):
            if guest in guests:
                self._devices[key] = ("", removed, until)

"""The company people want, in memory."""

from red7.host.contracts.company import Ban, Block


class MemoryCompany:
    """A `CompanyStore` that is gone with its process."""

    def __init__(self) -> None:
        super().__init__()
        self._blocks: dict[tuple[str, str], Block] = {}
        self._bans: dict[str, Ban] = {}
        self._devices: dict[tuple[str, str], tuple[str, bool, int]] = {}  # guest, removed, until

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
        for key, (one, _, until) in self._devices.items():
            if (key[0], one) == (table, guest):
                self._devices[key] = (guest, True, until)

    async def is_barred(self, table: str, digests: tuple[str, str], now: int) -> bool:
        noted = [self._devices.get((table, digest), ("", False, 0)) for digest in digests]
        return any(removed and until > now for _, removed, until in noted)

    async def drop_devices(self, now: int) -> None:
        self._devices = {key: device for key, device in self._devices.items() if device[2] > now}

    def _drop_company(self, guests: set[str]) -> None:
        """Forget these guests; who was removed stays so, by the device alone."""
        self._blocks = {key: block for key, block in self._blocks.items() if not guests & set(key)}
        self._devices = {
            key: ("" if guest in guests else guest, removed, until)
            for key, (guest, removed, until) in self._devices.items()
            if removed or guest not in guests
        }

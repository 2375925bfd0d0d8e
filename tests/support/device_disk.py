"""What a device keeps, in place of a browser's database: all of a change or nothing of it."""

from red7.host.contracts.store import StoreUnavailable
from red7.local.kept_store import Change, KeptStore, Key


class DeviceDisk:
    """Keeps changes until its disk is full."""

    def __init__(self) -> None:
        self.things: dict[Key, bytes] = {}
        self.is_full = False
        self.writes = 0

    async def keep(self, changes: list[Change]) -> None:
        if self.is_full:
            raise StoreUnavailable(kind="no-room")
        self.writes += 1
        for key, thing in changes:
            if thing is None:
                self.things.pop(key, None)
            else:
                self.things[key] = thing

    def store(self) -> KeptStore:
        """The store as it is opened the next time."""
        return KeptStore(self.keep, self.things.items())

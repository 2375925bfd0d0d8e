"""Who may not play here for a while: guests and addresses that the operator has banned, in all processes."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from red7.game.errors import InvalidError, Red7Error
from red7.host.contracts.bus import Bus
from red7.host.contracts.company import Ban
from red7.host.contracts.store import Store
from red7.host.errors import HostError
from red7.host.protocol.messages import Goodbye, encode
from red7.host.viewers import Viewers
from red7.server.http.addresses import Network, inside, networks

GUEST: Final = "guest:"
ADDRESS: Final = "address:"
_TOPIC: Final = "bans"
_LOOK_EVERY: Final = 1.0  # seconds, should news be lost
_GOODBYE: Final = encode(Goodbye("server-banned", None))


class Bans:
    """The bans in force, as the store has them."""

    def __init__(self, bus: Bus, store: Store, viewers: Viewers, now: Callable[[], int]) -> None:
        self._bus: Final = bus
        self._store: Final = store
        self._viewers: Final = viewers
        self._now: Final = now
        self._bans: list[tuple[Ban, tuple[Network, ...]]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read the bans, and listen for news from other processes."""
        await self._bus.subscribe(self._hear, self._look_soon)
        await self._look_quietly()
        self._spawn(self._keep_looking())

    def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()

    async def put(self, subject: str, until: int) -> Ban:
        """Ban a guest or an address until this time."""
        ban = Ban(checked(subject), self._now(), until)
        await self._store.put_ban(ban)
        await self._changed()
        return ban

    async def drop(self, subject: str) -> bool:
        """Lift a ban; whether there was one."""
        dropped = await self._store.drop_ban(checked(subject))
        await self._changed()
        return dropped

    def check(self, guest: str, address: str) -> None:
        """Refuse a banned guest or address."""
        ban = self._ban_of(guest, address)
        if ban is not None:
            until = datetime.fromtimestamp(ban.until / 1000, UTC)
            raise HostError("server-banned", until=f"{until:%Y-%m-%d %H:%M} UTC")

    def _ban_of(self, guest: str, address: str) -> Ban | None:
        now = self._now()
        for ban, where in self._bans:
            is_guest = bool(guest) and ban.subject == GUEST + guest
            if ban.until > now and (is_guest or (where and inside(address, where))):
                return ban
        return None

    async def _changed(self) -> None:
        await self._look()
        await self._bus.publish(_TOPIC, b"")

    async def _look(self) -> None:
        bans = await self._store.bans(self._now())
        self._bans = [
            (ban, networks([ban.subject.removeprefix(ADDRESS)]) if ban.subject.startswith(ADDRESS) else ())
            for ban in bans
        ]
        if bans:
            for viewer in self._viewers:
                if self._ban_of(viewer.who.guest, viewer.address) is not None:
                    viewer.closing = _GOODBYE
                    viewer.wake()

    def _hear(self, topic: str, _message: bytes) -> None:
        if topic == _TOPIC:
            self._look_soon()

    def _look_soon(self) -> None:
        self._spawn(self._look_quietly())

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_EVERY)
            await self._look_quietly()

    async def _look_quietly(self) -> None:
        with suppress(Red7Error):  # the store is away: what was known before has to do
            await self._look()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def checked(subject: str) -> str:
    """The subject of a ban in its stored form: a guest, an address or a network; else `InvalidError`."""
    if subject.startswith(GUEST) and len(subject) > len(GUEST):
        return subject
    try:
        [network] = networks([subject.removeprefix(ADDRESS)])
    except ValueError:
        raise InvalidError("admin-subject", found=subject[:80]) from None
    return f"{ADDRESS}{network}"

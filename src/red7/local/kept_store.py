"""The store of one device: in memory, with every change kept elsewhere before it is acknowledged."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from red7.host.errors import HostError
from red7.host.memory.store import MemoryStore

Key = tuple[str | int, ...]
"""The name of a shelf, then the key of a thing on it."""
Change = tuple[Key, bytes | None]
"""The new value of a thing; None if it is gone."""
Keep = Callable[[list[Change]], Awaitable[None]]
"""Keeps all of these changes, or raises `StoreUnavailable` and keeps none."""

FORMAT: Final = 1
"""The format of what is kept: later versions read it, earlier ones do not touch it."""
_FORMAT: Final[Key] = ("form",)

P = ParamSpec("P")
T = TypeVar("T")


class KeptShelf(dict[Any, Any]):
    """A shelf that knows what has changed on it since it was last kept."""

    def __init__(self, name: str, kind: Any) -> None:
        super().__init__()
        self._name: Final = name
        self._decoder: Final = msgspec.msgpack.Decoder(kind)
        self._before: Final[dict[Any, Any]] = {}

    def __setitem__(self, key: Any, thing: Any) -> None:
        self._note(key)
        super().__setitem__(key, thing)

    def __delitem__(self, key: Any) -> None:
        self._note(key)
        super().__delitem__(key)

    def pop(self, key: Any, *otherwise: Any) -> Any:
        self._note(key)
        return super().pop(key, *otherwise)

    def _note(self, key: Any) -> None:
        self._before.setdefault(key, self.get(key))

    def fill(self, key: Key, thing: bytes) -> None:
        """Put back what was kept."""
        first, *others = key
        super().__setitem__(key if others else first, self._decoder.decode(thing))

    def changes(self) -> list[Change]:
        """The changes that have to be kept."""
        return [
            ((self._name, *(key if isinstance(key, tuple) else (key,))), self._encoded(key))
            for key, before in self._before.items()
            if self.get(key) != before
        ]

    def _encoded(self, key: Any) -> bytes | None:
        return msgspec.msgpack.encode(self[key]) if key in self else None

    def settle(self) -> None:
        """The changes have been kept."""
        self._before.clear()

    def undo(self) -> None:
        """The changes could not be kept: restore the state before them."""
        for key, before in self._before.items():
            if before is None:
                super().pop(key, None)
            else:
                super().__setitem__(key, before)
        self._before.clear()


def _kept(change: Callable[P, Awaitable[T]]) -> Callable[P, Any]:
    """A change of the store in memory, as one that is either kept or not made."""

    async def keep(*given: P.args, **named: P.kwargs) -> T:
        store: Any = given[0]
        # The caller may be cancelled meanwhile: a change that has begun is still finished.
        return await asyncio.shield(asyncio.ensure_future(store.keeping(change(*given, **named))))

    return keep


class KeptStore(MemoryStore):
    """A `Store` of one device. Changes are made one at a time, each as a whole."""

    def __init__(self, keep: Keep, kept: Iterable[tuple[Key, bytes]] = ()) -> None:
        self.shelves: Final[dict[str, KeptShelf]] = {}
        self._keep: Final = keep
        self._writing: Final = asyncio.Lock()
        super().__init__()
        things = dict(kept)
        form = msgspec.msgpack.decode(things.pop(_FORMAT), type=int) if _FORMAT in things else 0
        if form > FORMAT:
            raise HostError("local-newer")
        self._unsaid: list[Change] = [] if form == FORMAT else [(_FORMAT, msgspec.msgpack.encode(FORMAT))]
        for (name, *key), thing in things.items():
            self.shelves[str(name)].fill(tuple(key), thing)

    def shelf(self, name: str, kind: Any) -> dict[Any, Any]:
        shelf = self.shelves[name] = KeptShelf(name, kind)
        return shelf

    async def keeping(self, change: Awaitable[T]) -> T:
        """Make a change and keep it; if anything goes wrong, it is undone."""
        async with self._writing:
            try:
                answer = await change
                changes = [one for shelf in self.shelves.values() for one in shelf.changes()]
                if changes:
                    await self._keep(self._unsaid + changes)
                    self._unsaid = []
            except BaseException:
                for shelf in self.shelves.values():
                    shelf.undo()
                raise
            for shelf in self.shelves.values():
                shelf.settle()
            return answer

    append = _kept(MemoryStore.append)
    beat = _kept(MemoryStore.beat)
    put_guest = _kept(MemoryStore.put_guest)
    change_guest = _kept(MemoryStore.change_guest)
    put_saved = _kept(MemoryStore.put_saved)
    erase = _kept(MemoryStore.erase)
    forget_guest = _kept(MemoryStore.forget_guest)
    put_link = _kept(MemoryStore.put_link)
    take_link = _kept(MemoryStore.take_link)
    expire = _kept(MemoryStore.expire)
    put_document = _kept(MemoryStore.put_document)
    drop_document = _kept(MemoryStore.drop_document)
    keep_secret = _kept(MemoryStore.keep_secret)
    put_block = _kept(MemoryStore.put_block)
    drop_block = _kept(MemoryStore.drop_block)
    put_ban = _kept(MemoryStore.put_ban)
    drop_ban = _kept(MemoryStore.drop_ban)
    note_device = _kept(MemoryStore.note_device)
    bar_devices = _kept(MemoryStore.bar_devices)
    drop_devices = _kept(MemoryStore.drop_devices)

    async def own_guest(self) -> str:
        """The id of the person who plays on this device; empty if there is none yet."""
        return next(iter(self._guests), "")

"""How long people have been away from a table while others are there."""

from collections.abc import Callable, Collection
from typing import Final

LONG: Final = 60.0
"""Seconds after which the others need not wait any longer."""


class Absence:
    """Who is away, as far as this process knows; it forgets empty tables."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._since: dict[str, dict[str, float]] = {}  # by table and guest

    def follow(self, id_: str, people: Collection[str], here: Collection[str | None]) -> None:
        """Note which of the guests with a seat at a table are connected now."""
        since, now = self._since.get(id_, {}), self._now()
        self._since[id_] = {guest: since.get(guest, now) for guest in people if guest not in here}

    def forget(self, id_: str) -> None:
        """The table is empty."""
        self._since.pop(id_, None)

    def long(self, id_: str) -> frozenset[str]:
        """The guests of a table who have been away for a long time."""
        earliest = self._now() - LONG
        return frozenset(guest for guest, since in self._since.get(id_, {}).items() if since <= earliest)

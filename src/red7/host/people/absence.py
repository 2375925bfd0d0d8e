"""Since when people have been away from a table at which others are."""

from collections.abc import Callable, Collection
from typing import Final

LONG: Final = 60.0
"""Seconds until the others need not wait any longer."""


class Absence:
    """Who is away, as one process hears of it; it forgets a table at which nobody is."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now: Final = now
        self._since: dict[str, dict[str, float]] = {}  # by table and guest

    def follow(self, id_: str, people: Collection[str], here: Collection[str | None]) -> None:
        """Of the guests who have a seat at a table, these are connected now."""
        since, now = self._since.get(id_, {}), self._now()
        self._since[id_] = {guest: since.get(guest, now) for guest in people if guest not in here}

    def forget(self, id_: str) -> None:
        """Nobody is at a table any more."""
        self._since.pop(id_, None)

    def long(self, id_: str) -> frozenset[str]:
        """The guests of a table who have been away for long."""
        earliest = self._now() - LONG
        return frozenset(guest for guest, since in self._since.get(id_, {}).items() if since <= earliest)

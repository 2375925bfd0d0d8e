"""Where a store in memory keeps its things: on shelves, each a dict of one kind of thing by its key."""

from collections.abc import Iterable
from typing import Any


class Shelves:
    """Makes plain shelves; a store that keeps more than memory makes its own."""

    def shelf(self, name: str, kind: Any) -> dict[Any, Any]:
        """An empty shelf for things of a kind. It is changed key by key only: set, `del` and `pop`."""
        return {}


def clear(shelf: dict[Any, Any], keys: Iterable[Any]) -> None:
    """Take these things away, as far as they are there."""
    for key in list(keys):
        shelf.pop(key, None)

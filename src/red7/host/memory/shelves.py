"""Where a store in memory keeps things: on shelves, each a dict of one kind of thing by key."""

from collections.abc import Iterable
from typing import Any


class Shelves:
    """Makes plain shelves; a store that also keeps things elsewhere makes its own."""

    def shelf(self, name: str, kind: Any) -> dict[Any, Any]:
        """An empty shelf for one kind of thing. Change it key by key only: set, `del` and `pop`."""
        return {}


def clear(shelf: dict[Any, Any], keys: Iterable[Any]) -> None:
    """Remove these keys from a shelf, if they are there."""
    for key in list(keys):
        shelf.pop(key, None)

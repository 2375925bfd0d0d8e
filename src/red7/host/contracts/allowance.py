"""Who may ask how often. A caller is what is counted as one: an address on a network, or a device."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

CountedNames = tuple[tuple[str, int], ...]
"""The names that somebody is counted by, each with how many shares it has: a guest has one."""

AT_ONE_ADDRESS: Final = 4
"""How many guests' shares an address has: a family, or a class, has one."""


class Act(StrEnum):
    """What is counted by caller, and for all callers together."""

    REQUEST = "request"
    """Any request."""
    GUEST = "guest"
    """Becoming a guest."""
    TABLE = "table"
    """Making a table."""
    SOCKET = "socket"
    """Opening a connection to a table."""
    FIND = "find"
    """Asking for a table by its short code, or for a guest by a link: what could be guessed."""
    CHECK = "check"
    """Having a record verified, or anything else that takes long."""
    REPLAY = "replay"
    """Looking at a match again, or at how others did with a deal."""
    STATISTICS = "statistics"
    """Asking for one's statistics."""
    PUZZLE = "puzzle"
    """Trying a turn in a puzzle."""
    MESSAGE = "message"
    """A message on a connection."""
    COMMAND = "command"
    """A command to a table, over a connection or by a request: each may become an event that is kept."""
    FORGET = "forget"
    """Deleting oneself."""
    IMPORT = "import"
    """Bringing a table, or a document, that was made elsewhere."""


class Allowance:
    """Allows everything; a subclass refuses what comes too soon by a `HostError` with the seconds to wait."""

    async def check(self, act: Act, caller: str, guest: str = "") -> None:
        """Count an act."""

    def networks(self, caller: str) -> CountedNames:
        """The networks of a caller, from the narrowest on, each with how much more it may do."""
        return ((caller, 1),) if caller else ()

    def counted(self, caller: str, guest: str) -> CountedNames:
        """All names that a guest who calls from there is counted by."""
        networks = [(network, AT_ONE_ADDRESS * share) for network, share in self.networks(caller)]
        return ((guest, 1), *networks) if guest else tuple(networks)

    def counter(self, act: Act, caller: str, guest: str = "") -> Callable[[], None]:
        """What to call for each such act, where it is counted by this process alone and at once."""
        return lambda: None

    def connection(self, caller: str) -> Callable[[], None]:
        """What to call for each message of a new connection."""
        return lambda: None

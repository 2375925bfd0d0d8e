"""How often a caller may do something. A caller is what counts as one: a network address, or a device."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

CountedNames = tuple[tuple[str, int], ...]
"""The names that somebody is counted under, each with its number of shares: a guest has one."""

AT_ONE_ADDRESS: Final = 4
"""How many guests' shares an address has: a family or a class may have only one address."""


class Act(StrEnum):
    """What is counted, by caller and for all callers together."""

    REQUEST = "request"
    """Any request."""
    GUEST = "guest"
    """Becoming a guest."""
    TABLE = "table"
    """Making a table."""
    SOCKET = "socket"
    """Opening a connection to a table."""
    FIND = "find"
    """Looking up what could be guessed: a table by its short code, or a guest by a link."""
    CHECK = "check"
    """Verifying a record, or anything else that takes long."""
    REPLAY = "replay"
    """Looking at a match again, or at how others did with a deal."""
    STATISTICS = "statistics"
    """Asking for statistics."""
    PUZZLE = "puzzle"
    """Trying a turn in a puzzle."""
    MESSAGE = "message"
    """A message on a connection."""
    COMMAND = "command"
    """A command to a table, over a connection or by a request: each may add to its log."""
    FORGET = "forget"
    """Deleting one's data."""
    IMPORT = "import"
    """Bringing a table or a document from elsewhere."""


class Allowance:
    """Allows everything; a subclass refuses acts that come too soon, with the seconds to wait."""

    async def check(self, act: Act, caller: str, guest: str = "") -> None:
        """Count an act."""

    def networks(self, caller: str) -> CountedNames:
        """The networks of a caller, narrowest first, each with its shares."""
        return ((caller, 1),) if caller else ()

    def counted(self, caller: str, guest: str) -> CountedNames:
        """All names that a guest who calls from there is counted under."""
        networks = [(network, AT_ONE_ADDRESS * share) for network, share in self.networks(caller)]
        return ((guest, 1), *networks) if guest else tuple(networks)

    def counter(self, act: Act, caller: str, guest: str = "") -> Callable[[], None]:
        """A function to call for each such act, which is counted at once and by this process alone."""
        return lambda: None

    def connection(self, caller: str) -> Callable[[], None]:
        """A function to call for each message of a new connection."""
        return lambda: None

"""Computer players, analysis and checks of records: all that takes long enough to be done elsewhere."""

from typing import Protocol

from red7.ai.analysis import Analysis
from red7.game.record.verification import Verification
from red7.game.sight import Sight
from red7.game.turns import Turn


class Thinking(Protocol):
    """Thinks, and refuses with `server-thinking-full` while too much waits."""

    @property
    def is_full(self) -> bool:
        """Whether anything more would be refused."""
        ...

    async def turn(self, level: str, seen: Sight, seed: int, *, urgent: bool = True) -> Turn:
        """The turn of a bot of this level, or its part up to a revealed card; what is not urgent waits."""
        ...

    async def analyse(self, seen: Sight, seed: int) -> Analysis:
        """The analysis for a seat."""
        ...

    async def verify(self, text: str) -> Verification:
        """The check of a record."""
        ...

    def close(self) -> None:
        """Stop: what is being thought about is thought again after the next start."""
        ...

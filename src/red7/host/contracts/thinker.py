"""Computer players, analysis and checks of records: all that takes long enough to be done elsewhere."""

from typing import Final, Protocol

from red7.ai.analysis import Analysis, analyse
from red7.ai.bots import PLAYING_NODES, PLAYING_SECONDS, bot
from red7.game.engine.dice import Dice
from red7.game.record.reader import read_record
from red7.game.record.verification import Verification, verify
from red7.game.sight import Sight
from red7.game.turns import Turn

HINT_NODES: Final = 60_000


class Thinker(Protocol):
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


class LocalThinker:
    """A `Thinker` without processes or threads: everything else waits meanwhile."""

    @property
    def is_full(self) -> bool:
        return False

    async def turn(self, level: str, seen: Sight, seed: int, *, urgent: bool = True) -> Turn:
        turn, _cut = turn_of(level, seen, seed)
        return turn

    async def analyse(self, seen: Sight, seed: int) -> Analysis:
        return analyse_sight(seen, seed)

    async def verify(self, text: str) -> Verification:
        return verify_text(text)

    def close(self) -> None: ...


def turn_of(level: str, seen: Sight, seed: int) -> tuple[Turn, int]:
    """The turn of a bot, and how many decisions it had no time to think out."""
    player = bot(level, PLAYING_NODES, PLAYING_SECONDS)
    return player.turn(seen, Dice(seed)), getattr(player, "cut", 0)


def verify_text(text: str) -> Verification:
    """The check of a record."""
    return verify(read_record(text))


def analyse_sight(seen: Sight, seed: int) -> Analysis:
    """The analysis for a seat, as deep as a hint goes."""
    return analyse(seen, seed, HINT_NODES)

"""Thinking where it was asked for: everything else waits meanwhile."""

from typing import Final

from red7.ai.analysis import Analysis, analyse
from red7.ai.bots import PLAYING_NODES, PLAYING_SECONDS, bot
from red7.game.engine.dice import Dice
from red7.game.record.reader import read_record
from red7.game.record.verification import Verification, verify
from red7.game.sight import Sight
from red7.game.turns import Turn

HINT_NODES: Final = 60_000


class SameThread:
    """A `Thinking` without processes or threads."""

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

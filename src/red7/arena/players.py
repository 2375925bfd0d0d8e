"""Who can take a seat in the arena, by name: our bots, bots of other modules, other programs, and cheats.

A bot sees a sight. A cheat sees the round itself, as a measure for how much there is to know; it is no `Bot`,
so it cannot sit down anywhere else. The arena alone knows our cheat, the ceiling, and a yardstick that stays
as it is while our bots change.
"""

import shlex
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from red7.ai.bot import Bot
from red7.ai.bots import bot_named
from red7.arena.cheats import Oracle
from red7.arena.errors import ArenaError, Forfeit
from red7.arena.external import Program
from red7.arena.yardstick import TunedGreedy
from red7.game.engine.dice import Dice
from red7.game.engine.round import Round
from red7.game.errors import InvalidError
from red7.game.match import Match
from red7.game.moves import Move

PROGRAM: Final = "exec:"


class Cheat(Protocol):
    """A player that sees all cards. It gets a copy of the round, so looking is all it can do."""

    def cheat(self, round_: Round, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        """One of the legal moves, for the seat to move."""
        ...


ARENA_ONLY: Final[dict[str, Callable[[], Cheat | Bot]]] = {"cheat": Oracle, "tuned-greedy": TunedGreedy}


class Seat(Protocol):
    """A seat of one match, with whoever plays it."""

    def choose(self, match: Match, seed: int, nodes: int) -> Move:
        """The move of the seat to move; `Forfeit` if its player fails."""
        ...

    def close(self) -> None:
        """The match is over."""
        ...


class OfBot:
    """The seat of a bot, which sees what the seat may see."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, match: Match, seed: int, nodes: int) -> Move:
        sight = match.sight(int(match.round.seat))
        return self._bot.choose(sight, match.round.moves(), Dice(seed), nodes)

    def close(self) -> None:
        pass


class OfCheat:
    """The seat of a cheat, which sees everything."""

    def __init__(self, cheat: Cheat) -> None:
        self._cheat = cheat

    def choose(self, match: Match, seed: int, nodes: int) -> Move:
        return self._cheat.cheat(match.round.copy(), match.round.moves(), Dice(seed), nodes)

    def close(self) -> None:
        pass


@dataclass(frozen=True)
class Player:
    """A player as it is written: `exec:COMMAND`, or a name or `MODULE:NAME` with or without `@NODES`."""

    text: str

    @property
    def name(self) -> str:
        """What is written, without the nodes."""
        return self._parts[0]

    @property
    def nodes(self) -> int | None:
        """How many nodes it may think for, if that is its own matter."""
        return self._parts[1]

    @property
    def _parts(self) -> tuple[str, int | None]:
        name, at, nodes = self.text.rpartition("@")
        own = at and nodes.isdecimal() and not self.text.startswith(PROGRAM)
        return (name, int(nodes)) if own else (self.text, None)

    def check(self) -> None:
        """Refuse a player that cannot be found: `ArenaError`, or `InvalidError` for an unknown name."""
        if not self.text.isprintable():
            raise ArenaError("arena-unprintable", player=repr(self.text))
        if self.nodes == 0:
            raise ArenaError("arena-positive", option="nodes", found="0")
        if self.text.startswith(PROGRAM):
            command = self.command()
            if shutil.which(command[0]) is None:
                raise ArenaError("arena-program", command=command[0])
            return
        try:
            self._make()
        except (ArenaError, InvalidError):
            raise
        except Exception as error:
            raise ArenaError("arena-module", player=self.name, error=told(error)) from None

    def sit_down(self, seconds: float) -> Seat:
        """A new seat; a program has so many seconds for each move. `Forfeit` if nobody comes."""
        if self.text.startswith(PROGRAM):
            return Program(self.command(), seconds)
        try:
            player = self._make()
        except Exception as error:
            raise Forfeit("forfeit-raised", error=told(error)) from None
        return OfCheat(cast("Cheat", player)) if hasattr(player, "cheat") else OfBot(cast("Bot", player))

    def command(self) -> list[str]:
        """The words of the command of a program."""
        try:
            command = shlex.split(self.text.removeprefix(PROGRAM))
        except ValueError:
            command = []
        if not command:
            raise ArenaError("arena-command", player=self.text)
        return command

    def _make(self) -> object:
        """The bot or the cheat, new for every match: none remembers a deal when it comes again."""
        if self.name in ARENA_ONLY:
            return ARENA_ONLY[self.name]()
        module, colon, attribute = self.name.partition(":")
        if not colon:
            return bot_named(self.name)
        maker: object = getattr(import_module(module), attribute)
        player: object = maker() if callable(maker) else maker
        if not hasattr(player, "cheat") and not hasattr(player, "choose"):
            raise ArenaError("arena-no-bot", player=self.name)
        return player


def told(error: BaseException) -> str:
    """An exception in one line."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__

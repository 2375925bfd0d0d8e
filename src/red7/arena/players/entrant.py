"""Who can take part in the arena, by name: our bots, bots of other modules, other programs, and cheats.

A bot sees a sight. A cheat sees the round itself, to measure how much hidden knowledge is worth; it isn't a
`Bot`, so it cannot play anywhere else. Only the arena knows the reference players.
"""

import shlex
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol, cast

from red7.ai.bots import LEVELS, Bot, bot, moves_in, moves_of
from red7.arena.errors import ArenaError, Forfeit
from red7.arena.players.external import Program
from red7.arena.players.reference import Oracle, TunedGreedy
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError, InvalidError
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.round import Round
from red7.game.turns import Turn

PROGRAM: Final = "exec:"
_DIGITS: Final = 12  # in a number of nodes
Maker = Callable[[], object]
"""Makes a new bot or cheat; usually its class."""


class Cheat(Protocol):
    """A player that sees all cards. It gets a copy of the round, so looking is all it can do."""

    def cheat(self, round_: Round, dice: Dice) -> Turn:
        """The complete turn of the seat to move."""
        ...


ARENA_ONLY: Final[dict[str, Callable[[], Cheat | Bot]]] = {"cheat": Oracle, "tuned-greedy": TunedGreedy}


class Player(Protocol):
    """Plays one seat of one match."""

    def moves(self, match: Match, seed: int) -> Sequence[Move]:
        """The next moves of the seat to move, at least one; `Forfeit` if there are none."""
        ...

    def close(self) -> None:
        """The match is over."""
        ...


class BotPlayer:
    """A bot, which sees what its seat may see."""

    def __init__(self, bot_: Any, nodes: int) -> None:
        self._bot: Bot = bot_
        if hasattr(bot_, "nodes"):
            bot_.nodes = nodes

    def moves(self, match: Match, seed: int) -> Sequence[Move]:
        sight = match.sight(match.round.turn)
        turn = _checked(self._bot.turn(sight, Dice(seed)))
        try:
            return moves_of(turn, sight)
        except IllegalError as refusal:
            raise Forfeit("forfeit-illegal", move=str(turn), reason=str(refusal)) from None

    def close(self) -> None:
        pass


class CheatPlayer:
    """A cheat, which sees everything."""

    def __init__(self, cheat: Cheat) -> None:
        self._cheat = cheat

    def moves(self, match: Match, seed: int) -> Sequence[Move]:
        turn = _checked(self._cheat.cheat(match.round.copy(), Dice(seed)))
        try:
            return moves_in(match.round.copy(), turn)
        except IllegalError as refusal:
            raise Forfeit("forfeit-illegal", move=str(turn), reason=str(refusal)) from None

    def close(self) -> None:
        pass


def _checked(answer: object) -> Turn:
    if not isinstance(answer, Turn):
        raise Forfeit("forfeit-nonsense", answer=repr(answer)[:40])
    return answer


@dataclass(frozen=True)
class Entrant:
    """Who takes part, as written: `exec:COMMAND`, or a name or `MODULE:NAME` with or without `@NODES`.

    `makers` are players of the calling process; their names are looked up first.
    """

    text: str
    makers: Mapping[str, Maker] | None = None

    @property
    def name(self) -> str:
        """The name as written, without the nodes."""
        return self._parts[0]

    @property
    def nodes(self) -> int | None:
        """How many nodes it may use, if it has its own number."""
        return self._parts[1]

    @property
    def _parts(self) -> tuple[str, int | None]:
        name, at, nodes = self.text.rpartition("@")
        own = at and nodes.isdecimal() and len(nodes) <= _DIGITS and not self.text.startswith(PROGRAM)
        return (name, int(nodes)) if own else (self.text, None)

    def check(self) -> None:
        """Refuse a player that cannot be found."""
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
        except ArenaError:
            raise
        except InvalidError:
            known = ", ".join(["random", *LEVELS, *ARENA_ONLY])
            raise ArenaError("arena-unknown", player=self.name, known=known) from None
        except Exception as error:
            raise ArenaError("arena-module", player=self.name, error=in_one_line(error)) from None

    def player(self, nodes: int, seconds: float) -> Player:
        """A new player for one match, with this many nodes unless it has its own.

        A program has this many seconds for each move. `Forfeit` if no player can be made.
        """
        nodes = self.nodes or nodes
        if self.text.startswith(PROGRAM):
            return Program(self.command(), nodes, seconds)
        try:
            player = self._make()
        except Exception as error:
            raise Forfeit("forfeit-raised", error=in_one_line(error)) from None
        return CheatPlayer(cast("Cheat", player)) if hasattr(player, "cheat") else BotPlayer(player, nodes)

    def command(self) -> list[str]:
        """The words of a program's command."""
        try:
            command = shlex.split(self.text.removeprefix(PROGRAM))
        except ValueError:
            command = []
        if not command:
            raise ArenaError("arena-command", player=self.text)
        return command

    def _make(self) -> object:
        """A new bot or cheat for each match, so that none remembers a deal."""
        if self.name in ARENA_ONLY:
            return ARENA_ONLY[self.name]()
        maker: object = (self.makers or {}).get(self.name)
        if maker is None:
            module, colon, attribute = self.name.partition(":")
            if not colon:
                return bot(self.name)
            maker = getattr(import_module(module), attribute)
        player: object = maker() if callable(maker) else maker
        if not hasattr(player, "cheat") and not hasattr(player, "turn"):
            raise ArenaError("arena-no-bot", player=self.name)
        return player


def in_one_line(error: BaseException) -> str:
    """An exception in one line, safe to print on a terminal."""
    lines = str(error).splitlines()
    if not lines:
        return type(error).__name__
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in lines[0][:200])
    return f"{type(error).__name__}: {shown}"

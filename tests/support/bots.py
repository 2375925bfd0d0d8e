"""Players for the tests of the arena, in a module that the processes of an arena can import."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from red7.game.cards import cards_of
from red7.game.engine.dice import Dice
from red7.game.engine.round import Round
from red7.game.moves import OUT, Move
from red7.game.sight import Sight


class First:
    """Takes the first move there is."""

    name = "first"

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        return moves[0]


class AnyMove:
    """Takes any move, at random."""

    name = "any"

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        return moves[dice.below(len(moves))]


class Last(First):
    """Takes the last move, which at the start of a turn is to go out."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        return moves[-1]


class Raises(First):
    """Fails at its third decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no idea\nat all")
        return moves[0]


class Illegal(First):
    """Plays a card that it has played already."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        return Move.parse(f"{cards_of(sight.palettes[sight.viewer])[0]}p")


class Text(First):
    """Answers with a text, not with a move."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        return "R7p"  # type: ignore[return-value]


class Exits(First):
    """Wants to end the process."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        raise SystemExit(3)


class Crashes(First):
    """Ends the process it plays in, without a word."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        os._exit(1)


class CrashesOnce(First):
    """Ends the process it plays in, the first time there is; a file tells."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        crashed = Path(os.environ["RED7_TEST_CRASHED"])
        if not crashed.exists():
            crashed.touch()
            os._exit(1)
        return moves[0]


class Slow(AnyMove):
    """Takes its time, so that an arena can be disturbed in the middle."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        time.sleep(0.01)
        return super().choose(sight, moves, dice, nodes)


class Unborn(First):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")


class Budgeted(First):
    """Goes out at once unless it may think for 7 nodes."""

    def choose(self, sight: Sight, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        return moves[0] if nodes == 7 or OUT not in moves else OUT


class Peeper:
    """A cheat: it counts how many cards it sees in the hands of others, and spoils its copy of the round."""

    seen = 0

    def cheat(self, round_: Round, moves: Sequence[Move], dice: Dice, nodes: int) -> Move:
        Peeper.seen += sum(int(round_.hands[seat]).bit_count() for seat in range(round_.players))
        round_.hands[round_.seat] = 0
        return moves[0]


class Nobody:
    """No player at all."""


PLACE = "support.bots"

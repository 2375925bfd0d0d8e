"""Players for the tests of the arena, in a module that the processes of an arena can import."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from red7.game.cards import cards_of
from red7.game.engine.dice import Dice
from red7.game.moves import OUT, STOP, Kind, Move
from red7.game.round import Round
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.game.worlds import Worlds


class First:
    """Takes the first move there is, again and again until the turn is whole or a 3 draws."""

    name = "first"

    def pick(self, moves: Sequence[Move], dice: Dice) -> Move:
        return moves[0]

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        return self.turn_in(Worlds(sight).sample(Dice(0)), dice)

    def turn_in(self, world: Round, dice: Dice) -> Turn:
        moves: list[Move] = []
        drew = False
        while not drew:
            cards = world.deck_size
            move = self.pick(world.moves(), dice)
            world.play(move)
            if move not in (STOP, OUT):
                moves.append(move)
            drew = move.kind is Kind.PLAY and world.deck_size < cards
            if world.phase in ("play", "over"):
                break
        return Turn.of(moves, drew) if moves else Turn(0)


class AnyMove(First):
    """Takes any move, at random."""

    name = "any"

    def pick(self, moves: Sequence[Move], dice: Dice) -> Move:
        return moves[dice.below(len(moves))]


class Last(First):
    """Takes the last move, which at the start of a turn is to go out."""

    def pick(self, moves: Sequence[Move], dice: Dice) -> Move:
        return moves[-1]


class Raises(First):
    """Fails at its third decision."""

    def __init__(self) -> None:
        self.asked = 0

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no idea\nat all")
        return super().turn(sight, dice)


class Illegal(First):
    """Plays a card that it has played already."""

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        card = cards_of(sight.palettes[sight.viewer])[0]
        return Turn.of([Move.parse(f"{card}p")], False)


class Text(First):
    """Answers with a text, not with a turn."""

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        return "R7p"  # type: ignore[return-value]


class Exits(First):
    """Wants to end the process."""

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        raise SystemExit(3)


class Crashes(First):
    """Ends the process it plays in, without a word."""

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        os._exit(1)


class CrashesOnce(First):
    """Ends the process it plays in, the first time there is; a file tells."""

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        crashed = Path(os.environ["RED7_TEST_CRASHED"])
        if not crashed.exists():
            crashed.touch()
            os._exit(1)
        return super().turn(sight, dice)


class Slow(AnyMove):
    """Takes its time, so that an arena can be disturbed in the middle."""

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        time.sleep(0.01)
        return super().turn(sight, dice)


class Unborn(First):
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")


class Budgeted(First):
    """Goes out at once unless it may think for 7 nodes."""

    nodes = 0

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        return super().turn(sight, dice) if self.nodes == 7 else Turn(0)


class Peeper:
    """A cheat: it counts how many cards it sees in the hands of others, and spoils its copy of the round."""

    seen = 0

    def cheat(self, round_: Round, dice: Dice) -> Turn:
        Peeper.seen += sum(int(round_.hands[seat]).bit_count() for seat in range(round_.players))
        turn = First().turn_in(round_.copy(), dice)
        round_.kernel.hands[round_.turn] = 0
        return turn


class Nobody:
    """No player at all."""


PLACE = "support.bots"

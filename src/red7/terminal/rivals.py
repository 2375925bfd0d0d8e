"""The computer players of the terminal game: a simple one, the random mover, and the five levels."""

from collections.abc import Callable
from typing import Final

from red7.ai.bots import LEVELS as BOT_LEVELS
from red7.ai.bots import bot_named
from red7.game.canvas import leads_over, strengths
from red7.game.cards import size
from red7.game.dice import Dice
from red7.game.moves import DRAW_CARD, OUT, STOP, Kind, Move
from red7.game.planning import legal_turns
from red7.game.playout import random_turn
from red7.game.round import Round
from red7.game.sight import sight
from red7.game.state import DRAW, OVER, PLAY
from red7.game.turns import Turn, three_drew

Rival = Callable[[Round, Dice], list[Move]]
"""Gives the next moves of the seat to move: to the end of its turn, or up to a card that is revealed."""


def at_random(round_: Round, dice: Dice) -> list[Move]:
    """The moves of a random mover."""
    return _whole(round_, random_turn(round_, dice))


def greedy(round_: Round, dice: Dice) -> list[Move]:
    """The moves that look best right after the turn, judged from what the seat may know."""
    seat = int(round_.seat)
    world = sight(round_, seat).sample(dice)
    if world.phase != PLAY:
        return [max(world.moves(), key=lambda move: _worth_of_move(world, move, seat))]
    turns = legal_turns(world)
    if not turns.staying:
        return [OUT]
    best = max(range(turns.staying), key=lambda index: _worth_of_turn(world, turns.code(index), seat))
    return _up_to_reveal(world, turns[best])


def of_level(name: str) -> Rival:
    """A bot of `red7.ai`, asked for one move at a time."""
    bot = bot_named(name)

    def rival(round_: Round, dice: Dice) -> list[Move]:
        return [bot.choose(sight(round_, int(round_.seat)), round_.moves(), dice, NODES)]

    return rival


NODES: Final = 20_000  # for each decision: some hundredths of a second where the core is compiled
LEVELS: Final[dict[str, Rival]] = {
    "random": at_random,
    "greedy": greedy,
    **{name: of_level(name) for name in BOT_LEVELS},
}


def _whole(round_: Round, turn: Turn) -> list[Move]:
    """The moves of a complete turn, with the stop that ends it where one is needed."""
    trial = round_.copy()
    seat = trial.seat
    moves = list(turn.moves)
    for move in moves:
        trial.play(move)
    return [*moves, STOP] if trial.phase != OVER and trial.seat == seat else moves


def _up_to_reveal(world: Round, turn: Turn) -> list[Move]:
    """The moves of a turn up to a 3, whose card is only a guess in this world; else all of them."""
    if not three_drew(turn.code):
        return _whole(world, turn)
    return [move for move in turn.moves if move.kind == Kind.PLAY]


def _worth_of_turn(world: Round, code: int, seat: int) -> float:
    after = world.copy()
    after.carry_out(code)
    return _worth(after, seat)


def _worth_of_move(world: Round, move: Move, seat: int) -> float:
    after = world.copy()
    after.play(move)
    if after.phase == DRAW:
        after.play(DRAW_CARD)
    return _worth(after, seat)


def _worth(after: Round, seat: int) -> float:
    """How good a turn leaves its seat: cards to play on with, and rules under which it leads already."""
    if not after.is_in(seat):
        return -1.0
    if after.phase == OVER:
        return 100.0
    colors: int = 127
    for rival in range(after.players):
        if rival != seat and after.is_in(rival):
            colors &= leads_over(strengths(after.palettes[seat]), strengths(after.palettes[rival]))
    return float(size(after.hands[seat])) + 0.15 * int(colors).bit_count()

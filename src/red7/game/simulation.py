"""Whole matches between random movers: the same for the same numbers, compiled and interpreted."""

from collections.abc import Iterator

from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options
from red7.game.engine.dice import Dice
from red7.game.engine.playout import play_randomly, random_code
from red7.game.errors import IllegalError
from red7.game.match import Match
from red7.game.round import Round
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.turns import Turn


def random_turn(round_: Round, dice: Dice) -> Turn:
    """The turn of a random mover, which goes out only if it must; `IllegalError` once the round is over."""
    if round_.is_over:
        raise IllegalError("round-over")
    return Turn(random_code(round_.kernel, dice))


def playout(round_: Round, dice: Dice) -> int:
    """Play a round to its end with random movers; returns the winner."""
    return int(play_randomly(round_.kernel, dice))


def play_out(match: Match, dice: Dice) -> None:
    """Play a match to its end with random movers."""
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        match.play(random_turn(match.round, dice))


def simulate(
    number: int,
    matches: int,
    players: int = 2,
    edition: Edition | str = DEFAULT_EDITION,
    options: Options | str = Options(),
    ending: Ending = Ending.CARDS,
) -> Iterator[Match]:
    """Matches of the series with this number, played to their ends one after another."""
    for index in range(matches):
        match = Match(PlainSeed(numbered_seed(number, index)), players, edition, options, ending)
        play_out(match, Dice(number << 64 | index))
        yield match

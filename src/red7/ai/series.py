"""Whole matches between computer players, the same each time from the same number."""

from collections.abc import Iterator, Sequence

from red7.ai.bots import Bot, play_turn
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.seeds import PlainSeed, numbered_seed


def play_series(
    bots: Sequence[Bot],
    number: int,
    matches: int,
    edition: Edition | str = DEFAULT_EDITION,
    options: Options | str = Options(),
    ending: Ending = Ending.CARDS,
) -> Iterator[Match]:
    """Matches of the series with this number, with the deals of `simulate`; there is a bot for each seat."""
    for index in range(matches):
        match = Match(PlainSeed(numbered_seed(number, index)), len(bots), edition, options, ending)
        dice = Dice(number << 64 | index)
        while not match.is_over:
            if match.round.is_over:
                match.next_round()
            play_turn(bots[match.round.turn], match, dice)
        yield match

"""Matches in the middle: with these score piles, and a round that somebody wins."""

from support.rules.positions import cards, table

from red7.game.cards import cards_of
from red7.game.editions import ALL_EDITIONS, Ending, Options
from red7.game.engine.bits import ALL
from red7.game.engine.dice import Dice
from red7.game.history import RoundEnd, RoundEntry
from red7.game.match import Match
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.simulation import random_turn

SCORING = Options(scoring=True)


EVERY_7_AND_6 = "R7O7Y7G7B7I7V7R6O6Y6G6B6I6V6"


def match(
    *piles: str,
    edition: str = "intl-1.2",
    options: Options = SCORING,
    ending: Ending = Ending.CARDS,
    seed: int = 1,
) -> Match:
    """A match in its first round, with these score piles; as many players as piles."""
    result = Match(PlainSeed(numbered_seed(seed)), len(piles), ALL_EDITIONS[edition], options, ending)
    result.piles = [cards(pile) for pile in piles]
    return result


def win(game: Match, palette: str, canvas: str = "R") -> Match:
    """Let seat 0 win the round in play with that palette under that rule, all others being out."""
    others = [card for card in cards_of(ALL) if not (sum(game.piles) | cards(palette)) >> card & 1]
    seats = [f"-:{palette}", f"{others[0]}:{others[1]}"]
    seats += [f"!-:{others[seat]}" for seat in range(2, game.players)]
    start = table("/".join(seats), canvas, edition=game.edition.name, turn=1)
    game.round = start.round()
    game.play("out")
    assert end_of(game.played[-1]).winner == 0
    return game


def end_of(entry: RoundEntry) -> RoundEnd:
    """How a round that is over ended."""
    assert entry.end is not None
    return entry.end


def played_out(game: Match, seed: int) -> Match:
    """The match played to its end by random movers."""
    dice = Dice(seed)
    while not game.is_over:
        if game.round.is_over:
            game.next_round()
        game.play(random_turn(game.round, dice))
    return game

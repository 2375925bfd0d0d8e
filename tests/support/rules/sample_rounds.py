"""Rounds as they come up in real play: every edition, all options, 2 to 4 players."""

from collections.abc import Iterator
from itertools import product

from hypothesis import strategies as st

from red7.game.cards import CARDS, mask_of
from red7.game.editions import EDITIONS, Edition, Options, rules_of
from red7.game.engine.dice import Dice
from red7.game.engine.round import KernelRound
from red7.game.moves import STOP, Move
from red7.game.round import Round
from red7.game.simulation import random_turn
from red7.game.turns import Turn

PLAYERS = (2, 3, 4)
ALL_OPTIONS = [Options(draw, scoring, actions) for draw, scoring, actions in product((False, True), repeat=3)]
EVERYTHING = list(product(EDITIONS.values(), ALL_OPTIONS, PLAYERS))
NAMED = [f"{edition}-{options}-{players}" for edition, options, players in EVERYTHING]
"""The same as EVERYTHING, as names for pytest."""


def phase(round_: Round) -> str:
    """What the seat to move has to decide, by name."""
    return round_.phase


def dealt(dice: Dice, edition: Edition, options: Options, players: int, scored: int = 0) -> Round:
    """A round at its start; the scored cards stay out of it."""
    kernel = KernelRound(rules_of(edition, options), players)
    kernel.scored = scored
    kernel.shuffle(dice)
    return Round(edition, options, kernel)


def lively_turn(round_: Round, dice: Dice) -> Turn:
    """Mostly the turn of a random mover; one in six is any legal turn, so that whatever can happen does."""
    turns = round_.turns()
    return turns[dice.below(len(turns))] if dice.below(6) == 0 else random_turn(round_, dice)


def single_moves(round_: Round, turn: Turn) -> list[Move]:
    """The moves that play a legal turn one by one, with the stop that ends it where it needs one."""
    trial = round_.copy()
    for move in turn.moves:
        trial.play(move)
    ended = trial.is_over or trial.turn != round_.turn
    return [*turn.moves] if ended else [*turn.moves, STOP]


def moments(round_: Round, dice: Dice) -> Iterator[Round]:
    """Every state of a round up to its end, also in the middle of turns, each as a copy."""
    yield round_.copy()
    while not round_.is_over:
        for move in single_moves(round_, lively_turn(round_, dice)):
            round_.play(move)
            yield round_.copy()


@st.composite
def rounds(draw: st.DrawFn, *, least: int = 2) -> Round:
    """Rounds that go on, at the start of a turn, after any number of turns, with at least that many seats."""
    dice = Dice(draw(st.integers(0, 2**32)))
    players = draw(st.sampled_from([number for number in PLAYERS if number >= least]))
    spare = 49 - 8 * players
    scored = draw(st.sets(st.sampled_from(CARDS), max_size=min(spare, 6)) | st.just(set()))
    round_ = dealt(
        dice,
        draw(st.sampled_from(list(EDITIONS.values()))),
        draw(st.sampled_from(ALL_OPTIONS)),
        players,
        mask_of(scored),
    )
    for _ in range(draw(st.integers(0, 14))):
        after = round_.copy()
        after.play(lively_turn(after, dice))
        if after.is_over:
            break
        round_ = after
    return round_


@st.composite
def moments_of_play(draw: st.DrawFn) -> Round:
    """Rounds at any moment but the end, also in the middle of a turn."""
    round_ = draw(rounds())
    turns = round_.turns()
    moves = single_moves(round_, turns[draw(st.integers(0, len(turns) - 1))])
    for move in moves[: draw(st.integers(0, len(moves) - 1))]:
        round_.play(move)
    return round_

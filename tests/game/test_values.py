"""Everything that can be held in hand can be copied and sent elsewhere, in both forms."""

import copy
import pickle
from collections.abc import Callable

import pytest

from red7.game.editions import EDITIONS, MODES, Ending
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.round import Round
from red7.game.seeds import Contribution, PlainSeed, SharedSeed, numbered_seed, player_commitment
from red7.game.simulation import random_turn
from red7.game.text.steps import parse_steps

COPIES: list[Callable[[object], object]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
]


def a_match() -> Match:
    """A match in its second round, with a turn in progress."""
    match = Match(PlainSeed(numbered_seed(3)), 2, EDITIONS["nl-2016"], MODES["expert"], Ending.TARGET)
    dice = Dice(1)
    while len(match.played) < 2:
        match.play(random_turn(match.round, dice))
        if match.played[-1].end:
            match.next_round()
    match.play(next(move for move in match.round.moves() if str(move).endswith("p")))
    return match


def shared() -> SharedSeed:
    seed = SharedSeed.begin("m1", bytes(32), 2)
    return seed.commit(0, player_commitment("m1", seed.server_commitment, 0, bytes(32)))


MATCH = a_match()
RECORD = Record.of(MATCH, ["Ann", "Ben"])
VALUES = [
    MATCH.position(),
    MATCH.sight(0),
    MATCH.sight(),
    RECORD,
    RECORD.rounds[0],
    RECORD.rounds[0].turns[0],
    RECORD.rounds[0].end,
    RECORD.rounds[0].deal,
    verify(RECORD),
    EDITIONS["first"],
    MODES["advanced"],
    MATCH.source,
    shared(),
    Contribution(),
    Move.parse("R7p"),
    parse_steps("R7p")[0],
    Round.deal(Dice(1)).turns()[0],
]


@pytest.mark.parametrize("again", COPIES)
@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_copy_of_a_value_equals_it(value: object, again: Callable[[object], object]) -> None:
    copied = again(value)
    assert copied == value
    assert type(copied) is type(value)
    assert hash(copied) == hash(value)


@pytest.mark.parametrize("again", COPIES)
def test_a_copy_of_a_round_goes_its_own_way(again: Callable[[object], object]) -> None:
    round_ = Position.parse(
        "intl-1.2 actions R 0 O5G4:Y2V7/I4:G4O6R7 B1*R3 - tuck=V7".replace("O5G4", "O5G2")
    ).round()
    copied = again(round_)
    assert isinstance(copied, Round)
    assert Position.of(copied) == Position.of(round_)
    copied.play(copied.moves()[0])
    assert Position.of(copied) != Position.of(round_)


@pytest.mark.parametrize("again", COPIES)
def test_a_copy_of_a_match_goes_its_own_way(again: Callable[[object], object]) -> None:
    copied = again(MATCH)
    assert isinstance(copied, Match)
    assert (copied.position(), copied.played, copied.turn_in_progress) == (
        MATCH.position(),
        MATCH.played,
        MATCH.turn_in_progress,
    )
    copied.play(copied.round.moves()[0])
    assert copied.position() != MATCH.position()


@pytest.mark.parametrize("again", COPIES)
def test_a_copy_of_dice_falls_alike_and_apart(again: Callable[[object], object]) -> None:
    dice = Dice(5)
    dice.below(7)
    copied = again(dice)
    assert isinstance(copied, Dice)
    first = [copied.below(1000) for _ in range(5)]
    assert [dice.below(1000) for _ in range(5)] == first

"""Every bot plays every game to its end, the same way from the same seed."""

from itertools import product

import pytest

from red7.ai.bots import LEVELS, MEASURING_NODES, PLAYING_NODES, Expert, Master, bot_named
from red7.game.deal import PlainSeed, numbered_seed
from red7.game.editions import EDITIONS, MODES, Options
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.round import Round
from red7.game.errors import InvalidError
from red7.game.match import Match
from red7.game.moves import OUT
from red7.game.sight import sight
from red7.game.text.line import parse_position

NODES = 60
QUICK = ("random", "beginner", "casual", "skilled")


def played(names: tuple[str, ...], edition: str, options: Options, number: int) -> Match:
    bots = [bot_named(name) for name in names]
    match = Match(PlainSeed(numbered_seed(number)), len(names), EDITIONS[edition], options)
    dice = Dice(number)
    while not match.is_over:
        if match.round.phase == OVER:
            match.next_round()
        seat = int(match.round.seat)
        match.play(bots[seat].choose(match.sight(seat), match.round.moves(), dice, NODES))
    return match


@pytest.mark.parametrize(("edition", "players"), list(product(EDITIONS, (2, 3, 4))))
def test_bots_play_every_edition_and_mix_of_options_to_the_end(edition: str, players: int) -> None:
    for number, (draw, scoring, actions) in enumerate(product((False, True), repeat=3)):
        names = tuple(QUICK[(number + seat) % 4] for seat in range(players))
        assert played(names, edition, Options(draw, scoring, actions), number).is_over


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["expert", "master"])
def test_the_top_levels_play_every_edition_to_the_end(name: str, edition: str) -> None:
    """Against beginners, so that the rounds are short."""
    options = Options(draw=True, actions=True)
    assert played((name, "beginner"), edition, options, 1).is_over
    assert played((name, "beginner", "beginner"), edition, Options(), 2).is_over


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_and_budget_give_the_same_match(name: str) -> None:
    matches = [played((name, "beginner"), "intl-1.2", MODES["advanced"], 4) for _ in range(2)]
    assert matches[0].played == matches[1].played


def only_two_cards_help() -> Round:
    round_ = parse_position("intl-1.2 basic Y2 0 B7R4V2:O6V5O1/O7:I7I4V3Y1 - - play").round()
    assert [round_.text(round_.turns()[index]) for index in range(round_.turns().staying)] == ["B7p R4c"]
    return round_


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "beginner"])
def test_no_level_but_the_first_goes_out_by_oversight(name: str) -> None:
    round_ = only_two_cards_help()
    for seed in range(5):
        move = bot_named(name).choose(sight(round_, 0), round_.moves(), Dice(seed), NODES)
        assert str(move) == "B7p"


def test_a_beginner_overlooks_two_of_three_turns_of_two_cards() -> None:
    round_ = only_two_cards_help()
    moves = [
        bot_named("beginner").choose(sight(round_, 0), round_.moves(), Dice(seed), NODES)
        for seed in range(300)
    ]
    assert {str(move) for move in moves} == {"B7p", "out"}
    assert 170 < moves.count(OUT) < 230  # about 200


def spent(bot: Master, nodes: int) -> str:
    round_ = Round.shuffled(Dice(9))
    return str(bot.choose(sight(round_, int(round_.seat)), round_.moves(), Dice(9), nodes))


def test_a_master_without_time_plays_what_it_has_found_and_says_so() -> None:
    hurried, patient = Master(seconds=0.0), Master(seconds=3600.0)
    spent(hurried, 1_000_000)
    assert (hurried.cut, patient.cut) == (1, 0)
    assert spent(patient, 500) == spent(Master(), 500)
    assert patient.cut == 0


def test_an_expert_makes_no_use_of_more_than_a_few_nodes() -> None:
    assert Expert().budget(100) == 100
    assert Expert().budget(MEASURING_NODES) == Expert().budget(PLAYING_NODES) < MEASURING_NODES
    assert spent(Expert(), MEASURING_NODES) == spent(Expert(), PLAYING_NODES)


def test_a_casual_player_minds_its_cards_every_other_time() -> None:
    """One card is enough here, and a thrifty player never spends two."""
    round_ = parse_position("intl-1.2 basic R 0 R7O7Y7G7:R4/V1V2:O5 - - play").round()
    two = {"casual": 0, "skilled": 0}
    for name in two:
        for seed in range(200):
            trial, dice = round_.copy(), Dice(seed)
            while trial.phase != OVER and trial.seat == 0:
                trial.play(bot_named(name).choose(sight(trial, 0), trial.moves(), dice, NODES))
            two[name] += int(trial.hands[0]).bit_count() < 3
    assert two["skilled"] == 0
    assert 60 < two["casual"] < 180


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidError, match="master"):
        bot_named("grandmaster")

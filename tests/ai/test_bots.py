"""Every bot plays every game to its end, the same way from the same seed."""

from itertools import pairwise, product

import pytest

from red7.ai.analysis import search_steps
from red7.ai.bots import (
    LEVELS,
    MEASURING_NODES,
    PLAYING_NODES,
    Bot,
    Expert,
    Master,
    bot,
    moves_of,
    play_turn,
)
from red7.ai.candidates import Fate, candidates
from red7.game.editions import EDITIONS, MODES, Options
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError, InvalidError
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.round import Round
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import Sight, sight
from red7.game.steps import finish
from red7.game.turns import Turn
from red7.game.worlds import Worlds

NODES = 60
QUICK = ("random", "beginner", "casual", "skilled")


def played(names: tuple[str, ...], edition: str, options: Options, number: int) -> Match:
    bots = [bot(name, NODES) for name in names]
    match = Match(PlainSeed(numbered_seed(number)), len(names), EDITIONS[edition], options)
    dice = Dice(number)
    while not match.is_over:
        if match.round.is_over:
            match.next_round()
        play_turn(bots[match.round.turn], match, dice)
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
    round_ = Position.parse("intl-1.2 basic Y2 0 B7R4V2:O6V5O1/O7:I7I4V3Y1 - - play").round()
    assert [round_.text(round_.turns()[index]) for index in range(round_.turns().staying)] == ["B7p R4c"]
    return round_


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "beginner"])
def test_no_level_but_the_first_goes_out_by_oversight(name: str) -> None:
    round_ = only_two_cards_help()
    for seed in range(5):
        assert str(bot(name, NODES).turn(sight(round_, 0), Dice(seed))) == "B7p R4c"


def test_a_beginner_overlooks_two_of_three_turns_of_two_cards() -> None:
    round_ = only_two_cards_help()
    turns = [str(bot("beginner").turn(sight(round_, 0), Dice(seed))) for seed in range(300)]
    assert set(turns) == {"B7p R4c", "out"}
    assert 170 < turns.count("out") < 230  # about 200


def opening(player: Master) -> Turn:
    """What a bot plays in the same round with the same dice."""
    round_ = Round.deal(Dice(9))
    return player.turn(sight(round_, round_.turn), Dice(9))


def test_a_master_without_time_plays_what_it_has_found_and_says_so() -> None:
    hurried, patient = Master(1_000_000, seconds=0.0), Master(500, seconds=3600.0)
    opening(hurried)
    assert opening(patient) == opening(Master(500))
    assert (hurried.cut, patient.cut) == (1, 0)


def test_an_expert_makes_no_use_of_more_than_a_few_nodes() -> None:
    round_ = Round.deal(Dice(9))
    spent = []
    for nodes in (100, MEASURING_NODES, PLAYING_NODES):
        search = Expert(nodes).search(sight(round_, round_.turn), Dice(9))
        finish(search_steps(search))
        spent.append(int(search.spent))
    assert spent[0] <= spent[1] == spent[2] < MEASURING_NODES


def test_a_casual_player_minds_its_cards_every_other_time() -> None:
    """One card is enough here, and a thrifty player never spends two."""
    round_ = Position.parse("intl-1.2 basic R 0 R7O7Y7G7:R4/V1V2:O5 - - play").round()
    two = {"casual": 0, "skilled": 0}
    for name in two:
        for seed in range(200):
            trial = round_.copy()
            trial.play(bot(name).turn(sight(trial, 0), Dice(seed)))
            two[name] += int(trial.hands[0]).bit_count() < 3
    assert two["skilled"] == 0
    assert 60 < two["casual"] < 180


def test_a_beginner_may_throw_a_card_away_after_laying_one_down() -> None:
    seen = sight(Position.parse("intl-1.2 basic R 0 R7O7Y7G7:R4/V1V2:O5 - - play").round(), 0)
    turns = [bot("beginner").turn(seen, Dice(seed)) for seed in range(100)]
    wasted = sum(len(turn.moves) == 2 for turn in turns)
    assert 20 < wasted < 95


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_every_level_draws_the_card_that_a_discard_earns(name: str) -> None:
    seen = sight(Position.parse("intl-1.2 draw R 0 R7O7O5:V5/R1G1:R6 G2G3 - play").round(), 0)
    for seed in range(10):
        text = str(bot(name, NODES).turn(seen, Dice(seed)))
        assert text.endswith("+") or not text.endswith("c"), text


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidError, match="master"):
        bot("grandmaster")


# A turn, and its part up to a revealed card


class Counting:
    """Plays as another bot does, and counts how often it is asked."""

    name = "counting"

    def __init__(self, other: Bot) -> None:
        self.other = other
        self.asked = 0

    def turn(self, sight: Sight, dice: Dice) -> Turn:
        self.asked += 1
        return self.other.turn(sight, dice)


@pytest.mark.parametrize("mode", ["basic", "draw", "draw+actions"])
@pytest.mark.parametrize("name", ["random", "skilled", "expert", "master"])
def test_a_bot_is_asked_once_for_a_turn_and_once_more_after_a_revealed_card(name: str, mode: str) -> None:
    revealed = 0
    for number in range(4):
        counting = Counting(bot(name, NODES))
        match = Match(PlainSeed(numbered_seed(number)), 2, options=Options.parse(mode))
        while not match.is_over:
            play_turn(counting, match, Dice(number))
        turns = match.played[0].turns
        threes = sum(reveals(turn.text) for turn in turns)
        assert counting.asked == len(turns) + threes
        revealed += threes
    assert (revealed > 0) == (mode == "draw+actions")


def reveals(text: str) -> bool:
    """Whether a 3 draws in a turn: right after a card was played."""
    return any(step.endswith("p") and after.endswith("+") for step, after in pairwise(text.split()))


def test_an_answer_is_played_up_to_the_card_that_a_3_reveals() -> None:
    round_ = Position.parse("intl-1.2 actions R 0 V3V7:B4/G2G1:R6Y5 O4V6R2I5G6 - play").round()
    seen = sight(round_, 0)
    whole = [turn for turn in round_.turns() if str(turn).startswith("V3p ")]
    assert len({str(turn) for turn in whole}) > 1
    assert {moves_of(turn, seen) for turn in whole} == {(Move.parse("V3p"),)}
    round_.play(Move.parse("V3p"))
    assert [str(move) for move in moves_of(Turn(0), sight(round_, 0))] == ["."]


def test_a_turn_that_does_not_end_by_itself_is_ended() -> None:
    """A discard may earn a card: who does not draw it says so."""
    seen = sight(Position.parse("intl-1.2 draw R 0 R7O7O5:V5/R1G1:R6 G2G3 - play").round(), 0)
    texts = {str(turn): moves_of(turn, seen) for turn in Worlds(seen).sample(Dice(0)).turns()}
    assert [str(move) for move in texts["R7p"]] == ["R7p", "."]
    assert [str(move) for move in texts["R7p O7c"]] == ["R7p", "O7c", "."]
    assert [str(move) for move in texts["R7p O7c ??+"]] == ["R7p", "O7c", "+"]
    assert [str(move) for move in texts["out"]] == ["out"]


def test_an_illegal_answer_is_refused() -> None:
    seen = sight(only_two_cards_help(), 0)
    with pytest.raises(IllegalError, match="V5"):
        moves_of(Turn.of([Move.parse("V5p")], False), seen)


def test_a_level_asked_with_a_match_looks_at_no_more_than_the_seat_may_see() -> None:
    match = Match(PlainSeed(numbered_seed(3)), 3, options=MODES["expert"])
    seat = match.round.turn
    for name in LEVELS:
        assert bot(name, NODES).turn(match, Dice(1)) == bot(name, NODES).turn(match.sight(seat), Dice(1))
        assert bot(name, NODES).turn(match) == bot(name, NODES).turn(match)


# Sure turns and gambles

# The R7 is sure to keep seat 0 in; the O3 needs one of 6, or of 2, among 8 cards that it may draw.
GAMBLES = [
    "intl-1.2 draw+actions R 0 O3R7B1:B4/G2G1V4:O7Y5 O4V6R2I5G6 - play",
    "intl-1.2 draw+actions R 0 O3R7B2:B4B6/G2G1V4:R6Y5Y6 O4V6R2I5G6 - play",
]


@pytest.mark.parametrize("position", GAMBLES)
@pytest.mark.parametrize("name", ["casual", "skilled", "expert"])
def test_a_sure_turn_is_preferred_to_a_gamble_on_a_3(name: str, position: str) -> None:
    seen = sight(Position.parse(position).round(), 0)
    fates = {str(one.turn): one.fate for one in candidates(seen)}
    assert {Fate.IN, Fate.GAMBLE} <= set(fates.values())
    for seed in range(30):
        assert fates[str(bot(name).turn(seen, Dice(seed)))] is Fate.IN


@pytest.mark.parametrize("name", ["casual", "skilled", "expert", "master"])
def test_nobody_draws_a_known_card_that_does_not_help(name: str) -> None:
    """R7 keeps seat 0 in; V3 would draw B5, which a 7 has put on the deck before all eyes."""
    seen = sight(Position.parse("intl-1.2 actions R 0 R7V3:B4/G2G1:R6Y5 O4V6R2I5*B5 - play").round(), 0)
    fates = {str(one.turn): one.fate for one in candidates(seen)}
    assert fates["V3p ??+"] is Fate.OUT
    assert Fate.IN in fates.values()
    for seed in range(20):
        assert fates[str(bot(name, NODES).turn(seen, Dice(seed)))] is Fate.IN


@pytest.mark.parametrize("name", ["casual", "skilled", "expert", "master"])
def test_whoever_has_nothing_but_a_gamble_takes_it(name: str) -> None:
    seen = sight(Position.parse("intl-1.2 actions R 0 V3:B4/G2:R6R7 O4V6R2I5G1 - play").round(), 0)
    assert {one.fate for one in candidates(seen)} == {Fate.GAMBLE, Fate.OUT}
    turns = {str(bot(name).turn(seen, Dice(seed))) for seed in range(30)}
    assert any(turn.startswith("V3p") for turn in turns)


@pytest.mark.parametrize("name", ["random", *LEVELS])
def test_no_bot_plays_on_when_the_round_is_over(name: str) -> None:
    over = Position.parse("intl-1.2 basic R 0 R7:G5/!I3:O6 - - over")
    with pytest.raises(IllegalError, match="over"):
        bot(name).turn(sight(over, 0))

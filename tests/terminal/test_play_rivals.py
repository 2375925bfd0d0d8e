"""The computer players: always legal, and the greedy one looks only at what its seat may know."""

import pytest

from red7.game.canvas import leader
from red7.game.deal import PlainSeed, numbered_seed
from red7.game.dice import Dice
from red7.game.editions import EDITIONS, Options
from red7.game.match import Match
from red7.game.moves import OUT
from red7.game.round import Round
from red7.game.sight import sight
from red7.game.state import OVER
from red7.terminal.rivals import LEVELS, greedy
from red7.terminal.story import Story
from red7.words import Words


@pytest.mark.parametrize("level", ["random", "greedy", "casual"])
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_computer_players_finish_a_match(level: str, edition: str) -> None:
    match = Match(PlainSeed(numbered_seed(2)), 2, EDITIONS[edition], Options.parse("expert"))
    story = Story(match, None)
    dice = Dice(1)
    while not match.is_over:
        while match.round.phase != OVER:
            for move in LEVELS[level](match.round, dice):
                story.play(move)
        assert len(story.lines) >= len(match.played[-1].turns)
        if not match.is_over:
            match.next_round()
            story.new_round()
    assert max(match.points) > 0


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_greedy_player_cannot_see_hidden_cards(mode: str) -> None:
    for seed in range(40):
        real = Round.shuffled(Dice(seed), 3, options=Options.parse(mode))
        other = sight(real, int(real.seat)).sample(Dice(seed + 1000))
        assert greedy(other, Dice(5)) == greedy(real, Dice(5))


def test_the_greedy_player_stays_in_where_it_can() -> None:
    for seed in range(40):
        round_ = Round.shuffled(Dice(seed), 2)
        seat = round_.seat
        assert round_.turns().staying  # one of seven cards always does at the start of a basic round
        for move in greedy(round_, Dice(0)):
            assert move is not OUT
            round_.play(move)
        assert round_.is_in(seat)
        assert leader(list(round_.palettes), int(round_.canvas % 7)) == seat


def test_a_viewer_is_told_only_the_cards_it_may_know() -> None:
    match = Match(PlainSeed(numbered_seed(7)), 2, options=Options(draw=True))
    twin = Match(PlainSeed(numbered_seed(7)), 2, options=Options(draw=True))
    told = (Story(match, 0), Story(twin, 1))
    words = Words(names=("Ann", "Ben"))
    dice = Dice(3)
    while match.round.phase != OVER:
        for move in greedy(match.round, dice):
            told[0].play(move)
            told[1].play(move)
    lines = zip(*([words.render(line) for line in story.lines] for story in told), strict=True)
    drawing = [(mine, theirs) for mine, theirs in lines if "draws" in mine]
    assert drawing
    for mine, theirs in drawing:
        hidden, open_ = (theirs, mine) if mine.startswith("Ann") else (mine, theirs)
        assert hidden.endswith("draws a card.")
        assert not open_.endswith("draws a card.")


def test_every_level_of_bots_can_be_played_against() -> None:
    assert set(LEVELS) >= {"beginner", "casual", "skilled", "expert", "master"}
    round_ = Round.shuffled(Dice(1))
    for name in ("expert", "master"):
        assert LEVELS[name](round_, Dice(1))[0] in round_.moves()

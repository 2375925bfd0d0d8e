"""Computer players at the terminal: matches end, and nobody is told what only they may know."""

import pytest

from red7.ai.bots import bot, play_turn
from red7.game.editions import EDITIONS, Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.seeds import PlainSeed, numbered_seed
from red7.speech.words import Words
from red7.terminal.narration import Narration


@pytest.mark.parametrize("level", ["random", "casual", "skilled"])
@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_computer_players_finish_a_match(level: str, edition: str) -> None:
    match = Match(PlainSeed(numbered_seed(2)), 2, EDITIONS[edition], Options.parse("expert"))
    story = Narration(match, None)
    dice = Dice(1)
    while not match.is_over:
        while not match.round.is_over:
            play_turn(bot(level, 100), match, dice, story.play)
        assert len(story.lines) >= len(match.played[-1].turns)
        if not match.is_over:
            match.next_round()
            story.new_round()
    assert max(match.points) > 0


def test_a_viewer_is_told_only_the_cards_it_may_know() -> None:
    match = Match(PlainSeed(numbered_seed(7)), 2, options=Options(draw=True))
    twin = Match(PlainSeed(numbered_seed(7)), 2, options=Options(draw=True))
    stories = (Narration(match, 0), Narration(twin, 1))
    words = Words(names=("Ann", "Ben"))
    dice = Dice(3)

    def both(move: Move) -> None:
        for story in stories:
            story.play(move)

    while not match.round.is_over:
        play_turn(bot("skilled"), match, dice, both)
    lines = zip(*([words.render(line) for line in story.lines] for story in stories), strict=True)
    drawing = [(mine, theirs) for mine, theirs in lines if "draws" in mine]
    assert drawing
    for mine, theirs in drawing:
        hidden, open_ = (theirs, mine) if mine.startswith("Ann") else (mine, theirs)
        assert hidden.endswith("draws a card.")
        assert not open_.endswith("draws a card.")

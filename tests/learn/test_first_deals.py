"""A first game can be won, and does not end with its first turn."""

import pytest
from support.long_run import LONG

from red7.ai.analysis import analyse
from red7.game.editions import EDITIONS
from red7.learn.first_deals import NUMBERS, first_deal

SOME = range(len(NUMBERS)) if LONG else range(2)


@pytest.mark.parametrize("number", SOME)
def test_the_best_turn_of_a_first_deal_is_likely_to_win(number: int) -> None:
    best = analyse(first_deal(number, "intl-1.2"), seed=number, nodes=8_000 if LONG else 1_500).turns[0]
    assert best.chance > 0.5


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_beginner_has_an_answer_to_every_first_turn(edition: str) -> None:
    for number in SOME:
        round_ = first_deal(number, edition).round()
        assert round_.turn == 0
        turns = round_.turns()
        for place in range(turns.staying):
            after = round_.copy()
            after.play(turns[place])
            answers = after.turns()
            assert any(len(answers[one].moves) == 1 for one in range(answers.staying))

"""The tree: turns by the rules, the same answer by the same dice, and the winning turn where all is known."""

import pytest

from red7.ai.monte_carlo import choices
from red7.ai.research.tree import Tree
from red7.ai.stakes import Prize, prize_of
from red7.game.editions import EDITIONS, MODES
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.position import Position
from red7.game.round import Round
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.sight import sight


def test_where_all_is_known_the_winning_turn_is_tried_most() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 O7Y1:V5/R2:R6 - - play").round()
    best = Tree(sight(round_, 0), Dice(1), Prize()).best(300)
    assert best is not None
    assert best.chance == 1
    after = round_.kernel.copy()
    after.carry_out(best.code)
    assert not int(after.turns().staying), "the rival has no answer"


def test_who_cannot_stay_in_has_no_choice() -> None:
    round_ = Position.parse("intl-1.2 basic R 0 R1:V5/R6:R7 - - play").round()
    assert Tree(sight(round_, 0), Dice(1), Prize()).best(100) is None


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_dice_and_nodes_give_the_same_choice_which_is_one_there_is(edition: str, mode: str) -> None:
    match = Match(PlainSeed(numbered_seed(3)), 3, EDITIONS[edition], MODES[mode])
    seen = match.sight(match.round.turn)
    answers = []
    for _ in range(2):
        tree = Tree(seen, Dice(7), prize_of(seen))
        best = tree.best(200)
        assert best is not None
        assert tree.nodes >= 200
        answers.append((int(best.code), best.tries, best.won))
    assert answers[0] == answers[1]
    possible = {int(choice.code) for choice in choices(match.round.kernel)}
    assert answers[0][0] in possible | {0}, "to give up may serve a match with points"


def test_more_nodes_are_more_tries_of_the_best() -> None:
    seen = sight(Round.deal(Dice(4)), 0)
    few, many = (Tree(seen, Dice(7), Prize()).best(nodes) for nodes in (100, 1_000))
    assert few is not None
    assert many is not None
    assert many.tries > few.tries

"""What else could have been played agrees with the review, also where the mistake came after a draw."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from red7.ai.analysis import analyse
from red7.ai.review.costliest import costliest
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.moments import Moment, moments
from red7.ai.review.options import TurnOptions, as_judged, option_steps
from red7.ai.review.review import TurnReview, judge_steps, review, review_turn
from red7.game.engine.turns import three_drew
from red7.game.record.record import Record
from red7.game.steps import finish
from red7.game.turns import Turn

MATCHES = Path(__file__).parents[2] / "golden/matches"
NODES = 60


def judge_turn(moment: Moment, number: int, seed: int, nodes: int) -> TurnReview:
    return finish(judge_steps(moment, number, seed, nodes))


def options_at(moment: Moment, judged: JudgedTurn, number: int, seed: int, nodes: int) -> TurnOptions:
    return finish(option_steps(moment, judged, number, seed, nodes))


@pytest.mark.parametrize("name", ["intl-1.2_draw+actions_3", "es-1.3_draw_3"])
def test_the_best_turn_and_the_one_played_have_the_chances_of_the_review(name: str) -> None:
    record = Record.parse((MATCHES / f"{name}.red7").read_text("utf-8"))
    for number, moment in islice(enumerate(moments(record)), 14):
        judged = judge_turn(moment, number, 0, NODES)
        options = options_at(moment, judged, number, 0, NODES)
        chances = {one.text: one.chance for one in options.turns}
        best = options.turns[0]
        assert best.text == (options.played if judged.best == judged.text else judged.best)
        assert (best.chance, chances[options.played]) == (judged.best_chance, judged.chance)
        assert best.chance == max(chances.values())


@pytest.mark.parametrize("name", ["intl-1.2_draw+actions_3", "es-1.3_draw_3"])
def test_a_position_looked_into_once_more_has_the_chances_of_its_review(name: str) -> None:
    record = Record.parse((MATCHES / f"{name}.red7").read_text("utf-8"))
    after_draw = 0
    for number, moment in islice(enumerate(moments(record)), 20):
        judged = judge_turn(moment, number, 0, NODES)
        looked = analyse(moment.seen, seed=7, nodes=NODES).turns
        best, *others = as_judged(looked, judged)
        played = Turn(moment.plan if three_drew(moment.code) else moment.code)
        if judged.best != judged.text and judged.best.startswith(str(played).removesuffix(" ??+")):
            after_draw += 1  # of what came before the draw it says nothing
            assert (best, *others) == looked
            continue
        assert (best.chance, best.error) == (judged.best_chance, 0)
        assert best.text == (str(played) if judged.best == judged.text else judged.best)
        assert all(one.chance <= best.chance for one in others)
        assert judged.chance in {one.chance for one in (best, *others) if one.text == str(played)}
    assert after_draw < 5


def test_a_mistake_after_a_draw_is_compared_with_what_could_still_be_played_then() -> None:
    record = Record.parse((MATCHES / "intl-1.2_draw+scoring+actions_2.red7").read_text("utf-8"))
    number, moment = next(
        (number, one) for number, one in enumerate(moments(record)) if one.entry.text == "O3p I3+ V7c"
    )
    judged = judge_turn(moment, number, 0, NODES)
    options = options_at(moment, judged, number, 0, NODES)
    assert options.turns[0].text == judged.best
    assert judged.best.startswith("O3p I3+ ")
    assert options.played == "O3p I3+ V7c"
    assert any(not one.text.startswith("O3p") for one in options.turns), "the others are there as well"


def test_a_review_of_an_earlier_version_writes_the_best_turn_otherwise() -> None:
    """It said as well which card the discard would have drawn."""
    record = Record.parse((MATCHES / "intl-1.2_draw+scoring+actions_2.red7").read_text("utf-8"))
    number, moment = next(
        (number, one) for number, one in enumerate(moments(record)) if one.entry.text == "O3p I3+ V7c"
    )
    judged = judge_turn(moment, number, 0, NODES)
    earlier = replace(judged, best=moment.before.text(Turn.parse(judged.best)))
    assert earlier.best != judged.best
    assert options_at(moment, earlier, number, 0, NODES) == options_at(moment, judged, number, 0, NODES)


def test_a_turn_is_judged_alike_with_and_without_what_comes_after_it() -> None:
    record = Record.parse((MATCHES / "es-1.3_draw_3.red7").read_text("utf-8"))
    for number, moment in islice(enumerate(moments(record)), 4):
        one, other = [how(moment, number, 0, NODES) for how in (judge_turn, review_turn)]
        assert (one.best, one.chance, one.best_chance, one.mark, one.reasons) == (
            other.best,
            other.chance,
            other.best_chance,
            other.mark,
            other.reasons,
        )
        assert one.chances == one.open_chances == ()


def test_the_costliest_turn_is_the_latest_of_those_that_cost_the_most() -> None:
    turns = review(Record.parse((MATCHES / "es-1.3_draw_3.red7").read_text("utf-8")), 0, NODES).turns
    for seat in range(3):
        bad = [turn for turn in turns if turn.seat == seat and turn.mark != "good"]
        worst = costliest(turns, seat)
        assert worst == (max(bad, key=lambda turn: (turn.loss, turn.turn)) if bad else None)
    assert costliest([], 0) is None

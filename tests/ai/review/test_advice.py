"""A hint and the review of the turn that follows it name one best turn, with one chance."""

from red7.ai.review.advice import advice_steps
from red7.ai.review.moments import moments
from red7.ai.review.review import judge_steps
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.sight import sight
from red7.game.steps import finish

NODES = 600


def test_the_review_of_advice_that_was_taken_says_the_same() -> None:
    match = Match.deal(5, players=3)
    number = 0
    while not match.is_over:
        best, *others = finish(advice_steps(match.sight(match.round.turn), number, 0, NODES, NODES)).turns
        assert all(one.chance <= best.chance for one in others)
        match.play(best.text)
        *_, moment = moments(Record.of(match))
        judged = finish(judge_steps(moment, number, 0, NODES))
        assert (judged.best, judged.chance) == (best.text, best.chance)
        number += 1
    assert number > match.players


def test_where_no_turn_keeps_the_seat_in_the_turns_are_listed_all_the_same() -> None:
    lost = Position.parse("intl-1.2 basic R 0 B5:V2/G1:R7 - - play")
    turns = finish(advice_steps(sight(lost.round(), 0), 0, 0, NODES, NODES)).turns
    assert {one.text: one.chance for one in turns} == {"B5p": 0.0, "out": 0.0}

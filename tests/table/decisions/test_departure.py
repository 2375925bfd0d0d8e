"""People who leave a match and come back, and computer players that play on for them."""

import pytest
from support.clubs import clocked, three
from support.table_driver import ANN, BOB, EVE, SYSTEM, Club, refusal

from red7.table.commands import (
    BotPlay,
    ComeBack,
    Leave,
    Play,
    StandIn,
    StartMatch,
)
from red7.table.deadlines import due
from red7.table.events import (
    CameBack,
    Closed,
    Left,
    StoodIn,
    TimedOut,
)
from red7.table.settings import Settings
from red7.table.table import Phase
from red7.table.views.history import history, public_event


def test_a_seat_that_was_left_in_an_earlier_version_waits_for_its_person() -> None:
    club = three()
    club.take([Left(seat=0)])
    assert refusal(club, ANN, Leave()) == "table-no-seat"
    assert refusal(club, ANN, Play(seat=0, text="R6p")) == "table-away"
    assert refusal(club, EVE, ComeBack(seat=0)) == "table-not-your-seat"
    assert club.do(ANN, ComeBack(seat=0)) == [CameBack(seat=0)]
    assert refusal(club, ANN, ComeBack(seat=0)) == "table-here"
    club.play("R6p")


@pytest.mark.parametrize("phase", [Phase.DEALING, Phase.PLAYING, Phase.FINISHED])
def test_whoever_leaves_bots_alone_closes_the_table(phase: Phase) -> None:
    club = Club(Settings(players=3, bots=(None, "casual", "casual")))
    club.do(ANN, StartMatch())
    if phase is not Phase.DEALING:
        club.come_due()
    if phase is Phase.FINISHED:
        club.play_match()
    assert club.table.phase is phase
    assert club.do(ANN, Leave()) == [Left(seat=0), Closed(reason="left")]
    assert due(club.table) is None


def test_who_leaves_one_of_several_seats_on_a_device_does_not_close_the_table() -> None:
    club = Club(Settings(device=True))
    club.deal()
    assert club.do(ANN, Leave(seat=0)) == [Left(seat=0)]
    assert club.do(ANN, Leave(seat=1)) == [Left(seat=1), Closed(reason="left")]


def test_others_may_let_a_bot_play_for_one_who_left_in_an_earlier_version() -> None:
    club = three()
    assert refusal(club, BOB, StandIn(seat=0, level="casual")) == "table-here"
    club.take([Left(seat=0)])
    assert refusal(club, EVE, StandIn(seat=0, level="casual")) == "table-no-seat"
    assert refusal(club, BOB, StandIn(seat=0, level="genius")) == "bot"
    assert refusal(club, BOB, StandIn(seat=1, level="casual")) == "table-here"
    assert club.do(BOB, StandIn(seat=0, level="casual")) == [StoodIn(seat=0, level="casual")]
    assert refusal(club, BOB, StandIn(seat=0, level="casual")) == "table-bot-there"
    assert club.table.bot_to_move == (0, "casual")
    club.do(ANN, ComeBack(seat=0))
    assert club.table.bot_to_move is None
    assert not club.table.seats[0].left


def test_others_may_let_a_bot_play_for_one_whose_time_is_up_again_and_again() -> None:
    club = clocked(players=3)
    late = club.table.mover
    assert late is not None
    other = club.on((late + 1) % 3)
    for times in (1, 2):
        assert refusal(club, other, StandIn(seat=late, level="casual")) == "table-here"
        club.take([TimedOut(seat=late)])
        assert club.table.seats[late].timeouts == times
    club.do(other, StandIn(seat=late, level="casual"))
    assert club.table.bot_to_move == (late, "casual")
    assert club.table.deadline is None


def test_a_turn_that_a_bot_played_for_a_person_is_told_as_such() -> None:
    club = three()
    club.take([Left(seat=0)])
    club.do(BOB, StandIn(seat=0, level="casual"))
    [played] = club.do(SYSTEM, BotPlay(seat=0, text="R6p"))
    assert public_event(club.table, played, 0).stand_in
    club.play("out")
    assert [turn.stand_in for turn in history(club.table, 0)] == [True, False]

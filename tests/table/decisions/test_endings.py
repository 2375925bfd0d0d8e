"""What follows a round and a match: who is waited for, for how long, and who keeps a seat."""

from support.rules.positions import table as position
from support.table_driver import ANN, BOB, CAT, EVE, SECOND, SYSTEM, Club, refusal

from red7.table.commands import (
    AutoNextRound,
    ComeBack,
    Extend,
    Hold,
    Leave,
    NextRound,
    Rematch,
    Sit,
    StandIn,
)
from red7.table.deadlines import IDLE_PLAYING, due
from red7.table.events import Asked, Held, Hosted, Left, NextDealt, Released, Rematched, StoodIn
from red7.table.settings import Pace, Settings
from red7.table.table import Phase


def between(*bots: str | None, device: bool = False) -> Club:
    """A table after its first round."""
    club = Club(Settings(options="scoring", bots=bots, device=device))
    club.deal()
    club.put(position("R7O3G4:B1/V2V1:O6", options="scoring"))
    if bots:
        club.play("out")
    else:
        club.play("R7p")
        club.play("out")
    assert club.table.phase is Phase.BETWEEN
    return club


def test_nobody_alone_with_computers_is_hurried_into_the_next_round() -> None:
    club = between(None, "casual")
    assert due(club.table) is not None
    assert club.table.deadline is None
    assert (due(club.table) or (0,))[0] == club.table.last_at + IDLE_PLAYING
    club.wait(3600)
    assert refusal(club, SYSTEM, AutoNextRound()) == "table-early"
    assert club.do(ANN, NextRound()) == [NextDealt()]


def test_people_who_share_a_device_are_not_hurried_either() -> None:
    assert between(device=True).table.deadline is None


def test_who_stays_alone_after_a_round_is_hurried_no_longer_until_the_other_is_back() -> None:
    club = between()
    assert club.table.deadline == club.now + 20 * SECOND
    club.take([Left(seat=1)])  # as it was possible in earlier versions
    assert club.table.deadline is None
    club.wait(60)
    club.do(BOB, ComeBack(seat=1))
    assert club.table.deadline == club.now + 5 * SECOND
    club.take([Left(seat=1)])
    club.do(ANN, StandIn(seat=1, level="casual"))
    assert club.table.deadline is None


def test_each_may_hold_the_next_round_for_two_minutes() -> None:
    club = between()
    club.wait(10)
    began = club.now
    assert refusal(club, EVE, Hold(seat=0)) == "table-not-your-seat"
    assert refusal(club, ANN, Hold(seat=0, on=False)) == "table-no-hold"
    assert club.do(ANN, Hold(seat=0)) == [Held(seat=0)]
    assert refusal(club, ANN, Hold(seat=0)) == "table-no-hold"
    assert club.table.deadline == began + 120 * SECOND
    club.wait(60)
    club.do(BOB, Hold(seat=1))
    assert club.table.deadline == club.now + 120 * SECOND
    assert refusal(club, ANN, NextRound()) == "table-held", "another one is still looking"
    assert club.do(BOB, Hold(seat=1, on=False)) == [Released(seat=1)]
    assert club.table.deadline == began + 120 * SECOND
    club.do(ANN, Hold(seat=0, on=False))
    assert club.table.deadline == club.now + 5 * SECOND
    club.do(ANN, Hold(seat=0))
    assert club.table.deadline == began + 120 * SECOND, "two minutes in all"
    assert club.come_due() == [NextDealt()]
    assert club.now == began + 120 * SECOND
    assert (club.table.held, club.table.holds) == ((), {})
    assert refusal(club, ANN, Hold(seat=0)) == "table-not-between"


def test_who_has_held_for_two_minutes_may_not_hold_again() -> None:
    club = between()
    club.do(ANN, Hold(seat=0))
    club.wait(1)
    club.do(BOB, Hold(seat=1))
    club.do(ANN, Hold(seat=0, on=False))
    club.wait(119)
    assert refusal(club, ANN, Hold(seat=0)) == "table-no-hold"


def test_time_the_server_lost_is_not_taken_from_a_hold() -> None:
    club = between()
    club.do(ANN, Hold(seat=0))
    until = club.table.deadline
    assert until is not None
    club.do(SYSTEM, Extend(ms=7 * SECOND))
    club.do(BOB, Hold(seat=1))
    club.do(BOB, Hold(seat=1, on=False))
    assert club.table.deadline == until + 7 * SECOND


def test_who_leaves_holds_nothing_up() -> None:
    club = Club(Settings(players=3, options="scoring"))
    club.deal()
    club.put(position("R7O3G4:B1/V2V1:O6/G2:V3", options="scoring"))
    for text in ("R7p", "out", "out"):
        club.play(text)
    club.do(ANN, Hold(seat=0))
    club.do(ANN, Leave())
    assert club.table.held == ()
    assert club.do(BOB, NextRound()) == [NextDealt()]


# After a match


def finished_late() -> Club:
    """A match of three that ended while a computer played for Ann."""
    club = Club(Settings(players=3, pace=Pace(seconds=30, timeout="bot")))
    club.deal()
    while club.table.mover != 0:
        club.play("out")
        if club.table.phase is Phase.FINISHED:
            raise AssertionError("Ann has never been to move")
    assert StoodIn(seat=0, level="casual") in club.come_due()
    while club.table.phase is not Phase.FINISHED:
        mover = club.table.mover
        if mover == 0:
            club.come_due()
        else:
            club.play("out")
    return club


def test_who_is_late_may_ask_for_another_match_and_keeps_the_seat() -> None:
    club = finished_late()
    assert club.table.seats[0].is_here, "the stand-in went with the match"
    assert club.do(BOB, Rematch(seat=1)) == [Asked(seat=1)]
    assert club.do(CAT, Rematch(seat=2)) == [Asked(seat=2)]
    assert [type(event) for event in club.do(ANN, Rematch(seat=0))][:2] == [Asked, Rematched]
    assert club.table.phase is Phase.DEALING


def test_who_still_looks_at_the_last_match_keeps_the_seat_in_the_next() -> None:
    club = finished_late()
    club.do(BOB, Rematch(seat=1))
    club.do(CAT, Rematch(seat=2))
    assert club.do(ANN, Hold(seat=0)) == [Held(seat=0)]
    assert club.come_due() == [Rematched()]
    assert club.table.phase is Phase.WAITING, "nobody is made to play"
    assert [seat.guest for seat in club.table.seats] == ["cat", "ann", "bob"]
    assert club.table.host == "ann"


def test_who_does_not_answer_and_is_not_there_frees_the_seat() -> None:
    club = finished_late()
    club.do(BOB, Rematch(seat=1))
    club.do(CAT, Rematch(seat=2))
    assert club.come_due() == [Left(seat=0), Rematched(), Hosted(seat=2)]
    assert [seat.guest for seat in club.table.seats] == ["cat", None, "bob"]


def test_another_quick_match_begins_with_the_last_seat_that_is_taken() -> None:
    club = Club(Settings(quick=True))
    club.do(BOB, Sit())
    club.come_due()
    club.play_match()
    club.do(BOB, Rematch(seat=1))
    club.come_due()
    assert club.table.match_number == 1
    club.do(EVE, Sit())
    assert club.table.phase is Phase.DEALING
    assert club.table.match_number == 2

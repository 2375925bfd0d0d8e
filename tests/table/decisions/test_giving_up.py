"""Who leaves a match with other people gives it up, and nobody can take a match from others."""

import pytest
from support.table_driver import ANN, BOB, CAT, SYSTEM, Club, everything, refusal

from red7.game.record.verification import verify
from red7.host.tables.summaries import MatchLine, match_line, played_by
from red7.table.commands import Close, ComeBack, Leave, Rematch, StandIn, StartMatch, TimeUp
from red7.table.decisions.asker import Who
from red7.table.events import CameBack, Closed, Hosted, Left, Rematched, StoodIn
from red7.table.settings import Pace, Settings
from red7.table.table import Phase, Table
from red7.table.views.history import record
from red7.table.views.public import public_view


def dealt(players: int, *bots: str | None, **settings: object) -> Club:
    club = Club(Settings(players=players, bots=bots, **settings))  # type: ignore[arg-type]
    club.deal()
    return club


def lines(club: Club, who: Who, command: Leave | Close) -> dict[str, MatchLine]:
    """What the lists of matches get by a command, by guest."""
    before = club.table.copy()
    club.do(who, command)
    results = played_by("t", before, club.table, club.now)
    assert [result.won for result in results] == [match_line(result).won for result in results]
    return {result.guest: match_line(result) for result in results}


def test_of_two_the_other_has_won() -> None:
    club = dealt(2)
    kept = lines(club, ANN, Leave())
    assert (club.table.phase, club.table.winners, club.table.end) == (Phase.FINISHED, (1,), None)
    assert [(seat.won, seat.gave_up, seat.wins) for seat in public_view(club.table).seats] == [
        (False, True, 0),
        (True, False, 1),
    ]
    assert {guest: line.won for guest, line in kept.items()} == {"ann": False, "bob": True}
    assert [seat.gave_up for seat in kept["bob"].seats] == [True, False]
    assert everything(Table.replay(club.log)) == everything(club.table)


def test_the_record_of_a_match_that_was_given_up_is_good() -> None:
    club = dealt(2, options="advanced")
    club.do(BOB, Leave())
    left_over = record(club.table)
    assert left_over.abandoned
    assert verify(left_over).problems == ()


def test_who_gave_up_is_not_asked_for_another_match_but_may_come_back_for_one() -> None:
    club = dealt(2)
    club.do(ANN, Leave())
    again = club.table.copy()
    events = club.do(BOB, Rematch(seat=1))
    assert events[1:] == [Rematched(), Hosted(seat=0)]
    assert [seat.name for seat in club.table.seats] == ["Bob", ""]
    club.table = again
    assert club.do(ANN, ComeBack(seat=0)) == [CameBack(seat=0)]
    assert club.table.winners == (1,)


def test_of_more_a_computer_plays_the_seat_on_and_who_left_has_lost() -> None:
    club = dealt(3)
    mover = club.table.mover or 0
    leaver = club.on(mover)
    assert club.do(leaver, Leave()) == [
        Left(seat=mover, gives_up=True),
        StoodIn(seat=mover, level="casual"),
    ]
    assert club.table.bot_to_move == (mover, "casual")
    assert refusal(club, leaver, ComeBack(seat=mover)) == "table-gave-up"
    assert refusal(club, leaver, Leave()) == "table-no-seat"
    other = club.on((mover + 1) % 3)
    assert refusal(club, other, StandIn(seat=mover, level="casual")) == "table-bot-there"
    before = club.table.copy()
    for seat in range(3):
        if seat != mover:
            while club.table.mover != seat:
                club.come_due()
            club.play("out")
    assert club.table.winners == (mover,)
    assert club.table.seats[mover].wins == 0, "a computer has won there"
    results = {one.guest: one.won for one in played_by("t", before, club.table, club.now)}
    assert results == {"ann": False, "bob": False, "cat": False}


def test_when_all_have_given_up_the_table_is_closed_and_counts_for_them() -> None:
    club = dealt(3, None, "casual")
    club.do(club.on(0), Leave())
    kept = lines(club, club.on(2), Leave())
    assert (club.table.phase, club.table.end) == (Phase.CLOSED, "left")
    assert list(kept) == ["ann"], "Bob played against computers alone"


def test_a_lost_connection_is_not_leaving() -> None:
    club = dealt(2, pace=Pace(seconds=30, timeout="bot"))
    mover = club.table.mover or 0
    club.wait(30)
    assert club.do(SYSTEM, TimeUp())[1:] == [StoodIn(seat=mover, level="casual")]
    assert not club.table.seats[mover].gave_up
    assert club.do(club.on(mover), ComeBack(seat=mover)) == [CameBack(seat=mover)]


@pytest.mark.parametrize("phase", [Phase.DEALING, Phase.PLAYING, Phase.BETWEEN])
def test_a_host_cannot_close_a_match_that_others_play(phase: Phase) -> None:
    club = Club(Settings(options="advanced"))
    club.fill()
    club.do(ANN, StartMatch())
    if phase is not Phase.DEALING:
        club.come_due()
    if phase is Phase.BETWEEN:
        club.play("out")
    assert club.table.phase is phase
    assert refusal(club, ANN, Close()) == "table-others-play"


def test_a_host_may_close_what_nobody_else_plays() -> None:
    assert dealt(2, None, "casual").do(ANN, Close()) == [Closed(reason="host")]
    club = dealt(3)
    club.do(BOB, Leave())
    assert refusal(club, ANN, Close()) == "table-others-play"
    club.do(CAT, Leave())
    kept = lines(club, ANN, Close())
    assert {guest: line.won for guest, line in kept.items()} == {"bob": False, "cat": False}

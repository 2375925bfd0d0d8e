"""Turns that have their time, and what happens when it is up."""

from support.clubs import clocked
from support.rules.positions import table as position
from support.table_driver import ANN, SYSTEM, Club, refusal, round_of

from red7.table.commands import (
    BotPlay,
    ComeBack,
    Extend,
    Play,
    TimeUp,
)
from red7.table.events import (
    CameBack,
    Extended,
    Played,
    StoodIn,
    TimedOut,
)
from red7.table.table import Phase


def test_each_turn_has_its_own_time() -> None:
    club = clocked()
    assert club.table.deadline == club.now + 30_000
    club.wait(20)
    club.play("O3p", whole=False)
    assert club.table.deadline == club.now + 10_000, "the rest of the turn has the rest of the time"
    club.play("R6c")
    assert club.table.deadline == club.now + 30_000


def test_whose_time_is_up_is_out() -> None:
    club = clocked()
    club.wait(29.999)
    assert refusal(club, SYSTEM, TimeUp()) == "table-early"
    club.wait(0.001)
    assert club.do(SYSTEM, TimeUp()) == [
        TimedOut(seat=0),
        Played(seat=0, text="out", shown="out", whole=True),
    ]
    assert club.table.phase is Phase.FINISHED
    assert club.table.seats[0].timeouts == 1


def test_a_turn_whose_time_is_up_ends_where_it_stands() -> None:
    club = clocked()
    club.put(position("O3G4:R7/V2V1:O6", options="draw+actions", deck="Y2Y5"))
    club.play("O3p", whole=False)
    club.wait(30)
    assert club.do(SYSTEM, TimeUp()) == [
        TimedOut(seat=0),
        Played(seat=0, text=".", shown=".", whole=True),
    ]
    assert 0 not in round_of(club.table).out, "R7 leads, so the turn was good enough"
    assert club.table.mover == 1


def test_a_bot_plays_on_where_the_table_says_so_until_its_person_is_back() -> None:
    club = clocked("bot")
    club.play("O3p", whole=False)
    club.wait(30)
    assert club.do(SYSTEM, TimeUp()) == [TimedOut(seat=0), StoodIn(seat=0, level="beginner")]
    assert club.table.bot_to_move == (0, "beginner")
    assert club.table.deadline is None
    assert refusal(club, ANN, Play(seat=0, text="R6c")) == "table-away"
    assert club.do(ANN, ComeBack(seat=0)) == [CameBack(seat=0)]
    assert refusal(club, ANN, ComeBack(seat=0)) == "table-here"
    assert club.table.bot_to_move == (0, "beginner"), "the turn was over its time: no new clock for it"
    assert club.table.deadline is None
    club.do(SYSTEM, BotPlay(seat=0, text="R6c"))
    assert club.table.turns[-1].text == "O3p Y5+ R6c"
    assert club.table.seats[0].is_here, "from the next turn on"
    assert club.table.seats[0].timeouts == 1


def test_time_that_the_server_was_down_is_not_charged() -> None:
    club = clocked()
    club.wait(100)
    assert club.do(SYSTEM, Extend(ms=90_000)) == [Extended(ms=90_000)]
    assert refusal(club, SYSTEM, TimeUp()) == "table-early"
    club.wait(20)
    assert club.do(SYSTEM, TimeUp())


def test_without_a_clock_there_is_nothing_to_extend() -> None:
    club = Club()
    club.deal()
    assert club.ask(SYSTEM, Extend(ms=90_000)) == []

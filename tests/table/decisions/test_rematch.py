"""After a round and after a match: the next one, and who is asked."""

from support.rules.positions import table as position
from support.table_driver import ANN, BOB, CAT, EVE, SECOND, SYSTEM, Club, refusal

from red7.table.commands import (
    AutoNextRound,
    Expire,
    Leave,
    NextRound,
    Play,
    Rematch,
    RematchOn,
    Sit,
    StartMatch,
)
from red7.table.deadlines import due
from red7.table.events import (
    Asked,
    Hosted,
    Left,
    NextDealt,
    Rematched,
    Started,
)
from red7.table.settings import Settings
from red7.table.table import Phase


def scoring() -> Club:
    club = Club(Settings(options="scoring"))
    club.deal()
    club.put(position("R7O3G4:B1/V2V1:O6", options="scoring"))
    assert refusal(club, ANN, NextRound()) == "table-not-between"
    club.play("R7p")
    club.play("out")
    return club


def test_somebody_at_the_table_has_the_next_round_dealt() -> None:
    club = scoring()
    assert club.table.phase is Phase.BETWEEN
    assert refusal(club, EVE, NextRound()) == "table-no-seat"
    assert refusal(club, ANN, Play(seat=0, text="out")) == "table-not-playing"
    assert club.do(BOB, NextRound()) == [NextDealt()]
    assert club.table.mover is not None
    assert club.table.match is not None
    assert len(club.table.match.played) == 2
    assert club.table.match.points == (7, 0)


def test_the_next_round_is_dealt_after_twenty_seconds() -> None:
    club = scoring()
    club.wait(19.999)
    assert refusal(club, SYSTEM, AutoNextRound()) == "table-early"
    club.wait(0.001)
    assert club.do(SYSTEM, AutoNextRound()) == [NextDealt()]


def finished(players: int = 2, *bots: str | None) -> Club:
    club = Club(Settings(players=players, bots=bots))
    club.deal()
    assert refusal(club, ANN, Rematch(seat=0)) in ("table-not-finished", "table-not-your-seat")
    club.play_match()
    return club


def test_another_match_starts_when_all_have_asked_with_everybody_on_the_next_seat() -> None:
    club = finished(3)
    assert club.do(ANN, Rematch(seat=0)) == [Asked(seat=0)]
    assert refusal(club, ANN, Rematch(seat=0)) == "table-asked"
    club.do(CAT, Rematch(seat=2))
    assert [type(event) for event in club.do(BOB, Rematch(seat=1))] == [Asked, Rematched, Started]
    assert [seat.name for seat in club.table.seats] == ["Cat", "Ann", "Bob"]
    assert club.table.match_number == 2
    club.come_due()
    assert club.table.phase is Phase.PLAYING
    club.play_match()
    assert club.table.played.keys() == {1, 2}
    assert club.table.played[1].names == ("Ann", "Bob", "Cat")
    assert club.table.played[2].names == ("Cat", "Ann", "Bob")


def test_bots_are_not_asked() -> None:
    club = finished(2, "casual")
    events = club.do(ANN, Rematch(seat=1))
    assert [type(event) for event in events] == [Asked, Rematched, Started]
    assert [seat.name for seat in club.table.seats] == ["Ann", "Siena"]


def test_the_seats_of_those_who_left_are_free_in_a_rematch() -> None:
    club = finished(3)
    club.do(ANN, Leave())
    club.do(BOB, Rematch(seat=1))
    events = club.do(CAT, Rematch(seat=2))
    assert [type(event) for event in events] == [Asked, Rematched, Hosted]
    assert club.table.phase is Phase.WAITING
    assert [seat.name for seat in club.table.seats] == ["Cat", "", "Bob"]
    assert club.table.host == "bob"
    assert refusal(club, BOB, StartMatch()) == "table-seats-empty"


def test_who_leaves_does_not_keep_the_others_from_another_match() -> None:
    club = finished(3)
    club.do(BOB, Rematch(seat=1))
    club.do(CAT, Rematch(seat=2))
    assert club.do(ANN, Leave())[:2] == [Left(seat=0), Rematched()]


def test_who_has_gone_without_a_word_is_not_waited_for_after_a_minute() -> None:
    club = finished(3)
    club.do(BOB, Rematch(seat=1))
    club.wait(30)
    club.do(CAT, Rematch(seat=2))
    club.wait(29.999)
    assert refusal(club, SYSTEM, RematchOn()) == "table-early"
    club.wait(0.001)
    assert club.come_due() == [Left(seat=0), Rematched(), Hosted(seat=2)]
    assert club.table.phase is Phase.WAITING
    assert [seat.name for seat in club.table.seats] == ["Cat", "", "Bob"]
    assert club.table.host == "bob"
    club.do(ANN, Sit())


def test_nobody_has_to_hurry_when_the_one_who_asked_for_a_rematch_has_left() -> None:
    club = finished(3)
    club.do(BOB, Rematch(seat=1))
    club.do(BOB, Leave())
    assert club.table.asked == ()
    assert due(club.table) == (club.now + 60 * 60 * SECOND, Expire())
    club.wait(90)
    club.do(CAT, Rematch(seat=2))
    assert due(club.table) == (club.now + 60 * SECOND, RematchOn())


def test_on_one_device_one_wish_is_everybodys() -> None:
    club = Club(Settings(device=True))
    club.deal()
    club.do(ANN, Play(seat=club.table.mover or 0, text="out"))
    events = club.do(ANN, Rematch(seat=1))
    assert [type(event) for event in events] == [Asked, Asked, Rematched, Started]
    assert [seat.name for seat in club.table.seats] == ["Ann 2", "Ann 1"]

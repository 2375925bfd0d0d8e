"""Sitting down, standing up, and who is the host, before a match starts."""

from support.table_driver import ANN, BOB, CAT, DAN, EVE, LEVELS, Club, refusal

from red7.table.commands import ChangeSettings, Close, Leave, Play, Remove, SeatBot, Sit, StartMatch
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import SeatWishes, create
from red7.table.events import BotSat, Closed, Hosted, Removed, Sat, SettingsChanged, Started, Stood
from red7.table.log import erase
from red7.table.settings import Pace, Settings
from red7.table.table import Phase, Table


def test_whoever_opens_a_table_has_the_first_seat_that_no_bot_has() -> None:
    club = Club(Settings(players=3, bots=("casual",)))
    assert [(seat.name, seat.level, seat.guest) for seat in club.table.seats] == [
        ("Siena", "casual", None),
        ("Ann", None, "ann"),
        ("", None, None),
    ]
    assert club.table.host == "ann"
    assert club.table.version == 2


def test_a_host_may_just_watch_bots() -> None:
    club = Club(Settings(bots=("casual", "beginner")))
    assert club.table.seats_of("ann") == ()
    club.do(ANN, StartMatch())
    assert club.table.phase is Phase.PLAYING, "there is nobody to wait for"
    assert club.table.bot_to_move is not None


def test_on_one_device_the_host_has_all_seats_that_no_bot_has() -> None:
    club = Club(Settings(players=3, bots=(None, "casual"), device=True))
    assert club.table.seats_of("ann") == (0, 2)
    assert [seat.name for seat in club.table.seats] == ["Ann 1", "Siena", "Ann 3"]
    club.deal()
    assert club.table.phase is Phase.PLAYING


def test_people_who_share_a_device_have_names_of_their_own() -> None:
    settings = Settings(players=4, bots=(None, "casual"), device=True)
    table = Table.replay(
        (event, 0) for event in create(ANN, settings, LEVELS, SeatWishes(names=("Ann", "", "Bea")))
    )
    assert [seat.name for seat in table.seats] == ["Ann", "Siena", "Bea", "Ann 4"]


def test_names_for_a_device_are_not_kept_where_none_is_shared() -> None:
    assert "Bea" not in str(create(ANN, Settings(), LEVELS, SeatWishes(names=("Ann", "Bea"))))


def test_people_take_the_first_free_seat_or_the_one_they_like() -> None:
    club = Club(Settings(players=4))
    assert club.do(BOB, Sit()) == [Sat(seat=1, guest="bob", name="Bob")]
    assert club.do(CAT, Sit(seat=3)) == [Sat(seat=3, guest="cat", name="Cat")]
    assert refusal(club, DAN, Sit(seat=3)) == "table-seat-taken"
    assert refusal(club, DAN, Sit(seat=4)) == "position-seat"
    assert refusal(club, Who(), Sit()) == "table-no-guest"


def test_nobody_has_two_seats() -> None:
    club = Club(Settings(players=3))
    assert refusal(club, ANN, Sit()) == "table-seated"
    club.do(ANN, Sit(seat=2))
    assert club.table.seats_of("ann") == (2,)
    assert club.table.seats[0].is_free


def test_a_full_table_takes_nobody_else() -> None:
    club = Club()
    club.fill()
    assert refusal(club, EVE, Sit()) == "table-full"


def test_a_match_starts_with_somebody_on_every_seat() -> None:
    club = Club(Settings(players=3))
    club.do(BOB, Sit())
    assert refusal(club, ANN, StartMatch()) == "table-seats-empty"
    assert refusal(club, BOB, StartMatch()) == "table-not-host"
    club.do(ANN, SeatBot(seat=2, level="casual"))
    club.do(ANN, StartMatch())
    assert club.table.phase is Phase.DEALING
    assert refusal(club, EVE, Sit()) == "table-started"
    assert refusal(club, ANN, StartMatch()) == "table-started"


def test_the_host_seats_bots_and_frees_seats() -> None:
    club = Club(Settings(players=3))
    club.do(BOB, Sit())
    assert refusal(club, BOB, SeatBot(seat=2, level="casual")) == "table-not-host"
    assert refusal(club, ANN, SeatBot(seat=2, level="genius")) == "bot"
    assert refusal(club, ANN, SeatBot(seat=1, level="casual")) == "table-seat-taken"
    assert club.do(ANN, SeatBot(seat=2, level="casual")) == [
        BotSat(seat=2, level="casual", character="Siena")
    ]
    assert club.do(ANN, Remove(seat=1)) == [Removed(seat=1)]
    assert club.do(ANN, Remove(seat=2)) == [Removed(seat=2)]
    assert refusal(club, ANN, Remove(seat=2)) == "table-seat-free"
    assert club.table.seats_of("bob") == ()
    assert refusal(club, BOB, Sit()) == "table-removed", "it is not a game of sitting down first"
    assert club.do(ANN, Remove(seat=0)) == [Removed(seat=0)]
    club.do(ANN, Sit())


def test_a_host_who_stands_up_leaves_the_table_to_another() -> None:
    club = Club(Settings(players=3))
    club.do(BOB, Sit(seat=2))
    assert club.do(ANN, Leave()) == [Stood(seat=0), Hosted(seat=2)]
    assert club.table.host == "bob"


def test_the_last_person_who_leaves_closes_the_table() -> None:
    club = Club(Settings(players=3, bots=(None, None, "casual")))
    club.do(BOB, Sit())
    assert club.do(ANN, Leave()) == [Stood(seat=0), Hosted(seat=1)]
    assert club.do(BOB, Leave()) == [Stood(seat=1), Closed(reason="left")]
    assert club.table.phase is Phase.CLOSED


def test_a_guest_who_leaves_does_not_close_the_table_of_a_host_without_a_seat() -> None:
    club = Club(Settings(bots=("casual", "beginner")))
    club.do(ANN, Remove(seat=1))
    club.do(BOB, Sit())
    assert club.do(BOB, Leave()) == [Stood(seat=1)]
    assert refusal(club, BOB, Leave()) == "table-no-seat"
    assert club.do(ANN, Close()) == [Closed(reason="host")]


def test_only_the_host_closes_the_table_and_then_it_is_over() -> None:
    club = Club()
    club.do(BOB, Sit())
    assert refusal(club, BOB, Close()) == "table-not-host"
    assert refusal(club, Who(), Close()) == "table-not-host"
    assert club.do(ANN, Close()) == [Closed(reason="host")]
    for command in (Sit(), StartMatch(), Close(), Play(seat=0, text="out")):
        assert refusal(club, ANN, command) == "table-closed"


def test_a_table_for_one_device_takes_nobody_else() -> None:
    club = Club(Settings(players=3, device=True))
    club.do(ANN, Leave(seat=2))
    assert refusal(club, BOB, Sit(seat=2)) == "table-device"


def test_a_table_whose_host_is_forgotten_belongs_to_whoever_sits_down_next() -> None:
    club = Club(Settings(bots=("casual", "beginner")))
    club.do(ANN, Remove(seat=0))
    club.table = Table.replay([(erase(event, ANN.guest), at) for event, at in club.log])
    assert club.do(BOB, Sit()) == [
        Sat(seat=0, guest=BOB.guest, name=BOB.name, before=None),
        Hosted(seat=0),
    ]
    assert club.table.host == BOB.guest


def test_a_quick_match_begins_by_itself_once_every_seat_is_taken() -> None:
    club = Club(Settings(players=3, quick=True))
    club.do(BOB, Sit())
    club.do(BOB, Sit(seat=2))
    assert club.table.match_number == 0
    assert [type(event) for event in club.do(CAT, Sit())] == [Sat, Started]
    assert club.table.phase is Phase.DEALING


def test_no_other_match_begins_without_its_host() -> None:
    club = Club()
    club.do(BOB, Sit())
    assert club.table.phase is Phase.WAITING


def test_a_host_chooses_other_rules_before_the_first_match() -> None:
    club = Club(Settings(players=3, help=True))
    pace = Pace(seconds=60)
    chosen = Settings(players=3, help=True, edition="first", options="expert", pace=pace)
    command = ChangeSettings(edition="first", options="expert", pace=pace)
    assert club.do(ANN, command) == [SettingsChanged(settings=chosen)]
    assert club.table.settings == chosen
    assert refusal(club, ANN, command) == "table-no-change"
    assert refusal(club, ANN, ChangeSettings(options="best")) == "options"
    club.do(BOB, Sit())
    assert refusal(club, BOB, ChangeSettings(options="basic")) == "table-not-host"


def test_a_host_does_not_start_before_the_others_could_read_new_rules() -> None:
    club = Club()
    club.do(ANN, ChangeSettings(options="expert"))
    club.do(BOB, Sit())
    assert refusal(club, ANN, StartMatch()) == "table-rules-new"
    club.wait(5)
    club.do(ANN, ChangeSettings(pace=Pace(seconds=60)))
    assert refusal(club, ANN, StartMatch()) == "table-rules-new"
    club.wait(5)
    club.do(ANN, StartMatch())
    alone = Club(Settings(bots=(None, "casual")))
    alone.do(ANN, ChangeSettings(options="expert"))
    alone.do(ANN, StartMatch())


def test_free_seats_go_and_come_the_last_first() -> None:
    club = Club(Settings(players=4, bots=(None, None, None, "casual")))
    club.do(ANN, ChangeSettings(players=3))
    assert [seat.name for seat in club.table.seats] == ["Ann", "", "Siena"]
    club.do(ANN, ChangeSettings(players=4))
    assert [seat.is_free for seat in club.table.seats] == [False, True, False, True]
    club.do(BOB, Sit(seat=3))
    club.do(ANN, ChangeSettings(players=3))
    assert [seat.name for seat in club.table.seats] == ["Ann", "Siena", "Bob"]
    assert club.table.seats_of("bob") == (2,)
    assert refusal(club, ANN, ChangeSettings(players=2)) == "table-seats-taken"
    assert refusal(club, ANN, ChangeSettings(players=5)) == "position-players"
    club.deal()
    assert club.table.match is not None
    assert club.table.match.players == 3


def test_a_host_chooses_which_free_seat_goes() -> None:
    club = Club(Settings(players=4))
    club.do(BOB, Sit(seat=2))
    [changed] = club.do(ANN, ChangeSettings(without=1))
    assert changed == SettingsChanged(settings=Settings(players=3), without=1)
    assert [seat.name for seat in club.table.seats] == ["Ann", "Bob", ""]
    assert refusal(club, ANN, ChangeSettings(without=1)) == "table-seat-taken"
    assert refusal(club, ANN, ChangeSettings(without=3)) == "position-seat"
    club.do(ANN, ChangeSettings(without=2))
    assert [seat.name for seat in club.table.seats] == ["Ann", "Bob"]


def test_rules_stay_where_others_count_on_them() -> None:
    command = ChangeSettings(options="expert")
    assert refusal(Club(Settings(quick=True)), ANN, command) == "table-rules-stay"
    assert refusal(Club(Settings(device=True)), ANN, command) == "table-rules-stay"
    club = Club()
    club.fill()
    club.deal()
    assert refusal(club, ANN, command) == "table-started"
    club.table.phase, club.table.match = Phase.WAITING, None
    assert refusal(club, ANN, command) == "table-rules-stay", "a match was played by them"

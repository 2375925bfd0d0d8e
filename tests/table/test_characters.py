"""Computer players are somebody, and people have a face."""

from support.table_driver import ANN, BOB, LEVELS, Club, refusal

from red7.ai.bots import LEVELS as ALL_LEVELS
from red7.table.characters import CHARACTERS, FACES, cast
from red7.table.commands import Rematch, Remove, SeatBot, Sit
from red7.table.decisions.creation import SeatWishes, create
from red7.table.events import BotSat, Created, Sat
from red7.table.log import erase
from red7.table.settings import Settings
from red7.table.table import Table
from red7.table.views.public import public_view


def test_each_level_has_three_characters_and_nobody_is_two_of_them() -> None:
    assert list(CHARACTERS) == list(ALL_LEVELS)
    names = [name for group in CHARACTERS.values() for name in group]
    assert len(set(map(str.lower, names)) | set(FACES)) == 15 + 12
    assert all(len(group) == 3 for group in CHARACTERS.values())


def test_no_two_at_a_table_are_the_same_and_wishes_count_where_they_fit() -> None:
    assert cast((None, "casual", "casual")) == ("", "Siena", "Fresco")
    assert cast((None, "casual", "casual"), ("", "Bosco", "Bosco")) == ("", "Bosco", "Siena")
    assert cast(("casual",), ("Magnus",)) == ("Siena",), "a master does not play casually"
    assert cast(("casual",), (), ("siena",)) == ("Fresco",), "nobody is called like one of the people"
    assert cast(("casual",) * 4)[3] == "", "there are three"


def test_a_bot_that_is_put_on_a_seat_is_somebody_who_is_not_here_yet() -> None:
    club = Club(Settings(players=4, bots=(None, "casual")))
    assert club.do(ANN, SeatBot(seat=2, level="casual")) == [
        BotSat(seat=2, level="casual", character="Fresco")
    ]
    club.do(ANN, Remove(seat=1))
    club.do(ANN, SeatBot(seat=1, level="casual", character="Bosco"))
    assert [(seat.name, seat.face) for seat in club.table.seats[1:3]] == [
        ("Bosco", "bosco"),
        ("Fresco", "fresco"),
    ]


def test_people_have_the_face_they_choose_and_keep_it_on_another_seat() -> None:
    club = Club(Settings(players=3))
    club.do(BOB, Sit(face="owl"))
    club.do(BOB, Sit(seat=2))
    assert [seat.face for seat in public_view(club.table).seats] == ["", "", "owl"]
    assert club.do(BOB, Sit(seat=1, face="siena")) == [
        Sat(seat=1, guest="bob", name="Bob", before=2, face="owl")
    ], "that is somebody else's"


def test_people_change_their_face_on_their_own_seat_and_nothing_else() -> None:
    club = Club(Settings(players=3))
    club.do(BOB, Sit(face="owl"))
    club.table.seats[1].wins = 2
    assert club.do(BOB, Sit(seat=1, face="fox")) == [Sat(seat=1, guest="bob", name="Bob", face="fox")]
    assert (club.table.seats[1].face, club.table.seats[1].wins) == ("fox", 2)
    assert club.do(BOB, Sit(seat=1)) == [Sat(seat=1, guest="bob", name="Bob")]
    assert club.table.seats[1].face == ""
    assert refusal(club, BOB, Sit(seat=1)) == "table-seated", "nothing would be new"


def test_people_who_share_a_device_have_a_face_each() -> None:
    settings = Settings(players=3, bots=(None, None, "casual"), device=True)
    events = create(ANN, settings, LEVELS, SeatWishes(names=("Ann", "Bea"), faces=("fox", "hat")))
    table = Table.replay((event, 0) for event in events)
    assert [seat.face for seat in table.seats] == ["fox", "", "siena"]


def test_the_bots_of_earlier_versions_are_called_by_their_level() -> None:
    table = Table.replay([(Created(settings=Settings(bots=("casual",)), host="ann", name="Ann"), 0)])
    assert [(seat.name, seat.face) for seat in table.seats] == [("casual", ""), ("", "")]


def test_whoever_is_forgotten_takes_the_face_along() -> None:
    events = create(ANN, Settings(bots=("casual",)), LEVELS, SeatWishes(faces=("", "cat")))
    table = Table.replay((erase(event, "ann"), 0) for event in events)
    assert [(seat.name, seat.face) for seat in table.seats] == [("Siena", "siena"), ("", "")]


def test_a_table_counts_who_has_won_over_rematches() -> None:
    club = Club(Settings(bots=(None, "casual")))
    wins = {"Ann": 0, "Siena": 0}
    for seed in range(3):
        if seed:
            club.do(ANN, Rematch(seat=club.table.seats_of("ann")[0]))
        else:
            club.deal()
        club.play_match(seed)
        for seat in public_view(club.table).seats:
            wins[seat.name] += seat.won
        assert {seat.name: seat.wins for seat in public_view(club.table).seats} == wins
    assert sum(wins.values()) == 3

"""Tables that begin with chosen cards: nobody but the host plays there, and nothing is called a fair deal."""

from dataclasses import replace

import msgspec
import pytest
from support.table_driver import ANN, BOB, LEVELS, Club, everything, refusal
from table.test_non_interference import VIEWS, World

from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.match import Match
from red7.game.position import Position
from red7.game.sight import WATCHER, sight
from red7.game.simulation import random_turn
from red7.game.start import Start
from red7.game.worlds import Worlds
from red7.table.commands import NextRound, Rematch, SeatBot, Sit, StartMatch
from red7.table.decisions.creation import create
from red7.table.events import Created, Event
from red7.table.log import decode_event, encode_event, erase
from red7.table.replay.earlier import earlier
from red7.table.settings import Settings, prepared
from red7.table.state import load, save
from red7.table.table import Phase, Table
from red7.table.views.history import public_event, record
from red7.table.views.public import public_view

BASIC = Start.parse("intl-1.2 basic R 0 R7O6:B1/Y3V2:O5 G1V4B3 - play")
SCORED = Start.parse("intl-1.2 draw+scoring R4 1 R7O6:B1/Y3V2:O5 G1V4B3 I7I6V1 play I7I6/V1+32")
AGAINST_BOT = Settings(bots=(None, "casual"))


def club(start: Start, settings: Settings = AGAINST_BOT) -> Club:
    """A table of Ann's with this start."""
    club = Club()
    club.table, club.log = Table(), []
    club.take(create(ANN, prepared(settings, start), LEVELS, start=start))
    return club


def begun(start: Start, settings: Settings = AGAINST_BOT) -> Club:
    """Such a table, in its match."""
    table = club(start, settings)
    table.do(ANN, StartMatch())
    return table


@pytest.mark.parametrize("start", [BASIC, SCORED])
def test_a_prepared_match_begins_at_once_and_counts_as_no_fair_deal(start: Start) -> None:
    table = begun(start).table
    assert table.phase is Phase.PLAYING
    assert table.match is not None
    assert table.match.position() == start.position
    assert table.match.points == Match.begin(start).points
    view = public_view(table)
    assert view.prepared is True
    assert view.fairness is None
    assert msgspec.json.decode(msgspec.json.encode(public_view(Club().table))).get("prepared") is None


def test_nobody_but_the_host_can_sit_down() -> None:
    table = club(BASIC)
    assert refusal(table, BOB, Sit(seat=0)) == "table-prepared"
    assert refusal(table, BOB, Sit()) == "table-prepared"
    table.table.host = ""  # who opened it has been forgotten
    assert refusal(table, BOB, Sit()) == "table-prepared"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(bots=(None, "casual"), listed=True), "table-prepared"),
        (Settings(bots=(None, "casual"), invited=True), "table-prepared"),
        (Settings(bots=(None, "casual"), quick=True), "table-prepared"),
        (Settings(), "table-seats-empty"),
        (Settings(bots=(None, "casual"), options="draw"), "start-rules"),
        (Settings(bots=(None, "casual"), edition="nl-2016"), "start-rules"),
        (Settings(bots=(None, "casual", "casual"), players=3), "start-rules"),
    ],
)
def test_settings_that_seat_others_or_have_other_rules_are_refused(settings: Settings, code: str) -> None:
    with pytest.raises(Red7Error) as caught:
        create(ANN, settings, LEVELS, start=BASIC)
    assert caught.value.code == code


def test_the_host_may_have_all_seats_of_one_device_or_none() -> None:
    on_device = begun(BASIC, Settings(device=True))
    assert [seat.guest for seat in on_device.table.seats] == ["ann", "ann"]
    on_device.play("R7p")
    on_device.play("out")
    assert on_device.table.winners == (0,)
    looking_on = begun(BASIC, Settings(bots=("casual", "casual")))
    looking_on.play_match()
    assert looking_on.table.phase is Phase.FINISHED


@pytest.mark.parametrize("start", [BASIC, SCORED])
def test_a_prepared_match_goes_to_its_end_and_begins_again_as_it_did(start: Start) -> None:
    table = begun(start)
    table.play_match(2)
    assert str(start) in str(record(table.table))
    again = load(save(table.table))
    assert everything(again) == everything(table.table)
    assert [played.match for played in again.played.values()] == [
        played.match for played in table.table.played.values()
    ]
    assert Table.replay(table.log).played[1].match == table.table.played[1].match
    table.do(ANN, Rematch(seat=0))
    assert table.table.phase is Phase.PLAYING
    assert table.table.seats[0].guest == "ann"
    assert table.table.match is not None
    assert table.table.match.position() == start.position
    table.play_match(3)
    assert len(load(save(table.table)).played) == 2


def test_a_start_for_once_is_followed_by_an_ordinary_match_that_counts() -> None:
    table = Club()
    table.table, table.log = Table(), []
    table.take(create(ANN, prepared(AGAINST_BOT, SCORED), LEVELS, start=SCORED, once=True))
    table.do(ANN, StartMatch())
    assert public_view(table.table).prepared is True
    table.play_match(2)
    assert str(SCORED) in str(record(table.table))
    again = load(save(table.table))
    assert everything(again) == everything(table.table)
    table.do(ANN, Rematch(seat=0))
    assert table.table.phase is Phase.DEALING, "she is asked for her part in the deal"
    table.wait(5)
    while table.table.phase is Phase.DEALING:
        table.come_due()
    assert table.table.match is not None
    assert table.table.match.start is None
    assert table.table.prepared is None
    view = public_view(table.table)
    assert view.prepared is msgspec.UNSET
    assert view.fairness is not None
    table.play_match(3)
    assert [one.match.start for one in load(save(table.table)).played.values()] == [SCORED, None]
    assert everything(load(save(table.table))) == everything(table.table)
    created = table.log[0][0]
    assert erase(created, "ann") == msgspec.structs.replace(created, host="", name="")


def test_later_rounds_of_a_prepared_match_are_dealt() -> None:
    table = begun(SCORED)
    while table.table.phase is not Phase.BETWEEN:
        table.come_due() if table.table.bot_to_move else table.play("out")
    table.do(ANN, NextRound())
    assert table.table.match is not None
    assert sum(table.table.match.round.hands[0].bit_count() for _ in "1") == 7


def test_a_prepared_round_is_looked_at_again_with_what_was_scored_before() -> None:
    table = begun(SCORED)
    while table.table.phase is not Phase.BETWEEN:
        table.come_due() if table.table.bot_to_move else table.play("out")
    [first, *_] = earlier(table.table, 0, 1, 1, 9)
    assert first.points == SCORED.points == (13, 33)
    assert first.piles == (("I6", "I7"), ("V1",))
    assert first.round.canvas == "R4"


def test_the_start_stands_in_the_first_event_and_survives_who_is_forgotten() -> None:
    created, _ = [event for event, _ in club(BASIC).log]
    assert isinstance(created, Created)
    assert created.start == str(BASIC)
    assert decode_event(encode_event(created)) == created
    erased = erase(created, "ann")
    assert isinstance(erased, Created)
    assert (erased.host, erased.start) == ("", str(BASIC))
    assert b"start" not in encode_event(Club().log[0][0]), "a table with a shuffle is stored as before"
    assert b'"start"' not in save(Club().table)


def test_the_first_event_shows_nobody_the_cards() -> None:
    table = club(BASIC)
    event: Event = table.log[0][0]
    for viewer in (None, 0, 1):
        assert b"R7" not in msgspec.json.encode(public_event(table.table, event, viewer))


def test_another_bot_may_be_put_on_a_seat_before_the_start() -> None:
    table = club(BASIC, Settings(bots=("casual",)))
    assert refusal(table, ANN, SeatBot(seat=1, level="casual")) == "table-seat-taken"


@pytest.mark.parametrize("options", ["basic", "draw+scoring+actions"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_viewer_can_tell_what_it_may_not_know(options: str, viewer: int | None) -> None:
    """The cards that a viewer has not seen lie elsewhere in another start: all else is the same."""
    checked = 0
    for seed in range(3):
        match, dice = Match.deal(seed, 3, options=options), Dice(seed)
        while not match.round.is_over and viewer not in match.round.out:  # who is out looks on
            knows = WATCHER if viewer is None else viewer
            world = Position.of(Worlds(sight(match.round, knows)).sample(dice))
            starts = [replace(Start.of(match), position=one) for one in (match.position(), world)]
            settings = Settings(bots=tuple([None if seat == viewer else "casual" for seat in range(3)]))
            checked += starts[0] != starts[1]
            seen = [begun(start, settings) for start in starts]
            for name, view in VIEWS.items():
                if viewer is None or name != "answers":
                    worlds = [World(one.table, [event for event, _ in one.log]) for one in seen]
                    assert view(worlds[0], viewer) == view(worlds[1], viewer), name
            sights = [one.table.match.sight(knows) for one in seen if one.table.match]
            assert sights[0] == sights[1]
            match.play(random_turn(match.round, dice))
    assert checked > 5

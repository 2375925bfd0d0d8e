"""A table with the deal of a day: dealt at once from the day's secret, and the same again each time."""

import pytest
from support.table_driver import ANN, BOB

from red7.ai.bots import LEVELS
from red7.game.errors import Red7Error
from red7.game.seeds import SharedSeed
from red7.table import commands, events
from red7.table.day import Day
from red7.table.decide import decide
from red7.table.decisions.creation import create
from red7.table.log import decode_event, encode_event, erase
from red7.table.settings import Settings
from red7.table.state import is_state_of, load, save
from red7.table.table import Phase, Table
from red7.table.views.public import public_view

DAY = Day(date="2026-11-16", secret="ab" * 32)


def opened(day: Day = DAY) -> Table:
    made = create(ANN, Settings(bots=("expert", None)), LEVELS, day=day)
    return Table.replay([(decode_event(encode_event(event)), 5) for event in made])


def act(table: Table, command: commands.Command) -> None:
    for event in decide(table, ANN, command, 9, lambda: bytes(32), LEVELS):
        table.apply(event, 9)


def finished(day: Day = DAY) -> Table:
    table = opened(day)
    while table.mover is not None:
        table.apply(events.Played(seat=table.mover, text="out", shown="out", whole=True), 7)
    return table


def test_a_match_begins_at_once_from_the_secret_of_the_day() -> None:
    table = opened()
    assert table.match is not None
    assert table.match.source == SharedSeed.begin("day-2026-11-16", bytes.fromhex(DAY.secret), 2)
    assert (table.phase, table.is_counted) == (Phase.PLAYING, True)
    assert not opened(Day(date=DAY.date, secret=DAY.secret, counts=False)).is_counted


def test_only_its_player_may_look_and_nobody_is_shown_the_secret() -> None:
    table = opened()
    assert (table.admits(ANN.guest, ""), table.admits(BOB.guest, ""), table.admits("", "")) == (
        True,
        False,
        False,
    )
    for one in (table, finished()):
        view = public_view(one)
        assert (view.day, view.counted, view.fairness) == (DAY.date, True, None)
        assert DAY.secret not in str(view)


def test_another_match_is_the_same_deal_on_the_same_seats_and_does_not_count() -> None:
    table = finished()
    assert table.match is not None
    deal = table.match.played[0].deal
    act(table, commands.Rematch(seat=1))
    assert table.match is not None
    assert (table.match.played[0].deal, table.is_counted) == (deal, False)
    assert [seat.guest for seat in table.seats] == [None, ANN.guest]
    assert not public_view(table).counted


def test_a_day_is_saved_with_its_table_and_stays_when_its_guest_goes() -> None:
    table = finished()
    assert load(save(table)).day == DAY
    assert is_state_of(save(table), load(save(table)))
    [created, *_] = create(ANN, Settings(bots=(None, "expert")), LEVELS, day=DAY)
    erased = erase(created, ANN.guest)
    assert isinstance(erased, events.Created)
    assert (erased.host, erased.day) == ("", DAY)


@pytest.mark.parametrize(
    "command",
    [commands.Help(seat=1), commands.StandIn(seat=1, level="master")],
)
def test_a_try_that_counts_is_played_alone(command: commands.Command) -> None:
    with pytest.raises(Red7Error) as caught:
        act(opened(), command)
    assert caught.value.code == "table-counts"
    table = opened()
    act(table, commands.Leave())
    assert (table.phase, table.seats[1].left) == (Phase.PLAYING, True)
    act(table, commands.ComeBack(seat=1))
    assert table.is_counted

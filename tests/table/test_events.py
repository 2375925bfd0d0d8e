"""The log: every event survives being written, and a person can be erased from it."""

from typing import get_args

import msgspec
import pytest
from support.table_driver import ANN, BOB, CAT, LEVELS, Club, decode, encode, everything

from red7.table.commands import Command, Leave, Sit, SystemCommand
from red7.table.decisions.creation import SeatWishes, create
from red7.table.events import Created, Event, Sat
from red7.table.log import erase
from red7.table.settings import Settings
from red7.table.table import Table


def lively_log() -> Club:
    """A table at which Bob changed his seat, and two hosts stood up and sat down again."""
    club = Club(Settings(players=3, options="expert"))
    club.do(BOB, Sit(seat=2))
    club.do(BOB, Sit(seat=1))
    club.do(ANN, Leave())
    club.do(CAT, Sit())
    club.do(ANN, Sit())
    club.do(BOB, Leave())
    club.do(BOB, Sit())
    assert club.table.host == "cat"
    return club


def test_every_kind_of_event_and_command_has_its_own_name() -> None:
    for union in (Event, Command | SystemCommand):
        names = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(names) == len(set(names)) > 10
        assert all(name == name.lower() and "_" not in name for name in names)


def test_a_log_that_is_written_and_read_again_gives_the_same_table() -> None:
    club = lively_log()
    read = [(decode(encode(event)), at) for event, at in club.log]
    assert read == club.log
    assert everything(Table.replay(read)) == everything(club.table)


def test_nobody_outside_can_send_what_only_the_server_may_ask() -> None:
    for kind in get_args(SystemCommand):
        text = msgspec.json.encode({"type": kind.__struct_config__.tag, "seat": 0, "text": "out", "ms": 1})
        with pytest.raises(msgspec.ValidationError, match="Invalid value"):
            msgspec.json.decode(text, type=Command)


def test_a_command_with_something_more_in_it_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode('{"type": "start", "seed": 1}', type=Command)


def test_a_person_can_be_erased_from_the_log() -> None:
    club = lively_log()
    erased = [(erase(event, "bob"), at) for event, at in club.log]
    text = encode([event for event, _ in erased]).decode()
    assert "bob" not in text
    assert "Bob" not in text
    assert "Cat" in text
    table = Table.replay(erased)
    assert [seat.name for seat in table.seats] == ["Cat", "", "Ann"]
    assert not table.seats[1].is_free, "somebody still has that seat"
    assert table.host == "cat"
    assert table.seats_of("") == ()


def test_who_is_erased_takes_along_the_names_of_those_who_shared_the_device() -> None:
    created = create(ANN, Settings(device=True), LEVELS, SeatWishes(names=("Ann", "Bea")))[0]
    assert "Bea" in str(created)
    assert "Bea" not in str(erase(created, ANN.guest))


def test_a_table_goes_on_in_the_same_way_without_the_names() -> None:
    club = lively_log()
    erased: list[tuple[Event, int]] = club.log
    for guest in ("ann", "bob", "cat"):
        erased = [(erase(event, guest), at) for event, at in erased]
    table = Table.replay(erased)
    assert [seat.is_free for seat in table.seats] == [False, False, False]
    assert table.version == club.table.version
    assert not any(isinstance(event, Created | Sat) and event.name for event, _ in erased)

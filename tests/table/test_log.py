"""The stored form of a log, to the byte: data of every earlier version has to be read."""

import pytest

from red7.table.events import BotSat, Event, Played, Sat, StoodIn
from red7.table.log import decode_event, encode_event, erased

STORED = {
    b'{"type":"sat","seat":1,"guest":"bob","name":"Bob","before":null}': Sat(seat=1, guest="bob", name="Bob"),
    b'{"type":"played","seat":0,"text":"B3p R4+ R6c","shown":"B3p ??+ R6c","whole":true}': Played(
        seat=0, text="B3p R4+ R6c", shown="B3p ??+ R6c", whole=True
    ),
    b'{"type":"sat","seat":1,"guest":"bob","name":"Bob","before":null,"face":"fox"}': Sat(
        seat=1, guest="bob", name="Bob", face="fox"
    ),
    b'{"type":"bot-sat","seat":1,"level":"casual"}': BotSat(seat=1, level="casual"),
    b'{"type":"stood-in","seat":2,"level":"casual"}': StoodIn(seat=2, level="casual"),
}


@pytest.mark.parametrize(("stored", "event"), STORED.items())
def test_an_event_is_stored_as_it_has_always_been(stored: bytes, event: Event) -> None:
    assert encode_event(event) == stored
    assert decode_event(stored) == event


def test_the_turn_of_an_event_is_not_stored() -> None:
    event = Played(seat=0, text="B3p R4+ R6c", shown="B3p ??+ R6c", whole=True)
    assert str(event.turn) == "B3p ??+ R6c"
    assert b"turn" not in encode_event(event)


def test_a_guest_can_be_erased_from_a_stored_event() -> None:
    sat, played, *_ = STORED
    assert erased(sat, "bob") == b'{"type":"sat","seat":1,"guest":"","name":"","before":null}'
    assert erased(sat, "ann") == sat
    assert erased(played, "bob") == played

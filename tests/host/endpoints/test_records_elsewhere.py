"""Records are read and followed where there is time for that: never where all tables are waited for."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, cast

import pytest
from support.clock import Clock

from red7.game.match import Match
from red7.game.record import reader
from red7.game.record.record import Record
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.branches import NewBranch, branch_off
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.records import verify_record
from red7.host.endpoints.replays import (
    bring_record,
    replay_of_match,
    replay_of_record,
    review_match,
    review_record,
)
from red7.host.endpoints.tables import NewTable, create_table
from red7.host.endpoints.tries import (
    TurnAttempt,
    see_turn_of_match,
    see_turn_of_record,
    try_turn_of_match,
    try_turn_of_record,
)
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.review_answer import AskReview
from red7.table.commands import Play
from red7.table.decisions.asker import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
ANN = Guest("ann" * 10, "Ann", 0, 0)
SMALL = "intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play"


class Elsewhere(LocalThinker):
    """Thinks as if it were in another process, and counts what is read and followed there, and not there."""

    def __init__(self) -> None:
        self.there = self.here = 0
        self._inside = False

    def note(self) -> None:
        self.there += self._inside
        self.here += not self._inside

    def __getattribute__(self, name: str) -> Any:
        thing = super().__getattribute__(name)
        if name in ("note", "close") or not callable(thing):
            return thing
        question = cast("Callable[..., Awaitable[object]]", thing)

        @wraps(question)
        async def inside(*args: object, **kwargs: object) -> object:
            self._inside = True
            try:
                return await question(*args, **kwargs)
            finally:
                self._inside = False

        return inside


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Elsewhere:
    thinker = Elsewhere()

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def note(*args: object, **kwargs: object) -> object:
            thinker.note()
            return work(*args, **kwargs)

        return note

    monkeypatch.setattr(Record, "follow", noted(Record.follow))
    monkeypatch.setattr(reader, "read_record", noted(reader.read_record))
    return thinker


@pytest.fixture
async def host(thinker: Elsewhere) -> Host:
    host = Host(MemoryStore(), LocalBus(), thinker, inputs=Inputs(now=Clock(), secret=lambda: bytes(32)))
    await host.store.put_guest(ANN)
    return host


async def test_a_brought_record_is_read_and_followed_by_the_thinker_alone(
    host: Host, thinker: Elsewhere
) -> None:
    match = Match.begin(SMALL)
    match.play("out")
    text = str(Record.of(match, ["Ann", "Ben"]))
    line = await bring_record(Call(host, guest=ANN, body=text))
    parts = {"record": line.id, "round": "1", "turn": "1"}
    await _all(
        host,
        thinker,
        parts,
        (replay_of_record, None),
        (review_record, AskReview()),
        (see_turn_of_record, None),
        (try_turn_of_record, TurnAttempt(text="R7p")),
        (verify_record, text),
        (branch_off, NewBranch(record=text, round=1, turn=1, seat=0)),
    )


async def test_a_match_of_this_server_is_followed_by_the_thinker_alone(
    host: Host, thinker: Elsewhere
) -> None:
    new = NewTable(position=SMALL, start=True, settings=Settings(bots=(None, "casual")))
    played = await create_table(Call(host, guest=ANN, body=new))
    await host.hub.act(played.id, Who(guest=ANN.id, name=ANN.name), Play(seat=0, text="out"))
    parts = {"table": played.id, "match": "1", "round": "1", "turn": "1"}
    await _all(
        host,
        thinker,
        parts,
        (replay_of_match, None),
        (review_match, AskReview()),
        (see_turn_of_match, None),
        (try_turn_of_match, TurnAttempt(text="R7p")),
        (branch_off, NewBranch(table=played.id, round=1, turn=1, seat=0)),
    )


async def _all(
    host: Host, thinker: Elsewhere, parts: dict[str, str], *asked: tuple[Callable[[Call], Any], object]
) -> None:
    for handler, body in asked:
        before = thinker.there
        await handler(Call(host, guest=ANN, parts=parts, body=body))
        assert thinker.there > before, handler.__name__
        assert thinker.here == 0, handler.__name__

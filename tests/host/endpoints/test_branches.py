"""A match that is over can be played on otherwise, a running one cannot; and any position can be analysed."""

from typing import Any

import msgspec
import pytest
from support.clock import Clock

from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.match import Match
from red7.game.record.record import Record
from red7.game.simulation import play_out
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.analysis import BoardAnalysis, PositionLine, analyse_board
from red7.host.endpoints.branches import NewBranch, branch_off
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.replays import bring_record
from red7.host.endpoints.tables import NewTable, TableLink, create_table
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.table.commands import Play
from red7.table.decisions.asker import Who
from red7.table.settings import Settings
from red7.table.state import load, save
from red7.table.table import Table
from red7.table.views.private import private_view
from red7.table.views.public import public_view

pytestmark = pytest.mark.anyio
ANN, BEN = [Guest(name.lower() * 10, name, 0, 0) for name in ("Ann", "Ben")]
SMALL = "intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play"


@pytest.fixture
def host() -> Host:
    return Host(
        MemoryStore(), LocalBus(), LocalThinker(), inputs=Inputs(now=Clock(), secret=lambda: bytes(32))
    )


def simulated() -> Record:
    match = Match.deal(3, 3, options="draw+scoring")
    play_out(match, Dice(1))
    return Record.of(match)


async def asked(host: Host, guest: Guest | None = ANN, **turn: object) -> TableLink:
    return await branch_off(Call(host, guest=guest, body=NewBranch(**turn)))  # type: ignore[arg-type]


async def refused(host: Host, guest: Guest | None = ANN, **turn: object) -> str:
    with pytest.raises(Red7Error) as caught:
        await asked(host, guest, **turn)
    return caught.value.code


async def table_of(host: Host, link: TableLink) -> Table:
    return (await host.tables.get(link.id)).table


async def test_a_record_is_played_on_from_any_turn_in_any_seat(host: Host) -> None:
    record = simulated()
    text = str(record)
    for seat in range(3):
        link = await asked(host, record=text, round=2, turn=2, seat=seat, level="skilled")
        table = await table_of(host, link)
        assert table.match is not None
        assert table.match.start == record.before(2, 2)
        assert [one.level for one in table.seats] == [None if one == seat else "skilled" for one in range(3)]
        assert table.seats[seat].guest == ANN.id
    again = [await asked(host, record=text, round=1, turn=1, seat=0, id="once") for _ in range(2)]
    assert again[0] == again[1]


async def test_a_match_of_ones_own_is_played_on_once_it_is_over(host: Host) -> None:
    new = NewTable(position=SMALL, start=True, settings=Settings(bots=(None, "casual")))
    played = await create_table(Call(host, guest=ANN, body=new))
    turn: dict[str, Any] = {"table": played.id, "match": 1, "round": 1, "turn": 1, "seat": 1}
    assert await refused(host, **turn) == "table-no-record", "the cards of a running match are nobody's"
    await host.hub.act(played.id, Who(guest=ANN.id, name=ANN.name), Play(seat=0, text="out"))
    table = await table_of(host, await asked(host, **turn))
    assert table.match is not None
    assert str(table.match.position()) == SMALL
    assert await refused(host, BEN, **turn) == "server-private"
    assert await refused(host, None, **turn) == "server-no-guest"


async def test_a_branch_leads_back_to_the_turn_it_began_from_and_only_its_player(host: Host) -> None:
    await host.store.put_guest(ANN)
    line = await bring_record(Call(host, guest=ANN, body=str(simulated())))
    table = await table_of(host, await asked(host, brought=line.id, round=2, turn=2, seat=1))
    assert private_view(table, 1).origin == f"{line.id}#2.1"
    assert load(save(Table())).origin == ""
    assert line.id.encode() not in msgspec.json.encode(public_view(table))
    assert await refused(host, BEN, brought=line.id, round=1, turn=1, seat=0) == "server-no-document"


async def test_what_makes_no_table_is_refused(host: Host) -> None:
    text = str(simulated())
    assert await refused(host, record=text, round=1, turn=99, seat=0) == "record-no-turn"
    assert await refused(host, record=text, round=1, turn=1, seat=3) == "position-seat"
    assert await refused(host, record=text, round=1, turn=1, seat=0, level="nobody") == "bot"
    assert await refused(host, record="garbage", round=1, turn=1, seat=0) == "syntax"
    assert await refused(host, table="x", round=1, turn=1, seat=0) == "server-no-table"
    assert await host.store.count() == 0


async def analysed(host: Host, position: str) -> BoardAnalysis:
    return await analyse_board(Call(host, body=PositionLine(position=position)))


async def test_a_position_is_analysed(host: Host) -> None:
    answer = await analysed(host, SMALL)
    assert [lead.color for lead in answer.leads] == list("ROYGBIV")
    assert answer.turns[0].text == "R7p"
    assert answer.turns[0].chance == 1
    assert (answer.line.winner, answer.line.turns[0]) == (0, "R7p")
    assert answer.position == SMALL
    assert answer.line.positions[0] == "intl-1.2 basic B 1 V2:R7G5/I3:O6V4 - - play"
    assert len(answer.line.positions) == len(answer.line.turns)


async def test_chances_are_by_what_the_seat_to_move_knows(host: Host) -> None:
    """The hidden cards of the rival change places with those of the deck: nothing but the open line may."""
    one, other = [f"intl-1.2 draw R 0 R7V2:G5/{cards} - play" for cards in ("I3:O6V4 O1", "O1:O6V4 I3")]
    [first, second] = [await analysed(host, position) for position in (one, other)]
    assert (first.turns, first.leads) == (second.turns, second.leads)


async def test_a_position_with_a_mistake_is_refused_with_its_reason(host: Host) -> None:
    for position, code in (
        (SMALL.replace("I3", "R7"), "position-cards"),
        (SMALL.replace("R7V2", "-"), "start-hand"),
        (SMALL.replace("G5", "-"), "position-palette"),
        ("", "syntax"),
    ):
        with pytest.raises(Red7Error) as caught:
            await analysed(host, position)
        assert caught.value.code == code

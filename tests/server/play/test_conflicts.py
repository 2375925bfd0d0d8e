"""Commands that come at the same moment to the same process: each is decided on the game as it then is."""

import asyncio
from pathlib import Path

import pytest
from support.clock import Clock
from support.server.live_server import serving
from support.server.server_tables import dealt

from red7.game.errors import Red7Error
from red7.host.protocol.messages import Done
from red7.table.commands import Help, Leave, Play, Sit
from red7.table.decisions.asker import Who
from red7.table.settings import Settings


async def test_two_guests_who_sit_down_at_once_do_not_get_the_same_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        hub = server.host.hub
        live = await hub.create(Who(guest="ann", name="Ann"), Settings(players=2))
        sitting = [
            hub.act(live.id, Who(guest=name.lower(), name=name), Sit()) for name in ("Ben", "Cleo", "Dan")
        ]
        answers = await asyncio.gather(*sitting, return_exceptions=True)
        assert sum(isinstance(answer, Done) for answer in answers) == 1
        assert [answer.code for answer in answers if isinstance(answer, Red7Error)] == ["table-full"] * 2


async def test_a_turn_and_giving_up_for_the_same_version_are_not_both_played(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        tokens = [await server.guest(name) for name in ("Ann", "Ben")]
        table = await dealt(server, clock, tokens)
        live = await server.host.tables.get(table)
        mover = live.table.mover
        assert mover is not None
        assert live.table.match is not None
        who = Who(guest=live.table.seats[mover].guest or "", name="")
        turn = live.table.match.round.text(live.table.match.round.turns()[0])
        version = live.version
        texts = [turn, *["out"] * 20]
        playing = [
            server.host.hub.act(table, who, Play(seat=mover, text=text), key=f"k{number}", version=version)
            for number, text in enumerate(texts)
        ]
        answers = await asyncio.gather(*playing, return_exceptions=True)
        assert sum(isinstance(answer, Done) for answer in answers) == 1
        assert {one.code for one in answers if isinstance(one, Red7Error)} == {"server-stale"}
        assert live.version == version + 1


async def test_an_id_that_was_used_for_another_command_is_refused(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock) as server:
        tokens = [await server.guest(name) for name in ("Ann", "Ben")]
        table = await dealt(server, clock, tokens)
        live = await server.host.tables.get(table)
        who = Who(guest=live.table.seats[0].guest or "", name="")
        done = await server.host.hub.act(table, who, Leave(seat=0), key="x")
        assert await server.host.hub.act(table, who, Leave(seat=0), key="x") == done
        with pytest.raises(Red7Error) as caught:
            await server.host.hub.act(table, who, Help(seat=0), key="x")
        assert caught.value.code == "server-id-used"

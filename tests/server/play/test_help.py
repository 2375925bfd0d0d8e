"""Help with a turn: who gets it, and that everybody sees that it was used."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from support.clock import Clock
from support.patience import eventually
from support.server.live_server import Player, Server
from support.server.server_tables import dealt, state, watched

from red7.ai.analysis import Analysis
from red7.game.sight import Sight

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def playing(
    server: Server, clock: Clock, *others: str, **settings: bool
) -> AsyncIterator[tuple[str, list[Player]]]:
    """A table of two, with the player to move and the rival, and who looks on."""
    tokens = [await server.guest(name) for name in ("Ann", "Ben")]
    table = await dealt(server, clock, tokens, **settings)
    mover = (await state(server, table)).mover
    assert mover is not None
    async with watched(server, table, tokens[mover], tokens[1 - mover], *others) as players:
        yield table, players


async def test_a_hint_tells_all_turns_and_everybody_sees_that_it_was_asked_for(
    server: Server, clock: Clock
) -> None:
    async with playing(server, clock, "", help=True) as (_, [player, rival, looker]):
        seat = player.seat
        answer = await player.ask("hint", seat=seat)
        assert answer["type"] == "hint"
        chances = [turn["chance"] for turn in answer["turns"] if turn["fate"] != "out"]
        assert chances == sorted(chances, reverse=True), "the best first"
        texts = [turn["text"] for turn in answer["turns"]]
        assert len(texts) == len(set(texts)) > 0
        await player.until(lambda: player.table["seats"][seat]["helped"] == 1)
        for one in (player, rival, looker):
            await one.until_version(player.version)
            assert one.table["seats"][seat]["helped"] == 1
            assert one.table["seats"][1 - seat]["helped"] == 0
        assert not [message for message in rival.messages + looker.messages if message["type"] == "hint"]
        refused = await rival.ask("hint", seat=1 - seat)
        assert refused["code"] == "server-not-to-move"
        played = await player.do("play", seat=seat, text=texts[0], version=None)
        assert played["type"] == "done" or played["code"] == "table-reveals", played


async def test_against_people_there_is_no_help_unless_the_table_allows_it(
    server: Server, clock: Clock
) -> None:
    async with playing(server, clock) as (table, [player, rival]):
        version = player.version
        assert (await player.ask("hint", seat=player.seat))["code"] == "table-no-help"
        assert (await player.do("help", seat=player.seat))["code"] == "table-no-help"
        assert (await state(server, table)).version == version
        assert rival.table["seats"][player.seat]["helped"] == 0


async def asking(player: Player) -> asyncio.Task[dict[str, Any]]:
    """A question for a hint that everybody has heard of."""
    waiting = asyncio.create_task(player.ask("hint", seat=player.seat))
    await player.until(lambda: player.table["seats"][player.seat]["helped"] == 1)
    return waiting


class Slow:
    """Thoughts that come when the test says so."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        self.started = self.ended = 0
        self.go = asyncio.Event()
        self._advise = server.host.thinker.advise
        monkeypatch.setattr(server.host.thinker, "advise", self.advise)

    async def advise(self, seen: Sight, number: int) -> Analysis:
        self.started += 1
        try:
            await self.go.wait()
        finally:
            self.ended += 1
        return await self._advise(seen, number)


async def test_whoever_waits_for_a_hint_can_play_meanwhile(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(server, monkeypatch)
    async with playing(server, clock, help=True) as (_, [player, _]):
        waiting = await asking(player)
        played = await player.do("play", seat=player.seat, text="out")
        assert played["type"] == "done"
        assert not waiting.done()
        slow.go.set()
        assert (await waiting)["type"] == "hint"


async def test_a_newer_question_takes_the_place_of_one_that_waits(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(server, monkeypatch)
    async with playing(server, clock, help=True) as (_, [player, _]):
        older = await asking(player)
        newer = asyncio.create_task(player.ask("hint", seat=player.seat))
        assert (await older)["code"] == "server-asked-anew"
        slow.go.set()
        assert (await newer)["type"] == "hint"
        assert (slow.started, slow.ended) == (2, 2)


async def test_the_question_of_one_who_has_gone_is_in_nobodys_way(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(server, monkeypatch)
    async with playing(server, clock, help=True) as (table, [player, _]):
        waiting = await asking(player)
        await eventually(lambda: slow.started == 1)
    waiting.cancel()
    await eventually(lambda: not server.host.viewers.of(table))
    assert len(server.host.thought_queue) == 1, "a process does not know that nobody waits any more"
    slow.go.set()
    await eventually(lambda: len(server.host.thought_queue) == 0)


async def test_a_question_that_goes_wrong_is_answered_too(
    server: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wrong(*_: object) -> Analysis:
        raise RuntimeError

    monkeypatch.setattr(server.host.thinker, "advise", wrong)
    async with playing(server, clock, help=True) as (_, [player, _]):
        assert (await player.ask("hint", seat=player.seat))["code"] == "server-failed"
        await player.until(lambda: player.table["seats"][player.seat]["helped"] == 1)
        assert (await player.do("play", seat=player.seat, text="out"))["type"] == "done"


async def test_a_turn_one_has_played_can_be_looked_at_again(server: Server, clock: Clock) -> None:
    async with playing(server, clock, help=True) as (table, [player, rival]):
        first = list(player.you["hand"]) if player.you else []
        match = (await state(server, table)).match
        assert match is not None
        turns = match.round.turns()
        assert turns.staying
        text = str(turns[0])  # with which the player stays in; as can the rival, who is dealt enough for that
        await player.do("play", seat=player.seat, text=text)
        await rival.until(lambda: rival.to_move)
        answer = await player.ask("missed", seat=player.seat, round=1, turn=1)
        assert answer["type"] == "hint"
        assert text in [turn["text"] for turn in answer["turns"]]
        for turn in answer["turns"]:
            cards = [word[:2] for word in turn["text"].split() if word not in ("out", ".")]
            assert set(cards) <= set(first), "as it was then"
        await player.until(lambda: player.table["seats"][player.seat]["helped"] == 1)
        for seat, round_, turn in ((player.seat, 1, 2), (player.seat, 2, 1), (player.seat, 0, 0)):
            assert (await player.ask("missed", seat=seat, round=round_, turn=turn))[
                "code"
            ] == "server-no-turn"
        wrong = await player.ask("missed", seat=rival.seat, round=1, turn=1)
        assert wrong["code"] == "server-not-your-seat"
        await rival.do("play", seat=rival.seat, text="out")
        await player.until_phase("finished")
        answer = await player.ask("missed", seat=player.seat, round=1, turn=1)
        assert answer["type"] == "hint"
        assert player.table["seats"][player.seat]["helped"] == 1, "afterwards it helps nobody"

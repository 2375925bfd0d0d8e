"""Whatever the server says at a table is as its published description says."""

import asyncio
import json
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema_rs import Draft202012Validator
from support.clock import Clock
from support.patience import PATIENCE
from support.server.live_server import Json, Player, Server, serving
from support.server.server_tables import dealt, goodbye, no_limits, watched

from red7.game.engine.dice import Dice
from red7.host.protocol import messages
from red7.host.protocol.schema import protocol

pytestmark = pytest.mark.anyio


@cache
def validator(text: bytes, kind: str) -> Any:
    schema = json.loads(text)
    return Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]})


async def described(server: Server) -> Any:
    answer = await asyncio.to_thread(
        httpx.get, f"{server.url}/api/messages.json", trust_env=False, timeout=PATIENCE
    )
    return validator(answer.content, "FromServer")


async def play(player: Player, dice: Dice, *, hint: bool = False) -> None:
    """Play any turns, some wrong and maybe one with help, until the match is over."""
    while player.table["phase"] != "finished":
        await player.until(lambda: player.to_move or player.table["phase"] in ("finished", "between"))
        if player.table["phase"] == "between":
            await player.do("next-round", version=None)
            await player.until(lambda: player.table["phase"] != "between")
        elif player.to_move:
            await player.do("play", seat=player.seat, text="R7p nonsense", version=None)
            if hint:
                hint = (await player.ask("hint", seat=player.seat))["type"] != "hint"
            text, whole = await player.any_turn(dice)
            answer = await player.do("play", seat=player.seat, text=text, whole=whole)
            if answer["type"] == "done":
                await player.until_version(answer["version"])


@pytest.mark.parametrize("options", ["basic", "advanced", "expert"])
async def test_every_message_of_a_whole_match_is_as_described(tmp_path: Path, options: str) -> None:
    clock = Clock()
    async with serving(tmp_path, now=clock, limits=no_limits()) as server:
        tokens = [await server.guest(name) for name in ("Ann", "Ben")]
        table = await dealt(server, clock, tokens, options=options, help=True)
        async with watched(server, table, *tokens, "") as [one, two, watcher]:
            await one.connection.send(json.dumps({"type": "react", "reaction": "hello"}))
            await asyncio.gather(play(one, Dice(1), hint=options == "basic"), play(two, Dice(2)))
            for player in (one, two, watcher):
                await player.until_phase("finished")
            # Who is here is told after all other news, and not at all to who is about to go.
            await one.until(lambda: any(message["type"] == "present" for message in one.messages))
            await server.services.say_goodbye()
            for player in (one, two, watcher):
                await goodbye(player)
        check = await described(server)
        messages: list[Json] = one.messages + two.messages + watcher.messages
        for message in messages:
            check.validate(message)
        kinds = {message["type"] for message in messages}
        always = {"snapshot", "happened", "done", "refused", "what-if", "present", "reacted", "goodbye"}
        assert kinds == always | ({"hint"} if options == "basic" else set())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "done", "id": "a"},
        {"type": "done", "id": "a", "version": "1"},
        {"type": "no-such-thing"},
        {"type": "present", "seats": ["0"], "watchers": 0},
        {"type": "reacted", "seat": 0, "reaction": "free words"},
    ],
)
async def test_the_description_is_not_of_everything(tmp_path: Path, message: Json) -> None:
    async with serving(tmp_path) as server:
        assert not (await described(server)).is_valid(message)


async def test_what_is_nested_too_deeply_is_refused_like_all_that_cannot_be_read(server: Server) -> None:
    token = await server.guest("Ann")
    async with server.player(await server.table(token), token) as player:
        await player.connection.send('{"type":' * 1_500)
        await player.until(lambda: player.refused is not None)
        assert player.refused is not None
        assert player.refused["code"] == "server-message"
        assert (await player.ask("what-if", seat=player.seat, text="out"))["type"] == "refused"


async def test_a_page_from_before_an_upgrade_is_told_so_others_are_served(
    server: Server,
) -> None:
    table = await server.table(await server.guest("Ann"))
    codes = []
    for query in ("?protocol=older", f"?protocol={protocol()}", ""):
        async with server.player(table, query=query) as player:
            codes.append(player.refused["code"] if player.refused else player.version)
    assert codes == ["server-outdated", 2, 2]


def test_messages_are_told_apart_by_their_shapes_not_by_what_is_said_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = protocol()
    protocol.cache_clear()
    monkeypatch.setattr(messages.Beat, "__doc__", "Something else is said of it.")
    assert protocol() == before
    protocol.cache_clear()
    monkeypatch.setattr("red7.host.protocol.schema.FromClient", messages.Hello | messages.Do)
    assert protocol() != before
    protocol.cache_clear()

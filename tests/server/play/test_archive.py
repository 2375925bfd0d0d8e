"""What was played on a device, brought to a server: checked, marked, and nobody else's."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest
from support.device_disk import DeviceDisk
from support.device_page import Json, begun, opened
from support.server.live_server import Server, serving
from support.server.server_tables import state

from red7.host.caps import Caps
from red7.host.contracts.allowance import Act
from red7.host.rates import Rate
from red7.server.limits import PER_ADDRESS, Limits

pytestmark = pytest.mark.anyio
TABLES = "/api/me/archive/tables"


async def saved(name: str = "Ann") -> tuple[Json, Json]:
    """An archive of a device with one match, and its table as it is brought."""
    async with opened(DeviceDisk()) as page:
        await begun(page)
        await page.play_on()
        await page.ask("POST", "/api/me", {"name": name})
        archive: Json = json.loads((await page.ask("GET", "/api/me/archive"))[1])
    table = archive["tables"][0]
    return archive, {"form": archive["form"], "guest": archive["guest"], **table}


async def bring(server: Server, token: str, piece: Json | str, path: str = TABLES) -> tuple[int, Json]:
    text = piece if isinstance(piece, str) else json.dumps(piece)
    async with server.client(token) as client:
        answer = await client.post(path, content=text, headers={"Content-Type": "text/plain"})
        return answer.status_code, answer.json()


async def code_of_seat(server: Server, token: str, table: str) -> str:
    """Why somebody may not sit down at a table."""
    sit = {"type": "do", "id": "1", "command": {"type": "sit"}}
    async with server.client(token) as client:
        return str((await client.post(f"/api/tables/{table}/commands", json=sit)).json()["code"])


async def test_a_match_of_a_device_can_be_looked_at_on_a_server_and_is_marked(server: Server) -> None:
    _, table = await saved()
    token, other = await server.guest("Bea"), await server.guest("Cleo")
    status, brought = await bring(server, token, table)
    assert status == 200, brought
    assert await bring(server, token, table) == (200, {**brought, "known": True})
    id_ = brought["table"]
    assert id_ != table["id"], "nobody can guess it who has the file"
    async with server.client(token) as client:
        (line,) = (await client.get("/api/me/matches")).json()["matches"]
        assert (line["table"], line["imported"]) == (id_, True)
        assert line["at"] <= server.host.now() < table["log"][-1][0], "the clock of the device was fast"
        assert (await client.get(f"/api/tables/{id_}/records/1/replay")).status_code == 200
        assert (await client.get("/api/me/statistics")).json()["played"] == 1
    async with server.client(other) as client:
        assert (await client.get(f"/api/tables/{id_}/records/1")).json()["code"] == "server-private"
        assert (await client.get("/api/me/matches")).json()["matches"] == []
    assert await code_of_seat(server, other, id_) == "table-started"
    assert (await state(server, id_)).imported == table["id"]
    status, brought = await bring(server, other, table)
    assert brought["table"] != id_, "each has a table of their own"


async def test_nobody_else_sits_down_at_a_table_that_was_brought(server: Server) -> None:
    async with opened(DeviceDisk()) as page:
        await page.ask("POST", "/api/me", {"name": "Ann"})
        assert (await page.ask("POST", "/api/tables", {"settings": {"players": 2}}))[0] == 200
        archive = json.loads((await page.ask("GET", "/api/me/archive"))[1])
    token, other = await server.guest("Ann"), await server.guest("Bea")
    piece = {"form": archive["form"], "guest": archive["guest"], **archive["tables"][0]}
    status, brought = await bring(server, token, piece)
    assert status == 200, brought
    assert any(seat.is_free for seat in (await state(server, brought["table"])).seats)
    assert await code_of_seat(server, other, brought["table"]) == "table-imported"


async def test_nobody_brings_a_name_here_that_nobody_may_have(server: Server) -> None:
    async with opened(DeviceDisk()) as page:
        await page.ask("POST", "/api/me", {"name": "Admin"})
        for names in ([], ["Ann", "robot"]):
            new = {"settings": {"players": 2, "device": True}, "names": names, "start": True}
            assert (await page.ask("POST", "/api/tables", new))[0] == 200
        archive = json.loads((await page.ask("GET", "/api/me/archive"))[1])
    token = await server.guest("Bea")
    names, codes = [], []
    for table in archive["tables"]:
        status, brought = await bring(server, token, {"form": 1, "guest": archive["guest"], **table})
        if status == 200:
            names += [seat.name for seat in (await state(server, brought["table"])).seats]
        else:
            codes.append(brought["code"])
    assert (names, codes) == (["Bea 1", "Bea 2"], ["name-reserved"])


async def test_a_long_table_can_be_brought_though_other_requests_are_short(tmp_path: Path) -> None:
    _, table = await saved()
    short = {**table, "log": table["log"][:-1]}
    async with serving(tmp_path / "data", caps=Caps(body_bytes=len(json.dumps(short)))) as server:
        ann, bea = await server.guest("Ann"), await server.guest("Bea")
        names = server.services.limits.counted("127.0.0.1", "")
        with ExitStack() as rooms:
            for _ in range(Caps.archived // 2):
                rooms.enter_context(server.services.long_bodies.question(names))
            code = (await bring(server, ann, table))[1]["code"]
            assert code == "server-thinking-own", "no more at a time from one address"
            assert (await bring(server, ann, short))[0] == 200, "what is short has room"
        assert (await bring(server, bea, table))[0] == 200
        assert (await bring(server, "", table))[1]["code"] == "server-no-guest"
        code = (await bring(server, bea, table, "/api/me/archive/documents"))[1]["code"]
        assert code == "server-large"


async def test_what_there_is_no_room_for_is_not_read(server: Server) -> None:
    token = await server.guest("Ann")
    names = server.services.limits.counted("127.0.0.1", "")
    with ExitStack() as rooms:
        for _ in range(8):
            rooms.enter_context(server.host.import_queue.question(names))
        assert (await bring(server, token, "nonsense"))[1]["code"] == "server-thinking-own"
        code = (await bring(server, token, f'["{"a" * 9_000}"]'))[1]["code"]
        assert code == "archive-broken", "what no log can be does not wait for room"
    assert (await bring(server, token, "nonsense"))[1]["code"] == "archive-broken"


async def test_what_is_long_counts_as_several_tables(tmp_path: Path) -> None:
    _, table = await saved()
    rates = {**PER_ADDRESS, Act.IMPORT: Rate(4, 1, 3_600)}
    caps = Caps(body_bytes=len(json.dumps(table)) // 2)
    async with serving(tmp_path / "data", caps=caps, limits=Limits(per_address=rates)) as server:
        codes = [(await bring(server, await server.guest(name), table))[1].get("code") for name in ("A", "B")]
        assert codes == [None, "limit-rate"], "the first has counted three times"


@pytest.mark.parametrize("log", ["[0,0]," * 45_000 + "[0,0]", '[0,{"a":' * 3_000, "[" * 3_000])
async def test_a_log_that_is_none_is_soon_refused(server: Server, log: str) -> None:
    """Many small entries would take long to read, and one within another could not be read at all."""
    text = f'{{"form":1,"guest":"g","id":"x","log":[{log}]}}'
    assert (await bring(server, await server.guest("Ann"), text))[1]["code"] == "archive-broken"


async def test_a_server_thinks_for_itself_and_takes_no_more_than_it_takes_of_anything(server: Server) -> None:
    archive, table = await saved()
    token = await server.guest("Ann")
    review = {"form": 1, "kind": "review", "id": "a.1", "content": "{}", "summary": "", "table": ""}
    assert (await bring(server, token, review, "/api/me/archive/documents"))[1]["code"] == "archive-broken"
    long = {**table, "log": table["log"] * (Caps.archived_bytes // len(json.dumps(table["log"])) + 2)}
    assert (await bring(server, token, long))[1]["code"] == "server-large"
    assert (await bring(server, "", table))[1]["code"] == "server-no-guest"
    async with server.client(token) as client:
        assert (await client.get("/api/me/archive")).status_code == 404, archive["name"]

"""An archive of a device: everything comes back on another one, and nothing that is made up."""

import json
from typing import Any

import pytest
from support.device_disk import DeviceDisk
from support.device_page import Json, Page, begun, opened

from red7 import Match
from red7.host.caps import Caps
from red7.host.protocol.messages import encode
from red7.host.slices import Slices
from red7.learn.lessons import LESSONS
from red7.learn.statistics import ReviewSummary

pytestmark = pytest.mark.anyio
POSITION = str(Match.deal(1, players=2).position())


async def archive_of(page: Page) -> Json:
    status, text = await page.ask("GET", "/api/me/archive")
    assert status == 200
    archive: Json = json.loads(text)
    return archive


async def bring(page: Page, archive: Json, table: Json, **changed: object) -> tuple[int, Any]:
    piece = {"form": archive["form"], "guest": archive["guest"], **table, **changed}
    return await page.ask("POST", "/api/me/archive/tables", json.dumps(piece))


async def bring_all(page: Page, archive: Json) -> dict[str, str]:
    """The tables that those of the archive have become, by their ids there."""
    tables = {}
    for table in archive["tables"]:
        status, brought = await bring(page, archive, table)
        assert status == 200, brought
        tables[table["id"]] = brought["table"]
    for document in archive["documents"]:
        piece = {"form": 1, **document, "table": tables.get(document["table"], "")}
        status, brought = await page.ask("POST", "/api/me/archive/documents", json.dumps(piece))
        assert status == 200, (document, brought)
    return tables


async def played(page: Page) -> None:
    """Two matches at a table, one that goes on at another, a review, a record, a lesson, a puzzle."""
    table = await begun(page)
    await page.play_on()
    _, record = await page.ask("GET", f"/api/tables/{table}/records/1")
    assert (await page.ask("POST", "/api/me/records", record))[0] == 200
    documents, guest = page.device.host.documents, (await archive_of(page))["guest"]
    await documents.keep(guest, "figures", f"{table}.1", b"", encode(ReviewSummary(0.5, (), ())))
    await documents.change(guest, "review", f"{table}.1", lambda _: b'{"turns":[]}', table=table)
    assert (await page.do(type="rematch", seat=page.state["you"]["seat"]))["type"] == "done"
    await page.play_on()
    _, lesson = await page.ask("POST", f"/api/lessons/{LESSONS[0].name}", {"text": LESSONS[0].shown})
    assert lesson["done"]
    _, puzzle = await page.ask("GET", "/api/puzzles/today")
    assert (await page.ask("POST", f"/api/puzzles/{puzzle['id']}", {"text": ""}))[0] == 200
    page.leave()
    await begun(page, position=POSITION)


PLACES = ("/api/me/statistics", "/api/me/puzzles", "/api/lessons", "/api/me/records")


async def answers(page: Page) -> list[Any]:
    return [(await page.ask("GET", path))[1] for path in PLACES]


def without_times(answer: Any, tables: dict[str, str]) -> Any:
    """An answer with the ids that tables have elsewhere, and without when it was written down."""
    text = json.dumps(answer)
    for id_, other in tables.items():
        text = text.replace(id_, other)
    return json.loads(text, object_hook=lambda one: {k: v for k, v in one.items() if k != "at"})


async def test_everything_of_a_device_comes_back_on_another_one() -> None:
    async with opened(DeviceDisk()) as page:
        await played(page)
        archive, before = await archive_of(page), await answers(page)
        _, mine = await page.ask("GET", "/api/me/matches")
        turn = page.state["table"]["round"], page.state["you"]
    kept = DeviceDisk()
    async with opened(kept) as other:
        await other.ask("POST", "/api/me", {"name": archive["name"]})
        tables = await bring_all(other, archive)
        assert without_times(await answers(other), {}) == without_times(before, tables)
        _, here = await other.ask("GET", "/api/me/matches")
        assert [line["at"] for line in here["matches"]] == [line["at"] for line in mine["matches"]]
        assert all(line["imported"] for line in here["matches"])
        going_on = next(line["id"] for line in here["tables"] if line["phase"] == "playing")
        await other.sit(going_on)
        assert (other.state["table"]["round"], other.state["you"]) == turn
        again = await bring_all(other, archive)
        assert again == tables, "it is there already"
        back = await archive_of(other)
    async with opened(kept) as other:  # what came so is kept like all else
        assert without_times(await answers(other), {}) == without_times(before, tables)
        await other.sit(going_on)
        await other.play_on()
        assert await bring_all(other, archive) == tables
    assert len(back["tables"]) == len(archive["tables"])


async def test_what_goes_there_and_back_is_not_there_twice() -> None:
    first = DeviceDisk()
    async with opened(first) as page:
        table = await begun(page)
        await page.play_on()
        there = await archive_of(page)
    async with opened(DeviceDisk()) as other:
        await other.ask("POST", "/api/me", {"name": "Ann"})
        await bring_all(other, there)
        back = await archive_of(other)
    async with opened(first) as page:
        status, brought = await bring(page, back, back["tables"][0])
        assert (status, brought) == (200, {"table": table, "known": True})


async def test_a_device_takes_more_tables_than_a_server_does() -> None:
    async with opened(DeviceDisk()) as page:
        await begun(page)
        archive = await archive_of(page)
    async with opened(DeviceDisk()) as other:
        await other.ask("POST", "/api/me", {"name": "Ann"})
        guest, documents = (await archive_of(other))["guest"], other.device.host.documents
        for number in range(Caps().imports):
            await documents.keep(guest, "import", f"{number}", b"")
        assert (await bring(other, archive, archive["tables"][0]))[0] == 200


async def test_people_who_shared_a_device_keep_their_names() -> None:
    async with opened(DeviceDisk()) as page:
        await page.ask("POST", "/api/me", {"name": "Ann"})
        new = {"settings": {"players": 3, "device": True}, "names": ["Ann", "", "Bea"], "start": True}
        assert (await page.ask("POST", "/api/tables", new))[0] == 200
        archive = await archive_of(page)
    async with opened(DeviceDisk()) as other:
        await other.ask("POST", "/api/me", {"name": "Cleo"})
        (table,) = (await bring_all(other, archive)).values()
        _, seen = await other.ask("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ann", "Ann 2", "Bea"]


def changed(log: list[Any], type_: str, **fields: object) -> list[Any]:
    """A log whose last event of a kind says something else."""
    place = max(number for number, (_, event) in enumerate(log) if event["type"] == type_)
    return [
        [at, {**event, **fields}] if number == place else [at, event]
        for number, (at, event) in enumerate(log)
    ]


async def test_what_could_not_have_come_about_here_is_refused() -> None:
    async with opened(DeviceDisk()) as page:
        await begun(page)
        await page.play_on()
        archive = await archive_of(page)
    (table,) = archive["tables"]
    log = table["log"]
    last = log[-1][1]
    turn = next(number for number, (_, event) in enumerate(log) if event["type"] == "played")
    cases: dict[str, Json] = {
        "archive-broken": {"log": "R7"},
        "archive-newer": {"form": 2},
        "archive-people": {"guest": "somebody"},
    }
    logs = {
        "an illegal turn": changed(log, "played", text="R7p R7c"),
        "a turn of another seat": changed(log, "played", seat=1 - last["seat"]),
        "another deal": changed(log, "started", secret="00" * 32),
        "a secret that was not promised": changed(log, "revealed", secret="00" * 32),
        "no letters": changed(log, "started", secret="zz" * 32),
        "the deal left out": log[: turn - 1] + log[turn:],
        "from the middle": log[turn:],
        "nothing": [],
        "before all time": [[-1, log[0][1]], *log[1:]],
        "by thousands": changed(log, "created", names=[f"Ann {number}" for number in range(10_000)]),
        "from nowhere": changed(log, "created", imported="\0"),
        "in a time to come": [*log[:-1], [log[-1][0] + 10**14, last]],
        "for ever": [*log, [log[-1][0], {"type": "extended", "ms": 10**18}]],
        "closed by somebody": [*log, [log[-1][0], {"type": "closed", "reason": "operator"}]],
        "someone else's": changed(log, "created", settings={"players": 9}),
        "a day's": changed(log, "created", day={"date": "2026-11-16", "secret": "00" * 32}),
        "a list's": changed(log, "created", settings={**log[0][1]["settings"], "listed": True}),
    }
    kept = DeviceDisk()
    async with opened(kept) as other:
        await other.ask("POST", "/api/me", {"name": "Ann"})
        before = dict(kept.things)
        for code, change in cases.items():
            status, refused = await bring(other, archive, table, **change)
            assert (status, refused["code"]) == (400, code), code
        for name, lines in logs.items():
            status, refused = await bring(other, archive, table, log=lines)
            assert status == 400, name
            assert refused["code"] in ("archive-log", "archive-broken"), name
        for piece in ("", "null", '{"form":1,"kind":"secrets","id":"","content":""}'):
            status, refused = await other.ask("POST", "/api/me/archive/documents", piece)
            assert (status, refused["code"]) == (400, "archive-broken"), piece
        assert kept.things == before
        assert (await bring(other, archive, table))[0] == 200


async def test_a_table_comes_along_though_its_clock_was_put_back() -> None:
    async with opened(DeviceDisk()) as page:
        await begun(page)
        await page.play_on()
        archive = await archive_of(page)
    (table,) = archive["tables"]
    turn = next(number for number, (_, event) in enumerate(table["log"]) if event["type"] == "played")
    log = [[at - 3_600_000 * (number >= turn), event] for number, (at, event) in enumerate(table["log"])]
    async with opened(DeviceDisk()) as other:
        await other.ask("POST", "/api/me", {"name": "Ann"})
        assert (await bring(other, archive, table, log=log))[0] == 200


@pytest.mark.parametrize("path", ["/api/me/archive", "/api/me/statistics"])
async def test_others_have_their_turn_after_each_table_or_match_of_somebody_with_many(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = 0

    async def pause(_slices: Slices) -> None:
        nonlocal pauses
        pauses += 1

    async with opened(DeviceDisk()) as page:
        for _ in range(3):
            await begun(page)
            await page.play_on()
            page.leave()
        monkeypatch.setattr(Slices, "pause", pause)
        assert (await page.ask("GET", path))[0] == 200
    assert pauses == 3


async def test_nobody_has_an_archive_who_is_nobody() -> None:
    async with opened(DeviceDisk()) as page:
        assert (await page.ask("GET", "/api/me/archive"))[1]["code"] == "server-no-guest"
        assert (await page.ask("POST", "/api/me/archive/tables", "{}"))[1]["code"] == "server-no-guest"

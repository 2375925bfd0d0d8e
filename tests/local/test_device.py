"""A device: what a page asks and says, answered without a server, and nothing lost when the page closes."""

import json

import msgspec
import pytest
from support.device_disk import DeviceDisk
from support.device_page import begun, opened

from red7 import Match
from red7.host.errors import HostError
from red7.local.kept_store import FORMAT

pytestmark = pytest.mark.anyio
POSITION = str(Match.deal(1, players=2).position())  # the person is to move


async def test_a_whole_match_is_played_kept_listed_and_verified() -> None:
    kept = DeviceDisk()
    async with opened(kept) as page:
        table = await begun(page)
        await page.play_on()
        _, mine = await page.ask("GET", "/api/me/matches")
        assert [line["table"] for line in mine["matches"]] == [table]
        status, record = await page.ask("GET", f"/api/tables/{table}/records/1")
        assert status == 200
        _, verified = await page.ask("POST", "/api/verify", record)
        assert verified["problems"] == []
        score = page.state["table"]["seats"]
    async with opened(kept) as page:
        assert await page.ask("GET", "/api/me") == (200, {"name": "Ann", "token": ""})
        await page.sit(table)
        assert page.state["table"]["seats"] == score


async def test_a_page_that_is_closed_in_the_middle_goes_on_where_it_was() -> None:
    kept = DeviceDisk()
    async with opened(kept) as page:
        table = await begun(page, position=POSITION)
        before = page.state["table"]["round"], page.state["you"]
        assert before[1]["moves"], "it is the own turn"
        things = dict(kept.things)  # as a page leaves them that is gone from one moment to the next
    kept.things = things
    async with opened(kept) as page:
        await page.sit(table)
        assert (page.state["table"]["round"], page.state["you"]) == before
        await page.play_on()
        assert page.state["table"]["phase"] == "finished"


async def test_on_a_full_disk_nothing_is_said_to_be_done_that_is_not_kept() -> None:
    kept = DeviceDisk()
    async with opened(kept) as page:
        await begun(page, position=POSITION)
        version, things = page.state["table"]["version"], dict(kept.things)
        kept.is_full = True
        refused = await page.do(type="play", seat=page.state["you"]["seat"], text="out", whole=True)
        assert refused["code"] == "store-unavailable"
        assert refused["arguments"] == {"kind": "no-room"}
        assert kept.things == things
        kept.is_full = False
        assert (await page.play())["type"] == "done"
        assert page.state["table"]["version"] > version


async def test_a_device_without_room_opens_and_gives_away_what_it_has() -> None:
    kept = DeviceDisk()
    async with opened(kept) as page:
        table = await begun(page)
        await page.play_on()
    kept.is_full = True
    async with opened(kept) as page:
        await page.sit(table)
        assert page.state["table"]["phase"] == "finished"
        assert (await page.ask("GET", "/api/me/archive"))[0] == 200


async def test_what_needs_other_people_or_a_server_says_so() -> None:
    async with opened(DeviceDisk()) as page:
        for method, path in (("GET", "/api/codes/ABC"), ("POST", "/api/me/devices"), ("GET", "/api/nothing")):
            status, refused = await page.ask(method, path, {})
            assert (status, refused["code"]) == (400, "local-alone"), path
        status, refused = await page.ask("GET", "/api/me")
        assert (status, refused["code"]) == (400, "server-no-guest")


async def test_a_table_that_is_not_there_is_refused_and_its_connection_ends() -> None:
    async with opened(DeviceDisk()) as page:
        page.device.connect(1, "/api/tables/nowhere/socket")
        page.device.take(1, json.dumps({"type": "hello", "since": None}))
        assert (await page.next())["code"] == "server-no-table"
        assert await page.told.get() is None


async def test_all_of_a_guest_goes_with_the_guest() -> None:
    kept = DeviceDisk()
    async with opened(kept) as page:
        await begun(page)
        await page.play_on()
        assert (await page.ask("DELETE", "/api/me"))[0] == 204
    named = [key for key, thing in kept.things.items() if b"Ann" in thing]
    assert not named
    assert not [key for key in kept.things if key[0] in ("guests", "documents", "named", "results")]


async def test_what_a_later_version_has_kept_is_not_touched() -> None:
    kept = DeviceDisk()
    kept.things[("form",)] = msgspec.msgpack.encode(FORMAT + 1)
    with pytest.raises(HostError, match="newer version"):
        kept.store()
    assert kept.writes == 0

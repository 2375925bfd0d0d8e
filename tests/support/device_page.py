"""A page on a device, driven by messages: what it asks, and a match that it plays."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from support.device_disk import DeviceDisk
from support.patience import PATIENCE

from red7.game.seeds import player_commitment
from red7.host.inputs import Inputs
from red7.local.device import Device

Json = dict[str, Any]
SECRET = bytes(range(32))
_clock = count(1_700_000_000_000).__next__


def inputs() -> Inputs:
    """The same deals in every run, and a clock that runs out on no slow machine: each look takes 1 ms."""
    secrets = count()
    return Inputs(now=_clock, secret=lambda: b"%032d" % next(secrets))


class Page:
    """A page on a device, with one connection to a table."""

    def __init__(self, kept: DeviceDisk) -> None:
        self.told: asyncio.Queue[str | None] = asyncio.Queue()
        self.device = Device(
            kept.keep,
            kept.things.items(),
            lambda _number, text: self.told.put_nowait(text),
            inputs=inputs(),
        )
        self.state: Json = {}
        self.count = 0

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        answer = await self.device.ask(method, path, data)
        text = answer.content.decode()
        return answer.status, json.loads(text) if answer.media == "application/json" and text else text

    async def sit(self, table: str) -> None:
        self.device.connect(1, f"/api/tables/{table}/socket")
        self.device.take(1, json.dumps({"type": "hello", "since": None}))
        await self.next()

    def leave(self) -> None:
        """Close the connection; what was still on its way goes nowhere."""
        self.device.disconnect(1)
        self.told = asyncio.Queue()

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.told.get()
        assert text is not None
        message: Json = json.loads(text)
        if message["type"] in ("snapshot", "happened"):
            self.state = message
        return message

    async def say(self, type_: str, **fields: object) -> Json:
        self.count += 1
        id_ = f"{type_}-{self.count}-{self.state['table']['version']}"
        self.device.take(1, json.dumps({"type": type_, "id": id_, **fields}))
        while (message := await self.next()).get("id") != id_:
            pass
        return message

    async def do(self, **command: object) -> Json:
        answer = await self.say("do", command=command)
        while answer["type"] == "done" and self.state["table"]["version"] < answer["version"]:
            await self.next()
        return answer

    async def step(self) -> None:
        """What is to be done next, or what the others do."""
        you, table = self.state["you"], self.state["table"]
        seat, fairness = you["seat"], table["fairness"]
        if table["phase"] == "dealing" and not fairness["revealing"] and not fairness["commitments"][seat]:
            server = bytes.fromhex(fairness["server_commitment"])
            commitment = player_commitment(fairness["match"], server, seat, SECRET)
            answer = await self.do(type="commit", seat=seat, commitment=commitment.hex())
        elif table["phase"] == "dealing" and fairness["revealing"] and not fairness["secrets"][seat]:
            answer = await self.do(type="reveal", seat=seat, secret=SECRET.hex())
        elif table["phase"] == "playing" and you["moves"]:
            answer = await self.play()
        else:
            await self.next()
            return
        assert answer["type"] == "done", answer

    async def play(self) -> Json:
        """A turn of one card that keeps one in, or none."""
        you = self.state["you"]
        text = "out"
        for move in you["moves"]:
            what = (await self.say("what-if", seat=you["seat"], text=move))["what"]
            if move != "out" and what["whole"] and what["stays"]:
                text = move
                break
        return await self.do(type="play", seat=you["seat"], text=text, whole=True)

    async def play_on(self) -> None:
        """Play to the end of the match."""
        while self.state["table"]["phase"] != "finished":
            await self.step()


@asynccontextmanager
async def opened(kept: DeviceDisk) -> AsyncIterator[Page]:
    page = Page(kept)
    await page.device.open()
    yield page
    await page.device.close()


async def begun(page: Page, **more: object) -> str:
    """A match against a computer player, which has begun; the table's id."""
    status, me = await page.ask("POST", "/api/me", {"name": "Ann"})
    assert (status, me) == (200, {"name": "Ann", "token": ""})
    settings = {"players": 2, "bots": [None, "skilled"]}
    status, link = await page.ask("POST", "/api/tables", {"settings": settings, "start": True, **more})
    assert status == 200, link
    await page.sit(link["id"])
    return str(link["id"])

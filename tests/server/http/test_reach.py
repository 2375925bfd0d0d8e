"""Where others find a server: told to a page on its own machine, and to nobody else."""

from pathlib import Path
from typing import Any

import pytest
from support.server.live_server import Json, serving

pytestmark = pytest.mark.anyio


async def reach(data: Path, headers: dict[str, str] | None = None, **config: Any) -> tuple[Json, int]:
    async with serving(data, **config) as server, server.client() as client:
        return (await client.get("/api/reach", headers=headers or {})).json(), server.port


@pytest.fixture
def in_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.server.http.reach.reachable", lambda _host: "192.168.1.5")


@pytest.mark.usefixtures("in_network")
async def test_a_server_for_its_own_machine_says_that_it_is_alone(tmp_path: Path) -> None:
    assert (await reach(tmp_path))[0] == {"alone": True, "address": None}


@pytest.mark.usefixtures("in_network")
async def test_a_server_for_everybody_tells_its_address_in_the_network(tmp_path: Path) -> None:
    address, port = await reach(tmp_path, host="0.0.0.0")
    assert address == {"alone": False, "address": f"http://192.168.1.5:{port}"}


@pytest.mark.usefixtures("in_network")
async def test_the_address_in_the_network_is_not_told_elsewhere(tmp_path: Path) -> None:
    far = {"X-Forwarded-For": "203.0.113.5"}
    for proxies in ((), ("127.0.0.1",)):
        address, _ = await reach(tmp_path, far, host="0.0.0.0", trusted_proxies=proxies)
        assert address == {"alone": False, "address": None}


async def test_without_a_network_there_is_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.server.http.reach.reachable", lambda _host: "127.0.0.1")
    assert (await reach(tmp_path, host="0.0.0.0"))[0] == {"alone": False, "address": None}


async def test_a_public_address_is_where_everybody_finds_it(tmp_path: Path) -> None:
    address, _ = await reach(tmp_path, public_url="https://red7.example/")
    assert address == {"alone": False, "address": "https://red7.example"}

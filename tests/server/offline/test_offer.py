"""A server that offers to be played without: its page, and the rights of one worker."""

from pathlib import Path

import httpx
import pytest
from support.server.live_server import Server

from red7.server.app import make_app
from red7.server.http.headers import POLICY
from red7.server.offline.bundle import BASE, pack
from red7.server.offline.offer import PATH, offered

pytestmark = pytest.mark.anyio
PAGE = {
    "index.html": f'<meta content="place-of-red7" /><script src="{BASE}/assets/main-1.js"></script>',
    "assets/main-1.js": "console.log(7)",
    "device/worker.js": "run()",
    "device/pyodide.mjs": "export {}",
    "device/pyodide.asm.wasm": "wasm",
}


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    for name, text in PAGE.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    pack(tmp_path / "page", tmp_path / "red7-offline.zip", "0.1.0")
    return tmp_path / "red7-offline.zip"


async def test_a_bundle_is_served_and_only_its_worker_may_compile(server: Server, bundle: Path) -> None:
    with offered(bundle) as offer:
        assert offer is not None
        folder = offer.folder
        app = make_app(server.services, offer)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page") as client:
            told = (await client.get("/api/offline")).json()
            assert told == {"offered": True, "version": "0.1.0", "size": sum(map(len, PAGE.values()))}
            for address in (f"{PATH}/", f"{PATH}/learn"):
                page = await client.get(address)
                assert (page.status_code, 'content="server"' in page.text) == (200, True)
                assert f'src="{PATH}/assets/main-1.js"' in page.text
            types = {name: await client.get(f"{PATH}/{name}") for name in PAGE if name != "index.html"}
    assert not folder.exists()
    for name, answer in types.items():
        policy = answer.headers["content-security-policy"]
        assert (policy == POLICY) == (name != "device/worker.js"), name
        assert "'unsafe-eval'" not in policy
    assert "'wasm-unsafe-eval'" in types["device/worker.js"].headers["content-security-policy"]
    assert types["device/pyodide.mjs"].headers["content-type"].startswith("text/javascript")
    assert types["device/pyodide.asm.wasm"].headers["content-type"] == "application/wasm"


async def test_without_a_file_nothing_is_offered(server: Server) -> None:
    async with server.client() as client:
        assert (await client.get("/api/offline")).json() == {"offered": False, "version": "", "size": 0}
        assert (await client.get(f"{PATH}/worker.js")).status_code == 404

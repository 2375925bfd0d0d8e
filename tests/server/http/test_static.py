"""The files of the page as a browser gets them."""

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from red7.server.http.static import Pages

pytestmark = pytest.mark.anyio
FIRST = "<!doctype html><title>Red7</title>"
SCRIPT = "console.log(7)"


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(FIRST)
    (tmp_path / "assets/main-1.js").write_text(SCRIPT)
    (tmp_path / "assets/main-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "icon-192.png").write_bytes(b"\x89PNG")
    app = Starlette(routes=[Mount("/", Pages(tmp_path))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page")


@pytest.mark.parametrize("address", ["/", "/table/abc", "/join/XYZ", "/rules", "/settings"])
async def test_every_address_of_the_page_gets_its_first_document(
    client: httpx.AsyncClient, address: str
) -> None:
    answer = await client.get(address)
    assert (answer.status_code, answer.text) == (200, FIRST)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", ["/no-such-page", "/table/..%2f..", "/..%2f"])
async def test_an_address_of_nothing_is_not_found_but_shows_the_page(
    client: httpx.AsyncClient, address: str
) -> None:
    answer = await client.get(address)
    assert (answer.status_code, answer.text) == (404, FIRST)


@pytest.mark.parametrize("address", ["/assets/gone.js", "/api/no-such-thing", "/gone.png"])
async def test_a_file_that_is_not_there_is_not_the_page(client: httpx.AsyncClient, address: str) -> None:
    answer = await client.get(address)
    assert answer.status_code == 404
    assert FIRST not in answer.text


async def test_files_are_packed_for_those_who_take_that(client: httpx.AsyncClient) -> None:
    packed = await client.get("/assets/main-1.js", headers={"Accept-Encoding": "gzip, br"})
    plain = await client.get("/assets/main-1.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    for answer in (packed, plain):
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"


async def test_what_changes_its_name_with_its_content_is_kept_for_good(client: httpx.AsyncClient) -> None:
    assert "immutable" in (await client.get("/assets/main-1.js")).headers["cache-control"]
    assert (await client.get("/icon-192.png")).headers["cache-control"] == "no-cache"


async def test_nothing_outside_of_the_folder_is_served(client: httpx.AsyncClient, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret")
    assert "secret" not in (await client.get("/../secret.txt")).text
    assert "secret" not in (await client.get("/%2e%2e/secret.txt")).text


async def test_a_file_is_read_once_until_it_changes(client: httpx.AsyncClient, tmp_path: Path) -> None:
    first = await client.get("/")
    again = await client.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    (tmp_path / "index.html").write_text(FIRST + "<p>New</p>")
    assert (await client.get("/")).text == FIRST + "<p>New</p>"
    assert (await client.head("/")).headers["content-length"] == str(len(FIRST) + len("<p>New</p>"))


async def test_a_part_of_a_file_can_be_had(client: httpx.AsyncClient) -> None:
    part = await client.get("/icon-192.png", headers={"Range": "bytes=1-3"})
    assert (part.status_code, part.content) == (206, b"PNG")

"""A server as an attacker meets it, over HTTP and sockets."""

import asyncio
import io
import itertools
import json
import logging
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from http import HTTPStatus
from pathlib import Path

import httpx
import pytest
import structlog
from support.patience import PATIENCE
from support.server.live_server import Server, serving
from support.server.server_tables import no_limits
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from red7.host.caps import Caps
from red7.host.contracts.allowance import Act
from red7.host.tables.openers import LISTED
from red7.server.http.headers import POLICY
from red7.server.http.routes import ENDPOINTS
from red7.server.limits import PER_ADDRESS, PER_CONNECTION, Limits
from red7.server.watch.logs import set_up

pytestmark = pytest.mark.anyio

EVIL = "https://evil.example"
CALLER, OTHER = {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "198.51.100.7"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path / "data", caps=Caps(body_bytes=50_000)) as running:
        yield running


@pytest.fixture
async def proxied(tmp_path: Path) -> AsyncIterator[Server]:
    """Where time stands still, so that a flood is one however slowly it comes."""
    still = Limits(now=lambda: 0.0)
    async with serving(tmp_path / "data", trusted_proxies=("127.0.0.1",), limits=still) as running:
        yield running


@pytest.fixture
async def ann(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """The browser of a guest, on a page of ours."""
    async with server.client() as client:
        client.headers["Origin"] = server.url
        answer = await client.post("/api/me", json={"name": "Ann"})
        assert answer.status_code == HTTPStatus.OK
        assert "red7" in client.cookies
        yield client


def socket_of(server: Server, table: str, headers: dict[str, str]) -> connect:
    origin = headers.pop("Origin", None)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    return connect(url, proxy=None, origin=origin, additional_headers=headers, open_timeout=PATIENCE)  # type: ignore[arg-type]


async def greeted(connection: ClientConnection, token: str = "") -> dict[str, object]:
    """The first answer to a greeting."""
    await connection.send(json.dumps({"type": "hello", "token": token}))
    reply: dict[str, object] = json.loads(await connection.recv())
    return reply


async def refused(connection: ClientConnection) -> dict[str, object]:
    """The next refusal."""
    async with asyncio.timeout(PATIENCE):
        while True:
            reply: dict[str, object] = json.loads(await connection.recv())
            if reply["type"] == "refused":
                return reply


async def refusal(connection: ClientConnection) -> str:
    """The code of the next refusal."""
    return str((await refused(connection))["code"])


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/healthz"),
        ("GET", "/api/tables"),
        ("GET", "/api/no-such-thing"),
        ("GET", "/api/tables/no-such-table"),
        ("GET", "/metrics"),
        ("POST", "/api/me"),
        ("DELETE", "/api/tables"),
    ],
)
async def test_every_answer_has_a_type_and_the_headers_and_says_nothing_of_the_server(
    server: Server, method: str, path: str
) -> None:
    async with server.client() as client:
        headers = (await client.request(method, path)).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    kind, _, more = headers["content-type"].partition(";")
    assert kind in ("application/json", "text/plain")
    assert kind == "application/json" or "charset=utf-8" in more
    assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(headers)


async def test_an_unexpected_failure_is_told_without_its_reason(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_limit: int) -> None:
        raise RuntimeError("SELECT secret FROM hands")

    monkeypatch.setattr(server.host.store, "listed", fail)
    async with server.client() as client:
        answer = await client.get("/api/tables")
        assert answer.status_code == HTTPStatus.INTERNAL_SERVER_ERROR
        assert answer.json()["code"] == "server-failed"
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text
        assert answer.headers["content-security-policy"] == POLICY
        assert (await client.get("/healthz")).status_code == HTTPStatus.OK, "and the server goes on"


async def test_a_page_of_somebody_else_can_do_nothing_with_a_guests_cookie(
    server: Server, ann: httpx.AsyncClient
) -> None:
    for origin in (EVIL, "null", server.url.replace("http:", "https:"), f"{server.url}.evil.example"):
        for method, path, body in (
            ("POST", "/api/me", {"name": "Mallory"}),
            ("DELETE", "/api/me", None),
            ("POST", "/api/tables", {"settings": {}}),
            ("POST", "/api/me/devices", None),
        ):
            answer = await ann.request(method, path, json=body, headers={"Origin": origin})
            assert answer.status_code == HTTPStatus.FORBIDDEN, (origin, method, path)
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


async def test_a_cookie_without_an_origin_changes_nothing(server: Server, ann: httpx.AsyncClient) -> None:
    del ann.headers["Origin"]
    assert (await ann.delete("/api/me")).status_code == HTTPStatus.UNAUTHORIZED
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
async def test_what_a_form_can_send_is_not_taken_for_json(ann: httpx.AsyncClient, kind: str) -> None:
    answer = await ann.post("/api/me", content=b'{"name": "Mallory"}', headers={"Content-Type": kind})
    assert answer.status_code == HTTPStatus.UNSUPPORTED_MEDIA_TYPE
    assert answer.json()["code"] == "server-content-type"
    assert (await ann.get("/api/me")).json()["name"] == "Ann"


async def test_a_sockets_cookie_needs_our_origin_and_a_token_needs_none(
    server: Server, ann: httpx.AsyncClient
) -> None:
    table = (await ann.post("/api/tables", json={"settings": {}})).json()["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    token = await server.guest("Bea")
    async with server.client(token) as program:
        sit = {"type": "do", "id": "a", "command": {"type": "sit"}}
        assert (await program.post(f"/api/tables/{table}/commands", json=sit)).status_code == 200

    async with socket_of(server, table, {"Cookie": cookie, "Origin": server.url}) as connection:
        assert (await greeted(connection))["you"] is not None
    async with socket_of(server, table, {"Cookie": cookie}) as connection:
        assert (await greeted(connection))["you"] is None
    async with socket_of(server, table, {}) as connection:
        assert (await greeted(connection, token))["you"] is not None
    for refused in (
        {"Cookie": cookie, "Origin": EVIL},
        {"Origin": EVIL},
        {"Cookie": cookie, "Origin": "null"},
    ):
        async with socket_of(server, table, refused) as connection:
            assert (await greeted(connection))["code"] == "server-cross-site"
    async with socket_of(server, table, {}) as connection:
        assert (await greeted(connection, token[:-2]))["code"] == "server-no-guest"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", HTTPStatus.BAD_REQUEST),
        (b"{", HTTPStatus.BAD_REQUEST),
        (b"[]", HTTPStatus.BAD_REQUEST),
        (b"null", HTTPStatus.BAD_REQUEST),
        (b'{"name": 7}', HTTPStatus.BAD_REQUEST),
        (b'{"name": "Ann", "admin": true}', HTTPStatus.BAD_REQUEST),
        (b'{"name": "' + b"x" * 300 + b'"}', HTTPStatus.BAD_REQUEST),
        (b'{"name": "\xff\xfe"}', HTTPStatus.BAD_REQUEST),
        (b"[" * 20_000, HTTPStatus.BAD_REQUEST),
        (b'{"name": "' + b"x" * 60_000 + b'"}', HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    ],
)
async def test_only_what_has_the_published_shape_and_size_is_taken(
    server: Server, body: bytes, status: HTTPStatus
) -> None:
    async with server.client() as client:
        answer = await client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert re.fullmatch("[a-z-]+", answer.json()["code"])


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "PATCH", "CONNECT", "BREW"])
async def test_methods_nobody_needs_are_not_served(server: Server, method: str) -> None:
    async with server.client() as client:
        answer = await client.request(method, "/api/tables", headers={"X-Secret": "s3cret", "Origin": EVIL})
    if method == "BREW":  # which no request begins with
        assert answer.status_code == HTTPStatus.BAD_REQUEST
    else:
        assert answer.status_code == HTTPStatus.METHOD_NOT_ALLOWED
        assert answer.headers["allow"] == "GET, HEAD, POST"
        assert answer.json()["code"] == "server-method"
    assert "s3cret" not in answer.text
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "code", ["' OR 1=1 --", "%27%3B%20DROP%20TABLE%20tables", "..%2F..%2Fkeys", "%00", "Ⅷ"]
)
async def test_what_stands_in_an_address_is_looked_up_and_nothing_else(server: Server, code: str) -> None:
    token = await server.guest("Ann")
    await server.table(token, listed=True)
    async with server.client(token) as client:
        for path in (f"/api/codes/{code}", f"/api/tables/{code}", f"/{code}"):
            answer = await client.get(path)
            assert answer.status_code == HTTPStatus.NOT_FOUND
        assert len((await client.get("/api/tables")).json()["tables"]) == 1


async def test_a_token_in_the_address_is_nothing(server: Server) -> None:
    token = await server.guest("Ann")
    async with server.client() as client:
        answer = await client.get("/api/me", params={"token": token, "red7": token, "authorization": token})
    assert answer.status_code == HTTPStatus.UNAUTHORIZED


async def test_a_wrong_token_is_refused_and_not_taken_for_a_stranger(server: Server) -> None:
    token = await server.guest("Ann")
    for wrong in (token[:-3], token.swapcase(), "x"):
        async with server.client(wrong) as client:
            assert (await client.get("/api/tables")).status_code == HTTPStatus.UNAUTHORIZED


async def test_the_figures_are_for_the_machine_itself(proxied: Server) -> None:
    async with proxied.client() as client:
        assert (await client.get("/metrics")).status_code == HTTPStatus.OK
        assert (await client.get("/metrics", headers=CALLER)).status_code == HTTPStatus.FORBIDDEN


async def test_a_flood_from_one_address_is_told_to_wait_and_others_are_not(proxied: Server) -> None:
    async with proxied.client() as client:
        burst = PER_ADDRESS[Act.FIND].burst
        answers = [await client.get("/api/codes/ABCDEF", headers=CALLER) for _ in range(burst + 10)]
        assert {answer.status_code for answer in answers[:burst]} == {HTTPStatus.NOT_FOUND}
        last = answers[-1]
        assert last.status_code == HTTPStatus.TOO_MANY_REQUESTS
        assert last.json()["code"] == "limit-rate"
        assert last.headers["retry-after"] == str(last.json()["arguments"]["seconds"])
        assert (await client.get("/api/codes/ABCDEF", headers=OTHER)).status_code == HTTPStatus.NOT_FOUND


async def test_asking_changes_nothing(server: Server) -> None:
    token = await server.guest("Ann")
    table = await server.table(token, listed=True)
    store = server.host.store
    row = await store.row(table)
    assert row is not None
    before = [await store.count(), await store.entries(table), await store.guest(row.people[0])]
    asked = [one.path for one in ENDPOINTS if one.method == "GET"]
    assert len(asked) > 8
    ones = ("match", "record", "lesson", "round", "turn", "puzzle", "day")
    parts = {"table": table, "code": row.code, **dict.fromkeys(ones, 1)}
    async with server.client(token) as client:
        for path in asked:
            await client.get(path.format_map(parts))
            assert [
                await store.count(),
                await store.entries(table),
                await store.guest(row.people[0]),
            ] == before
    assert await store.row(table) == row


async def test_a_record_has_a_file_name_that_nobody_can_choose(server: Server) -> None:
    token = await server.guest("Ann")
    table = await server.table(token, start=True, listed=True, bots=[None, "beginner"])
    async with server.player(table, token) as player:
        await player.until(lambda: player.to_move or player.table["phase"] == "finished")
        await player.do("play", seat=player.seat, text="out")
        await player.until(lambda: player.table["phase"] == "finished")
    async with server.client(token) as client:
        answer = await client.get(f"/api/tables/{table}/records/1")
        name = f'attachment; filename="red7-{table[:8]}-1.red7"'
        assert answer.headers["content-disposition"] == name
        for match in ("1%22%0D%0AX-Evil:%20yes", "%D9%A1", "01.exe", "-1", "9" * 400):
            answer = await client.get(f"/api/tables/{table}/records/{match}")
            assert "x-evil" not in answer.headers
            assert answer.headers.get("content-disposition", name) == name
            assert answer.status_code < HTTPStatus.INTERNAL_SERVER_ERROR, match


async def test_addresses_of_tables_cannot_be_guessed(server: Server) -> None:
    token = await server.guest("Ann")
    tables = [await server.table(token) for _ in range(5)]
    assert len(set(tables)) == 5
    assert all(len(table) >= 22 for table in tables), "22 signs of base64 are 132 bits"


async def test_a_frame_that_is_too_large_ends_its_connection_only(server: Server) -> None:
    table = await server.table(await server.guest("Ann"))
    async with socket_of(server, table, {}) as other, socket_of(server, table, {}) as connection:
        await greeted(other)
        await greeted(connection)
        await connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await refusal(connection)
        await other.send(json.dumps({"type": "what-if", "id": "1", "seat": 0, "text": "."}))
        assert await refusal(other) == "server-not-your-seat"


@pytest.mark.parametrize(
    "frame", [b"\x00", "", "{", "[]", '{"type": "no-such"}', '{"type": "hello"}', "\x00" * 99]
)
async def test_nonsense_on_a_socket_is_refused_and_the_connection_goes_on(
    server: Server, frame: str | bytes
) -> None:
    table = await server.table(await server.guest("Ann"))
    async with socket_of(server, table, {}) as connection:
        await greeted(connection)
        for message in (frame, frame):
            await connection.send(message)
            assert (await refusal(connection)).startswith("server-")


async def test_a_flood_on_a_socket_is_refused(proxied: Server) -> None:
    table = await proxied.table(await proxied.guest("Ann"))
    async with socket_of(proxied, table, {}) as connection:
        await greeted(connection)
        codes: list[str] = []
        for number in itertools.count():
            await connection.send(json.dumps({"type": "what-if", "id": str(number), "seat": 0, "text": "."}))
            reply = await refused(connection)
            assert reply["id"] == str(number), "also what comes too soon is refused by its id"
            codes.append(str(reply["code"]))
            if codes[-1] == "limit-rate":
                break
            assert number < 100 * PER_CONNECTION.burst
    assert len(codes) > PER_CONNECTION.burst
    assert set(codes[:-1]) == {"server-not-your-seat"}


async def test_the_record_of_a_table_by_link_is_private(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = await server.table(ann, start=True, bots=[None, "beginner"])
    for token in (ben, ""):
        async with server.client(token) as client:
            answer = await client.get(f"/api/tables/{table}/records/1")
        assert answer.status_code == HTTPStatus.FORBIDDEN
        assert answer.json()["code"] == "server-private"


async def test_who_deletes_their_data_is_gone_from_every_file(server: Server, tmp_path: Path) -> None:
    name = "Zacharias"
    token = await server.guest(name)
    await server.table(token, listed=True)
    async with server.client(token) as client:
        await server.services.store.backup(tmp_path / "before")
        assert name.encode() in (tmp_path / "before").read_bytes()
        answer = await client.delete("/api/me")
        assert answer.status_code == HTTPStatus.NO_CONTENT
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert (await client.get("/api/me")).status_code == HTTPStatus.UNAUTHORIZED
        assert name not in (await client.get("/api/tables", headers={"Authorization": ""})).text
    await server.services.store.backup(tmp_path / "after")
    assert name.encode() not in (tmp_path / "after").read_bytes()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up("json", logging.DEBUG, stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


async def test_a_whole_match_leaves_no_name_card_or_token_in_the_log_or_the_figures(
    log: io.StringIO, tmp_path: Path
) -> None:
    async with serving(tmp_path / "data") as server:
        token = await server.guest("Zacharias")
        table = await server.table(token, start=True, bots=[None, "beginner"])
        async with server.player(table, token) as player:
            await player.until(lambda: player.to_move)
            assert player.you is not None
            cards = list(player.you["hand"])
            await player.do("play", seat=player.seat, text=f"{cards[0]}p {cards[1]}c nonsense")
            await player.do("play", seat=player.seat, text="out")
            await player.until(lambda: player.table["phase"] == "finished")
        async with server.client(token) as client:
            await client.get(f"/api/tables/{table}/records/1")
            figures = (await client.get("/metrics")).text
    texts = log.getvalue()
    assert '"logger": "red7.' in texts
    for secret in ("Zacharias", token, token.partition(".")[0], *(f'"{card}"' for card in cards)):
        assert secret not in texts + figures
    assert not re.search(r"\b[ROYGBIV][1-7][pctxd+]", texts + figures)


async def tables_of(server: Server, addresses: Iterable[str], **settings: object) -> list[str]:
    """The answers to guests who open tables from these addresses, a few each: ids, or codes of refusals."""
    answers: list[str] = []
    for address in addresses:
        headers = {"X-Forwarded-For": f"203.0.113.1, {address}"}
        async with server.client() as client:
            token = (await client.post("/api/me", json={"name": "Mallory"}, headers=headers)).json()["token"]
            for _ in range(2):
                answer = await client.post(
                    "/api/tables",
                    json={"settings": {"listed": True, **settings}},
                    headers={**headers, "Authorization": f"Bearer {token}"},
                )
                answers.append(str(answer.json().get("id") or answer.json()["code"]))
    return answers


async def test_one_network_fills_neither_the_server_nor_the_list(tmp_path: Path) -> None:
    caps = Caps(waiting_per_address=2)
    proxies = ("127.0.0.1",)
    async with serving(tmp_path, caps=caps, trusted_proxies=proxies, limits=no_limits()) as server:
        home = [f"2001:db8:1:{number:x}::1" for number in range(6)]
        network = [f"2001:db8:1:{number:x}00::1" for number in range(1, 18)]
        assert (await tables_of(server, home)).count("server-network-tables") == 12 - 2 * 4
        assert (await tables_of(server, network)).count("server-network-tables") == 34 - 2 * 16 + 2 * 4
        [*others] = await tables_of(server, ["198.51.100.7", "2001:db8:2::1"])
        assert "server-network-tables" not in others
        async with server.client() as client:
            listed = [table["id"] for table in (await client.get("/api/tables")).json()["tables"]]
            assert set(others) < set(listed)
            assert len(listed) == len(others) + LISTED

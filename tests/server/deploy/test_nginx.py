"""The example for nginx, before two processes: matches go through its TLS, and only it is believed."""

import asyncio
import json
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from support.patience import PATIENCE
from support.server.killable_server import KillableServer, two_processes
from support.server.live_server import NO_CERTIFICATES, Json, Remote
from support.server.log_audit import audit
from support.server.reconnecting_client import open_tables, play
from support.server.services import find_program, free_port
from websockets.asyncio.client import connect

from red7.host.contracts.allowance import Act
from red7.server.limits import PER_ADDRESS
from red7.server.storage.postgres.store import PostgresStore

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[3] / "deploy"
PUBLIC = "https://red7.example"


def self_signed(folder: Path) -> ssl.SSLContext:
    """Makes a certificate for loopback and its key; how a client comes to believe it."""
    program = find_program("openssl", "openssl")
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc"]
    names = ["-subj", "/CN=red7.example", "-addext", "subjectAltName=IP:127.0.0.1,DNS:red7.example"]
    files = ["-keyout", str(folder / "red7.key"), "-out", str(folder / "red7.pem")]
    subprocess.run([program, "req", "-x509", *curve, *names, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=folder / "red7.pem")


def example(folder: Path, port: int, servers: Sequence[int]) -> str:
    """Our example for nginx, with other ports and places."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    processes = (DEPLOY / "processes.conf").read_text("utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        " /etc/red7-processes.conf;": f" {folder}/processes.conf;",
        "ssl_certificate /etc/red7/": f"ssl_certificate {folder}/",
        "ssl_certificate_key /etc/red7/": f"ssl_certificate_key {folder}/",
    }
    for ours, here in changes.items():
        assert text.count(ours) == 1, ours
        text = text.replace(ours, here)
    for number, server in enumerate(servers):
        assert processes.count(f"127.0.0.1:{7007 + number} ") == 1
        processes = processes.replace(f"127.0.0.1:{7007 + number} ", f"127.0.0.1:{server} ")
    (folder / "processes.conf").write_text(processes, "utf-8")
    return text


@contextmanager
def nginx(folder: Path, port: int, servers: Sequence[int]) -> Iterator[ssl.SSLContext]:
    """Debian's nginx with our example, first checked by its own test of configurations."""
    folder.mkdir()
    certificates = self_signed(folder)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    site = example(folder, port, servers)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{site}}}\n", "utf-8"
    )
    command = [find_program("nginx", "nginx-light"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    checked = subprocess.run([*command, "-e", "stderr", "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen([*command, "-e", "stderr"], stderr=log)
    try:
        yield certificates
    finally:
        process.terminate()
        process.wait(20)


@asynccontextmanager
async def proxied(
    tmp_path: Path, database: str, bus: str
) -> AsyncIterator[tuple[Remote, Sequence[KillableServer]]]:
    """What everybody sees, and the two processes behind it."""
    async with two_processes(tmp_path, database, bus, public_url=PUBLIC) as servers:
        port = free_port()
        with nginx(tmp_path / "nginx", port, [server.port for server in servers]) as certificates:
            front = Remote(port, certificates=certificates)
            await front.ready()
            yield front, servers


async def committed(server: KillableServer) -> float:
    """How many events a process has committed."""
    async with Remote(server.port).client() as client:
        text = (await client.get("/metrics")).text
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith("red7_events_total"))


async def test_a_match_is_played_through_nginx_by_both_processes(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with proxied(tmp_path, postgres_url, redis_url) as (front, servers):
        players = await open_tables([front.port], certificates=front.certificates, roam=3)
        await play(players)
        assert all([await committed(server) > 0 for server in servers])
        # One process goes: those who were there come back to the other.
        await servers[0].kill()
        await play(players)
    await audit(PostgresStore.open(postgres_url), players)


async def guess(where: Remote, address: str, **headers: str) -> int:
    """The status of looking for a table by its code, which is limited by address."""
    certificates = where.certificates or NO_CERTIFICATES
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=certificates)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        return (await client.get(f"{where.url}/api/codes/AAAAAA", headers=headers)).status_code


async def guesses(where: Remote, address: str, claims: Sequence[str] = ()) -> list[int]:
    """The same for ten tries at once, faster than time gives new ones; each claims to come from elsewhere."""
    headers = [{"X-Forwarded-For": claim} for claim in claims] or [{}] * 10
    return await asyncio.gather(*(guess(where, address, **some) for some in headers))


async def is_refused(where: Remote, address: str) -> bool:
    """Whether an address that has had all its guesses gets no more of them, whatever it claims."""
    for batch in range(10):  # each claim is made once, so that whoever believed it would refuse nothing
        claims = [f"192.0.2.{10 * batch + number}" for number in range(10)]
        if 429 in await guesses(where, address, claims):
            return True
    return False


async def test_the_address_of_a_caller_is_taken_from_the_proxy_and_from_nobody_else(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with proxied(tmp_path, postgres_url, redis_url) as (front, servers):
        direct = Remote(servers[0].port)
        told: list[int] = []
        while 429 not in told:
            told += await guesses(front, "127.0.0.2")
        assert told.count(404) >= PER_ADDRESS[Act.FIND].burst, "nobody was refused too early"
        assert await is_refused(front, "127.0.0.2")
        assert await is_refused(direct, "127.0.0.2")
        assert await guess(front, "127.0.0.3") == 404
        assert await guess(direct, "127.0.0.1", **{"X-Forwarded-For": "192.0.2.200"}) == 404


async def test_only_pages_of_the_public_address_may_use_a_cookie(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with proxied(tmp_path, postgres_url, redis_url) as (front, _servers):
        ours, host = {"Origin": PUBLIC}, {"Host": "red7.example"}
        async with front.client() as client:
            entered = await client.post("/api/me", json={"name": "Ann"}, headers=ours | host)
            assert entered.status_code == 200
            cookie = {"Cookie": entered.headers["set-cookie"].partition(";")[0]}
            opened = await client.post("/api/tables", json={}, headers=ours | host | cookie)
            assert opened.status_code == 200, opened.text
            theirs = {"Origin": "https://elsewhere.example"}
            refused = await client.post("/api/tables", json={}, headers=theirs | host | cookie)
            assert refused.status_code in (401, 403)
        table = opened.json()["id"]
        assert (await first_message(front, table, ours | cookie))["you"]["seat"] == 0
        assert (await first_message(front, table, theirs | cookie))["code"] == "server-cross-site"
        assert (await first_message(front, table, cookie))["you"] is None, "without an Origin, only a token"


async def first_message(front: Remote, table: str, headers: dict[str, str]) -> Json:
    where = f"wss://127.0.0.1:{front.port}/api/tables/{table}/socket"
    async with connect(
        where, proxy=None, ssl=front.certificates, additional_headers=headers, open_timeout=PATIENCE
    ) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        message: Json = json.loads(await socket.recv())
        return message

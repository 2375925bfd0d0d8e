"""`red7 serve`, `backup` and `rekey` as people start them: real processes, one clear line if they cannot."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from support.patience import PATIENCE
from support.server.live_server import Remote
from support.server.services import free_port

from red7.server.guests.keys import KEPT
from red7.server.storage.backup import DATABASE

pytestmark = pytest.mark.anyio

MAIN = "from red7.cli import main; main(prog_name='red7')"


def red7(*words: object, before: str = "") -> list[str]:
    return [sys.executable, "-c", f"{before}{MAIN}", *map(str, words)]


def output_of(*words: object, before: str = "") -> tuple[int, list[str]]:
    """How a command ends, and the lines it says."""
    done = subprocess.run(red7(*words, before=before), capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, [line for line in (done.stdout + done.stderr).splitlines() if line]


def refused(*words: object, before: str = "") -> str:
    """The one line with which a command refuses to work."""
    status, lines = output_of(*words, before=before)
    assert (status, len(lines)) == (1, 1), lines
    return lines[0]


@asynccontextmanager
async def running(
    data: Path, *words: object, before: str = ""
) -> AsyncIterator[tuple[subprocess.Popen[bytes], Remote]]:
    """A server on a free port."""
    port = free_port()
    with (data.parent / f"log {port}").open("wb") as log:
        process = subprocess.Popen(
            red7("serve", "--port", port, "--data", data, "--thinkers", 1, *words, before=before), stderr=log
        )
    try:
        remote = Remote(port)
        await remote.ready()
        yield process, remote
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_a_port_that_is_taken_is_said(tmp_path: Path, taken: int) -> None:
    line = refused("serve", "--port", taken, "--data", tmp_path / "data")
    assert f"port {taken} of 127.0.0.1" in line
    assert "--port" in line
    assert not (tmp_path / "data").exists(), "nothing was begun"


def test_a_host_that_is_not_there_is_said(tmp_path: Path) -> None:
    line = refused("serve", "--host", "red7.invalid", "--port", 0, "--data", tmp_path / "data")
    assert "red7.invalid" in line
    assert "Unknown error" not in line


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = refused("serve", "--port", 0, "--data", tmp_path / "file" / "data")
    assert str(tmp_path / "file" / "data") in line
    assert "can’t be written" in line


@pytest.mark.parametrize("there", [True, False])
async def test_a_package_without_the_page_says_how_to_get_one(tmp_path: Path, there: bool) -> None:
    page = tmp_path / "page"
    if there:
        page.mkdir()
    before = f"import pathlib, red7.server.http.static as pages; pages.STATIC = pathlib.Path({str(page)!r}); "
    async with running(tmp_path / "data", before=before) as (_, server):
        output = (tmp_path / f"log {server.port}").read_text("utf-8")
    assert "Red7 is open at" in output
    assert "start it with --host 0.0.0.0" in output  # only this machine can open it
    assert ("no web page" in output) is not there


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--database", "mysql://localhost/red7"], "--database"),
        (["--database", "postgresql://localhost/red7", "--bus", "localhost"], "--bus"),
        (["--bus", "redis://localhost"], "--database"),
        (["--public-url", "example.org"], "--public-url"),
        (["--public-url", "https://example.org/red7"], "--public-url"),
        (["--trusted-proxies", "10.0.0.0/8, nobody"], "--trusted-proxies"),
        (["--metrics-from", "nobody"], "--metrics-from"),
        (["--retention-days", "0"], "--retention-days"),
        (["--thinkers", "5000"], "--thinkers"),
    ],
)
def test_an_option_that_makes_no_sense_is_named(tmp_path: Path, words: list[str], named: str) -> None:
    assert named in refused("serve", "--port", 0, "--data", tmp_path, *words)


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://red7:s3cret@127.0.0.1:{free_port()}/red7"
    line = refused("serve", "--port", 0, "--data", tmp_path, "--database", url)
    assert "127.0.0.1" in line
    assert "s3cret" not in line


async def test_a_redis_that_does_not_answer_is_said_at_once_and_the_server_begins(
    tmp_path: Path, postgres_url: str
) -> None:
    port = free_port()
    urls = ["--database", postgres_url, "--bus", f"redis://red7:s3cret@127.0.0.1:{port}/0"]
    async with running(tmp_path / "data", *urls) as (_, server):
        output = (tmp_path / f"log {server.port}").read_text("utf-8")
    [line] = [line for line in output.splitlines() if line.startswith("Redis")]
    assert f"127.0.0.1:{port}" in line
    assert "bus lost" in output, "and the reason is in the log"
    assert "s3cret" not in output


@pytest.mark.parametrize(("module", "extra"), [("asyncpg", "postgres"), ("redis.asyncio", "redis")])
def test_what_is_not_installed_is_said(tmp_path: Path, postgres_url: str, module: str, extra: str) -> None:
    urls = ["--database", postgres_url, "--bus", f"redis://127.0.0.1:{free_port()}"]
    missing = f"import sys; sys.modules[{module!r}] = None; "
    line = refused("serve", "--port", 0, "--data", tmp_path, *urls, before=missing)
    assert f"red7[{extra}]" in line


def test_a_key_file_that_others_can_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("00" * 32)
    (tmp_path / "keys").chmod(0o644)
    assert "chmod 600" in refused("serve", "--port", 0, "--data", tmp_path)


def test_there_is_no_way_to_choose_the_cards_of_a_server(tmp_path: Path) -> None:
    status, lines = output_of("serve", "--help")
    assert status == 0
    assert "--port" in " ".join(lines)
    assert not [line for line in lines if "seed" in line.lower() or "secret" in line.lower()]
    for option in ("--seed", "--secret"):
        assert output_of("serve", "--data", tmp_path, option, "1")[0] == 2


async def test_a_folder_has_one_server_and_a_backup_is_made_by_it_and_restored_without_it(
    tmp_path: Path,
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with running(data) as (process, server):
        token = await server.guest("Ann")
        table = await server.table(token, listed=True)
        line = await asyncio.to_thread(refused, "serve", "--port", 0, "--data", data)
        assert "in use by another process" in line
        status, lines = await asyncio.to_thread(output_of, "backup", copy, "--data", data)
        assert (status, len(lines)) == (0, 1), lines
        assert str(copy) in lines[0]
        unwritable = await asyncio.to_thread(refused, "backup", tmp_path / "no" / "copy", "--data", data)
        assert str(tmp_path / "no" / "copy") in unwritable
        later = await server.table(token, listed=True)
        assert "stop it first" in await asyncio.to_thread(refused, "restore", copy, "--data", data)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, 30) == 0
    assert not (data / "control").exists()
    if os.name == "posix":
        assert copy.stat().st_mode & 0o077 == 0

    status, lines = output_of("restore", copy, "--data", data)
    assert (status, len(lines)) == (0, 2), lines
    assert str(copy) in lines[0]
    [aside] = data.glob("before-restore-*")
    assert str(aside) in lines[1]
    assert (aside / DATABASE).exists()
    async with running(data) as (_, server), server.client(token) as client:
        assert (await client.get("/api/me")).json()["name"] == "Ann"
        tables = [one["id"] for one in (await client.get("/api/tables")).json()["tables"]]
    assert tables == [table]
    assert later not in tables


async def test_a_backup_needs_no_server(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    assert "nothing to back up" in refused("backup", copy, "--data", data)
    async with running(data) as (_, server):  # which is then killed
        await server.guest("Zacharias")
    assert output_of("backup", copy, "--data", data)[0] == 0
    assert b"Zacharias" in copy.read_bytes()


async def test_a_server_on_postgresql_has_its_folder_to_itself_and_says_who_makes_its_backups(
    tmp_path: Path, postgres_url: str
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with running(data) as (_, server):  # which leaves a database of its own behind
        await server.guest("Ann")
    async with running(data, "--database", postgres_url):
        line = await asyncio.to_thread(
            refused, "serve", "--port", 0, "--data", data, "--database", postgres_url
        )
        assert "in use by another process" in line
        assert "pg_dump" in await asyncio.to_thread(refused, "backup", copy, "--data", data)
        (data / "control").unlink()
        assert "doesn’t answer" in await asyncio.to_thread(refused, "backup", copy, "--data", data)
    assert not copy.exists()


def test_a_damaged_file_is_refused_and_kept_as_it_is(tmp_path: Path) -> None:
    damaged = b"SQLite format 3\0" + bytes(range(256)) * 64
    (tmp_path / DATABASE).write_bytes(damaged)
    for words in (["serve", "--port", 0], ["backup", tmp_path / "copy"]):
        assert DATABASE in refused(*words, "--data", tmp_path)
        assert (tmp_path / DATABASE).read_bytes() == damaged
    assert not (tmp_path / "copy").exists()


async def test_on_sigterm_clients_are_told_to_come_back_and_find_everything_as_it_was(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "data") as (process, server):
        token = await server.guest("Ann")
        table = await server.table(token)
        async with server.player(table, token) as player:
            seated = await player.do("seat-bot", seat=1, level="beginner")
            process.send_signal(signal.SIGTERM)
            await player.until(lambda: player.messages[-1]["type"] == "goodbye")
            assert player.messages[-1]["retry_ms"] > 0
        assert await asyncio.to_thread(process.wait, 30) == 0
    async with (
        running(tmp_path / "data") as (_, server),
        server.player(table, token, since=seated["version"]) as player,
    ):
        assert player.version == seated["version"]
        assert player.seat == 0


async def test_keys_are_replaced_while_the_server_runs_and_nobody_is_signed_out_at_once(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    async with running(data) as (_, server):
        token = await server.guest("Ann")
        for number in range(1, KEPT + 1):
            status, lines = await asyncio.to_thread(output_of, "rekey", "--data", data)
            assert (status, len(lines)) == (0, 1), lines
            assert len((data / "keys").read_text().split()) == min(number + 1, KEPT)
            async with server.client(token) as client:
                expected = 200 if number < KEPT else 401
                assert (await client.get("/api/me")).status_code == expected
    assert str(tmp_path / "none" / "keys") in refused("rekey", "--data", tmp_path / "none")


async def test_the_figures_are_for_those_who_may_read_them(tmp_path: Path) -> None:
    async with running(tmp_path / "data", "--metrics-from", "192.0.2.0/24, ::1") as (_, server):
        answer = await asyncio.to_thread(
            httpx.get, f"{server.url}/metrics", trust_env=False, timeout=PATIENCE
        )
    assert (answer.status_code, answer.json()["code"]) == (403, "server-private")

"""What `deploy/` says is what works: the unit, the compose file, and the commands of the image."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml
from support.long_run import LONG
from support.patience import PATIENCE
from support.server.live_server import Remote
from support.server.log_audit import audit
from support.server.reconnecting_client import open_tables, play
from support.server.services import find_program, free_port

from red7.server.storage.postgres.store import PostgresStore

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
RED7 = [sys.executable, "-m", "red7"]


@contextmanager
def started(command: Sequence[str], env: dict[str, str] | None = None) -> Iterator[None]:
    """A process that is stopped in good order, as systemd and Docker stop one."""
    process = subprocess.Popen(command, env=env)
    try:
        yield
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def exchanged(words: Sequence[str], exchange: dict[str, str]) -> list[str]:
    """A command with places of this machine in it; each of them has to be there."""
    text = "\0".join(words)
    for there, here in exchange.items():
        assert there in text, there
        text = text.replace(there, here)
    return text.split("\0")


def unit() -> str:
    return (DEPLOY / "red7.service").read_text("utf-8")


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    program = find_program("systemd-analyze", "systemd")
    here = tmp_path / "red7.service"
    here.write_text(unit().replace("/opt/red7/bin/red7", sys.executable), "utf-8")
    checked = subprocess.run([program, "verify", here], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert "red7.service" not in checked.stderr


async def test_what_the_unit_starts_is_a_server(tmp_path: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit(), re.MULTILINE)
    port = free_port()
    _, *words = exchanged(shlex.split(line), {"7007": str(port), "/var/lib/red7": str(tmp_path)})
    with started([*RED7, *words]):
        await Remote(port).ready()
        assert await Remote(port).guest("Ann")


def compose() -> dict[str, Any]:
    file: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return file


def test_the_parts_of_the_compose_file_fit_together() -> None:
    file = compose()
    services = file["services"]
    for name, service in services.items():
        assert service["restart"] == "always", name
        assert set(service.get("depends_on", {})) <= set(services), name
        assert set(service["networks"]) <= set(file["networks"]), name
        for volume in service.get("volumes", []):
            place = volume.partition(":")[0]
            assert place in file["volumes"] or place.startswith("./"), volume
        if name != "proxy":
            assert "ports" not in service, "only the proxy is reached from outside"
    (network,) = file["networks"]["inside"]["ipam"]["config"]
    assert f"--trusted-proxies={network['subnet']}" in services["one"]["command"]
    processes = file["configs"]["processes"]["content"]
    assert re.findall(r"^server (\w+):7007 ", processes, re.MULTILINE) == ["one", "two"]
    include = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"include {services['proxy']['configs'][0]['target']};" in include
    assert "ssl_certificate /etc/red7/" in include
    assert "./certificates:/etc/red7:ro" in services["proxy"]["volumes"]


async def test_the_processes_of_the_compose_file_play_a_match(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    ports = [free_port(), free_port()]
    commands = []
    for name, port in zip(("one", "two"), ports, strict=True):
        exchange = {
            "--host=0.0.0.0": "--host=127.0.0.1",
            "--port=7007": f"--port={port}",
            "--data=/tmp/red7": f"--data={tmp_path / name}",
            "/data/keys": str(tmp_path / "keys"),
            "postgresql://red7:${RED7_PASSWORD:?write it into .env}@postgres/red7": postgres_url,
            "redis://redis/0": redis_url,
            "${RED7_HOST:?write it into .env}": "red7.example",
            "--trusted-proxies=172.30.7.0/24": "--trusted-proxies=127.0.0.1",
        }
        commands.append([*RED7, *exchanged(compose()["services"][name]["command"], exchange)])
    with started(commands[0]):
        await Remote(ports[0]).ready()  # it has made the tables and the keys
        with started(commands[1]):
            await Remote(ports[1]).ready()
            players = await open_tables(ports, roam=3)
            await play(players)
    await audit(PostgresStore.open(postgres_url), players)


def instructions() -> list[tuple[str, str]]:
    """The image's instructions: the word and what follows it, in one line each."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(line.split()[0], line.partition(" ")[2]) for line in lines if line]


def test_the_image_does_not_run_as_root_and_says_how_it_is() -> None:
    words = dict(instructions())
    assert words["USER"].isdecimal()
    assert int(words["USER"]) > 0
    assert "/readyz" in words["HEALTHCHECK"]


if LONG:  # it builds the package once more

    async def test_the_commands_of_the_image_make_a_healthy_server(tmp_path: Path) -> None:
        left_out = [
            line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] != "#"
        ]
        ignored = shutil.ignore_patterns(*(Path(line).name for line in left_out if line))
        shutil.copytree(ROOT, tmp_path / "sources", ignore=ignored)
        port = str(free_port())
        exchange = {
            "/opt/red7": f"{tmp_path}/red7",
            "/wheels": f"{tmp_path}/wheels",
            "/data": f"{tmp_path}/data",
        }

        def here(text: str) -> str:
            for there, place in {**exchange, "7007": port, "0.0.0.0": "127.0.0.1"}.items():
                text = text.replace(there, place)
            return text

        bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        for word, command in instructions():
            if word == "RUN" and "apt-get" not in command and "useradd" not in command:
                subprocess.run(here(command), shell=True, cwd=tmp_path / "sources", env=bare, check=True)
        last = dict(instructions())
        with started([*json.loads(here(last["ENTRYPOINT"])), *json.loads(here(last["CMD"]))], env=bare):
            await Remote(int(port)).ready()
            health = json.loads(here(last["HEALTHCHECK"]).partition("CMD ")[2])
            assert subprocess.run(health).returncode == 0

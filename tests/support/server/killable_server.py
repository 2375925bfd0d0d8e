"""Servers that a test can kill again and again: real processes, each with a life that ends on order.

Run as a program it starts a server for each line it reads, one at a time. All modules are imported by then
and a life begins with a fork, so that a restart takes no longer than opening the data.
"""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from support.server.live_server import Remote, known_secrets
from support.server.services import free_port

STEPS = ("checked", "committed", "applied")


@dataclass
class KillableServer:
    """A server through all its lives."""

    process: asyncio.subprocess.Process
    config: dict[str, Any]
    killed_at: Counter[str] = field(default_factory=Counter[str])
    pid: int = 0

    @property
    def port(self) -> int:
        return int(self.config["port"])

    async def start(self, step: str = "", count: int = 0, later: int = 0) -> None:
        """Begin a life, which ends by itself at the given step when it has come this often.

        Its clock is `later` milliseconds ahead of ours.
        """
        assert not self.pid
        order = {"config": self.config, "kill": [step, count], "later": later}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        self.pid = (await self._hear())["started"]

    def signal(self, number: signal.Signals) -> None:
        """Send a signal; see `ended`."""
        os.kill(self.pid, number)

    async def ended(self) -> int:
        """The exit status at the end of this life: the number of a signal, negative, if it was one."""
        while "ended" not in (heard := await self._hear()):
            self.killed_at[heard["at"]] += 1
        self.pid = 0
        return int(heard["ended"])

    async def kill(self) -> None:
        """End this life now."""
        self.signal(signal.SIGKILL)
        assert await self.ended() == -signal.SIGKILL
        self.killed_at["anywhere"] += 1

    async def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line, "it ended; its log says why"
        heard: dict[str, Any] = json.loads(line)
        return heard


@asynccontextmanager
async def killable(data: Path, **config: Any) -> AsyncIterator[KillableServer]:
    """A server that is not running yet; `config` are fields of `Config`. It logs into its data folder."""
    data.mkdir(exist_ok=True)
    defaults = {
        "data": str(data),
        "key_file": str(data / "keys"),
        "port": free_port(),
        "thinkers": 1,
        "trusted_proxies": ["127.0.0.1"],
    }
    places = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    with (data / "log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "support.server.killable_server"),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    server = KillableServer(process, defaults | config)
    try:
        yield server
    finally:
        if server.pid:
            await server.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


@asynccontextmanager
async def several_processes(
    count: int, folder: Path, database: str, bus: str, **config: Any
) -> AsyncIterator[list[KillableServer]]:
    """Servers that run on one database, with one key file."""
    shared = {"database": database, "bus": bus, "key_file": str(folder / "keys"), **config}
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(killable(folder / str(number), **shared))
            for number in range(count)
        ]
        for server in servers:
            await server.start()
            await Remote(server.port).ready()
        yield servers


@asynccontextmanager
async def two_processes(
    folder: Path, database: str, bus: str, **config: Any
) -> AsyncIterator[tuple[KillableServer, KillableServer]]:
    """Two of them."""
    async with several_processes(2, folder, database, bus, **config) as (one, two):
        yield one, two


def main() -> None:
    """Start a server for each line."""
    for module in ("app", "storage.sqlite.store", "storage.postgres.store", "redis.bus"):
        import_module(f"red7.server.{module}")
    tell = os.dup(1)
    os.dup2(2, 1)  # whoever prints something writes into the log
    for number, line in enumerate(sys.stdin):
        pid = os.fork()
        if not pid:
            live(json.loads(line) | {"number": number}, tell)
        os.write(tell, json.dumps({"started": pid}).encode() + b"\n")
        _, status = os.waitpid(pid, 0)
        os.write(tell, json.dumps({"ended": os.waitstatus_to_exitcode(status)}).encode() + b"\n")


def live(order: dict[str, Any], tell: int) -> NoReturn:
    """One life."""
    from red7.host.inputs import Inputs, clock
    from red7.server.app import Server
    from red7.server.config import Config
    from red7.server.listener import listener
    from red7.server.services import open_services
    from red7.server.watch.logs import set_up

    steps: Counter[str] = Counter()

    def step(name: str) -> None:
        steps[name] += 1
        if order["kill"] == [name, steps[name]]:
            os.write(tell, json.dumps({"at": name}).encode() + b"\n")
            os.kill(os.getpid(), signal.SIGKILL)

    async def run() -> None:
        paths = {name: Path(order["config"][name]) for name in ("data", "key_file")}
        config = Config(**order["config"] | paths)
        secret = known_secrets(f"{config.data.name} {order['number']}")
        inputs = Inputs(lambda: clock() + order["later"], secret, step)
        services = await open_services(config, inputs)
        await Server(services).serve(sockets=[listener("127.0.0.1", config.port)])

    set_up("json")
    asyncio.run(run())
    os._exit(0)


if __name__ == "__main__":
    main()

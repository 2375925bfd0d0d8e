"""PostgreSQL and Redis as child processes that a test can start, stop and kill."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import pytest
from support.patience import PATIENCE

_held: Final[list[socket.socket]] = []


def find_program(name: str, debian: str) -> str:
    """The path of a program, also where Debian hides it; without it the test is skipped, which CI forbids."""
    hidden = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    program = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", *hidden]))
    if program is None:
        pytest.skip(f"{name} is not installed: apt-get install {debian}")
    return program


def free_port() -> int:
    """A port on loopback that nobody uses, nor is given by the system to anybody while this process lives.

    It stays bound here, though nobody listens: a server that asks for this very port can have it.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    _held.append(held)
    return int(held.getsockname()[1])


class Service:
    """A server that keeps its port and its folder over stops and starts."""

    user: str | None = None

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="red7-test-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def prepare(self) -> None:
        """What is done once, before the first start."""

    def command(self) -> list[str]:
        """How the server is started."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it is there for its clients."""
        raise NotImplementedError

    def start(self) -> None:
        """Have it running when this returns."""
        if self._process is None:
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    self.command(), stdout=log, stderr=log, user=self.user, cwd=self.folder
                )
        latest = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > latest:
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace"))
            time.sleep(0.02)

    def stop(self) -> None:
        """Have it end in good order, with its clients thrown out."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Have it end at once."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Have it say nothing any more, without letting go of anything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Have it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.send_signal(signal.SIGCONT)  # it may be frozen
            self._process.wait(PATIENCE)
            self._process = None


class Redis(Service):
    """Redis in memory only: it has forgotten everything after a start."""

    def command(self) -> list[str]:
        program = find_program("redis-server", "redis-server")
        settings = {
            "port": self.port,
            "bind": "127.0.0.1",
            "databases": 10_000,
            "save": "",
            "dir": self.folder,
        }
        return [program, *(word for name, value in settings.items() for word in (f"--{name}", str(value)))]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as client:
                client.sendall(b"PING\r\n")
                return client.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


class Postgres(Service):
    """PostgreSQL, whose processes may not belong to root. Killed, it leaves no process behind."""

    def prepare(self) -> None:
        initdb = find_program("initdb", "postgresql")
        if os.geteuid() == 0:
            self.user = "postgres"
            shutil.chown(self.folder, self.user)
        options = ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [initdb, *options, str(self.folder / "data")],
            check=True,
            capture_output=True,
            user=self.user,
            cwd=self.folder,
        )

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": self.port,
            "fsync": "off",
            "max_connections": 100,
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [find_program("postgres", "postgresql"), "-D", str(self.folder / "data"), *words]

    def answers(self) -> bool:
        ready = [
            find_program("pg_isready", "postgresql"),
            "--quiet",
            "--host=127.0.0.1",
            f"--port={self.port}",
        ]
        return subprocess.run(ready).returncode == 0

    def new_database(self, name: str) -> str:
        """The address of a database that is made now."""
        program = find_program("createdb", "postgresql")
        where = ["--host=127.0.0.1", f"--port={self.port}", "--username=postgres"]
        subprocess.run([program, *where, name], check=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def kill(self) -> None:
        """Have it end at once and lose what is not on disk; its children would outlive a SIGKILL."""
        self._end(signal.SIGQUIT)

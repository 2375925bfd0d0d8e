"""Virtual environments with locked packages, which know what they hold."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from workshop.programs import HOST_PYTHON, ROOT, Failure, host_has_pip, quietly, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Each agrees with those before it.
LOCKS = (
    "base", "server", "tui", "build", "test", "check", "bench",
    "e2e", "node", "wasm", "examples", "docs", "envs", "lock", "extras",
)  # fmt: skip


class Wheel(NamedTuple):
    """A package that is installed from its wheel: what changes with its sources, and what builds it."""

    digest: Callable[[], str]
    build: Callable[[], Path]


class Environment:
    """A virtual environment that knows what it holds, and renews what has changed.

    It notes what it holds in a file, and takes the note away while anything changes: a run that is killed
    leaves none, and the next run starts afresh.
    """

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        self.note = self.folder / "red7.json"
        self.holds = self._read()

    def program(self, name: str) -> str:
        windows = os.name == "nt"
        return str(self.folder / ("Scripts" if windows else "bin") / (f"{name}.exe" if windows else name))

    def prepare(self, *locks: str, wheel: Wheel | None = None) -> Environment:
        """Sees to it that the packages of these locks and, from its wheel, the game are installed."""
        wanted = {"python": f"{sys.implementation.cache_tag} {sys.platform}"}
        wanted |= {lock: digest([ROOT / f"requirements/{lock}.lock"]) for lock in locks}
        if wheel:
            wanted["game"] = wheel.digest()
        if self._lacks(wanted):
            with one_at_a_time():
                self._renew(wanted, wheel)
        return self

    def _lacks(self, wanted: dict[str, str]) -> list[str]:
        return [name for name, value in wanted.items() if self.holds.get(name) != value]

    def _renew(self, wanted: dict[str, str], wheel: Wheel | None) -> None:
        self.holds = self._read()  # another run may have done the work meanwhile
        locks = {lock: digest([ROOT / f"requirements/{lock}.lock"]) for lock in LOCKS if lock in self.holds}
        if "python" in self._lacks(wanted) or self._lacks(locks) or not Path(self.program("python")).exists():
            say(f"Making the environment {self.folder.name} ...")
            shutil.rmtree(self.folder, ignore_errors=True)
            self.holds = {}
            with self._changing():
                self._create()
                self.holds["python"] = wanted["python"]
        missing = [name for name in self._lacks(wanted) if name in LOCKS]
        if missing:
            say(f"Installing the locked packages ({', '.join(missing)}) ...")
            with self._changing():
                files = [f"--requirement=requirements/{lock}.lock" for lock in missing]
                self._install("--require-hashes", *files)
                self.holds |= {lock: wanted[lock] for lock in missing}
        if wheel and "game" in self._lacks(wanted):
            built = wheel.build()
            with self._changing():
                self._install("--no-deps", "--no-index", "--force-reinstall", str(built))
                form = quietly(
                    self.program("python"), "-c", "import red7._build_form as f; print(f.form())"
                ).strip()
                self.holds |= {"game": wanted["game"], "form": form}
            if form == "interpreted":
                say("The core could not be compiled, so it runs interpreted: all works, but slowly.")

    @contextmanager
    def _changing(self) -> Iterator[None]:
        self.note.unlink(missing_ok=True)
        try:
            yield
        except Failure:  # an installer that gave up has changed nothing
            self._write()
            raise
        self._write()

    def _read(self) -> dict[str, str]:
        try:
            return dict(json.loads(self.note.read_text("utf-8")))
        except (OSError, ValueError):
            return {}

    def _write(self) -> None:
        partial = self.note.with_suffix(".partial")
        partial.write_text(json.dumps(self.holds), "utf-8")
        partial.replace(self.note)

    def _create(self) -> None:
        if uv := shutil.which("uv"):
            quietly(uv, "venv", "--quiet", "--python", HOST_PYTHON, str(self.folder))
        else:
            no_pip = ["--without-pip"] if host_has_pip() else []
            quietly(HOST_PYTHON, "-m", "venv", *no_pip, str(self.folder))

    def _install(self, *what: str) -> None:
        python = self.program("python")
        if uv := shutil.which("uv"):
            command = [uv, "pip", "install", "--quiet", "--python", python]
        elif host_has_pip():
            command = [HOST_PYTHON, "-m", "pip", "--quiet", "--python", python, "install", "--no-input"]
        else:
            command = [python, "-m", "pip", "--quiet", "install", "--no-input"]
        try:
            quietly(*command, *what)
        except Failure as failure:
            raise Failure(f"{failure}\nThe packages could not be installed. Is the network there?") from None


def digest(files: list[Path]) -> str:
    """What changes with the names and contents of files."""
    total = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Holds off other runs; the lock is free once this run and its installers are gone, killed or not."""
    with (ROOT / ".venv.lock").open("a") as file:
        if sys.platform == "win32":
            import msvcrt

            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:
                raise Failure("Another run of dev.py is busy here. Try again when it is done.") from None
        else:
            import fcntl

            os.set_inheritable(file.fileno(), True)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("Waiting for another run of dev.py ...")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield

"""An empty environment, as `pipx run` makes one: nothing in it but a release and what that requires."""

import os
import subprocess
from pathlib import Path

from workshop.programs import HOST_PYTHON, host_has_pip


class FreshEnvironment:
    """A virtual environment with programs of its own; whatever runs in it sees no others than these."""

    def __init__(self, folder: Path, python: str = HOST_PYTHON) -> None:
        self.folder = folder
        no_pip = ["--without-pip"] if host_has_pip() else []
        subprocess.run([python, "-m", "venv", *no_pip, str(folder)], check=True, capture_output=True)
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def surroundings(self) -> dict[str, str]:
        """No compiler, no Node, none of our settings: only the programs of this environment."""
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SYSTEMROOT"))}
        home = {"HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        return {**kept, **home, "PATH": str(self.programs)}

    def install(self, *what: str) -> "subprocess.CompletedProcess[str]":
        """What pip says to installing something."""
        own = str(self.programs / "python")
        pip = [HOST_PYTHON, "-m", "pip", "--python", own] if host_has_pip() else [own, "-m", "pip"]
        return subprocess.run(
            [*pip, "install", "--no-input", "--no-compile", *what],
            env=self.surroundings,
            cwd=self.folder,
            capture_output=True,
            text=True,
        )

    def red7(self, *words: str, given: str = "") -> str:
        """What the `red7` command prints here."""
        done = subprocess.run(
            [str(self.programs / "red7"), *words],
            env=self.surroundings,
            cwd=self.folder,
            input=given,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def serve(self) -> "subprocess.Popen[str]":
        """A server on any free port; the first line with an address says which."""
        return subprocess.Popen(
            [str(self.programs / "red7"), "serve", "--port", "0", "--data", str(self.folder / "data")],
            env=self.surroundings,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

"""Other programs: started quietly or for all to see, and installed where that is ours to do."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
HOST_PYTHON: str = getattr(sys, "_base_executable", "") or sys.executable  # also when run by an environment's


class Failure(Exception):
    """What went wrong, in words a developer can act on."""


def say(text: str) -> None:
    """Tells the developer something."""
    print(text, file=sys.stderr, flush=True)


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a program, without what would lead it to another Python or form."""
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "RED7_FORM")} | more


def quietly(*command: str, cwd: Path = ROOT, **environment: str) -> str:
    """What a program says; it is shown only where the program fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=surroundings(**environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,  # it holds the lock of one_at_a_time as well
    )
    if done.returncode:
        raise Failure("\n".join([*done.stdout.splitlines()[-20:], f"This failed: {shlex.join(command)}"]))
    return done.stdout


def run(*command: str, **environment: str) -> int:
    """Runs a program for all to see, and gives its exit status."""
    say(f"$ {shlex.join(command).replace(f'{ROOT}{os.sep}', '')}")
    return subprocess.run(command, cwd=ROOT, env=surroundings(**environment)).returncode


def become(*command: str) -> NoReturn:
    """Goes on as another program."""
    if os.name == "nt":  # where exec would give the terminal back too early
        sys.exit(subprocess.run(command, env=surroundings()).returncode)
    os.execve(command[0], command, surroundings())


def host_has_pip() -> bool:
    """Whether we can borrow that pip, which saves the time of installing another one."""
    return subprocess.run([HOST_PYTHON, "-c", "import pip"], stderr=subprocess.DEVNULL).returncode == 0


def apt_get(packages: str) -> bool:
    """Installs Debian packages where that is ours to do: as root, in a container or on a CI machine."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say(f"Installing {packages} by apt-get ...")
    try:
        quietly("apt-get", "update", "-qq")
        quietly("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-qq", "-y", *packages.split())
    except Failure as failure:
        say(str(failure))
        return False
    return True

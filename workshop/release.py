"""A release: the archive of the sources, wheels made from it, and a list of all that is in them."""

from __future__ import annotations

import re
import shutil
import tarfile
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

from workshop.bill import bill
from workshop.environment import digest, one_at_a_time
from workshop.game import MAIN, prepare
from workshop.page import build_page
from workshop.programs import HOST_PYTHON, ROOT, Failure, host_has_pip, quietly, say

DIST = ROOT / "dist"
SOURCES = ("docs", "examples", "src", "web")
LEFT_BEHIND = ("node_modules", "__pycache__", "*.egg-info", ".ipynb_checkpoints")
WHEELHOUSE = ROOT / "build/wheelhouse"
WHEELHOUSE_LOCKS = ("base", "build")  # what a wheel needs to run, and an archive to be built


def release(_: list[str]) -> int:
    """Builds all that a release consists of on this machine, into dist."""
    prepare()
    build_page()
    shutil.rmtree(DIST, ignore_errors=True)
    archive = build_archive(DIST)
    say("Building the wheels from the archive: one that is plain Python, one compiled for this Python ...")
    build_wheel(archive, DIST, RED7_INTERPRETED="1")
    compiled = build_wheel(archive, DIST)
    if not is_compiled(compiled):
        raise Failure("The core could not be compiled: on Debian, apt-get install gcc libc6-dev python3-dev.")
    (DIST / f"red7-{version()}.cdx.json").write_text(bill(version()), "utf-8")
    for path in sorted(DIST.iterdir()):
        say(f"{path.stat().st_size / 1000:8.0f} kB  {path.relative_to(ROOT)}")
    return 0


def version() -> str:
    """The version, from the one place where it stands."""
    text = (ROOT / "src/red7/__init__.py").read_text("utf-8")
    line = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert line, "src/red7/__init__.py says which version this is"
    return line[1]


def build_archive(folder: Path) -> Path:
    """The archive of the sources, with the page that was built last; MANIFEST.in says what is in it."""
    code = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    with TemporaryDirectory() as name:  # setuptools leaves notes beside the sources
        copy = Path(name)
        for room in SOURCES:
            shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        for file in [path for path in ROOT.iterdir() if path.is_file() and path.name[0] != "."]:
            shutil.copy(file, copy)
        quietly(MAIN.program("python"), "-c", code, str(folder), cwd=copy)
    return folder / f"red7-{version()}.tar.gz"


def build_wheel(archive: Path, folder: Path, **environment: str) -> Path:
    """A wheel made from nothing but the archive of the sources."""
    code = (
        "import sys; sys.path.insert(0, 'web'); import backend\n"
        "print('\\n' + backend.build_wheel(sys.argv[1]))"
    )
    with TemporaryDirectory() as name:
        with tarfile.open(archive) as content:
            content.extractall(name, filter="data")
        (sources,) = Path(name).iterdir()
        said = quietly(MAIN.program("python"), "-c", code, str(folder), cwd=sources, **environment)
    return folder / said.splitlines()[-1]


def is_compiled(wheel: Path) -> bool:
    """Whether a wheel holds the compiled core: where compiling fails, one is made without it."""
    return any(name.endswith((".so", ".pyd")) for name in zipfile.ZipFile(wheel).namelist())


def wheelhouse() -> Path:
    """A folder with the locked packages as wheels, to install releases from where no network is wanted."""
    note = WHEELHOUSE / "red7.txt"
    wanted = digest([ROOT / f"requirements/{lock}.lock" for lock in WHEELHOUSE_LOCKS])
    with one_at_a_time():
        if not note.exists() or note.read_text("utf-8") != wanted:
            say("Fetching the packages that releases are tried out with ...")
            shutil.rmtree(WHEELHOUSE, ignore_errors=True)
            python = HOST_PYTHON if host_has_pip() else MAIN.program("python")
            locks = [f"--requirement=requirements/{lock}.lock" for lock in WHEELHOUSE_LOCKS]
            fetch = ["download", "--quiet", "--no-deps", "--require-hashes", f"--dest={WHEELHOUSE}"]
            quietly(python, "-m", "pip", *fetch, *locks)
            note.write_text(wanted, "utf-8")
    return WHEELHOUSE

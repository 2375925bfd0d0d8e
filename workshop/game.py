"""The game as a wheel, compiled, in the environment that all commands share."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

from workshop.environment import Environment, Wheel, digest
from workshop.programs import ROOT, quietly, say

MAIN = Environment(".venv")


def game_files() -> list[Path]:
    """All that the wheel is made from."""
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    sources = [path for path in files if not path.parent.name.endswith(("__pycache__", ".egg-info"))]
    return sorted([*sources, ROOT / "pyproject.toml", ROOT / "setup.py"])


def game_digest() -> str:
    """Changes with the sources and with what can compile them: a compiler installed later is put to use."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    interpreted = os.environ.get("RED7_INTERPRETED", "")
    return f"{digest(game_files())} {shutil.which(compiler)} {headers} {interpreted}"


def build_wheel() -> Path:
    """Builds in a copy, where no compiled module hides its source; C that stays the same is compiled once."""
    say("Compiling the game (a minute at most, and only when its sources have changed) ...")
    copy = MAIN.folder / "build"
    files = [*game_files(), ROOT / "README.md", ROOT / "LICENSE"]
    copies = {copy / path.relative_to(ROOT): path for path in files}
    if not (copy / "complete").exists() or not copies.keys() >= set((copy / "src/red7").rglob("*.*")):
        shutil.rmtree(copy, ignore_errors=True)
    (copy / "complete").unlink(missing_ok=True)
    for target, source in copies.items():
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    shutil.rmtree(copy / "dist", ignore_errors=True)
    backend = "from setuptools.build_meta import build_wheel; build_wheel('dist')"
    (copy / "log.txt").write_text(quietly(MAIN.program("python"), "-c", backend, cwd=copy), "utf-8")
    (copy / "complete").touch()
    return built_wheel()


def built_wheel() -> Path:
    """The wheel that was built last."""
    return next((MAIN.folder / "build/dist").glob("*.whl"))


def prepare(*more: str) -> Environment:
    """The environment of all commands, with the game and the packages of more locks."""
    return MAIN.prepare("base", "build", *more, wheel=Wheel(game_digest, build_wheel))

"""Builds the package with the driver in its kernel, just as an installation builds it without.

mypyc calls natively only what it compiles together, and the driver is to cost nothing beside the kernel.
"""

import hashlib
import shutil
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build/bench-engine"
DRIVER = Path(__file__).with_name("rounds_driver.py")


def can_build() -> bool:
    """Whether this environment holds what a build needs; a C compiler is looked for by the build itself."""
    return find_spec("mypyc") is not None and find_spec("setuptools") is not None


def build() -> Path:
    """The folder to import the package from, built again if a source has changed since the last time."""
    names = ["pyproject.toml", "setup.py", "src/red7/__init__.py", "src/red7/_build_form.py"]
    files = [*(ROOT / name for name in names), *(ROOT / "src/red7/game").glob("**/*.py")]
    sources = {path.relative_to(ROOT).as_posix(): path for path in files}
    # Where `[tool.red7]` in pyproject.toml has it compiled together with the kernel.
    sources[f"src/red7/game/engine/{DRIVER.name}"] = DRIVER
    total = hashlib.sha256(sys.version.encode())
    for name, path in sorted(sources.items()):
        total.update(name.encode() + b"\0" + path.read_bytes())
    stamp = FOLDER / "complete"
    if stamp.exists() and stamp.read_text("utf-8") == total.hexdigest():
        return FOLDER / "tree"

    print("Compiling the game with the driver (a minute at most) ...", file=sys.stderr, flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    for name, path in sources.items():
        target = FOLDER / "copy" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for name in ("README.md", "LICENSE"):  # named in pyproject.toml, so the build wants to see them
        (FOLDER / "copy" / name).touch()
    command = [sys.executable, "-c", "from setuptools.build_meta import build_wheel; build_wheel('..')"]
    done = subprocess.run(
        command,
        cwd=FOLDER / "copy",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout[-2000:]}\nThe game could not be built for the benchmark.")
    with zipfile.ZipFile(next(FOLDER.glob("*.whl"))) as wheel:
        wheel.extractall(FOLDER / "tree")
    stamp.write_text(total.hexdigest(), "utf-8")
    return FOLDER / "tree"

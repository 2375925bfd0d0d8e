"""The page that needs no server, with the game for Pyodide in it."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from workshop.environment import digest, one_at_a_time
from workshop.game import MAIN, game_files
from workshop.page import WEB, node, page_files, page_tools
from workshop.programs import HOST_PYTHON, ROOT, host_has_pip, quietly, say
from workshop.wasm import build_core, core_tools, headers

if TYPE_CHECKING:
    from pathlib import Path

DEVICE = WEB / "device"
BASE = "/base-of-red7"  # of pages in bundles: src/red7/server/offline/bundle.py puts another in its place
DEVICE_WHEELS = ("librt", "msgspec", "mypy-extensions")  # of the base lock, for Pyodide's Python
PYODIDE = [
    "--platform=pyemscripten_2026_0_wasm32",
    "--python-version=314",
    "--implementation=cp",
    "--abi=cp314",
]
WHEELS = ROOT / "build/device-wheels"
STATIC = ROOT / "build/static"
PACKING = """
import sys
from pathlib import Path
from red7 import __version__
from red7.server.offline.bundle import pack, unpack
page, static, base = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
bundle = page.parent / f"red7-offline-{__version__}.zip"
pack(page, bundle, __version__)
unpack(bundle, static, base)
"""


def build_static(base: str = "") -> None:
    """Builds the page with the whole game in it, as a bundle and unpacked, if anything of it has changed."""
    program = page_tools()
    note = ROOT / "build/static.txt"
    wanted = f"{digest([*page_files(), *game_files()])} {base} {headers()}"
    if STATIC.exists() and note.exists() and note.read_text("utf-8") == wanted:
        return
    tools = core_tools()
    python = MAIN.prepare("base").program("python")
    with one_at_a_time():
        say("Building the page that needs no server ...")
        note.unlink(missing_ok=True)
        install_device()
        game = ROOT / "build/device"
        shutil.rmtree(game, ignore_errors=True)
        core = [str(build_core(tools))] if tools else []
        quietly(program, "bundle.mjs", str(ROOT / "src"), str(WHEELS), str(game), *core, cwd=DEVICE)
        page = ROOT / "build/static-page"
        quietly(program, "build.mjs", "--device", str(game), "--out", str(page), "--base", BASE, cwd=WEB)
        for path in [STATIC, *STATIC.parent.glob("red7-offline-*.zip")]:
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        quietly(python, "-c", PACKING, str(page), str(STATIC), base, PYTHONPATH=str(ROOT / "src"))
        note.write_text(wanted, "utf-8")


def built_bundle() -> Path:
    """The file that `red7 static` and `red7 serve --offline` take."""
    return next(STATIC.parent.glob("red7-offline-*.zip"))


def install_device() -> None:
    """Pyodide, and what the game needs there."""
    note = WHEELS / "red7.txt"
    wanted = digest([DEVICE / "package-lock.json", ROOT / "requirements/base.lock"])
    if note.exists() and note.read_text("utf-8") == wanted:
        return
    quietly(node()[1], "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=DEVICE)
    download_wheels(WHEELS, "base", DEVICE_WHEELS)
    note.write_text(wanted, "utf-8")


def download_wheels(folder: Path, lock: str, names: tuple[str, ...]) -> None:
    """Puts wheels for Pyodide into a folder, as they are locked."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    locked = re.split(r"\n(?=\S)", (ROOT / f"requirements/{lock}.lock").read_text("utf-8"))
    lines = [one for one in locked if one.split("==")[0] in names]
    (folder / "wheels.txt").write_text("\n".join(lines), "utf-8")
    download = ["download", "--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", *PYODIDE]
    python = HOST_PYTHON if host_has_pip() else MAIN.program("python")
    quietly(python, "-m", "pip", *download, f"--dest={folder}", f"--requirement={folder / 'wheels.txt'}")


def static(words: list[str]) -> int:
    """Makes a folder for any web space; a word is the path it will have there."""
    build_static(*words[:1])
    say(f"Put what is in {STATIC.relative_to(ROOT)} on any web space, over https, or give others the file")
    say(f"{built_bundle().relative_to(ROOT)}: `red7 static` unpacks it, `red7 serve --offline` offers it.")
    return 0

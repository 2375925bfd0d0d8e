"""The page, built by Node, and what is made for it from Python."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

from workshop.environment import Environment, digest, one_at_a_time
from workshop.game import MAIN, prepare
from workshop.programs import ROOT, quietly, run, say, surroundings

if TYPE_CHECKING:
    from pathlib import Path

WEB = ROOT / "web"
NODE = 20  # the oldest version that will do
GENERATED = {  # files below web/src, with what makes them
    "protocol.ts": "red7.server.http.routes:typescript",
    "facts.ts": "red7.host.protocol.facts:typescript",
    "ui/styles/pigments.css": "red7.art.page:stylesheet",
    "ui/cards/art.json": "red7.art.page:drawing",
    "ui/cards/faces.svg": "red7.art.faces:sheet",
}


def page_files() -> list[Path]:
    """All that the page is made from."""
    files = [path for path in WEB.rglob("*") if path.is_file()]
    sources = [path for path in files if "node_modules" not in path.relative_to(WEB).parts]
    return sorted([*sources, *(ROOT / "src/red7/speech/locales").rglob("*.ftl")])


def node() -> tuple[str, str]:
    """Node and npm: those of this machine, or else from an environment of their own."""
    programs = [shutil.which(name) or "" for name in ("node", "npm")]
    if all(programs) and int(quietly(programs[0], "--version").lstrip("v").split(".")[0]) >= NODE:
        return programs[0], programs[1]
    environment = Environment(".venv-node").prepare("node")
    return environment.program("node"), environment.program("npm")


def page_tools() -> str:
    """Node, with the locked packages of the page installed for it."""
    program, npm = node()
    note = WEB / "node_modules/red7.txt"
    wanted = digest([WEB / "package-lock.json"])
    if not note.exists() or note.read_text("utf-8") != wanted:
        with one_at_a_time():
            say("Installing the locked packages of the page ...")
            quietly(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=WEB)
            note.write_text(wanted, "utf-8")
    return program


def lint_page(*options: str) -> int:
    """Checks the format of the page and what its linter says; its settings are found from its folder only."""
    program = page_tools()
    say("$ cd web; biome check")
    command = [program, "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", *options]
    return subprocess.run(command, cwd=WEB, env=surroundings()).returncode


def build_page() -> None:
    """Builds the page to where the server looks for it, if anything of it has changed."""
    program = page_tools()
    note = WEB / "node_modules/red7-page.txt"
    wanted = digest(page_files())
    built = (ROOT / "src/red7/server/static/index.html").exists()
    if built and note.exists() and note.read_text("utf-8") == wanted:
        return
    with one_at_a_time():
        say("Building the page ...")
        quietly(program, "build.mjs", cwd=WEB)
        note.write_text(wanted, "utf-8")


def generate(_: list[str]) -> int:
    """Renews the files of the page that are made from Python."""
    python = MAIN.prepare("base").program("python")
    code = "import pkgutil, sys; sys.stdout.write(pkgutil.resolve_name(sys.argv[1])())"
    for name, maker in GENERATED.items():
        made = subprocess.run(
            [python, "-X", "utf8", "-c", code, maker],
            cwd=ROOT,
            env=surroundings(PYTHONPATH="src"),
            stdout=subprocess.PIPE,
            check=True,
        )
        (WEB / "src" / name).write_bytes(made.stdout)
    return 0


def pictures(words: list[str]) -> int:
    """Makes contact sheets of the table."""
    build_page()
    environment = prepare("test", "e2e")
    return run(
        environment.program("python"), "tests/tools/make_pictures.py", *words, PYTHONPATH=str(ROOT / "tests")
    )

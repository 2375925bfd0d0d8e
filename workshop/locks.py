"""The locks of all requirements."""

from __future__ import annotations

import shutil

from workshop.environment import LOCKS, Environment
from workshop.programs import quietly, say

# What the package itself requires. Nobody installs all of its extras, but the bill of a release names them.
OF_THE_PACKAGE = {"base": ["pyproject.toml"], "extras": ["pyproject.toml", "--all-extras"]}


def lock(words: list[str]) -> int:
    """Renews requirements/*.lock."""
    uv = shutil.which("uv") or Environment(".venv-lock").prepare("lock").program("uv")
    options = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    for number, name in enumerate(LOCKS):
        say(f"Locking requirements/{name}.lock ...")
        files = OF_THE_PACKAGE.get(name, [f"requirements/{name}.in"])
        files = [*files, f"--output-file=requirements/{name}.lock"]
        files += [f"--constraint=requirements/{earlier}.lock" for earlier in LOCKS[:number]]
        quietly(uv, "pip", "compile", *options, *files, *words)
    return 0

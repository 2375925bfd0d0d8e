"""The environment of `red7.envs`, with packages that are too large for the one that all commands share."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from workshop.environment import Environment, Wheel
from workshop.game import built_wheel, game_digest
from workshop.programs import ROOT

PATTERNS = ["src/red7/envs/*.py", "tests/envs/*.py", "benchmarks/environments.py", "examples/train_numpy.py"]
TYPED = sorted(str(path.relative_to(ROOT)) for pattern in PATTERNS for path in ROOT.glob(pattern))
"""What imports those packages, and so is type-checked with them and not with the rest."""


def pyright_project(environment: Environment) -> Path:
    """A project for pyright with these files and packages; all else as in pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["basedpyright"]
    places = {
        "include": TYPED,
        "exclude": [],
        "extraPaths": [".", *settings["extraPaths"]],
        "venvPath": ["."],
    }
    above = {name: [f"../{path}" for path in paths] for name, paths in places.items()}
    project = environment.folder / "pyright.json"
    names = {"venvPath": above["venvPath"][0], "venv": environment.folder.name}
    project.write_text(json.dumps({**settings, **above, **names}), "utf-8")
    return project


def research() -> Environment:
    """The environment, with the game as it was built for the one that all commands share."""
    return Environment(".venv-envs").prepare("base", "envs", wheel=Wheel(game_digest, built_wheel))

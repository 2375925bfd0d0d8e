"""The environment of examples that need large packages, and the notebooks among them."""

from __future__ import annotations

from workshop.environment import Environment, Wheel
from workshop.game import built_wheel, game_digest, prepare
from workshop.programs import ROOT, run

RUNNER = "tests/tools/make_notebooks.py"


def examples_environment() -> Environment:
    """With data frames and Jupyter, which the usual environment is better off without."""
    prepare()
    return Environment(".venv-examples").prepare("base", "examples", wheel=Wheel(game_digest, built_wheel))


def notebooks(_: list[str]) -> int:
    """Runs all notebooks, and keeps what their cells show."""
    names = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "examples").glob("*.ipynb"))]
    return run(examples_environment().program("python"), RUNNER, *names)

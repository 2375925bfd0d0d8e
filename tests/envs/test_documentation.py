"""The samples for researchers run as they are printed."""

import doctest
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import red7.envs

ROOT = Path(__file__).parents[2]


def test_the_page_for_research_is_true() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 20


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(red7.envs.__path__)])
def test_the_samples_of_modules_run(name: str) -> None:
    assert doctest.testmod(import_module(f"red7.envs.{name}")).failed == 0


def test_the_example_learns_and_says_how_well() -> None:
    command = [sys.executable, str(ROOT / "examples/train_numpy.py"), "--seconds=10", "--games=2000"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    learned, won, chance = done.stdout.splitlines()[-3:]
    assert learned.startswith("learned from ")
    assert "games against random movers: " in won
    low, high = (float(word.rstrip("%")) for word in won.split(" sure ")[1].split(" to "))
    assert 20 < low < high < 100
    assert chance == "a random mover would win 50.0%"


def test_a_small_run_of_the_benchmark_compares_with_theirs() -> None:
    command = [sys.executable, str(ROOT / "benchmarks/environments.py"), "--repeats=1", "--seconds=0.01"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "red7_v0, raw_env(), beside leduc_holdem, env()" in done.stdout
    assert "512 rounds at once, beside leduc_holdem, env()" in done.stdout

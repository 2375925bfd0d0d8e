"""Every example runs as its first lines say, and comes to what it says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from red7 import compare
from workshop.examples import RUNNER, examples_environment
from workshop.page import node

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"


def output(*command: str, given: str = "") -> str:
    """What an example prints; it runs as its readers run it, in the folder of the project."""
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def python_with_frames() -> str:
    """That of the environment of the examples, which has data frames and Jupyter."""
    return examples_environment().program("python")


def test_the_first_bot_is_clearly_stronger_than_chance() -> None:
    shown = output(sys.executable, "examples/first_bot.py")
    interval = re.search(r"0\.7\d\d \[(0\.\d+), ", shown)
    assert interval, shown
    assert float(interval[1]) > 0.5


@pytest.mark.parametrize("options", ["basic", "expert"])
def test_a_bot_in_another_language_plays_to_the_end(options: str) -> None:
    program = f"exec:{node()[0]} examples/bot.mjs"
    result = compare(program, "random", deals=1, options=options)
    assert result.failures == 0


def test_a_bot_that_needs_nothing_of_ours_answers_questions() -> None:
    question = '{"moves": ["B2p", "R5p", "G7p", "out"], "seed": 1}'
    assert output(node()[0], "examples/bot.mjs", given=question) == "G7p\n"
    assert output(sys.executable, "examples/bot.py", given=question) in ("B2p\n", "R5p\n", "G7p\n")


def test_a_tournament_runs_on_dask() -> None:
    shown = output(sys.executable, "examples/dask_tournament.py", "2")
    assert sorted(line.split()[0] for line in shown.splitlines()) == ["casual", "random", "skilled"]


def test_openings_are_counted_exactly() -> None:
    shown = output(sys.executable, "examples/winning_openings.py", "100").splitlines()
    assert shown[0] == "Who begins can force a win in 53% of 100 deals."
    assert sum(int(share) for share in re.findall(r"(\d+)% of the", "\n".join(shown[1:]))) in range(97, 104)


def test_ten_thousand_records_become_a_data_frame(python_with_frames: str) -> None:
    shown = output(python_with_frames, "examples/records_frame.py")
    assert "10000" in shown
    assert "gave up" in shown


def test_records_of_a_file_become_one_too(python_with_frames: str, tmp_path: Path) -> None:
    file = str(tmp_path / "matches.red7")
    output(sys.executable, "-m", "red7", "simulate", "--matches", "20", "--out", file)
    assert " 20 " in output(python_with_frames, "examples/records_frame.py", file)


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.ipynb")))
def test_a_notebook_shows_what_it_was_kept_with(python_with_frames: str, name: str) -> None:
    """In a real kernel; after a change of the looks, `python3 dev.py notebooks` keeps what they show now."""
    output(python_with_frames, RUNNER, "--check", f"examples/{name}")


def test_every_example_is_listed() -> None:
    page = (EXAMPLES / "README.md").read_text("utf-8")
    names = [path.name for path in EXAMPLES.iterdir() if path.suffix in (".py", ".mjs", ".ipynb")]
    assert [name for name in names if f"[{name}]({name})" not in page] == []

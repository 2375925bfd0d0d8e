"""The core plays the same games compiled and interpreted, state by state."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.long_run import LONG

from red7._build_form import Form

TESTS = Path(__file__).parent
# Of each edition, options and number of players: a thousand in all, or three.
GAMES = 25 if LONG else 9


def play(form: Form, *words: str) -> list[str]:
    """What the games print in one form: from the sources, or as installed."""
    places = [TESTS] if form == "compiled" else [TESTS.parent / "src", TESTS]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
    command = [sys.executable, str(TESTS / "tools" / "play_games.py"), str(GAMES), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"the games could not be played {form}:\n{done.stderr}"
    tested, *lines = done.stdout.splitlines()
    if tested != form and os.environ.get("RED7_FORM") == "interpreted":
        # There is no compiler here: dev.py has said so, and where nothing may be skipped this is a failure.
        pytest.skip("the core is not compiled, so there is nothing to compare")
    assert tested == form, f"wanted the core {form}, but it runs {tested}: run the tests by dev.py"
    return lines


def test_a_thousand_games_are_the_same_in_both_forms_state_by_state() -> None:
    compiled, interpreted = play("compiled"), play("interpreted")
    assert len(set(compiled)) == len(compiled) == 120 * GAMES
    names = [one.split()[0] for one, other in zip(compiled, interpreted, strict=True) if one != other]
    for name in names[:1]:
        pair = zip(play("compiled", name), play("interpreted", name), strict=False)
        one, other = next(((one, other) for one, other in pair if one != other), ("it ends", "elsewhere"))
        pytest.fail(f"{len(names)} games differ. {name}:\ncompiled     {one}\ninterpreted  {other}")

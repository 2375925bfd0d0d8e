"""The README's picture is what the program shows now, and refers to nothing outside itself."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.fixture(scope="module")
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pictures", PICTURES / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_picture_shows_the_program_as_it_is(make: ModuleType) -> None:
    picture = (PICTURES / "terminal.svg").read_text("utf-8")
    assert picture == make.terminal(), "the screen has changed: run python docs/pictures/make.py"


def test_the_picture_loads_nothing() -> None:
    picture = (PICTURES / "terminal.svg").read_text("utf-8")
    assert re.findall(r"https?:[^\"' ]*", picture) == ["http://www.w3.org/2000/svg"]
    assert "@import" not in picture
    assert not re.search(r"url\((?!#)", picture)

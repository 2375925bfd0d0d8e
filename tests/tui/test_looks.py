"""What the terminal table looks like, as text: `tests/tools/make_tui.py` writes it anew."""

import pytest
from support.tui.scenes import FOLDER, SCENES, look

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", SCENES)
async def test_a_screen_looks_as_it_did(name: str) -> None:
    text = await look(name)
    width, height = SCENES[name].size
    assert len(text.splitlines()) == height
    assert max(map(len, text.splitlines())) <= width
    assert text == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_the_pictures_in_the_documentation_are_these() -> None:
    text = (FOLDER.parents[2] / "docs" / "terminal-table.md").read_text("utf-8")
    pictures = [block.split("\n```")[0] for block in text.split("```text\n")[1:]]
    looks = {(FOLDER / f"{name}.txt").read_text("utf-8").rstrip("\n") for name in SCENES}
    assert len(pictures) == 3
    assert set(pictures) <= looks

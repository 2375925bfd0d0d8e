"""The examples that pages draw are true, and a wrong one is noticed."""

import re
from pathlib import Path

import pytest
from support.documents import PAGES, name_of

from docs.builder.figures import drawn
from red7.game.errors import IllegalError

FENCES = re.compile(r"^```(?:cards|palettes|position|turn)\b", re.MULTILINE)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if FENCES.search(page.read_text("utf-8"))], ids=name_of
)
def test_every_example_of_a_page_is_drawn(page: Path) -> None:
    text = page.read_text("utf-8")
    assert drawn(text).count("<figure ") == len(FENCES.findall(text))
    assert not FENCES.search(drawn(text))


def test_an_example_shows_what_counts_and_says_why() -> None:
    figure = drawn("```palettes green\nAnn: R7 Y2 B4\nBob: V6 I2 G5\nBob leads\n```\n")
    assert figure.count("r7-faint") == 2
    assert "two even cards" in figure


def test_a_wrong_leader_stops_the_build() -> None:
    with pytest.raises(ValueError, match="the rules say “Bob leads”"):
        drawn("```palettes green\nAnn: R7 Y2 B4\nBob: V6 I2 G5\nAnn leads\n```\n")


def test_an_illegal_turn_stops_the_build() -> None:
    with pytest.raises(IllegalError):
        drawn("```turn\nintl-1.2 basic G 0 G6R3I5:Y2V5/I4R1B7:G4O2 - - play\nG6c\n```\n")

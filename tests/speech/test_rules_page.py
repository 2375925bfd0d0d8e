"""What the rules page says of single editions, and of what their booklets leave open."""

import re
from pathlib import Path

import pytest
from support.fluent_files import page
from support.rules.positions import EVERY_EDITION

from red7.speech.words import languages

ROOT = Path(__file__).parents[2]
RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text("utf-8")
PAGE = (ROOT / "web" / "src" / "pages" / "rules" / "readings.ts").read_text("utf-8")

every_language = pytest.mark.parametrize("language", languages())


def said(language: str, code: str, **arguments: str) -> str:
    """A message of the page."""
    pattern = page(language).get_message(code).value
    assert pattern is not None
    text, errors = page(language).format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


def by_edition(language: str, code: str) -> dict[str, str]:
    """What a message says of each edition; the keys of the language files have no dots."""
    return {name: said(language, code, edition=name.replace(".", "")) for name in EVERY_EDITION}


@every_language
def test_how_long_a_game_takes(language: str) -> None:
    told = by_edition(language, "web-rules-length")
    short = ["5", "10"]
    assert {name: re.findall(r"\d+", text) for name, text in told.items()} == {
        "first": short,
        "intl-1.2": short,
        "es-ar": short,
        "es-1.3": ["5", "30"],
        "nl-2016": [],  # it does not say
    }


@every_language
def test_what_is_advised_for_first_games(language: str) -> None:
    advice = by_edition(language, "web-rules-first")
    assert advice["first"] == advice["intl-1.2"] == advice["es-ar"]
    assert len({advice["first"], advice["es-1.3"], advice["nl-2016"]}) == 3


@every_language
def test_the_dutch_variant_names_its_targets(language: str) -> None:
    assert re.findall(r"\d+", said(language, "web-rules-variant")) == ["40", "35", "30"]


def readings() -> list[str]:
    """The readings that the rulebook gives reasons for."""
    section = RULEBOOK.partition("## Readings we chose\n")[2].partition("\n## ")[0]
    return re.findall(r"^\d+\. `([\w-]+)`:", section, re.MULTILINE)


def test_the_page_knows_the_readings_of_the_rulebook() -> None:
    assert len(readings()) >= 9
    assert sorted(re.findall(r'^  "?([\w-]+)"?: \{ of: ', PAGE, re.MULTILINE)) == sorted(readings())


@every_language
def test_every_reading_is_told_in_every_language(language: str) -> None:
    assert len({said(language, "web-rules-reading", reading=name) for name in readings()}) == len(readings())

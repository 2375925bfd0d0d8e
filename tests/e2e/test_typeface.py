"""The typeface of headings and names is our own copy: small, and with all letters of the seven languages."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

import red7.server

Visit = Callable[..., Page]
FONTS = Path(red7.server.__file__).parent / "static/assets"
LETTERS = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸÄÖÌÒÓÁÍÚÑ" + "àâæçéèêëîïôœùûüÿäößìòóáíúñ" + "¡¿«»“”„‘’–…·×0123456789"
# A letter that the typeface has is as wide whatever else is asked for; others are not.
LACKING = """async (letters) => {
  await document.fonts.load("40px Fraunces");
  const pen = document.createElement("canvas").getContext("2d");
  const width = (letter, family) => {
    pen.font = `600 40px Fraunces, ${family}`;
    return pen.measureText(letter.repeat(9)).width;
  };
  return [...letters].filter((letter) => width(letter, "monospace") !== width(letter, "serif"));
}"""


def test_the_typeface_has_all_letters_of_the_seven_languages(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for(state="attached")
    assert page.evaluate(LACKING, LETTERS + "Ж") == ["Ж"]


def test_the_typeface_is_small() -> None:
    sizes = [path.stat().st_size for path in FONTS.glob("*.woff2")]
    assert 0 < sum(sizes) <= 40_000

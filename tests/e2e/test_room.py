"""Where things have their room: nothing lies over what one must see, and what is to be read can be read."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from support.browser import DESKTOP, PHONE
from support.frozen_table import Evening

Visit = Callable[..., Page]
LANGUAGES = ["en-GB", "fr-FR", "de-DE", "it-IT", "es-ES", "es-AR", "nl-NL"]
# A bubble stays as long as it is looked at.
STAY = "const wait = setTimeout; setTimeout = (act, time) => time === 4_000 ? 0 : wait(act, time);"
# Whatever the bubble lies over that must be seen or pressed, and whether it leaves the window.
COVERED = """(bubble) => {
  const box = bubble.getBoundingClientRect();
  const over = [...document.querySelectorAll(".t .card, .t button, .t .name, .t .canvas, .t h1, .t h2")]
    .filter((one) => one.checkVisibility() && !one.closest(".bubble, .unseen-text"))
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
    .map((one) => one.outerHTML.slice(0, 80));
  return box.top < 0 || box.right > innerWidth ? [...over, "the edge of the window"] : over;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_lies_over_nothing(visit: Visit, language: str) -> None:
    page = visit(viewport=PHONE, locale=language)
    page.add_init_script(STAY)
    Evening("advanced", ["beginner"] * 3, 8).pose(page)  # theirs are the longest words
    assert page.locator(".bubble").evaluate(COVERED) == []


def test_what_is_said_lies_over_nothing_with_room(visit: Visit) -> None:
    page = visit(viewport=DESKTOP, locale="de-DE")
    page.add_init_script(STAY)
    Evening("advanced", ["beginner"] * 3, 8).pose(page)
    assert page.locator(".bubble").evaluate(COVERED) == []


# All that has been pushed about since the page was asked for.
WATCH = """globalThis.shifts = [];
const note = (list) => { for (const { sources } of list)
  shifts.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "gone")); };
const watch = new PerformanceObserver((list) => note(list.getEntries()));
watch.observe({ type: "layout-shift", buffered: true });
globalThis.allShifts = () => (note(watch.takeRecords()), shifts);"""
NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_picture_of_a_table_stands_still(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    page.add_init_script(WATCH)
    evening = Evening("expert", ["expert", "skilled"], 8)
    evening.to_turn(2)
    evening.pose(page)
    page.wait_for_load_state("networkidle")
    page.evaluate(NEXT_PICTURE)
    assert page.evaluate("allShifts()") == []

"""Lessons in a real browser: done by who reads only what is on the page, with a mouse and by keys alone."""

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from support.browser import DESKTOP, PHONE, page_until

from red7.learn.lessons import LESSONS

Visit = Callable[..., Page]
LONG = bool(os.environ.get("RED7_LONG"))
SOME = [lesson.name for lesson in LESSONS if LONG or lesson.name in ("number", "both", "draw", "three")]
TOLD = re.compile(r"\b(pick|play|discard) (\w+ \d)", re.IGNORECASE)
TOO_LARGE = """() => {
  const words = document.querySelector('.coach');
  return document.documentElement.scrollWidth > innerWidth || words.scrollHeight > words.clientHeight;
}"""


def with_mouse(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def by_keys(page: Page, name: str) -> None:
    """Go to a button with the tabulator and press it."""
    wanted = page.get_by_role("button", name=name).first
    for _ in range(80):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return page.keyboard.press("Enter")
    raise AssertionError(f"no key leads to {name}")


def ends(page: Page) -> list[str]:
    return [name for name in ("Draw", "End turn") if page.locator(".bar-buttons").get_by_text(name).count()]


def do_lesson(page: Page, press: Callable[[Page, str], None]) -> None:
    """Give up, have it shown, and do it; whatever is drawn goes where it helps."""
    page.locator(".t-bar-yours").wait_for()
    press(page, "Do nothing")
    page_until(page, lambda: page.get_by_role("dialog").count() or page.locator(".coach-next").count())
    if page.get_by_role("dialog").count():
        press(page, "Yes, drop out")
    page.locator(".coach-bad").wait_for()
    press(page, "Show me")
    page.locator(".steps").wait_for()
    good = page.locator(".coach-good")
    press(page, ends(page)[0])
    page_until(page, lambda: good.count() or not page.locator(".steps").count())
    if not good.count():  # a card was drawn: it is the one that helps
        drawn = page.locator(".t-bottom [data-pick]:not([aria-disabled])").first
        press(page, drawn.get_attribute("aria-label") or "")
        press(page, "To the canvas")
        page.locator(".steps").wait_for()
        press(page, ends(page)[0])
    page.locator(".coach-good").wait_for()


@pytest.mark.parametrize(
    ("press", "looks"),
    [(with_mouse, {"viewport": PHONE}), (by_keys, {"viewport": DESKTOP})],
    ids=["phone", "keys"],
)
def test_lessons_are_done_by_what_the_page_says(
    visit: Visit, press: Callable[[Page, str], None], looks: dict[str, Any]
) -> None:
    page = visit(**looks)
    for name in SOME:
        page.goto(f"/learn/{name}")
        do_lesson(page, press)
        assert not page.evaluate(TOO_LARGE), name
    page.goto("/learn")
    expect(page.locator(".learn-done")).to_have_count(len(SOME))
    expect(page.get_by_text(f"{len(SOME)} of {len(LESSONS)} done")).to_be_visible()


@pytest.mark.parametrize("looks", [{"viewport": PHONE, "color_scheme": "dark"}, {"viewport": DESKTOP}])
def test_lessons_keep_nobody_out(visit: Visit, looks: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **looks)
    for path in ("/learn", "/learn/seven"):
        page.goto(path)
        page.locator(".learn-line, .coach").first.wait_for()
        violations = Axe().run(page).response["violations"]
        assert [(one["id"], one["nodes"][0]["target"]) for one in violations] == [], path


def test_a_lesson_that_is_not_there_says_so(visit: Visit, visitors: Any) -> None:
    page = visit()
    page.goto("/learn/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There’s no such lesson")
    visitors.complaints.clear()


def play_as_told(page: Page, press: Callable[[Page, str], None]) -> None:
    """Play the guided round by its words alone: they name the cards to play and to discard."""
    words = page.locator(".coach-text")
    for _ in range(4):
        page.locator(".t-bar-yours").wait_for()
        told = words.inner_text()
        assert not page.evaluate(TOO_LARGE), told
        for card, place in told_cards(page):
            press(page, card)
            press(page, place)
        press(page, "End turn")
        expect(words).not_to_have_text(told)
    page.locator(".coach-good").wait_for()
    assert not page.evaluate(TOO_LARGE)


def told_cards(page: Page) -> list[tuple[str, str]]:
    """The cards that the words say are to be played or discarded, as who hears them is told."""
    words = page.locator(".coach-text")
    text: str = words.evaluate("one => [...one.childNodes].map((a) => a.ariaLabel ?? a.textContent).join('')")
    return [
        (card, "To the canvas" if verb == "discard" else "To the palette")
        for verb, card in TOLD.findall(text)
    ]


@pytest.mark.parametrize(
    ("press", "looks"),
    [(with_mouse, {"viewport": PHONE}), (by_keys, {"viewport": DESKTOP})],
    ids=["phone", "keys"],
)
def test_the_guided_round_is_won_by_what_it_says(
    visit: Visit, press: Callable[[Page, str], None], looks: dict[str, Any]
) -> None:
    page = visit(is_new=True, **looks)
    page.goto("/")
    press(page, "Play now")
    page.get_by_role("dialog").wait_for()
    press(page, "Show me")
    play_as_told(page, press)
    expect(page.get_by_role("link", name="A game of my own")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")  # it is offered once


def test_the_first_game_without_a_guide_can_be_won_and_says_so(visit: Visit) -> None:
    page = visit(is_new=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Just play").click()
    page.wait_for_url("**/learn/first-game:*")
    expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")

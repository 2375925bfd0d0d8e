"""Lessons in a real browser: done by who reads only what is on the page, with a mouse and by keys alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE, WATCH_SHIFTS, page_until
from support.long_run import LONG

from red7.learn.lessons import LESSONS

Visit = Callable[..., Page]
SOME = [lesson.name for lesson in LESSONS if LONG or lesson.name in ("number", "both", "draw", "three")]
TOLD = re.compile(r"\bPick (\w+ \d)")
PLACES = {"palette": "To the palette", "canvas": "To the canvas"}
TOO_LARGE = """() => {
  const words = document.querySelector('.coach');
  return document.documentElement.scrollWidth > innerWidth || words.scrollHeight > words.clientHeight;
}"""
# The words with their cards as they are called.
HEARD = "one => [...one.firstElementChild.childNodes].map((a) => a.ariaLabel ?? a.textContent).join('')"
# What is pointed at can be seen, and the words that speak of it do not lie over it.
IN_VIEW = """() => {
  const below = document.querySelector('.coach').getBoundingClientRect().bottom;
  const meant = [...document.querySelectorAll('[data-pointed]')].map((one) => one.getBoundingClientRect());
  return meant.length > 0 && meant.every((one) => one.top >= below && one.bottom <= innerHeight);
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
    page.locator(".coach-bad").wait_for()
    press(page, "Show me")
    page.locator(".steps").wait_for()
    good = page.locator(".coach-good")
    press(page, ends(page)[0])
    page_until(page, lambda: good.count() or not page.locator(".steps").count())
    if not good.count():  # a card was drawn: it is the one that helps
        drawn = page.locator(".slot-drawn [data-pick]")
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
    expect(page.locator(".learn-list .learn-done")).to_have_count(len(SOME))
    expect(page.get_by_text(f"{len(SOME)} of {len(LESSONS)} done")).to_be_visible()


def try_card(page: Page, card: str, place: str) -> None:
    """Play a card in a lesson, and end the turn."""
    page.get_by_role("button", name=card).first.click()
    page.get_by_role("button", name=place).first.click()
    page.locator("[data-key=end]").click()
    page.locator(".coach-next").wait_for()


def test_a_lesson_gives_a_hint_after_a_wrong_turn_and_points_after_two(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/learn/number")
    page.locator(".t-bar-yours").wait_for()
    words = page.locator(".coach-text")
    pointed = page.locator("[data-pointed]")
    assert page.locator(".pick-may").count() == 0
    for card, answer, points in (("red 5", "the number counts first", 0), ("green 3", "high cards lead", 1)):
        expect(pointed).to_have_count(0)
        try_card(page, card, "To the palette")
        expect(words).to_contain_text(answer)
        expect(page.locator(".top-words")).to_be_hidden()  # nobody is to play any more
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".coach-hint")).to_contain_text(answer)
        assert not page.evaluate(TOO_LARGE)
        expect(pointed).to_have_count(points)
    expect(pointed).to_have_accessible_name(re.compile("^violet 7"))
    assert page.evaluate(IN_VIEW)
    try_card(page, "violet 7", "To the palette")
    expect(page.locator(".button-main:visible")).to_have_text(["Next: Then colour"])
    expect(page.get_by_text(f"1 of {len(LESSONS)} done")).to_be_visible()
    page.goto("/learn")
    for name in ("Next: Then colour", "Then colour"):
        expect(page.get_by_role("link", name=name, exact=True)).to_be_in_viewport(ratio=1)


# In the bar, what was put down, what is asked and the buttons stand apart.
APART = """() => {
  const [steps, words, buttons] = ['.steps', '.bar-prompt', '.bar-buttons'].map(
    (one) => document.querySelector(`.t-bar ${one}`).getBoundingClientRect());
  const above = (one, other) => one.bottom <= other.top + 1;
  return (above(steps, words) || steps.right <= words.left) && above(steps, buttons) && above(words, buttons);
}"""


def test_what_is_asked_of_a_card_that_was_put_down_fits_the_lesson_and_can_be_read(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    # The first is about a card to play; in the second a discard would lead as well, without what it teaches.
    for name, card, asked in (
        ("number", "red 5", "Your turn is complete."),
        ("one", "violet 6", "You may still discard a card to the canvas."),
    ):
        page.goto(f"/learn/{name}")
        page.get_by_role("button", name=card).first.click()
        page.get_by_role("button", name="To the palette").first.click()
        expect(page.locator(".bar-prompt")).to_have_text(asked)
        assert page.evaluate(APART), name


def test_with_two_rivals_and_a_hint_nothing_slides_under_the_words(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="de-DE")
    page.goto("/learn/out")
    page.locator(".t-bar-yours [data-key=end]").click()
    page.locator(".coach-next [data-key=end]").click()
    page.locator(".coach-hint").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not page.evaluate(TOO_LARGE)


def test_a_turn_that_only_falls_short_is_answered_with_the_task_and_what_it_takes(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/learn/change")
    page.get_by_role("button", name="Do nothing").click()
    page.get_by_role("button", name="Try again").click()
    words = page.locator(".coach-text")
    expect(words).to_contain_text("Choose one under which you lead. Hint: it takes a new rule")
    assert not page.evaluate(TOO_LARGE)


@pytest.mark.parametrize("looks", [{"viewport": PHONE, "color_scheme": "dark"}, {"viewport": DESKTOP}])
def test_lessons_keep_nobody_out(visit: Visit, looks: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **looks)
    for path in ("/learn", "/learn/seven", "/learn/guide"):
        page.goto(path)
        page.locator(".learn-line, .t-bar-yours").first.wait_for()
        assert barriers(page) == [], path


def test_a_lesson_that_is_not_there_says_so(visit: Visit, visitors: Any) -> None:
    page = visit()
    page.goto("/learn/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There’s no such lesson")
    visitors.complaints.clear()


def do_as_told(page: Page, press: Callable[[Page, str], None]) -> None:
    """Do the one thing that the words over the table say; it is pointed at, and not covered by them."""
    words = page.locator(".coach-text")
    before = words.inner_text()
    told: str = words.evaluate(HEARD)
    assert not page.evaluate(TOO_LARGE), told
    pointed = page.locator("[data-pointed]").last
    expect(pointed).to_have_accessible_description("your next step")
    assert page.evaluate(IN_VIEW), told
    card = TOLD.search(told)
    place = next((place for place in PLACES if told.startswith("Put it") and place in told), None)
    press(page, card[1] if card else PLACES[place] if place else "End turn")
    expect(words).not_to_have_text(before)


def play_as_told(page: Page, press: Callable[[Page, str], None]) -> int:
    """Play the guided round by its words alone; how many things there were to do."""
    good = page.locator(".coach-good")
    words = page.locator(".coach-text")
    count = 0
    while not good.count():
        page_until(page, lambda: good.count() or "Pip who" not in words.inner_text())
        if not good.count():
            do_as_told(page, press)
            count += 1
    assert not page.evaluate(TOO_LARGE)
    return count


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
    page.locator(".t-bar-yours").wait_for()
    page.evaluate(WATCH_SHIFTS)
    assert play_as_told(page, press) == 14
    assert page.evaluate("globalThis.shifts ?? []") == []
    expect(page.locator(".button-main:visible")).to_have_text(["Your first game"])
    assert page.locator(".end-buttons .button").evaluate_all(
        "all => all.every((one) => one.scrollWidth <= one.clientWidth)"
    )
    page.goto("/learn")
    expect(page.get_by_role("link", name="Your first round")).to_contain_text("done")
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
    for back in ["/", "/matches"]:  # it goes on with the same help
        page.goto(back)
        page.get_by_role("link", name="Continue", exact=True).click()
        page.wait_for_url("**/learn/first-game:*")
        expect(page.get_by_role("heading", name="Your first game")).to_be_visible()
        expect(page.locator("[data-key=hint]")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_what_is_said_at_the_end_of_a_first_game_is_not_cut_on_a_phone(visit: Visit) -> None:
    page = visit(viewport=PHONE, locale="de-DE")
    page.goto("/learn/first-game")
    page.locator(".t-bar-yours [data-key=end]").click()
    page.get_by_role("dialog").locator(".button").last.click()
    expect(page.locator(".coach-text")).to_contain_text("Diesmal nicht")
    assert not page.evaluate(TOO_LARGE)

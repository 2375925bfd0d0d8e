"""The deal of the day in a real browser: a try that counts, how others did, practice, and the proof."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE
from support.chosen_deals import Dealer

from red7.learn import days
from red7.learn.days import ends_at, told_at

Visit = Callable[..., Page]
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


class Calendar:
    """Which day it is at the server; whatever weekday it is, two play the basic game."""

    def __init__(self, dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        monkeypatch.setattr(days, "WEEK", (("basic", 2),) * 7)
        monkeypatch.setattr(dealer.host.days, "_now", lambda: self.now)
        dealer.choose(bytes(32))

    def turn_to(self, day: str) -> None:
        self.now = ends_at(day) - 3_600_000


@pytest.fixture
def calendar(dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(dealer, monkeypatch)


def check(page: Page) -> None:
    """Nothing is cut off, and nobody kept out."""
    assert not page.evaluate(TOO_WIDE)
    assert barriers(page) == []


def give_up(page: Page) -> None:
    """Lose by keys alone."""
    page.locator(".t-bar-yours").wait_for()
    page.get_by_role("button", name="Do nothing").first.press("Enter")
    page.get_by_role("button", name="Yes, drop out").press("Enter")


@pytest.mark.parametrize(
    ("day", "looks"),
    [
        ("2126-11-18", {"viewport": PHONE, "color_scheme": "dark"}),
        ("2126-11-20", {"viewport": DESKTOP}),
    ],
    ids=["phone", "desktop"],
)
def test_a_day_is_tried_once_compared_practised_and_proved(
    visit: Visit, calendar: Calendar, day: str, looks: dict[str, Any]
) -> None:
    calendar.turn_to(day)
    page = visit(bypass_csp=True, **looks)
    page.goto("/")
    page.get_by_role("link", name="Deal of the day").press("Enter")
    expect(page.get_by_text("We trust you to be you")).to_be_visible()
    expect(page.get_by_text("How everyone did")).to_have_count(0)
    check(page)
    page.get_by_role("button", name="Start your try").press("Enter")
    page.locator(".t-bar-yours").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url
    page.goto("/day")
    expect(page.get_by_text("How everyone did")).to_have_count(0)
    page.get_by_role("button", name="Go on with your try").press("Enter")
    page.wait_for_url(table)
    give_up(page)
    expect(page.locator(".end-foot :is(a, button)")).to_have_count(4)
    page.get_by_role("link", name="How others did").press("Enter")
    expect(page.get_by_text("Your try: lost")).to_be_visible()
    bars = page.locator(".day-places").get_by_role("listitem")
    expect(bars).to_have_text(["won0 tries", "lostone try (you)"])
    check(page)
    page.get_by_role("button", name="Practise this deal").press("Enter")
    page.locator(".t-bar-yours").wait_for()
    assert page.url != table
    calendar.now = told_at(day)
    page.goto(f"/day/{day}")
    fingerprint = page.locator("details").filter(has_text="Fingerprint")
    expect(fingerprint.get_by_role("button", name="Copy")).to_be_hidden()
    fingerprint.locator("summary").press("Enter")
    expect(fingerprint.locator("p code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(fingerprint.get_by_role("button", name="Copy")).to_be_visible()
    page.get_by_role("button", name="Compare the two").press("Enter")
    expect(page.get_by_text("The secret fits its fingerprint.")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Check the deals").press("Enter")
    expect(page.locator(".finding-good")).to_be_visible()


def test_who_has_tried_may_watch_the_best_and_nobody_else(
    visit: Visit, calendar: Calendar, visitors: Any
) -> None:
    calendar.turn_to("2126-11-22")
    first, second = visit(viewport=DESKTOP), visit(viewport=PHONE)
    first.goto("/day")
    first.get_by_role("button", name="Start your try").click()
    give_up(first)
    expect(first.get_by_role("link", name="How others did")).to_be_visible()
    address = f"/replay/{first.url.split('/')[-1]}/1"
    second.goto(address)
    expect(second.get_by_role("alert")).to_contain_text("allowed to see this")
    expect(second.get_by_text("Ask one of them for its record")).to_be_visible()
    visitors.complaints.clear()
    second.goto("/day")
    second.get_by_role("button", name="Start your try").click()
    give_up(second)
    second.get_by_role("link", name="How others did").click()
    expect(second.get_by_text("2 tries are finished. You did better than 0 of 1.")).to_be_visible()
    second.get_by_role("link", name="Watch the best").click()
    second.locator(".replay-bar").wait_for()
    assert second.url.split("#")[0].endswith(address)


def test_without_a_server_it_says_what_it_needs(visit: Visit) -> None:
    page = visit(viewport=PHONE, bypass_csp=True)
    device = "document.documentElement.dataset.host = 'device'"
    page.add_init_script(
        f"document.addEventListener('readystatechange', () => {{ {device} }}, {{ once: true }})"
    )
    page.goto("/day")
    expect(page.get_by_text("so it needs a server")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    check(page)
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".t-bar-yours").wait_for()

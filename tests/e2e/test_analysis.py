"""The analysis board in a real browser: set up by hand, opened by a link, and played on from."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from e2e.test_replay import brought
from playwright.sync_api import Page, expect
from support.browser import DESKTOP, PHONE, Visitors

from red7 import Match, Record

Visit = Callable[..., Page]
SMALL = "intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play"
BY_LINK = "/analysis#" + SMALL.replace(" ", "_")
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def violations(page: Page) -> list[object]:
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["nodes"][0]["target"]) for one in found]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_position_is_set_up_by_keys_analysed_and_played_on_from(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, bypass_csp=True)
    page.goto("/analysis")
    place = {
        "Hand, Seat 1": ("red 7", "violet 2"),
        "Palette, Seat 1": ("green 5",),
        "Hand, Seat 2": ("indigo 3",),
        "Palette, Seat 2": ("orange 6", "violet 4"),
    }
    for name, cards in place.items():
        page.get_by_role("radio", name=name).press("Space")
        for card in cards:
            page.get_by_role("button", name=f"{card}: Canvas pile").press("Enter")
            expect(page.get_by_role("button", name=f"{card}: {name}")).to_have_attribute(
                "aria-pressed", "true"
            )
    page.get_by_role("radio", name="blue").press("Space")
    assert page.url.endswith(BY_LINK)
    page.get_by_role("button", name="Analyse").press("Enter")
    found = page.get_by_role("region", name="Result")
    expect(found.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    expect(found.locator(".hint").first).to_contain_text("100% to win")
    expect(found.locator(".analysis-leads li")).to_have_count(7)
    assert violations(page) == []
    assert not page.evaluate(TOO_WIDE)
    page.get_by_role("button", name="Play on from here").press("Enter")
    page.get_by_role("region", name="Your hand").wait_for()
    assert "/table/" in page.url


def test_a_link_opens_a_position_and_mistakes_are_said(visitors: Visitors) -> None:
    page = visitors.new(viewport=PHONE)
    page.goto(BY_LINK)
    expect(page.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    page.get_by_role("radio", name="Palette, Seat 2").check()
    for card in ("orange 6", "violet 4"):
        page.get_by_role("button", name=f"{card}: Palette, Seat 2").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("alert")).to_contain_text("seat 2 is in but has an empty palette")
    visitors.complaints.clear()  # the browser tells of the position that was refused


def test_a_replay_leads_to_the_board_and_from_there_any_seat_is_played_on(visit: Visit) -> None:
    page = visit(viewport=DESKTOP)
    match = Match.begin(SMALL)
    match.play("R7p")
    match.play("out")
    page.goto(brought(page, str(Record.of(match, ["Ann", "Bob"]))))
    page.get_by_role("link", name="Analysis", exact=True).click()
    expect(page.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    assert page.url.endswith(BY_LINK)
    page.get_by_label("Your seat").select_option("Seat 2")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("region", name="Your hand").wait_for()
    expect(page.locator("[data-card=I3]").first).to_be_attached()

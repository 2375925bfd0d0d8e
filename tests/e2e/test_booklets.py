"""The rules page tells what a booklet says, and a new game can be played by another reading of it."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from red7.game.editions import READINGS

Visit = Callable[..., Page]


@pytest.mark.parametrize(
    ("edition", "minutes", "readings"), [("first", "10 minutes", 3), ("es-1.3", "30 minutes", 6)]
)
def test_the_rules_of_an_edition_say_what_its_booklet_says(
    visit: Visit, edition: str, minutes: str, readings: int
) -> None:
    page = visit()
    page.goto("/rules")
    page.get_by_role("radio", name="Expert").check()
    page.get_by_role("combobox").select_option(edition)
    expect(page.get_by_text(minutes)).to_be_visible()
    open_points = page.locator("section", has=page.get_by_role("heading", name="leaves it open"))
    expect(open_points.locator("p")).to_have_count(readings)
    expect(page.get_by_text("You may discard only if")).to_have_count(int(edition != "es-1.3"))


def test_the_contents_of_the_rules_lead_to_each_part(visit: Visit) -> None:
    page = visit()
    page.goto("/rules")
    page.get_by_role("radio", name="Expert").check()
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    headings = page.get_by_role("heading", level=2)
    assert links.all_inner_texts() == headings.all_inner_texts() != []
    links.last.click()
    expect(headings.last).to_be_in_viewport()
    expect(links.last).to_be_in_viewport()  # with room they stay


def test_a_table_is_opened_by_another_reading_of_the_dutch_variant(visit: Visit) -> None:
    page = visit()
    page.goto("/friends")
    page.get_by_role("radio", name="Advanced").check()
    page.locator("summary").click()
    page.locator("details select").first.select_option("nl-2016")
    when_short = page.get_by_role("checkbox", name="only when the cards")
    expect(when_short).to_have_count(0)
    page.get_by_role("checkbox", name="Dutch booklet").check()
    when_short.check()
    page.get_by_role("textbox").first.fill("Ann")
    with page.expect_request(lambda request: request.method == "POST" and "/tables" in request.url) as asked:
        page.locator("form button[type=submit]").click()
    settings = json.loads(asked.value.post_data or "")["settings"]
    assert (settings["edition"], settings["ending"]) == (next(iter(READINGS)), "target")
    expect(page.get_by_text("when the cards run short")).to_be_visible()

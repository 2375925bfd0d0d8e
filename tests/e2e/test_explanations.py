"""The table explains itself: rules and cards say what they mean, and keys what they would need."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from support.browsers.browser import PHONE
from support.browsers.frozen_table import Evening

Visit = Callable[..., Page]


def show(page: Page) -> None:
    evening = Evening("expert", ["expert", "skilled", "casual"], 8)
    evening.to_turn(1)
    evening.pose(page)


def test_the_words_of_a_rule_close_like_a_pop_over(visit: Visit) -> None:
    for size in (PHONE, {"width": 1280, "height": 800}):
        page = visit(viewport=size)
        show(page)
        tile = page.get_by_role("button", name="Green, even cards")
        words = page.locator(".rule-open")
        tile.click()
        expect(words).to_contain_text(re.compile(r"even.*\.$"))
        expect(tile).to_have_attribute("aria-expanded", "true")
        page.locator(".bar-words").click()
        expect(words).to_have_count(0)
        tile.click()
        page.keyboard.press("Escape")
        expect(words).to_have_count(0)
        tile.click()
        page.locator(".t-hand .pick").first.click(position={"x": 8, "y": 8})
        expect(words).to_have_count(0)


def test_pointing_at_a_rule_shows_what_would_count(visit: Visit) -> None:
    page = visit()
    show(page)
    would = page.locator(".palette .slot-would [data-card]")
    expect(would).to_have_count(0)
    page.get_by_role("button", name="Green, even cards").hover()
    expect(page.locator(".t-pointed")).to_have_count(1)
    cards = would.evaluate_all("all => all.map((one) => one.dataset.card)")
    assert cards == [one for one in cards if int(one[1]) % 2 == 0] != []
    page.mouse.move(0, 0)
    expect(would).to_have_count(0)


def test_a_card_says_what_it_can_do(visit: Visit) -> None:
    page = visit()
    show(page)
    page.locator("[data-pick=R1]").hover()
    expect(page.locator(".hand-about")).to_contain_text("Take a card from another palette")
    page = visit(viewport=PHONE)
    show(page)
    page.locator("[data-pick=R1]").click(position={"x": 8, "y": 8})
    expect(page.locator(".bar-about")).to_contain_text("Take a card from another palette")


def test_the_key_for_a_hint_switches_hints_on(visit: Visit) -> None:
    page = visit()
    show(page)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_contain_text("Hints are off")
    page.get_by_role("dialog").get_by_role("button", name="Turn on hints").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="What you can play")).to_be_visible()


def test_the_marks_below_the_hand_are_explained_where_they_are_seen(visit: Visit) -> None:
    for size in (PHONE, {"width": 1280, "height": 800}):
        page = visit(viewport=size)
        show(page)
        marks = {"keeps": "keeps you in", "joins": "with a second card", "luck": "with luck"}
        there = [words for mark, words in marks.items() if page.locator(f".pick-{mark}").count()]
        assert there
        legend = page.locator(".legend:visible li")
        expect(legend).to_have_text(there)
        for words in there:
            expect(legend.get_by_text(words)).to_be_in_viewport(ratio=1)

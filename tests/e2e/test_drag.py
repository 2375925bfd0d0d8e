"""A card under a finger or the mouse: it goes where it is let go, or back, whatever happens meanwhile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsers.browser import DESKTOP
from support.browsers.frozen_table import Evening

Visit = Callable[..., Page]
# Another finger comes down on another card, moves and leaves.
SECOND_FINGER = """(card) => {
  const { x, y } = card.getBoundingClientRect();
  const second = { bubbles: true, pointerId: 77, pointerType: "touch", isPrimary: false, button: 0 };
  for (const [kind, up] of [["down", 0], ["move", 60], ["move", 200], ["up", 200]])
    card.dispatchEvent(new PointerEvent(`pointer${kind}`, { ...second, clientX: x, clientY: y - up }));
}"""


@pytest.fixture
def page(visit: Visit) -> Page:
    page = visit(viewport=DESKTOP)
    table = Evening("basic", ["expert"], 8)
    table.to_turn(2)
    table.pose(page)
    return page


def hold(page: Page, place: str) -> Locator:
    """Drag the first card of the hand over a place; it is still held."""
    card = page.locator(".hand [data-pick]").first
    card.hover(position={"x": 10, "y": 20})
    box = page.locator(place).bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    expect(page.locator(".hand .dragging")).to_have_count(1)
    return card


def expect_back(page: Page, cards: int) -> None:
    """All cards lie in the hand as they did, and nothing is staged."""
    expect(page.locator(".dragging")).to_have_count(0)
    expect(page.locator(".steps li")).to_have_count(0)
    expect(page.locator(".hand [data-pick]")).to_have_count(cards)
    assert (
        page.locator(".hand [data-pick]").evaluate_all("(all) => all.map((one) => one.style.transform)")
        == [""] * cards
    )


def test_a_card_let_go_outside_or_where_it_may_not_go_is_back_in_the_hand(page: Page) -> None:
    cards = page.locator(".hand [data-pick]").count()
    hold(page, ".t-top")
    page.mouse.up()
    expect_back(page, cards)
    hold(page, ".deck-pile")
    page.mouse.up()
    expect(page.get_by_role("alert")).to_be_visible()  # it says why
    expect_back(page, cards)


def test_a_card_is_not_held_in_a_window_that_is_turned_or_hidden(page: Page) -> None:
    cards = page.locator(".hand [data-pick]").count()
    hold(page, ".t-mine")
    page.set_viewport_size({"width": 390, "height": 844})
    expect_back(page, cards)
    page.mouse.up()
    expect_back(page, cards)
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    hold(page, ".t-mine")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect_back(page, cards)
    page.mouse.up()
    expect_back(page, cards)


def test_another_finger_changes_nothing(page: Page) -> None:
    first = hold(page, ".t-mine").get_attribute("data-pick")
    page.locator(".hand [data-pick]").nth(2).evaluate(SECOND_FINGER)
    expect(page.locator(".hand .dragging")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".steps li")).to_have_count(1)
    expect(page.locator(f".t-mine .palette [data-card={first}]")).to_be_visible()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)


def test_a_card_that_is_held_shows_where_it_may_be_let_go(page: Page) -> None:
    hold(page, ".t-mine")
    expect(page.locator(".drag-over")).to_have_attribute("data-drop", "p")
    box = page.locator(".deck-pile").bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    expect(page.locator(".drag-over")).to_have_attribute("data-place", "deck")
    page.mouse.up()
    expect(page.locator(".drag-over")).to_have_count(0)


def test_a_card_can_be_typed_at_once_after_a_drag(page: Page) -> None:
    hold(page, ".t-mine")
    page.mouse.up()
    expect(page.locator(".steps li")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".steps li")).to_have_count(0)
    card = page.locator(".hand [data-pick]").nth(2)
    for key in card.get_attribute("data-pick") or "":
        page.keyboard.press(key)
    expect(card).to_have_attribute("aria-pressed", "true")

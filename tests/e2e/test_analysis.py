"""The analysis board in a real browser: set up by hand, opened by a link, and played on from."""

import json
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from e2e.test_replay import brought
from playwright.sync_api import Page, Route, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE, Visitors, page_until

from red7 import Match, Record

Visit = Callable[..., Page]
SMALL = "intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play"
BY_LINK = "/analysis#" + SMALL.replace(" ", "_")
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_position_is_set_up_by_keys_analysed_and_played_on_from(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, bypass_csp=True)
    page.goto("/analysis")
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    for key in "H1 R7 V2 P1 G5 H2 I3 P2 O6 V4 B1".replace(" ", ""):
        page.keyboard.press(key)
    expect(page.get_by_role("radio", name="Palette, Seat 2")).to_be_checked()
    page.keyboard.press("u")  # blue 1 was one too many
    page.get_by_role("radio", name=re.compile("^blue,")).press("Space")
    expect(page).to_have_url(re.compile(re.escape(BY_LINK) + "$"))
    lead = page.get_by_role("radio", name="orange, same number: Seat 2")
    expect(lead).to_be_attached()  # at once: nobody has been asked yet
    analyse = page.get_by_role("button", name="Analyse")
    expect(analyse).to_be_in_viewport()
    page.keyboard.press("a")
    found = page.get_by_role("region", name="Result")
    expect(found.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    expect(found.locator(".hint").first).to_contain_text("100% to win")
    expect(analyse).to_be_in_viewport()
    assert barriers(page) == []
    assert not page.evaluate(TOO_WIDE)
    found.get_by_role("button", name=re.compile("Seat 2 plays")).press("Enter")
    line = page.get_by_role("region", name="With open hands")
    expect(line).to_contain_text("2/3")
    expect(page.get_by_role("button", name="indigo 3: Palette, Seat 2").first).to_be_visible()
    line.get_by_role("button", name="Back to the position").press("Enter")
    expect(page.get_by_role("button", name="indigo 3: Hand, Seat 2").first).to_be_visible()
    page.get_by_role("button", name="Play on from here").press("Enter")
    page.get_by_role("region", name="Your hand").wait_for()
    assert "/table/" in page.url


def test_cards_are_tapped_and_dragged_to_their_places(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    page.goto("/analysis")
    tray = page.get_by_role("group", name="All cards")
    expect(tray).to_be_hidden()
    page.get_by_role("radio", name="Hand, Seat 2").click()
    card = tray.get_by_role("button", name="violet 2: Canvas pile")
    card.click()
    seat = page.get_by_role("region", name="Seat 2", exact=True)
    expect(seat.get_by_role("button", name="violet 2: Hand, Seat 2")).to_be_in_viewport()
    tray.get_by_role("button", name="red 7: Canvas pile").drag_to(page.locator("[data-place=palette-1]"))
    expect(seat.get_by_role("button", name="red 7: Palette, Seat 2")).to_be_visible()
    seat.get_by_role("button", name="violet 2: Hand, Seat 2").click()
    page.get_by_role("radio", name="Palette, Seat 2").click()
    expect(seat.get_by_role("button", name="violet 2: Palette, Seat 2")).to_be_visible()
    assert page.url.endswith("/analysis#intl-1.2_basic_R_0_-:-/-:R7V2_-_-_play")


def test_a_link_opens_a_position_and_a_mistake_is_said_where_it_is(visitors: Visitors) -> None:
    page = visitors.new(viewport=DESKTOP)
    page.goto(BY_LINK)
    expect(page.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    seat = page.get_by_role("region", name="Seat 2", exact=True)
    for card in ("orange 6", "violet 4"):
        for _ in range(2):  # picked up, and away
            seat.get_by_role("button", name=f"{card}: Palette, Seat 2").click()
    page.get_by_role("button", name="Analyse").click()
    expect(seat.get_by_role("alert")).to_contain_text("Seat 2 is in but has an empty palette")
    visitors.complaints.clear()  # the browser tells of the position that was refused
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Clear the board").click()
    page.get_by_role("button", name="Show an example").click()
    hand = page.locator(".place-hand .slot")
    expect(hand).to_have_count(8)
    boxes = hand.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert all(box["right"] <= next_["left"] for box, next_ in pairwise(boxes[:4]))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_it_comes_in_steps_and_can_be_stopped(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, bypass_csp=True)
    held: list[Route] = []

    def answer(route: Route) -> None:
        if json.loads(route.request.post_data or "")["have"] == 0:
            whole = route.fetch().json()
            line: dict[str, object] = {"winner": None, "turns": [], "positions": []}
            route.fulfill(json={**whole, "samples": 1, "done": 1, "line": line})
        elif held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/analysis", answer)
    page.goto(BY_LINK)
    found = page.get_by_role("region", name="Result")
    expect(found.locator(".hint").first).to_contain_text("100% to win")
    expect(found.get_by_role("status")).to_have_text("Trying out many deals: step 1 of 12")
    expect(found.get_by_text("Not looked into yet.")).to_be_attached()
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_in_viewport()
    assert barriers(page) == []
    assert not page.evaluate(TOO_WIDE)
    page_until(page, lambda: bool(held))
    page.keyboard.press("a")
    expect(found.get_by_role("status")).to_contain_text("Stopped after step 1 of 12")
    held[0].continue_()  # this answer comes too late: nobody waits for it any more
    expect(found.locator(".hint").first).to_contain_text("100% to win")
    page.get_by_role("button", name="Go on").click()
    expect(found.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    expect(found.get_by_role("status")).to_have_text("The analysis is complete.")
    expect(page.get_by_role("button", name="Analyse")).to_be_in_viewport()


def test_a_replay_leads_to_the_board_and_from_there_any_seat_is_played_on(visit: Visit) -> None:
    page = visit(viewport=DESKTOP)
    match = Match.begin(SMALL)
    match.play("R7p")
    match.play("out")
    page.goto(brought(page, str(Record.of(match, ["Ann", "Bob"]))))
    page.locator(".replay-keep").get_by_role("link", name="Analysis").click()
    expect(page.get_by_text("Seat 1 wins if everyone knows all the cards.")).to_be_visible()
    expect(page).to_have_url(
        re.compile(re.escape(BY_LINK) + r";replay/\w+;1\.1$")
    )  # and the turn played in it
    page.get_by_label("Your seat").select_option("Seat 2")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("region", name="Your hand").wait_for()
    expect(page.locator("[data-card=I3]").first).to_be_attached()

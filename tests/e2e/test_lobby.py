"""A table that waits: its host changes the game, seats go, and quick words are said and heard."""

from collections.abc import Callable

from e2e.test_friends import open_table, sit_down
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import PHONE

Visit = Callable[..., Page]


def test_the_host_changes_the_game_and_the_others_are_told(visit: Visit) -> None:
    ann, ben = visit(viewport=PHONE, bypass_csp=True), visit()
    link = open_table(ann)
    sit_down(ben, link, "Ben")
    expect(ann.get_by_text("Everyone’s here.")).to_be_visible()
    expect(ben.get_by_role("button", name="Change the game")).to_have_count(0)
    ann.get_by_role("button", name="Change the game").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_role("radio", name="Expert").check()
    dialog.get_by_label("Time for a turn").select_option("60")
    assert barriers(ann) == []
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    told = ben.get_by_text("Ann has changed the game: 3 players · Expert")
    expect(told).to_be_visible()
    expect(told).to_contain_text("1 minute")
    ann.get_by_role("button", name="Seat 3").click()
    dialog.get_by_role("button", name="One seat fewer").click()
    ann.get_by_role("button", name="Start the match").click()
    for page in (ann, ben):
        page.get_by_role("region", name="Your hand").wait_for()
        assert page.locator(".rival").count() == 1


def test_quick_words_are_heard_before_the_match(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE, bypass_csp=True)
    link = open_table(ann)
    expect(ann.get_by_role("button", name="Hello!")).to_have_count(0)
    sit_down(ben, link, "Ben")
    ben.get_by_role("button", name="Hello!").click()
    for page in (ann, ben):
        expect(page.locator(".seat-said")).to_have_text("Hello!")
        expect(page.get_by_role("status").filter(has_text="Ben: Hello!")).to_have_count(1)
    assert barriers(ben) == []


def test_whoever_is_invited_sits_down_without_scrolling_and_is_heard_at_once(visit: Visit) -> None:
    ann, ben = visit(viewport=PHONE), visit(viewport=PHONE)
    ben.goto(open_table(ann))
    expect(ben.get_by_role("heading", level=1)).to_have_text("Ann invites you")
    expect(ben.get_by_text("2 players · Basic · International")).to_be_in_viewport()
    ben.get_by_label("Your name").fill("Ben")
    sit = ben.get_by_role("button", name="Sit down")
    expect(sit).to_be_in_viewport(ratio=1)
    assert ben.evaluate("scrollY") == 0
    box = sit.bounding_box()
    assert box is not None
    sit.click()
    expect(ben.get_by_role("button", name="Hello!")).to_be_in_viewport(ratio=1)
    expect(ben.get_by_text("The host starts the match.")).to_be_in_viewport(ratio=1)
    expect(ben.get_by_role("heading", level=1)).to_be_focused()
    assert ben.evaluate("scrollY") == 0
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.lobby-said') === null"
    assert ben.evaluate(under, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    ben.get_by_role("button", name="Hello!").click()
    for page in (ann, ben):
        expect(page.locator(".seat-said")).to_be_in_viewport(ratio=1)


def test_the_host_chooses_which_seat_goes(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE)
    link = open_table(ann)
    ann.get_by_role("button", name="Change the game").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("radio", name="4", exact=True).check()
    dialog.get_by_role("button", name="Save").click()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Seat 3").click()
    expect(ann.get_by_role("button", name="Seat 3 Ben")).to_be_visible()
    ann.get_by_role("button", name="Seat 2").click()
    dialog.get_by_role("button", name="One seat fewer").click()
    expect(ann.get_by_role("button", name="Seat 2 Ben")).to_be_visible()
    expect(ann.get_by_role("button", name="Seat 3 free seat")).to_be_visible()

"""Faces: characters that are chosen and speak, people who look like something, and who has won how often."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect
from support.browsers.browser import PHONE, Visitors, giving_up, page_until, play_on, result, start

Visit = Callable[..., Page]

# What has been said, also when its bubble is gone.
LISTEN = """
window.said = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.nodeType === 1)
        for (const one of [node, ...node.querySelectorAll(".bubble")])
          if (one.matches(".bubble"))
            said.push([one.matches(".bubble-own"), one.lastChild.textContent, !!one.closest("dialog")]);
}).observe(document, { childList: true, subtree: true });
"""


def listening(page: Page) -> Page:
    page.add_init_script(LISTEN)
    return page


def heard(page: Page, words: str) -> bool:
    """Wait for words; whether they were the player's own."""
    told = page.wait_for_function("words => said.find(([, text]) => text === words)", arg=words)
    return bool(told.json_value()[0])


def test_an_opponent_is_chosen_by_the_face_and_says_hello(visit: Visit) -> None:
    page = listening(visit(viewport=PHONE))
    page.goto("/new")
    page.get_by_role("button", name="Opponent 1").click()
    page.get_by_role("dialog").get_by_role("button", name="Momo").click()
    expect(page.get_by_role("button", name="Opponent 1")).to_contain_text("Momobeginner")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Momo")).to_be_visible()
    assert heard(page, "Hi! Is this my first time? I think so!") is False
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Momo")).to_be_visible()


def test_no_two_opponents_are_the_same(visit: Visit) -> None:
    page = visit()
    page.goto("/new")
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Opponent 2").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Siena")).to_be_disabled()
    dialog.get_by_role("button", name="Magnus").click()
    expect(page.get_by_role("button", name="Opponent 2")).to_be_focused()
    page.get_by_role("button", name="Start").click()
    for name in ("Siena", "Magnus"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_characters_can_be_silent(visit: Visit) -> None:
    page = listening(visit())
    page.goto("/settings")
    page.get_by_role("group", name="What computer players say").get_by_label("hide").check()
    start(page, players=2, options="basic")
    play_on(page, Random(1), wish=giving_up)
    assert page.evaluate("said") == []


def test_friends_are_invited_have_a_face_and_see_their_own_words(visitors: Visitors) -> None:
    ann, ben = listening(visitors.new()), listening(visitors.new(viewport=PHONE))
    ann.goto("/friends")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    ben.goto(ann.get_by_label("Link to this table").input_value())
    expect(ben.get_by_role("heading", name="Ann invites you")).to_be_visible()
    facts = ben.get_by_role("definition")
    expect(facts).to_have_text(
        ["2", "BasicOne round. The last one left wins.", "International, version 1.2", "no limit"]
    )
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Face").click()
    ben.get_by_role("radio", name="owl").check()
    ben.get_by_role("button", name="Close").click()
    ben.get_by_role("button", name="Sit here").click()
    for page, name in ((ann, "Ann"), (ben, "Ben")):  # also after sitting down
        own = page.get_by_role("button", name=name)
        own.click()
        page.get_by_role("radio", name="bear").check()
        page.get_by_role("button", name="Close", exact=True).click()
        expect(own.locator(".face-letter")).to_have_count(0)
    ann.get_by_role("button", name="Start the match").click()
    heading = ann.get_by_role("heading", name="Ben")
    expect(heading.locator(".face:not(.face-letter)")).to_have_count(1)
    ben.get_by_role("button", name="Log and cards").click()
    drawer = ben.get_by_role("dialog")
    expect(drawer.get_by_role("button", name="Hello!")).to_be_in_viewport(ratio=1)  # without scrolling
    ann.get_by_role("button", name="Hello!").click()
    page_until(ben, lambda: ben.evaluate("said.some(([, text, inDrawer]) => text === 'Hello!' && inDrawer)"))
    drawer.get_by_role("button", name="Wow!").click()
    expect(drawer).to_have_count(0)  # what was said is seen at the table
    page_until(ben, lambda: ben.evaluate("said.some(([, text, inDrawer]) => text === 'Wow!' && !inDrawer)"))
    assert heard(ben, "Wow!") is True
    assert heard(ann, "Wow!") is False


def test_the_table_counts_who_has_won(visit: Visit) -> None:
    page = visit()
    start(page, players=2, options="basic")
    play_on(page, Random(1), wish=giving_up)
    result(page).get_by_role("button", name="Play again").click()
    page.get_by_role("region", name="Your hand").wait_for()
    expect(page.get_by_text(re.compile(r"Matches won at this table: \S+ [01] and \S+ [01]"))).to_be_visible()


def test_a_running_match_tells_where_it_stands_and_can_be_left(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    start(page, players=2, options="advanced")
    page.get_by_role("region", name="Your hand").wait_for()
    page.goto("/matches")
    line = page.get_by_role("listitem").filter(has_text="Pip")
    expect(line).to_contain_text("Round 1")
    line.get_by_role("button", name="Leave").click()
    line.get_by_role("button", name="Leave for good?").click()
    expect(line).to_have_count(0)


def test_a_device_that_is_handed_over_shows_the_table_and_no_hand(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/pass")
    page.get_by_label("Your name").fill("Kim")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("The hands are hidden.")).to_be_visible()
    expect(page.locator(".canvas")).to_be_visible()
    assert page.get_by_role("region", name="Your hand").count() == 0
    page.get_by_role("button", name="show my cards").click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()

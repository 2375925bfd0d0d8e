"""Matches through the page, the server, and all between them; for whole ones see `test_layout_shifts`."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect
from support.browsers.browser import PHONE, Site, Visitors, act, page_until, play_on, result, start

Visit = Callable[..., Page]


def test_ending_a_turn_without_the_lead_asks_first_and_undo_takes_steps_back(visit: Visit) -> None:
    page = visit()
    start(page, players=2, options="basic")
    bar = page.get_by_role("region", name="Your turn")
    hand = page.get_by_role("region", name="Your hand").get_by_role("listitem")
    bar.get_by_role("button", name="Do nothing: you’re out").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    cards = hand.count()
    hand.get_by_role("button").first.click()
    bar.get_by_role("button", name="To the palette").click()
    expect(hand).to_have_count(cards - 1)
    bar.get_by_role("button", name="Undo").click()
    expect(hand).to_have_count(cards)
    bar.get_by_role("button", name="Do nothing: you’re out").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes, drop out").click()
    expect(result(page)).to_contain_text("wins the match")


def test_friends_meet_by_a_code_and_a_killed_server_loses_nothing(
    visitors_of_site: Visitors, site: Site
) -> None:
    visitors = visitors_of_site
    ann, ben = visitors.new(), visitors.new(viewport=PHONE)
    ann.goto("/friends")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    code = ann.locator(".share-code strong").inner_text()
    ben.goto(f"/join/{code}")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Start the match").click()
    chance = Random(3)
    for page in (ann, ben):
        page.get_by_role("region", name="Your hand").wait_for()
    site.kill()
    expect(ann.locator(".t-connection")).to_contain_text("Connection lost")
    site.start()
    for page in (ann, ben):
        expect(page.locator(".t-connection")).to_have_count(0)
    visitors.complaints.clear()  # the browser complains about the server that was away

    def over() -> bool:
        playing = [page for page in (ann, ben) if not result(page).count()]
        for page in playing:
            act(page, chance)
        return not playing

    page_until(ann, over)
    assert ("You win the match" in result(ann).inner_text()) != (
        "You win the match" in result(ben).inner_text()
    )
    _check_deals(ann)


def _check_deals(page: Page) -> None:
    """The record of the match that is on show checks out in the page, and on the server."""
    link = page.get_by_role("link", name="record")
    record = page.evaluate(
        "address => fetch(address).then((answer) => answer.text())", link.get_attribute("href")
    )
    page.goto("/fair")
    page.get_by_label("The record").fill(record)
    page.get_by_role("button", name="Check the deals").click()
    page.get_by_role("button", name="Have the server check the turns").click()
    findings = page.get_by_role("status")
    expect(findings).to_contain_text("The deal checks out.")
    expect(findings).to_contain_text("2 players added numbers.")
    expect(findings).to_contain_text("everything it saw matches the record")
    expect(findings).to_contain_text("The server confirms all turns, scores and the result")
    page.get_by_label("The record").fill(
        record.replace("Deck: ", "Deck: X", 1).replace("Deck: X", "Deck: ", 1)[::-1]
    )
    page.get_by_role("button", name="Check the deals").click()
    expect(findings).to_contain_text("doesn’t check out")


def test_one_device_is_passed_round_and_covers_the_cards_in_between(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/pass")
    page.get_by_label("Your name").fill("Kim")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="show my cards").wait_for()
    assert page.get_by_role("region", name="Your hand").count() == 0
    play_on(page, Random(5))
    result(page).get_by_role("button", name="Play again").click()
    page.get_by_role("button", name="show my cards").wait_for()


def test_a_running_game_is_found_again_on_the_home_page(visit: Visit) -> None:
    page = visit()
    start(page, players=3, options="advanced")
    page.get_by_role("region", name="Your hand").wait_for()
    table = page.url
    page.goto("/")
    page.get_by_role("link", name="Continue", exact=True).click()
    page.wait_for_url(table)
    page.get_by_role("region", name="Your hand").wait_for()

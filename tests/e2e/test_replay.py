"""A match looked at again in the browser: by keys, from any seat, with all hands open or as it was."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE, Visitors, page_until

from red7 import Match, Record

Visit = Callable[..., Page]
MATCH = Path(__file__).parents[1] / "golden/matches/intl-1.2_draw+scoring+actions_2.red7"
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


def brought(page: Page, text: str) -> str:
    """The address of a record that was brought."""
    page.goto("/rules")
    assert page.request.post("/api/me", data={"name": "Ann"}, headers=_origin(page)).ok
    page.evaluate("localStorage.setItem('red7.guest', 'yes')")
    kind = {"Content-Type": "text/plain", **_origin(page)}
    answers: list[APIResponse] = []

    def taken() -> bool:
        answers.append(page.request.post("/api/me/records", data=text, headers=kind))
        return answers[-1].status != 503  # it may still think about what was asked before

    page_until(page, taken)
    assert answers[-1].ok, answers[-1].text()
    return f"/replay/{answers[-1].json()['id']}"


def _origin(page: Page) -> dict[str, str]:
    return {"Origin": page.evaluate("location.origin")}


def at(page: Page, place: str) -> None:
    """Wait until the address names this turn."""
    page.wait_for_function("place => location.hash === '#' + place", arg=place)


def refused(code: str) -> dict[str, object]:
    return {"type": "refused", "id": None, "code": code, "arguments": {}, "text": ""}


@pytest.mark.parametrize("size", SIZES)
def test_a_match_is_looked_at_by_keys(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    path = brought(page, MATCH.read_text("utf-8"))
    page.goto(f"{path}#2.3")
    bar = page.get_by_role("region", name="Steps through the match")
    expect(bar).to_contain_text("Round 2 · Turn 3")
    for key, place in (
        ("ArrowRight", "2.4"),
        ("ArrowLeft", "2.3"),
        ("PageUp", "2.0"),
        ("PageUp", "1.0"),
        ("PageDown", "2.0"),
        ("Home", "1.0"),
        ("ArrowLeft", "1.0"),
    ):
        page.keyboard.press(key)
        at(page, place)
    page.keyboard.press("End")
    expect(bar).to_contain_text("wins the round")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_it_is_seen_from_any_seat_as_it_was_or_with_all_hands_open(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    page.goto(brought(page, MATCH.read_text("utf-8")))
    open_ = page.get_by_role("button", name="All hands open")
    expect(open_).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("In this hand:")).to_have_count(1)
    expect(page.get_by_role("region", name="Hand of Ann").locator("[data-pick]")).to_have_count(7)
    open_.click()
    expect(page.get_by_text("In this hand:")).to_have_count(0)
    page.get_by_label("Watch from").select_option(label="Ben")
    expect(page.get_by_role("region", name="Hand of Ben").locator("[data-pick]")).to_have_count(7)
    page.get_by_label("Watch from").select_option(label="The whole table")
    expect(page.locator("[data-pick]")).to_have_count(0)
    expect(page.locator(".rival")).to_have_count(2)
    assert barriers(page) == []


def test_somebody_new_brings_a_record(visit: Visit) -> None:
    page = visit()
    page.goto("/matches")
    page.get_by_label("Open a .red7 file").set_input_files(MATCH)
    expect(page.get_by_role("region", name="Steps through the match")).to_be_visible()


def test_the_turns_beside_it_lead_to_each_and_it_plays_by_itself(visit: Visit) -> None:
    page = visit()
    page.goto(brought(page, MATCH.read_text("utf-8")))
    turns = page.get_by_role("complementary", name="Turns")
    lines = turns.get_by_role("group").get_by_role("button")
    lines.nth(3).click()
    at(page, "1.3")
    expect(turns.locator("[aria-current=step]")).to_have_count(1)
    page.get_by_role("button", name="All hands open").click()
    expect(lines).to_have_count(4)  # what comes is not told
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, "1.4")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_match_of_others_is_not_shown(visitors: Visitors) -> None:
    page = visitors.new()
    other = brought(visitors.new(), MATCH.read_text("utf-8"))
    brought(page, MATCH.read_text("utf-8").replace("Ann", "Zoe"))
    page.goto(other)
    expect(page.get_by_role("alert")).to_contain_text("no such record")
    assert [words for words in visitors.complaints if "404" not in words] == []
    visitors.complaints.clear()


@pytest.mark.parametrize("size", SIZES)
def test_a_record_is_brought_by_the_page_and_what_is_none_is_refused(
    visitors: Visitors, size: dict[str, int], tmp_path: Path
) -> None:
    page = visitors.new(viewport=size)
    brought(page, MATCH.read_text("utf-8").replace("Ann", "Zoe"))
    page.goto("/matches")
    expect(page.get_by_role("link", name="Watch again")).to_have_count(1)
    garbage = tmp_path / "garbage.red7"
    garbage.write_text(MATCH.read_text("utf-8").replace("Round 2", "Rond 2"), "utf-8")
    page.get_by_label("Open a .red7 file").set_input_files(garbage)
    expect(page.locator("section").get_by_role("alert")).to_contain_text("line ")
    assert barriers(page) == []
    page.get_by_label("Open a .red7 file").set_input_files(MATCH)
    expect(page.get_by_role("region", name="Steps through the match")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Delete the record of Zoe and Ben").click()
    expect(page.get_by_role("link", name="Watch again")).to_have_count(1)
    assert [words for words in visitors.complaints if "400" not in words] == []
    visitors.complaints.clear()


@pytest.mark.parametrize("size", SIZES)
def test_a_review_says_which_turn_did_it_and_puts_it_to_you_again(visit: Visit, size: dict[str, int]) -> None:
    match = Match.deal(7)
    loser = match.round.turn
    match.play("out")
    page = visit(viewport=size)
    page.goto(brought(page, str(Record.of(match, ["Ann", "Ben"]))) + "#1.1")
    page.get_by_label("Watch from").select_option(index=loser)
    if size is PHONE:
        page.get_by_role("button", name="Turns").click()
    review = page.get_by_role("region", name="Review", exact=True)
    expect(review).to_contain_text("went out with turn 1")
    expect(review).to_contain_text(re.compile(r"would have kept (Ann|Ben) in:\s*(Ann|Ben) (plays|discards) "))
    page.get_by_role("button", name="Review the match").click()
    expect(review).to_contain_text("The costliest turn of")
    expect(review).to_contain_text("blunder")
    expect(review).to_contain_text("Better, with")
    expect(review).not_to_contain_text("would have kept")  # one turn is named, not others as well
    assert barriers(page) == []
    if size is PHONE:
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Try again here").click()
    expect(page.get_by_text("Find a better turn than the one that was played.")).to_be_visible()
    assert page.locator(".coach").evaluate("one => one.offsetHeight") < 90, "the table has its room"
    expect(page.get_by_role("region", name="Your hand").locator("[data-pick]")).to_have_count(7)
    assert barriers(page) == []
    page.get_by_role("button", name="Back to the replay").click()
    expect(page.get_by_role("region", name="Steps through the match")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_match_is_played_on_from_a_turn_and_its_table_leads_back(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    path = brought(page, MATCH.read_text("utf-8"))
    page.goto(f"{path}#2.3")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("it doesn’t count")
    page.keyboard.press("ArrowRight")  # no step behind the dialog
    assert barriers(page) == []
    dialog.get_by_label("Your seat").select_option(label="Ben")
    dialog.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("region", name="Your hand").locator("[data-pick]").first).to_be_visible()
    if size is PHONE:
        page.get_by_role("button", name="Log and cards").click()
    expect(page.get_by_text("This table began from a turn of another match")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("link", name="Back to that turn").click()
    page.wait_for_url(f"**{path}#2.3")
    expect(page.get_by_role("region", name="Steps through the match")).to_contain_text("Round 2 · Turn 3")


def test_a_review_that_is_held_up_says_why_keeps_what_it_has_and_goes_on(visitors: Visitors) -> None:
    match = Match.deal(7)
    match.play(match.round.turns()[0])
    match.play("out")
    page = visitors.new()
    page.goto(brought(page, str(Record.of(match, ["Ann", "Ben"]))))
    held = "server-thinking-own"

    def hold(route: Route) -> None:
        if json.loads(route.request.post_data or "")["have"] == 0:
            answer = route.fetch().json()
            route.fulfill(json={"count": 2, "turns": answer["turns"][:1]})
        elif held:
            route.fulfill(status=503, json=refused(held))
        else:
            route.continue_()

    page.route("**/review", hold)
    page.get_by_role("button", name="Review the match").click()
    review = page.get_by_role("region", name="Review", exact=True)
    expect(review.get_by_role("alert")).to_contain_text("still being thought about")
    expect(review).to_contain_text("goes on by itself")
    expect(review.get_by_role("status")).to_contain_text(": 1 of 2")
    assert barriers(page) == []
    held = "server-failed"
    expect(review).not_to_contain_text("goes on by itself")  # it went on, and was refused for good
    held = ""
    review.get_by_role("button", name="Try again").click()
    expect(review.get_by_role("alert")).to_have_count(0)
    expect(review).to_contain_text("Accuracy")
    assert [words for words in visitors.complaints if "503" not in words] == []
    visitors.complaints.clear()


def test_a_replay_that_does_not_come_says_so_and_is_asked_for_again(visitors: Visitors) -> None:
    page = visitors.new()
    path = brought(page, MATCH.read_text("utf-8"))
    waiting: list[Route] = []
    page.route("**/replay", lambda route: waiting.append(route))
    page.clock.install()
    page.goto(path)
    expect(page.get_by_role("heading", name="Just a moment…")).to_be_visible()
    page.clock.run_for(10_000)
    expect(page.get_by_text("This is taking longer than usual.")).to_be_visible()
    assert barriers(page) == []
    waiting.pop().fulfill(status=503, json=refused("server-thinking-late"))
    expect(page.get_by_role("alert")).to_contain_text("too long to think about")
    page.unroute("**/replay")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Steps through the match")).to_be_visible()
    assert [words for words in visitors.complaints if "503" not in words] == []
    visitors.complaints.clear()

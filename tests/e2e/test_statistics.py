"""Statistics in a real browser: of nothing yet, of many matches, and of one that is played and reviewed."""

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE, giving_up, play_on, start

from red7.ai.review.review import TYPICAL
from red7.host.endpoints.statistics import MatchPlace, Statistics
from red7.learn.mistakes import Mistake
from red7.learn.statistics import MistakeMade, OwnMatch, ReviewSummary, RoundLine, figures

Visit = Callable[..., Page]
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
HOUR = 3_600_000
LANGUAGES = ["en", "fr", "de", "it", "es", "es-AR", "nl"]
MODES = ["basic", "draw+scoring", "draw+scoring+actions", "draw+actions"]
OPPONENTS = [("people",), ("beginner",), ("casual", "skilled"), ("expert", "people", "master")]
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
CLIPPED = """() => [...document.querySelectorAll("main *")]
  .filter((one) => !one.closest(".unseen-text, svg") && one.clientWidth > 1)
  .filter((one) => getComputedStyle(one).display !== "inline" && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`)"""
MISSING = r"() => document.body.innerText.match(/\b(web|statistics|puzzle|lesson)-[a-z-]+|\{ ?\$/g) ?? []"


def matches(count: int) -> list[OwnMatch]:
    """So many matches, the latest first, of all kinds; most of them are reviewed."""
    made: list[OwnMatch] = []
    for number in range(count, 0, -1):
        players = 2 + number % 3
        scoring = number % 4 in (1, 2)
        rounds = [
            RoundLine("ROYGBIV"[(number * (place + 3)) % 7], (number + place) % players, place % players)
            for place in range(5 if scoring else 1)
        ]
        mistakes = [
            MistakeMade(mistake, 1, turn)
            for turn, mistake in enumerate(Mistake, 1)
            if (number * turn) % (turn + 2) == 0
        ]
        accuracy = 45 + 40 * number / count + (number * 7) % 11
        review = ReviewSummary(accuracy, tuple(mistakes)) if number % 5 else None
        opponents = OPPONENTS[number % 4]
        won = number % 3 == 0
        at = 1_700_000_000_000 + number * 30 * HOUR
        made.append(
            OwnMatch(
                "table", number, at, 0, won, players, MODES[number % 4], opponents, tuple(rounds), review
            )
        )
    return made


def pose(page: Page, count: int) -> None:
    """Show the statistics of so many matches."""
    own = matches(count)
    waiting = [MatchPlace(one.table, one.match, one.at) for one in own if one.review is None][:5]
    won = sum(one.won for one in own)
    told = Statistics(len(own), won, [], figures(own), waiting, TYPICAL)
    page.add_init_script("localStorage.setItem('red7.guest', 'yes')")
    page.route("**/api/me", lambda route: route.fulfill(json={"name": "Ann", "token": ""}))
    body = msgspec.json.encode(told).decode()
    page.route("**/api/me/statistics", lambda route: route.fulfill(json=json.loads(body)))
    page.goto("/statistics")
    page.locator(".stat-panels").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_pictures_keep_nobody_out(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, bypass_csp=True)
    pose(page, 120)
    page.get_by_text("As a table").click()
    assert barriers(page) == []
    assert not page.evaluate(TOO_WIDE)
    rules = page.get_by_role("table", name="By the rule at the end")
    expect(rules.get_by_role("row")).to_have_count(8)
    expect(rules.get_by_role("row", name="red: highest card")).to_contain_text(" of ")
    expect(page.get_by_role("img", name="reviewed matches")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_or_missing_in_any_language(visit: Visit, language: str) -> None:
    page = visit(locale=language, viewport=PHONE)
    pose(page, 120)
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert page.evaluate(CLIPPED) == []
        assert page.evaluate(MISSING) == []
        assert not page.evaluate(TOO_WIDE)


def test_small_numbers_are_counts_and_never_a_percentage(visit: Visit) -> None:
    page = visit()
    pose(page, 3)
    expect(page.locator(".stat-large")).to_have_text("1 of 3 matches won")
    assert "%" not in page.locator("main").inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_with_nothing_played_it_says_what_will_be_here(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, bypass_csp=True)
    page.goto("/matches")
    page.get_by_role("contentinfo").get_by_role("link", name="Your statistics").click()
    expect(page.get_by_text("Nothing to count yet.")).to_be_visible()
    expect(page.get_by_role("link", name="New game")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_match_that_was_lost_is_counted_reviewed_and_leads_to_a_lesson_and_puzzles(
    visit: Visit, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    start(page, players=2, options="basic")
    play_on(page, Random(1), wish=giving_up)
    page.get_by_role("link", name="Your statistics").click()
    page.locator(".stat-panels").wait_for()
    page.goto("/matches")
    page.get_by_role("main").get_by_role("link", name="Your statistics").press("Enter")
    expect(page.locator(".stat-large")).to_have_text("One match, and you lost it")
    expect(page.get_by_role("table", name="By opponent")).to_contain_text("Beginner")
    expect(page.get_by_text("Not reviewed yet", exact=True)).to_be_visible()
    page.get_by_role("button", name="Review one more match").press("Enter")
    expect(page.get_by_text("Reviewed", exact=True)).to_be_visible()
    mistakes = page.get_by_role("region").or_(page.locator(".stat-mistakes"))
    expect(mistakes.last).to_contain_text("Went out, though another turn stays in")
    page.get_by_role("link", name="Puzzles: Stay in").press("Enter")
    expect(page.get_by_label("Stay in")).to_be_checked()
    page.go_back()
    page.get_by_role("link", name="See the latest").click()
    expect(page.get_by_role("region", name="Steps through the match")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Lesson: In or out").click()
    page.locator(".coach").wait_for()

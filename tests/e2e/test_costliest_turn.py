"""Whoever has lost is told which turn did it, and the same wherever they look."""

import re
from collections.abc import Callable
from random import Random

import pytest
from e2e.test_endings import ended
from playwright.sync_api import Page, Route, expect
from support.browsers.barriers import barriers
from support.browsers.browser import (
    DESKTOP,
    PHONE,
    WATCH_SHIFTS,
    act,
    giving_up_once,
    page_until,
    result,
    start,
)

from red7.table.table import Phase

Visit = Callable[..., Page]
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
WORDS = re.compile(r"^Your costliest turn: turn (\d+), (\d+)% to win the round instead of (\d+)%$")


def test_the_end_the_turns_and_the_replay_name_the_same_turn_with_the_same_chances(device: Page) -> None:
    start(device, players=2, options="basic")
    page_until(device, lambda: not act(device, Random(0), giving_up_once) and result(device).count())
    verdict = device.locator(".end-verdict a")
    expect(verdict).to_have_text(WORDS)  # without "so far"
    words = verdict.inner_text()
    better = device.locator(".end-verdict p").nth(1).inner_text().partition(".")[0]  # then comes why
    assert better.startswith("Better: You ")
    found = WORDS.search(words)
    assert found is not None
    turn, chance, best = found.groups()
    device.get_by_role("button", name="Better turns?").click()
    panel = device.locator(".t-hints")
    expect(panel).to_contain_text(re.compile(rf"Turn {turn}: You "))
    expect(panel).to_contain_text(f"You had {chance}% to win the round; the best turn had {best}%.")
    expect(panel.locator(".hint", has=device.locator(".hint-best"))).to_be_in_viewport(ratio=1)
    edges = device.locator(".t-hints, .t-bar").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().right)"
    )
    assert edges[0] == edges[1], "both end at the same edge"
    panel.get_by_role("button", name="Close").click()
    verdict.click()
    device.wait_for_url(re.compile(rf"/replay/.*#1\.{turn}\?$"))
    expect(device.locator(".bar-prompt")).to_have_text(f"Before turn {turn}")
    expect(device.locator(".t-hand [data-pick]")).to_have_count(7)  # it is still to be played
    device.get_by_role("button", name="Try again here").click()
    expect(device.locator(".coached .t-rivals .face:not(.face-letter)")).to_be_visible()  # whom one played
    device.get_by_role("button", name="Back to the replay").click()
    review = device.get_by_role("region", name="Review", exact=True)
    expect(review.get_by_role("button", name=words)).to_be_visible()
    expect(review).to_contain_text(f"{chance}% to win")
    expect(review.locator(".review-turn")).to_contain_text(f"Better, with {best}%")
    expect(review.locator(".review-turn")).to_contain_text(better.removeprefix("Better: "))
    expect(review.locator(".review-done")).to_be_visible()
    device.set_viewport_size({"width": 1280, "height": 800})
    side = device.get_by_role("complementary", name="Turns")
    assert side.evaluate("one => one.scrollHeight <= one.clientHeight"), "all of it is in sight"
    assert device.locator(".replay-log").evaluate("one => one.clientHeight") >= 160, "so are several turns"
    device.keyboard.press("ArrowRight")
    expect(device.locator(".bar-prompt")).to_contain_text(f"Turn {turn} · You have {chance}% to win")
    for key in ("End", "Home"):  # with the turn that put them out, and before all turns
        device.keyboard.press(key)
        expect(review.locator(".review-turn")).to_contain_text(better.removeprefix("Better: "))
        expect(review).not_to_contain_text("would have kept you in")
    for _ in range(int(turn) - 1):
        device.keyboard.press("ArrowRight")
    device.get_by_role("link", name="Analysis").click()
    board = device.locator(".analysis-findings .hint").first
    expect(board.locator(".hint-chance")).to_have_text(f"{best}% to win the round")  # without "about"
    device.get_by_role("link", name="Back to the replay").click()
    device.locator(".t-replay").wait_for()
    assert re.search(rf"/replay/.*#1\.{int(turn) - 1}$", device.url)


@pytest.mark.parametrize("size", SIZES)
def test_the_words_come_without_pushing_anything_about(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, bypass_csp=True)
    page.add_init_script(WATCH_SHIFTS)
    evening = ended("basic", Phase.FINISHED, won=False)
    waiting: list[Route] = []
    evening.pose(page, lambda route: waiting.append(route))
    expect(page.locator(".end-verdict")).to_contain_text("Looking at your turns")
    page_until(page, lambda: bool(waiting))
    page.evaluate("globalThis.shifts = []")
    evening.tell(waiting.pop())
    expect(page.locator(".end-verdict a")).to_have_text(WORDS)
    assert page.evaluate("globalThis.shifts ?? []") == []
    assert page.locator(".t-end").evaluate("end => end.scrollHeight <= end.clientHeight + 1")
    assert barriers(page) == []

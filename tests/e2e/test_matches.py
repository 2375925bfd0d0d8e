"""Whole matches against computer players, won and lost, in every mode, and what the page says of them."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from support.browsers.browser import any_wish, best_wish, giving_up, play_on, result, start
from support.browsers.page_autoplay import play_again, play_well
from support.chosen_deals import Dealer
from support.long_run import LONG

Visit = Callable[..., Page]
MODES = [(options, players) for options in ("basic", "advanced", "expert") for players in (2, 4)]
WON = MODES if LONG else [("basic", 4), ("advanced", 2), ("expert", 4)]
LOST = MODES if LONG else [("basic", 2), ("advanced", 4), ("expert", 2)]
MOST = 8  # matches until one is won


@pytest.mark.parametrize(("options", "players"), WON)
def test_a_match_is_won_by_good_turns(device: Page, dealer: Dealer, options: str, players: int) -> None:
    start(device, players=players, options=options)
    matches = 1
    while "You win the match" not in play_well(device, dealer):
        matches += 1
        assert matches <= MOST
        play_again(device)
    assert check_standing(device, options) == "You"
    device.goto("/matches")
    expect(device.locator(".result-won")).to_have_count(1)
    expect(device.get_by_role("link", name="Record")).to_have_count(matches)
    heights = device.locator(".list-line").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert max(heights) < 110, "of two lines each"


def test_a_match_is_won_by_doing_what_the_hints_say(visit: Visit) -> None:
    page = visit()
    page.add_init_script("localStorage.setItem('red7.help', 'best')")
    start(page, players=2, options="basic")
    for _ in range(MOST):
        if "You win the match" in play_on(page, Random(2), wish=best_wish):
            break
        play_again(page)
    expect(result(page)).to_contain_text("You win the match")


@pytest.mark.parametrize(("options", "players"), LOST)
def test_a_match_is_lost_by_giving_up(visit: Visit, options: str, players: int) -> None:
    page = visit()
    start(page, players=players, options=options, level="master" if players == 2 else "beginner")
    words = play_on(page, Random(1), wish=giving_up if options != "basic" else any_wish_once())
    assert "You win" not in words
    assert check_standing(page, options) != "You"
    page.goto("/matches")
    expect(page.get_by_text("One match played, 0 won.")).to_be_visible()


def any_wish_once() -> Callable[[str, Random], str | None]:
    """Play one turn, and give up in the next."""
    ends: list[str] = []

    def wish(tree: str, chance: Random) -> str | None:
        wanted = (giving_up if ends else any_wish)(tree, chance)
        if wanted and wanted.startswith(("End ", "Draw")):
            ends.append(wanted)
        return wanted

    return wish


def check_standing(page: Page, options: str) -> str:
    """Who is first in the list of points, which has to be in order; the winner's name where there is none."""
    if options == "basic":
        return "You" if "You win the match" in result(page).inner_text() else "another"
    lines = page.locator(".standing li")
    points = [int(text.split()[0]) for text in lines.locator("strong").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert points[0] > 0
    return lines.first.locator(".name").inner_text()

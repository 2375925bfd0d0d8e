"""The game on one device, from a web space that goes away: whole matches without any server or network."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import DESKTOP, PHONE, Visitors, best_wish, giving_up, own_turn, play_on, start
from support.long_run import LONG
from support.packed import brotli_size, packed_size
from support.web_space import STATIC, WebSpace, compiled_core

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open((await caches.keys())[0]);
  return Boolean(navigator.serviceWorker.controller && (await cache.match("/device/red7.zip")));
}"""


@pytest.fixture
def space() -> Iterator[WebSpace]:
    with WebSpace() as space:
        yield space


@pytest.fixture
def people(browser: Browser, space: WebSpace) -> Iterator[Visitors]:
    with Visitors(browser, space) as people:
        yield people


def offline(page: Page, space: WebSpace) -> None:
    """Visit the page once; then there is no web space and no network any more."""
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_function(KEPT)
    space.close()
    page.context.set_offline(True)


@pytest.mark.parametrize(
    ("players", "options", "size"), [(2, "basic", PHONE), (2, "advanced", DESKTOP), (4, "expert", PHONE)]
)
def test_a_whole_match_is_played_with_nothing_but_the_device(
    people: Visitors, space: WebSpace, players: int, options: str, size: dict[str, int]
) -> None:
    page = people.new(viewport=size, worker=True)
    offline(page, space)
    start(page, players=players, options=options, level="casual")
    play_on(page, Random(3), wish=best_wish if players == 2 else giving_up)
    page.goto("/matches")
    expect(page.get_by_role("link", name="Watch again").first).to_be_visible()
    page.goto("/settings")
    strength = "at full strength" if compiled_core() else "think of fewer turns"
    expect(page.get_by_text(strength)).to_be_visible()


def test_a_page_that_is_loaded_again_in_the_middle_of_a_turn_is_where_it_was(
    people: Visitors, space: WebSpace
) -> None:
    page = people.new(worker=True)
    offline(page, space)
    start(page, players=2, options="basic")
    own_turn(page)
    hand = page.locator(".t-hand").inner_text()
    page.reload()
    own_turn(page)
    assert page.locator(".t-hand").inner_text() == hand
    play_on(page, Random(3), wish=giving_up)


def test_only_one_page_has_the_tables_and_another_one_can_take_them(people: Visitors) -> None:
    first = people.new(worker=True)
    first.goto("/")
    expect(first.get_by_role("link", name="Puzzles")).to_be_visible()
    expect(first.get_by_role("link", name="With friends")).to_have_count(0)
    expect(first.get_by_text("Getting the game ready")).to_have_count(0)
    second = first.context.new_page()
    second.goto("/")
    told = second.get_by_text("open in another tab")
    expect(told).to_be_visible()
    second.get_by_role("button", name="Play here instead").click()
    expect(told).to_have_count(0)
    expect(first.get_by_text("open in another tab")).to_be_visible()
    second.get_by_role("button", name="Play now").click()
    own_turn(second)


def test_the_page_itself_is_kept_last_as_the_mark_that_all_is() -> None:
    shell = max(re.findall(r'\[(?:"[^"]+",?)+\]', (STATIC / "worker.js").read_text("utf-8")), key=len)
    assert json.loads(shell)[-1] == "./"


def test_all_of_it_is_small_enough_for_a_phone() -> None:
    assert packed_size(STATIC) < 7_000_000
    if LONG:  # packing so tightly takes a minute
        assert brotli_size(STATIC) < 5_200_000

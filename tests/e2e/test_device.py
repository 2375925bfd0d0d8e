"""The game on one device, from a web space that goes away: whole matches without any server or network."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from support.browsers.browser import (
    PHONE,
    Visitors,
    best_wish,
    click,
    giving_up,
    own_turn,
    page_until,
    play_on,
    set_up,
    start,
)
from support.browsers.keyboard import press, to_button
from support.browsers.packed import brotli_size, packed_size
from support.browsers.web_space import STATIC, WebSpace, compiled_core
from support.long_run import LONG

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open((await caches.keys())[0]);
  return Boolean(navigator.serviceWorker.controller && (await cache.match("/device/red7.zip")));
}"""
# How far a newer one has come.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const end = new Promise((resolve) => {
    const look = ({ target: { installing } }) =>
      installing.addEventListener("statechange", () => resolve(installing.state), { once: true });
    registration.addEventListener("updatefound", look, { once: true });
  });
  void registration.update().catch(() => undefined);
  return end;
}"""


@pytest.fixture
def space() -> Iterator[WebSpace]:
    with WebSpace() as space:
        yield space


@pytest.fixture
def people(browser: Browser, space: WebSpace) -> Iterator[Visitors]:
    with Visitors(browser, space) as people:
        yield people


def visit(page: Page) -> None:
    """Visit the page, until it is kept."""
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_function(KEPT)


def offline(page: Page, space: WebSpace) -> None:
    """Visit the page once; then there is no web space and no network any more."""
    visit(page)
    space.close()
    page.context.set_offline(True)


def test_the_first_visit_says_how_much_is_on_its_way_and_what_to_do_if_not_all_of_it_comes(
    people: Visitors,
) -> None:
    page = people.new(viewport=PHONE, worker=True)
    held: list[Route] = []
    page.route("**/device/python.zip", lambda route: held.append(route))
    page.goto("/")
    expect(page.get_by_text("on its way to this device: 17")).to_be_visible()
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuetext", re.compile("[1-9] of 17 MB"))
    page.get_by_role("button", name="Play now").click()  # which will be answered, if late
    page_until(page, lambda: held)  # it comes after the files that were counted
    held.pop().abort()
    expect(page.get_by_role("alert").filter(has_text="Not all of the game has arrived")).to_be_visible()
    page.unroute("**/device/python.zip")
    page.get_by_role("button", name="Try again").click()
    own_turn(page)
    people.complaints.clear()  # the browser complains about the file that did not come


@pytest.mark.parametrize(
    ("players", "options"), [(2, "advanced"), (4, "expert")] if LONG else [(4, "expert")]
)
def test_a_whole_match_is_played_with_nothing_but_the_device(
    people: Visitors, space: WebSpace, players: int, options: str
) -> None:
    page = people.new(viewport=PHONE, worker=True)
    offline(page, space)
    start(page, players=players, options=options, level="casual")
    play_on(page, Random(3), wish=best_wish if players == 2 else giving_up)
    page.goto("/matches")
    expect(page.get_by_role("link", name="Watch again").first).to_be_visible()
    page.goto("/settings")
    strength = "at full strength" if compiled_core() else "think of fewer turns"
    expect(page.get_by_text(strength)).to_be_visible()


def test_puzzles_are_there_and_what_needs_other_people_says_so(people: Visitors, space: WebSpace) -> None:
    page = people.new(viewport=PHONE, worker=True)
    offline(page, space)
    page.goto("/puzzles/today")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    page.goto("/friends")
    expect(page.get_by_text("This needs other people or a server")).to_be_visible()


def test_a_whole_match_needs_nothing_but_keys_and_hints(people: Visitors, space: WebSpace) -> None:
    page = people.new(worker=True)
    offline(page, space)
    set_up(page, players=2, options="basic")
    to_button(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    play_on(page, Random(2), wish=best_wish, press=press)


def test_one_device_is_passed_round_by_people_who_only_hear_what_is_on_it(
    people: Visitors, space: WebSpace
) -> None:
    page = people.new(viewport=PHONE, worker=True)
    offline(page, space)
    page.get_by_role("link", name="On one device").click()
    page.get_by_role("textbox", name="Your name").fill("Kim")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="show my cards").wait_for()
    assert 'region "Your hand"' not in page.locator("body").aria_snapshot()
    play_on(page, Random(5))


def test_what_finds_no_room_is_refused_and_what_is_kept_is_there_when_the_page_is_loaded_again(
    people: Visitors, space: WebSpace
) -> None:
    page = people.new(worker=True)
    offline(page, space)
    set_up(page, players=2, options="basic")
    storage = page.context.new_cdp_session(page)
    storage.send("Storage.overrideQuotaForOrigin", {"origin": space.url, "quotaSize": 1})
    click(page, "Play now")
    expect(page.get_by_text("no room left")).to_be_visible()
    storage.send("Storage.overrideQuotaForOrigin", {"origin": space.url})
    click(page, "Play now")
    own_turn(page)
    hand = page.locator(".t-hand").inner_text()
    page.reload()
    own_turn(page)
    assert page.locator(".t-hand").inner_text() == hand
    play_on(page, Random(3), wish=giving_up)
    storage.send("Storage.clearDataForOrigin", {"origin": space.url, "storageTypes": "indexeddb"})
    click(page, "Play again")
    expect(page.get_by_role("alert").get_by_text("load the page again")).to_be_visible()
    start(page, players=2, options="basic")
    own_turn(page)


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


def test_an_update_is_whole_or_not_at_all(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "space"
    shutil.copytree(STATIC, folder)
    worker, game = folder / "worker.js", folder / "device/red7.zip"
    with WebSpace(folder) as space, Visitors(browser, space) as people:
        page = people.new(worker=True)
        visit(page)
        (before,) = page.evaluate("caches.keys()")
        version = before.split(" ")[-1]
        worker.write_text(worker.read_text("utf-8").replace(version, "next"), "utf-8")
        whole = game.read_bytes()
        game.unlink()
        assert page.evaluate(UPDATE) == "redundant"
        assert page.evaluate("caches.keys()") == [before]
        game.write_bytes(whole)
        assert page.evaluate(UPDATE) == "installed"
        page.get_by_role("button", name="Update").click()
        page.wait_for_function("caches.keys().then((names) => names.join() === 'red7 / next')")
        page.get_by_role("button", name="Play now").wait_for()


def test_the_page_itself_is_kept_last_as_the_mark_that_all_is() -> None:
    shell = max(re.findall(r'\[(?:"[^"]+",?)+\]', (STATIC / "worker.js").read_text("utf-8")), key=len)
    assert json.loads(shell)[-1] == "./"


def test_all_of_it_is_small_enough_for_a_phone() -> None:
    assert packed_size(STATIC) < 7_000_000
    if LONG:  # packing so tightly takes a minute
        assert brotli_size(STATIC) < 5_200_000

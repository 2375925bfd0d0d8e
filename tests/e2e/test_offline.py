"""The game of a server made available offline, and matches taken along in a file."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browsers.browser import PHONE, Site, Visitors, giving_up, own_turn, play_on, start
from support.browsers.web_space import STATIC, WebSpace

from red7 import __version__


class OfferingSite(Site):
    """A server that offers to be played without it, until it does not any more."""

    offers = True

    def command(self) -> list[str]:
        bundle = STATIC.parent / f"red7-offline-{__version__}.zip"
        options = ["--port", str(self.port), "--data", str(self.folder / "data")]
        offline = ["--offline", str(bundle)] if self.offers else []
        return [sys.executable, "-m", "red7", "serve", *options, *offline]


@pytest.fixture
def offering(browser: Browser) -> Iterator[tuple[OfferingSite, Visitors]]:
    with OfferingSite() as site, Visitors(browser, site) as visitors:
        yield site, visitors


def settings(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def test_a_server_s_game_is_kept_on_demand_plays_when_the_server_is_away_and_can_be_removed(
    offering: tuple[OfferingSite, Visitors],
) -> None:
    site, visitors = offering
    page = visitors.new(viewport=PHONE, worker=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    settings(page)
    page.get_by_role("button", name="Make available offline").click()
    expect(page.get_by_role("button", name="Remove it from this device")).to_be_visible()
    expect(page.get_by_role("link", name="Play on this device")).to_be_visible()
    site.kill()
    page.goto("/")
    expect(page).to_have_url(f"{site.url}/offline/")
    expect(page.get_by_text("You’re playing on this device")).to_be_visible()
    start(page, players=2, options="basic")
    own_turn(page)
    visitors.complaints.clear()  # the browser complains about the missing server
    site.offers = False
    site.start()
    page.goto("/offline/")
    page.get_by_role("link", name="To the server").click()
    expect(page).to_have_url(f"{site.url}/")
    settings(page)
    page.get_by_role("button", name="Remove it from this device").click()
    expect(page.get_by_text("It’s removed")).to_be_visible()
    expect(page.get_by_role("button", name="Make available offline")).to_have_count(0)
    assert (
        page.evaluate("caches.keys().then((names) => names.filter((name) => name.includes('offline')))") == []
    )


def test_a_page_that_nobody_offers_offline_does_not_offer_it_either(visitors: Visitors) -> None:
    page = visitors.new(worker=True)
    with page.expect_response("**/api/offline") as told:
        settings(page)
    assert not told.value.json().get("offered")
    expect(page.get_by_role("heading", name="Matches from a device")).to_be_visible()
    expect(page.get_by_role("button", name="Make available offline")).to_have_count(0)


def test_matches_are_taken_along_to_another_device_and_to_a_server(
    browser: Browser, visitors: Visitors, tmp_path: Path
) -> None:
    file = tmp_path / "matches.json.gz"
    with WebSpace() as space, Visitors(browser, space) as people:
        page = people.new()
        page.goto("/")
        start(page, players=2, options="basic")
        play_on(page, Random(3), wish=giving_up)
        page.goto("/settings")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save to a file").click()
        saved.value.save_as(file)
        broken = tmp_path / "broken.json"
        broken.write_text('{"form": 1}')
        for host in (people, visitors):
            other = host.new()
            other.goto("/settings")
            box = other.get_by_label("Open a saved file")
            box.set_input_files(broken)
            expect(other.get_by_role("alert").filter(has_text="isn’t a file of saved")).to_be_visible()
            box.set_input_files(file)
            expect(other.get_by_text("One table was brought.")).to_be_visible()
            other.goto("/matches")
            expect(other.get_by_text("Imported")).to_be_visible()
            other.get_by_role("link", name="Watch again").click()
            expect(other.get_by_role("slider")).to_be_visible()
        people.complaints.clear()  # a web space says 404 with the page it has for all addresses

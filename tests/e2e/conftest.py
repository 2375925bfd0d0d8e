"""Real Chromium against a real server, with the page as it is installed and the same deals in every run."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.browsers.browser import FLAGS, Site, Visitors
from support.chosen_deals import Dealer
from support.patience import PATIENCE
from support.server.live_server import take_all_the_time
from support.server.services import find_program

take_all_the_time()
expect.set_options(timeout=PATIENCE * 1_000)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    settings = {"XDG_CONFIG_HOME": str(tmp_path_factory.mktemp("settings"))}  # where Chromium writes, too
    with sync_playwright() as playwright:
        chromium = find_program("chromium", "chromium")
        yield playwright.chromium.launch(
            executable_path=chromium, args=FLAGS, timeout=PATIENCE * 1_000, env={**os.environ, **settings}
        )


@pytest.fixture(scope="session")
def _dealer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealer]:
    with Dealer(tmp_path_factory.mktemp("dealer")) as dealer:
        yield dealer


@pytest.fixture
def dealer(_dealer: Dealer) -> Dealer:
    """The server, whose deals can be chosen; unless they are, they are the same for each test."""
    _dealer.begin()
    return _dealer


@pytest.fixture
def visitors(browser: Browser, dealer: Dealer) -> Iterator[Visitors]:
    with Visitors(browser, dealer) as people:
        yield people


@pytest.fixture
def visit(visitors: Visitors) -> Callable[..., Page]:
    return visitors.new


@pytest.fixture
def device(visitors: Visitors) -> Page:
    """A page for both players of a match."""
    return visitors.new()


@pytest.fixture
def site() -> Iterator[Site]:
    """A server in a process of its own, to be killed."""
    with Site() as site:
        yield site


@pytest.fixture
def visitors_of_site(browser: Browser, site: Site) -> Iterator[Visitors]:
    with Visitors(browser, site) as people:
        yield people

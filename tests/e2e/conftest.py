"""Real Chromium against a real server in a process of its own, with the page as it is installed."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from support.browser import FLAGS, Site, Visitors
from support.chosen_deals import Dealer
from support.services import find_program


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = find_program("chromium", "chromium")
        yield playwright.chromium.launch(executable_path=chromium, args=FLAGS)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    with Site() as site:
        yield site


@pytest.fixture
def visitors(browser: Browser, site: Site) -> Iterator[Visitors]:
    found = Visitors(browser, site)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []


@pytest.fixture
def visit(visitors: Visitors) -> Callable[..., Page]:
    return visitors.new


@pytest.fixture(scope="session")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealer]:
    with Dealer(tmp_path_factory.mktemp("dealer")) as dealer:
        yield dealer


@pytest.fixture
def device(browser: Browser, dealer: Dealer) -> Iterator[Page]:
    """A page of the server whose deals are chosen."""
    found = Visitors(browser, dealer)
    yield found.new()
    for context in found.contexts:
        context.close()
    assert found.complaints == []

"""Every page in a real browser: readable by all, on small screens, in every language, within its budget."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE, Visitors, start
from support.browsers.frozen_table import Evening

from red7.table.table import Phase

Visit = Callable[..., Page]
PAGES = [
    "/",
    "/new",
    "/friends",
    "/pass",
    "/join",
    "/move",
    "/tables",
    "/matches",
    "/analysis",
    "/rules",
    "/fair",
    "/settings",
    "/learn",
]
SMALL_TARGETS = """() => [...document.querySelectorAll("a, button, input, select, summary, textarea")]
  .filter((one) => one.offsetParent !== null)
  .filter((one) => {
    const box = (one.closest(".choice-value, .check") ?? one).getBoundingClientRect();
    return box.width < 44 || box.height < 44;
  })
  .map((one) => one.outerHTML.slice(0, 80))"""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def show(page: Page, path: str) -> None:
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    if path == "/learn":
        page.locator(".learn-line").first.wait_for()
    for details in page.locator("details").all():
        details.evaluate("one => { one.open = true; }")


def test_no_page_keeps_anybody_out(visit: Visit) -> None:
    page = visit(bypass_csp=True, viewport=PHONE)
    for path in PAGES:
        show(page, path)
        assert barriers(page) == [], path


@pytest.mark.parametrize("options", ["basic", "expert"])
def test_the_table_keeps_nobody_out(visit: Visit, options: str) -> None:
    page = visit(bypass_csp=True)
    start(page, players=4, options=options)
    page.get_by_role("region", name="Your hand").wait_for()
    assert barriers(page) == []


def test_the_waiting_room_keeps_nobody_out(visit: Visit) -> None:
    looks = {"bypass_csp": True, "viewport": PHONE, "locale": "de-DE"}  # the longest words
    host, guest = visit(**looks), visit(**looks)
    host.goto("/friends")
    host.evaluate("localStorage.setItem('red7.setup', JSON.stringify({ others: [null, null, 'casual'] }))")
    host.reload()
    host.locator("input[autocomplete=nickname]").fill("Maximiliane Wolkenstein")
    host.locator(".new-go button").click()
    host.locator(".link input").wait_for()
    guest.goto(host.url)
    guest.locator(".seat-place-sit").first.wait_for()
    for page in (host, guest):
        assert not page.evaluate(TOO_WIDE)
        assert page.evaluate(SMALL_TARGETS) == []
        page.locator("button.seat-place:not(.seat-place-sit), .newcomer-face").first.click()
        page.get_by_role("dialog").wait_for()
        assert barriers(page) == []
        page.keyboard.press("Escape")
        assert barriers(page) == []


@pytest.mark.parametrize(
    ("options", "rival", "seed", "size"),
    [("basic", "expert", 0, PHONE), ("basic", "expert", 2, PHONE), ("advanced", "casual", 1, DESKTOP)],
    ids=["lost", "won", "with points"],
)
def test_the_end_keeps_nobody_out(
    visit: Visit, options: str, rival: str, seed: int, size: dict[str, int]
) -> None:
    page = visit(bypass_csp=True, viewport=size)
    evening = Evening(options, [rival], seed)
    evening.to_phase(Phase.FINISHED)
    evening.pose(page)
    page.locator(".t-end").wait_for()
    assert barriers(page) == []


def test_pages_fit_small_screens_and_thumbs(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    for path in PAGES:
        show(page, path)
        assert not page.evaluate(TOO_WIDE), path
        assert page.evaluate(SMALL_TARGETS) == [], path
        page.set_viewport_size({"width": 640, "height": 360})
        assert not page.evaluate(TOO_WIDE), f"{path}, sideways"
        page.set_viewport_size({"width": 360, "height": 640})


def test_what_is_not_there_says_so_and_leads_on(visitors: Visitors) -> None:
    page = visitors.new()
    page.goto("/no-such-page")
    expect(page.get_by_role("heading", name="There’s nothing here")).to_be_visible()
    page.goto("/table/no-such-table")
    expect(page.get_by_role("heading", name="There’s no table here")).to_be_visible()
    page.goto("/join/NOCODE")
    expect(page.get_by_role("alert").filter(has_text="No table has this code")).to_be_visible()
    visitors.complaints.clear()  # the browser complains about what is not there, as it should


def test_the_page_opens_without_a_network_and_says_that_there_is_none(visitors: Visitors) -> None:
    page = visitors.new(worker=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    page.context.set_offline(True)
    show(page, "/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
    page.goto("/tables")
    expect(page.get_by_role("alert")).to_contain_text("We can’t reach the server")
    visitors.complaints.clear()  # the browser complains about the missing network


def test_scripts_and_the_first_table_stay_within_their_budgets(visit: Visit) -> None:
    page = visit()
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def name(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["response"]["url"]

    def measure(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = int(event["encodedDataLength"])

    network.on("Network.responseReceived", name)
    network.on("Network.loadingFinished", measure)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("region", name="Your hand").wait_for()
    scripts = sum(size for id_, size in sizes.items() if urls[id_].endswith(".js"))
    assert 10_000 < scripts <= 60_000
    assert sum(sizes.values()) <= 150_000

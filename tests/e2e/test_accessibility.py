"""For everyone: no clipped words in any language, no barriers in any state, zoom, and rest."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE, giving_up, own_turn, play_on, result, start
from support.browsers.frozen_table import ME, Evening

from red7.table.table import Phase

Visit = Callable[..., Page]
PAGES = [
    "/", "/new", "/friends", "/pass", "/join", "/move", "/tables", "/matches", "/statistics", "/analysis",
    "/rules", "/fair", "/settings", "/learn",
]  # fmt: skip
LANGUAGES = ["en", "fr", "de", "it", "es", "es-AR", "nl"]
# Words wider than the element that holds them, where that element would hide or spill them.
CLIPPED = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest(".unseen-text, svg, [aria-hidden=true]"))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => getComputedStyle(one).display !== "inline" && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).clipPath === "none")
  .filter((one) => getComputedStyle(one).color !== "rgba(0, 0, 0, 0)")
  .filter((one) => one.clientWidth > 1)
  .map((one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`)"""
MISSING = r"""() => document.body.innerText.match(
  /\b(web|color|rule|lead|set|turn|step|level|mode|option)-[a-z-]+|\{ ?\$/g) ?? []"""
NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_clipped_or_missing_on_any_page(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        if path == "/learn":
            page.locator(".learn-line").first.wait_for()
        page.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
        assert page.locator("html").get_attribute("lang") == language
        for width, height in ((1440, 900), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(NEXT_PICTURE)
            assert page.evaluate(CLIPPED) == [], f"{path} {width}"
            assert page.evaluate(MISSING) == [], f"{path} {width}"
            assert not page.evaluate(TOO_WIDE), f"{path} {width}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_clipped_or_missing_at_the_table(visit: Visit, language: str) -> None:
    for evening in (turn(), between()):
        page = visit()
        evening.pose(page)
        page.evaluate("language => localStorage.setItem('red7.language', language)", language)
        page.reload()
        page.locator(f"html[lang={language}] .t-mine").wait_for()
        for width, height in ((1440, 900), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(NEXT_PICTURE)
            assert page.evaluate(CLIPPED) == [], width
            assert page.evaluate(MISSING) == [], width
            assert not page.evaluate(TOO_WIDE)


def turn() -> Evening:
    evening = Evening("expert", ["expert", "skilled", "casual"], 8)
    evening.to_turn(2)
    return evening


def between() -> Evening:
    evening = Evening("advanced", ["expert", "skilled"], 5)
    evening.to_phase(Phase.BETWEEN)
    return evening


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_has_no_barriers_in_any_state(visit: Visit, size: dict[str, int]) -> None:
    page = visit(bypass_csp=True, viewport=size)
    page.add_init_script("localStorage.setItem('red7.help', 'best')")
    start(page, players=2, options="advanced")
    bar = page.get_by_role("region", name="Your turn")
    own_turn(page)
    assert barriers(page) == [], "at the turn"
    page.locator(".t-hand .pick-may").first.click(position={"x": 8, "y": 8})
    assert barriers(page) == [], "with a card picked up"
    bar.get_by_role("button", name="To the").first.click()
    bar.get_by_role("button", name="Undo").wait_for()
    assert barriers(page) == [], "with a card put down"
    bar.get_by_role("button", name="Undo").click()
    bar.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Set this up").first.wait_for()
    assert barriers(page) == [], "with hints"
    page.get_by_role("region", name="What you can play").get_by_role("button", name="Close").click()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert barriers(page) == [], "with the keys"
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Do nothing: you’re out").click()
    page.get_by_role("dialog").wait_for()
    assert barriers(page) == [], "asked again"
    page.get_by_role("button", name="Yes, drop out").click()
    result(page).wait_for()
    assert barriers(page) == [], "between two rounds"


def test_what_happened_can_be_looked_at_without_barriers(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    evening = turn()
    evening.pose(page)
    evening.happen()
    while evening.table.mover != ME:
        evening.happen()
    page.locator("[data-key=review]").click()
    page.get_by_role("region", name="What happened since your last turn").wait_for()
    assert barriers(page) == []


def test_nothing_is_lost_at_a_zoom_of_200_percent(visit: Visit) -> None:
    page = visit(viewport={"width": 640, "height": 512}, device_scale_factor=2)  # 1280 x 1024, halved
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert not page.evaluate(TOO_WIDE), path
        assert page.evaluate(CLIPPED) == [], path
    start(page, players=4, options="expert")
    own_turn(page)
    assert not page.evaluate(TOO_WIDE)
    page.locator(".t-hand .pick-may").first.click(position={"x": 8, "y": 8})
    page.get_by_role("region", name="Your turn").get_by_role("button", name="To the").first.click()
    expect(page.get_by_role("list", name="Your turn so far").get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_those_who_asked_for_rest(visit: Visit, motion: str, moves: bool) -> None:
    page = visit(reduced_motion=motion)
    turn().pose(page)
    page.evaluate("""() => {
      globalThis.moved = [];
      const look = () => {
        moved.push(...document.getAnimations().filter((one) => one.effect?.getTiming().duration > 1));
        requestAnimationFrame(look);
      };
      look();
    }""")
    page.locator(".t-hand .pick-may").first.click(position={"x": 8, "y": 8})
    page.get_by_role("region", name="Your turn").get_by_role("button", name="To the").first.click()
    page.get_by_role("button", name="Undo").wait_for()
    if moves:
        page.wait_for_function("moved.length > 0")
    page.evaluate(NEXT_PICTURE)
    assert (page.evaluate("moved.length") > 0) is moves


def test_the_policy_of_the_page_is_strict_and_never_violated(visit: Visit) -> None:
    page = visit()
    page.add_init_script(
        "globalThis.violations = []; addEventListener('securitypolicyviolation',"
        " (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI));"
    )
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    start(page, players=2, options="basic")
    play_on(page, Random(4), wish=giving_up)
    assert page.evaluate("violations") == []  # elsewhere each of them would be a complaint

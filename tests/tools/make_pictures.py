"""Makes contact sheets of the table in `build/pictures`, one for each size of a window: look at all of them.

    python3 dev.py pictures [SIZE ...]

A sheet has 24 pictures: two, three and four players, at the first turn, with long palettes, at the end of a
round and of the match, in English and light, and in German and dark.
"""

import base64
import itertools
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from support.browsers.browser import FLAGS, Site
from support.browsers.frozen_table import Evening

from red7.table.table import Phase

ROOT = Path(__file__).parents[2]
SHEETS = ROOT / "build" / "pictures"
SIZES = ("360x640", "390x844", "640x360", "844x390", "768x1024", "1280x800", "1440x900", "1920x1080")
BOTS = ["expert", "skilled", "casual"]
LONG = 5
LOOKS = (("en-GB", "light"), ("de-DE", "dark"))
SHEET = 2_400  # pixels, of its width
NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STYLE = "body{margin:12px;background:#888;display:flex;flex-wrap:wrap;gap:12px}"


def first(players: int) -> Evening:
    evening = Evening("expert", BOTS[: players - 1], 8)
    evening.to_turn(1)
    return evening


def long(players: int) -> Evening:
    """A turn of a player who has many cards, as others have."""
    for seed in itertools.count():
        evening = Evening("expert", BOTS[: players - 1], seed)
        if evening.to_palette(LONG):
            return evening
    raise AssertionError


def round_end(players: int) -> Evening:
    evening = Evening("advanced", BOTS[: players - 1], 5)
    evening.to_phase(Phase.BETWEEN)
    return evening


def match_end(players: int) -> Evening:
    evening = Evening("expert", BOTS[: players - 1], 9)
    evening.to_phase(Phase.FINISHED)
    return evening


SCREENS = (first, long, round_end, match_end)


def pictures(
    browser: Browser, url: str, evening: Evening, look: tuple[str, str], sizes: Sequence[str]
) -> list[bytes]:
    """A table in each size."""
    locale, scheme = look
    context = browser.new_context(
        base_url=url,
        locale=locale,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    evening.pose(page)
    if evening.table.phase is not Phase.PLAYING:
        page.locator(".end-title").wait_for()  # it comes later than the rest
    page.mouse.move(0, 0)
    seen = []
    for size in sizes:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_PICTURE)
        seen.append(page.screenshot(animations="disabled", caret="hide"))
    context.close()
    return seen


def sheet(browser: Browser, pictures: Sequence[bytes], size: str) -> bytes:
    """All pictures of a size side by side, as many in a row as can be read."""
    width = int(size.split("x")[0])
    across = min(8, max(4, SHEET // (width + 12)))
    shown = min(width, SHEET // across - 15)
    images = "".join(
        f'<img width="{shown}" src="data:image/png;base64,{base64.b64encode(one).decode()}">'
        for one in pictures
    )
    page = browser.new_page(viewport={"width": across * (shown + 12) + 14, "height": 100})
    page.set_content(f"<style>{STYLE}</style>{images}", wait_until="load")
    whole = page.screenshot(full_page=True)
    page.close()
    return whole


def main(sizes: Sequence[str]) -> None:
    SHEETS.mkdir(parents=True, exist_ok=True)
    evenings = [screen(players) for screen in SCREENS for players in (2, 3, 4)]
    with Site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        poses = [pictures(browser, site.url, evening, look, sizes) for evening in evenings for look in LOOKS]
        for size, same in zip(sizes, zip(*poses, strict=True), strict=True):
            (SHEETS / f"{size}.png").write_bytes(sheet(browser, same, size))
            print(SHEETS / f"{size}.png", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or SIZES)

"""Makes the README's pictures of the browser table: `.venv/bin/python docs/pictures/make_web.py`.

It needs what `python3 dev.py test tests/e2e` has made ready: the page, Chromium and fonts-dejavu-core.
"""

import base64
import shutil
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from playwright.sync_api import Browser, sync_playwright
from support.browsers.browser import FLAGS, Site
from support.browsers.frozen_table import Evening

HERE = Path(__file__).resolve().parent
BOTS = ["expert", "skilled", "casual"]
QUALITY = 85
# The size of the window, light or dark, which turn of hers is on show, and how many steps of it are down.
PICTURES: dict[str, tuple[tuple[int, int], str, int, int]] = {
    "table.webp": ((1440, 900), "light", 2, 2),
    "table-dark.webp": ((1440, 900), "dark", 1, 0),
    "phone.webp": ((390, 760), "light", 1, 2),
}


def picture(browser: Browser, site: Site, size: tuple[int, int], scheme: Any, turn: int, steps: int) -> bytes:
    """One moment of an expert match of four, as Hilde sees it."""
    evening = Evening("expert", BOTS, 8)
    evening.to_turn(turn)
    context = browser.new_context(
        base_url=site.url,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    evening.pose(page)
    for step in evening.my_turn()[:steps]:
        page.locator(f"[data-pick={step[:2]}]").click(position={"x": 8, "y": 8})
        page.locator(f".spot[data-drop={step[2]}]").click()
        page.locator(f".t-hand [data-pick={step[:2]}]").wait_for(state="detached")
    page.mouse.move(0, 0)
    wires = context.new_cdp_session(page)
    shot = wires.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return base64.b64decode(shot["data"])


def main() -> None:
    program = shutil.which("chromium")
    with Site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name, wanted in PICTURES.items():
            (HERE / name).write_bytes(picture(browser, site, *wanted))


if __name__ == "__main__":
    main()

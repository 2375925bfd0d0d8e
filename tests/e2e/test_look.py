"""The main screens look as they did: their pictures are kept, and compared with what Chromium draws.

After a change that is meant, `RED7_NEW_LOOKS=1 python3 dev.py test tests/e2e/test_look.py` renews them: look
at all of them.
"""

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browsers.frozen_table import Evening

from red7.table.table import Phase

Visit = Callable[..., Page]
LOOKS = Path(__file__).parent / "looks"
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (360, 640), "sideways": (844, 390)}
BOTS = ["expert", "skilled", "casual"]
FAR = 48  # of 255: letters drawn a little differently do not differ more than this
MOST = 0.005  # of all pixels; a card on the smallest table is 0.01
# How many of the pixels of two pictures lie far apart, by the page itself; 1 where their sizes differ.
DIFFERENCE = """async ([one, other, far]) => {
  const pixels = await Promise.all([one, other].map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height);
  }));
  const [a, b] = pixels;
  if (a.width !== b.width || a.height !== b.height) return 1;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const apart = [0, 1, 2].map((part) => Math.abs(a.data[at + part] - b.data[at + part]));
    if (Math.max(...apart) > far) count += 1;
  }
  return count / (a.width * a.height);
}"""

SMALL = {**SIZES, "small sideways": (640, 360), "tall": (390, 844), "laptop": (1366, 768)}
# Whatever is cut off or lies outside the window, of a table that is to fit into it.
OUTSIDE = """() => [
  ...(document.documentElement.scrollWidth > innerWidth ? ["too wide"] : []),
  ...(document.documentElement.scrollHeight > innerHeight ? ["too high"] : []),
  ...[...document.querySelectorAll(".end-foot .button")]
    .filter((one, place) => one.offsetHeight > 56 || one.matches(".button-main") !== (place === 0))
    .map((one) => `${one.textContent}: not in one line, or not in its place`),
  ...[...document.querySelectorAll(".t button, .t a")].filter((one) => {
    const [box, end] = [one, one.closest(".t-end")].map((part) => part?.getBoundingClientRect());
    return box.right > innerWidth || !one.closest(".t-side") && box.bottom > (end?.bottom ?? innerHeight);
  }).map((one) => one.textContent || one.ariaLabel),
]"""
# How far down that ends which the Tab key reaches, in its order.
FEET = """() => [...document.querySelectorAll(".t button, .t a")].filter((one) => one.checkVisibility())
  .map((one) => Math.round(one.getBoundingClientRect().bottom))"""


def home(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules")
    page.get_by_role("heading", level=1).wait_for()


def start(page: Page) -> None:
    evening = Evening("expert", BOTS, 8)
    evening.to_turn(1)
    evening.pose(page)


def staged(page: Page) -> None:
    evening = Evening("expert", BOTS, 8)
    evening.to_turn(2)
    evening.pose(page)
    hand = page.get_by_role("region", name="Your hand")
    for step in evening.my_turn():
        place = {"p": "To the palette", "c": "To the canvas"}[step[2]]
        hand.locator(f"[data-pick={step[:2]}]").click(position={"x": 8, "y": 8})
        page.get_by_role("region", name="Your turn").get_by_role("button", name=place).click()
        expect(hand.locator(f"[data-pick={step[:2]}]")).to_have_count(0)


def end(page: Page) -> None:
    evening = Evening("advanced", BOTS[:2], 5)
    evening.to_phase(Phase.BETWEEN)
    evening.pose(page)
    page.locator(".end-title").wait_for()  # it comes later than the rest


# Each screen, each size and each scheme more than once, and not all of them with all others.
PICTURES = [
    (home, "desktop", "light"),
    (home, "phone", "dark"),
    (rules, "phone", "light"),
    (start, "desktop", "dark"),
    (start, "phone", "light"),
    (start, "sideways", "dark"),
    (staged, "desktop", "light"),
    (staged, "phone", "dark"),
    (staged, "tablet", "dark"),
    (end, "desktop", "dark"),
    (end, "phone", "light"),
    (end, "sideways", "light"),
]


@pytest.mark.parametrize(
    ("screen", "size", "scheme"),
    PICTURES,
    ids=[f"{screen.__name__}-{size}-{scheme}" for screen, size, scheme in PICTURES],
)
def test_a_screen_looks_as_it_did(
    visit: Visit, tmp_path: Path, screen: Callable[[Page], None], size: str, scheme: Any
) -> None:
    width, height = SIZES[size]
    page = visit(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        device_scale_factor=0.5,
        bypass_csp=True,
    )
    screen(page)
    page.wait_for_load_state("networkidle")  # with all faces
    page.mouse.move(0, 0)
    expected = LOOKS / f"{screen.__name__}-{size}-{scheme}.png"
    seen = page.screenshot(animations="disabled", caret="hide")
    if "RED7_NEW_LOOKS" in os.environ:
        expected.parent.mkdir(exist_ok=True)
        expected.write_bytes(seen)
    (tmp_path / expected.name).write_bytes(seen)
    pictures = [base64.b64encode(picture).decode() for picture in (seen, expected.read_bytes())]
    assert page.evaluate(DIFFERENCE, [*pictures, FAR]) <= MOST, (
        f"not as in {expected}: {tmp_path / expected.name}"
    )


def finished(page: Page) -> None:
    evening = Evening("expert", BOTS, 9)
    evening.to_phase(Phase.FINISHED)
    evening.pose(page)
    page.locator(".end-title").wait_for()


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("screen", [staged, end, finished], ids=lambda screen: screen.__name__)
def test_the_whole_table_fits_into_the_window(
    visit: Visit, screen: Callable[[Page], None], size: str
) -> None:
    width, height = SMALL[size]
    page = visit(viewport={"width": width, "height": height})
    screen(page)
    assert page.evaluate(OUTSIDE) == []


def test_on_a_phone_the_tab_key_goes_down_the_page(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    start(page)
    feet = page.evaluate(FEET)
    assert feet == sorted(feet)


def test_no_card_flies_when_the_side_opens_or_closes(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    start(page)
    page.wait_for_function("document.getAnimations().length === 0")
    page.get_by_role("button", name="Log and cards").click()
    page.get_by_role("complementary", name="Log and cards").wait_for(state="detached")
    assert page.evaluate("document.getAnimations().map((one) => one.effect.target.dataset.card ?? '')") == []

"""Nothing on the table is pushed about while a match is played: cards are moved there by transforms alone."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page
from support.browser import DESKTOP, PHONE, play_on, start

Visit = Callable[..., Page]
# Also what follows a click at once: there the browser would forgive it.
WATCH = """new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const where = entry.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 60));
    (globalThis.shifts ??= []).push(`${entry.value.toFixed(5)} ${where.join(", ")}`);
  }
}).observe({ type: "layout-shift" });"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("players", "options"), [(2, "expert"), (4, "advanced")])
def test_nothing_shifts_in_a_whole_match(
    visit: Visit, size: dict[str, int], players: int, options: str
) -> None:
    page = visit(viewport=size)
    start(page, players=players, options=options)
    page.get_by_role("region", name="Your hand").wait_for()
    page.evaluate(WATCH)
    play_on(page, Random(11))
    shifts = page.evaluate("globalThis.shifts ?? []")
    assert shifts == [], "\n".join(shifts)

"""How soon the browser table answers a tap, what a turn costs the browser, and how soon the page is there.

Real Chromium against a real server in a process of its own. docs/benchmarks.md says what is measured and why.
"""

import argparse
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

# A script finds the modules beside it; others are called `benchmarks...`, or lie in the folder of the tests.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from support.browsers.browser import DESKTOP, FLAGS, PHONE, Site, start

from benchmarks.support.report import FIGURE_HEADS, Figure, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from red7._build_form import form

BEGIN = begin("web", "docs/benchmarks.md")
TURNS = 20
FRAME = 16  # milliseconds: what the browser answers faster, it does not report
NETWORKS = [("slow 4G: 1.6 Mbit/s, 150 ms", 1_600, 150), ("3G: 400 kbit/s, 400 ms", 400, 400)]
WATCH = """() => {
  globalThis.answers = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) answers.set(id, Math.max(answers.get(id) ?? 0, duration));
  }).observe({ type: "event", durationThreshold: 16 });
}"""

# Whether it is the own turn, and where to tap next: on any of these points. After the match comes another.
NEXT = """() => {
  const elements = (choice) => [...document.querySelectorAll(choice)];
  const all = (...choices) => choices.map(elements).find((some) => some.length) ?? [];
  const points = all(
    "dialog .button-bad",
    ".t-end [data-key=end]:enabled",
    ".bar-buttons .button-main:enabled",
    ".pick:not([aria-disabled])",
    ".t-bar-yours .bar-buttons [data-key=end]:enabled",
  ).map((one) => one.getBoundingClientRect()).map((box) => [box.left + 9, box.top + 9]);
  return [!!document.querySelector(".t-bar-yours"), points];
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of this machine."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        raise SystemExit("This needs Chromium; on Debian: apt-get install chromium fonts-dejavu-core")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visitor(browser: Browser, site: Site, size: dict[str, int]) -> Iterator[tuple[Page, CDPSession]]:
    """A page in a browser that has never been here, with the wires to measure it."""
    context = browser.new_context(base_url=site.url, viewport=size, locale="en-GB")  # type: ignore[arg-type]
    # The game itself is measured, and not the guided round that is offered before a first one.
    context.add_init_script("localStorage.setItem('red7.offered', 'yes');")
    page = context.new_page()
    try:
        yield page, context.new_cdp_session(page)
    finally:
        context.close()


def playing(browser: Browser, site: Site, name: str, size: dict[str, int], turns: int) -> list[Figure]:
    """So many turns of an expert match of four, tap by tap, with the motion that everybody sees."""
    with visitor(browser, site, size) as (page, wires):
        start(page, players=4, options="expert")
        page.get_by_role("region", name="Your hand").wait_for()
        page.evaluate(WATCH)
        wires.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = spent(wires)
        taps = page.evaluate("performance.interactionCount")
        play(page, turns)
        after = spent(wires)
        taps = page.evaluate("performance.interactionCount") - taps
        slow = page.evaluate("[...answers.values()]")
    times = sorted([*[float(FRAME)] * (taps - len(slow)), *slow])
    cuts = quantiles(times, n=20, method="inclusive")
    costs = {what: 1000 * (after[what] - before[what]) / turns for what in after}
    return [
        Figure(f"{name}: from tap to paint, median of {len(times)}", "ms", one(cuts[9]), below=100),
        Figure(f"{name}: from tap to paint, 95 % are faster than", "ms", one(cuts[18]), below=100),
        Figure(f"{name}: from tap to paint, the slowest", "ms", one(times[-1])),
        Figure(
            f"{name}: scripts, for one own turn and those of three others", "ms", one(costs["ScriptDuration"])
        ),
        Figure(f"{name}: all of the page's thread, for the same", "ms", one(costs["TaskDuration"])),
    ]


def play(page: Page, turns: int) -> None:
    """Play so many turns of one's own.

    Taps are real ones, at points that a few lines in the page find: asking it for names and roles would cost
    more than the page itself.
    """
    chance = Random(1)
    seen = 0
    waiting = True
    while True:
        mine, points = page.evaluate(NEXT)
        seen += mine and waiting
        waiting = not mine
        if seen > turns:
            return
        if points:
            page.mouse.click(*chance.choice(points))
        page.wait_for_timeout(100 if points else 200)


def spent(wires: CDPSession) -> dict[str, float]:
    """Seconds of CPU time of the page's thread so far."""
    metrics = {one["name"]: one["value"] for one in wires.send("Performance.getMetrics")["metrics"]}
    return {name: metrics[name] for name in ("ScriptDuration", "TaskDuration")}


def loading(browser: Browser, site: Site, name: str, kilobits: int, latency: int) -> list[Figure]:
    """The first visit over a slow network, up to the home page and on to the first table."""
    with visitor(browser, site, PHONE) as (page, wires):
        wires.send("Network.enable")
        limit = kilobits * 1000 / 8
        network = {
            "offline": False,
            "latency": latency,
            "downloadThroughput": limit,
            "uploadThroughput": limit,
        }
        wires.send("Network.emulateNetworkConditions", network)
        page.goto("/")
        button = page.get_by_role("button", name="Play now")
        button.wait_for()
        ready = page.evaluate("performance.now()")
        page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        button.click()
        page.get_by_role("region", name="Your hand").wait_for()
        table = page.evaluate("performance.now()")
    return [
        Figure(f"{name}: first paint of a first visit", "ms", one(paint)),
        Figure(f"{name}: the home page can be used", "ms", one(ready)),
        Figure(f"{name}: from the click on Play now to the table", "ms", one(table - ready)),
    ]


def sizes(browser: Browser, site: Site) -> list[Figure]:
    """What comes over the wire until the first table is on show."""
    with visitor(browser, site, PHONE) as (page, wires):
        loads: dict[str, tuple[str, int]] = {}

        def note(event: dict[str, Any]) -> None:
            loads[event["requestId"]] = (event["response"]["url"].rpartition(".")[2], 0)

        def weigh(event: dict[str, Any]) -> None:
            kind = loads.get(event["requestId"], ("", 0))[0]
            loads[event["requestId"]] = (kind, int(event["encodedDataLength"]))

        wires.on("Network.responseReceived", note)
        wires.on("Network.loadingFinished", weigh)
        wires.send("Network.enable")
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("region", name="Your hand").wait_for()
    kinds = {
        kind: sum(size for other, size in loads.values() if other == kind) for kind in ("js", "css", "ftl")
    }
    return [
        Figure("scripts, packed", "bytes", one(kinds["js"]), below=60_000),
        Figure("styles, packed", "bytes", one(kinds["css"])),
        Figure("words of one language, packed", "bytes", one(kinds["ftl"])),
        Figure(
            "all for the first table", "bytes", one(sum(size for _, size in loads.values())), below=150_000
        ),
    ]


def one(value: float) -> Spread:
    """A figure that was measured once."""
    return Spread.of([value])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench web", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few turns and one network, in some ten seconds")
    parser.add_argument("--turns", type=int, default=TURNS, metavar="N", help="how many own turns to play")
    add_forms(parser)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    turns = 2 if chosen.quick else chosen.turns
    with Site() as site, chromium() as browser:
        version = browser.version
        figures = playing(browser, site, "desktop", DESKTOP, turns)
        if not chosen.quick:
            figures += playing(browser, site, "phone", PHONE, turns)
        for network in NETWORKS[: 1 if chosen.quick else None]:
            figures += loading(browser, site, *network)
        figures += sizes(browser, site)
    about = {**machine(), "browser": f"Chromium {version}", "form": form(), "turns": str(turns)}
    table = [FIGURE_HEADS, *(figure.cells() for figure in figures)]
    data = {
        "benchmark": "web",
        **about,
        "figures": [asdict(figure) | {"met": figure.met} for figure in figures],
    }
    tell(chosen, BEGIN, data, as_text(about, [table]), as_markdown(about, [table]))


if __name__ == "__main__":
    main()

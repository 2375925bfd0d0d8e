"""The game on one device: how soon it can be played, what memory it takes, and how fast it thinks.

It starts in real Chromium, from a web space on this machine, so without a download; the thinking is measured
in Pyodide under Node, beside the same Python natively, compiled and interpreted, in one run.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

# A script finds the modules beside it; others are called `benchmarks...`, or lie in the folder of the tests.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser
from support.packed import packed_size
from support.web_space import STATIC, WebSpace

from benchmarks.support.report import FIGURE_HEADS, Figure, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from benchmarks.web import chromium

ROOT = Path(__file__).resolve().parent.parent
BEGIN = begin("offline", "docs/benchmarks.md")
SCRIPT = ROOT / "benchmarks/support/decisions.py"
SLOW = 4  # times, as a phone is


def starts(browser: Browser, space: WebSpace, slow: int) -> list[Figure]:
    """From the address to a table that can be played at: at the first visit, and at the next."""
    name = f"CPU slowed down {slow} times" if slow > 1 else "CPU as it is"
    context = browser.new_context(base_url=space.url)
    context.add_init_script("localStorage.setItem('red7.offered', 'yes');")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    figures: list[Figure] = []
    for visit in ("first visit", "next visit"):
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("region", name="Your hand").wait_for(timeout=120_000)
        took = page.evaluate("performance.now()")
        aim = 2_500 if visit == "next visit" and slow == 1 else None
        figures.append(Figure(f"{name}, {visit}: to a table", "ms", Spread.of([took]), below=aim))
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    context.close()
    return figures


def memory(browser: Browser, space: WebSpace) -> list[Figure]:
    """What the game takes beside the page: a renderer at a table, less one with no worker."""
    sizes: list[float] = []
    for worker in (False, True):
        context = browser.new_context(base_url=space.url, service_workers="block")
        context.add_init_script("localStorage.setItem('red7.offered', 'yes');")
        page = context.new_page()
        if not worker:
            page.route("**/device/worker.js", lambda route: route.abort())
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
        if worker:
            page.get_by_role("button", name="Play now").click()
            page.get_by_role("region", name="Your hand").wait_for(timeout=120_000)
        sizes.append(renderer_size(browser))
        context.close()
    without, there = sizes
    spread = Spread.of([there - without])
    return [Figure(f"memory at a table, above the page's {without:.0f}", "MB", spread, below=150)]


def renderer_size(browser: Browser) -> float:
    """The memory of all renderers of a browser in MB, each page of it that several share in parts."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    rolled = [Path(f"/proc/{one['id']}/smaps_rollup") for one in processes if one["type"] == "renderer"]
    lines = [line for path in rolled for line in path.read_text().splitlines() if line.startswith("Pss:")]
    return sum(int(line.split()[1]) for line in lines) / 1_000


def thinking() -> list[list[str]]:
    """Rounds and decisions in the browser's Python, and natively in both forms."""
    node = shutil.which("node") or "node"
    runs = {
        "device": [node, str(ROOT / "web/device/run.mjs"), str(ROOT / "build/device"), str(SCRIPT)],
        "native": [sys.executable, str(SCRIPT)],
        "native from src": [sys.executable, str(SCRIPT)],
    }
    results: dict[str, dict[str, Any]] = {}
    for name, line in runs.items():
        around = {**os.environ, "PYTHONPATH": str(ROOT / "src") if name.endswith("src") else ""}
        done = subprocess.run(line, env=around, stdout=subprocess.PIPE, check=True, cwd=ROOT / "web/device")
        results[name] = json.loads(done.stdout)
    heads = ["", *(f"{name}, {result.pop('form')}" for name, result in results.items())]
    return [
        heads,
        *([what, *(f"{one[what]:,.1f}" for one in results.values())] for what in results["device"]),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench offline", description=__doc__)
    add_forms(parser)
    chosen = parser.parse_args()
    with chromium() as browser, WebSpace() as space:
        version = browser.version
        figures = [*starts(browser, space, 1), *starts(browser, space, SLOW)]
        if sys.platform == "linux":
            figures += memory(browser, space)
    figures.append(
        Figure("all files, packed by gzip", "bytes", Spread.of([packed_size(STATIC)]), below=7_000_000)
    )
    thoughts = thinking()
    about = {**machine(), "browser": f"Chromium {version}"}
    tables = [[FIGURE_HEADS, *(figure.cells() for figure in figures)], thoughts]
    data = {
        "benchmark": "offline",
        **about,
        "figures": [asdict(figure) | {"met": figure.met} for figure in figures],
        "thinking": thoughts,
    }
    tell(chosen, BEGIN, data, as_text(about, tables), as_markdown(about, tables))


if __name__ == "__main__":
    main()

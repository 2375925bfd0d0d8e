"""The game on one device: how soon it can be played, what memory it takes, and how fast it thinks.

It starts in real Chromium, from a web space on this machine, so without a download; the thinking is measured
in Pyodide under Node, beside the same Python natively, compiled and interpreted, in one run.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

# A script finds the modules beside it; others are called `benchmarks...`, or lie in the folder of the tests.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser
from support.browsers.packed import packed_size
from support.browsers.web_space import STATIC, WebSpace

from benchmarks.support.report import FIGURE_HEADS, Figure, Spread
from benchmarks.support.report_page import add_forms, as_markdown, as_text, begin, machine, tell
from benchmarks.web import chromium

ROOT = Path(__file__).resolve().parent.parent
BEGIN = begin("offline", "docs/benchmarks.md")
SCRIPT = ROOT / "benchmarks/support/decisions.py"
SLOW = 4  # times, as a phone is
NEXT = 5  # visits after the first one
_TICK = 0.005  # seconds that a slowed process may run at a time


def starts(browser: Browser, space: WebSpace, slow: int) -> list[Figure]:
    """From the address to a table that can be played at: at the first visit, and at the next ones.

    Beside each stands what its processes took of the processor: the same on a machine that others use, too.
    """
    name = f"CPU slowed down {slow} times" if slow > 1 else "CPU as it is"
    context = browser.new_context(base_url=space.url)
    context.add_init_script("localStorage.setItem('red7.offered', 'yes');")
    page = context.new_page()
    page.goto("/icon.svg")  # the process that all of it will run in is there now
    figures: list[Figure] = []
    for visit, times, aim in (("first visit", 1, None), ("next visit", NEXT, 2_500 if slow == 1 else None)):
        took: list[float] = []
        used: list[float] = []
        for _ in range(times):
            before = processor_time(browser)
            with slowed(browser, slow):
                page.goto("/")
                page.get_by_role("button", name="Play now").click()
                page.get_by_role("region", name="Your hand").wait_for(timeout=120_000)
                took.append(page.evaluate("performance.now()"))
            used.append(processor_time(browser) - before)
            page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=120_000)
        figures.append(Figure(f"{name}, {visit}: to a table", "ms", Spread.of(took), below=aim))
        figures.append(Figure(f"{name}, {visit}: processor", "ms", Spread.of(used)))
    context.close()
    return figures


@contextmanager
def slowed(browser: Browser, times: int) -> Iterator[None]:
    """Let the renderers run for one part of the time in so many.

    What the developer tools slow down is the page alone, and the game runs in a worker.
    """
    done = threading.Event()
    pids = renderers(browser) if times > 1 else []

    def hold() -> None:
        started = time.perf_counter()
        while not done.wait(_TICK):
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            # However long this thread was kept waiting: the others ran for just as long.
            time.sleep((time.perf_counter() - started) * (times - 1))
            started = time.perf_counter()
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    thread = threading.Thread(target=hold)
    if pids:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if pids:
            thread.join()


def processor_time(browser: Browser) -> float:
    """What the renderers have taken of the processor so far, in milliseconds."""
    ticks = os.sysconf("SC_CLK_TCK")
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in renderers(browser)]
    return sum(int(one[11]) + int(one[12]) for one in stats) / ticks * 1_000


def renderers(browser: Browser) -> list[int]:
    """The processes of the browser's pages."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in processes if one["type"] == "renderer"]


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
    rolled = [Path(f"/proc/{pid}/smaps_rollup") for pid in renderers(browser)]
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
        figures = [*starts(browser, space, 1), *starts(browser, space, SLOW), *memory(browser, space)]
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

"""Visitors of a server with real browsers, and players who know a table only by its accessibility tree."""

import itertools
import json
import re
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final, Protocol, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
)
from playwright.sync_api import TimeoutError as TooLate
from support.patience import PATIENCE
from support.server.services import Service

# Chromium has a window for each visitor, and would load two lists for its address bar into it, which takes
# longer than our page. Playwright turns features off as well, but only the last such flag counts: the other
# names are those of its own that matter here.
_NO_FEATURES: Final = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS: Final = [
    f"--disable-features={','.join(_NO_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 360, "height": 640}
PLACES: Final = ("To the palette", "To the canvas", "Onto the deck")
GOOD_ENDS: Final = (
    "End turn: you lead",
    "End turn: you win the round",
    "Draw the card",
    "Draw and",
    "Don’t draw: you lead",
)
CARD: Final = re.compile(r"(red|orange|yellow|green|blue|indigo|violet) [1-7]\b")
BAD_ENDS: Final = ("End turn: you’re out", "Do nothing: you’re out")
CANNOT: Final = "can’t be played now"
SHORT: Final = 20  # milliseconds
END: Final = re.compile("wins? the match|a shared win")
"""What the end of a match is called."""
# The part that the page's players have in the deals; ids of requests stay what they are.
_KNOWN_SECRETS: Final = """
const chance = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(0) : chance(array));
"""
# What the others play is shown at once, where a test does not ask how it is shown.
_AT_ONCE: Final = "localStorage.setItem('red7.motion', 'off');"
# Nobody is taken for new, where a test does not ask what is offered then.
_NOT_NEW: Final = "localStorage.setItem('red7.offered', 'yes');"
# Once a worker has got hold of the page, which may be soon or late, no test can answer in the server's place.
_NO_WORKER: Final = "delete Navigator.prototype.serviceWorker;"
# Notes what is pushed about; also what follows a click at once: there the browser would forgive it.
WATCH_SHIFTS: Final = """new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const where = entry.sources.map(({ node, previousRect, currentRect }) => {
      const what = (node?.outerHTML ?? node?.textContent ?? "").slice(0, 60);
      return `${what} (${rect(previousRect)}: ${rect(currentRect)})`;
    });
    (globalThis.shifts ??= []).push(`${entry.value.toFixed(5)} ${where.join(", ")}`);
  }
}).observe({ type: "layout-shift" });"""
_COMMAND: Final = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from support.server.live_server import serve_alone
serve_alone(int(sys.argv[1]), sys.argv[2])
"""


class Site(Service):
    """A table server with its page; tests may kill it and start it again."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [sys.executable, "-c", _COMMAND, str(self.port), str(self.folder / "data")]

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/readyz", timeout=PATIENCE).close()
        except OSError:
            return False
        return True


class Host(Protocol):
    """Whatever serves the page."""

    @property
    def url(self) -> str: ...


@dataclass
class Visitors:
    """People with a browser each; whatever goes wrong in any of them fails the test in the end."""

    browser: Browser
    site: Host
    contexts: list[BrowserContext] = field(default_factory=list[BrowserContext])
    complaints: list[str] = field(default_factory=list[str])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for context in self.contexts:
            context.close()
        assert self.complaints == []

    def new(self, *, is_new: bool = False, worker: bool = False, **options: Any) -> Page:
        """A page of somebody else; `worker`: it keeps itself for when there is no network."""
        chosen: dict[str, Any] = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
        } | options
        context = self.browser.new_context(base_url=self.site.url, **chosen)
        context.set_default_timeout(PATIENCE * 1_000)
        context.add_init_script(_KNOWN_SECRETS)
        if not is_new:
            context.add_init_script(_NOT_NEW)
        if not worker:
            context.add_init_script(_NO_WORKER)
        if "reduced_motion" not in options:
            context.add_init_script(_AT_ONCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._listen)
        page.on("pageerror", self._fail)
        page.on("request", lambda request: self._check(request.url))
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _fail(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _check(self, url: str) -> None:
        if not url.startswith((self.site.url, "data:", "blob:")):
            self.complaints.append(f"a request to another host: {url}")


def set_up(page: Page, *, players: int, options: str, level: str = "beginner") -> None:
    """Show the home page, with this match against computer players as what was chosen last."""
    page.goto("/")
    setup = json.dumps({"rivals": [level] * (players - 1), "options": options})
    page.evaluate("setup => localStorage.setItem('red7.setup', setup)", setup)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()


def start(page: Page, *, players: int, options: str, level: str = "beginner") -> None:
    """Begin a match against computer players from the home page, with one click."""
    set_up(page, players=players, options=options, level=level)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def result(page: Page) -> Locator:
    """What is shown at the end of a round or of the match."""
    return page.get_by_role("region", name="The result")


def own_turn(page: Page) -> None:
    """Wait for the own turn, over the ends of rounds and matches in which nothing was to do."""

    def arrived() -> bool:
        for name in ("Next round", "Play again"):
            if page.get_by_role("button", name=name, disabled=False).count():
                click(page, name)
        return bool(page.locator(".t-bar-yours").count())

    page_until(page, arrived)


def page_until(page: Page, condition: Callable[[], object]) -> None:
    """Wait until something has become true while the page goes on."""
    latest = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < latest, f"it does not happen: {page.locator('body').aria_snapshot()}"
        page.wait_for_timeout(SHORT)


Wish = Callable[[str, Random], str | None]
Press = Callable[[Page, str], None]


def click(page: Page, name: str) -> None:
    """Press a button with the mouse."""
    with suppress(TooLate):  # the game may have moved on meanwhile
        page.get_by_role("button", name=name, exact=True).first.click(timeout=5_000)


def any_wish(tree: str, chance: Random) -> str | None:
    """The name of a button to press, for somebody who is read this tree and plays to stay in."""
    anywhere = _buttons(tree)
    for name in (
        "Yes, drop out",
        "Next round",
        *(name for name in anywhere if name.endswith("show my cards")),
    ):
        if name in anywhere:
            return name
    bar = _buttons(_part(tree, 'region "Your turn"'))
    places = [name for name in bar if name in PLACES]
    if places:
        return chance.choice(places)
    good = [name for name in bar if name.startswith(GOOD_ENDS)]
    cards = [name for name in anywhere if CARD.match(name) and CANNOT not in name]
    if good and (not cards or chance.random() < 0.6):
        return chance.choice(good)
    if cards:
        return chance.choice(cards)
    return next((name for name in bar if name in BAD_ENDS), None)


def best_wish(tree: str, chance: Random) -> str | None:
    """The same for somebody who does what the hints say."""
    bar = _buttons(_part(tree, 'region "Your turn"'))
    advice = _buttons(_part(tree, 'region "What you can play"'))
    if 'list "Your turn so far"' not in tree:
        if "Set this up" in advice:
            return "Set this up"
        if "Hint" in bar and not advice:
            return "Hint"
        if "Hint" in bar and "Close" in advice and "Trying out" in tree:
            return None
    return next((name for name in bar if name.startswith(GOOD_ENDS)), None) or any_wish(tree, chance)


def giving_up(tree: str, chance: Random) -> str | None:
    """The same for somebody who has had enough."""
    if "Do nothing: you’re out" in _buttons(tree) and "dialog" not in tree:
        return "Do nothing: you’re out"
    return any_wish(tree, chance)


def giving_up_once(tree: str, chance: Random) -> str | None:
    """The same for somebody who has had enough and looks at what comes of it."""
    return None if "Next round" in _buttons(tree) else giving_up(tree, chance)


def play_on(
    page: Page, chance: Random, most: int = 1_500, *, wish: Wish = any_wish, press: Press = click
) -> str:
    """Play until the match is over; the words of its end."""
    latest = time.monotonic() + PATIENCE
    while most and time.monotonic() < latest:
        tree = page.locator("body").aria_snapshot()
        if 'button "Play again' in tree:
            words = result(page).inner_text()
            assert END.search(words), words
            return words
        wanted = wish(tree, chance)
        if wanted is None:
            page.wait_for_timeout(SHORT)
        else:
            press(page, wanted)
            most, latest = most - 1, time.monotonic() + PATIENCE
    raise AssertionError(f"no end in sight: {page.locator('body').aria_snapshot()}")


def act(page: Page, chance: Random, wish: Wish = any_wish, press: Press = click) -> bool:
    """Do one thing that can be done now; False where there is nothing to do but wait."""
    wanted = wish(page.locator("body").aria_snapshot(), chance)
    if wanted is not None:
        press(page, wanted)
    return wanted is not None


def _part(tree: str, name: str) -> str:
    """The part of a tree below an element."""
    lines = tree.splitlines()
    places = [place for place, line in enumerate(lines) if line.lstrip(" -'").startswith(name)]
    if not places:
        return ""
    depth = len(lines[places[0]]) - len(lines[places[0]].lstrip())
    below = lines[places[0] + 1 :]
    inside = itertools.takewhile(lambda line: len(line) - len(line.lstrip()) > depth, below)
    return "\n".join(inside)


def _buttons(tree: str) -> list[str]:
    """The names of all buttons that can be pressed."""
    buttons = re.findall(r'- \'?button "([^"]+)"(.*)', tree)
    return [name for name, state in buttons if "[disabled]" not in state]

"""A real server whose deals are chosen, and one device on which both players of a match sit.

So a page can be brought to any position that the rules allow; the engine plays the same game alongside.
"""

import asyncio
import hashlib
import itertools
import json
import re
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from playwright.sync_api import Locator, Page, expect
from support.patience import PATIENCE
from support.server.live_server import known_secrets, serving
from support.server.server_tables import no_limits

from red7.game.cards import NAMES, cards_of
from red7.game.editions import Edition, Options
from red7.game.match import Match
from red7.game.seeds import SharedSeed, player_commitment
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.table.commands import TimeUp
from red7.table.table import Table

PLAYERS: Final = 2
_MOST: Final = 20_000  # deals to look at
_PLACES: Final = {
    "p": "To the palette",
    "c": "To the canvas",
    "x": "To the canvas",
    "t": "Onto the deck",
    "d": "Onto the deck",
}

_LYING: Final = {"p": ".t-mine .palette", "c": ".canvas", "x": ".canvas", "t": ".palette", "d": ".palette"}


class Dealer:
    """A server in a thread of this process, which deals the same cards in every run."""

    def __init__(self, folder: Path) -> None:
        self.url = ""
        self._secrets = known_secrets()
        self._folder: Final = folder
        self._host: Host | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready: Final = threading.Event()
        self._stop: Final = threading.Event()
        self._thread: Final = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._thread.join(PATIENCE)

    def begin(self) -> None:
        """Deal as to the first guests, whoever has played here before."""
        self._secrets = known_secrets()

    def choose(self, secret: bytes) -> None:
        """Have this part in the deals of every match from now on."""
        self._secrets = lambda: secret

    @property
    def host(self) -> Host:
        """What the server runs."""
        assert self._host is not None
        return self._host

    def table(self, page: Page) -> Table:
        """The table that is on show, as the server has it."""
        assert self._host is not None
        return next(cached.table for cached in self._host.tables.all() if page.url.endswith(cached.id))

    def time_up(self, page: Page) -> None:
        """Let the time for the turn on show run out now."""
        assert self._host is not None
        assert self._loop is not None
        cached = next(cached for cached in self._host.tables.all() if page.url.endswith(cached.id))
        cached.table.deadline = 0
        acting = self._host.hub.act(cached.id, SYSTEM, TimeUp())
        asyncio.run_coroutine_threadsafe(acting, self._loop).result(PATIENCE)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        # The secrets may be others by then.
        async with serving(self._folder, secret=lambda: self._secrets(), limits=no_limits()) as server:
            self.url = server.url
            self._host = server.host
            self._ready.set()
            await asyncio.to_thread(self._stop.wait)


def find(
    fits: Callable[[Match], list[str] | None], options: str, edition: str = "intl-1.2"
) -> tuple[bytes, Match, list[str]]:
    """The first deal that fits: its secret, the match, and the turns that were found in it."""
    for number in itertools.count():
        assert number < _MOST, "no deal fits"
        secret = hashlib.sha256(b"%d" % number).digest()
        turns = fits(_dealt(secret, options, edition))
        if turns is not None:
            return secret, _dealt(secret, options, edition), turns
    raise AssertionError


def staying(match: Match) -> list[str]:
    """The turns that keep the mover in, in notation."""
    assert match.round.phase == "play"
    turns = match.round.turns()
    return [str(turns[index]) for index in range(int(turns.staying))]


def leaving(match: Match) -> list[str]:
    """The turns that put the mover out."""
    turns = match.round.turns()
    return [str(turns[index]) for index in range(int(turns.staying), len(turns))]


def _dealt(secret: bytes, options: str, edition: str) -> Match:
    name = secret[:16].hex()
    seed = SharedSeed.begin(name, secret, PLAYERS)
    for seat in range(PLAYERS):
        seed = seed.commit(seat, player_commitment(name, seed.server_commitment, seat, bytes(32)))
    for seat in range(PLAYERS):
        seed = seed.reveal(seat, bytes(32))
    return Match(seed, PLAYERS, Edition.parse(edition), Options.parse(options))


class Device:
    """A page with both players of a match, played by the engine alongside."""

    def __init__(self, page: Page, match: Match) -> None:
        self.page: Final = page
        self.match: Final = match
        self.bar: Final = page.get_by_role("region", name="Your turn")
        self.hand: Final = page.get_by_role("region", name="Your hand")
        self.prompt: Final = page.locator(".bar-prompt")
        self.staged: Final = page.get_by_role("list", name="Your turn so far").get_by_role("listitem")

    @classmethod
    def open(cls, page: Page, dealer: Dealer, secret: bytes, match: Match) -> "Device":
        """Begin a match that is dealt by this secret, with the device in the hands of whoever begins."""
        dealer.choose(secret)
        page.goto("/pass")
        setup = {"others": [None], "options": str(match.options), "edition": match.edition.name}
        page.evaluate("setup => localStorage.setItem('red7.setup', setup)", json.dumps(setup))
        page.reload()
        page.get_by_label("Your name").fill("Kim")
        page.get_by_role("button", name="Start").click()
        device = cls(page, match)
        device.take()
        assert device.cards() == device.own()
        return device

    def take(self) -> None:
        """Have the next player take the device."""
        self.page.get_by_role("button", name=re.compile("show my cards$")).click()
        self.hand.wait_for()

    def cards(self) -> set[str]:
        """The cards of the hand on show."""
        picks = self.hand.locator("[data-pick]")
        return set(picks.evaluate_all("all => all.map((one) => one.dataset.pick)"))

    def lit(self) -> set[str]:
        """The cards on the table that an action asks to choose from."""
        picks = self.page.locator(".pick-lit")
        return set(picks.evaluate_all("all => all.map((one) => one.dataset.pick)"))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the turn that is staged."""
        return self.bar.get_by_role("button", name=name, exact=isinstance(name, str))

    def own(self) -> set[str]:
        """The hand of the mover, by the engine."""
        round_ = self.match.round
        return cards_in(round_.hands[round_.turn])

    def stage(self, step: str) -> None:
        """Put one step down, with the card and the place chosen one after the other."""
        count = self.staged.count()
        self.page.locator(f"[data-pick={step[:2]}]").first.click(position={"x": 8, "y": 8})
        self.button(_PLACES[step[2]]).click()
        expect(self.staged).to_have_count(count + 1)
        # The server has answered when the card lies where it goes; before that the turn cannot be ended.
        lying = self.page.locator(f"{_LYING[step[2]]} [data-card={step[:2]}]")
        expect(lying).to_have_count(0 if step[2] in "td" else 1)

    def end(self, *, draw: bool = False) -> None:
        """End the turn by its button."""
        self.page.locator("[data-key=draw]" if draw else "[data-key=end]").click()

    def play(self, text: str) -> None:
        """Play a turn that reveals nothing on the way, here and in the engine; then hand the device over."""
        steps = text.split(" ")
        for step in steps:
            if step != "??+":
                self.stage(step)
        self.end(draw=steps[-1] == "??+")
        self.match.play(text.removesuffix(" ??+") + (" +" if steps[-1] == "??+" else ""))
        self.take()

    def log(self) -> list[str]:
        """The turns that the server says were played."""
        texts: list[str] = self.page.locator(".log-turn").evaluate_all(
            "all => all.map((one) => one.dataset.turn)"
        )
        return texts


def cards_in(mask: int) -> set[str]:
    """The names of the cards of a mask."""
    return {NAMES[card] for card in cards_of(int(mask))}

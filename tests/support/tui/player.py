"""Somebody at the terminal table, who plays by keys or by mouse, headless."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from support.patience import PATIENCE
from support.server.live_server import known_secrets
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Static

from red7.client.game import Game
from red7.host.inputs import Inputs
from red7.tui.app import TableApp
from red7.tui.screens.board import BoardScreen
from red7.tui.turn import turn_end
from red7.tui.wishes import Wishes

SMALL = (80, 24)
LARGE = (120, 40)


class TuiPlayer:
    """One terminal."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> BoardScreen[Any]:
        screen = self.app.screen
        assert isinstance(screen, BoardScreen), screen
        return screen

    @property
    def game(self) -> Game:
        game: Game | None = self.screen.sitting.game
        assert game is not None
        return game

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is true, while the app goes on."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def until_asked(self) -> None:
        """Wait until there is something to do, or the match is over."""
        await self.until(self.is_asked)

    def is_asked(self) -> bool:
        screen = self.app.screen
        if not isinstance(screen, BoardScreen) or screen.sitting.game is None or screen.sitting.is_sending:
            return False
        return bool(screen.offers())

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def click(self, widget: str, text: str) -> None:
        """Click on the first place where a text stands in a widget."""
        content = self.screen.query_one(widget, Static)
        region = content.content_region
        for row, line in enumerate(self.lines()[region.y : region.bottom]):
            if (column := line[region.x : region.right].find(text)) >= 0:
                offset = Offset(region.x + column + 1, region.y + row)
                assert await self.pilot.click(offset=offset)
                await self.pilot.pause()
                return
        raise AssertionError(f"{text!r} is not in {widget}:\n{self.text()}")

    def lines(self) -> list[str]:
        """The whole screen as lines of text."""
        return [
            "".join(segment.text for segment in strip)
            for strip in self.app.screen._compositor.render_strips()
        ]

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines()) + "\n"

    def plan(self) -> list[str]:
        """The steps of a turn that keeps one in, if the tree has one; else of none."""
        you = self.game.you
        assert you is not None
        nodes = list(you.tree.nodes) if you.tree else []
        for node in nodes:
            if node.end in ("in", "reveal") and node.text:
                return node.text.split()
            if node.stays:
                return [*node.text.split(), f"{node.stays[0]}c"]
        return []

    async def play_turn(self, *, mouse: bool = False) -> None:
        """Play such a turn, up to its end or to the card that it reveals."""
        moment = self.game.moment
        for step in self.plan():
            if mouse:
                await self._put_by_mouse(step)
            else:
                await self.press(step[0].lower(), step[1], step[2])
            assert step in self.screen.sitting.draft.steps, self.text()
        loses = turn_end(self.screen.sitting) == "nothing"
        if mouse:
            await self.click("#buttons", " .  " if loses else "⏎")
        else:
            await self.press("full_stop" if loses else "enter")
        if loses and self.game.you is not None and self.game.you.prospect != "out":
            await self.press("y")
        await self.until(lambda: self.game.moment != moment)

    async def _put_by_mouse(self, step: str) -> None:
        card = step[:2]
        shown = self.screen.sitting.shown
        assert shown is not None
        await self.click("#hand" if card in shown.hand else "#players", card)
        await self.click("#buttons", f" {step[2]}  ")

    async def play_match(self, *, mouse: bool = False, rounds: int = 99) -> None:
        """Play to the end of the match, or into the round after so many."""
        while True:
            await self.until_asked()
            if self.game.is_over or (self.game.turns and self.game.turns[-1].round > rounds):
                return
            if self.game.is_your_turn:
                await self.play_turn(mouse=mouse)
            else:
                before = self.game.version
                await (self.click("#buttons", "⏎") if mouse else self.press("enter"))
                await self.until(partial(self._has_moved, before))

    @property
    def has_seat(self) -> bool:
        screen = self.app.screen
        game = screen.sitting.game if isinstance(screen, BoardScreen) else None
        return game is not None and game.you is not None

    def _has_moved(self, before: int) -> bool:
        return self.game.version != before or self.game.is_your_turn


@asynccontextmanager
async def at_the_terminal(
    size: tuple[int, int] = SMALL, seed: str = "", **wishes: Any
) -> AsyncIterator[TuiPlayer]:
    """A terminal of this size, at its first screen; computer players deal the same cards every time."""
    chosen = Wishes(pace=0.0, name="Ann", **wishes)
    app = TableApp(chosen, Inputs(secret=known_secrets(seed)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield TuiPlayer(app, pilot)

"""Screens of the terminal table that are compared, as text, with what they looked like before."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from support.tui.player import LARGE, SMALL, TuiPlayer, at_the_terminal

FOLDER: Final = Path(__file__).parents[2] / "golden" / "tui"


class Scene(NamedTuple):
    """A terminal of some size, what is wished for, and what happens before one looks."""

    size: tuple[int, int]
    wishes: dict[str, Any]
    acts: Callable[[TuiPlayer], Awaitable[None]]


async def _nothing(player: TuiPlayer) -> None:
    """Look at the first screen."""


async def _own_turn(player: TuiPlayer) -> None:
    """Begin a match, and look at the table when it is one's turn."""
    await player.press("enter")
    await player.until(lambda: player.is_asked() and player.game.is_your_turn)


async def _picked(player: TuiPlayer) -> None:
    await _own_turn(player)
    await player.press("right")


async def _staged(player: TuiPlayer) -> None:
    await _own_turn(player)
    for step in player.plan():
        await player.press(*step)


async def _keys(player: TuiPlayer) -> None:
    await _own_turn(player)
    await player.press("question_mark")


async def _puzzle(player: TuiPlayer) -> None:
    await player.press("down", "down", "down", "enter")
    await player.until_asked()
    await player.press("h")
    await player.until(lambda: "·" in player.text() and len(player.screen.sitting.told) > 0)


FOUR: Final[dict[str, Any]] = {"players": 4, "mode": "expert", "level": "beginner"}
SCENES: Final = {
    "home": Scene(SMALL, {}, _nothing),
    "home-german": Scene(SMALL, {"language": "de"}, _nothing),
    "four-experts": Scene(SMALL, FOUR, _own_turn),
    "four-experts-large": Scene(LARGE, FOUR, _own_turn),
    "picked": Scene(SMALL, FOUR, _picked),
    "staged-german": Scene(SMALL, FOUR | {"language": "de"}, _staged),
    "staged-large": Scene(LARGE, FOUR, _staged),
    "keys": Scene(LARGE, {"level": "beginner"}, _keys),
    "keys-small": Scene(SMALL, {"level": "beginner"}, _keys),
    "puzzle": Scene(SMALL, {}, _puzzle),
}


async def look(name: str) -> str:
    """What a scene looks like."""
    scene = SCENES[name]
    async with at_the_terminal(scene.size, **scene.wishes) as player:
        await scene.acts(player)
        return player.text()

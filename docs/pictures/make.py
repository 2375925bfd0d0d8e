"""Makes the pictures of the README from the running program: `python docs/pictures/make.py`."""

import os
import re
import sys
from pathlib import Path
from typing import TextIO, cast

from rich.console import Console

from red7.ai.bots import bot
from red7.game.editions import Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.seeds import PlainSeed, numbered_seed
from red7.speech.words import Words
from red7.terminal.match import HUMAN, Setup, TerminalMatch

TERMINAL = Path(__file__).parent / "terminal.svg"
SEED = 21
NAMES = ("Player", "Frida", "Hilma")
TURNS = ["3", "5"]  # chosen from the lists before the picture is taken
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


class Camera(Console):
    """A console that remembers only the screen that is to be seen."""

    def clear(self, home: bool = True) -> None:
        """Forget what was on the screen."""
        self.export_text()


class Script:
    """Somebody at the keyboard who chooses turns, says yes to all questions, and leaves when it is enough."""

    def __init__(self, console: Console, turns: list[str]) -> None:
        self._console = console
        self._turns = iter(turns)
        self.picture = ""

    def isatty(self) -> bool:
        """As if somebody typed."""
        return True

    def readline(self) -> str:
        """The next line; takes the picture when there is none left."""
        if self._console.export_text(clear=False).casefold().endswith("(y/n) > "):
            return "y\n"
        turn = next(self._turns, None)
        if turn is not None:
            return f"{turn}\n"
        self.picture = self._console.export_svg(title="red7 play", unique_id="red7")
        return ""


def terminal() -> str:
    """A screen of a game as an SVG that refers to nothing outside itself."""
    nowhere = Path(os.devnull)
    with nowhere.open("w", encoding="utf-8") as file:
        console = Camera(
            file=file, record=True, force_terminal=True, color_system="truecolor", width=80, height=36
        )
        match = Match(PlainSeed(numbered_seed(SEED)), len(NAMES), options=Options.parse("advanced"))
        setup = Setup(NAMES, bot("skilled"), Dice(SEED), SEED, record=nowhere)
        script = Script(console, TURNS)
        keyboard = sys.stdin
        sys.stdin = cast("TextIO", script)
        try:
            TerminalMatch(console, Words("en", NAMES, HUMAN), match, setup).run()
        finally:
            sys.stdin = keyboard
    return _self_contained(script.picture)


def _self_contained(svg: str) -> str:
    """The same without fonts and links from elsewhere."""
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", FONTS).replace("<svg ", '<svg xml:space="preserve" ', 1)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    TERMINAL.write_text(terminal(), "utf-8")

"""Asks the person at the keyboard, and understands the words of their language."""

import re
import sys
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from red7.speech.words import Words
from red7.terminal.cards import painted
from red7.terminal.line_editor import LineEditor, at_terminal

_TYPED = 20  # columns that an answer needs
COMMANDS = ("help", "hint", "why", "rules", "all", "more", "log", "undo", "out", "quit")


class Prompt:
    """Questions and answers on a console."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self._editor = LineEditor() if at_terminal() else None
        self._commands = {
            word: name for name in COMMANDS for word in words.say(f"command-{name}").casefold().split()
        }
        self._yes = words.say("answer-yes").casefold().split()
        self._no = words.say("answer-no").casefold().split()

    def command(self, line: str) -> str | None:
        """The command in a line, if it is one."""
        return self._commands.get(line.strip().casefold())

    def spelled(self, command: str) -> str:
        """What to type for a command."""
        return self._words.say(f"command-{command}").split()[0]

    def ask(self, question: str, choices: Sequence[str] = (), *, remember: bool = True) -> str:
        """The typed line; `EOFError` at the end of input. The Tab key completes choices."""
        prompt = painted(question, "bold").append(" > ")
        if self._editor is not None:
            if prompt.cell_len > self._console.width - _TYPED:  # the line editor would break it inside words
                self._console.print(painted(question, "bold"))
                prompt = Text("> ", "bold")
            with self._console.capture() as shown:
                self._console.print(prompt, end="", soft_wrap=True)
            return self._editor.read(shown.get(), [*choices, *self._commands], remember=remember).strip()
        self._console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self._console.print()
            raise EOFError
        if not sys.stdin.isatty():
            self._console.print(Text(line.rstrip("\n")))  # so that a transcript shows the answers too
        return line.strip()

    def agrees(
        self, question: str, *, default: bool = False, obey: Callable[[str], object] | None = None
    ) -> bool:
        """Whether the answer is yes; asks until it is yes or no.

        Enter means the default. `obey` carries out a command, and the question comes again; undo means no.
        """
        yes, no = self._yes[0], self._no[0]
        signs = f"({yes.upper()}/{no})" if default else f"({yes}/{no.upper()})"
        while True:
            answer = self.ask(f"{question} {signs}", remember=False).casefold()
            if not answer:
                return default
            if answer in self._yes:
                return True
            command = self.command(answer)
            if answer in self._no or command == "undo":
                return False
            if obey is not None and command not in (None, "out"):
                obey(command or "")
            else:
                self._console.print(self._words.say("play-say-yes-or-no"))


def tidy(text: str) -> str:
    """Typed steps in the spelling of the notation: `r7P,g4c` becomes `R7p G4c`."""
    words = re.split(r"[\s,;]+", text.strip())
    return " ".join(
        word[:2].upper() + word[2:].lower() if re.match(r"[A-Za-z][0-9]", word) else word for word in words
    )

"""Asks the person at the keyboard, and understands the words of their language."""

import re
import sys

from rich.console import Console
from rich.text import Text

from red7.speech.words import Words
from red7.terminal.cards import painted

COMMANDS = ("help", "why", "rules", "all", "more", "log", "undo", "out", "quit")


class Talk:
    """Questions and answers on a console."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words
        self._commands = {
            word: name for name in COMMANDS for word in words.say(f"command-{name}").casefold().split()
        }
        self._yes = words.say("answer-yes").casefold().split()
        self._no = words.say("answer-no").casefold().split()

    def command(self, line: str) -> str | None:
        """The command that a line is, if it is one."""
        return self._commands.get(line.strip().casefold())

    def spelled(self, command: str) -> str:
        """What to type for a command."""
        return self._words.say(f"command-{command}").split()[0]

    def ask(self, question: str) -> str:
        """The line that is typed; `EOFError` when there is none to come."""
        prompt = painted(question, "bold")
        self._console.print(prompt.append(" > "), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self._console.print()
            raise EOFError
        if not sys.stdin.isatty():
            self._console.print(Text(line.rstrip("\n")))  # a transcript shows the answers too
        return line.strip()

    def agrees(self, question: str) -> bool:
        """Whether the answer is yes; asks until it is yes or no."""
        while True:
            answer = self.ask(f"{question} {self._words.say('play-yes-no')}").casefold()
            if answer in self._yes:
                return True
            if answer in self._no:
                return False
            self._console.print(self._words.say("play-say-yes-or-no"))


def tidy(text: str) -> str:
    """Typed steps in the spelling of the notation: `r7P,g4c` is `R7p G4c`."""
    words = re.split(r"[\s,;]+", text.strip())
    return " ".join(
        word[:2].upper() + word[2:].lower() if re.match(r"[A-Za-z][0-9]", word) else word for word in words
    )

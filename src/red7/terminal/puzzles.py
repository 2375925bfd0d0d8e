"""Puzzles at the terminal: a table, a question, and the verdict on each answer."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from red7.game.editions import DEFAULT_EDITION
from red7.game.errors import Red7Error
from red7.game.messages import Message
from red7.host.protocol.facts import BOOKLETS
from red7.learn.puzzles.attempt import attempt, hints
from red7.learn.puzzles.progress import Progress, after_hint, after_try, next_puzzle
from red7.learn.puzzles.puzzle import Puzzle
from red7.speech.words import Words
from red7.terminal.cards import painted
from red7.terminal.prompt import Prompt, tidy
from red7.terminal.screen import Around, Screen


class TerminalPuzzles:
    """Poses puzzles, those near the player's rating first, until none are left or the player stops."""

    def __init__(self, console: Console, language: str, puzzles: Sequence[Puzzle]) -> None:
        self._console = console
        self._language = language
        self._puzzles = puzzles
        self._edition = BOOKLETS.get(language, DEFAULT_EDITION.name)
        self._progress = Progress()

    def run(self) -> None:
        """Pose them."""
        words = Words(self._language)
        if not self._puzzles:
            self._console.print(words.say("puzzle-none"))
        try:
            while puzzle := next_puzzle(self._progress, self._puzzles, self._edition):
                if not self._solve(puzzle):
                    break
        except (EOFError, KeyboardInterrupt):
            self._console.print()
        if tried := len(self._progress.tried):
            self._console.print(words.say("puzzle-solved", solved=self._progress.solved, tried=tried))
            self._console.print(words.say("puzzle-rating", rating=self._progress.rating))

    def _solve(self, puzzle: Puzzle) -> bool:
        """Pose one; returns whether another is wanted."""
        words = self._words(puzzle)
        screen, talk = Screen(self._console, words), Prompt(self._console, words)
        self._console.print(screen.table(puzzle.sight, Around()))
        name = words.say(f"puzzle-name-{puzzle.kind}")
        screen.say("puzzle-grade", "dim", name=name, grade=puzzle.grade)
        screen.say(f"puzzle-task-{puzzle.kind}", "bold")
        if puzzle.edition != self._edition:
            screen.say("puzzle-edition", edition=puzzle.edition)
        asked = {name: words.say(f"puzzle-word-{name}") for name in ("hint", "show")}
        question = words.say("puzzle-prompt", quit=talk.spelled("quit"), **asked)
        more = list(hints(puzzle))
        while True:
            line = talk.ask(question).strip()
            if talk.command(line) == "quit":
                return False
            if line.casefold() == asked["show"]:
                self._note(puzzle, right=False)
                screen.say("puzzle-answer", turn=puzzle.answer)
                return True
            if line.casefold() == asked["hint"]:
                self._progress = after_hint(self._progress, puzzle)
                self._tell(screen, more[0])
                more = more[1:] or more
                continue
            if self._try(screen, puzzle, tidy(line)):
                return True

    def _try(self, screen: Screen, puzzle: Puzzle, text: str) -> bool:
        try:
            result = attempt(puzzle, text)
        except Red7Error as error:
            self._console.print(painted(screen.words.render(error.message), "red"))
            return False
        self._note(puzzle, right=result.right)
        screen.say("puzzle-right" if result.right else "puzzle-wrong", "bold", turn=result.turn)
        for reason in result.reasons:
            self._tell(screen, reason)
        if result.right:
            progress = self._progress
            screen.say(f"puzzle-theme-{puzzle.theme}", "dim")
            screen.say("puzzle-rating", "dim", rating=progress.rating)
            screen.say("puzzle-streak", "dim", streak=progress.streak)
            self._console.print(Text())
        return result.right

    def _note(self, puzzle: Puzzle, *, right: bool) -> None:
        self._progress = after_try(self._progress, puzzle, right=right)

    def _tell(self, screen: Screen, message: Message) -> None:
        self._console.print(painted(screen.words.render(message)), width=screen.width)

    def _words(self, puzzle: Puzzle) -> Words:
        """The language, with names for the seats."""
        words = Words(self._language)
        rivals = iter(words.say("computer-names").split(", "))
        seats = range(puzzle.sight.players)
        names = [words.say("your-name") if seat == puzzle.seat else next(rivals) for seat in seats]
        return Words(self._language, names, puzzle.seat)

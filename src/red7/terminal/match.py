"""A match at the terminal: one person at seat 0 against computer players."""

import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType

from red7.ai.bots import Bot, play_turn
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.messages import SeatName
from red7.game.record.record import Record
from red7.game.sight import sight
from red7.speech.words import Words
from red7.terminal.human_turn import HumanTurn, Quit
from red7.terminal.narration import Narration, tell_result, tell_round
from red7.terminal.prompt import Prompt
from red7.terminal.screen import Around, Screen

HUMAN = 0
LIST_LINES = 12  # of a list of turns, without a screen to limit them
LIST_LEAST = 7  # lines of it that matter more than the log
BELOW = 3  # lines below the list: how many turns put the player out, and the question
LOG_FROM = 24  # from this many lines on, a screen has room for more of the log


@dataclass(frozen=True)
class Setup:
    """How a match is played at the terminal."""

    names: tuple[str, ...]
    rival: Bot
    dice: Dice
    seed: int
    pace: float = 0.0  # seconds to show each turn of a computer player
    record: Path | None = None


class TerminalMatch:
    """Plays a match to its end, or until the player has had enough."""

    def __init__(self, console: Console, words: Words, match: Match, setup: Setup) -> None:
        self.console = console
        self.words = words
        self.match = match
        self.setup = setup
        self.screen = Screen(console, words)
        self.talk = Prompt(console, words)
        self.story = Narration(match, HUMAN)
        self._live = console.is_terminal
        self._told = 0  # lines of the story printed so far, if the screen is not redrawn

    def run(self) -> None:
        """Play the match. Whatever ends it, its record is not lost."""
        rivals = tuple(SeatName(seat) for seat in range(1, self.match.players))
        self.screen.say("play-welcome", players=self.match.players, rivals=rivals)
        try:
            while True:
                self._round()
                if self.match.is_over:
                    break
                self.talk.ask(self.words.say("play-next"))
                self.match.next_round()
                self.story.new_round()
                self._told = 0
            tell_result(self.screen, self.match)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.screen.say("play-stopped", "bold")
            if self.setup.record and not self._save(self.setup.record):  # there is nobody to ask
                self._print_record()
        except Quit:
            self.screen.say("play-stopped", "bold")
            self._keep()
        else:
            self._keep()
        self.screen.say("play-seed", "dim", seed=str(self.setup.seed))
        cut = getattr(self.setup.rival, "cut", 0)
        if cut:
            self.screen.say("play-cut", "dim", times=cut)

    # Rounds

    def _round(self) -> None:
        while not self.match.round.is_over:
            if self.match.round.turn == HUMAN:
                HumanTurn(self.screen, self.talk, self.story, HUMAN, self._show).play()
                self._tell()
            else:
                self._rival_turn()
        self._show()
        self.console.print()
        tell_round(self.screen, self.match)

    def _rival_turn(self) -> None:
        if self._live:
            self._show()
            time.sleep(self.setup.pace)
        play_turn(self.setup.rival, self.match, self.setup.dice, self.story.play)
        self._tell()

    def _tell(self) -> None:
        """Print what has happened since the last time, unless the screen shows it anyway."""
        lines = [self.words.render(line) for line in self.story.lines[self._told :]]
        self._told = len(self.story.lines)
        if lines and not self._live:
            self.console.print(self.screen.bullets(lines))

    def _show(self) -> int:
        """Draw the table; returns the lines left for a list below it."""
        if not self._live:
            self.console.print(self._table(0))
            return LIST_LINES
        table, room = self._fitting_table()
        self.console.clear()
        self.console.print(table)
        return room

    def _fitting_table(self) -> tuple[RenderableType, int]:
        """The table with as much of the log as leaves room for a list, and the lines left for that."""
        height = self.console.height - BELOW
        log_lines = max(3, min(10, height - LOG_FROM))
        while True:
            table = self._table(log_lines)
            room = height - len(self.console.render_lines(table, pad=False))
            if room >= LIST_LEAST or not log_lines:
                return table, max(LIST_LINES // 3, room)
            log_lines -= 1

    def _table(self, log_lines: int) -> RenderableType:
        around = Around(
            round_number=len(self.match.played),
            points=self.match.points if self.match.options.scoring else (),
            log=self.story.lines[-log_lines:] if log_lines else (),
            log_lines=log_lines,
        )
        return self.screen.table(sight(self.match.round, HUMAN), around)

    # The record

    def _keep(self) -> None:
        """Save the record to its file, or ask for a name until it is saved or not wanted."""
        if not self.match.played[0].turns or (self.setup.record and self._save(self.setup.record)):
            return
        default = self._default_file()
        while True:
            try:
                answer = self.talk.ask(self.words.say("play-save", file=default), remember=False)
            except (EOFError, KeyboardInterrupt):
                if self.setup.record:
                    self._print_record()
                return
            if answer == "-" or self._save(Path(answer or default)):
                return

    def _default_file(self) -> Path:
        name = f"red7-{self.setup.seed}"
        free = (Path(f"{name}{more}.red7") for more in ["", *(f"-{number}" for number in range(2, 10**6))])
        return next(path for path in free if not path.exists())

    def _save(self, path: Path) -> bool:
        """Write the record to a new file; returns whether that worked."""
        if not self.match.played[0].turns:
            return True
        try:
            _write_new(path, self._record())
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.screen.say("play-not-saved", file=path, reason=reason or "")
            return False
        self.screen.say("play-saved", file=path)
        return True

    def _print_record(self) -> None:
        """Print a record that could not be saved, so that it is not lost."""
        self.console.out(self._record(), highlight=False)

    def _record(self) -> str:
        return str(Record.of(self.match, self.setup.names, abandoned=True))


def _write_new(path: Path, text: str) -> None:
    """Write a new file; if that fails, nothing of it stays."""
    file = path.open("x", encoding="utf-8")
    try:
        with file:
            file.write(text)
    except BaseException:
        path.unlink(missing_ok=True)
        raise

"""A match at the terminal: one person at seat 0 against computer players."""

import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from red7.ai.bots import Bot, play_turn
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.messages import Seat
from red7.game.record.record import Record
from red7.game.sight import sight
from red7.speech.words import Words
from red7.terminal.human_turn import Quit, YourTurn
from red7.terminal.narration import Story, tell_result, tell_round
from red7.terminal.prompt import Talk
from red7.terminal.screen import Around, Screen

HUMAN = 0
LIST_LINES = 12  # of a list of turns, where no screen sets a limit


@dataclass(frozen=True)
class Setup:
    """How a match is played at the terminal."""

    names: tuple[str, ...]
    rival: Bot
    dice: Dice
    seed: int
    pace: float = 0.0  # seconds to look at each turn of a computer player
    record: Path | None = None


class Sitting:
    """Plays a match to its end, or until the player has had enough."""

    def __init__(self, console: Console, words: Words, match: Match, setup: Setup) -> None:
        self.console = console
        self.words = words
        self.match = match
        self.setup = setup
        self.screen = Screen(console, words)
        self.talk = Talk(console, words)
        self.story = Story(match, HUMAN)
        self._live = console.is_terminal
        self._told = 0  # lines of the story that have been printed, where the screen is not redrawn

    def run(self) -> None:
        """Play. Whatever ends the match, its record is not lost."""
        rivals = tuple(Seat(seat) for seat in range(1, self.match.players))
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
        except (EOFError, KeyboardInterrupt, Quit):
            self.console.print()
            self.screen.say("play-stopped", "bold")
            self._keep(self.setup.record)
        else:
            self._offer_record()
        self.screen.say("play-seed", "dim", seed=str(self.setup.seed))
        cut = getattr(self.setup.rival, "cut", 0)
        if cut:
            self.screen.say("play-cut", "dim", times=cut)

    # Rounds

    def _round(self) -> None:
        while not self.match.round.is_over:
            if self.match.round.turn == HUMAN:
                YourTurn(self.screen, self.talk, self.story, HUMAN, self._show).play()
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
        """Draw the table; the lines that are left for a list below it."""
        table = self.screen.table(sight(self.match.round, HUMAN), self._around())
        if not self._live:
            self.console.print(table)
            return LIST_LINES
        self.console.clear()
        self.console.print(table)
        used = len(self.console.render_lines(table, pad=False))
        return max(LIST_LINES // 3, self.console.height - used - 4)

    def _around(self) -> Around:
        return Around(
            round_number=len(self.match.played),
            points=self.match.points if self.match.options.scoring else (),
            log=self.story.lines if self._live else (),
            log_lines=max(3, min(10, self.console.height - 27)),
        )

    # The record

    def _offer_record(self) -> None:
        default = self._default_file()
        if self.setup.record:
            self._keep(self.setup.record)
            return
        try:
            answer = self.talk.ask(self.words.say("play-save", file=default))
        except (EOFError, KeyboardInterrupt):
            answer = ""
        if answer != "-":
            self._keep(Path(answer or default))

    def _default_file(self) -> Path:
        name = f"red7-{self.setup.seed}"
        free = (Path(f"{name}{more}.red7") for more in ["", *(f"-{number}" for number in range(2, 10**6))])
        return next(path for path in free if not path.exists())

    def _keep(self, path: Path | None) -> None:
        if not self.match.played[0].turns:
            return
        path = path or self._default_file()
        text = str(Record.of(self.match, self.setup.names, abandoned=True))
        try:
            path.write_text(text, "utf-8")
        except OSError as error:
            self.screen.say("play-not-saved", file=path, reason=error.strerror or "")
            self.console.print(text, markup=False, highlight=False, soft_wrap=True)
        else:
            self.screen.say("play-saved", file=path)

"""The player's turn: lists the choices, reads what is typed, warns of mistakes, and plays it."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from red7.game.cards import NAMES, Card, Color, cards_of
from red7.game.draft import Draft
from red7.game.errors import Red7Error
from red7.game.lead import why_leads
from red7.game.match import Match
from red7.game.sight import Sight, sight
from red7.terminal.cards import painted
from red7.terminal.help import help_page, hint_page, rules_page, why_page
from red7.terminal.narration import Narration
from red7.terminal.prompt import Prompt, tidy
from red7.terminal.screen import Screen
from red7.terminal.turn_menu import Numbered, full_list, short_list

GOING_ON = "..."  # after steps: more to come, as in a record
DIGITS = 4  # at most, of a number in the list


class Quit(Exception):
    """The player stops the match."""


class HumanTurn:
    """One turn of the person at the keyboard, from drawing the table to the last move."""

    def __init__(
        self, screen: Screen, talk: Prompt, story: Narration, seat: int, show: Callable[[], int]
    ) -> None:
        self._screen = screen
        self._words = screen.words
        self._talk = talk
        self._story = story
        self._seat = seat
        self._show = show  # draws the table, and returns how many lines are left for a list
        self._height = 0
        self._later: list[Text] = []  # lines of a long list still to be shown
        self._whole: list[Text] = []  # lines of the whole list, if only a part has been shown
        self._fixed = False  # a card was drawn, so the steps before it cannot be undone
        self._draft = Draft(self._seen())
        self._choices: list[Numbered] = []

    @property
    def _match(self) -> Match:
        return self._story.match

    def _seen(self) -> Sight:
        return sight(self._match.round, self._seat)

    def play(self) -> None:
        """Play the turn to its end."""
        self._draw()
        while not self._follow(self._talk.ask(self._question(), self._next_words())):
            pass

    def _draw(self) -> None:
        self._height = self._show()
        self._list()

    def _draw_again(self, drawn: Card | None = None) -> None:
        """List what can be done now; on a screen, draw the table again above it, with the card drawn."""
        live = self._screen.console.is_terminal
        if live:
            self._height = self._show()
        if drawn is not None:
            self._say("play-drawn", "bold", card=drawn)
            self._height -= live
        self._list()

    # The choices

    def _question(self) -> str:
        phase = self._draft.phase
        if phase == "play":
            code = "play-prompt" if self._hopeful() else "play-prompt-forced"
            return self._words.say(code, help=self._talk.spelled("help"))
        if phase == "discard" and not self._draft.may_stop:
            return self._words.say("play-prompt-must-discard")
        return self._words.say(f"play-prompt-{phase}")

    def _next_words(self) -> list[str]:
        """What may be typed now: the next step of every choice."""
        ways = [choice.text.split() for _, choice in self._choices]
        return list(dict.fromkeys(word for way in ways for word in way if len(word) == 3))

    def _hopeful(self) -> bool:
        """Whether there is a way to stay in, if only with luck."""
        return any(choice.keeps_in or choice.gamble for _, choice in self._choices)

    def _list(self) -> None:
        """List the choices that keep the player in, as far as the screen has room."""
        self._choices = list(enumerate(self._draft.continuations(), 1))
        staying = [numbered for numbered in self._choices if numbered[1].keeps_in]
        gambles = [numbered for numbered in self._choices if numbered[1].gamble]
        leaving = len(self._choices) - len(staying) - len(gambles)
        width, words = self._screen.width, self._words
        room = self._height - 1 - (2 if gambles else 0)
        lines = [Text(words.say("play-turns" if staying else "play-turns-none"), "bold")]
        lines += short_list(staying, width, room, words)
        if gambles:
            lines.append(painted(words.say("play-turns-gamble")))
            lines += short_list(gambles, width, max(1, self._height - len(lines)), words)
        self._later = lines
        self._next_page()
        self._whole = [Text(words.say("play-turns"), "bold"), *full_list(staying + gambles, width)]
        if leaving and (staying or gambles) and not self._later:
            self._say("play-turns-leaving", "dim", count=leaving, all=self._talk.spelled("all"))

    def _list_in_full(self, card: Card | None = None) -> None:
        """List all turns, or all that start with a card, page by page."""
        chosen = [numbered for numbered in self._choices if card is None or numbered[1].first == card]
        staying = [numbered for numbered in chosen if numbered[1].keeps_in]
        others = [numbered for numbered in chosen if not numbered[1].keeps_in]
        lines: list[Text] = []
        width = self._screen.width
        if staying:
            title = "play-turns" if card is None else "play-turns-of"
            lines += [Text(self._words.say(title, card=card), "bold"), *full_list(staying, width)]
        elif card is not None:
            self._say("play-no-start", card=card)
        if others:
            lines += [Text(self._words.say("play-turns-out"), "bold"), *full_list(others, width)]
        self._later = lines
        if lines:
            self._next_page()

    def _continue_list(self) -> None:
        """List the next page of a long list; after a short list, all of it."""
        self._later, self._whole = self._later or self._whole, []
        if self._later:
            self._next_page()
        else:
            self._say("play-no-more")

    def _next_page(self) -> None:
        # A line says that there is more; if only one line is left, show that instead.
        height = self._height if len(self._later) <= self._height else max(1, self._height - 1)
        for line in self._later[:height]:
            self._print(line)
        self._later = self._later[height:]
        if self._later:
            self._say("play-turns-page", "dim", count=len(self._later), more=self._talk.spelled("more"))

    # The input

    def _follow(self, line: str) -> bool:
        """Do what a typed line asks for; returns whether the turn is over."""
        command = self._talk.command(line)
        if command not in (None, "out"):
            self._obey(command or "")
            return False
        if tidy(line) in NAMES:
            self._list_in_full(Card[tidy(line)])
            return False
        try:
            if not self._stage(line, command):
                return False
        except Red7Error as error:
            self._refuse(error, line)
            return False
        return self._go_on()

    def _refuse(self, error: Red7Error, line: str) -> None:
        """Say why not. A typed line needs no line and column: the message names the word itself."""
        sentence = self._words.render(error.message)
        column = error.arguments.get("column")
        if isinstance(column, int):
            word = tidy(line)[column - 1 :].partition(" ")[0]
            sentence = self._words.say("play-no-step", found=word, help=self._talk.spelled("help"))
        self._print(painted(sentence, "red"))

    def _stage(self, line: str, command: str | None) -> bool:
        """Put the steps of a line into the draft; returns whether there were any."""
        draft = self._draft
        if command == "out" or (not line and draft.phase == "play" and not self._hopeful()):
            self._add("out")
        elif not line or line == ".":
            if not (draft.phase == "discard" and draft.may_stop):
                self._draw()
                return False
            draft.stop()
        elif line.isdecimal() and len(line) <= DIGITS:
            by_number = dict(self._choices)
            choice = by_number.get(int(line))
            if choice is None:
                self._say("play-no-number", number=int(line), last=len(by_number))
                return False
            if choice.text == ".":
                draft.stop()
            else:
                self._add(choice.text)
        else:
            self._add(tidy(line))
        return True

    def _add(self, text: str) -> None:
        """Stage steps.

        A turn that may end with them does, unless there is a reason to go on. Reasons are a new card to look
        at, a typed `...`, or being out although another step could help.
        """
        draft = self._draft
        steps = text.removesuffix(GOING_ON).rstrip()
        if steps:
            draft.add(steps)
        if draft.phase == "discard" and draft.may_stop and not draft.drew and steps == text:
            ways = draft.continuations()
            ends_in = any(way.text == "." and way.keeps_in for way in ways)
            if ends_in or not any(way.keeps_in for way in ways):
                draft.stop()

    def _obey(self, command: str) -> None:
        match command:
            case "help":
                self._print(help_page(self._screen, self._talk, self._match))
            case "rules":
                self._print(rules_page(self._screen))
            case "why":
                self._print(why_page(self._screen, self._seen()))
            case "log" if not self._story.lines:
                self._say("play-log-empty")
            case "log":
                self._print(self._screen.bullets(map(self._words.render, self._story.lines)))
            case "all":
                self._list_in_full()
            case "more":
                self._continue_list()
            case "hint":
                self._print(hint_page(self._screen, self._match.sight(self._seat)))
            case "undo":
                self._draft = Draft(self._seen())
                self._say("play-fixed" if self._fixed else "play-undone")
                self._list()
            case _:
                if self._talk.agrees(self._words.say("play-quit"), default=True):
                    raise Quit

    # The result

    def _go_on(self) -> bool:
        """Play what is staged if it is whole or reveals a card; returns whether the turn is over."""
        draft = self._draft
        if draft.phase == "draw" and not draft.is_whole:
            earned = Card(draft.world.canvas)
            draft.draw(self._agrees("play-prompt-draw", default=True, card=earned))
        if draft.is_whole:
            if not draft.keeps_in and self._hopeful() and not self._agrees_to_be_out():
                self._start_again()
                return False
            self._commit()
            return True
        if draft.reveals:
            return self._reveal()
        self._list()
        return False

    def _agrees_to_be_out(self) -> bool:
        draft = self._draft
        moves = [str(move) for move in draft.moves if str(move) != "."]
        if moves == ["out"]:
            return self._agrees("play-confirm-nothing")
        after = draft.world
        lead = why_leads(list(after.palettes), Color(after.canvas % 7), draft.sight.out)
        if not moves:
            return self._agrees("play-confirm-stop", lead=lead)
        return self._agrees("play-confirm-out", turn=" ".join(moves), lead=lead)

    def _agrees(self, code: str, *, default: bool = False, **arguments: object) -> bool:
        """Whether the player says yes; help and lists are available before answering."""
        return self._talk.agrees(self._words.say(code, **arguments), default=default, obey=self._obey)

    def _reveal(self) -> bool:
        """Play up to a 3, show the card it draws, and go on with what was typed after it."""
        typed = [choice for _, choice in self._choices if choice.keeps_in]
        three = " ".join(str(move) for move in self._draft.moves)
        safe = any(choice.text.startswith(three) for choice in typed)
        if typed and not safe and not self._agrees("play-confirm-gamble"):
            self._start_again()
            return False
        rest = self._draft.rest
        before = self._seen().hand
        self._commit()
        drawn = self._seen().hand & ~before
        self._fixed = True
        self._draft = Draft(self._seen())
        self._draw_again(cards_of(drawn)[0])
        if not rest:
            return False
        try:
            self._add(rest)
        except Red7Error as error:
            self._refuse(error, "")
            return False
        return self._go_on()

    def _start_again(self) -> None:
        self._draft = Draft(self._seen())
        self._draw_again()

    def _commit(self) -> None:
        for move in self._draft.moves:
            self._story.play(move)

    def _say(self, code: str, style: str = "", **arguments: object) -> None:
        self._screen.say(code, style, **arguments)

    def _print(self, what: RenderableType) -> None:
        self._screen.console.print(what)

"""Puzzles at the same table: a turn is staged as in a match, and tried."""

from typing import Final

from textual import work
from textual.content import Content
from textual.style import Style

from red7.client.channel import Disconnected
from red7.client.draft import Sent
from red7.client.game import Game
from red7.client.refused import RefusedError
from red7.client.server import Server
from red7.host.endpoints.puzzles import (
    PuzzleAnswer,
    PuzzleAttempt,
    PuzzleHints,
    PuzzleLink,
    PuzzleShown,
    PuzzleWish,
)
from red7.host.protocol.messages import Refused
from red7.table.replay.practice import Practice
from red7.table.views.preview import WhatIf
from red7.table.views.view import Phrase
from red7.tui.offers import MAIN, Offer, all_offers
from red7.tui.screens.board import BoardScreen
from red7.tui.sitting import Sitting


class PuzzleSitting(Sitting):
    """At a puzzle."""

    is_blind = True

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server: Final = server
        self.puzzle: PuzzleShown | None = None
        self.answer: PuzzleAnswer | None = None
        self.told: list[Phrase] = []
        """The hints given so far."""

    async def next(self) -> None:
        """Go on to another puzzle."""
        with self._telling():
            link = await self._server.ask("POST", "/api/puzzles", PuzzleWish(), PuzzleLink)
            if link.id:
                self.puzzle = await self._server.ask("GET", f"/api/puzzles/{link.id}", gives=PuzzleShown)
                self.again()

    def again(self) -> None:
        """Start the puzzle again."""
        if self.puzzle is not None:
            self.answer, self.told, self.draft = None, [], None
            self.show(_game(self.puzzle.board))

    async def _what_if(self, text: str) -> WhatIf:
        raise RefusedError(Refused(None, "now-play", {"move": text}, "this cannot be played"))

    async def _play(self, sent: Sent) -> None:
        await self._try(sent.text)

    async def give_up(self) -> None:
        """Show the answer."""
        with self._telling():
            await self._try("")
        self.changed()

    async def _try(self, text: str) -> None:
        assert self.puzzle is not None
        body = PuzzleAttempt(text, helped=bool(self.told))
        answer = await self._server.ask("POST", f"/api/puzzles/{self.puzzle.id}", body, PuzzleAnswer)
        self.show(_game(answer.board)._replace(events=()))
        self.draft = None
        self.answer = answer

    async def ask_hint(self) -> None:
        """Ask for one more hint."""
        if self.puzzle is None:
            return
        with self._telling():
            hints = (
                await self._server.ask("POST", f"/api/puzzles/{self.puzzle.id}/hints", gives=PuzzleHints)
            ).hints
            self.told = hints[: len(self.told) + 1]
        self.changed()


class PuzzleScreen(BoardScreen[PuzzleSitting]):
    """A puzzle on the table."""

    def __init__(self, server: Server) -> None:
        super().__init__(PuzzleSitting(server))

    def on_mount(self) -> None:
        self.action_next()

    @work
    async def action_next(self) -> None:
        """Go on to another puzzle."""
        try:
            await self.sitting.next()
        except Disconnected as error:
            self.owner.go_home(Refused(None, "web-offline", {}, str(error)))

    def action_again(self) -> None:
        """Try once more."""
        self.sitting.again()

    async def action_give_up(self) -> None:
        """Show the answer."""
        await self.sitting.give_up()

    async def action_hint(self) -> None:
        """Ask for one more hint."""
        if self.sitting.answer is None:
            await self.sitting.ask_hint()

    def offers(self) -> list[Offer]:
        say, answer = self.speech.say, self.sitting.answer
        if answer is None:
            give_up = Offer("a", "give_up", say("tui-puzzle-show"))
            return [
                *[one for one in all_offers(self.sitting, self.speech) if one.action != "hint"],
                Offer("h", "hint", say("web-t-hint")),
                give_up,
            ]
        following = Offer(MAIN if answer.answer else "n", "next", say("tui-puzzle-next"))
        again = Offer(MAIN, "again", say("web-retry"))
        return [following] if answer.answer else [again, following]

    def _story(self, game: Game) -> list[str]:
        """What the puzzle asks, and the hints so far."""
        puzzle, say = self.sitting.puzzle, self.speech.say
        if puzzle is None:
            return []
        name = say(f"puzzle-name-{puzzle.kind.value}")
        progress = (self.sitting.answer or puzzle).progress
        grade = say("puzzle-grade", name=name, grade=puzzle.grade)
        solved = say("puzzle-solved", solved=progress.solved, tried=progress.tried)
        return [
            say(f"puzzle-task-{puzzle.kind.value}"),
            f"{grade} · {say('puzzle-rating', rating=progress.rating)} · {solved}",
            *[self.speech.phrase(hint) for hint in self.sitting.told],
        ]

    def _prompt(self, game: Game, width: int) -> Content:
        answer, say = self.sitting.answer, self.speech.say
        if answer is None:
            return super()._prompt(game, width)
        if answer.turn:
            head = say("puzzle-right" if answer.right else "puzzle-wrong", turn=answer.turn)
        else:
            head = say("puzzle-answer", turn=answer.answer)
        reasons = " ".join(self.speech.phrase(reason) for reason in answer.reasons)
        paint = self.board.painter.painted
        style = Style.parse("$success bold" if answer.right else "$warning bold")
        return Content("\n").join([paint(head).stylize(style), paint(reasons)])


def _game(board: Practice) -> Game:
    return Game(board.table.version, board.table, board.you, board.turns)

"""A table that holds still for its picture: the page is the real one, and told the same in every run.

Secrets, time and turns are chosen here, and no bot thinks; all else is what the server would send.
"""

import hashlib
import itertools
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from red7.ai.bots import LEVELS
from red7.game.engine.dice import Dice
from red7.game.engine.movegen import legal_turns
from red7.game.engine.turns import three_drew
from red7.game.turns import Turn, Turns
from red7.host.protocol.messages import (
    EarlierAnswer,
    HappenedShape,
    Reacted,
    Reaction,
    SnapshotShape,
    WhatIfAnswer,
)
from red7.host.thought.review_answer import Decision, ReviewAnswer
from red7.host.thought.reviewed_turn import ReviewedTurn
from red7.table.commands import AutoDeal, BotPlay, Command, NextRound, Play, StartMatch, SystemCommand
from red7.table.decide import decide
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import create
from red7.table.events import Event, StoodIn
from red7.table.settings import Settings
from red7.table.table import Phase, Table
from red7.table.views.history import history, public_event
from red7.table.views.preview import what_if
from red7.table.views.private import private_view
from red7.table.views.public import public_view

LATER: Final = 2 * 3_600_000
"""Milliseconds between two events: too long for anybody to give a secret for the deal."""
ME: Final = 0
HILDE: Final = Who(guest="hilde", name="Hilde")
SYSTEM: Final = Who(system=True)


class Evening:
    """A match of Hilde against computer players. All play any turns that keep them in; hers are long ones."""

    def __init__(self, options: str, bots: list[str], seed: int) -> None:
        self.table = Table()
        self._now = 0
        self._socket: WebSocketRoute | None = None
        self._dice = Dice(seed)
        self._secrets = (hashlib.sha256(b"%d %d" % (seed, number)).digest() for number in itertools.count())
        settings = Settings(players=len(bots) + 1, options=options, bots=(None, *bots), help=True)
        self._take(create(HILDE, settings, LEVELS))
        self._do(HILDE, StartMatch())
        self._do(SYSTEM, AutoDeal())

    def to_turn(self, number: int) -> None:
        """Play on to the n-th turn of Hilde."""
        while self.table.mover != ME or sum(turn.seat == ME for turn in self.table.turns) < number - 1:
            self._go_on()

    def to_phase(self, phase: Phase) -> None:
        """Play on until the table is at this."""
        while self.table.phase is not phase:
            self._go_on()

    def to_palette(self, cards: int) -> bool:
        """Play on to a turn of Hilde with so many cards in her palette; False if the round ends before it."""
        while self.table.phase is Phase.PLAYING:
            assert self.table.match is not None
            if self.table.mover == ME and len(self.table.match.round.palettes[ME]) >= cards:
                return True
            self._go_on()
        return False

    def my_turn(self) -> list[str]:
        """The steps of the longest turn that keeps Hilde in."""
        return str(max(self._turns(), key=lambda turn: len(turn.moves))).split(" ")

    def answer(self, asked: dict[str, Any]) -> msgspec.Struct | None:
        """What the server would say to a message of the page, as far as pictures need it."""
        table = self.table
        if asked["type"] == "hello":
            views = public_view(table), private_view(table, ME), history(table, ME)
            return SnapshotShape("", table.version, *views)
        if asked["type"] == "what-if":
            return WhatIfAnswer(asked["id"], what_if(table, ME, asked["text"]))
        if asked["type"] == "earlier":
            return EarlierAnswer(asked["id"], [])  # the story begins with the picture
        return None

    def review(self) -> ReviewAnswer:
        """What the server would say of Hilde's turns: her last one cost the most."""
        history = [turn for turn in self.table.turns if turn.round == self.table.turns[-1].round]
        number, turn = [(place, one) for place, one in enumerate(history, 1) if one.seat == ME][-1]
        judged = ReviewedTurn(
            round=turn.round,
            turn=number,
            seat=ME,
            text=turn.text,
            chance=0.28,
            best="out",
            best_chance=0.62,
            loss=0.34,
            error=0.01,
            mark="losing",
            forced=False,
            reasons=[],
            chances=(),
            open_chances=(),
            match_chances=(),
            gone=[],
        )
        place = Decision(turn.round, number)
        return ReviewAnswer(1, [judged], costliest=(place, *[None] * (len(self.table.seats) - 1)))

    def tell(self, route: Route) -> None:
        """Answer who asks for that."""
        route.fulfill(json=msgspec.to_builtins(self.review()))

    def pose(self, page: Page, review: Callable[[Route], None] | None = None) -> None:
        """Show the table on a page, as Hilde sees it; `review` answers who asks which turn did it."""

        def open_(socket: WebSocketRoute) -> None:
            def take(message: str | bytes) -> None:
                answer = self.answer(msgspec.json.decode(message))
                if answer is not None:
                    socket.send(msgspec.json.encode(answer).decode())

            socket.on_message(take)
            self._socket = socket

        page.route_web_socket("**/socket*", open_)
        page.route("**/review", review or self.tell)
        page.goto("/table/posing")
        page.locator(".t").wait_for()

    def turns(self) -> list[str]:
        """What the mover may play, as far as it keeps the mover in."""
        return [str(turn) for turn in self._turns()]

    def happen(self, text: str | None = None) -> str:
        """Let the next turn happen before the eyes of the page, this one or any; answers its text."""
        seen = [public_event(self.table, event, ME) for event in self._go_on(text)]
        views = public_view(self.table), private_view(self.table, ME)
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(HappenedShape(self.table.version, seen, *views)).decode())
        return next(event.text for event in seen if event.type == "played")

    def react(self, seat: int, reaction: Reaction) -> None:
        """Let somebody say something before the eyes of the page."""
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(Reacted(seat, reaction)).decode())

    def play_on(self) -> None:
        """Play the next turn before anybody looks."""
        self._go_on()

    def stand_in(self) -> None:
        """From now on a computer player plays for Hilde."""
        self._take([StoodIn(seat=ME, level="casual")])

    def _go_on(self, text: str | None = None) -> list[Event]:
        mover = self.table.mover
        if self.table.phase is Phase.BETWEEN:
            return self._do(HILDE, NextRound())
        if mover == ME and self.table.seats[ME].is_here:
            return self._do(HILDE, Play(seat=ME, text=text or " ".join(self.my_turn())))
        assert mover is not None
        if text is None:
            turns = self._turns()
            text = str(turns[self._dice.below(len(turns))])
        return self._do(SYSTEM, BotPlay(seat=mover, text=text))

    def _turns(self) -> list[Turn]:
        """The turns that keep the mover in, or all there are; none of them shows a card before it is over."""
        assert self.table.match is not None
        round_ = self.table.match.round
        turns = Turns(legal_turns(round_.kernel))
        open_ = [index for index in range(len(turns)) if not three_drew(turns[index].code)]
        staying = [index for index in open_ if index < int(turns.staying)]
        return [turns[index] for index in staying or open_]

    def _do(self, who: Who, command: Command | SystemCommand) -> list[Event]:
        self._now += LATER
        events = decide(self.table, who, command, self._now, lambda: next(self._secrets), LEVELS)
        self._take(events)
        return events

    def _take(self, events: list[Event]) -> None:
        for event in events:
            self.table.apply(event, self._now)

"""A player at a table: what is shown, the turn being put together, and what may be done."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final, NamedTuple

from red7.client.channel import Disconnected
from red7.client.draft import Sent, TurnDraft
from red7.client.game import Game
from red7.client.refused import RefusedError
from red7.client.table import TableClient
from red7.game.editions import Options
from red7.host.protocol.messages import FromServer, HintAnswer, Reacted, Reaction, Refused
from red7.table.commands import Command
from red7.table.views.card_names import Cards
from red7.table.views.preview import WhatIf
from red7.table.views.round import Lead, RoundView


class Shown(NamedTuple):
    """How to draw the table: as it stands, or as it would stand after what is staged."""

    round: RoundView
    canvas: str
    color: str
    palettes: tuple[Cards, ...]
    counting: tuple[Cards, ...]
    out: tuple[int, ...]
    leads: tuple[Lead, ...]
    hand: Cards
    moves: Cards
    is_staged: bool
    is_told: bool
    """Whether to show who leads."""

    @property
    def lead(self) -> Lead:
        """Who leads, or would lead, under the rule in force."""
        return next(lead for lead in self.leads if lead.color == self.color)

    @property
    def signs(self) -> frozenset[str]:
        """What may be done next, as signs of the notation."""
        return frozenset([move[-1] for move in self.moves if move != "out"])

    @property
    def choices(self) -> Cards:
        """The cards to choose from next: those of an action that must be done, else those of the hand."""
        targets = [move[:2] for move in self.moves if move != "out" and move[2:] in ("t", "x", "d")]
        return tuple(dict.fromkeys(targets)) or self.hand

    def signs_of(self, card: str) -> tuple[str, ...]:
        """Where a card may go next."""
        return tuple([move[2:] for move in self.moves if move[:2] == card])


_WORD_STAYS: Final = 8.0  # seconds for which a quick word is shown


class Sitting:
    """What the screen works with; `changed` is called when there is something new to draw."""

    is_blind = False
    """Whether the result of a turn stays hidden, as in a puzzle."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.game: Game | None = None
        self.draft: TurnDraft | None = None
        self.picked = ""
        self.refused: Refused | None = None
        """Why the latest action was refused."""
        self.is_sending = False
        self.is_thinking = False
        self.hints: HintAnswer | None = None
        self._staging: Final = asyncio.Lock()  # keeps steps in order while we ask the server about one
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def shown(self) -> Shown | None:
        """How to draw the table, if there is a round."""
        game, round_ = self.game, self.game.round if self.game else None
        if game is None or round_ is None:
            return None
        what = self.draft.what if self.draft and self.draft.steps else None
        hand = self.draft.hand if self.draft else game.you.hand if game.you else ()
        fresh = what or round_
        return Shown(
            round_,
            fresh.canvas,
            fresh.color,
            fresh.palettes,
            fresh.counting,
            fresh.out,
            round_.leads if self.is_blind else fresh.leads,
            hand[::-1],
            self.draft.moves if self.draft and not self.is_sending else (),
            is_staged=what is not None,
            is_told=what is None or not self.is_blind,
        )

    @property
    def acts(self) -> bool:
        """Whether odd cards have actions."""
        return self.game is not None and Options.parse(self.game.table.settings.options).actions

    def show(self, game: Game) -> None:
        """Show a game; staged steps stay as long as the moment is the same."""
        before, self.game = self.game, game
        if self.draft is None or self.draft.moment != game.moment:
            self.draft = self._new_draft(game) if game.is_your_turn else None
            self.is_sending = False
            self.picked = ""
        if before is None or before.table.phase != game.table.phase or before.moment != game.moment:
            self.refused = self.hints = None
        self.changed()

    def _new_draft(self, game: Game) -> TurnDraft:
        return TurnDraft(game, self._what_if)

    async def _what_if(self, text: str) -> WhatIf:
        """How the table would stand, if the tree does not say."""
        raise NotImplementedError

    def tell(self, code: str, card: str = "") -> None:
        """Say why nothing happens."""
        self.refused = Refused(None, code, {"card": card} if card else {}, "")
        self.changed()

    def pick(self, card: str) -> None:
        """Pick a card, or put it back."""
        self.picked, self.refused = card, None
        self.changed()

    async def stage(self, step: str) -> None:
        """Stage one more step of the turn."""
        async with self._staging:
            if self.draft is None or self.is_sending:
                return
            self.refused = None
            with self._telling():
                await self.draft.stage(step)
                if step.startswith(self.picked):  # no other card was picked meanwhile
                    self.picked = ""
            self.changed()

    async def stage_turn(self, text: str) -> None:
        """Stage a whole turn instead."""
        if self.draft is not None and not self.is_sending:
            self.picked, self.refused = "", None
            with self._telling():
                await self.draft.stage_turn(text)
            self.changed()

    def undo(self) -> None:
        """Put back the picked card, or take back the latest step."""
        self.refused = None
        if self.picked:
            self.picked = ""
        elif self.draft is not None and not self.is_sending:
            self.draft.undo()
        self.changed()

    async def end(self, last: str = "") -> None:
        """End the turn, or play it up to the card that it reveals."""
        if self.draft is None or self.is_sending:
            return
        self.picked, self.refused = "", None
        with self._telling():
            sent = self.draft.sent(last)
            self.is_sending = True
            self.changed()
            try:
                await self._play(sent)
            finally:
                self.is_sending = False
        self.changed()

    async def _play(self, sent: Sent) -> None:
        raise NotImplementedError

    def _telling(self) -> "_Telling":
        return _Telling(self)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Get up."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class _Telling:
    """Catches a refusal, to be shown."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if isinstance(error, RefusedError):
            self._sitting.refused = error.refused
        elif isinstance(error, Disconnected):
            self._sitting.refused = Refused(None, "web-offline", {}, str(error))
        return isinstance(error, RefusedError | Disconnected)


class LiveSitting(Sitting):
    """At a table of a server, or of this process."""

    def __init__(self, table: TableClient, pace: float) -> None:
        """`pace` is for how many seconds another player's turn is shown."""
        super().__init__()
        self.table: Final = table
        self.pace: Final = pace
        self.said: Reacted | None = None
        """The latest quick word, for a while."""
        self.is_looking = False
        """Whether another player's turn is being shown."""
        self._skip: Final = asyncio.Event()
        self._handed: tuple[object, ...] | None = None
        table.heard = self._hear

    async def follow(self) -> None:
        """Show every version of the game in order, those after others' turns for a while each."""
        async for game in self.table.games():
            mine = game.you.seat if game.you else None
            self.show(game)
            if any(event.type == "played" and event.seat != mine for event in game.events):
                self._skip.clear()
                self.is_looking = True
                with suppress(TimeoutError):
                    async with asyncio.timeout(self.pace):
                        await self._skip.wait()
                self.is_looking = False
                self.changed()
        await self.table.until(lambda _game: False)  # raises why the table was lost

    def skip(self) -> None:
        """Skip the turn of another player that is being shown."""
        self._skip.set()

    def show(self, game: Game) -> None:
        if self.must_hand_over(game):
            game = game._replace(you=None)
        super().show(game)
        if self.draft is not None and self.draft.is_partial and not self.draft.steps:
            self.spawn(self._ask_steps(self.draft))

    async def _ask_steps(self, draft: TurnDraft) -> None:
        """Fetch the rest of a tree that was too large to come with the view."""
        with suppress(RefusedError, Disconnected):
            tree = await self.table.steps()
            if self.draft is draft and not draft.steps:
                self.draft = TurnDraft(draft.game, self._what_if, tree)
                self.changed()

    async def _what_if(self, text: str) -> WhatIf:
        return await self.table.what_if(text)

    async def _play(self, sent: Sent) -> None:
        await self.table.reach((await self.table.play(sent.text, whole=sent.whole)).version)

    async def do(self, command: Command) -> None:
        """Carry out a command other than a turn."""
        self.refused = None
        with self._telling():
            await self.table.do(command)
        self.changed()

    async def ask_hint(self) -> None:
        """Ask for hints on this turn."""
        await self._think(self.table.hint())

    async def ask_missed(self) -> None:
        """Ask what could have been played in the costliest turn."""
        if self.game is not None and self.game.round is not None:
            await self._think(self.table.missed(self.game.round.number))

    async def _think(self, answer: Awaitable[HintAnswer]) -> None:
        """Wait for an answer about the hand that is shown; it is dropped if that has changed."""
        asker = self._asker()
        self.is_thinking, self.refused, self.hints = True, None, None
        self.changed()
        with self._telling():
            hints = await answer
            if asker == self._asker() and not self.must_hand_over(self.table.game):
                self.hints = hints
        self.is_thinking = False
        self.changed()

    def _asker(self) -> tuple[object, ...]:
        """Who would be asking now, and at which moment; what is shown may be older."""
        game = self.table.game
        return game.table.phase, game.moment, _holder(game, game.you.seat if game.you else None)

    @property
    def may_talk(self) -> bool:
        """Whether anybody at the table would hear a quick word."""
        game = self.game
        if game is None or game.you is None or game.table.settings.device:
            return False
        return any(seat.kind == "person" and n != game.you.seat for n, seat in enumerate(game.table.seats))

    async def say(self, word: Reaction) -> None:
        """Say a quick word to everybody at the table."""
        self.refused = None
        with self._telling():
            await self.table.react(word)
        self.changed()

    # One device for several people

    def is_shared(self, game: Game) -> bool:
        """Whether several people share this terminal."""
        people = [seat for seat in game.table.seats if seat.kind == "person"]
        return game.table.settings.device and len(people) > 1

    def must_hand_over(self, game: Game) -> bool:
        """Whether somebody has to take the terminal before a hand is shown."""
        return self.is_shared(game) and self._handed != _holder(game, game.you.seat if game.you else None)

    def next_holder(self, game: Game) -> int | None:
        """Who has to take the terminal next."""
        mover = game.mover
        if mover is None or not self.is_shared(game) or game.table.seats[mover].kind != "person":
            return None
        return mover if game.you is None or game.you.seat != mover else None

    async def take_hand(self, seat: int) -> None:
        """The terminal is now with the player of this seat."""
        if self.game is not None:
            self._handed = _holder(self.game, seat)
            await self.table.hand(seat)

    def _hear(self, message: FromServer) -> None:
        if isinstance(message, Refused):
            self.refused = message
        elif isinstance(message, Reacted):
            self.said = message
            self.spawn(self._forget(message))
        self.changed()

    async def _forget(self, word: Reacted) -> None:
        await asyncio.sleep(_WORD_STAYS)
        if self.said is word:
            self.said = None
            self.changed()


def _holder(game: Game, seat: int | None) -> tuple[object, ...]:
    """Who holds the terminal, and in which round: each round begins with no hand shown."""
    return game.table.match_number, game.round.number if game.round else 0, seat

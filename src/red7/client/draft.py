"""A turn put together step by step: what may come next, how the table would stand, and undo."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from msgspec import UNSET

from red7.client.game import Game
from red7.client.refused import RefusedError
from red7.client.steps import Rescues, Steps
from red7.host.protocol.messages import Refused
from red7.table.views.card_names import Cards
from red7.table.views.preview import WhatIf
from red7.table.views.step_tree import StepTree

Ask = Callable[[str], Awaitable[WhatIf]]
"""Asks the server how the table would stand after this part of a turn."""


class Sent(NamedTuple):
    """What to send to end a turn, or to play it up to the card that a 3 reveals."""

    text: str
    whole: bool


class TurnDraft:
    """A turn in the making, for one moment of a game in which its viewer is to move.

    Steps are looked up in the tree that came with the view; the server is asked about others. Nothing is
    played before `sent` says what to send, and undo is free until then.
    """

    def __init__(self, game: Game, ask: Ask, tree: StepTree | None = None) -> None:
        """`tree` is the whole tree, if the view had only a part of it."""
        assert game.you is not None, "somebody plays"
        assert game.round is not None, "there is something to play"
        self.moment: Final = game.moment
        self.game: Final = game
        self._ask: Final = ask
        known = tree or (game.you.tree if isinstance(game.you.tree, StepTree) else None)
        self._known: Final = Steps(known, game.round, game.you.seat) if known else None
        self._round: Final = game.round
        self._first_moves: Final = game.you.moves
        self._staged: Final[list[tuple[str, WhatIf]]] = []
        self._start: Final = self._known.what_if(()) if self._known and game.round.phase != "play" else None

    @property
    def steps(self) -> Cards:
        """The staged steps in notation, since the last card that was revealed."""
        return tuple([step for step, _ in self._staged])

    @property
    def what(self) -> WhatIf | None:
        """How the table would stand; None if nothing is staged."""
        return self._staged[-1][1] if self._staged else self._start

    @property
    def moves(self) -> Cards:
        """The steps that may come next."""
        return self._staged[-1][1].moves if self._staged else self._first_moves

    @property
    def hand(self) -> Cards:
        """The hand after what is staged: without the cards put down, and with a drawn card if it is known."""
        assert self.game.you is not None, "somebody plays"
        gone = {step[:2] for step in self.steps if step[2:] in ("p", "c")}
        drawn = self._staged[-1][1].drawn if self._staged else UNSET
        hand = (*self.game.you.hand, drawn) if drawn else self.game.you.hand
        return tuple([card for card in hand if card not in gone])

    @property
    def just_drawn(self) -> str:
        """The card that the latest step draws, where everybody knows it."""
        drawn = [what.drawn or "" for _, what in self._staged[-2:]]
        return drawn[-1] if drawn and drawn[-1] not in drawn[:-1] else ""

    @property
    def is_partial(self) -> bool:
        """Whether the view had only a part of the tree; the whole one can be requested."""
        return self._known is not None and self._known.is_partial

    @property
    def rescues(self) -> Rescues | None:
        """The cards that would keep the player in after what is staged, if known."""
        return self._known.rescues(self.steps) if self._known else None

    async def stage(self, step: str) -> WhatIf:
        """Stage one more step, such as `R7p` or `+`; `RefusedError` says why it is not legal."""
        steps = (*self.steps, step)
        what = self._known.what_if(steps) if self._known and step in self.moves else None
        if what is None:
            what = await self._ask(" ".join(steps))
        if self.steps == steps[:-1]:  # nothing else was staged while we asked the server
            self._staged.append((step, what))
        return what

    async def stage_turn(self, text: str) -> None:
        """Stage a turn such as `R7p G4c` instead, up to a card that it reveals."""
        self.clear()
        for word in text.split():
            step = "+" if word.endswith("+") else word
            if step in self.moves:  # the card that a 3 draws is not a step
                await self.stage(step)
            if self.what is not None and self.what.reveals:
                return

    def undo(self) -> bool:
        """Take back the latest step; returns whether there was one."""
        return bool(self._staged and self._staged.pop())

    def clear(self) -> None:
        """Take back all steps."""
        self._staged.clear()

    def sent(self, last: str = "") -> Sent:
        """What to send to end the turn here, or after one last step; `RefusedError` if it may not end."""
        steps = [step for step in (*self.steps, last) if step not in ("", ".")]
        text = " ".join(steps) or "."
        if last:
            return Sent(text, whole=True)
        if not self._staged:
            if self._round.phase != "play":
                return Sent(text, whole=True)
        elif self._staged[-1][1].reveals:
            return Sent(text, whole=False)
        elif self._staged[-1][1].whole or self._staged[-1][1].may_end:
            return Sent(text, whole=True)
        raise RefusedError(Refused(None, "stop-must-lead", {}, "the turn cannot end here"))

"""A turn in the making: staged step by step, and played only when it is whole or reveals a card.

It is tried out in a world that its seat thinks possible, never in the real one, so that no answer can give
away a hidden card.
"""

import re
from dataclasses import dataclass

from red7.game.cards import HIDDEN, NAMES, Card
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DISCARD, OVER, PHASES, PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn, discard, draws, three_drew
from red7.game.errors import IllegalError
from red7.game.moves import DRAW_CARD, STOP, Kind, Move
from red7.game.sight import Sight
from red7.game.text.notation import Step, parse_steps


@dataclass(frozen=True)
class Choice:
    """A turn to choose, or the rest of one: what to type for it and what comes of it."""

    text: str
    first: Card | None
    keeps_in: bool
    draws: bool = False  # it may end with a draw, which is asked for afterwards
    gamble: bool = False  # a 3 reveals a card, and only that card could keep the player in


def tidy(text: str) -> str:
    """Typed steps in the spelling of the notation: `r7P,g4c` is `R7p G4c`."""
    words = re.split(r"[\s,;]+", text.strip())
    return " ".join(
        word[:2].upper() + word[2:].lower() if re.match(r"[A-Za-z][0-9]", word) else word for word in words
    )


class Draft:
    """The turn of the viewer of a sight, from where it stands."""

    def __init__(self, seen: Sight) -> None:
        self.sight = seen
        self.moves: list[Move] = []
        self.rest: list[Step] = []  # steps typed beyond a card that is revealed first
        self.reveals = False
        self._seat = seen.viewer
        self._start = seen.sample(Dice(0))
        self._trial = self._start

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        return PHASES[self._trial.phase]

    @property
    def is_whole(self) -> bool:
        """Whether the turn is complete."""
        return bool(self._trial.phase == OVER or self._trial.seat != self._seat)

    @property
    def keeps_in(self) -> bool:
        """Whether the turn, as far as it goes, leaves its player in."""
        return self._trial.is_in(self._seat)

    @property
    def may_stop(self) -> bool:
        """Whether the turn may end here."""
        return not self.is_whole and self._trial.why_not(STOP) is None

    @property
    def trial(self) -> Round:
        """How the table would look."""
        return self._trial

    def add(self, steps: list[Step]) -> None:
        """Stage more steps; a turn that may end with them does. An error changes nothing."""
        trial = self._trial.copy()
        moves: list[Move] = []
        drew = False
        for place, step in enumerate(steps):
            if trial.phase == OVER or trial.seat != self._seat:
                raise IllegalError("turn-over", move=step.move)
            deck_size = trial.deck_size
            trial.play(step.move)
            moves.append(step.move)
            if step.move.kind == Kind.PLAY and trial.deck_size < deck_size:
                drew = True
                self.rest = _after_the_draw(steps[place + 1 :])
                break
        self._trial = trial
        self.moves += moves
        self.reveals = drew
        if not drew and trial.phase == DISCARD and self.may_stop:
            self.stop()

    def add_text(self, text: str) -> None:
        """Stage typed steps."""
        self.add(parse_steps(tidy(text)))

    def draw(self, wanted: bool) -> None:
        """Answer whether to draw for the discard."""
        self._do(DRAW_CARD if wanted else STOP)

    def stop(self) -> None:
        """End the turn here."""
        self._do(STOP)

    def _do(self, move: Move) -> None:
        trial = self._trial.copy()
        trial.play(move)
        self._trial = trial
        self.moves.append(move)

    def choices(self) -> list[Choice]:
        """Every way to go on, those that keep the player in first; what a 3 draws is left open."""
        world = self._trial
        turns = legal_turns(world)
        found: dict[str, Choice] = {}
        for index, turn in enumerate(turns):
            choice = _choice(turn, index < turns.staying, world)
            if choice is None:
                continue
            text = choice.text
            before = found.get(text)
            if before is None or (choice.keeps_in and not before.keeps_in):
                found[text] = choice
            elif draws(turn.code) and not three_drew(turn.code):
                found[text] = Choice(before.text, before.first, before.keeps_in, draws=True)
        return sorted(found.values(), key=_rank)


def _after_the_draw(steps: list[Step]) -> list[Step]:
    """The steps after a 3 without the word for the card it draws, which its player cannot choose."""
    return steps[1:] if steps and steps[0].move is DRAW_CARD else steps


def _choice(turn: Turn, keeps_in: bool, world: Round) -> Choice | None:
    """The choice that a turn belongs to, or None if it is one only because of a card nobody has seen yet."""
    code = turn.code
    if code == 0:
        return Choice("out" if world.phase == PLAY else ".", None, keeps_in)
    moves = [move for move in turn.moves if move is not DRAW_CARD]
    first = moves[0].card
    if not three_drew(code):
        return Choice(" ".join(map(str, moves)), first, keeps_in, draws(code))
    top = int(world.deck[world.deck_size - 1])
    drawn = NAMES[top] if world.deck_known else HIDDEN
    text = " ".join([*(str(move) for move in moves if move.kind == Kind.PLAY), f"{drawn}+"])
    stays = keeps_in and (world.deck_known > 0 or discard(code) != top)
    return Choice(text, first, stays, gamble=not stays)


def _rank(choice: Choice) -> tuple[int, int, int, int]:
    """Those that keep the player in, then gambles, then the rest; by first card from high to low."""
    order = 0 if choice.keeps_in else 1 if choice.gamble else 2
    return order, 1 if choice.first is None else 0, -(choice.first or 0), choice.text.count(" ")

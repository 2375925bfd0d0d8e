"""A turn in the making: steps staged, what may follow them, and how the table would stand.

It is tried out in a world that its seat thinks possible, never in the real one. And it goes up to a card that
a 3 reveals, never beyond: a text that went on after a hidden card, or named it, could be sent again and again
until it fits, and so reveal what lies on the deck. So the answer to any text depends only on what its player
may know.
"""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from red7.game.cards import HIDDEN, Card
from red7.game.engine.dice import Dice
from red7.game.engine.layout import PHASES, PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.turns import discard, draws, three_drew
from red7.game.errors import IllegalError
from red7.game.moves import DRAW_CARD, STOP, Kind, Move
from red7.game.round import Round
from red7.game.sight import Sight
from red7.game.text.notation import legal_turn, parse_moves
from red7.game.text.steps import Step, decisions, parse_steps
from red7.game.turns import Turn, Turns
from red7.game.worlds import Worlds

_THREES: Final = 127 << 14


class Staged(NamedTuple):
    """The steps of a turn: which of them is a 3 that draws (-1: none), its card, or that it is hidden."""

    steps: list[Step]
    three: int
    drawn: Card | None
    hidden: bool

    @property
    def before_reveal(self) -> list[Step]:
        """The steps up to a 3 that draws a hidden card, or all."""
        return self.steps[: self.three + 1] if self.hidden else self.steps

    @property
    def after_three(self) -> list[Step]:
        """The steps after the card that a 3 draws."""
        after = self.steps[self.three + 1 :]
        return after[1:] if after and after[0].names_draw else after


def stage(round_: Round, text: str) -> Staged:
    """The steps of a text for the seat to move; naming a card that nobody has seen is refused.

    Of the deck it looks only at cards that everybody has seen.
    """
    steps = parse_steps(text)
    tops = list(round_.deck[-round_.deck_known :]) if round_.deck_known else []
    three_draws = round_.options.actions and round_.deck_size > 0
    three = -1
    by_three: Card | None = None
    for place, step in enumerate(steps):
        card = step.move.card
        if step.move.kind in (Kind.TAKE, Kind.TO_DECK) and card is not None:
            tops.append(card)
        elif step.move.kind == Kind.PLAY and three_draws and three < 0 and card is not None:
            if card.number == 3:
                three = place
                by_three = tops.pop() if tops else None
        elif step.move is DRAW_CARD:
            drawn = by_three if 0 <= three == place - 1 else tops.pop() if tops else None
            if step.drawn is not None and step.drawn != drawn:
                raise IllegalError("table-drawn" if drawn is None else "turn-drawn", found=step.drawn)
    # Only after a 3 that draws does a word name its card; elsewhere it is a draw, and refused as one.
    steps = [
        step._replace(names_draw=False) if step.names_draw and place != three + 1 else step
        for place, step in enumerate(steps)
    ]
    return Staged(steps, three, by_three, hidden=three >= 0 and by_three is None)


def read_turn(round_: Round, text: str, *, whole: bool) -> Turn:
    """The turn that the seat to move sends, or with `whole=False` its part up to the card that a 3 reveals.

    It is legal; an error says why not, without anything that its player may not know.
    """
    staged = stage(round_, text)
    after = staged.after_three
    if staged.hidden and (whole or after):
        # Errors before the 3 come first.
        parse_moves(round_.kernel, " ".join(text.split(" ")[: staged.three + 1]), whole=False)
        raise IllegalError("table-reveals")
    if not whole and (staged.three < 0 or after):
        raise IllegalError("table-partial")
    if whole and round_.phase == PHASES[PLAY]:
        return legal_turn(round_.kernel, staged.steps)
    moves = [move for move in parse_moves(round_.kernel, text, whole=whole) if move is not STOP]
    return Turn.of(moves, three_draws=not whole) if moves else Turn(0)


@dataclass(frozen=True)
class Continuation:
    """A way to go on with a turn: what to type, and its result."""

    text: str
    first: Card | None
    keeps_in: bool
    draws: bool = False  # it may end with a draw; the player is asked afterwards
    gamble: bool = False  # a 3 reveals a card, and only that card could keep the player in


class Draft:
    """The turn of the viewer of a sight, from where it stands."""

    def __init__(self, seen: Sight) -> None:
        self.sight = seen
        self.moves: list[Move] = []
        self.rest = ""  # steps beyond a card that is revealed first
        self.drawn: Card | None = None  # the card that its 3 draws, if everybody knows it
        self.reveals = False  # an unseen card is drawn now: the turn has to be played up to here
        self._seat = seen.viewer
        self._world = Worlds(seen).sample(Dice(0))

    def __repr__(self) -> str:
        return f"<Draft of seat {self._seat}: {' '.join(map(str, self.moves)) or 'nothing yet'}>"

    @property
    def world(self) -> Round:
        """How the table would stand."""
        return self._world

    @property
    def phase(self) -> str:
        """What is to be decided now."""
        return self._world.phase

    @property
    def is_whole(self) -> bool:
        """Whether the turn is complete."""
        return self._world.is_over or self._world.turn != self._seat

    @property
    def keeps_in(self) -> bool:
        """Whether the turn, as far as it goes, leaves its player in."""
        return self._seat not in self._world.out

    @property
    def may_stop(self) -> bool:
        """Whether the turn may end here."""
        return not self.is_whole and self._world.why_not(STOP) is None

    @property
    def drew(self) -> bool:
        """Whether the last step is a 3 that drew, where its player wants to look before going on."""
        before = self.sight.deck_size
        last = self.moves[-1] if self.moves else None
        return last is not None and last.kind == Kind.PLAY and self._world.deck_size < before

    def next_moves(self) -> list[Move]:
        """The legal next steps; none before a card that has to be revealed first."""
        return [] if self.is_whole or self.reveals else self._world.moves()

    def add(self, text: str) -> None:
        """Stage more steps, up to a card that a 3 reveals. An error changes nothing."""
        staged = stage(self._world, text)
        world = self._world.copy()
        moves = decisions(staged.before_reveal)
        for move in moves:
            if world.is_over or world.turn != self._seat:
                raise IllegalError("turn-over", move=move)
            world.play(move)
        self._world = world
        self.moves += moves
        self.drawn = staged.drawn or self.drawn
        self.reveals = staged.hidden
        self.rest = " ".join(map(str, decisions(staged.after_three))) if staged.hidden else ""

    def draw(self, wanted: bool) -> None:
        """Answer whether to draw for the discard."""
        self.add(str(DRAW_CARD if wanted else STOP))

    def stop(self) -> None:
        """End the turn here."""
        self.add(str(STOP))

    def continuations(self) -> list[Continuation]:
        """Every way to go on, those that keep the player in first; what a 3 draws is left open."""
        world = self._world
        turns = Turns(legal_turns(world.kernel))
        by_text: dict[str, Continuation] = {}
        for index, turn in enumerate(turns):
            way = _continuation(turn, index < turns.staying, world)
            before = by_text.get(way.text)
            if before is None or (way.keeps_in and not before.keeps_in):
                by_text[way.text] = way
            elif draws(turn.code) and not three_drew(turn.code):
                by_text[way.text] = Continuation(before.text, before.first, before.keeps_in, draws=True)
        return sorted(by_text.values(), key=_rank)


def _continuation(turn: Turn, keeps_in: bool, world: Round) -> Continuation:
    """The continuation that a turn belongs to; all turns with the same 3 share one."""
    code = turn.code
    if code == 0:
        return Continuation("out" if world.phase == PHASES[PLAY] else ".", None, keeps_in)
    moves = [move for move in turn.moves if move is not DRAW_CARD]
    first = moves[0].card
    if not three_drew(code):
        return Continuation(" ".join(map(str, moves)), first, keeps_in, draws(code))
    top = world.deck[-1]
    drawn = top.name if world.deck_known else HIDDEN
    text = " ".join([*(str(move) for move in moves if move.kind == Kind.PLAY), f"{drawn}+"])
    stays = keeps_in and (world.deck_known > 0 or discard(code) != top)
    return Continuation(text, first, stays, gamble=not stays)


def _rank(way: Continuation) -> tuple[int, int, int, int]:
    """Those that keep the player in come first, then gambles, then the rest; by first card, high to low."""
    order = 0 if way.keeps_in else 1 if way.gamble else 2
    return order, 1 if way.first is None else 0, -(way.first or 0), way.text.count(" ")


def prospect(round_: Round) -> Literal["in", "gamble", "out"]:
    """The best that the seat to move can be sure of; a gamble is a 3 that draws an unseen card."""
    if round_.phase == PHASES[PLAY]:
        turns = round_.kernel.turns()
        hidden = round_.options.actions and round_.deck_size > 0 and round_.deck_known == 0
    else:
        turns = legal_turns(round_.kernel)
        hidden = False
    for index in range(turns.staying):
        code = turns.code(index)
        # The engine knows what a 3 draws, so it also lists turns that discard that very card.
        if not (hidden and three_drew(code) and discard(code) == round_.deck[-1]):
            return "in"
    return "gamble" if hidden and round_.hands[round_.turn] & _THREES else "out"

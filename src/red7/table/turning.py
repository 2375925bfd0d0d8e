"""Turns as players send them: whole, or up to a card that a 3 reveals, and never beyond it.

A text that went on after a hidden card, or named it, could be sent again and again until it fits, and so tell
its sender what lies on the deck. So neither is read: the answer to any text depends only on what its player
may know.
"""

from typing import Final, Literal, NamedTuple

from red7.game.engine.layout import PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn, discard, three_drew
from red7.game.errors import IllegalError
from red7.game.moves import DRAW_CARD, STOP, Kind, Move
from red7.game.text.notation import Step, legal_turn, parse_moves, parse_steps

_THREES: Final = 127 << 14


class Reading(NamedTuple):
    """The words of a turn, at which of them a 3 draws (-1: none), and whether nobody has seen its card."""

    steps: list[Step]
    three: int
    hidden: bool

    @property
    def goes_on(self) -> bool:
        """Whether there are words after the card that the 3 draws."""
        after = self.steps[self.three + 1 :]
        return len(after) > 1 or (len(after) == 1 and after[0].move is not DRAW_CARD)

    def moves(self, *, up_to_hidden: bool = False) -> list[Move]:
        """The decisions, without the word that only says what the 3 draws; maybe none after a hidden card."""
        steps = self.steps[: self.three + 1] if up_to_hidden and self.hidden else self.steps
        return [
            step.move
            for place, step in enumerate(steps)
            if not (0 <= self.three == place - 1 and step.move is DRAW_CARD)
        ]


def read(round_: Round, text: str) -> Reading:
    """The words of a turn, or the rest of one, for the seat to move; to name a hidden card is refused."""
    steps = parse_steps(text)
    deck = int(round_.deck_size)
    tops = [int(round_.deck[place]) for place in range(deck - round_.deck_known, deck)]  # what all have seen
    threes_draw = round_.rules.actions and deck > 0
    three = -1
    by_three: int | None = None
    for place, step in enumerate(steps):
        card = step.move.card
        if step.move.kind in (Kind.TAKE, Kind.TO_DECK) and card is not None:
            tops.append(card)
        elif (
            step.move.kind == Kind.PLAY and threes_draw and three < 0 and card is not None and card // 7 == 2
        ):
            three = place
            by_three = tops.pop() if tops else None
        elif step.move is DRAW_CARD:
            drawn = by_three if 0 <= three == place - 1 else tops.pop() if tops else None
            if step.drawn is not None and step.drawn != drawn:
                raise IllegalError("table-drawn" if drawn is None else "turn-drawn", found=step.drawn)
    return Reading(steps, three, hidden=three >= 0 and by_three is None)


def read_turn(round_: Round, text: str, *, whole: bool) -> Turn:
    """The turn, or the part of one, that the seat to move sends; an error says why it may not be played."""
    reading = read(round_, text)
    if reading.hidden and (whole or reading.goes_on):
        # What is wrong before the 3 comes first.
        parse_moves(round_, " ".join(text.split(" ")[: reading.three + 1]), whole=False)
        raise IllegalError("table-reveals")
    if not whole and (reading.three < 0 or reading.goes_on):
        raise IllegalError("table-partial")
    if whole and round_.phase == PLAY:
        return legal_turn(round_, reading.steps)
    moves = [move for move in parse_moves(round_, text, whole=whole) if move is not STOP]
    return Turn.of(moves, three_draws=not whole) if moves else Turn(0)


def prospect(round_: Round) -> Literal["in", "gamble", "out"]:
    """The best that the seat to move can be sure of; a gamble is a 3 that draws a card nobody has seen."""
    if round_.phase == PLAY:
        turns = round_.turns()
        hidden = round_.rules.actions and round_.deck_size > 0 and round_.deck_known == 0
    else:
        turns = legal_turns(round_)
        hidden = False
    for index in range(turns.staying):
        code = turns.code(index)
        # The engine knows what a 3 draws, so it also lists turns that discard that very card.
        if not (hidden and three_drew(code) and discard(code) == round_.deck[round_.deck_size - 1]):
            return "in"
    return "gamble" if hidden and round_.hands[round_.seat] & _THREES else "out"

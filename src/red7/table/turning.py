"""Turns as players send them: whole, or up to a card that a 3 reveals, and never beyond it.

A text that went on after a hidden card, or named it, could be sent again and again until it fits, and so tell
its sender what lies on the deck. So neither is read: the answer to any text depends only on what its player
may know.
"""

from typing import Final, Literal, NamedTuple

from red7.game.cards import NAMES
from red7.game.engine.layout import PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import Turn, discard, three_drew
from red7.game.errors import IllegalError, InvalidError
from red7.game.moves import DRAW_CARD, STOP, Kind, Move
from red7.game.text.notation import HIDDEN, Step, parse_moves, parse_steps, parse_turn

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


class Written(NamedTuple):
    """A turn, or a part of one, as the log keeps it, and as everybody may see it."""

    text: str
    shown: str


def write(round_: Round, text: str, *, whole: bool) -> Written:
    """The full notation of what the seat to move sends; `IllegalError` or `InvalidError` says why not."""
    reading = read(round_, text)
    if reading.hidden and (whole or reading.goes_on):
        parse_moves(round_, up_to(text, reading), whole=False)  # what is wrong before comes first
        raise IllegalError("table-reveals")
    if not whole and (reading.three < 0 or reading.goes_on):
        raise IllegalError("table-partial")
    full = _turn(round_, text, reading) if whole and round_.phase == PLAY else _part(round_, text, whole)
    return Written(full, hide(full, int(round_.deck_known)))


def up_to(text: str, reading: Reading) -> str:
    """The text up to the 3 that draws."""
    return " ".join(text.split(" ")[: reading.three + 1])


def _turn(round_: Round, text: str, reading: Reading) -> str:
    """A complete turn, found among the legal ones without trying it out."""
    try:
        turn = Turn.of(reading.moves(), three_draws=round_.rules.actions and round_.deck_size > 0)
    except InvalidError:
        turn = None
    if turn is None or turn not in round_.turns():
        turn = parse_turn(round_, text)  # which says what is wrong, if anything is
    return round_.text(turn)


def _part(round_: Round, text: str, whole: bool) -> str:
    """A turn up to its 3, or from there to its end: either draws at most one card, the last that it says."""
    words: list[str] = []
    for move in parse_moves(round_, text, whole=whole):
        if move is not STOP and move is not DRAW_CARD:
            words.append(str(move))
        if move is DRAW_CARD or (not whole and move.card is not None and move.card // 7 == 2):
            words.append(NAMES[round_.deck[round_.deck_size - 1]] + "+")
    return " ".join(words) or str(STOP)


def hide(text: str, known: int) -> str:
    """A turn as everybody may see it; before it, so many cards on top of the deck were known to all."""
    if "+" not in text:
        return text
    words = text.split(" ")
    for place, word in enumerate(words):
        if word[-1] in "td":
            known += 1
        elif word[-1] == "+":
            if not known:
                words[place] = HIDDEN + "+"
            known = max(known - 1, 0)
    return " ".join(words)


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

"""Positions and turns as plain data, as programs hand them in and records hold them."""

from red7.game.cards import NAMES
from red7.game.engine.layout import PHASES, PLAY
from red7.game.errors import IllegalError
from red7.game.history import TurnEntry
from red7.game.position import Position
from red7.game.text.steps import parse_steps
from red7.game.turns import Turn


def position_data(position: Position) -> dict[str, object]:
    """A position at the start of a turn as plain data, with the fields that `position_of` reads.

    These leave out what no turn depends on: the canvas card, score piles, and which cards are known.
    """
    if position.phase != PHASES[PLAY]:
        raise IllegalError("turn-started" if position.winner is None else "round-over")
    return {
        "edition": position.edition.name,
        "draw": position.options.draw,
        "scoring": position.options.scoring,
        "actions": position.options.actions,
        "hands": [[NAMES[card] for card in hand] for hand in position.hands],
        "palettes": [[NAMES[card] for card in palette] for palette in position.palettes],
        "deck": [NAMES[card] for card in position.deck],
        "canvas": position.color.letter,
        "turn": position.turn,
        "out": list(position.out),
    }


def entry_of(seat: int, text: str, *, whole: bool = True) -> TurnEntry:
    """The entry of a turn that is written in full, legal or not."""
    drawn = [int(step.drawn) for step in parse_steps(text) if step.drawn is not None]
    return TurnEntry(seat, Turn.parse(text), tuple(drawn), whole=whole)

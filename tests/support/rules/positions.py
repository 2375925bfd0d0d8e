"""Small words for tests about the rules: positions in a few letters, and what becomes of a turn."""

from typing import Any, cast

import pytest

from red7.game.cards import CardSet
from red7.game.editions import EDITIONS
from red7.game.position import Position
from red7.game.text.jsonform import turns_of

EVERY_EDITION = tuple(EDITIONS)


def cards(text: str) -> CardSet:
    """The set of cards of a word such as `R7O6`; `-` is the empty set."""
    return CardSet.parse(text)


def table(
    seats: str,
    canvas: str = "R",
    *,
    edition: str = "intl-1.2",
    options: str = "basic",
    turn: int = 0,
    deck: str = "-",
    scored: str = "-",
    phase: str = "play",
) -> Position:
    """A position; seats are `hand:palette` with strokes between, the deck is listed from bottom to top."""
    return Position.parse(f"{edition} {options} {canvas} {turn} {seats} {deck} {scored} {phase}")


def turns(position: Position, start: str = "") -> dict[str, str]:
    """The legal turns in notation that start so, each with `in` or `out`."""
    texts = cast("dict[str, str]", turns_of(position)["turns"])
    return {turn: fate for turn, fate in texts.items() if turn.startswith(start)}


def fate(position: Position, turn: str) -> str:
    """What becomes of whoever plays that turn: `in`, `out`, or `refused`."""
    return turns(position).get(turn, "refused")


def after(position: Position, *texts: str) -> Position:
    """The position after these turns, played one after the other."""
    round_ = position.round()
    for text in texts:
        round_.play(round_.parse_turn(text))
    return Position.of(round_)


def each_edition(cells: dict[str, Any]) -> pytest.MarkDecorator:
    """Run a test once per edition with what that booklet says: a row of the edition table."""
    assert tuple(cells) == EVERY_EDITION
    return pytest.mark.parametrize(("edition", "expected"), list(cells.items()), ids=list(cells))

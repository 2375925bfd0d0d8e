"""Cards, tables and reviews as SVG: how they draw themselves in a notebook."""

from collections.abc import Sequence
from functools import singledispatch

from red7.ai.review.review import Review
from red7.art.card import HEIGHT, WIDTH, card
from red7.art.review import review_chart
from red7.art.studio import framed, studio
from red7.art.table import table
from red7.game.cards import Card, CardSet
from red7.game.match import Match
from red7.game.pictures import Look
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.round import Round
from red7.game.sight import Sight, sight


@singledispatch
def drawing(subject: object, look: Look = Look()) -> str:  # noqa: ARG001 - which all that follow use
    """An SVG picture of a card, a set of cards, a table in any form, or a review."""
    raise TypeError(f"there is no picture of a {type(subject).__name__}")


@drawing.register
def _(one: Card, look: Look = Look()) -> str:
    return framed(WIDTH / 2, HEIGHT / 2, str(one), [card(one, studio(look), 0, 0)])


@drawing.register
def _(cards: CardSet, look: Look = Look()) -> str:
    step = WIDTH / 2 + 5
    faces = [card(one, studio(look), place * step, 0) for place, one in enumerate(reversed(cards))]
    return framed(max(len(cards), 1) * step - 5, HEIGHT / 2, str(cards), faces)


@drawing.register
def _(position: Position, look: Look = Look()) -> str:
    return _table(position, look)


@drawing.register
def _(round_: Round, look: Look = Look()) -> str:
    return drawing(Position.of(round_), look)


@drawing.register
def _(match: Match, look: Look = Look()) -> str:
    return drawing(match.position(), look)


@drawing.register
def _(record: Record, look: Look = Look()) -> str:
    return _table(record.replay().position(), look, record.names)


@drawing.register
def _(view: Sight, look: Look = Look()) -> str:
    painting = studio(look)
    return painting.picture(table(view, painting))


@drawing.register
def _(reviewed: Review, look: Look = Look()) -> str:
    painting = studio(look)
    return painting.picture(review_chart(reviewed, painting))


def _table(position: Position, look: Look, names: Sequence[str] = ()) -> str:
    painting = studio(look)
    shown = position if look.seat is None else sight(position, look.seat)
    return painting.picture(table(shown, painting, names))

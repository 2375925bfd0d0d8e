"""A round as everybody may see it, and who would lead in it under each colour."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from red7.game.canvas import canvas_text
from red7.game.cards import LETTERS, NAMES, Color
from red7.game.engine.canvas import counting
from red7.game.lead import lead_data
from red7.game.round import Round
from red7.game.sight import face_up
from red7.table.match_played import ShownTurn
from red7.table.views.card_names import Cards, names
from red7.table.views.view import Phrase, View

_RED_TO_VIOLET: Final = tuple(reversed(Color))


class Lead(View, frozen=True, kw_only=True):
    """Who would lead under a colour, and with which cards; no seat if nobody has a card that counts.

    `why` is a phrase: a code of the language files with its arguments, of which `who` and `rival` are seats.
    """

    color: str
    seat: int | None
    cards: Cards
    why: Phrase


class RoundEndView(View, frozen=True, kw_only=True, omit_defaults=True):
    """How a round ended."""

    winner: int
    cause: str  # why the last rival was out: gave up, not leading, no cards, time, or left the match
    scored: Cards
    could: bool | None = None  # once all cards are open: whether the player who gave up had a turn that leads


class RoundView(View, frozen=True, kw_only=True):
    """The round in play, as everybody may see it."""

    number: int
    canvas: str  # the top card, or a colour letter where there is none
    color: str
    turn: int
    phase: str  # of the turn: play, follow, take, tuck, discard, draw, or over
    begun: str  # what has been played of this turn, as everybody may see it
    out: tuple[int, ...]
    palettes: tuple[Cards, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[Cards, ...]  # in hands, known since they were drawn
    deck_size: int
    deck_top: Cards  # known since they were put there, the top card last
    pile: Cards  # of the canvas
    leads: tuple[Lead, ...]  # red to violet
    counting: tuple[Cards, ...]  # for each seat, under the rule in force
    end: RoundEndView | None


def round_view(
    round_: Round, number: int, turns: Sequence[ShownTurn], end: RoundEndView | None = None
) -> RoundView:
    """The round of this number, after these turns of its match, as everybody may see it."""
    seen = face_up(round_)
    latest = turns[-1] if turns else None
    color = seen.canvas % 7
    return RoundView(
        number=number,
        canvas=canvas_text(seen.canvas),
        color=LETTERS[color],
        turn=seen.turn,
        phase=seen.phase,
        begun="" if latest is None or latest.whole else latest.shown,
        out=seen.out,
        palettes=tuple([names(palette) for palette in seen.palettes]),
        hand_sizes=seen.hand_sizes,
        known=tuple([names(known) for known in seen.known]),
        deck_size=seen.deck_size,
        deck_top=tuple([NAMES[card] for card in seen.deck_top]),
        pile=names(seen.pile),
        leads=leads(seen.palettes, seen.out),
        counting=counting_cards(seen.palettes, color),
        end=end,
    )


def leads(palettes: Sequence[int], out: tuple[int, ...]) -> tuple[Lead, ...]:
    """Who would lead under each colour, from red to violet."""
    by_color: list[Lead] = []
    for color in _RED_TO_VIOLET:
        why = lead_data(palettes, color, out)
        seat: Any = why.get("who")
        cards = () if seat is None else _counting_names(palettes[seat], color)
        by_color.append(Lead(color=LETTERS[color], seat=seat, cards=cards, why=why))
    return tuple(by_color)


def counting_cards(palettes: Sequence[int], color: int) -> tuple[Cards, ...]:
    """The cards of each palette that count under a colour."""
    return tuple([_counting_names(palette, color) for palette in palettes])


@lru_cache(maxsize=1 << 14)
def _counting_names(palette: int, color: int) -> Cards:
    return names(counting(palette, color))

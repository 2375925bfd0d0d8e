"""How a table would stand after a part of a turn, as it is sent to the page."""

from msgspec import UNSET, UnsetType

from red7.game.canvas import canvas_text
from red7.game.cards import LETTERS
from red7.game.draft import Draft
from red7.game.engine.canvas import leader
from red7.game.sight import sight
from red7.table.errors import TableError
from red7.table.table import Table
from red7.table.views.card_names import Cards, names
from red7.table.views.round import Lead, counting_cards, leads
from red7.table.views.view import View


class WhatIf(View, frozen=True, kw_only=True):
    """How the table would stand after a part of a turn."""

    canvas: str
    color: str
    palettes: tuple[Cards, ...]
    out: tuple[int, ...]
    leads: tuple[Lead, ...]
    counting: tuple[Cards, ...]
    moves: tuple[str, ...]  # the legal next steps
    may_end: bool
    whole: bool  # the turn is complete
    reveals: bool  # an unseen card is drawn now: the turn is sent up to here
    stays: bool  # a player who ended here would still be in
    drawn: str | UnsetType = UNSET  # the card that a 3 among these steps draws, where everybody knows it


def what_if(table: Table, seat: int, text: str) -> WhatIf:
    """How the table would stand after this much of a turn; an error says why it is not legal."""
    if table.match is None or table.mover is None:
        raise TableError("table-not-playing")
    if table.mover != seat:
        raise TableError("table-not-your-turn", seat=table.mover)
    draft = Draft(sight(table.match.round, seat))
    if text:
        draft.add(text)
    world = draft.world
    color, palettes, out = world.color, world.palettes, world.out
    return WhatIf(
        canvas=canvas_text(world.canvas),
        color=LETTERS[color],
        palettes=tuple([names(palette) for palette in palettes]),
        out=out,
        leads=leads(palettes, out),
        counting=counting_cards(palettes, color),
        moves=tuple([str(move) for move in draft.next_moves()]),
        may_end=not draft.reveals and draft.may_stop,
        whole=draft.is_whole,
        reveals=draft.reveals,
        stays=seat not in out and (draft.is_whole or leader(palettes, color, out) == seat),
        drawn=str(draft.drawn) if draft.drawn is not None else UNSET,
    )

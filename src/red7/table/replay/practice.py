"""A position put to one player as a table of its own, where turns are tried and nothing is kept."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from red7.game.draft import prospect, read_turn
from red7.game.round import Round
from red7.game.sight import own_cards
from red7.game.text.notation import parse_moves
from red7.table.characters import cast, face_of
from red7.table.match_played import ShownTurn
from red7.table.settings import Settings
from red7.table.table import Phase
from red7.table.views.card_names import names
from red7.table.views.history import SeenTurn
from red7.table.views.private import PrivateView
from red7.table.views.public import PublicView, SeatView
from red7.table.views.round import leads, round_view
from red7.table.views.step_tree import MOST_ASKED, step_tree
from red7.table.views.view import View

_RIVALS: Final = "beginner"


class Practice(View, frozen=True, kw_only=True):
    """A table to try turns on: what the page shows of it, and what has been played of the turn."""

    table: PublicView
    you: PrivateView
    turns: tuple[SeenTurn, ...]


def practice(
    round_: Round, seat: int, text: str = "", *, whole: bool = True, out_before: Sequence[int] = ()
) -> Practice:
    """What the player of a seat sees of a round, after this part of a turn or a whole one.

    Seats that were out before do not count as going out with it.
    """
    out = tuple([one for one in round_.out if one not in out_before])
    turns = [ShownTurn(1, seat, text, text, whole, out, late=False)] if text else []
    return Practice(
        table=_table(round_, seat, turns),
        you=_own(round_, seat, text, to_move=not (text and whole)),
        turns=tuple([SeenTurn(round=1, seat=seat, text=turn.text, whole=whole, out=out) for turn in turns]),
    )


def reveal(round_: Round, text: str) -> str:
    """Play a turn up to the card that a 3 reveals; its text with that card."""
    turn = read_turn(round_, text, whole=False)
    drawn = round_.drawn_by(turn)
    for move in parse_moves(round_.kernel, text, whole=False):
        round_.play(move)
    return turn.text([card.name for card in drawn])


def _table(round_: Round, seat: int, turns: Sequence[ShownTurn]) -> PublicView:
    levels = tuple([None if one == seat else _RIVALS for one in range(round_.players)])
    settings = Settings(
        players=round_.players, edition=round_.edition.name, options=str(round_.options), bots=levels
    )
    seen = round_view(round_, 1, turns)
    if seat in round_.out:  # the cards stay open to show why the turn fails
        others = tuple([one for one in round_.out if one != seat])
        seen = replace(seen, out=others, leads=leads(round_.palettes, others))
    return PublicView(
        version=len(turns),
        phase=Phase.PLAYING,
        settings=settings,
        seats=tuple(
            [
                _seat(name, level, host=one == seat)
                for one, (name, level) in enumerate(zip(cast(levels), levels, strict=True))
            ]
        ),
        match_number=1,
        target=0,
        deadline=None,
        fairness=None,
        # Once a turn is over nobody is asked to go on, even if it ended the round.
        round=replace(seen, turn=(seat + 1) % round_.players) if round_.is_over else seen,
        open=None,
        closed=None,
    )


def _seat(name: str, level: str | None, *, host: bool) -> SeatView:
    return SeatView(
        kind="person" if level is None else "bot",
        name=name,
        level=level,
        stand_in=None,
        host=host,
        left=False,
        replaceable=False,
        helped=0,
        timeouts=0,
        asked=False,
        points=0,
        pile=(),
        won=False,
        face=face_of(name),
        wins=0,
    )


def _own(round_: Round, seat: int, text: str, *, to_move: bool) -> PrivateView:
    hand, unseen = own_cards(round_, seat)
    return PrivateView(
        seat=seat,
        hand=names(hand),
        unseen=names(unseen),
        drawn=tuple([word[:2] for word in text.split(" ") if word.endswith("+")]),
        moves=tuple([str(move) for move in round_.moves()]) if to_move else (),
        prospect=prospect(round_) if to_move else None,
        tree=step_tree(round_, seat, MOST_ASKED) if to_move else msgspec.UNSET,
    )

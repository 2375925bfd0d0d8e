"""A match looked at again: how the table stood before each of its turns, as a viewer saw it then."""

from collections.abc import Iterator

from red7.game.cards import mask_of
from red7.game.engine.bits import ALL
from red7.game.match import dealt_round
from red7.table.table import Table
from red7.table.views import PrivateView, RoundView, View, earlier_view, round_view


class Earlier(View, frozen=True, kw_only=True):
    """The round as it stood before a turn, which counts from 1."""

    turn: int
    round: RoundView
    you: PrivateView | None


def earlier(table: Table, viewer: int | None, number: int, first: int, last: int) -> Iterator[Earlier]:
    """How a round of the match stood before these turns of it, for a seat, or None for everybody else."""
    match = table.match
    if match is None or not 1 <= number <= len(match.played):
        return
    entry = match.played[number - 1]
    deal = entry.deal
    dealt = mask_of([*sum(deal.hands, ()), *deal.palettes, *deal.deck])
    round_ = dealt_round(deal, match.edition, match.options, int(ALL) ^ dealt)
    before = sum(turn.round < number for turn in table.turns)
    for place in range(1, last + 1):
        if place >= first:
            turns = table.turns[: before + place - 1]
            you = None if viewer is None else earlier_view(round_, number, turns, viewer)
            yield Earlier(turn=place, round=round_view(round_, number, turns), you=you)
        if place > len(entry.turns) or not entry.turns[place - 1].whole:
            return
        round_.play(entry.turns[place - 1].turn)
        if round_.is_over:
            return

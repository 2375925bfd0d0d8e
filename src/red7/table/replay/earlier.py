"""Earlier turns of a match: how the table stood before each of them, as a viewer saw it then."""

from collections.abc import Iterator

from red7.game.cards import cards_of
from red7.game.match import Match, opened_round
from red7.table.table import Table
from red7.table.views.card_names import Cards, names
from red7.table.views.private import PrivateView, earlier_view
from red7.table.views.round import RoundView, round_view
from red7.table.views.view import View


class Earlier(View, frozen=True, kw_only=True):
    """The round as it stood before a turn, which counts from 1."""

    turn: int
    round: RoundView
    you: PrivateView | None
    points: tuple[int, ...] = ()  # of each seat at that time
    piles: tuple[Cards, ...] = ()


def earlier(table: Table, viewer: int | None, number: int, first: int, last: int) -> Iterator[Earlier]:
    """How a round of the match stood before these turns of it, for a seat, or None for everybody else."""
    match = table.match
    if match is None or not 1 <= number <= len(match.played):
        return
    entry = match.played[number - 1]
    round_ = opened_round(entry, match.edition, match.options)
    before = sum(turn.round < number for turn in table.turns)
    points, piles = _scores(match, number, int(round_.scored))
    for place in range(1, last + 1):
        if place >= first:
            turns = table.turns[: before + place - 1]
            you = None if viewer is None else earlier_view(round_, number, turns, viewer)
            view = round_view(round_, number, turns)
            yield Earlier(turn=place, round=view, you=you, points=points, piles=piles)
        if place > len(entry.turns) or not entry.turns[place - 1].whole:
            return
        round_.play(entry.turns[place - 1].turn)
        if round_.is_over:
            return


def _scores(match: Match, number: int, out_of_play: int) -> tuple[tuple[int, ...], tuple[Cards, ...]]:
    """The points and the score piles when a round began; cards that were shuffled back are in no pile."""
    points, piles = [0] * match.players, [0] * match.players
    for entry in reversed(match.played[: number - 1]):
        if entry.end is None:
            continue
        points[entry.end.winner] += sum(card.number for card in cards_of(entry.end.scored))
        piles[entry.end.winner] |= entry.end.scored & out_of_play
        out_of_play &= ~entry.end.scored
    if match.start is not None:
        points = [sum(pair) for pair in zip(points, match.start.points, strict=True)]
        start = zip(piles, match.start.piles, strict=True)
        piles = [pile | scored & out_of_play for pile, scored in start]
    return tuple(points), tuple([names(pile) for pile in piles])

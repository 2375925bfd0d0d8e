"""A finished match, deal by deal and turn by turn: how the table stood, with open hands."""

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET, UnsetType

from red7.game.match import Match
from red7.game.record.record import Record
from red7.game.sight import WATCHER, all_hands, seen_turn
from red7.game.start import Start
from red7.game.steps import Steps
from red7.table.errors import TableError
from red7.table.match_played import ShownTurn
from red7.table.views.card_names import Cards, names
from red7.table.views.round import RoundEndView, RoundView, round_view
from red7.table.views.view import View

MOST_TURNS: Final = 1_000
"""The longest match that can be replayed: nobody plays this long, but a forged record may say so."""


class ReplayTurn(View, frozen=True, kw_only=True):
    """A turn as it was played, and as the other players saw it."""

    round: int
    seat: int
    text: str
    shown: str
    whole: bool
    out: tuple[int, ...]


class ReplayFrame(View, frozen=True, kw_only=True):
    """How the table stood after a number of turns of a round; after none, as it was dealt."""

    turn: int
    round: RoundView
    hands: tuple[Cards, ...]
    points: tuple[int, ...]
    piles: tuple[Cards, ...]
    start: str | UnsetType = UNSET  # what another match can begin with, to play on from here


class Replay(View, frozen=True, kw_only=True):
    """A whole match. Each round has one more frame than turns."""

    names: tuple[str, ...]
    edition: str
    options: str
    target: int  # the points that end the match; 0 where only the cards do, or nothing is scored
    winners: tuple[int, ...]
    abandoned: bool
    turns: tuple[ReplayTurn, ...]
    frames: tuple[ReplayFrame, ...]


def replay_steps(record: Record) -> Steps[Replay]:
    """The replay of a record, turn by turn."""
    if sum(len(entry.turns) for entry in record.rounds) > MOST_TURNS:
        raise TableError("replay-long", most=MOST_TURNS)
    turns: list[ReplayTurn] = []
    frames: list[ReplayFrame] = []
    target = 0
    for match, turn in _moments(record):
        turns += [] if turn is None else [turn]
        frames.append(_frame(match, turns))
        target = match.target if match.options.scoring else 0
        yield
    return Replay(
        names=record.names,
        edition=record.edition.name,
        options=str(record.options),
        target=target,
        winners=record.winners,
        abandoned=record.abandoned,
        turns=tuple(turns),
        frames=tuple(frames),
    )


def _moments(record: Record) -> Iterator[tuple[Match, ReplayTurn | None]]:
    """The match after each deal and each turn, with that turn."""
    out: tuple[int, ...] = ()
    rounds = 0
    for match in record.follow():
        dealt, rounds = len(match.played) > rounds, len(match.played)
        yield match, None if dealt else _turn(match, out)
        out = match.round.out


def _turn(match: Match, out: tuple[int, ...]) -> ReplayTurn:
    entry = match.latest_turn
    return ReplayTurn(
        round=len(match.played),
        seat=entry.seat,
        text=entry.text,
        shown=seen_turn(entry, WATCHER).text,
        whole=entry.whole,
        out=tuple([seat for seat in match.round.out if seat not in out]),
    )


def _frame(match: Match, turns: list[ReplayTurn]) -> ReplayFrame:
    number, entry = len(match.played), match.played[-1]
    end = None
    if entry.end is not None:
        scored = names(entry.end.scored)
        end = RoundEndView(winner=entry.end.winner, cause=entry.end.cause.value, scored=scored)
    latest = turns[-1:] if turns and turns[-1].round == number else []
    seen = [ShownTurn(one.round, one.seat, one.text, one.shown, one.whole, one.out, False) for one in latest]
    return ReplayFrame(
        turn=sum(one.round == number for one in turns),
        round=round_view(match.round, number, seen, end),
        hands=tuple([names(hand) for hand in all_hands(match.round)]),
        points=match.points,
        piles=tuple([names(pile) for pile in match.piles]),
        start=str(Start.of(match)) if match.awaits_turn else UNSET,
    )

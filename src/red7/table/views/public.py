"""A table as everybody may see it: its seats, the round in play, and after a match all cards."""

from dataclasses import replace
from typing import Literal

import msgspec

from red7.game.draft import prospect
from red7.game.engine.layout import PHASES, PLAY
from red7.game.history import Cause, RoundEnd
from red7.game.match import Match
from red7.game.position import Position
from red7.game.round import Round
from red7.game.seeds import SharedSeed
from red7.table.day import shown
from red7.table.settings import Settings
from red7.table.table import Phase, Table
from red7.table.views.card_names import Cards, names
from red7.table.views.round import RoundEndView, RoundView, round_view
from red7.table.views.view import View


class SeatView(View, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat, and how it stands in the match."""

    kind: Literal["free", "person", "bot"]
    name: str
    level: str | None  # of the bot whose seat it is
    stand_in: str | None  # of the bot that plays for its person
    host: bool
    left: bool
    replaceable: bool  # others may let a bot take over for now
    helped: int
    timeouts: int
    asked: bool  # for another match
    points: int
    pile: Cards  # its score pile
    won: bool  # the match
    face: str  # a character's, or the one its person has chosen; empty for none
    wins: int  # matches at this table
    holds: bool = False  # the next round, to look on; after a match the seat
    gave_up: bool = False  # its person has left the match for good, and lost it


class Fairness(View, frozen=True, kw_only=True):
    """What everybody may see of how the deals are made; see `docs/fair-deals.md`."""

    match: str
    server_commitment: str
    server_secret: str | None  # after the match
    commitments: tuple[str | None, ...]
    secrets: tuple[str | None, ...]
    revealing: bool  # commitments are closed, secrets are being gathered


class OpenCards(View, frozen=True, kw_only=True):
    """Where all cards lay at the end of the match."""

    hands: tuple[Cards, ...]
    deck: Cards  # from bottom to top


class PublicView(View, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    version: int
    phase: Phase
    settings: Settings
    seats: tuple[SeatView, ...]
    match_number: int
    target: int  # the points that end the match; 0 where only the cards do, or nothing is scored
    deadline: int | None
    fairness: Fairness | None
    round: RoundView | None
    open: OpenCards | None  # after the match
    closed: str | None  # why: host, left, expired or operator
    invitation: str | msgspec.UnsetType = msgspec.UNSET  # to pass on; nobody sees the table without it
    prepared: bool | msgspec.UnsetType = (
        msgspec.UNSET
    )  # it began with chosen cards, so there is no deal to check
    day: str | msgspec.UnsetType = msgspec.UNSET  # whose deal it has; its secret is published the day after
    counted: bool | msgspec.UnsetType = msgspec.UNSET  # it is its player's try at that deal: no help


def public_view(table: Table) -> PublicView:
    """The table as everybody may see it."""
    match = table.match
    return PublicView(
        version=table.version,
        phase=table.phase,
        settings=table.settings,
        seats=_seat_views(table),
        match_number=table.match_number,
        target=match.target if match is not None and match.options.scoring else 0,
        deadline=table.deadline,
        fairness=None if table.seed is None or table.prepared or table.day else _fairness(table, table.seed),
        round=None
        if match is None
        else round_view(match.round, len(match.played), table.turns, _round_end(table, match)),
        open=_open_cards(match.round) if match is not None and table.open_cards else None,
        closed=table.end,
        invitation=table.invitation or msgspec.UNSET,
        prepared=table.prepared is not None or msgspec.UNSET,
        **shown(table.day, table.match_number),
    )


def _seat_views(table: Table) -> tuple[SeatView, ...]:
    match = table.match
    players = len(table.seats)
    points, piles = (((0,) * players, (0,) * players)) if match is None else (match.points, match.piles)
    winners = table.winners
    return tuple(
        [
            SeatView(
                kind="bot" if seat.level is not None else "free" if seat.guest is None else "person",
                name=seat.name,
                level=seat.level,
                stand_in=seat.stand_in,
                host=bool(table.host) and seat.guest == table.host,
                left=seat.left,
                replaceable=seat.is_replaceable,
                helped=seat.helped,
                timeouts=seat.timeouts,
                asked=number in table.asked,
                points=points[number],
                pile=names(piles[number]),
                won=number in winners,
                holds=number in table.held,
                face=seat.face,
                wins=seat.wins,
                gave_up=seat.gave_up,
            )
            for number, seat in enumerate(table.seats)
        ]
    )


def _fairness(table: Table, seed: SharedSeed) -> Fairness:
    over = table.open_cards or table.phase is Phase.CLOSED  # abandoned matches reveal too, dealt or not
    secret = seed.server_secret if over else None
    return Fairness(
        match=seed.match_id,
        server_commitment=seed.server_commitment.hex(),
        server_secret=None if secret is None else secret.hex(),
        commitments=tuple([part.commitment.hex() if part.commitment else None for part in seed.seats]),
        secrets=tuple([part.secret.hex() if part.secret else None for part in seed.seats]),
        revealing=table.revealing,
    )


def _round_end(table: Table, match: Match) -> RoundEndView | None:
    end = match.played[-1].end
    if table.phase is Phase.FINISHED and not match.is_over:  # given up, in the middle of a round or after it
        winner, scored = (table.winners[0], 0) if end is None else (end.winner, end.scored)
        return RoundEndView(winner=winner, cause="left", scored=names(scored))
    if end is None:
        return None
    cause = _cause(table, end)
    could = _could_lead(match) if table.open_cards and cause == Cause.GAVE_UP else None
    return RoundEndView(winner=end.winner, cause=cause, scored=names(end.scored), could=could)


def _could_lead(match: Match) -> bool | None:
    """Whether the player who gave up could have led, as the cards lie; None if that would have taken luck."""
    position = Position.of(match.round)
    seat = match.played[-1].turns[-1].seat
    rivals = tuple([one for one in position.out if one != seat])
    before = replace(position, turn=seat, out=rivals, phase=PHASES[PLAY], bound=False, seven=-1)
    return {"in": True, "out": False}.get(prospect(before.round()))


def _cause(table: Table, end: RoundEnd) -> str:
    last = table.turns[-1]
    return "time" if last.late and last.seat in last.out else end.cause.value


def _open_cards(round_: Round) -> OpenCards:
    return OpenCards(
        hands=tuple([names(hand) for hand in round_.hands]),
        deck=tuple([card.name for card in round_.deck]),
    )

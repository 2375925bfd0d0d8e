"""What each viewer of a table gets; hidden cards leave only through `red7.game.sight` until a match is over.

Cards are texts such as `R7`, colours their letters, seats count from 0.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from red7.game.canvas import canvas_text
from red7.game.cards import LETTERS, NAMES, Color
from red7.game.draft import prospect
from red7.game.engine.canvas import counting
from red7.game.engine.layout import PHASES, PLAY
from red7.game.history import Cause, RoundEnd
from red7.game.lead import lead_data
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.round import Round
from red7.game.seeds import SharedSeed
from red7.game.sight import all_hands, face_up, own_cards
from red7.table import events
from red7.table.card_names import Cards, names
from red7.table.errors import TableError
from red7.table.events import Event
from red7.table.settings import Settings
from red7.table.step_tree import MOST_AT_ONCE, StepTree, step_tree
from red7.table.table import Phase, ShownTurn, Table

_RED_TO_VIOLET: Final = tuple(reversed(Color))
_TAGS: Final = {kind: kind.__struct_config__.tag for kind in get_args(Event)}


class View(msgspec.Struct, frozen=True):
    """The form of all views."""


class SeatView(View, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat, and how it stands in the match."""

    kind: Literal["free", "person", "bot"]
    name: str
    level: str | None  # of the bot whose seat it is
    stand_in: str | None  # of the bot that plays for its person
    host: bool
    left: bool
    replaceable: bool  # for now, by a bot: others may let one play on
    helped: int
    timeouts: int
    asked: bool  # for another match
    points: int
    pile: Cards  # its score pile
    won: bool  # the match
    face: str  # of a character, or one that its person has chosen; empty for none
    wins: int  # matches at this table
    holds: bool = False  # the next round, to look on; after a match the seat
    gave_up: bool = False  # its person has left the match for good, and lost it


# A code of the language files with its arguments.
Phrase = Annotated[
    dict[str, Any],
    msgspec.Meta(extra_json_schema={"properties": {"code": {"type": "string"}}, "required": ["code"]}),
]


class Lead(View, frozen=True, kw_only=True):
    """Who would lead under a colour, and the cards that count there; nobody has such a card: no seat.

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
    could: bool | None = None  # once all cards are open: whether who gave up had a turn that leads


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
    known: tuple[Cards, ...]  # in hands, seen being drawn
    deck_size: int
    deck_top: Cards  # seen being put there, the topmost last
    pile: Cards  # of the canvas
    leads: tuple[Lead, ...]  # red to violet
    counting: tuple[Cards, ...]  # for each seat, under the rule in force
    end: RoundEndView | None


class Fairness(View, frozen=True, kw_only=True):
    """What everybody may see of the making of the deals; see `docs/fair-deals.md`."""

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
    )  # it began with chosen cards, so no deal can be checked


class PrivateView(View, frozen=True, kw_only=True):
    """What only the player of a seat may see."""

    seat: int
    hand: Cards
    unseen: Cards  # in other hands, unless they are open to it, and in the deck
    drawn: Cards  # in this seat's latest turn
    moves: tuple[str, ...]  # the legal next steps, on its turn
    prospect: Literal["in", "gamble", "out"] | None  # at best, on its turn
    tree: StepTree | msgspec.UnsetType = msgspec.UNSET  # what may be staged, on its turn
    hands: tuple[Cards, ...] | msgspec.UnsetType = msgspec.UNSET  # of all seats, for who is out and looks on


class SeenTurn(View, frozen=True, kw_only=True):
    """A turn of the match in play, as its viewer may see it."""

    round: int
    seat: int
    text: str
    whole: bool
    out: tuple[int, ...]  # the seats that went out with it


class SeenEvent(View, frozen=True, kw_only=True, omit_defaults=True):
    """An event, as its viewer may see it."""

    type: str
    seat: int | None = None
    name: str = ""
    level: str = ""
    text: str = ""
    whole: bool = True
    out: tuple[int, ...] = ()  # the seats that went out with a turn
    match: str = ""
    proof: str = ""  # a commitment, or a player's secret
    reason: str = ""
    ms: int = 0


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
        fairness=None if table.seed is None or table.start else _fairness(table, table.seed),
        round=None
        if match is None
        else round_view(match.round, len(match.played), table.turns, _round_end(table, match)),
        open=_open_cards(match.round) if match is not None and table.open_cards else None,
        closed=table.end,
        invitation=table.invitation or msgspec.UNSET,
        prepared=table.start is not None or msgspec.UNSET,
    )


def private_view(table: Table, seat: int) -> PrivateView:
    """What only the player of this seat may see."""
    match = table.match
    if match is None:
        return PrivateView(seat=seat, hand=(), unseen=(), drawn=(), moves=(), prospect=None)
    hand, unseen = own_cards(match.round, seat)
    hands = all_hands(match.round) if table.looks_on(seat) else ()
    for cards in hands:
        unseen &= ~cards
    on_turn = table.mover == seat
    return PrivateView(
        seat=seat,
        hand=names(hand),
        unseen=names(unseen),
        drawn=_drawn(table.turns, len(match.played), seat),
        moves=tuple([str(move) for move in match.round.moves()]) if on_turn else (),
        prospect=prospect(match.round) if on_turn else None,
        tree=step_tree(match.round, seat, MOST_AT_ONCE) if on_turn else msgspec.UNSET,
        hands=tuple([names(cards) for cards in hands]) if hands else msgspec.UNSET,
    )


def earlier_view(round_: Round, number: int, turns: Sequence[ShownTurn], seat: int) -> PrivateView:
    """What the player of a seat could see after these turns, with nothing to do any more."""
    hand, unseen = own_cards(round_, seat)
    drawn = _drawn(turns, number, seat)
    return PrivateView(
        seat=seat, hand=names(hand), unseen=names(unseen), drawn=drawn, moves=(), prospect=None
    )


def public_event(table: Table, event: Event, viewer: int | None) -> SeenEvent:
    """An event as a seat, or None for everybody else, may see it; `table` is the table after it."""
    kind = _TAGS[type(event)]
    match event:
        case events.Played():
            text = event.text if viewer == event.seat else event.shown
            return SeenEvent(
                type=kind, seat=event.seat, text=text, whole=event.whole, out=table.turns[-1].out
            )
        case events.Created():
            return SeenEvent(type=kind, name=event.name)
        case events.Sat():
            return SeenEvent(type=kind, seat=event.seat, name=event.name)
        case events.BotSat():
            return SeenEvent(type=kind, seat=event.seat, level=event.level, name=event.character or "")
        case events.Left():
            return SeenEvent(type=kind, seat=event.seat, reason="gave-up" if event.gives_up else "")
        case events.StoodIn():
            return SeenEvent(type=kind, seat=event.seat, level=event.level)
        case events.Started():
            proof = "" if table.seed is None else table.seed.server_commitment.hex()
            return SeenEvent(type=kind, match=event.match, proof=proof)
        case events.Committed():
            return SeenEvent(type=kind, seat=event.seat, proof=event.commitment)
        case events.Revealed():
            return SeenEvent(type=kind, seat=event.seat, proof=event.secret)
        case events.Closed():
            return SeenEvent(type=kind, reason=event.reason)
        case events.Extended():
            return SeenEvent(type=kind, ms=event.ms)
        case _:
            return SeenEvent(type=kind, seat=getattr(event, "seat", None))


def history(table: Table, viewer: int | None) -> list[SeenTurn]:
    """The turns of the match in play, as a seat, or None for everybody else, may see them."""
    open_ = table.open_cards
    return [
        SeenTurn(
            round=turn.round,
            seat=turn.seat,
            text=turn.text if open_ or turn.seat == viewer else turn.shown,
            whole=turn.whole,
            out=turn.out,
        )
        for turn in table.turns
    ]


def record(table: Table, number: int | None = None) -> Record:
    """The record of a match at this table that is over or abandoned, by its number; else of the latest."""
    wanted = table.match_number if number is None else number
    played = table.played.get(wanted)
    if played is None:
        raise TableError("table-no-record", found=wanted)
    return Record.of(played.match, played.names, abandoned=True)


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


def round_view(
    round_: Round, number: int, turns: Sequence[ShownTurn], end: RoundEndView | None = None
) -> RoundView:
    """A round by its number, after these turns of its match, as everybody may see it."""
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
    """Whether who gave up could have led, with the cards as they still lie; None where that took luck."""
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


def _drawn(turns: Sequence[ShownTurn], number: int, seat: int) -> Cards:
    """The cards that a seat drew in its latest turn of this round."""
    for turn in reversed(turns):
        if turn.round == number and turn.seat == seat:
            return tuple([word[:2] for word in turn.text.split(" ") if word[-1] == "+"])
    return ()

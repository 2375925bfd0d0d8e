"""The deal of the day: the same for everybody, one try that counts, practice, and how others did."""

from datetime import date, timedelta
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from red7.game.editions import MODES
from red7.game.seeds import server_commitment
from red7.host.contracts.allowance import Act
from red7.host.contracts.days import DayTry
from red7.host.days import key_of
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.tables import NewTable, TableLink, Word, open_table
from red7.host.errors import HostError
from red7.host.protocol.messages import Id
from red7.host.tables.cached_table import CachedTable
from red7.host.tables.day_tries import is_try_over, person_of
from red7.learn.days import ends_at, rules_of, told_at
from red7.table.characters import cast
from red7.table.commands import ComeBack
from red7.table.settings import Settings

TODAY: Final = "today"


class DayResult(Struct, frozen=True):
    """How a try went: the place from 1, the points if there are any, and the player's turns."""

    place: int
    points: int
    turns: int


class DayResults(Struct, frozen=True, kw_only=True):
    """How all tries that count went."""

    tries: int
    places: tuple[int, ...]
    """How many came in at each place, first place first."""
    worse: int
    """How many did worse than the guest who asked."""
    best: DayResult | None = None
    best_table: str = ""
    """The table whose first match is the best one: everybody who sees this may look at it."""
    best_is_own: bool = False


class DayShown(Struct, frozen=True, kw_only=True):
    """The deal of a day, as far as the guest who asked may know it."""

    day: str
    today: bool
    ends: int
    """When the day ends, in milliseconds since the epoch; an hour later its secret is published."""
    told: int
    settings: Settings
    seat: int
    characters: tuple[str, ...]
    """By seat; empty for the person's."""
    match: str
    """The id that goes into the deals; then the commitment to the secret, and the secret once published."""
    commitment: str
    secret: str = ""
    state: Literal["new", "running", "over", "missed"]
    """The state of your try that counts."""
    table: str = ""
    own: DayResult | None = None
    """How it went, unless it ended too late to count."""
    results: DayResults | None = None
    before: str = ""
    """The day before, if it had a deal."""


class DayWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The face you want, and an id that makes it safe to ask again."""

    face: Word = ""
    id: Id | None = None


async def see_day(call: Call) -> DayShown:
    """The deal of a day, or of today: what is played, how your try stands, and after it how others did."""
    await call.limit(Act.REPLAY)
    days, when = call.host.days, _day(call)
    deal = await days.deal(when)
    rules, settings = rules_of(when), settings_of(when)
    own = await days.table_of(call.guest_id, when)
    is_open = await days.is_open_to(call.guest_id, when)
    tried = await call.host.store.try_at(when, call.guest_id) if own and is_open else None
    secret = bytes.fromhex(deal.secret)
    before = str(date.fromisoformat(when) - timedelta(days=1))
    return DayShown(
        day=when,
        today=when == days.today,
        ends=ends_at(when),
        told=told_at(when),
        settings=settings,
        seat=rules.seat,
        characters=cast(settings.bots),
        match=deal.match,
        commitment=server_commitment(deal.match, secret).hex(),
        secret=deal.secret if days.is_told(when) else "",
        state=_state(own, is_today=when == days.today),
        table=own.id if own else "",
        own=_result(tried),
        results=await _results(call, when, tried) if is_open else None,
        before=before if await call.host.store.secret_of(before) else "",
    )


async def play_day(call: Call) -> TableLink:
    """Begin your one try at today's deal, or go on with it; after it, practise."""
    wish: DayWish = call.body
    who, host, when = call.who(), call.host, _day(call)
    await call.limit(Act.REPLAY)
    deal = await host.days.deal(when)
    own = await host.days.table_of(who.guest, when)
    new = NewTable(id=wish.id, settings=settings_of(when), faces=(wish.face,) * rules_of(when).players)
    if own is None and when == host.days.today:
        return await open_table(call, replace(new, id=key_of(when)), day=deal)
    if own is not None and not is_try_over(own.table):
        seat = person_of(own.table)
        if seat is not None and own.table.seats[seat].left:
            await host.hub.act(own.id, who, ComeBack(seat=seat))
        return TableLink(own.id, "")
    if not await host.days.is_open_to(who.guest, when):
        raise HostError("server-no-day")
    return await open_table(call, new, day=replace(deal, counts=False))


def settings_of(day: str) -> Settings:
    """The settings of all tables of a day."""
    rules = rules_of(day)
    return Settings(players=rules.players, options=str(MODES[rules.mode]), bots=rules.bots)


def _day(call: Call) -> str:
    asked = call.parts["day"]
    return call.host.days.today if asked == TODAY else asked


def _state(own: CachedTable | None, *, is_today: bool) -> Literal["new", "running", "over", "missed"]:
    if own is not None:
        return "over" if is_try_over(own.table) else "running"
    return "new" if is_today else "missed"


async def _results(call: Call, day: str, own: DayTry | None) -> DayResults:
    store = call.host.store
    counts, best = await store.day_counts(day), await store.best_try(day)
    places = [0] * rules_of(day).players
    for one in counts:
        places[one.place - 1] += one.tries
    worse = [one.tries for one in counts if own and (one.place, -one.points) > (own.place, -own.points)]
    return DayResults(
        tries=sum(places),
        places=tuple(places),
        worse=sum(worse),
        best=_result(best),
        best_table=best.table if best else "",
        best_is_own=best is not None and best.guest == call.guest_id,
    )


def _result(one: DayTry | None) -> DayResult | None:
    return None if one is None else DayResult(one.place, one.points, one.turns)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/days/{day}", see_day, gives=DayShown),
    Endpoint("POST", "/api/days/{day}", play_day, body=DayWish, gives=TableLink),
)

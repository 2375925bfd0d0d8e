"""Starting and dealing a match, with the secrets of everybody who is here."""

from collections.abc import Callable, Collection

from red7.game.errors import IllegalError, InvalidError
from red7.game.seeds import HEX_DIGITS, SEED_BYTES, Contribution, SharedSeed
from red7.table import commands, events
from red7.table.day import Day
from red7.table.decisions.asker import Who, own_seat_here
from red7.table.errors import TableError
from red7.table.events import Event
from red7.table.table import Phase, Table

Secret = Callable[[], bytes]
"""Returns 32 new secret bytes at each call."""


def start(table: Table, with_people: bool, secret: Secret) -> list[Event]:
    """Begin a match; it is dealt at once if nobody has to be asked for a secret, or if it is prepared."""
    if table.day is not None:
        return start_day(table.day)
    started = events.Started(match=secret()[:16].hex(), secret=secret().hex())
    asks = with_people and table.start_of(table.match_number + 1) is None
    return [started] if asks else [started, events.Dealt()]


def start_day(day: Day) -> list[Event]:
    """Begin a match of the deal of a day."""
    return [events.Started(match=day.match, secret=day.secret), events.Dealt()]


def gather(table: Table, who: Who, command: commands.Commit | commands.Reveal) -> list[Event]:
    """Take a commitment or a secret, and go on if it was the last one missing."""
    own_seat_here(table, who, command.seat)
    if table.phase is not Phase.DEALING or table.seed is None:
        raise TableError("table-not-dealing")
    if isinstance(command, commands.Commit):
        if table.revealing:
            raise IllegalError("deal-commit-late", seat=command.seat)
        seed = table.seed.commit(command.seat, _bytes("commitment", command.commitment))
        event: Event = events.Committed(seat=command.seat, commitment=command.commitment)
    else:
        if not table.revealing:
            raise TableError("table-reveal-early", seat=command.seat)
        seed = table.seed.reveal(command.seat, _bytes("secret", command.secret))
        event = events.Revealed(seat=command.seat, secret=command.secret)
    return [event, *deal_on(seed, table.revealing, table.here())]


def deal_on(seed: SharedSeed, revealing: bool, here: Collection[int]) -> list[Event]:
    """The next step of dealing if nobody's commitment or secret is missing, else nothing."""
    if revealing:
        return [] if set(seed.missing()) & set(here) else [events.Dealt()]
    if any(seed.seats[seat].commitment is None for seat in here):
        return []
    return without_more_commitments(seed)


def without_more_commitments(seed: SharedSeed) -> list[Event]:
    """Go on dealing without those who have not committed themselves."""
    nobody_promised = all(part == Contribution() for part in seed.seats)
    return [events.Dealt() if nobody_promised else events.CommitsClosed()]


def _bytes(field: str, text: str) -> bytes:
    if len(text) != 2 * SEED_BYTES or not HEX_DIGITS.issuperset(text):
        raise InvalidError("deal-hex", field=field, digits=2 * SEED_BYTES, found=text[:80])
    return bytes.fromhex(text)

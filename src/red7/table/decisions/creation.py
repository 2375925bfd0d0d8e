"""Opening a table: who is to sit where, and its first events."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import UNSET

from red7.game.start import Start
from red7.table import events
from red7.table.characters import cast, face
from red7.table.day import Day
from red7.table.decisions.asker import Who
from red7.table.decisions.deal import start_day
from red7.table.events import Event
from red7.table.settings import Settings, check, check_start


class SeatWishes(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to sit where, each list by seat; empty means no preference.

    Names are only for people who share a device; characters are wishes.
    """

    names: Sequence[str] = ()
    faces: Sequence[str] = ()
    characters: Sequence[str] = ()


def create(
    who: Who,
    settings: Settings,
    levels: Collection[str],
    wishes: SeatWishes = SeatWishes(),
    invitation: str = "",
    start: Start | None = None,
    *,
    once: bool = False,
    origin: str = "",
    day: Day | None = None,
) -> list[Event]:
    """The first events of a table: it is open, and its host has the first seat without a bot.

    `invitation` is a key that nobody can guess, for a table that needs one. With a `start` its matches, or
    only the first, begin there instead of with a shuffle, and nobody but the host can play; `origin` says
    which turn of another match it comes from. With a `day` a match of that deal begins at once.
    """
    check(settings, levels)
    if start is not None:
        check_start(settings, start)
    faces = tuple([face(wish) for wish in wishes.faces])
    characters = cast(settings.bots, wishes.characters, (who.name, *wishes.names)) or UNSET
    if settings.device:
        names = tuple(wishes.names)
        return [
            events.Created(
                settings=settings,
                host=who.guest,
                name=who.name,
                names=names,
                faces=faces or UNSET,
                characters=characters,
                start=UNSET if start is None else str(start),
                once=once or UNSET,
            )
        ]
    created = events.Created(
        settings=settings,
        host=who.guest,
        name=who.name,
        characters=characters,
        invitation=invitation if settings.invited else UNSET,
        start=UNSET if start is None else str(start),
        once=once or UNSET,
        origin=origin or UNSET,
        day=day or UNSET,
    )
    free = [seat for seat in range(settings.players) if settings.bot_on(seat) is None]
    if not free:
        return [created]
    own = faces[free[0]] if free[0] < len(faces) else ""
    seated: list[Event] = [
        created,
        events.Sat(seat=free[0], guest=who.guest, name=who.name, face=own or UNSET),
    ]
    return seated if day is None else [*seated, *start_day(day)]

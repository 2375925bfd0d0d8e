"""What a table is set up with."""

from collections.abc import Collection
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options
from red7.game.errors import InvalidError
from red7.game.match import check_setting
from red7.game.start import Start
from red7.table.errors import TableError

SHORTEST_TURN: Final = 5
LONGEST_TURN: Final = 30 * 24 * 60 * 60


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a turn may take in seconds (None: no limit), and what happens when time is up."""

    seconds: int | None = None
    timeout: Literal["out", "bot"] = "out"
    level: str = "casual"  # of the bot that then takes over


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen when a table is opened."""

    players: int = 2
    edition: str = DEFAULT_EDITION.name
    options: str = "basic"
    ending: Literal["cards", "target"] = "cards"
    bots: tuple[str | None, ...] = ()  # the level of the bot on each seat; None, or no entry: for a person
    listed: bool = False  # shown to everybody; else it is found by link only
    help: bool = False  # hints are allowed even against people
    pace: Pace = Pace()
    quick: bool = False  # opened by a quick match, for anybody who wants the same
    open_hands: bool = False  # players who are out see all hands of that round, even those of people still in
    invited: bool | UnsetType = UNSET  # only people with the key of the invitation may sit down or watch
    device: bool = False  # all people share one device: the host has every seat that no bot has

    def bot_on(self, seat: int) -> str | None:
        """The level of the bot that has this seat from the start, or None."""
        return self.bots[seat] if seat < len(self.bots) else None

    @property
    def is_for_bots(self) -> bool:
        """Whether computer players have all seats from the start."""
        return all(self.bot_on(seat) is not None for seat in range(self.players))

    def parsed(self) -> tuple[Edition, Options, Ending]:
        """The rules of the match; `InvalidError` if a name is unknown."""
        return Edition.parse(self.edition), Options.parse(self.options), Ending(self.ending)


def check(settings: Settings, levels: Collection[str]) -> None:
    """Refuse settings that no table can be opened with; `levels` are the levels that exist."""
    edition, _, ending = settings.parsed()
    check_setting(None, settings.players, edition, ending)
    if len(settings.bots) > settings.players:
        raise InvalidError("table-bots", found=len(settings.bots), most=settings.players)
    for level in (*settings.bots, settings.pace.level):
        if level is not None:
            check_level(level, levels)
    seconds = settings.pace.seconds
    if seconds is not None and not SHORTEST_TURN <= seconds <= LONGEST_TURN:
        raise InvalidError("table-pace", found=seconds, least=SHORTEST_TURN, most=LONGEST_TURN)


def prepared(settings: Settings, start: Start) -> Settings:
    """The settings with the rules and the number of players of a start."""
    position = start.position
    return replace(
        settings,
        players=position.players,
        edition=position.edition.name,
        options=str(position.options),
    )


def check_start(settings: Settings, start: Start) -> None:
    """Refuse settings that do not fit a table with this start, where only its host plays."""
    position = start.position
    rules = position.players, position.edition.name, str(position.options)
    if (settings.players, *[str(rule) for rule in settings.parsed()[:2]]) != rules:
        raise InvalidError("start-rules", found=f"{position.edition} {position.options}")
    if settings.listed or settings.quick or settings.invited:
        raise TableError("table-prepared")
    free = [seat for seat in range(settings.players) if settings.bot_on(seat) is None]
    if len(free) > 1 and not settings.device:
        raise TableError("table-seats-empty", seat=free[1])


def check_level(level: str, levels: Collection[str]) -> None:
    """Refuse a level that does not exist."""
    if level not in levels:
        raise InvalidError("bot", found=level, expected=", ".join(levels))

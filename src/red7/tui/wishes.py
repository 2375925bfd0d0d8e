"""What the player wants to play, in which language and look."""

from dataclasses import dataclass
from pathlib import Path

from red7.game.editions import DEFAULT_EDITION
from red7.host.endpoints.tables import NewTable, Quick
from red7.table.settings import Settings


@dataclass
class Wishes:
    """What was given on the command line or chosen since."""

    language: str = "en"
    look: str = "dark"
    name: str = ""
    players: int = 2
    level: str = "casual"
    mode: str = "basic"
    edition: str = DEFAULT_EDITION.name
    pace: float = 1.0
    link: str = ""
    server: str = ""
    """The server visited last."""
    guest: Path | None = None
    """The file that keeps who the player is at servers, if any."""

    def against_computers(self) -> NewTable:
        """A table with computer players on all other seats."""
        bots = (None, *[self.level] * (self.players - 1))
        return NewTable(settings=self._settings(bots, device=False), start=True)

    def on_one_device(self, names: tuple[str, ...]) -> NewTable:
        """A table for people who share this terminal."""
        return NewTable(settings=self._settings((), device=True), start=True, names=names)

    def among_friends(self) -> NewTable:
        """A table for people who come by its link."""
        return NewTable(settings=self._settings((), device=False))

    def quick(self) -> Quick:
        """A match with anybody who wants the same."""
        return Quick(players=self.players, edition=self.edition, options=self.mode)

    def _settings(self, bots: tuple[str | None, ...], *, device: bool) -> Settings:
        return Settings(
            players=self.players, edition=self.edition, options=self.mode, bots=bots, device=device, help=True
        )

"""What a table keeps of its matches: the turns of the one in play, and those that are over."""

from typing import NamedTuple

from red7.game.match import Match


class ShownTurn(NamedTuple):
    """A turn of the match in play: all of it, and what everybody may see of it."""

    round: int
    seat: int
    text: str
    shown: str
    whole: bool
    out: tuple[int, ...]  # the seats that went out with it
    late: bool  # it ended because the time was up


class MatchPlayed:
    """A match that is over or abandoned, and who had which seat."""

    def __init__(self, match: Match, names: tuple[str, ...], guests: tuple[str, ...]) -> None:
        self._match: Match | None = match
        self.names = names
        self.guests = guests

    @property
    def match(self) -> Match:
        """The match as it was when it ended."""
        assert self._match is not None
        return self._match

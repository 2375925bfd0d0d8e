"""What a table keeps of its matches: the turns of the one in play, and those that are over."""

from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from red7.game.match import Match
from red7.game.seeds import SharedSeed


class ShownTurn(NamedTuple):
    """A turn of the match in play: the whole of it, and what everybody may see of it."""

    round: int
    seat: int
    text: str
    shown: str
    whole: bool
    out: tuple[int, ...]  # the seats that went out with it
    late: bool  # it ended because the time was up
    stand_in: bool = False  # a computer player played it for a person


class SavedMatch(Struct, frozen=True, array_like=True):
    """A match that was played: its rounds with the text of each turn, and whether the match was finished."""

    seed: SharedSeed
    names: tuple[str, ...]
    guests: tuple[str, ...]
    rounds: tuple[tuple[tuple[str, bool], ...], ...]


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

    @cached_property
    def saved(self) -> SavedMatch:
        """The match in the form it is saved in; made once, since it no longer changes."""
        match = self.match
        rounds = [[(turn.text, turn.whole) for turn in entry.turns] for entry in match.played]
        if (turn := match.turn_in_progress) is not None:
            rounds[-1].append((turn.text, turn.whole))
        assert isinstance(match.source, SharedSeed), "matches at a table are dealt from the seed of all"
        return SavedMatch(match.source, self.names, self.guests, tuple([tuple(turns) for turns in rounds]))

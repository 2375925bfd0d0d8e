"""The turns of a match reviewed so far, as they are kept for a guest."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from red7.ai.review.outline import Outline
from red7.host.protocol.messages import encode
from red7.host.thought.reviewed_turn import ReviewedTurn

_EDITION: Final = 3  # of a review's content: an earlier one is made again


class WantedTurns(NamedTuple):
    """Which turns of a match are wanted, by number, and whether with the chances after each of them."""

    outline: Outline
    numbers: Sequence[int]
    whole: bool = True


class KeptReview(Struct, frozen=True):
    """The turns reviewed so far, in the order in which they were made.

    Some may only be judged: without the chances after each turn, the costliest is known sooner.
    """

    turns: list[ReviewedTurn] = []
    outline: Outline | None = None
    judged: list[ReviewedTurn] = []
    edition: int = _EDITION

    @classmethod
    def read(cls, content: bytes | None) -> "KeptReview":
        """Read a kept review; an empty one if there is none."""
        if content is None or msgspec.json.decode(content, type=_Edition).edition != _EDITION:
            return cls()
        return msgspec.json.decode(content, type=cls)

    def written(self) -> bytes:
        """The review as bytes, to be kept."""
        return encode(self)

    def made(self, *, whole: bool = False) -> list[ReviewedTurn]:
        """The turns that were judged; with `whole`, only those with the chances after them."""
        return self.turns if whole else self.turns + _others(self.judged, self.turns)

    def missing(self, wanted: WantedTurns) -> list[int]:
        """The numbers of the turns that are not made yet."""
        made = {turn.place for turn in self.made(whole=wanted.whole)}
        return [number for number in wanted.numbers if wanted.outline.turns[number].place not in made]

    def with_turns(self, further: Sequence[ReviewedTurn], wanted: WantedTurns) -> "KeptReview":
        """The review with some of the wanted turns; existing ones stay."""
        new = _others(further, self.made(whole=wanted.whole))
        if not wanted.whole:
            return KeptReview(self.turns, wanted.outline, self.judged + new)
        turns = self.turns + new
        return KeptReview(turns, wanted.outline, _others(self.judged, turns))


class _Edition(Struct, frozen=True):
    edition: int = 1


def _others(turns: Sequence[ReviewedTurn], made: Sequence[ReviewedTurn]) -> list[ReviewedTurn]:
    """The turns that are not among those already made."""
    places = {turn.place for turn in made}
    return [turn for turn in turns if turn.place not in places]

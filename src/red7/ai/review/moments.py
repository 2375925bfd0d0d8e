"""The turns of a record one by one, each with the match before and after it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from red7.ai.candidates import Candidate, candidates
from red7.ai.review.outline import Place
from red7.game.engine.turns import plan_of
from red7.game.history import TurnEntry
from red7.game.match import Match
from red7.game.record.record import Record
from red7.game.round import Round
from red7.game.sight import Sight, sight
from red7.game.turns import Turn, Turns


@dataclass(frozen=True)
class Moment:
    """A turn as it was played: what its player saw, the round before it, and the match after it."""

    round: int
    turn: int
    entry: TurnEntry
    seen: Sight
    before: Round
    match: Match

    @property
    def place(self) -> Place:
        """Which turn of the match it is."""
        return Place(self.round, self.turn)

    @property
    def code(self) -> int:
        """The turn, packed."""
        return int(self.entry.turn.code)

    @cached_property
    def candidates(self) -> list[Candidate]:
        """What the player could choose from, those with a 3 up to the card it draws."""
        return candidates(self.seen, self.before.kernel)

    @cached_property
    def turns(self) -> Turns:
        """The turns that were legal, with what they would have drawn: more than the player knew."""
        return self.before.turns()

    @property
    def plan(self) -> int:
        """The turn up to the card that a 3 drew, if one did."""
        return int(plan_of(self.code))

    @cached_property
    def after_draw(self) -> Sight:
        """What the player knew once a 3 had drawn, for the decision after it."""
        drawn = self.before.copy()
        for move in Turn(self.plan).moves:
            drawn.play(move)
        return replace(sight(drawn, self.seen.viewer), standing=self.seen.standing)

    def text_after_draw(self, code: int) -> str:
        """The notation of the plan, the card that its 3 drew, and what might have come after that.

        What a discard would have drawn then, nobody knows.
        """
        return Turn(self.plan | code).text([card.name for card in self.before.drawn_by(Turn(self.plan))])

    @property
    def stays(self) -> bool:
        """Whether the turn kept its player in."""
        return self.entry.seat not in self.match.round.out


def moments(record: Record) -> Iterator[Moment]:
    """Every finished turn of a record."""
    positions = record.follow()
    for number, entry in enumerate(record.rounds, 1):
        match = next(positions)
        for place, turn in enumerate(entry.turns, 1):
            seen, before = match.sight(turn.seat), match.round.copy()
            next(positions)
            if turn.whole:
                yield Moment(number, place, turn, seen, before, match)

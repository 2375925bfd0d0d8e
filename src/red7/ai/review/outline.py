"""What there is to review in a match, and in which order: losers care most about their last turns."""

from typing import NamedTuple

from red7.game.record.record import Record


class Place(NamedTuple):
    """Which turn of a match it is: the round and the turn in it, both from 1."""

    round: int
    turn: int


class OutlinedTurn(NamedTuple):
    """The place of a turn in its match, and whose it was."""

    round: int
    turn: int
    seat: int

    @property
    def place(self) -> Place:
        return Place(self.round, self.turn)


class Outline(NamedTuple):
    """How many played, who won, and every finished turn."""

    players: int
    winners: tuple[int, ...]
    turns: tuple[OutlinedTurn, ...]

    def last_first(self, seat: int | None) -> list[int]:
        """The numbers of all turns, from 0: those of a seat, then all others, the last ones first."""
        numbers = reversed(range(len(self.turns)))
        return sorted(numbers, key=lambda number: self.turns[number].seat != seat)

    def number_at(self, place: Place) -> int | None:
        """The number of the turn at a place, from 0; None if there is no finished one."""
        return next((number for number, turn in enumerate(self.turns) if turn.place == place), None)


def outline(record: Record) -> Outline:
    """The outline of a record, without playing its turns."""
    turns = [
        OutlinedTurn(number, place, turn.seat)
        for number, entry in enumerate(record.rounds, 1)
        for place, turn in enumerate(entry.turns, 1)
        if turn.whole
    ]
    return Outline(len(record.names), record.winners, tuple(turns))

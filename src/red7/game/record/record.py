"""A whole match as a value, and as text that people can read: the `.red7` record.

`str(record)` writes it, `red7.game.record.reader` reads it, and neither loses anything. `docs/record.md`
describes the text. A record shows every card, so it is for matches that are over, or for those who may see
them all.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from red7.game.deal import Deal
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options
from red7.game.errors import InvalidError, Red7Error, placed
from red7.game.history import RoundEntry
from red7.game.match import Match
from red7.game.pictures import DrawnTable
from red7.game.position import Position
from red7.game.record.free_text import check_header, check_value, value_text
from red7.game.record.writer import record_lines
from red7.game.seeds import PlainSeed, SharedSeed
from red7.game.start import Start
from red7.game.steps import Steps, finish


@dataclass(frozen=True, repr=False)
class Record(DrawnTable):
    """A match from its headers to its result. `error` is the damage at which reading stopped, if any."""

    names: tuple[str, ...]
    rounds: tuple[RoundEntry, ...]
    source: PlainSeed | SharedSeed | None = None
    edition: Edition = DEFAULT_EDITION
    options: Options = Options()
    ending: Ending = Ending.CARDS
    headers: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    points: tuple[int, ...] = ()  # by seat; none without scoring
    winners: tuple[int, ...] = ()
    abandoned: bool = False
    start: Start | None = None  # what it began with instead of a shuffle
    error: Red7Error | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.error is None and not 2 <= len(self.names) <= 4:
            raise InvalidError("position-players", found=len(self.names))
        for name in self.names:
            check_value("Seat", name)
        seen: set[str] = set()
        for key, value in self.headers:
            check_header(key, value)
            if key in seen:
                raise InvalidError("record-header-twice", field=key)
            seen.add(key)

    @staticmethod
    def of(
        match: Match,
        names: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
        comment: str = "",
        *,
        abandoned: bool = False,
    ) -> "Record":
        """The record of a match as far as it has been played, even an abandoned one."""
        names = tuple(names) or tuple([f"Seat {seat}" for seat in range(match.players)])
        if len(names) != match.players:
            raise InvalidError("record-names", found=len(names), expected=match.players)
        rounds = list(match.played)
        if (turn := match.turn_in_progress) is not None:
            rounds[-1] = rounds[-1].then(turn)
        return Record(
            names=names,
            rounds=tuple(rounds),
            source=match.source,
            edition=match.edition,
            options=match.options,
            ending=match.ending,
            headers=tuple((headers or {}).items()),
            comment=comment,
            points=match.points if match.options.scoring else (),
            winners=match.winners,
            abandoned=abandoned and not match.is_over,
            start=match.start,
        )

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record in a text; `InvalidError` or `IllegalError` says where it is wrong."""
        from red7.game.record.reader import read_record  # it imports this module

        return read_record(text, strict=True)

    def without_seed(self) -> "Record":
        """The same record with its deals, but without their secret."""
        return replace(self, source=None)

    def with_comment(self, text: str, round_: int | None = None, turn: int | None = None) -> "Record":
        """The same record with a comment on the match, a round or a turn; both count from 1."""
        if round_ is None:
            return replace(self, comment=text)
        rounds = list(self.rounds)
        entry = rounds[round_ - 1]
        if turn is None:
            entry = replace(entry, comment=text)
        else:
            turns = list(entry.turns)
            turns[turn - 1] = replace(turns[turn - 1], comment=text)
            entry = replace(entry, turns=tuple(turns))
        rounds[round_ - 1] = entry
        return replace(self, rounds=tuple(rounds))

    def follow(self) -> Iterator[Match]:
        """The match after each deal and each turn: one object that moves on, with the deals as recorded.

        An illegal turn raises its error with the `round` and the `turn` (0: the deal) as further arguments.
        """
        match: Match | None = None
        for number, entry in enumerate(self.rounds, 1):
            place = 0
            try:
                match = self.begin_round(match, entry.deal)
                yield match
                for turn in entry.turns:
                    place += 1
                    match.play(turn.turn, whole=turn.whole)
                    yield match
            except Red7Error as error:
                raise placed(error, round=number, turn=place) from None

    def replay(self) -> Match:
        """The match at the end of the record; it can be played on if its seed is known."""
        return finish(replaying_steps(self))

    def before(self, round_: int, turn: int) -> Start:
        """How the match stood before a turn, for another one to begin with; both count from 1."""
        return Start.of(finish(before_steps(self, round_, turn)))

    def begin_round(self, match: Match | None, dealt: Deal | Position) -> Match:
        """The match at its next round with this deal; without a match yet, at its first."""
        if match is None:
            given = dealt if isinstance(dealt, Deal) else None
            rules = self.edition, self.options, self.ending
            return Match(self.source, len(self.names), *rules, given=given, start=self.start)
        if isinstance(dealt, Position):
            raise InvalidError("record-start-late", round=len(match.played) + 1)
        match.next_round(dealt)
        return match

    def labels(self) -> tuple[str, ...]:
        """What turns call the players: their names, or their seats if two have the same name."""
        if len(set(self.names)) < len(self.names):
            return tuple([str(seat) for seat in range(len(self.names))])
        return tuple([value_text(name) for name in self.names])

    def __str__(self) -> str:
        return "\n".join(record_lines(self)) + "\n"

    def __repr__(self) -> str:
        rounds = f"{len(self.rounds)} round{'' if len(self.rounds) == 1 else 's'}"
        return f"<Record {self.edition} {self.options}, {', '.join(self.names)}, {rounds}>"


def replaying_steps(record: Record) -> Steps[Match]:
    """The match at the end of a record, in steps of one turn."""
    last: Match | None = None
    for match in record.follow():
        last = match
        yield
    if last is None:
        raise InvalidError("record-empty")
    return last


def before_steps(record: Record, round_: int, turn: int) -> Steps[Match]:
    """The match before a turn of a record, in steps of one turn; both count from 1."""
    place = 0
    for match in record.follow():
        place = place + 1 if len(match.played) == round_ else 0
        if place and place == turn and match.awaits_turn:
            return match
        yield
    raise placed(InvalidError("record-no-turn"), round=round_, turn=turn)

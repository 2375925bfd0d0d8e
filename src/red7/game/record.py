"""A whole match as a value, and as text that people can read: the `.red7` record.

`str(record)` writes it, `red7.game.reading` reads it, and neither loses anything. `docs/record.md` describes
the text. A record shows every card, so it is for matches that are over, or for those who may see them all.
"""

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from red7.game.cards import ALL, NAMES, cards_of
from red7.game.deal import HAND, Deal, PlainSeed, SharedSeed
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options
from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.game.match import Match, Played, dealt_round
from red7.game.notation import parse_moves
from red7.game.round import Round
from red7.game.state import OVER

VERSION: Final = "1"
MARK: Final = "Red7-Record"
UNTOLD: Final = "..."  # stands at the end of a turn in progress
NOTHING: Final = "-"

HEADER_NAME: Final = r"[A-Z][A-Za-z0-9-]*"
RESERVED: Final = r"Red7-.*|Deal-.*|Seat-.*|Edition|Options|Ending|Deck|End|Winner|Scored|Points|Result"
_UNPRINTABLE: Final = r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]"
_ESCAPED: Final = re.compile(_UNPRINTABLE + r"|\\|\s\Z")
_ESCAPE: Final = re.compile(r'\\(?:([\\"])|u\{([0-9a-f]{1,6})\})')


class Cause(StrEnum):
    """Why the last rival of a round's winner was out."""

    GAVE_UP = "gave up"
    NOT_LEADING = "not leading"
    NO_CARDS = "no cards"


@dataclass(frozen=True)
class TurnEntry:
    """A turn: who played, what in notation, and a comment after it. Only the last may be in progress."""

    seat: int
    text: str
    comment: str = ""
    whole: bool = True


@dataclass(frozen=True)
class RoundEnd:
    """How a round ended, and the cards (a mask) that its winner keeps."""

    cause: Cause
    winner: int
    scored: int = 0


@dataclass(frozen=True)
class RoundEntry:
    """A round: its deal, its turns, and its end if it has come to one."""

    deal: Deal
    turns: tuple[TurnEntry, ...] = ()
    end: RoundEnd | None = None
    comment: str = ""


@dataclass(frozen=True)
class Record:
    """A match from its headers to its result. `error` is the damage at which reading stopped, if any."""

    names: tuple[str, ...]
    rounds: tuple[RoundEntry, ...]
    source: PlainSeed | SharedSeed | None = None
    edition: Edition = DEFAULT_EDITION
    options: Options = Options()
    ending: Ending = Ending.CARDS
    headers: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    points: tuple[int, ...] = ()  # by seat; none where nothing is scored
    winners: tuple[int, ...] = ()
    abandoned: bool = False
    error: Red7Error | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.error is None and not 2 <= len(self.names) <= 4:
            raise InvalidError("position-players", found=len(self.names))
        for name in self.names:
            check_value("Seat", name)
        for key, value in self.headers:
            check_header(key, value)
        twice = [key for place, (key, _) in enumerate(self.headers) if key in dict(self.headers[:place])]
        if twice:
            raise InvalidError("record-header-twice", field=twice[0])

    @staticmethod
    def of(
        match: Match,
        names: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
        comment: str = "",
        *,
        abandoned: bool = False,
    ) -> "Record":
        """The record of a match as far as it has been played, also of one that nobody will play on."""
        blank = Record(
            names=tuple(names) or tuple([f"Seat {seat}" for seat in range(match.players)]),
            rounds=(),
            source=match.source.behind if isinstance(match.source, _NoSeed) else match.source,
            edition=match.edition,
            options=match.options,
            ending=match.ending,
            headers=tuple((headers or {}).items()),
            comment=comment,
            points=match.points if match.options.scoring else (),
            winners=match.winners,
            abandoned=abandoned and not match.is_over,
        )
        if len(blank.names) != match.players:
            raise InvalidError("record-names", found=len(blank.names), expected=match.players)
        rounds: list[RoundEntry] = []
        told: Retelling | None = None
        for played in match.played:
            told = blank.retelling(played.deal) if told is None else told.deal_next(played.deal)
            turns = [told.tell(text) for text in played.turns]
            if match.steps and played is match.played[-1]:
                turns.append(told.tell(" ".join(match.steps), whole=False))
            rounds.append(RoundEntry(played.deal, tuple(turns), told.end))
        return replace(blank, rounds=tuple(rounds))

    def with_comment(self, text: str, round_: int | None = None, turn: int | None = None) -> "Record":
        """The same with a comment on the match, on a round, or on a turn of it; both count from 1."""
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
        told: Retelling | None = None
        for number, entry in enumerate(self.rounds, 1):
            turn = 0
            try:
                told = self.retelling(entry.deal) if told is None else told.deal_next(entry.deal)
                yield told
                for told_turn in entry.turns:
                    turn += 1
                    told.tell(told_turn.text, whole=told_turn.whole)
                    yield told
            except Red7Error as error:
                raise placed(error, round=number, turn=turn) from None

    def replay(self) -> Match:
        """The match as it stands at the end of the record; it can be played on where its seed is known."""
        last = deque(self.follow(), maxlen=1)
        if not last:
            raise InvalidError("record-empty")
        return last[0]

    def retelling(self, first: Deal) -> "Retelling":
        """The match of these headers from its first deal on."""
        return Retelling(self, first)

    def labels(self) -> tuple[str, ...]:
        """What turns call the players: their names, or their seats where two have the same name."""
        if len(set(self.names)) < len(self.names):
            return tuple([str(seat) for seat in range(len(self.names))])
        return tuple([value_text(name) for name in self.names])

    def __str__(self) -> str:
        return "\n".join(_lines(self)) + "\n"


class Retelling(Match):
    """A match played again as a record tells it, with the deals of the record, whatever a seed would give."""

    def __init__(self, record: Record, first: Deal) -> None:
        self._given: Deal | None = first
        self.end: RoundEnd | None = None
        source = record.source
        if source is None:
            source = _NoSeed(bytes(32), None)
        elif isinstance(source, SharedSeed) and source.problems():
            source = _NoSeed(bytes(32), source)
        super().__init__(source, len(record.names), record.edition, record.options, record.ending)
        self._given = None

    def deal_next(self, given: Deal) -> "Retelling":
        """Go on to the next round, with this deal."""
        self._given = given
        try:
            self.next_round()
        finally:
            self._given = None
        return self

    def tell(self, text: str, *, whole: bool = True) -> TurnEntry:
        """Play the text of a turn; the entry has it in full, with the cards that were drawn."""
        self._check_running()
        round_ = self.round
        seat, alive = int(round_.seat), int(round_.alive)
        for move in parse_moves(round_, text, whole=whole):
            self.play(move)
        if not whole:
            if not self.steps:
                raise IllegalError("record-turn-whole")
            return TurnEntry(seat, " ".join(self.steps), whole=False)
        played = self.played[-1]
        full = played.turns[-1]
        if round_.phase == OVER:
            gone = alive & ~int(round_.alive)
            cause = Cause.NO_CARDS
            if gone == 1 << seat:
                cause = Cause.GAVE_UP if full == "out" else Cause.NOT_LEADING
            self.end = RoundEnd(cause, int(round_.winner), played.scored)
        return TurnEntry(seat, full)

    def _deal(self) -> Round:
        self.end = None
        given = self._given
        if given is None:
            if isinstance(self.source, _NoSeed):
                raise InvalidError("record-seedless")
            return super()._deal()
        out_of_play = 0
        for pile in self.piles:
            out_of_play |= pile
        _check_deal(given, self.players, out_of_play)
        self.played.append(Played(given))
        return dealt_round(given, self.edition, self.options, out_of_play)


@dataclass(frozen=True)
class _NoSeed(PlainSeed):
    """Stands in for a source without a seed: none is recorded, or it does not verify."""

    behind: SharedSeed | None


def _check_deal(dealt: Deal, players: int, scored: int) -> None:
    if {len(dealt.hands), len(dealt.palettes)} != {players}:
        raise InvalidError("record-seats", found=len(dealt.hands), expected=players)
    seen = 0
    for seat, hand in enumerate(dealt.hands):
        if len(hand) != HAND:
            raise InvalidError("record-hand", seat=seat, found=len(hand), expected=HAND)
    for cards in (*dealt.hands, dealt.palettes, dealt.deck):
        for card in cards:
            if not 0 <= card < len(NAMES):
                raise InvalidError("deal-card", found=card, last=len(NAMES) - 1)
            if seen >> card & 1:
                raise InvalidError("position-cards", card=NAMES[card])
            seen |= 1 << card
    if again := seen & scored:
        raise InvalidError("record-card-scored", card=str(cards_of(again)[0]))
    if missing := int(ALL) & ~(seen | scored):
        raise InvalidError("record-card-missing", card=str(cards_of(missing)[0]))


def placed(error: Red7Error, **place: int) -> Red7Error:
    """The same error with the place as further arguments, and in its text."""
    again = type(error)(error.code, **{**error.arguments, **place})
    if error.code != "syntax":
        again.args = (", ".join([f"{what} {number}" for what, number in place.items()]) + f": {error}",)
    return again


# Text


def check_header(key: str, value: str) -> None:
    """Refuse a free header that could not be read back."""
    if not re.fullmatch(HEADER_NAME, key) or re.fullmatch(RESERVED, key):
        raise InvalidError("record-header", found=key)
    check_value(key, value)


def check_value(field_: str, value: str) -> None:
    """Refuse line breaks, control characters and halves of characters, which no line of text can hold."""
    if found := re.search(_UNPRINTABLE, value):
        raise InvalidError("record-value", field=field_, found=value, character=f"U+{ord(found[0]):04X}")


def value_text(value: str) -> str:
    """A name or value as it stands in a line: in quotes only where it would not be read back without."""
    if value and value == value.strip() and not value.startswith('"'):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def comment_lines(comment: str) -> list[str]:
    r"""A comment as lines; what would not survive in a line of text is written as `\u{9}`."""
    lines: list[str] = []
    for line in comment.split("\n") if comment else []:
        lines.append(("# " + _ESCAPED.sub(_escape, line)).rstrip())
    return lines


def _escape(found: "re.Match[str]") -> str:
    return "\\\\" if found[0] == "\\" else f"\\u{{{ord(found[0]):x}}}"


def unescaped(text: str) -> str:
    r"""The text behind `\\`, `\"` and `\u{9}`; any other backslash is just one."""
    return _ESCAPE.sub(_unescape, text)


def _unescape(found: "re.Match[str]") -> str:
    if found[1]:
        return str(found[1])
    code = int(found[2], 16)
    return chr(code) if code <= 0x10FFFF else str(found[0])


def cards_text(cards: Sequence[int]) -> str:
    """Cards separated by spaces, in the order given."""
    return " ".join([NAMES[card] for card in cards]) or NOTHING


def end_lines(record: Record, end: RoundEnd) -> list[str]:
    """The lines that close a round."""
    lines = [f"End: {end.cause.value}", f"Winner: {record.labels()[end.winner]}"]
    if record.options.scoring:
        cards = cards_of(end.scored)
        lines.append(f"Scored: {cards_text(cards[::-1])} = {sum([card.number for card in cards])}")
    return lines


def result_lines(record: Record) -> list[str]:
    """The lines that close the record."""
    lines: list[str] = []
    if record.options.scoring:
        lines.append("Points: " + " ".join([str(points) for points in record.points]))
    if record.winners:
        return lines + [f"Result: won by {record.labels()[seat]}" for seat in record.winners]
    return [*lines, "Result: abandoned" if record.abandoned else "Result: unfinished"]


def turn_line(number: int, label: str, turn: TurnEntry) -> str:
    """A turn as a line."""
    return f"{number}. {label}: {turn.text}" + ("" if turn.whole else f" {UNTOLD}")


def _lines(record: Record) -> Iterator[str]:
    yield f"{MARK}: {VERSION}"
    yield f"Edition: {record.edition.name}"
    yield f"Options: {record.options}"
    if record.ending is not Ending.CARDS:
        yield f"Ending: {record.ending.value}"
    for seat, name in enumerate(record.names):
        yield f"Seat-{seat}: {value_text(name)}"
    for key, value in record.headers:
        yield f"{key}: {value_text(value)}"
    if record.source is not None:
        for key, value in record.source.fields().items():
            yield f"{key}: {value}"
    yield from comment_lines(record.comment)
    labels = record.labels()
    for number, entry in enumerate(record.rounds, 1):
        yield ""
        yield f"Round {number}"
        for seat, hand in enumerate(entry.deal.hands):
            yield f"Seat-{seat}: {cards_text(hand)} | {NAMES[entry.deal.palettes[seat]]}"
        yield f"Deck: {cards_text(entry.deal.deck)}"
        yield from comment_lines(entry.comment)
        for place, turn in enumerate(entry.turns, 1):
            yield turn_line(place, labels[turn.seat], turn)
            yield from comment_lines(turn.comment)
        if entry.end is not None:
            yield from end_lines(record, entry.end)
    if record.error is None:
        yield ""
        yield from result_lines(record)

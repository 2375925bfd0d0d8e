"""Reads records: from a text, or one by one from a stream of lines.

Each line is checked by the rules as it comes, so a record always holds a match that could be played. At the
first mistake reading stops; the record then holds everything before it, and the mistake as its `error`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from red7.game.cards import NAMES, Card
from red7.game.checks import expect, short
from red7.game.deal import Deal
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options
from red7.game.engine.bits import HAND
from red7.game.errors import InvalidError, Red7Error, placed, syntax_error
from red7.game.history import RoundEntry, TurnEntry
from red7.game.match import Match, check_setting
from red7.game.messages import Message
from red7.game.record.free_text import HEADER_NAME, RESERVED, check_header, check_value, unescaped
from red7.game.record.record import Record
from red7.game.record.writer import IN_PROGRESS, MARK, NO_CARDS, START, VERSION, end_lines, result_lines
from red7.game.seeds import PlainSeed, SharedSeed, parse_source
from red7.game.start import Start
from red7.game.steps import Steps, finish

_HEADER: Final = re.compile(rf"({HEADER_NAME}):(?: (.*))?")
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_TURN: Final = re.compile(r"([0-9]+)\. (.*): (.*)")
_FIRST: Final = f"{MARK}: {VERSION}"


def read_record(text: str, *, strict: bool = False) -> Record:
    """The record in a text, up to the first mistake, which is its `error`, or raised if `strict`."""
    return finish(reading_steps(text, strict=strict))


def reading_steps(text: str, *, strict: bool = False) -> Steps[Record]:
    """The same in steps, turn by turn."""
    expect(text, str)
    lines = _Lines(text.split("\n"))
    record = yield from _Reader(lines).read()
    if record.error is None and (more := lines.peek()):
        record = replace(
            record, error=syntax_error(short(more), Message("expected-record-end"), 1, lines.number)
        )
    if strict and record.error is not None:
        raise record.error
    return record


def read_records(lines: Iterable[str]) -> Iterator[Record]:
    """The records of a stream, each as soon as it is complete; a mistake ends only its own record."""
    source = _Lines(lines)
    while source.peek() is not None:
        yield finish(_Reader(source).read())


class _Lines:
    """Lines that are not blank, with their numbers, read from a stream only when needed."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._rest: Iterator[str] = iter(lines)
        self._ahead: str | None = None
        self.number: int = 0  # of the line last seen

    def peek(self) -> str | None:
        """The next line without the space at its end, or None after the last."""
        while not self._ahead:
            line = next(self._rest, None)
            if line is None:
                return None
            self.number += 1
            self._ahead = line.rstrip()
            if self.number == 1:
                self._ahead = self._ahead.removeprefix("\ufeff")
        return self._ahead

    def take(self) -> str | None:
        line = self.peek()
        self._ahead = None
        return line


class _Reader:
    """One record in the making."""

    def __init__(self, lines: _Lines) -> None:
        self._lines = lines
        self._edition: Edition = DEFAULT_EDITION
        self._options: Options = Options()
        self._ending: Ending = Ending.CARDS
        self._names: list[str] = []
        self._headers: dict[str, str] = {}
        self._deal_lines: dict[str, int] = {}
        self._start: Start | None = None
        self._comment: list[str] = []
        self._rounds: list[RoundEntry] = []
        self._head: Record | None = None
        self._match: Match | None = None

    def read(self) -> Steps[Record]:
        """The record that starts at the next line, turn by turn."""
        try:
            self._read_headers()
            head = self._head = self._close_headers()
            yield from self._read_round(head)
            while self._match_goes_on():
                yield from self._read_round(head)
            return self._read_result(replace(head, rounds=tuple(self._rounds)))
        except Red7Error as error:
            if "line" in error.arguments:
                return self._damaged(error)
            return self._damaged(placed(error, line=self._lines.number, column=1))

    def _damaged(self, error: Red7Error) -> Record:
        while (line := self._lines.peek()) is not None and not line.startswith(f"{MARK}:"):
            self._lines.take()
        return replace(self._head or self._record(error=error), rounds=tuple(self._rounds), error=error)

    def _record(self, source: PlainSeed | SharedSeed | None = None, error: Red7Error | None = None) -> Record:
        """The record as far as it has been read."""
        return Record(
            names=tuple(self._names),
            rounds=(),
            source=source,
            edition=self._edition,
            options=self._options,
            ending=self._ending,
            headers=tuple([pair for pair in self._headers.items() if not re.fullmatch(RESERVED, pair[0])]),
            comment="\n".join(self._comment),
            start=self._start,
            error=error,
        )

    def _fail(self, text: str | None, expected: Message | str, column: int = 1) -> Red7Error:
        """An error with what was found and expected in the last line, or after it if the text has ended."""
        line = self._lines.number
        return syntax_error(short(text or ""), expected, column, line + 1 if text is None else line)

    def _expect(self, expected: str) -> None:
        """Take the only line that is possible here."""
        line = self._lines.peek()
        if line != expected:
            key, colon, value = expected.partition(": ")
            if line is not None and colon and line.startswith(key + colon):
                column = len(key) + len(colon)
                raise self._fail(line[column:], value, column + 1)
            raise self._fail(line, expected)
        self._lines.take()

    def _take_comment(self) -> list[str]:
        """The comment here, as lines."""
        comment: list[str] = []
        while (line := self._lines.peek()) is not None and line.startswith("#"):
            comment.append(unescaped(line[2:] if line.startswith("# ") else line[1:]))
            self._lines.take()
        return comment

    # Headers

    def _read_headers(self) -> None:
        first = self._lines.take()  # taken even if it is wrong, or a stream would never get past it
        if first != _FIRST:
            raise self._fail(first, _FIRST)
        while True:
            self._comment += self._take_comment()
            line = self._lines.peek()
            header = _HEADER.fullmatch(line or "")
            if not header:
                if line is not None and not line.startswith("Round "):
                    raise self._fail(line, Message("expected-header-or-round"))
                return
            self._lines.take()
            self._read_header(header[1], header[2] or "", len(header[1]) + 3)

    def _read_header(self, key: str, text: str, column: int) -> None:
        if key in self._headers:
            raise self._fail(key, Message("expected-header-once"))
        value = text
        if text.startswith('"'):
            quoted = _QUOTED.fullmatch(text)
            if not quoted:
                raise self._fail(text, Message("expected-quotes"), column)
            value = unescaped(quoted[1])
        try:
            if key == "Edition":
                self._edition = Edition.parse(value)
            elif key == "Options":
                self._options = Options.parse(value)
            elif key == "Ending":
                if value not in ("cards", "target"):
                    raise self._fail(value, Message("expected-ending"), column)
                self._ending = Ending(value)
            elif key.startswith("Seat-"):
                if len(self._names) == 4:
                    raise self._fail(key, Message("expected-seats", count=4))
                if key != f"Seat-{len(self._names)}":
                    raise self._fail(key, f"Seat-{len(self._names)}")
                check_value(key, value)
                self._names.append(value)
            elif key == START:
                self._start = self._read_start(value, column)
            elif key.startswith("Deal-"):
                self._deal_lines[key] = self._lines.number
            elif re.fullmatch(RESERVED, key):
                raise self._fail(key, Message("expected-header"))
            else:
                check_header(key, value)
        except Red7Error as error:
            raise error if "line" in error.arguments else self._at(error, column) from None
        self._headers[key] = value

    def _read_start(self, text: str, column: int) -> Start:
        try:
            return Start.parse(text)
        except Red7Error as error:
            offset = error.arguments.get("column")
            raise self._at(error, column + offset - 1 if isinstance(offset, int) else column) from None

    def _at(self, error: Red7Error, column: int) -> Red7Error:
        return placed(error, line=self._lines.number, column=column)

    def _close_headers(self) -> Record:
        for key in ("Seat-0", "Seat-1", "Edition", "Options"):
            if key not in self._headers:
                raise self._fail(self._lines.peek(), Message("expected-header-named", header=key))
        source = self._read_source()
        check_setting(source, len(self._names), self._edition, self._ending)
        return self._record(source)

    def _read_source(self) -> PlainSeed | SharedSeed | None:
        if not self._deal_lines:
            return None
        try:
            return parse_source({key: self._headers[key] for key in self._deal_lines})
        except InvalidError as error:
            line = self._deal_lines.get(str(error.arguments.get("field")), max(self._deal_lines.values()))
            raise placed(error, line=line, column=1) from None

    # Rounds

    def _match_goes_on(self) -> bool:
        line = self._lines.peek()
        return line is not None and line.startswith("Round ")

    def _read_round(self, head: Record) -> Steps[None]:
        self._expect(f"Round {len(self._rounds) + 1}")
        line = self._lines.number
        comment = self._take_comment()
        begins = self._match is None and head.start is not None
        dealt = head.start.position if begins and head.start else self._read_deal(len(head.names))
        try:
            self._match = head.begin_round(self._match, dealt)
        except Red7Error as error:
            raise placed(error, line=line, column=1) from None
        match = self._match
        comment += self._take_comment()
        self._rounds.append(RoundEntry(dealt, comment="\n".join(comment)))
        turns: list[TurnEntry] = []
        spoken: list[str] = []
        labels = head.labels()
        while match.awaits_turn and _starts_turn(self._lines.peek()):
            turns.append(self._read_turn(match, len(turns) + 1, labels))
            spoken = self._take_comment()
            turns[-1] = replace(turns[-1], comment="\n".join(spoken))
            self._rounds[-1] = replace(self._rounds[-1], turns=tuple(turns))
            yield
        end = match.played[-1].end
        if end is not None:
            for closing in end_lines(head, end):
                self._expect(closing)
            turns[-1] = replace(turns[-1], comment="\n".join(spoken + self._take_comment()))
            self._rounds[-1] = replace(self._rounds[-1], turns=tuple(turns), end=end)

    def _read_deal(self, players: int) -> Deal:
        hands: list[tuple[int, ...]] = []
        palettes: list[int] = []
        seen: set[int] = set()
        for seat in range(players):
            text, column = self._value(f"Seat-{seat}")
            hand, bar, palette = text.partition(" | ")
            cards = self._cards(hand, column, seen)
            if len(cards) != HAND or not bar:
                raise self._fail(text, Message("expected-hand", count=HAND), column)
            first = self._cards(palette, column + len(hand) + len(bar), seen)
            if len(first) != 1:
                raise self._fail(palette, Message("expected-one-card"), column + len(hand) + len(bar))
            hands.append(cards)
            palettes.append(first[0])
        text, column = self._value("Deck")
        return Deal(tuple(hands), tuple(palettes), self._cards(text, column, seen))

    def _value(self, key: str) -> tuple[str, int]:
        """The value of the line with this key, and the column where it starts."""
        line = self._lines.peek()
        if line is None or not line.startswith(f"{key}: "):
            raise self._fail(line, Message("expected-cards-of", header=key))
        self._lines.take()
        return line[len(key) + 2 :], len(key) + 3

    def _cards(self, text: str, column: int, seen: set[int]) -> tuple[int, ...]:
        cards: list[int] = []
        for word in text.split(" ") if text != NO_CARDS else []:
            if word not in NAMES:
                raise self._fail(word, Message("expected-card"), column)
            card = int(Card[word])
            if card in seen:
                raise self._fail(word, Message("expected-card-undealt"), column)
            seen.add(card)
            cards.append(card)
            column += len(word) + 1
        return tuple(cards)

    def _read_turn(self, match: Match, number: int, labels: Sequence[str]) -> TurnEntry:
        line = self._lines.take()
        label = labels[match.round.turn]
        words = _TURN.fullmatch(line or "")
        if not words:
            raise self._fail(line, Message("expected-turn", example=f"{number}. {label}: R7p"))
        if words[1] != str(number):
            raise self._fail(words[1], Message("expected-turn-number", turn=number))
        if words[2] != label:
            raise self._fail(words[2], Message("expected-player", player=label), len(words[1]) + 3)
        column = words.start(3) + 1
        text = str(words[3])
        whole = not text.endswith(f" {IN_PROGRESS}")
        try:
            match.play(text if whole else text[: -len(IN_PROGRESS) - 1], whole=whole)
            return match.latest_turn
        except Red7Error as error:
            offset = error.arguments.get("column")
            if isinstance(offset, int):
                column += offset - 1
            raise self._at(error, column) from None

    def _read_result(self, record: Record) -> Record:
        match = self._match
        assert match is not None, "a round has been read"
        record = replace(record, points=match.points if record.options.scoring else (), winners=match.winners)
        given_up = replace(record, abandoned=True)
        *lines, last = result_lines(record)
        for line in lines:
            self._expect(line)
        result = self._lines.peek()
        if not record.winners and result == (abandoned := result_lines(given_up)[-1]):
            last, record = abandoned, given_up
        if result != last and not record.winners:
            if match.round.is_over:
                raise self._fail(result, Message("expected-round-or-result"))
            raise self._fail(
                result, Message("expected-turn-or-result", turn=len(record.rounds[-1].turns) + 1)
            )
        self._expect(last)
        return record


def _starts_turn(line: str | None) -> bool:
    return line is not None and line[0] in "0123456789"

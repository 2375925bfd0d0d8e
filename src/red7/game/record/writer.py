"""Writes records: the lines of the `.red7` text, which the reader expects one by one."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from red7.game.cards import NAMES, cards_of
from red7.game.deal import Deal
from red7.game.editions import Ending
from red7.game.history import RoundEnd, TurnEntry
from red7.game.record.free_text import comment_lines, value_text

if TYPE_CHECKING:
    from red7.game.record.record import Record

VERSION: Final = "1"
MARK: Final = "Red7-Record"
# Marks the end of a turn in progress.
IN_PROGRESS: Final = "..."
NO_CARDS: Final = "-"
START: Final = "Deal-Start"


def card_list(cards: Sequence[int]) -> str:
    """Cards separated by spaces, in the order given."""
    return " ".join([NAMES[card] for card in cards]) or NO_CARDS


def end_lines(record: "Record", end: RoundEnd) -> list[str]:
    """The lines that close a round."""
    lines = [f"End: {end.cause.value}", f"Winner: {record.labels()[end.winner]}"]
    if record.options.scoring:
        cards = cards_of(end.scored)
        lines.append(f"Scored: {card_list(cards[::-1])} = {sum([card.number for card in cards])}")
    return lines


def result_lines(record: "Record") -> list[str]:
    """The lines that close the record."""
    lines: list[str] = []
    if record.options.scoring:
        lines.append("Points: " + " ".join([str(points) for points in record.points]))
    if record.winners:
        return lines + [f"Result: won by {record.labels()[seat]}" for seat in record.winners]
    return [*lines, "Result: abandoned" if record.abandoned else "Result: unfinished"]


def turn_line(number: int, label: str, turn: TurnEntry) -> str:
    """A turn as a line."""
    return f"{number}. {label}: {turn.text}" + ("" if turn.whole else f" {IN_PROGRESS}")


def record_lines(record: "Record") -> Iterator[str]:
    """All lines of a record."""
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
    if record.start is not None:
        yield f"{START}: {record.start}"
    yield from comment_lines(record.comment)
    labels = record.labels()
    for number, entry in enumerate(record.rounds, 1):
        yield ""
        yield f"Round {number}"
        if isinstance(entry.deal, Deal):
            for seat, hand in enumerate(entry.deal.hands):
                yield f"Seat-{seat}: {card_list(hand)} | {NAMES[entry.deal.palettes[seat]]}"
            yield f"Deck: {card_list(entry.deal.deck)}"
        yield from comment_lines(entry.comment)
        for place, turn in enumerate(entry.turns, 1):
            yield turn_line(place, labels[turn.seat], turn)
            yield from comment_lines(turn.comment)
        if entry.end is not None:
            yield from end_lines(record, entry.end)
    if record.error is None:
        yield ""
        yield from result_lines(record)

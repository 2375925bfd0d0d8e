"""Checks records: the turns, scores and result by the rules, the deals by the seed that was promised."""

from dataclasses import dataclass, replace

from red7.game.checks import expect
from red7.game.deal import Deal, deal
from red7.game.editions import ALL_EDITIONS
from red7.game.errors import InvalidError, Red7Error, UnrevealedError
from red7.game.history import RoundEntry
from red7.game.record.reader import reading_steps
from red7.game.record.record import Record, replaying_steps
from red7.game.seeds import SharedSeed
from red7.game.steps import Steps, finish


@dataclass(frozen=True)
class Verification:
    """The result of checking a record: what is wrong, and what its reader should know."""

    problems: tuple[Red7Error, ...]
    remarks: tuple[Red7Error, ...]


def verify(record: Record | str) -> Verification:
    """Whether all turns, scores and the result are right, and the deals come from the seed as promised."""
    return finish(verification_steps(record))


def verification_steps(record: Record | str) -> Steps[Verification]:
    """The same, step by step: turn by turn, then deal by deal."""
    record = (yield from reading_steps(record)) if isinstance(record, str) else record
    expect(record, Record)
    problems: list[Red7Error] = []
    remarks: list[Red7Error] = []
    seed: bytes | None = None
    source = record.source
    if record.start is not None:
        remarks.append(InvalidError("record-prepared"))
    if source is None and (record.rounds or record.error is None):
        remarks.append(InvalidError("record-seedless"))
    elif source is not None:
        running = not record.winners and not record.abandoned
        broken = source.problems()
        for problem in broken:
            is_due_later = running and isinstance(problem, UnrevealedError)
            (remarks if is_due_later else problems).append(problem)
        if not broken:
            seed = source.seed()
        if isinstance(source, SharedSeed):
            if not source.revealed():
                remarks.append(InvalidError("record-server-alone"))
            remarks += [InvalidError("record-unrevealed", seat=seat) for seat in source.missing()]
    mistake = record.error or (yield from _mistake_steps(record))
    if mistake is not None:
        problems.append(mistake)
    for number, entry in enumerate(record.rounds, 1) if seed else ():
        if not isinstance(entry.deal, Deal):
            continue  # prepared, so no seed could make it
        # A deal names all cards in play; that they are the right ones has just been checked.
        cards = [card for part in (*entry.deal.hands, entry.deal.palettes, entry.deal.deck) for card in part]
        try:
            expected = deal(seed or b"", number, len(record.names), cards)
        except Red7Error:
            break  # no deal at all, which is already among the problems
        if entry.deal != expected:
            problems.append(InvalidError("record-deal", round=number))
        yield
    return Verification(tuple(problems), tuple(remarks))


def _mistake_steps(record: Record) -> Steps[Red7Error | None]:
    """The first mistake of a record, with its place in the text."""
    if (yield from _told_steps(record)):
        return None
    # Reading takes longer than following, but gives the place, and allows what people may leave out.
    return (yield from reading_steps(str(record))).error


def _told_steps(record: Record) -> Steps[bool]:
    """Whether the match, played as recorded, matches the record word for word."""
    try:
        replayed = Record.of((yield from replaying_steps(record)), record.names)
    except Red7Error:
        return False
    return (
        ALL_EDITIONS.get(record.edition.name) == record.edition
        and [_without_comments(entry) for entry in record.rounds] == list(replayed.rounds)
        and (record.points, record.winners) == (replayed.points, replayed.winners)
    )


def _without_comments(entry: RoundEntry) -> RoundEntry:
    turns = [replace(turn, comment="") if turn.comment else turn for turn in entry.turns]
    return RoundEntry(entry.deal, tuple(turns), entry.end)

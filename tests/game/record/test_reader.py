"""A damaged record is read up to the damage, which is found in its place; and many records in one stream."""

import re
from collections.abc import Iterator

import pytest

from red7.game.errors import IllegalError, InvalidError
from red7.game.record.reader import read_record, read_records
from red7.game.record.record import Record


def lines_of(text: str) -> list[str]:
    return text.split("\n")


def number_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(lines_of(text), 1) if line.startswith(start))


SMALL = """\
Red7-Record: 1
Edition: intl-1.2
Options: basic
Seat-0: Ann
Seat-1: Bob

Round 1
Seat-0: R1 O1 Y1 G1 B1 I1 V1 | R7
Seat-1: R2 O2 Y2 G2 B2 I2 V2 | O7
Deck: R3 O3 Y3 G3 B3 I3 V3 R4 O4 Y4 G4 B4 I4 V4 R5 O5 Y5 G5 B5 I5 V5 R6 O6 Y6 G6 B6 I6 V6 Y7 G7 B7 I7 V7
1. Bob: R2p G2c
2. Ann: out
End: gave up
Winner: Bob

Result: won by Bob
"""


def test_the_small_record_is_right() -> None:
    # Bob leads green with R2 and no card of Ann is even; she gives up.
    record = read_record(SMALL, strict=True)
    assert str(record) == SMALL
    assert [turn.text for turn in record.rounds[0].turns] == ["R2p G2c", "out"]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "piece", "expected"),
    [
        ("Red7-Record: 1", "Red7-Record: 2", 1, 1, "'Red7-Record: 2'", "Red7-Record: 1"),
        ("Red7-Record: 1\n", "", 1, 1, "'Edition: intl-1.2'", "Red7-Record: 1"),
        ("Options: basic\n", "", 6, 1, "'Round 1'", "the header Options"),
        ("Edition: intl-1.2\n", "", 6, 1, "'Round 1'", "the header Edition"),
        ("Seat-1: Bob\n", "", 6, 1, "'Round 1'", "the header Seat-1"),
        ("Seat-1: Bob", "Seat-2: Bob", 5, 1, "'Seat-2'", "Seat-1"),
        ("Seat-1: Bob", 'Seat-1: "B', 5, 9, "'\"B'", "a quotation mark at the end, and \\ before any other"),
        ("Options: basic", "Options: basic\nOptions: basic", 4, 1, "'Options'", "each header only once"),
        ("Options: basic", "Options: basic\nPoints: 3", 4, 1, "'Points'", "a header, or Round 1"),
        ("Options: basic", "Options: basic\nEnding: soon", 4, 9, "'soon'", "cards or target"),
        ("Round 1", "Round 2", 7, 1, "'Round 2'", "Round 1"),
        ("Round 1", "Rond 1", 7, 1, "'Rond 1'", "a header such as Event: Kitchen table, or Round 1"),
        ("R1 O1 Y1", "R1 O8 Y1", 8, 12, "'O8'", "a card such as R7"),
        ("R1 O1 Y1", "R1  O1 Y1", 8, 12, "nothing", "a card such as R7"),
        ("R2 O2 Y2", "R2 O1 Y2", 9, 12, "'O1'", "a card that isn’t dealt yet"),
        (" | R7", "", 8, 9, "'R1 O1 Y1 G1 B1 I1 V1'", "7 cards, a stroke | and the first palette card"),
        ("| R7", "| R7 V7", 8, 32, "'R7 V7'", "one card"),
        ("Deck:", "Dock:", 10, 1, None, "Deck: and cards"),
        ("1. Bob", "2. Bob", 11, 1, "'2'", "turn 1"),
        ("1. Bob", "1. Ann", 11, 4, "'Ann'", "Bob, whose turn it is"),
        ("1. Bob: R2p G2c", "1. Bob R2p G2c", 11, 1, "'1. Bob R2p G2c'", "a turn such as 1. Bob: R7p"),
        ("R2p G2c", "R2p G2", 11, 13, "'G2'", "a step of a turn such as R7p, G4c, B3t, O5x, O5d, Y2+ or out"),
        ("End: gave up", "End: no cards", 13, 6, "'no cards'", "gave up"),
        ("End: gave up\n", "", 13, 1, "'Winner: Bob'", "End: gave up"),
        ("Winner: Bob", "Winner: Ann", 14, 9, "'Ann'", "Bob"),
        ("won by Bob", "won by Ann", 16, 9, "'won by Ann'", "won by Bob"),
        ("Result: won by Bob\n", "", 17, 1, "nothing", "Result: won by Bob"),
        ("2. Ann: out\n", "", 12, 1, "'End: gave up'", "turn 2, Result: unfinished or Result: abandoned"),
        ("Result: won by Bob", "Result: won by Bob\nmore", 17, 1, "'more'", "the end of the record"),
    ],
)  # fmt: skip
def test_a_mistake_is_found_where_it_is(
    old: str, new: str, line: int, column: int, piece: str | None, expected: str
) -> None:
    assert old in SMALL
    record = read_record(SMALL.replace(old, new, 1))
    error = record.error
    assert error is not None
    assert error.code == "syntax"
    assert (error.arguments["line"], error.arguments["column"]) == (line, column)
    assert piece is None or str(error.arguments["found"]) == piece
    assert str(error.arguments["expected"]) == expected
    with pytest.raises(InvalidError, match=f"^line {line}, column {column}: found "):
        read_record(SMALL.replace(old, new, 1), strict=True)


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("intl-1.2", "intl-9", "edition", 2, 10),
        ("basic", "hard", "options", 3, 10),
        ("Seat-1: Bob", "Seat-1: B\tb", "record-value", 5, 9),
        ("Seat-1: Bob", "Seat-1: Bob\nEnding: target", "ending", 8, 1),
        ("Seat-1: Bob", "Seat-1: Bob\nDeal-Seed: 1", "deal-field-missing", 6, 1),
        ("Seat-1: Bob", "Seat-1: Bob\nDeal-Scheme: 1\nDeal-Seed: 1", "deal-hex", 7, 1),
        (" V7\n", "\n", "record-card-missing", 7, 1),
        ("R2p G2c", "R2p G3c", "not-in-hand", 11, 9),
        ("R2p G2c", "R2p O2c", "discard-must-lead", 11, 9),
        ("R2p G2c", "R2p G2c ...", "record-turn-whole", 11, 9),
        ("R2p G2c", "R2p G2c V7+", "draw-off", 11, 9),
    ],
)
def test_a_refusal_keeps_its_code_and_gets_a_place(
    old: str, new: str, code: str, line: int, column: int
) -> None:
    assert old in SMALL
    error = read_record(SMALL.replace(old, new, 1)).error
    assert error is not None
    assert (error.code, error.arguments["line"], error.arguments["column"]) == (code, line, column)
    assert str(error).startswith(f"line {line}, column {column}: ")


def test_an_illegal_turn_keeps_the_arguments_of_its_refusal() -> None:
    error = read_record(SMALL.replace("R2p G2c", "R2p G3c")).error
    assert isinstance(error, IllegalError)
    assert str(error.arguments["card"]) == "G3"
    assert str(error) == "line 11, column 9: G3 isn’t in your hand."


def test_a_damaged_record_is_read_up_to_the_damage(expert: Record) -> None:
    text = str(expert.with_comment("kept", 2, 1))
    place = number_of(text, "Round 3") - 3
    for broken in range(2, place + 1):
        lines = lines_of(text)
        if lines[broken - 1]:
            lines[broken - 1] = "!" + lines[broken - 1]
            record = read_record("\n".join(lines))
            assert record.error is not None
            assert record.error.arguments["line"] == broken, record.error
            turns = [line for line in lines[: broken - 1] if re.match(r"\d+\. ", line)]
            assert sum(len(entry.turns) for entry in record.rounds) == len(turns)
            if record.rounds:
                assert text.startswith(str(record))


def test_a_text_cut_off_anywhere_is_damaged_and_keeps_what_came_before() -> None:
    for end in range(len(SMALL) - 1):
        record = read_record(SMALL[:end])
        assert record.error is not None
        assert all(turn.text in SMALL[:end] for entry in record.rounds for turn in entry.turns)
    assert len(read_record(SMALL[: SMALL.index("2. Ann")]).rounds[0].turns) == 1


@pytest.mark.parametrize("text", ["", "\n\n", "# only words\n", "\ufeff"])
def test_a_text_without_a_record_says_so(text: str) -> None:
    error = read_record(text).error
    assert error is not None
    assert error.arguments["expected"] == "Red7-Record: 1"


def test_a_stream_is_read_record_by_record_and_no_further(expert: Record) -> None:
    taken: list[str] = []

    def stream() -> Iterator[str]:
        for line in (SMALL + "\n" + str(expert)).splitlines(keepends=True):
            taken.append(line)
            yield line

    reading = read_records(stream())
    assert next(reading) == read_record(SMALL)
    assert taken[-1] == "Result: won by Bob\n", "a record is there with its last line"
    assert next(reading) == expert
    assert next(reading, None) is None


def test_after_a_damaged_record_the_next_one_is_read(expert: Record) -> None:
    damaged = SMALL.replace("R2p G2c", "nonsense")
    records = list(read_records((damaged + str(expert) + damaged + SMALL).splitlines()))
    assert [record.error is None for record in records] == [False, True, False, True]
    second = records[2].error
    assert second is not None
    offset = len(damaged.splitlines()) + len(str(expert).splitlines())
    assert second.arguments["line"] == offset + 11


def test_a_record_of_a_later_version_is_passed_over() -> None:
    later = SMALL.replace("Red7-Record: 1", "Red7-Record: 2")
    records = list(read_records((later + later + SMALL).splitlines()))
    assert [record.error is None for record in records] == [False, False, True]


def test_an_empty_stream_has_no_records() -> None:
    assert list(read_records([])) == []
    assert list(read_records(["\n", "  \n"])) == []

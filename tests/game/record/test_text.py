"""The text of a record: what people may write, and what is written for people."""

import re
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from red7.game.errors import InvalidError
from red7.game.match import Match
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed

DOCUMENT = Path(__file__).parents[3] / "docs" / "record.md"
EXAMPLE = re.findall(r"```red7\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)[0]


def test_the_example_of_the_documentation_is_a_record() -> None:
    record = read_record(EXAMPLE, strict=True)
    assert str(record) == EXAMPLE
    assert verify(record).problems == ()
    assert record.comment
    assert record.rounds[0].comment
    assert any(turn.comment for turn in record.rounds[0].turns)
    assert record.replay().winners == record.winners


def test_people_may_write_less_strictly(expert: Record) -> None:
    text = str(expert)
    relaxed = "\ufeff\n" + text.replace("\n", "  \r\n").replace("Round 2", "\n#said\nRound 2")
    relaxed = relaxed.replace("Seat-1: Bob", '# early\nSeat-1: "Bob"')
    relaxed = re.sub(r" (\w\w\+)", " ??+", relaxed)  # the deal tells which cards were drawn
    relaxed = relaxed.replace("draw+scoring+actions", "expert")
    comments = expert.with_comment("early")
    last = len(expert.rounds[0].turns)
    assert "+" in text.partition("Round 2")[0]
    assert read_record(relaxed, strict=True) == comments.with_comment("said", 1, last)


def test_a_comment_after_the_last_turn_belongs_to_it(expert: Record) -> None:
    text = str(expert).replace("End:", "# the last word\nEnd:", 1)
    assert read_record(text, strict=True).rounds[0].turns[-1].comment == "the last word"


@pytest.mark.parametrize(
    ("comment", "lines"),
    [
        ("one\n\ntwo", "# one\n#\n# two\n"),
        ("# hash", "# # hash\n"),
        ("a\tb\\c", "# a\\u{9}b\\\\c\n"),
        ("end ", "# end\\u{20}\n"),
        ("Result: won by Ann", "# Result: won by Ann\n"),
        ("naïve 🃏", "# naïve 🃏\n"),
        ("half \ud83c", "# half \\u{d83c}\n"),
        ("\r\n\u2028", "# \\u{d}\n# \\u{2028}\n"),
    ],
)
def test_comments_are_written_for_people(expert: Record, comment: str, lines: str) -> None:
    text = str(expert.with_comment(comment))
    assert f"\n{lines}\nRound 1" in text
    assert read_record(text).comment == comment


def test_a_stray_backslash_in_a_comment_is_a_backslash(expert: Record) -> None:
    text = str(expert).replace("\n\nRound 1", "\n# C:\\Red7\\u{110000}\n\nRound 1")
    assert read_record(text).comment == "C:\\Red7\\u{110000}"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ("", '""'),
        (" Ann", '" Ann"'),
        ('"Ann"', '"\\"Ann\\""'),
        ("A\\B", "A\\B"),
        ("\\ ", '"\\\\ "'),
    ],
)
def test_names_are_quoted_only_where_they_must_be(expert: Record, name: str, written: str) -> None:
    text = str(replace(expert, names=(name, "Bob")))
    assert f"\nSeat-0: {written}\n" in text
    assert f"\n1. {written}: " in text
    assert read_record(text, strict=True).names == (name, "Bob")


def test_players_of_one_name_are_told_apart_by_their_seats(expert: Record) -> None:
    text = str(replace(expert, names=("Ann", "Ann")))
    assert "\n1. 0: " in text
    assert "\nResult: won by 1\n" in text
    assert read_record(text, strict=True).names == ("Ann", "Ann")


@pytest.mark.parametrize("name", ["A\nB", "A\rB", "\t", "\x00", "\x85", "\u2028", "\ud800"])
def test_names_that_no_line_can_hold_are_refused(expert: Record, name: str) -> None:
    with pytest.raises(InvalidError) as refused:
        replace(expert, names=("Ann", name))
    assert refused.value.code == "record-value"
    with pytest.raises(InvalidError):
        replace(expert, headers=(("Event", name),))


@pytest.mark.parametrize(
    "key", ["", "event", "Two words", "Key:", "Deal-Seed", "Seat-0", "Result", "Ünder", "A\n"]
)
def test_headers_that_would_be_read_as_something_else_are_refused(expert: Record, key: str) -> None:
    with pytest.raises(InvalidError) as refused:
        replace(expert, headers=((key, "value"),))
    assert refused.value.code == "record-header"


def test_a_header_is_there_once(expert: Record) -> None:
    with pytest.raises(InvalidError) as refused:
        replace(expert, headers=(("Event", "1"), ("Event", "2")))
    assert refused.value.code == "record-header-twice"
    assert refused.value.arguments == {"field": "Event"}


class Looked(str):
    """The name of a header that counts how often one is looked up."""

    __slots__ = ()
    times: ClassVar[int] = 0

    def __hash__(self) -> int:
        Looked.times += 1
        return super().__hash__()


def test_the_check_of_many_headers_looks_at_each_only_a_few_times(expert: Record) -> None:
    headers = tuple((Looked(f"Note-{number}"), "") for number in range(500))
    Looked.times = 0
    replace(expert, headers=headers)
    assert 0 < Looked.times <= 5 * len(headers)


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cy"]])
def test_every_player_has_a_name(names: list[str]) -> None:
    with pytest.raises(InvalidError):
        Record.of(Match(PlainSeed(bytes(32))), names)

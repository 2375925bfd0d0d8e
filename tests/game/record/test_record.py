"""Records: nothing is lost in writing and reading, mistakes are found in their place, deals are checked."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.plain_data import entry_of

from red7.game.cards import Card, Color
from red7.game.deal import Deal
from red7.game.editions import EDITIONS, Edition, Ending, Options
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.game.history import Cause, RoundEntry
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.record.reader import read_record, read_records
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed, SharedSeed, numbered_seed, player_commitment
from red7.game.simulation import play_out, simulate

DOCUMENT = Path(__file__).parents[3] / "docs" / "record.md"
EXAMPLE = re.findall(r"```red7\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)[0]
ALL_OPTIONS = [Options(d, s, a) for d in (False, True) for s in (False, True) for a in (False, True)]

# Anything a person could type, and much that nobody could: control characters, halves of characters.
anything = st.text(st.characters(), max_size=40)
printable = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")),
    max_size=20,
)
printable |= st.sampled_from(
    ["", " ", '"', '"Ann"', "\\", "Ann: R7p", "3. Bob", "# Ann", " Bob ", "\u3000", "A\\"]
)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of any kind, played by random movers up to some moment, perhaps in the middle of a turn."""
    edition = EDITIONS[draw(st.sampled_from(list(EDITIONS)))]
    ending = draw(st.sampled_from(Ending)) if not edition.ends_at_target else Ending.CARDS
    seed = PlainSeed(numbered_seed(draw(st.integers(0, 2**20))))
    match = Match(seed, draw(st.integers(2, 4)), edition, draw(st.sampled_from(ALL_OPTIONS)), ending)
    dice = Dice(draw(st.integers(0, 2**20)))
    for _ in range(draw(st.integers(0, 60))):
        if match.is_over:
            break
        if match.round.is_over:
            match.next_round()
            continue
        moves = match.round.moves()
        match.play(moves[dice.below(len(moves))])
    return match


@st.composite
def records(draw: st.DrawFn) -> Record:
    match = draw(matches())
    names = draw(st.lists(printable, min_size=match.players, max_size=match.players))
    keys = st.from_regex(r"[A-Z][A-Za-z0-9-]{0,8}", fullmatch=True).filter(
        lambda key: (
            not re.match(r"(Deal|Seat|Red7)-", key)
            and key
            not in {"Edition", "Options", "Ending", "Deck", "End", "Winner", "Scored", "Points", "Result"}
        )
    )
    headers = draw(st.dictionaries(keys, printable, max_size=3))
    record = Record.of(match, names, headers, draw(anything), abandoned=draw(st.booleans()))
    for number, entry in enumerate(record.rounds, 1):
        record = record.with_comment(draw(anything), number)
        for turn in range(1, min(len(entry.turns), 3) + 1):
            record = record.with_comment(draw(anything), number, turn)
    return record


@pytest.fixture(scope="module")
def expert() -> Record:
    [match] = simulate(5, 1, 2, options=Options.parse("expert"))
    return Record.of(match, ["Ann", "Bob"])


def of(match: Match) -> tuple[object, ...]:
    """All that a match is, to compare two."""
    return (
        Position.of(match.round),
        match.piles,
        match.noted,
        match.points,
        match.winners,
        match.turn_in_progress,
        match.played,
    )


# Nothing is lost


@settings(max_examples=60)
@given(records())
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    text = str(record)
    again = read_record(text, strict=True)
    assert again == record
    assert str(again) == text


@settings(max_examples=60)
@given(matches())
def test_a_record_replays_to_the_same_state(match: Match) -> None:
    record = Record.of(match)
    again = read_record(str(record)).replay()
    assert of(again) == of(match)
    assert Record.of(again) == record


@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_matches_of_every_kind_survive_and_verify(edition: str) -> None:
    for place, options in enumerate(ALL_OPTIONS):
        [match] = simulate(11, 1, 2 + place % 3, EDITIONS[edition], options)
        record = read_record(str(Record.of(match)), strict=True)
        assert of(record.replay()) == of(match)
        verdict = verify(record)
        assert (verdict.problems, verdict.remarks) == ((), ())


@pytest.mark.parametrize("edition", ["nl-2016", "nl-2016/target-when-short"])
def test_the_dutch_variant_survives_a_shuffle_of_all_cards(edition: str) -> None:
    dutch, scoring = Edition.parse(edition), Options(scoring=True)
    noted = [m for m in simulate(2, 20, 4, dutch, scoring, Ending.TARGET) if any(m.noted)]
    assert noted, "some of these matches run short of cards before the target"
    for match in noted:
        text = str(Record.of(match))
        assert f"Edition: {edition}\n" in text
        assert of(read_record(text, strict=True).replay()) == of(match)
        assert verify(text).problems == ()


def test_a_match_can_be_played_on_from_its_record() -> None:
    whole = next(simulate(3, 1, 3, options=Options(scoring=True)))
    dice = Dice(8)
    match = Match(whole.source, 3, options=Options(scoring=True))
    half = match.round.turns()[0]
    match.play(half)
    again = read_record(str(Record.of(match))).replay()
    play_out(match, dice)
    play_out(again, Dice(8))
    assert of(again) == of(match)
    assert len(again.played) > 1, "later rounds were dealt from the seed"


def test_a_match_is_followed_turn_by_turn(expert: Record) -> None:
    seen = [(len(match.played), len(match.played[-1].turns)) for match in expert.follow()]
    expected = [(n, t) for n, entry in enumerate(expert.rounds, 1) for t in range(len(entry.turns) + 1)]
    assert seen == expected


# The text


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


# How rounds end


def test_the_cause_of_an_end_is_told() -> None:
    causes: dict[Cause, Record] = {}
    for match in simulate(1, 30):
        record = Record.of(match)
        end = record.rounds[-1].end
        assert end is not None
        causes.setdefault(end.cause, record)
        last = record.rounds[-1].turns[-1]
        before = Match(match.source)
        for turn in record.rounds[-1].turns[:-1]:
            before.play(turn.text)
        if end.cause is Cause.GAVE_UP:
            assert (last.text, last.seat) == ("out", 1 - end.winner)
        elif end.cause is Cause.NO_CARDS:
            assert last.seat == end.winner
            assert before.position().hands[1 - end.winner] == 0
    assert {Cause.GAVE_UP, Cause.NO_CARDS} <= set(causes)


def test_whoever_plays_and_does_not_lead_ends_the_round() -> None:
    match = Match(PlainSeed(numbered_seed(0)))
    turns = match.round.turns()
    losing = next(
        turns[index] for index in range(len(turns)) if not turns.keeps_in(index) and turns[index].code
    )
    match.play(losing)
    record = Record.of(match)
    assert "End: not leading\n" in str(record)
    assert record.winners == (1 - record.rounds[0].turns[0].seat,)


def _matches_with_green_and_no_even_card() -> Iterator[tuple[Match, Card]]:
    for index in range(100):
        match = Match(PlainSeed(numbered_seed(9, index)), 2, EDITIONS["es-1.3"], Options(scoring=True))
        position = match.position()
        if all(card.number % 2 for seat in (0, 1) for card in tuple(position.palettes[seat])):
            yield from ((match, card) for card in position.hands[position.turn] if card.color is Color.GREEN)


def test_a_winner_who_meets_no_rule_scores_nothing() -> None:
    """In es-1.3 one may discard green though nobody has an even card, and is out: the other one wins."""
    match, green = next(_matches_with_green_and_no_even_card())
    match.play(f"{green}c")
    text = str(Record.of(match))
    assert "End: not leading\n" in text
    assert "Scored: - = 0\n\nPoints: 0 0\nResult: unfinished\n" in text
    assert read_record(text, strict=True).replay().points == (0, 0)


def test_a_shared_win_names_every_winner() -> None:
    dutch = EDITIONS["nl-2016"]
    shared = next(m for m in simulate(0, 400, 2, dutch, Options(scoring=True)) if len(m.winners) > 1)
    text = str(Record.of(shared, ["Ann", "Bob"]))
    assert text.endswith("Result: won by Ann\nResult: won by Bob\n")
    assert read_record(text, strict=True).winners == (0, 1)


# Unfinished matches


def in_progress() -> Match:
    match = Match(PlainSeed(numbered_seed(1)), options=Options.parse("expert"))
    while match.turn_in_progress is None:
        choices = [move for move in match.round.moves() if str(move).endswith("p")]
        match.play(choices[0] if choices else Move.parse("out"))
    return match


def test_a_turn_in_progress_is_kept() -> None:
    match = in_progress()
    record = Record.of(match)
    assert record.rounds[-1].turns[-1].whole is False
    assert re.search(r"\n\d+\. Seat \d: .*p.* \.\.\.\n\nPoints: 0 0\nResult: unfinished\n$", str(record))
    again = read_record(str(record), strict=True).replay()
    assert again.turn_in_progress == match.turn_in_progress
    assert again.round.moves() == match.round.moves()


def test_a_match_may_be_abandoned(expert: Record) -> None:
    record = Record.of(in_progress(), abandoned=True)
    assert str(record).endswith("\nResult: abandoned\n")
    assert read_record(str(record), strict=True).abandoned
    assert not Record.of(expert.replay(), abandoned=True).abandoned, "a match that is won is not abandoned"


def test_a_match_may_stop_between_two_rounds(expert: Record) -> None:
    match = Match(PlainSeed(numbered_seed(5)), options=Options.parse("expert"))
    for turn in expert.rounds[0].turns:
        match.play(turn.text)
    text = str(Record.of(match))
    assert text.endswith("Points: 10 0\nResult: unfinished\n")
    again = read_record(text, strict=True).replay()
    again.next_round()
    assert again.played[1].deal == expert.rounds[1].deal


def test_a_record_without_a_seed_is_followed_but_not_played_on(expert: Record) -> None:
    bare = replace(expert, source=None, rounds=expert.rounds[:1], winners=(), points=(10, 0))
    record = read_record(str(bare), strict=True)
    assert record == bare
    match = record.replay()
    assert match.points == (10, 0)
    assert Record.of(match, ["Ann", "Bob"]) == bare
    with pytest.raises(InvalidError) as refused:
        match.next_round()
    assert refused.value.code == "deal-seedless"
    assert [remark.code for remark in verify(record).remarks] == ["record-seedless"]


def test_a_record_without_rounds_cannot_be_replayed() -> None:
    with pytest.raises(InvalidError) as refused:
        Record(("Ann", "Bob"), ()).replay()
    assert refused.value.code == "record-empty"


# Damage


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
1. Bob: G2p G2c
"""
SMALL = SMALL.replace(
    "1. Bob: G2p G2c", "1. Bob: R2p G2c\n2. Ann: out\nEnd: gave up\nWinner: Bob\n\nResult: won by Bob"
)


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


# Streams


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


# Verification


def shared(
    players: int = 2, reveal: tuple[int, ...] = (0, 1), commit: tuple[int, ...] = (0, 1)
) -> SharedSeed:
    seed = SharedSeed.begin("table-1", bytes([9] * 32), players)
    secrets = [bytes([seat + 1] * 32) for seat in range(players)]
    for seat in commit:
        seed = seed.commit(seat, player_commitment("table-1", seed.server_commitment, seat, secrets[seat]))
    for seat in reveal:
        seed = seed.reveal(seat, secrets[seat])
    return seed


def finished(source: PlainSeed | SharedSeed) -> Record:
    match = Match(source, options=Options(scoring=True))
    play_out(match, Dice(1))
    return Record.of(match, ["Ann", "Bob"])


def codes(errors: tuple[Red7Error, ...]) -> list[str]:
    return [error.code for error in errors]


def test_a_shared_seed_that_all_revealed_verifies() -> None:
    record = read_record(str(finished(shared())), strict=True)
    verdict = verify(record)
    assert (verdict.problems, verdict.remarks) == ((), ())


@pytest.mark.parametrize(
    ("reveal", "commit", "remarks"),
    [
        ((), (), ["record-server-alone"]),
        ((0,), (0, 1), ["record-unrevealed"]),
        ((), (0, 1), ["record-server-alone", "record-unrevealed", "record-unrevealed"]),
        ((1,), (1,), []),
    ],
)
def test_what_players_left_out_is_remarked(
    reveal: tuple[int, ...], commit: tuple[int, ...], remarks: list[str]
) -> None:
    verdict = verify(read_record(str(finished(shared(reveal=reveal, commit=commit))), strict=True))
    assert verdict.problems == ()
    assert codes(verdict.remarks) == remarks


def test_deals_that_do_not_come_from_the_seed_are_found() -> None:
    record = finished(PlainSeed(bytes(32)))
    other = replace(record, source=PlainSeed(bytes([1]) * 32))
    problems = verify(read_record(str(other), strict=True)).problems
    assert codes(problems) == ["record-deal"] * len(record.rounds)
    assert problems[-1].arguments == {"round": len(record.rounds)}


def test_two_cards_exchanged_in_the_deck_are_found() -> None:
    record = finished(PlainSeed(bytes(32)))
    first = record.rounds[0]
    assert isinstance(first.deal, Deal)
    *rest, below, top = first.deal.deck
    moved = replace(first.deal, deck=(*rest, top, below))
    spoilt = replace(record, rounds=(replace(first, deal=moved), *record.rounds[1:]))
    assert codes(verify(spoilt).problems) == ["record-deal"]


def test_a_server_that_breaks_its_promise_is_found() -> None:
    honest = finished(shared())
    assert isinstance(honest.source, SharedSeed)
    record = replace(honest, source=replace(honest.source, server_secret=bytes(32)))
    text = str(record)
    again = read_record(text, strict=True)
    assert str(Record.of(again.replay(), ["Ann", "Bob"])) == text
    assert codes(verify(again).problems) == ["deal-server-secret"]


def test_a_server_must_reveal_once_the_match_is_over() -> None:
    record = finished(shared())
    assert isinstance(record.source, SharedSeed)
    silent = replace(record, source=record.source.public())
    assert codes(verify(silent).problems) == ["deal-server-unrevealed"]
    running = Record.of(Match(shared()), ["Ann", "Bob"])
    running = replace(running, source=shared().public())
    assert codes(verify(running).problems) == []
    assert codes(verify(running).remarks) == ["deal-server-unrevealed"]
    assert codes(verify(replace(running, abandoned=True)).problems) == ["deal-server-unrevealed"]


def test_a_seed_for_another_number_of_players_is_refused() -> None:
    text = str(finished(shared())).replace("Seat-1: Bob", "Seat-1: Bob\nSeat-2: Cy")
    error = read_record(text).error
    assert error is not None
    assert (error.code, error.arguments["found"], error.arguments["expected"]) == ("record-seats", 2, 3)


def test_false_claims_made_by_hand_are_found(expert: Record) -> None:
    first = expert.rounds[0]
    assert first.end is not None
    wrong = [
        replace(expert, winners=(0,)),
        replace(expert, points=(50, 30)),
        replace(expert, rounds=expert.rounds[:-1]),
        replace(expert, rounds=(replace(first, end=None), *expert.rounds[1:])),
        replace(expert, rounds=(replace(first, end=replace(first.end, scored=1)), *expert.rounds[1:])),
        replace(expert, rounds=(replace(first, turns=first.turns[1:]), *expert.rounds[1:])),
        replace(
            expert, rounds=(replace(first, turns=(entry_of(1, "out"), *first.turns)), *expert.rounds[1:])
        ),
    ]
    for record in wrong:
        assert codes(verify(record).problems) == ["syntax"], record
    assert verify(expert).problems == ()


def spoilt(record: Record) -> Iterator[Record]:
    """The record with one thing changed, which may make it wrong."""
    for winners in ((), (0,), (1,), (0, 1)):
        yield replace(record, winners=winners)
    for points in ((), (0, 0), (1, 0)):
        yield replace(record, points=points)
    yield replace(record, abandoned=not record.abandoned)
    yield replace(record, rounds=record.rounds[:-1])
    yield replace(record, rounds=record.rounds[1:])
    yield replace(record, rounds=(*record.rounds, record.rounds[-1]))
    yield replace(record, names=(*record.names, "One more")[:4])
    yield replace(record, ending=Ending.TARGET)
    yield replace(record, options=replace(record.options, scoring=not record.options.scoring))
    yield replace(record, edition=replace(record.edition, name="house"))
    yield replace(record, source=shared())
    for place, entry in enumerate(record.rounds):
        for other in spoilt_rounds(entry):
            yield replace(record, rounds=(*record.rounds[:place], other, *record.rounds[place + 1 :]))


def spoilt_rounds(entry: RoundEntry) -> Iterator[RoundEntry]:
    assert isinstance(entry.deal, Deal)
    yield replace(entry, end=None)
    yield replace(entry, comment="said")
    yield replace(entry, deal=replace(entry.deal, deck=entry.deal.deck[::-1]))
    yield replace(entry, deal=replace(entry.deal, deck=entry.deal.deck[1:]))
    if entry.end is not None:
        yield replace(entry, end=replace(entry.end, winner=1 - entry.end.winner))
        yield replace(entry, end=replace(entry.end, scored=entry.end.scored ^ 1))
        for cause in Cause:
            yield replace(entry, end=replace(entry.end, cause=cause))
    for place, turn in enumerate(entry.turns):
        others = [
            replace(turn, seat=1 - turn.seat),
            replace(turn, whole=not turn.whole),
            entry_of(turn.seat, re.sub(r" ..\+", "", turn.text)),
            entry_of(turn.seat, re.sub(r" ..\+", " ??+", turn.text)),
            entry_of(turn.seat, "R7c"),
            entry_of(turn.seat, "out"),
            replace(turn, comment="said"),
        ]
        for other in others:
            yield replace(entry, turns=(*entry.turns[:place], other, *entry.turns[place + 1 :]))


@pytest.mark.parametrize("options", ["basic", "expert"])
def test_a_check_finds_exactly_the_mistake_that_reading_finds(options: str) -> None:
    [match] = simulate(8, 1, options=Options.parse(options))
    wrong = 0
    for record in spoilt(Record.of(match)):
        mistake = read_record(str(record)).error
        problems = [str(problem) for problem in verify(record).problems if problem.code != "record-deal"]
        assert problems == ([] if mistake is None else [str(mistake)])
        wrong += mistake is not None
    assert wrong > 20


def test_an_illegal_turn_made_by_hand_is_placed(expert: Record) -> None:
    second = expert.rounds[1]
    turns = (*second.turns[:2], entry_of(second.turns[2].seat, "R7p"), *second.turns[3:])
    record = replace(expert, rounds=(expert.rounds[0], replace(second, turns=turns), *expert.rounds[2:]))
    with pytest.raises(IllegalError) as refused:
        record.replay()
    assert (refused.value.arguments["round"], refused.value.arguments["turn"]) == (2, 3)
    assert str(refused.value).startswith("round 2, turn 3: R7 ")
    assert codes(verify(record).problems) == [refused.value.code]


HAND = tuple(range(7))


@pytest.mark.parametrize(
    ("dealt", "code"),
    [
        (Deal((HAND,), (7,), ()), "record-seats"),
        (Deal((HAND, (8, 9)), (7, 10), ()), "record-hand"),
        (Deal((HAND, tuple(range(7, 14))), (14, 49), ()), "deal-card"),
        (Deal((HAND, tuple(range(7, 14))), (14, 14), ()), "position-cards"),
        (Deal((HAND, tuple(range(7, 14))), (14, 15), tuple(range(16, 48))), "record-card-missing"),
    ],
)
def test_a_deal_made_by_hand_is_checked(dealt: Deal, code: str) -> None:
    record = Record(("Ann", "Bob"), (RoundEntry(dealt),))
    with pytest.raises(InvalidError) as refused:
        record.replay()
    assert refused.value.code == code
    assert (refused.value.arguments["round"], refused.value.arguments["turn"]) == (1, 0)


def test_a_scored_card_is_not_dealt_again(expert: Record) -> None:
    twice = (expert.rounds[0], replace(expert.rounds[1], deal=expert.rounds[0].deal))
    with pytest.raises(InvalidError) as refused:
        replace(expert, rounds=twice).replay()
    assert refused.value.code == "record-card-scored"

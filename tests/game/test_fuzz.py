"""Every parser, fed with anything: it answers, or raises one of the documented errors, and nothing else.

`RED7_FUZZ=100000 pytest tests/game/test_fuzz.py` tries that many examples of each kind.
"""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from support.rules.plain_data import position_data

from red7.game.cards import NAMES, NO_CARDS, Card, Color
from red7.game.editions import EDITIONS, Edition, Options
from red7.game.engine.bits import DECK_SIZE
from red7.game.engine.dice import Dice
from red7.game.errors import CODES, Red7Error
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.position import Position
from red7.game.record.reader import read_record, read_records
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.round import Round
from red7.game.seeds import PlainSeed, numbered_seed, parse_source
from red7.game.simulation import simulate
from red7.game.text.jsonform import leaders_of, position_of, turns_of
from red7.game.text.notation import parse_moves
from red7.game.text.position_text import position_text

T = TypeVar("T")

fuzz = settings(
    max_examples=int(os.environ.get("RED7_FUZZ", "80")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def tried(parse: Callable[[], T]) -> T | None:
    """The answer, or None where a documented error said why there is none."""
    try:
        return parse()
    except Red7Error as error:
        refusal = error
    assert refusal.code in CODES
    assert str(refusal)
    return None


def checked_place(error: Red7Error | None, text: str) -> None:
    """An error that points at a place points into the text, or to where the next word would be."""
    if error is not None:
        line, column = error.arguments["line"], error.arguments["column"]
        assert isinstance(line, int)
        assert isinstance(column, int)
        lines = [*text.split("\n"), ""]
        assert 1 <= line <= len(lines)
        assert 1 <= column <= len(lines[line - 1]) + 2


# What to feed them with

OPTIONS = [Options(d, s, a) for d in (False, True) for s in (False, True) for a in (False, True)]
MOVES = [name + sign for name in NAMES for sign in "pctxd+"] + ["??+", "+", ".", "out"]
WORDS = [
    *NAMES, *MOVES, *EDITIONS, *sorted(CODES), "-", "/", "!", "*", ":", "|", "#", "...", "play", "tuck=R7",
    "over", "basic", "draw+actions", "\n", "\r", "\t", " ", "  ", "\\", '"', "\\u{0}", "\x00", "\x85",
    "\u2028", "\ud800", "0", "1", "9" * 5000, "Red7-Record: 1", "Red7-Record: 2", "Round 1", "Round 2",
    "Seat-0: ", "Deck: ", "Deal-Seed: ", "Deal-Scheme: 1", "Points: 0 0", "Result: unfinished",
    "End: gave up", "Winner: ", "Scored: ", "٣", "1. ", "Ending: target", "\ufeff",
]  # fmt: skip
anything = st.text(st.characters(), max_size=200)
spoken = st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=30).map(" ".join)


@st.composite
def mutated(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with a few things put in, taken out, exchanged, doubled or cut off."""
    text = draw(texts)
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(st.sampled_from(WORDS) | st.text(st.characters(), max_size=3))
        text = draw(
            st.sampled_from(
                [
                    text[:start] + piece + text[start:],
                    text[:start] + text[end:],
                    text[:start] + piece + text[end:],
                    text[:end] + text[start:],
                    text[:start],
                ]
            )
        )
    return text


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """A round of any kind at any moment, also in the middle of a turn or over."""
    dice = Dice(draw(st.integers(0, 2**32)))
    edition = EDITIONS[draw(st.sampled_from(list(EDITIONS)))]
    round_ = Round.deal(dice, draw(st.integers(2, 4)), edition, draw(st.sampled_from(OPTIONS)))
    for _ in range(draw(st.integers(0, 40))):
        moves = round_.moves()
        if not moves:
            break
        round_.play(moves[dice.below(len(moves))])
    return round_


RECORDS = [
    str(Record.of(match, ["Ann", 'B: "o" ', "C", "D"][:players], {"Event": "x"}, "said\n\tmore"))
    for players in (2, 3, 4)
    for options in ("basic", "expert")
    for match in simulate(players, 1, players, EDITIONS["nl-2016"], Options.parse(options))
]
RECORDS.append(str(Record.of(Match(PlainSeed(numbered_seed(1))))))

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=5)
)
scalars |= st.sampled_from(WORDS)
json_values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
some_cards = st.lists(st.sampled_from(NAMES), max_size=7)
FIELDS = (
    "edition", "draw", "scoring", "actions", "hands", "palettes", "deck", "canvas", "turn", "out", "leader",
    "turns", "winner", "counts", "scored", "",
)  # fmt: skip
objects = st.dictionaries(
    st.sampled_from(FIELDS), json_values | some_cards | st.lists(some_cards, max_size=4), max_size=12
)


@st.composite
def spoilt_positions(draw: st.DrawFn) -> dict[str, Any]:
    """The data of a position with a few fields changed or taken out."""
    position = Position.of(draw(rounds()))
    assume(position.phase == "play")
    data: dict[str, Any] = dict(position_data(position))
    for field in draw(st.lists(st.sampled_from(FIELDS), max_size=3)):
        if draw(st.booleans()):
            data.pop(field, None)
        else:
            data[field] = draw(json_values | some_cards | st.lists(some_cards, max_size=4))
    return data


# Small texts


@fuzz
@given(anything | spoken | st.sampled_from(WORDS))
def test_words_are_read_or_refused(text: str) -> None:
    assert tried(lambda: str(Card.parse(text))) in (None, text)
    assert tried(lambda: Color.parse(text).letter) in (None, text)
    assert tried(lambda: str(Move.parse(text))) in (None, text)
    assert tried(lambda: str(Edition.parse(text))) in (None, text)
    options = tried(lambda: Options.parse(text))
    assert options is None or Options.parse(str(options)) == options


HASHES = st.sampled_from(["1", "-", "a" * 64, "b" * 64 + " " + "c" * 64, "d" * 64 + " -", "x"])
SEED_FIELDS = ["Scheme", "Seed", "Match", "Server", "Seat-0", "Seat-1", "Seat-2", "Seat-3", "Seat-4", "X"]


@fuzz
@given(st.dictionaries(st.sampled_from([f"Deal-{field}" for field in SEED_FIELDS]), HASHES | anything))
def test_seeds_are_read_or_refused(fields: dict[str, str]) -> None:
    source = tried(lambda: parse_source(fields))
    assert source is None or source.fields() == fields


# Positions in one line


@fuzz
@given(anything | spoken | mutated(rounds().map(lambda round_: position_text(Position.of(round_)))))
def test_a_line_is_a_position_or_refused(text: str) -> None:
    try:
        position = Position.parse(text)
    except Red7Error as error:
        if error.code == "syntax":
            checked_place(error, text.replace("\n", " "))
        return
    assert Position.parse(position_text(position)) == position
    assert Position.of(position.round()) == position


# Turns


@fuzz
@given(
    rounds(),
    anything
    | spoken
    | st.lists(st.sampled_from(MOVES), max_size=6).map(" ".join)
    | mutated(st.lists(st.sampled_from(MOVES), min_size=1, max_size=4).map(" ".join)),
)
def test_a_text_is_a_turn_or_refused_and_changes_nothing(round_: Round, text: str) -> None:
    before = Position.of(round_)
    moves = tried(lambda: parse_moves(round_.kernel, text))
    turn = tried(lambda: round_.parse_turn(text))
    assert Position.of(round_) == before
    if turn is not None:
        assert turn in round_.turns()
    if moves is not None:
        seat = round_.turn
        for move in moves:
            round_.play(move)
        assert round_.is_over or round_.turn != seat


@fuzz
@given(rounds(), st.data())
def test_a_spoilt_turn_is_a_turn_or_refused(round_: Round, data: st.DataObject) -> None:
    turns = round_.turns()
    texts = [round_.text(turns[index]) for index in range(min(len(turns), 200))] or ["out"]
    text = data.draw(mutated(st.sampled_from(texts)))
    before = Position.of(round_)
    turn = tried(lambda: round_.parse_turn(text))
    assert Position.of(round_) == before
    assert turn is None or turn in turns


# Records


@fuzz
@given(anything | spoken | mutated(st.sampled_from(RECORDS)))
def test_any_text_is_read_as_a_record_up_to_the_damage(text: str) -> None:
    record = read_record(text)
    checked_place(record.error, text)
    verify(record)
    if record.error is None:
        assert read_record(str(record), strict=True) == record
    elif record.rounds:
        assert read_record(str(record)).rounds == record.rounds
        record.replay()


@fuzz
@given(st.lists(mutated(st.sampled_from(RECORDS)), max_size=3))
def test_any_lines_are_a_stream_of_records(texts: list[str]) -> None:
    text = "\n".join(texts)
    for record in read_records(text.split("\n")):
        checked_place(record.error, text)


def test_a_stream_of_sound_records_has_each_of_them() -> None:
    sound = [str(record) for record in read_records("\n".join(RECORDS).split("\n"))]
    assert sound == [str(read_record(text)) for text in RECORDS]


# Data


@fuzz
@given(json_values | objects | spoilt_positions())
def test_any_data_are_a_position_or_refused(data: object) -> None:
    position = tried(lambda: position_of(data))
    if position is not None:
        assert position_of(position_data(position)) == replace(
            position, canvas=DECK_SIZE + position.color, scored=NO_CARDS
        )
        assert set(turns_of(position)) == {"leader", "turns"}


@fuzz
@given(json_values | objects)
def test_any_data_are_palettes_or_refused(data: object) -> None:
    verdict = tried(lambda: leaders_of(data))
    assert verdict is None or set(verdict) == {"leader", "counts", "scored"}

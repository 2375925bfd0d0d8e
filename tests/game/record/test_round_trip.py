"""Records: nothing is lost in writing and reading, and a match is played on from its record."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from red7.game.editions import EDITIONS, Edition, Ending, Options
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.simulation import play_out, simulate

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

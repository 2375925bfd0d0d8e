"""How the rounds of a record end, and matches that are not over."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from red7.game.cards import Card, Color
from red7.game.editions import EDITIONS, Options
from red7.game.errors import InvalidError
from red7.game.history import Cause
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.simulation import simulate


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

"""A record is checked: its deals come from its seed, and what it says is true."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.rules.plain_data import entry_of

from red7.game.deal import Deal
from red7.game.editions import Ending, Options
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError, InvalidError, Red7Error
from red7.game.history import Cause, RoundEntry
from red7.game.match import Match
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import PlainSeed, SharedSeed, player_commitment
from red7.game.simulation import play_out, simulate


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
    for place in sorted({0, len(record.rounds) - 1}):
        for other in spoilt_rounds(record.rounds[place]):
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

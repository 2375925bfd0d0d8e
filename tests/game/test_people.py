"""The library as people use it: values that compare, print, copy and draw themselves, and clear refusals."""

import copy
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence, Set
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.rules.sample_rounds import moments_of_play

import red7
from red7 import Card, CardSet, Dice, Edition, Match, Move, Options, Position, Record, Round, Turn, sight
from red7.game.errors import InvalidError
from red7.game.moves import MOVES

card_sets = st.sets(st.sampled_from(Card))


@given(card_sets, card_sets)
def test_sets_of_cards_are_sets(one: Set[Card], other: Set[Card]) -> None:
    mine, theirs = CardSet(one), CardSet(other)
    assert set(mine) == one
    assert len(mine) == len(one)
    assert list(mine) == sorted(one) == list(reversed(mine))[::-1]
    assert set(mine & theirs) == one & other
    assert set(mine | theirs) == one | other
    assert set(mine - theirs) == set(mine - other) == one - other
    assert set(mine ^ theirs) == one ^ other
    assert set(~mine) == set(Card) - one
    assert mine.isdisjoint(theirs) == one.isdisjoint(other)
    assert mine.issubset(theirs) == (one <= other)
    assert mine.issuperset(theirs) == (one >= other)
    assert all((card in mine) == (card in one) for card in Card)
    assert CardSet.parse(str(mine)) == mine == CardSet.parse("".join(map(str, mine)))
    assert hash(mine) == hash(CardSet(sorted(one)))
    assert pickle.loads(pickle.dumps(mine)) == mine
    assert type(pickle.loads(pickle.dumps(mine))) is CardSet
    if one:
        assert (mine.lowest, mine.highest) == (min(one), max(one))


@given(moments_of_play(), st.integers(0, 2**32))
def test_what_is_taken_back_leaves_no_trace(round_: Round, seed: int) -> None:
    before = round_.copy()
    dice = Dice(seed)
    played = 0
    while not round_.is_over and played < 3:
        moves = round_.moves()
        round_.play(moves[dice.below(len(moves))])
        played += 1
        assert round_ != before
    for _ in range(played):
        round_.undo()
    assert round_ == before
    assert Position.of(round_) == Position.of(before)
    assert [str(turn) for turn in round_.turns()] == [str(turn) for turn in before.turns()]


@given(moments_of_play())
def test_a_round_and_its_position_say_the_same(round_: Round) -> None:
    position = Position.of(round_)
    places = "players hands palettes known deck deck_size deck_known canvas color scored"
    play = "turn out phase bound seven winner is_over edition options"
    for word in f"{places} {play}".split():
        assert getattr(round_, word) == getattr(position, word), word
    assert position.round() == round_
    assert list(position.turns()) == list(round_.turns())
    for again in (copy.copy(round_), copy.deepcopy(round_), pickle.loads(pickle.dumps(round_))):
        assert again == round_


def test_a_match_is_taken_back_across_turns_and_rounds() -> None:
    match = Match.deal(seed=3, players=3, edition="es-1.3", options="expert")
    before: list[Match] = []
    dice = Dice(3)
    while len(match.played) < 3:
        if match.round.is_over:
            match.next_round()
        before.append(match.copy())
        moves = match.round.moves()
        by_move = match.turn_in_progress is not None or dice.below(3) == 0
        match.play(moves[dice.below(len(moves))] if by_move else red7.random_turn(match.round, dice))
        assert match != before[-1]
    while before:
        match.undo()
        assert match == before.pop()
    assert match == Match.deal(seed=3, players=3, edition="es-1.3", options="expert")
    with pytest.raises(red7.IllegalError, match="nothing to take back"):
        match.undo()


def test_turns_are_a_sequence_with_slices() -> None:
    turns = Match.deal(seed=1).round.turns()
    assert isinstance(turns, Sequence)
    assert turns[:3] == tuple(turns)[:3]
    assert turns[::-7] == tuple(turns)[::-7]
    assert turns[-1] == list(turns)[-1]
    assert turns.index(turns[5]) == 5
    assert repr(turns).count(",") == 10
    assert repr(turns).endswith(f"{len(turns) - 10} more>")


def test_one_play_takes_a_turn_a_move_or_a_text() -> None:
    by_turn, by_move, by_text = (Match.deal(seed=5, options="draw") for _ in range(3))
    turn = by_turn.round.turns()[0]
    text = by_turn.round.text(turn)
    by_turn.play(turn)
    for move in turn.moves:
        by_move.play(move)
    if by_move.turn_in_progress is not None:
        by_move.play(red7.Move.parse("."))
    by_text.play(text)
    assert by_turn == by_move == by_text
    rounds = [Match.deal(seed=5, options="draw").round for _ in range(2)]
    rounds[0].play(turn)
    rounds[1].play(text)
    assert rounds[0] == rounds[1] == by_text.round


def test_texts_of_editions_and_options_will_do() -> None:
    match = Match.deal(seed=7, players=3, edition="es-1.3", options="expert")
    assert match == Match.deal(7, 3, Edition.parse("es-1.3"), Options.parse("expert"))
    assert Round.deal(Dice(1), 2, "first", "draw") == Round.deal(
        Dice(1), 2, Edition.parse("first"), Options(draw=True)
    )


def test_the_ids_of_moves_never_change() -> None:
    assert [move.id for move in MOVES] == list(range(248))
    some = {"V1p": 0, "R7p": 48, "V1t": 49, "O4t": 75, "V1x": 98, "V1d": 147, "V1c": 196, "R7c": 244}
    for text, number in {**some, "+": 245, ".": 246, "out": 247}.items():
        assert Move.parse(text).id == number
        assert Move.of_id(number) is Move.parse(text)


@pytest.mark.parametrize("number", [-1, 248, "7", None])
def test_an_id_that_no_move_has_is_refused(number: Any) -> None:
    with pytest.raises(InvalidError, match="expected 0–247"):
        Move.of_id(number)


def test_everything_prints_itself() -> None:
    match = Match.deal(seed=2, options="expert")
    assert repr(match) == "<Match intl-1.2 draw+scoring+actions, 2 players, round 1, seat 1 to play>"
    assert str(match).splitlines()[0] == "points 0 0"
    assert repr(match.round).startswith("<Round intl-1.2 draw+scoring+actions, red rules, seat ")
    for thing in (match.round.turns(), Dice(1), red7.Worlds(match.sight(0)), match.round.turns()[0]):
        assert " at 0x" not in repr(thing)
    for kind in (Round, Match, Position, Turn, red7.Sight, Record, CardSet, Round.play, Round.turns):
        assert (kind.__doc__ or "").strip()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: CardSet(-1),
        lambda: CardSet([49]),
        lambda: CardSet(cast("Any", ["R7"])),
        lambda: Options(cast("Any", "expert")),
        lambda: CardSet.parse("R7 R9"),
        lambda: CardSet.parse("R7R7"),
        lambda: red7.leader([1], 9),
        lambda: red7.leader([1], 6, out=[3]),
        lambda: red7.counting(1 << 50, 6),
        lambda: red7.perft(Match.deal(1).round, -1),
        lambda: red7.perft(Match.deal(1).round, "2"),  # type: ignore[arg-type]
        lambda: Turn(123),
        lambda: Turn(-1),
        lambda: Turn(1 << 80),
        lambda: Turn("R7p"),  # type: ignore[arg-type]
        lambda: Match.deal("7"),  # type: ignore[arg-type]
        lambda: Match.deal(-1),
        lambda: Match.deal(b"short"),
        lambda: Match.deal(5, 9),
        lambda: Match.deal(5, "two"),  # type: ignore[arg-type]
        lambda: Match.deal(5, 2, "english"),
        lambda: Match.deal(5, 2, "first", "everything"),
        lambda: Match.deal(5, 2, "first", 3),  # type: ignore[arg-type]
        lambda: Round.deal(Dice(1), 7),
        lambda: Match.deal(1).play("R9p"),
        lambda: Match.deal(1).round.play(5),  # type: ignore[arg-type]
        lambda: sight(Match.deal(1).round, 4),
        lambda: sight(Match.deal(1), "0"),  # type: ignore[arg-type]
        lambda: Match.deal(1).play(5),  # type: ignore[arg-type]
        lambda: Match(5),  # type: ignore[arg-type]
        lambda: Match.deal(7, ending="never"),
        lambda: Round.deal("7"),  # type: ignore[arg-type]
        lambda: CardSet("R7 B9"),
        lambda: CardSet.parse(5),  # type: ignore[arg-type]
        lambda: Position.parse(5),  # type: ignore[arg-type]
        lambda: Edition.parse([]),  # type: ignore[arg-type]
        lambda: red7.perft(5, 1),  # type: ignore[arg-type]
        lambda: red7.solve("R7p"),  # type: ignore[arg-type]
        lambda: red7.analyse("R7p"),  # type: ignore[arg-type]
        lambda: red7.verify(5),  # type: ignore[arg-type]
        lambda: red7.review("no record"),
        lambda: red7.review(5),  # type: ignore[arg-type]
        lambda: red7.Worlds(5),  # type: ignore[arg-type]
    ],
)
def test_wrong_arguments_are_refused_by_our_own_sentences(wrong: Callable[[], object]) -> None:
    with pytest.raises(red7.InvalidError) as caught:
        wrong()
    assert len(str(caught.value).split()) > 3


@pytest.mark.parametrize("choice", ["out", "R7p", Turn(0), Move.parse("R7p")])
def test_after_the_end_nothing_can_be_played(choice: Turn | Move | str) -> None:
    match = Match.deal(3, options="advanced")
    while not match.round.is_over:
        match.play(match.round.turns()[-1])
    for play in (match.play, match.round.play):
        with pytest.raises(red7.IllegalError) as caught:
            play(choice)
        assert caught.value.code == "round-over"
    with pytest.raises(red7.IllegalError, match="over"):
        red7.random_turn(match.round, Dice(1))
    single = Match.deal(3)
    while not single.is_over:
        single.play(single.round.turns()[-1])
    with pytest.raises(red7.IllegalError) as caught:
        single.play(choice)
    assert caught.value.code == "match-over"


def test_what_has_a_round_will_do_where_a_round_is_asked_for() -> None:
    match = Match.deal(7)
    position = match.position()
    assert red7.perft(match, 1) == red7.perft(position, 1) == len(match.round.turns())
    assert sight(match, 0) == sight(position, 0) == sight(match.round, 0)
    assert red7.solve(match, 10) == red7.solve(position, 10) == red7.solve(match.round, 10)
    assert red7.analyse(match, nodes=50) == red7.analyse(match.sight(match.round.turn), nodes=50)
    assert red7.analyse(position, nodes=50) == red7.analyse(match.round, nodes=50)
    assert Round.deal(7) == Round.deal(Dice(7))


def test_texts_and_matches_will_do_where_a_record_is_asked_for() -> None:
    match = next(red7.simulate(1, 1))
    record = Record.of(match)
    assert red7.verify(str(record)) == red7.verify(record)
    assert red7.verify("no record").problems
    assert red7.review(match, nodes=2) == red7.review(str(record), nodes=2) == red7.review(record, nodes=2)


def test_values_print_as_what_makes_them_again() -> None:
    position = Match.deal(7, options="expert").position()
    assert eval(repr(position), {"Position": Position}) == position
    hand = CardSet("R7 B1")
    assert repr(red7.EDITIONS["first"]) == "<Edition first>"
    assert repr(red7.bot("expert")) == "<Expert>"
    match = next(red7.simulate(1, 1))
    assert repr(Record.of(match, ["Ada", "Bo"])) == "<Record intl-1.2 basic, Ada, Bo, 1 round>"
    assert repr(Match.deal(7).sight()).startswith("<Sight intl-1.2 basic R ")
    assert repr(red7.Draft(Match.deal(7).sight(1))) == "<Draft of seat 1: nothing yet>"
    assert Turn.parse("R3p I7+ B6c").text(["I7"]) == "R3p I7+ B6c"
    assert eval(repr(hand), {"CardSet": CardSet}) == hand == CardSet([Card.R7, Card.B1])


def test_the_front_door_shows_only_what_it_offers() -> None:
    assert dir(red7) == sorted([*red7.__all__, "__version__"])
    for name in red7.__all__:
        assert getattr(red7, name) is not None


@pytest.mark.parametrize("work", ["perft(round_, 30)", "solve(round_, 10**9)"])
def test_ctrl_c_stops_long_work_within_a_second(work: str) -> None:
    script = (
        "from red7 import *\n"
        "round_ = Match.deal(1, 4, options='draw+actions').round\n"
        "print('started', flush=True)\n"
        f"{work}\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "started\n"
        time.sleep(0.5)
        assert running.poll() is None, "the work is long enough"
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=60)  # a second on a quiet machine
    assert "KeyboardInterrupt" in errors


def test_the_kernel_runs_on_plain_lists_where_librt_is_missing() -> None:
    script = (
        "import sys\n"
        "sys.modules['librt'] = sys.modules['librt.vecs'] = None\n"
        "import red7\n"
        "from red7.game.engine.arrays import vec\n"
        "assert issubclass(vec, list)\n"
        "match = next(red7.simulate(3, 1, options='expert'))\n"
        "print(match.winners, match.points)\n"
    )
    source = str(__import__("pathlib").Path(__file__).parents[2] / "src")
    done = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": source}, capture_output=True, text=True
    )
    expected = next(red7.simulate(3, 1, options="expert"))
    assert done.stdout.strip() == f"{expected.winners} {expected.points}", done.stderr

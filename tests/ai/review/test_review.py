"""A review tells mistakes from bad luck: marks, accuracies, the moment of decision, and who had to go out."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, cast

import pytest
from support.rules.plain_data import entry_of
from support.rules.positions import turns

from red7.ai.bots import bot, play_turn
from red7.ai.candidates import Candidate, candidates, staying
from red7.ai.review.costliest import costliest
from red7.ai.review.eliminations import Elimination, Gamble, eliminations_at
from red7.ai.review.judged_turn import JudgedTurn, Mark
from red7.ai.review.moments import moments
from red7.ai.review.outline import Place
from red7.ai.review.review import (
    INACCURATE,
    LOSING,
    Review,
    accuracy,
    decided_at,
    mark_of,
    review,
    review_data,
)
from red7.game.cards import CARDS, Card
from red7.game.deal import Deal
from red7.game.editions import DEFAULT_EDITION, EDITIONS, Edition, Options
from red7.game.engine.dice import Dice
from red7.game.errors import IllegalError
from red7.game.history import Cause, RoundEntry
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.simulation import simulate

NODES = 200


def deal_of(*seats: str, top: str = "") -> Deal:
    """A deal of these hands, each with its palette card after a stroke; `top` is what is drawn first."""
    hands = [tuple(Card[name] for name in seat.partition("|")[0].split()) for seat in seats]
    palettes = [Card[seat.partition("|")[2].strip()] for seat in seats]
    first = [Card[name] for name in top.split()]
    used = {*[card for hand in hands for card in hand], *palettes, *first}
    deck = [card for card in CARDS if card not in used] + first[::-1]
    return Deal(tuple(hands), tuple(palettes), tuple(deck))


def record_of(deal: Deal, *played: str, mode: str = "basic", edition: Edition = DEFAULT_EDITION) -> Record:
    match = Match(None, len(deal.hands), edition, Options.parse(mode), given=deal)
    for text in played:
        match.play(text)
    return Record.of(match)


def simulated(seed: int, players: int, mode: str) -> Record:
    return Record.of(next(iter(simulate(seed, 1, players, DEFAULT_EDITION, Options.parse(mode)))))


def played_by(names: list[str], seed: int) -> Record:
    """A basic match between computer players."""
    match = Match(PlainSeed(numbered_seed(seed)), len(names))
    dice = Dice(seed)
    while not match.is_over:
        play_turn(bot(names[match.round.turn], 500), match, dice)
    return Record.of(match)


def positions(record: Record) -> Iterator[tuple[int, int, Position]]:
    """The position before each turn, with the numbers of the round and the turn."""
    match = None
    for number, entry in enumerate(record.rounds, 1):
        match = record.begin_round(match, entry.deal)
        for place, turn in enumerate(entry.turns, 1):
            yield number, place, match.position()
            match.play(turn.text)


# Seat 1 leads with O7, so seat 0 begins; it holds R7, which leads under red.
EASY = deal_of("R7 R6 R5 R4 G6 B6 I5 | V2", "V3 V4 V1 I1 I2 B1 Y1 | O7")


def test_a_turn_that_throws_the_round_away_is_losing() -> None:
    result = review(record_of(EASY, "out"), nodes=NODES)
    (turn,) = result.turns
    assert (turn.chance, turn.mark, turn.forced) == (0.0, Mark.LOSING, False)
    assert turn.loss == turn.best_chance > LOSING
    assert turn.chances == (0.0, 1.0)
    assert result.winners == (1,)
    assert result.accuracies[0] is not None
    assert result.accuracies[0] < 20
    assert result.accuracies[1] is None  # seat 1 never had to choose


def test_the_best_turn_of_a_player_who_throws_all_away_is_one_that_stays_in() -> None:
    result = review(record_of(EASY, "out"), nodes=NODES)
    fates = turns(Position.of(Match(None, given=EASY).round))
    assert fates[result.turns[0].best] == "in"


@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_without_a_choice_is_good_and_loses_nothing(players: int) -> None:
    forced = free = 0
    for seed in range(4):
        record = simulated(seed, players, "basic")
        result = review(record, nodes=NODES)
        assert len(result.turns) == sum(len(entry.turns) for entry in record.rounds)
        for turn, (number, place, position) in zip(result.turns, positions(record), strict=True):
            assert (turn.round, turn.turn, turn.seat) == (number, place, position.turn)
            fates = turns(position)
            staying = [text for text, fate in fates.items() if fate == "in"]
            assert turn.forced == (staying in ([], [turn.text]))
            if turn.forced:
                assert (turn.loss, turn.mark, turn.best) == (0.0, Mark.GOOD, turn.text)
                forced += 1
            else:
                assert fates[turn.best] == "in"
                free += 1
            assert 0 <= turn.chance <= turn.best_chance <= 1
            assert turn.loss == turn.best_chance - turn.chance
    assert forced > 3
    assert free > 20


@pytest.mark.parametrize(
    ("loss", "error", "stays", "mark"),
    [
        (0.0, 0.0, True, Mark.GOOD),
        (INACCURATE - 0.01, 0.0, True, Mark.GOOD),
        (INACCURATE, 0.0, True, Mark.INACCURATE),
        (INACCURATE, 0.0, False, Mark.LOSING),
        (0.03, 0.02, False, Mark.INACCURATE),  # whoever goes out needlessly is told so
        (0.005, 0.0, False, Mark.GOOD),
        (0.2, 0.11, True, Mark.GOOD),
        (LOSING - 0.01, 0.01, True, Mark.INACCURATE),
        (LOSING, 0.01, True, Mark.LOSING),
        (1.0, 0.0, False, Mark.LOSING),
    ],
)
def test_marks_go_by_the_loss_and_give_the_benefit_of_the_doubt(
    loss: float, error: float, stays: bool, mark: Mark
) -> None:
    assert mark_of(loss, error, stays=stays) is mark


def test_accuracy_falls_with_every_loss_from_a_hundred() -> None:
    assert accuracy([], 2) is None
    assert accuracy([0.0, 0.0], 2) == 100
    values = [accuracy([0.0, loss], 2) or 0.0 for loss in (0.0, 0.05, 0.1, 0.3, 1.0)]
    assert values == sorted(values, reverse=True)
    assert 50 < values[-1] < 51  # one turn was perfect, the other could not be worse
    assert (accuracy([0.1], 4) or 0) < (accuracy([0.1], 2) or 0)


def test_a_player_who_thinks_is_more_accurate_than_one_who_does_not() -> None:
    sums = {"random": 0.0, "master": 0.0}
    for seed in range(6):
        names = ["random", "master"] if seed % 2 else ["master", "random"]
        result = review(played_by(names, seed), nodes=1500)
        for name, value in zip(names, result.accuracies, strict=True):
            sums[name] += 100 if value is None else value
    assert sums["master"] > sums["random"] + 60


def test_the_same_seed_gives_the_same_review_and_another_seed_another() -> None:
    record = simulated(1, 2, "draw")
    one = review(record, seed=1, nodes=NODES)
    assert review(record, seed=1, nodes=NODES) == one
    assert review(record, seed=2, nodes=NODES) != one


@dataclass(frozen=True)
class Told:
    """A turn with no more than what says when a match was decided."""

    place: Place
    open_chances: tuple[float, ...]
    match_chances: tuple[float, ...] = ()


@pytest.mark.parametrize(
    ("winner", "decided"),
    [((0.5, 1.0, 0.9, 1.0, 1.0), (1, 4)), ((0.5, 0.9, 1.0), None), ((1.0, 1.0), (1, 1)), ((0.5, 0.6), None)],
)
def test_a_win_is_safe_from_the_turn_on_after_which_open_hands_leave_no_doubt(
    winner: tuple[float, ...], decided: tuple[int, int] | None
) -> None:
    """Of the last turn nothing is said: everybody has seen that it ended the match."""
    turns = [Told(Place(1, number), (chance, 1 - chance)) for number, chance in enumerate(winner, 1)]
    assert decided_at(cast("list[JudgedTurn]", turns), (0,)) == decided


def test_chances_after_the_last_turn_are_the_result() -> None:
    for players, mode in ((2, "basic"), (3, "advanced"), (4, "draw+actions")):
        result = review(simulated(2, players, mode), nodes=30)
        last = [value > 0 for value in result.turns[-1].chances]
        assert [seat for seat in range(players) if last[seat]] == list(result.winners)
        assert sum(result.turns[-1].chances) == pytest.approx(1)


def test_an_unfinished_match_is_reviewed_as_far_as_it_goes() -> None:
    match = Match(None, given=EASY)
    match.play("R7p")
    result = review(Record.of(match, abandoned=True), nodes=NODES)
    assert [turn.text for turn in result.turns] == ["R7p"]
    assert (result.winners, result.decided, result.eliminations) == ((), None, ())


def test_a_turn_in_progress_is_left_out() -> None:
    deal = deal_of("B3 R6 R5 R4 G6 B6 I5 | R7", "V3 V4 V1 I1 I2 B1 Y1 | O7")
    match = Match(None, options=Options(actions=True), given=deal)
    match.play("V3p", whole=False)
    record = Record.of(match)
    assert record.rounds[0].turns
    assert review(record, nodes=NODES).turns == ()


# Scoring


def test_giving_up_a_round_is_never_the_best_turn_of_a_long_match() -> None:
    """One round moves the chance of a match so little that passing was often called the best turn."""
    (turn,) = review(record_of(EASY, "out", mode="scoring"), nodes=NODES).turns
    assert (turn.chance, turn.mark) == (0.0, Mark.LOSING)
    assert turn.best != "out"
    passed = stayed = 0
    for seed in range(3):
        record = simulated(seed, 2, "advanced")
        for moment, turn in zip(moments(record), review(record, nodes=30).turns, strict=True):
            if staying(moment.candidates):
                stayed += 1
                passed += turn.best == "out"
    assert stayed > 20
    assert passed == 0


def test_a_round_that_is_won_for_few_points_is_inaccurate_and_costs_no_chance() -> None:
    match = Match.begin("intl-1.2 scoring R 0 R7R2:V1/-:Y1 - - play")
    match.play("R2p")
    (turn,) = review(match, nodes=NODES).turns
    assert (turn.best, turn.loss, turn.mark) == ("R7p", 0.0, Mark.INACCURATE)
    assert [reason.code for reason in turn.reasons] == ["reason-wins-points"]
    assert costliest([turn], 0) is None


def test_there_is_one_chance_for_one_seat_in_one_position() -> None:
    """The curve and the words said different ones."""
    for players, mode in ((2, "basic"), (3, "advanced"), (4, "expert")):
        turns = review(simulated(3, players, mode), nodes=60).turns
        for turn, then in pairwise(turns):
            assert turn.chances[turn.seat] == turn.chance
            if then.round == turn.round:
                assert turn.chances[then.seat] == then.best_chance


def test_a_scoring_match_is_reviewed_over_all_its_rounds() -> None:
    record = simulated(0, 2, "advanced")
    result = review(record, nodes=40)
    assert {turn.round for turn in result.turns} == set(range(1, len(record.rounds) + 1))
    assert len(record.rounds) > 1
    gone = [one.round for one in result.eliminations]
    assert gone == list(range(1, len(record.rounds) + 1))  # one of two goes out in every round


# Eliminations


def only(result: Review) -> Elimination:
    (one,) = result.eliminations
    return one


def test_an_elimination_names_every_turn_that_would_have_saved_the_player() -> None:
    result = review(record_of(EASY, "out"), nodes=NODES)
    one = only(result)
    fates = turns(Position.of(Match(None, given=EASY).round))
    assert (one.round, one.turn, one.seat, one.cause) == (1, 1, 0, Cause.GAVE_UP)
    assert set(one.saving) == {text for text, fate in fates.items() if fate == "in"}
    assert len(one.saving) > 3
    assert one.saving[0] == result.turns[0].best, "the one that is called best comes first"
    assert one.gambles == ()


def test_a_random_mover_never_goes_out_needlessly() -> None:
    seen = set()
    for seed in range(3):
        for one in review(simulated(seed, 4, "basic"), nodes=20).eliminations:
            assert one.saving == ()
            seen.add(one.cause)
    assert Cause.GAVE_UP in seen


def test_who_runs_out_of_cards_is_out_without_a_turn() -> None:
    causes = []
    for seed in range(8):
        record = simulated(seed, 3, "basic")
        for one in review(record, nodes=10).eliminations:
            if one.cause is Cause.NO_CARDS:
                assert record.rounds[0].turns[one.turn - 1].seat != one.seat
                assert (one.saving, one.gambles) == ((), ())
            causes.append(one.cause)
    assert Cause.NO_CARDS in causes


def luck(top: str, played: str) -> Review:
    """A first turn of seat 0. With Y3 in its palette it leads under green, blue, indigo and violet, but has
    no card of these colours: only the card that the 3 draws can save it, and without the 3 nothing can.
    """
    deal = deal_of("Y3 R1 O1 Y1 R2 O2 Y2 | B4", "R6 O6 Y6 R5 O5 Y5 R4 | O7", top=top)
    return review(record_of(deal, played, mode="actions"), nodes=NODES)


# Of 40 cards that seat 0 has not seen, 6 are blue (it has one itself), 7 each are green, indigo and violet.
SAVING = 27 / 40


def test_a_3_that_draws_badly_is_bad_luck_and_no_mistake() -> None:
    result = luck("R7", "Y3p R7+")
    one = only(result)
    assert (one.cause, one.saving) == (Cause.NOT_LEADING, ())
    assert one.gambles == (Gamble("Y3p ??+", SAVING, "R7", saves=False),)
    assert (result.turns[0].mark, result.turns[0].loss) == (Mark.GOOD, 0.0)


@pytest.mark.parametrize(("top", "saves"), [("R7", False), ("V6", True)])
def test_a_gamble_not_tried_is_a_mistake_whatever_it_would_have_drawn(top: str, saves: bool) -> None:
    result = luck(top, "out")
    one = only(result)
    assert (one.cause, one.saving) == (Cause.GAVE_UP, ())
    assert one.gambles == (Gamble("Y3p ??+", SAVING, top, saves=saves),)
    assert result.turns[0].best == "Y3p ??+"
    assert result.turns[0].loss > 0


def test_a_drawn_card_that_would_have_saved_is_told() -> None:
    result = luck("V6", "Y3p V6+")
    assert only(result).saving == ("Y3p V6+ V6c",)
    assert result.turns[0].best == "Y3p V6+ V6c"
    assert result.turns[0].loss > 0


def test_what_would_have_saved_a_player_agrees_with_the_turns_there_are() -> None:
    gambles = {True: 0, False: 0}
    saved = 0
    for seed in range(30):
        record = simulated(seed, 3, "actions")
        (entry,) = record.rounds
        for _, place, position in positions(record):
            gone = RoundEntry(entry.deal, (*entry.turns[: place - 1], entry_of(position.turn, "out")))
            *_, last = moments(replace(record, rounds=(gone,)))
            one = eliminations_at(last)[0]
            assert (one.turn, one.seat, one.cause) == (place, position.turn, Cause.GAVE_UP)
            fates = turns(position)
            plain = {text for text, fate in fates.items() if fate == "in" and "+" not in text}
            assert {text for text in one.saving if "+" not in text} <= plain
            assert bool(one.saving) >= bool(plain)
            saved += len(plain)
            for luck in one.gambles:
                drawing = turns(position, luck.text.removesuffix("??+").strip())
                assert luck.saves == ("in" in drawing.values())
                assert 0 < luck.chance < 1
                assert luck.drawn == str(Card(position.deck[-1]))
                gambles[luck.saves] += 1
    assert saved > 100
    assert gambles[True] > 3
    assert gambles[False] > 3


# Data and bad input


def test_the_data_survives_json() -> None:
    for players, mode in ((2, "scoring"), (3, "draw+actions")):
        result = review(simulated(3, players, mode), nodes=30)
        data = review_data(result)
        assert json.loads(json.dumps(data)) == data
        listed = data["turns"]
        assert isinstance(listed, list)
        assert len(listed) == len(result.turns)
        assert [turn["text"] for turn in listed] == [turn.text for turn in result.turns]


def test_nothing_hidden_changes_the_judgement_of_a_turn() -> None:
    # The same cards for seat 0, other ones for everybody else: its first turn is judged the same.
    other = Deal((EASY.hands[0], EASY.deck[:7]), EASY.palettes, (*EASY.hands[1], *EASY.deck[7:]))
    one = review(record_of(EASY, "R7p"), nodes=NODES).turns[0]
    two = review(record_of(other, "R7p"), nodes=NODES).turns[0]
    assert (one.chance, one.best, one.loss, one.mark, one.reasons) == (
        two.chance,
        two.best,
        two.loss,
        two.mark,
        two.reasons,
    )


def test_an_illegal_turn_is_refused_with_its_place() -> None:
    entry = RoundEntry(EASY, (entry_of(0, "R7p"), entry_of(1, "R7p")))
    with pytest.raises(IllegalError) as caught:
        review(Record(("Ann", "Ben"), (entry,)), nodes=NODES)
    assert (caught.value.arguments["round"], caught.value.arguments["turn"]) == (1, 2)


def test_every_edition_and_option_is_reviewed() -> None:
    for edition in EDITIONS.values():
        for options in ("basic", "draw+actions"):
            series = simulate(4, 1, 3, edition, Options.parse(options))
            result = review(Record.of(next(iter(series))), nodes=10)
            assert result.turns
            assert len(result.eliminations) == 2


def test_what_a_player_could_choose_from_is_asked_once_for_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """And once more after each card that a 3 reveals."""
    asked = []

    def counted(*arguments: Any) -> list[Candidate]:
        asked.append(arguments)
        return candidates(*arguments)

    for module in ("red7.ai.review.moments", "red7.ai.review.review"):
        monkeypatch.setattr(f"{module}.candidates", counted)
    record = simulated(5, 3, "expert")
    turns = [turn.text.split() for entry in record.rounds for turn in entry.turns]
    drew = sum(any(a.endswith("p") and b.endswith("+") for a, b in pairwise(steps)) for steps in turns)
    review(record, nodes=10)
    assert drew > 0
    assert len(asked) == len(turns) + drew

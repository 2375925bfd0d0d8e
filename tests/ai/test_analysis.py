"""Chances agree with play to the end where that can be known, and never depend on what is hidden."""

from dataclasses import replace
from itertools import combinations

import pytest
from support.long_run import LONG
from support.rules.positions import table, turns
from support.rules.sample_rounds import EVERYTHING, NAMED, dealt, moments

from red7.ai.analysis import (
    MOST_LISTED,
    AnalysedTurn,
    Analysis,
    analyse,
    is_open,
    outlook,
    search_steps,
    turn_steps,
)
from red7.ai.candidates import Fate, candidates
from red7.ai.monte_carlo import Search
from red7.ai.stakes import prize_of
from red7.game.cards import CARDS, Card, CardSet, Color, cards_of
from red7.game.editions import EDITIONS, Edition, Options
from red7.game.engine.dice import Dice
from red7.game.engine.turns import outcome
from red7.game.messages import Message, SeatName
from red7.game.position import Position
from red7.game.round import Round
from red7.game.sight import WATCHER, Sight, Standing, sight
from red7.game.steps import STEP, finish
from red7.game.text.jsonform import turns_of
from red7.game.turns import Turn
from red7.game.worlds import Worlds


def seen_by(position: Position, seat: int = 0) -> Sight:
    return sight(position.round(), seat)


def named(analysis: Analysis) -> dict[str, AnalysedTurn]:
    return {turn.text: turn for turn in analysis.turns}


def codes(turn: AnalysedTurn) -> list[str]:
    return [reason.code for reason in turn.reasons]


def wins(round_: Round, seat: int) -> bool:
    """Whether a seat wins against one rival when both know all cards: every line tried, nothing clever."""
    if round_.is_over:
        return bool(round_.winner == seat)
    outcomes = []
    for turn in round_.turns():
        after = round_.copy()
        after.play(turn)
        outcomes.append(wins(after, seat))
    return any(outcomes) if round_.turn == seat else all(outcomes)


def endings(count: int, options: Options, *, hands: int = 2, palettes: int = 2, deck: int = 0) -> list[Round]:
    """Small endings between two. With an empty deck the viewer knows every card."""
    dice = Dice(7)
    rounds: list[Round] = []
    while len(rounds) < count:
        pack = list(CARDS)
        sizes = (hands, hands, palettes, palettes, deck, 1)
        parts = [[pack.pop(dice.below(len(pack))) for _ in range(size)] for size in sizes]
        position = Position(
            edition=EDITIONS["intl-1.2"],
            options=options,
            hands=(CardSet(parts[0]), CardSet(parts[1])),
            palettes=(CardSet(parts[2]), CardSet(parts[3])),
            deck=tuple(parts[4]),
            canvas=parts[5][0],
            turn=0,
        )
        rounds.append(position.round())
    return rounds


@pytest.mark.parametrize("mode", ["basic", "draw", "draw+actions"])
def test_where_all_cards_are_known_chances_are_exact(mode: str) -> None:
    results = set()
    for round_ in endings(25, Options.parse(mode)):
        analysis = analyse(sight(round_, 0), nodes=5000)
        assert len(analysis.turns) >= 1
        values = named(analysis)
        for turn in round_.turns():
            after = round_.copy()
            after.play(turn)
            value = values[str(turn)]
            assert value.error == 0
            assert value.chance == wins(after, 0), f"{turn} in {Position.of(round_)}"
            results.add(value.chance)
    assert results == {0.0, 1.0}


def test_a_chance_comes_close_to_the_share_of_hands_that_win() -> None:
    # Both have one card left. The rival's is one of ten; whoever cannot answer is out.
    position = table("G5:B4O2/R1:Y3Y4", "B", deck="O4V6R2I3G1B7V1O6I5")
    seen = seen_by(position)
    assert not is_open(seen)
    possible = cards_of(seen.unseen)
    assert len(possible) == 10
    estimate = named(analyse(seen, seed=5, nodes=20_000))["G5p"]
    lost = 0
    for card in possible:
        round_ = table(f"G5:B4O2/{card}:Y3Y4", "B").round()
        round_.play(next(turn for turn in round_.turns() if str(turn) == "G5p"))
        lost += not wins(round_, 0)
    assert 0 < lost < 10
    assert 0 < estimate.error < 0.02
    assert abs(estimate.chance - (1 - lost / 10)) < 4 * estimate.error


SOME = 7 if LONG else 13


@pytest.mark.parametrize(("edition", "options", "players"), EVERYTHING[::SOME], ids=NAMED[::SOME])
def test_every_legal_turn_is_there_and_nothing_hidden_matters(
    edition: Edition, options: Options, players: int
) -> None:
    phases = set()
    for number, round_ in enumerate(moments(dealt(Dice(3), edition, options, players), Dice(4))):
        if round_.is_over or number % 3:
            continue
        seen = sight(round_, round_.turn)
        analysis = analyse(seen, seed=number, nodes=60)
        other = Worlds(seen).sample(Dice(number + 100))
        assert analyse(sight(other, round_.turn), seed=number, nodes=60) == analysis
        assert analysis.turns
        phases.add(round_.phase)
        if round_.phase != "play" or len(candidates(seen)) > MOST_LISTED:
            continue
        for text, fate in turns_of(Position.of(round_))["turns"].items():  # type: ignore[attr-defined]
            steps = text.split(" ")
            drew = [place for place, step in enumerate(steps) if step.endswith("+")]
            three = [place for place in drew if place and steps[place - 1].endswith("p")]
            if three:
                listed = " ".join([*steps[: three[0]], "??+"])
                assert fate == "out" or named(analysis)[listed].fate is not Fate.OUT
            else:
                listed = " ".join(["??+" if place in drew else step for place, step in enumerate(steps)])
                assert named(analysis)[listed].fate == fate
    assert "play" in phases


def test_the_same_seed_gives_the_same_analysis_and_another_seed_another() -> None:
    round_ = dealt(Dice(1), EDITIONS["intl-1.2"], Options(draw=True), 3)
    seen = sight(round_, round_.turn)
    one = analyse(seen, seed=1, nodes=2000)
    assert analyse(seen, seed=1, nodes=2000) == one
    assert analyse(seen, seed=2, nodes=2000) != one


def test_more_nodes_make_the_error_smaller() -> None:
    round_ = dealt(Dice(1), EDITIONS["intl-1.2"], Options(), 2)
    seen = sight(round_, round_.turn)
    few, many = analyse(seen, nodes=1000), analyse(seen, nodes=16_000)
    text = many.turns[0].text
    assert named(many)[text].error < named(few)[text].error / 2


def test_a_turn_that_puts_the_player_out_has_no_chance() -> None:
    position = table("G5V1:B4/R1R7:Y3", "R", deck="O4V6R2I3")
    by_text = named(analyse(seen_by(position), nodes=500))
    assert turns(position)["V1p"] == "in"  # B4 leads as it did before
    assert by_text["out"].fate is Fate.OUT
    assert (by_text["out"].chance, by_text["out"].error, codes(by_text["out"])) == (0.0, 0.0, ["reason-out"])


def test_in_a_scoring_match_a_chance_is_still_that_of_the_round() -> None:
    """Passing was called the best turn where the match was nearly won anyway."""
    round_ = table("G5V1:B4/R1R7:Y3", "R", options="scoring", deck="O4V6R2I3").round()
    seen = sight(round_, 0)
    ahead = replace(seen, standing=Standing((39, 0), 40))
    assert analyse(ahead, nodes=500) == analyse(seen, nodes=500)
    assert named(analyse(ahead, nodes=500))["out"].chance == 0


def test_of_turns_that_win_the_round_at_once_the_one_with_the_most_points_comes_first() -> None:
    position = table("R7R2:B4/-:Y3", "R", options="scoring")
    first, *others = analyse(seen_by(position), nodes=200).turns
    assert (first.text, first.chance, first.points) == ("R7p", 1.0, 7)
    assert [reason.data() for reason in first.reasons][-1]["code"] == "reason-wins-points"
    assert {turn.text: turn.points for turn in others}["R2p"] == 4


def test_a_seat_that_is_not_to_move_gets_an_outlook_and_no_turns() -> None:
    round_ = dealt(Dice(1), EDITIONS["intl-1.2"], Options(), 3)
    for viewer in (WATCHER, (round_.turn + 1) % 3):
        seen = sight(round_, viewer)
        assert analyse(seen, nodes=400).turns == ()
        assert sum(finish(outlook(seen, Dice(0), 100))) == pytest.approx(1)


# Reasons


def test_the_last_card_of_a_rival_who_has_none_left_wins_at_once() -> None:
    turns = named(analyse(seen_by(table("R7:B4/-:Y3/O1:I2", "R", turn=0))))
    assert "reason-wins" not in codes(turns["R7p"])  # seat 2 still has a card
    turns = named(analyse(seen_by(table("R7:B4/-:Y3", "R"))))
    assert codes(turns["R7p"])[-1] == "reason-wins"
    assert turns["R7p"].chance == 1


def test_what_a_turn_leads_with_and_who_could_answer() -> None:
    # Under green seat 0 leads with three evens up to B6; a rival who has two needs a 6 above it.
    round_ = table("B6V1:G4O2/O6:Y4V2/R6:I4R2", "G", deck="G6Y6").round()
    turns = named(analyse(sight(round_, 0), nodes=200))
    lead = next(reason for reason in turns["B6p"].reasons if reason.code == "reason-leads")
    assert lead.arguments["rule"] is Color.GREEN
    shown = lead.arguments["set"]
    assert isinstance(shown, Message)
    assert (shown.code, shown.arguments["count"], shown.arguments["top"]) == ("set-green", 3, Card.B6)
    answer = next(reason for reason in turns["B6p"].reasons if reason.code.startswith("reason-answers"))
    assert (answer.code, answer.arguments) == ("reason-answers-number", {"rivals": 2, "number": 6})
    assert str(answer) == "two rivals could answer with a 6"
    assert turns["B6p"].reasons[-1] == Message("reason-keeps", count=1)


def test_a_card_that_everybody_saw_being_drawn_is_a_known_answer() -> None:
    round_ = table("B6V1:G4O2/*O6:Y4V2/R6:I4R2", "G", deck="G6Y6").round()
    turns = named(analyse(sight(round_, 0), nodes=200))
    assert Message("reason-answers-known", who=SeatName(1), card=Card.O6) in turns["B6p"].reasons


def test_no_rival_can_answer_means_that_none_can_with_any_hand() -> None:
    claimed = denied = 0
    small, large = endings(60, Options(), hands=1, deck=2), endings(40, Options(), palettes=4, deck=2)
    for round_ in small + large:
        seen = sight(round_, 0)
        for turn in analyse(seen, nodes=20).turns:
            if turn.fate is not Fate.IN:
                continue
            answered = False
            for hand in combinations(cards_of(seen.unseen), seen.hand_sizes[1]):
                world = Worlds(seen).sample(Dice(0))
                world.kernel.hands[1] = CardSet(hand)
                world.play(next(one for one in world.turns() if str(one) == turn.text))
                answered = answered or world.turns().staying > 0
            assert ("reason-answers-none" in codes(turn)) == (not answered), turn
            claimed += not answered
            denied += answered
    assert claimed > 5
    assert denied > 20


def test_the_only_turn_that_stays_in_is_forced() -> None:
    position = table("R7I1:B4/R1:O6", "R", deck="V6R2")
    assert [text for text, fate in turns(position).items() if fate == "in"] == ["R7p", "R7p I1c"]
    analysis = analyse(seen_by(position), nodes=100)
    assert not [turn for turn in analysis.turns if "reason-forced" in codes(turn)]
    position = table("R7V1:B4/R1:O6", "R", deck="V6R2")
    assert [text for text, fate in turns(position).items() if fate == "in"] == ["R7p"]
    analysis = analyse(seen_by(position), nodes=100)
    assert [turn.text for turn in analysis.turns if "reason-forced" in codes(turn)] == ["R7p"]


def test_a_3_is_a_gamble_with_the_share_of_cards_that_save() -> None:
    deck = "O4V6R2I5G1"
    text = "V3:B4/{hand}:R6R7"
    position = table(text.format(hand="G2"), "R", options="actions", deck=deck)
    seen = seen_by(position)
    gamble = named(analyse(seen, nodes=300))["V3p ??+"]
    saving = 0
    for card in cards_of(seen.unseen):
        rest = [other for other in cards_of(seen.unseen) if other != card]
        order = "".join(map(str, [*rest[1:], card]))  # the top of the deck is listed last
        world = table(text.format(hand=rest[0]), "R", options="actions", deck=order)
        saving += any(fate == "in" for fate in turns(world, "V3p").values())
    assert 0 < saving < 6
    assert gamble.fate is Fate.GAMBLE
    assert gamble.reasons[-1] == Message("reason-gamble", good=saving, total=6)


@pytest.mark.parametrize("options", ["basic", "expert"])
def test_a_step_of_a_search_is_a_few_nodes_and_one_round_played_out(options: str) -> None:
    round_ = dealt(Dice(5), EDITIONS["intl-1.2"], Options.parse(options), 4)
    seen = sight(round_, round_.turn)
    search = Search(seen, Dice(0), prize_of(seen), 20 * STEP)
    stretches, before = list[int](), 0
    for _ in search_steps(search):
        stretches.append(search.spent - before)
        before = search.spent
    assert len(stretches) > 5
    assert max(stretches) < STEP + 60


def test_of_very_many_turns_those_that_differ_are_listed_and_those_that_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("red7.ai.analysis.MOST_LISTED", 50)
    seen = seen_by(Position.parse("intl-1.2 actions B 0 R5O5Y5G5B5I3V1:V6R1/R4:R6O6Y6G6 O4V4G1 - play"))
    options = candidates(seen)
    assert len(options) > 1_000
    turns = analyse(seen, nodes=10).turns
    assert len(turns) == len(named(Analysis(0, turns))) == 50
    assert {turn.text for turn in turns} == {turn.text for turn in analyse(seen, seed=1, nodes=10).turns}
    alike = [one.code for one in options if outcome(one.code) == outcome(options[-1].code)][:2]
    listed = finish(turn_steps(seen, Dice(0), 10, wanted=alike))
    assert {str(Turn(code)) for code in alike} <= {turn.text for turn in listed}

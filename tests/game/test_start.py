"""Matches that begin in a position: a prepared deal, any position, or a turn of a record."""

from collections.abc import Sequence

import pytest

from red7.ai.research.belief import Belief
from red7.game.deal import deal
from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.game.match import Match, dealt_round
from red7.game.position import Position
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.game.seeds import numbered_seed
from red7.game.simulation import play_out, random_turn
from red7.game.start import Start
from red7.game.worlds import Worlds

SMALL = "intl-1.2 basic R 0 R7O6:B1/Y3V2:O5 G1V4B3 - play"
LARGE_HAND = "".join([f"{color}{number}" for color in "ROYGBIV" for number in (1, 3, 5)])
"""Eight cards would do. So many, with all fives, have so many turns that counting them takes seconds."""
SCORED = "intl-1.2 draw+scoring R4 0 R7O6:B1/Y3V2:O5 G1V4B3 I7I6V1 play I7I6/V1+32"
MODES = ("basic", "draw", "draw+scoring", "draw+scoring+actions")


def played(players: int, options: str, turns: int, seed: int = 7) -> Match:
    """A match after so many turns, in its first round or a later one."""
    match, dice = Match.deal(seed, players, options=options), Dice(seed)
    while turns or not match.awaits_turn:
        if match.round.is_over:
            match.next_round()
        else:
            match.play(random_turn(match.round, dice))
            turns -= 1
    return match


def codes_of(errors: Sequence[Red7Error]) -> list[str]:
    return [error.code for error in errors]


def test_a_match_begins_in_a_position_and_is_played_by_the_rules() -> None:
    match = Match.begin(SMALL)
    assert str(match.position()) == SMALL
    match.play("R7p")
    assert match.round.turn == 1
    match.play("out")
    assert match.winners == (0,)
    assert Match.begin(Position.parse(SMALL)) == Match.begin(SMALL) != Match.deal(1)


@pytest.mark.parametrize("text", [SMALL, SCORED])
def test_a_start_survives_as_text(text: str) -> None:
    assert str(Start.parse(text)) == text
    assert Start.parse(str(Start.parse(text))) == Start.parse(text)


def test_what_was_scored_before_counts() -> None:
    match = Match.begin(SCORED, seed=1)
    assert match.points == (13, 33)
    match.play("out")
    assert match.played[0].end is not None
    assert match.points == (13, 33 + 5)
    match.next_round()
    in_piles = {"I7", "I6", "V1", "O5"}
    assert {str(card) for card in match.round.scored} == in_piles


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("intl-1.2 draw+actions R 0 G7:R1R5V6/B1:O5 - - discard", "start-phase"),
        ("intl-1.2 basic R 0 R7O6:B1/!Y3V2:O5 - - over", "start-phase"),
        ("intl-1.2 basic R 0 -:B1/Y3V2:O5 - - play", "start-hand"),
        (f"intl-1.2 draw+actions R 0 {LARGE_HAND}:Y7/G7:O7 - - play", "start-hand-large"),
        (f"intl-1.2 draw+actions+scoring R 0 {LARGE_HAND}:Y7/G7:O7 - I7 play I7/-", "start-hand-large"),
        ("intl-1.2 scoring R 0 R7:B1/V2:O5 - I7 play", "start-piles"),
        ("intl-1.2 scoring R 0 R7:B1/V2:O5 - I7 play I7/-/-", "start-piles"),
        ("intl-1.2 scoring R 0 R7:B1/V2:O5 - I7 play I6/-", "start-piles"),
        ("intl-1.2 scoring R 0 R7:B1/V2:O5 - I7 play I7/I7", "position-cards"),
        ("intl-1.2 basic R 0 R7:B1/V2:O5 - I7 play I7/-", "start-piles"),
        ("intl-1.2 scoring R 0 R7:B1/V2:O5 - - play -/-+99999", "start-piles"),
        ("intl-1.2 scoring R 0 R7:B1/V2:O5 - I7 play I9/-", "syntax"),
        ("intl-1.2 basic R 0 R7:B1/R7:O5 - - play", "position-cards"),
        ("nonsense", "syntax"),
    ],
)
def test_what_no_match_can_begin_with_is_refused(text: str, code: str) -> None:
    with pytest.raises(Red7Error) as caught:
        Start.parse(text)
    assert caught.value.code == code
    assert str(caught.value)


def test_a_match_of_other_rules_cannot_begin_there() -> None:
    with pytest.raises(Red7Error) as caught:
        Match(None, options="draw", start=Start.parse(SMALL))
    assert caught.value.code == "start-rules"


@pytest.mark.parametrize("options", MODES)
def test_a_branch_of_a_match_goes_on_as_the_match_does(options: str) -> None:
    for players, turns in ((2, 1), (3, 5), (4, 4)):
        match = played(players, options, turns)
        branch = Match(match.source, players, match.edition, match.options, start=Start.of(match))
        assert branch.points == match.points
        dice, same = Dice(3), Dice(3)
        while not match.round.is_over:
            assert branch.position() == match.position()
            for viewer in range(players):
                assert Worlds(branch.sight(viewer)).count() == Worlds(match.sight(viewer)).count()
            match.play(random_turn(match.round, dice))
            branch.play(random_turn(branch.round, same))
        assert (branch.points, branch.winners) == (match.points, match.winners)


@pytest.mark.parametrize("options", MODES)
def test_the_record_of_a_prepared_match_is_read_back_and_called_so(options: str) -> None:
    match = Match.begin(Start.of(played(3, options, 4)), seed=5)
    play_out(match, Dice(2))
    record = Record.of(match, ["Ann", "Bob", "Cat"])
    again = read_record(str(record), strict=True)
    assert again == record
    assert str(again) == str(record)
    assert f"Deal-Start: {match.start}" in str(record).splitlines()
    found = verify(str(record))
    assert not found.problems
    assert codes_of(found.remarks) == ["record-prepared"]
    assert record.replay() == match


def test_a_later_round_of_a_prepared_match_has_to_come_from_its_seed() -> None:
    match = Match.begin(SCORED, seed=5)
    play_out(match, Dice(2))
    text = str(Record.of(match))
    assert len(match.played) > 1
    other = text.replace(numbered_seed(5).hex(), numbered_seed(6).hex())
    assert set(codes_of(verify(other).problems)) == {"record-deal"}
    assert len(verify(other).problems) == len(match.played) - 1


def test_a_start_in_a_record_is_refused_in_its_place() -> None:
    text = str(Record.of(Match.begin(SMALL)))
    error = read_record(text.replace("R7O6:B1", "R7O9:B1")).error
    assert error is not None
    line = text.splitlines().index(f"Deal-Start: {SMALL}") + 1
    column = f"Deal-Start: {SMALL}".index("O6") + 1
    assert (error.arguments["line"], error.arguments["column"]) == (line, column)
    other = read_record(text.replace("Options: basic", "Options: draw")).error
    assert other is not None
    assert other.code == "start-rules"


def test_a_match_can_begin_before_any_turn_of_a_record() -> None:
    match = played(2, "draw+scoring", 0)
    play_out(match, Dice(1))
    record = Record.of(match)
    assert len(record.rounds) > 1
    for number, entry in enumerate(record.rounds, 1):
        for place, turn in enumerate(entry.turns, 1):
            start = record.before(number, place)
            assert start.position.turn == turn.seat
            assert turn.turn in start.position.turns()
    assert record.before(len(record.rounds), 1).piles != (0, 0)
    for number, place in ((0, 1), (1, 0), (1, len(record.rounds[0].turns) + 1), (99, 1)):
        with pytest.raises(Red7Error) as caught:
            record.before(number, place)
        assert caught.value.code == "record-no-turn"


def test_a_prepared_deal_is_the_start_of_a_round() -> None:
    match = Match.deal(3, 3)
    cards = deal(numbered_seed(3), 1, 3, range(49))
    prepared = Match.begin(Position.of(dealt_round(cards, match.edition, match.options)))
    assert prepared.position() == match.position()


def test_beliefs_work_from_a_start() -> None:
    match, dice = Match.begin(Start.of(played(3, "draw+actions", 4)), seed=5), Dice(1)
    while not match.is_over:
        viewer = match.round.turn
        belief = Belief(match.sight(viewer))
        world = belief.sample(dice)
        assert int(world.hands[viewer]) == match.round.hands[viewer]
        assert 0 < belief.likelihood(match.round.kernel, dice) <= 1
        match.play(random_turn(match.round, dice))

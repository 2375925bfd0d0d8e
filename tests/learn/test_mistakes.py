"""What was wrong with a turn is told by the rules, on positions made for it; each mistake has a remedy."""

from itertools import islice
from pathlib import Path

import pytest
from support.fluent_files import messages

from red7.ai.review.moments import moments
from red7.ai.review.outline import Place
from red7.game.match import Match
from red7.game.record.record import Record
from red7.learn.lessons import BY_NAME
from red7.learn.lessons.lesson import position
from red7.learn.mistakes import REMEDIES, Mistake, mistake_of, mistakes_in
from red7.learn.puzzles.puzzle_set import puzzles_like
from red7.speech.words import LOCALES, languages

GOLDEN = Path(__file__).parents[1] / "golden/matches"
# A position: canvas, own hand and palette, those of the rival, options; the turn played, and the best one.
CASES = [
    (Mistake.OUT, "R", "G1 Y3 O5 / G4 B2", "I6 V5 / R7", "basic", "O5p", "G1c"),
    (Mistake.OUT, "R", "G1 Y3 O5 / G4 B2", "I6 V5 / R7", "basic", "out", "G1c"),
    (Mistake.POINTS, "R", "G1 Y1 O7 / R6 R2 B4", "/ Y7", "scoring", "O7p", "G1c"),
    (Mistake.TAKE, "R", "G1 Y7 V6 / O6", "I6 V4 / Y6 B3", "actions", "V6p", "G1p Y6t"),
    (Mistake.THREE, "R", "Y3 V6 / B7", "I6 O2 / Y6 O5", "actions", "V6p", "Y3p ??+"),
    (Mistake.CHAIN, "R", "V5 O6 / B7", "I6 O2 / Y6 O5", "actions", "O6p", "V5p O6p"),
    (Mistake.SEVEN, "R", "Y7 O6 / V2 G4 B7", "I6 O2 / Y6 O3", "actions", "O6p", "Y7p V2d"),
    (Mistake.SPEND, "R", "O7 G2 V5 / G4 B2", "I6 V4 / R6", "basic", "O7p G2c", "O7p"),
    (Mistake.SPEND, "R", "O7 G2 V5 / G4 B2", "I6 V4 / R6", "basic", "O7p G2c", "G2c"),
    (Mistake.BOTH, "R", "O7 G2 V5 / G4 B2", "I6 V4 / R6", "basic", "O7p", "O7p G2c"),
    (Mistake.RULE, "R", "O7 G2 V5 / G4 B2", "I6 V4 / R6", "basic", "O7p", "G2c"),
    (Mistake.PALETTE, "R", "O7 G2 V5 / G4 B2", "I6 V4 / R6", "basic", "G2c", "O7p"),
    (Mistake.DRAW, "R", "G3 G1 V5 / G4 B2", "I6 V4 / R7", "draw", "G1c", "G3c ??+"),
    (Mistake.RULE, "R", "O7 G3 V5 / G4 B2", "I6 V4 / R6", "draw", "O7p", "G3c ??+"),
    (Mistake.ANSWER, "R", "O6 R7 V3 / B2", "I6 V4 / V5", "basic", "O6p", "R7p"),
    (Mistake.CARD, "R", "G1 Y7 V6 / O6", "I6 V4 / Y6 B3", "actions", "G1p Y6t", "V6p"),
    (Mistake.CARD, "R", "O6 R7 V3 / B2", "I6 V4 / V5", "basic", "R7p", "O6p"),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "canvas", "own", "rival", "options", "played", "best"), CASES)
def test_a_mistake_is_what_the_better_turn_does_otherwise(
    mistake: Mistake, canvas: str, own: str, rival: str, options: str, played: str, best: str
) -> None:
    start = position(canvas, own, rival, options=options, top="V1")
    match = Match.begin(start)
    match.play(played)
    [moment] = moments(Record.of(match))
    assert start.round().parse_turn(best.replace("??", "V1")) in start.round().turns() or "3p" in best
    assert mistake_of(moment, best) is mistake


def test_every_mistake_is_among_the_cases_and_has_a_lesson_or_puzzles_to_go_to() -> None:
    assert {case[0] for case in CASES} == set(Mistake) == set(REMEDIES)
    for remedy in REMEDIES.values():
        assert remedy.lesson in ("", *BY_NAME)
        assert remedy.lesson or remedy.kind or remedy.theme
        if remedy.kind or remedy.theme:
            assert len(puzzles_like(remedy.kind, remedy.theme, None)) >= 20


def test_every_mistake_can_be_said_in_every_language() -> None:
    wanted = {f"statistics-mistake-{mistake}" for mistake in Mistake}
    for language in languages():
        if "-" not in language:
            assert wanted <= messages(LOCALES / language / "statistics.ftl").keys(), language


def test_any_turn_compared_with_any_other_is_some_mistake() -> None:
    told: set[Mistake] = set()
    for path in ("nl-2016_draw+scoring+actions_2.red7", "intl-1.2_draw+scoring+actions_2.red7"):
        record = Record.parse((GOLDEN / path).read_text("utf-8"))
        for moment in islice(moments(record), 12):
            for turn in list(moment.before.turns())[::40]:
                mistake = mistake_of(moment, str(turn))
                assert (mistake is Mistake.OUT) == (not moment.stays)
                told.add(mistake)
    assert len(told) > 3


def test_the_mistakes_of_a_match_come_in_its_order() -> None:
    start = position("R", "O7 G2 V5 / G4 B2", "I6 V4 / R6")
    match = Match.begin(start)
    match.play("O7p")
    match.play("out")
    assert mistakes_in(Record.of(match), {Place(1, 2): "I6c", Place(1, 1): "G2c"}) == [
        Mistake.RULE,
        Mistake.OUT,
    ]

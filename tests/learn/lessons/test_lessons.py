"""Every lesson can be solved, every mistake it knows can be made and is one, and every word is there."""

from dataclasses import replace
from pathlib import Path

import pytest
from support.fluent_files import messages, text

from red7.game.cards import Color
from red7.game.editions import EDITIONS
from red7.game.errors import IllegalError
from red7.game.moves import Kind
from red7.learn.lessons import BY_NAME, LESSONS, TOPICS
from red7.learn.lessons.lesson import DONE, LEARNER, OUT, SHORT, Lesson
from red7.speech.words import LOCALES, languages

WEB = Path(__file__).parents[3] / "web/src"

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


@every_lesson
def test_a_lesson_can_be_solved_and_failed(lesson: Lesson) -> None:
    solutions = {str(turn) for turn in lesson.solutions()}
    others = {str(turn) for turn in lesson.round().turns()} - solutions
    assert solutions
    assert others
    for turn in solutions:
        answer, after = lesson.answer(turn)
        assert answer == DONE
        assert (LEARNER in after.out) != lesson.goal.stays


@every_lesson
def test_a_known_mistake_is_legal_and_fails(lesson: Lesson) -> None:
    assert len({turn for _, turn in lesson.mistakes}) == len(lesson.mistakes)
    for name, turn in lesson.mistakes:
        answer, after = lesson.answer(turn)
        assert answer == name
        assert answer not in (DONE, OUT, SHORT)
        assert LEARNER in after.out or lesson.topic == "points"


@every_lesson
def test_nobody_would_do_it_by_doing_nothing(lesson: Lesson) -> None:
    round_ = lesson.round()
    assert round_.turn == LEARNER
    assert lesson.answer("out")[0] != DONE


def test_each_rule_each_action_and_each_edition_has_a_lesson() -> None:
    rules = {lesson.start.color for lesson in LESSONS if lesson.topic == "rules"}
    assert rules == set(Color)
    played = {
        move.card.number
        for lesson in LESSONS
        if lesson.topic == "actions"
        for turn in lesson.solutions()
        for move in turn.moves
        if move.card is not None and move.kind is Kind.PLAY
    }
    assert {1, 3, 5, 7} <= played
    assert {lesson.start.edition.name for lesson in LESSONS if lesson.topic == "booklets"} == set(EDITIONS)
    assert len(BY_NAME) == len(LESSONS)
    assert len(TOPICS) == 7


def test_what_an_edition_teaches_is_otherwise_in_another() -> None:
    other = {
        "first": ("intl-1.2", "G1p R7t"),
        "international": ("first", "G1p"),  # there the 1 takes a card of whom it spares here
        "argentina": ("intl-1.2", "V5p"),
        "spain": ("intl-1.2", "G7c"),
        "netherlands": ("intl-1.2", "Y7p V2x G1c"),
    }
    for lesson in LESSONS:
        if lesson.topic == "booklets":
            edition, text = other.pop(lesson.name)
            here, there = _legal(lesson, lesson.start.edition.name, text), _legal(lesson, edition, text)
            assert here != there, lesson.name
    assert other == {}


def _legal(lesson: Lesson, edition: str, text: str) -> bool:
    round_ = replace(lesson.start, edition=EDITIONS[edition]).round()
    try:
        round_.play(text)
    except IllegalError:
        return False
    return True


def test_an_illegal_turn_is_refused_with_its_reason() -> None:
    with pytest.raises(IllegalError):
        BY_NAME["change"].answer("O5c")


WORDS = messages(LOCALES / "en/learn.ftl")


def test_everything_a_lesson_may_say_has_words_and_no_words_are_left_over() -> None:
    lessons = {f"lesson-{one.name}{part}" for one in LESSONS for part in ("", "-task", "-done")}
    mistakes = {f"mistake-{name}" for one in LESSONS for name, _ in one.mistakes}
    mistakes |= {f"mistake-{OUT}", f"mistake-{SHORT}"}
    topics = {f"learn-topic-{topic}" for topic in TOPICS}
    source = "".join(path.read_text("utf-8") for path in WEB.rglob("*.ts*"))
    plain = {code for code in WORDS if f'"{code}"' in source}
    said = {code for code in WORDS if code.startswith(("learn-", "lesson-", "mistake-"))}
    assert lessons | mistakes | topics | {code for code in plain if code in said} == said


@pytest.mark.parametrize("language", languages())
def test_no_text_is_longer_than_the_place_it_has_on_a_phone(language: str) -> None:
    path = LOCALES / language / "learn.ftl"
    assert [code for code in messages(path) if len(text(messages(path), code)) > 165] == []

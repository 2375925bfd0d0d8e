"""The guided round goes as it says, and its words fit what happens."""

import re

from support.fluent_files import messages
from support.fluent_files import text as text_of

from red7.ai.bots import bot
from red7.game.engine.dice import Dice
from red7.game.match import Match
from red7.game.moves import Kind
from red7.game.start import Start
from red7.game.turns import Turn
from red7.learn.guide import RIVAL, START, TURNS
from red7.speech.words import LOCALES


def test_the_rival_has_one_answer_to_each_turn_whatever_the_dice() -> None:
    match = Match.begin(Start(START))
    for number, text in enumerate(TURNS):
        if number % 2:
            for dice in range(12):
                assert str(bot(RIVAL).turn(match, Dice(dice))) == text
        match.play(text)
    assert match.round.winner == 0
    assert match.is_over


def test_each_turn_needs_what_it_teaches() -> None:
    round_ = START.round()
    kinds = []
    for number, text in enumerate(TURNS):
        if number % 2 == 0:
            turns = round_.turns()
            short = [turns[place] for place in range(turns.staying)]
            least = min(len(turn.moves) for turn in short)
            assert [str(turn) for turn in short if len(turn.moves) == least].count(text) == 1
            kinds.append(_kinds(round_.parse_turn(text)))
            assert least == len(kinds[-1])
        round_.play(text)
    assert kinds == [(Kind.PLAY,), (Kind.DISCARD,), (Kind.PLAY, Kind.DISCARD), (Kind.PLAY,)]


def _kinds(turn: Turn) -> tuple[Kind, ...]:
    return tuple(move.kind for move in turn.moves)


def test_there_are_words_for_each_thing_to_do() -> None:
    words = messages(LOCALES / "en/learn.ftl")
    expected: list[str] = []
    for number, text in enumerate(TURNS[::2], 1):
        card, *others = text.split(" ")
        expected += [f"guide-{number}", *[f"guide-{number}-then" for _ in others], f"guide-{number}-end"]
        for code, step in zip(expected[-len(others) - 2 :], [card, *others], strict=False):
            assert f"Pick {step[:2]}" in text_of(words, code)
    assert [code for code in words if re.match(r"guide-\d", code)] == expected

"""The guided round goes as it says, and its words fit what happens."""

from support.fluent_files import messages

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


def test_there_are_words_for_each_of_the_learners_turns() -> None:
    words = messages(LOCALES / "en/learn.ftl")
    assert [code for code in words if code.removeprefix("guide-").isdecimal()] == [
        f"guide-{number + 1}" for number in range(len(TURNS[::2]))
    ]

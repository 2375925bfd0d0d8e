"""Every code has its words, every message gets its variables, and nothing is said in the wrong number."""

import re
from pathlib import Path

import pytest
from support.fluent_files import language, referred

from red7.game.cards import Card, Color, mask_of
from red7.game.errors import IllegalError, InvalidError, Red7Error, placed, syntax_error
from red7.game.lead import what_counts, why_behind, why_leads
from red7.game.messages import Message, SeatName
from red7.speech import words as words_module
from red7.speech.words import LOCALES, Words, languages

SOURCES = Path(words_module.__file__).parents[1]
MESSAGES = language(LOCALES / "en")


def cards(text: str) -> int:
    return mask_of(Card[name] for name in text.split())


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    literals = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", code))
    prefixes = tuple(re.findall(r"""f["']([a-z][a-z-]*-)\{""", code))
    named = tuple(re.findall(r'name="([a-z]+)"', code))  # commands, which look up their own description
    about = {f"{name}-about" for name in named}
    inside = {other for name in MESSAGES for other in referred(MESSAGES, name)}
    used = literals | about | inside
    own = [name for name in MESSAGES if not name.startswith("web-")]  # the page's are checked with the page
    assert not [name for name in own if name not in used and not name.startswith(prefixes)]
    assert {name for name in literals if name.startswith("web-")} <= MESSAGES.keys()


@pytest.mark.parametrize(
    ("count", "sentence"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (21, "21 points")]
)
def test_points_are_said_in_the_right_number(count: int, sentence: str) -> None:
    assert Words().say("points", points=count) == sentence


@pytest.mark.parametrize(
    ("color", "one", "three"),
    [
        (Color.ORANGE, "one 5", "three 5s"),
        (Color.YELLOW, "one blue card", "three blue cards"),
        (Color.GREEN, "one even card", "three even cards"),
        (Color.BLUE, "one colour", "three colours"),
        (Color.INDIGO, "a run of one", "a run of three"),
        (Color.VIOLET, "one card below four", "three cards below four"),
    ],
)
def test_what_counts_is_said_in_the_right_number(color: Color, one: str, three: str) -> None:
    about = {"top": Card.B5, "number": 5, "color": Color.BLUE}
    assert Words().say(f"set-{color}", count=1, **about) == one
    assert Words().say(f"set-{color}", count=3, **about) == three


def test_small_numbers_are_words_and_large_ones_digits() -> None:
    sentences = [Words().say("set-indigo", count=count) for count in (1, 7, 8)]
    assert sentences == ["a run of one", "a run of seven", "a run of 8"]


def test_a_number_too_large_to_be_counted_is_said_digit_by_digit() -> None:
    sentences = [Words().render(Message("position-seat", found=seat, last=1)) for seat in (10**4, 10**40)]
    assert sentences == [f"there’s no seat {seat}: expected 0 to 1" for seat in ("10,000", str(10**40))]


@pytest.mark.parametrize(
    "error",
    [
        InvalidError("edition", found="z" * 2000, expected="x"),
        InvalidError("position-seat", found=10**2000, last=1),
    ],
)
def test_what_is_too_long_for_a_message_is_cut(error: Red7Error) -> None:
    sentence = Words().render(error.message)
    assert 1000 < len(sentence) < 1200
    assert "…" in sentence


def test_arguments_are_said_by_their_kind() -> None:
    words = Words(names=("Ann", "Ben"), you=0)
    assert words.say("discard-must-lead", card=Card.G4, color=Color.GREEN) == (
        "You can’t discard G4: you wouldn’t be leading under green."
    )
    assert words.say("player", who=SeatName(0)) == "You"
    assert words.say("player", who=SeatName(1)) == "Ben"
    assert words.say("player", who=SeatName(2)) == "Seat 2"
    assert words.join([]) == ""
    assert words.join([Card.R7]) == "R7"
    assert words.join([Card.R7, Color.RED]) == "R7 and red"
    assert words.join([SeatName(1), Card.G4, Message("rule-red")]) == "Ben, G4 and highest card"


def test_sentences_stand_apart_as_the_language_has_it() -> None:
    assert Words().apart([]) == ""
    assert (
        Words("fr").apart(["deux cartes", "une action", "rien"])
        == "deux cartes\u202f; une action\u202f; rien"
    )


def test_a_player_may_be_called_you() -> None:
    words = Words(names=("Ann", "you"), you=0)
    assert words.render(why_leads([cards("B1"), cards("R7")], Color.RED)).startswith("You leads")


def test_the_owner_in_a_refusal_is_called_by_name() -> None:
    error = IllegalError("take-last", card=Card.B3, owner=1)
    assert Words(names=("Ann", "Ben")).render(error.message) == (
        "You can’t take B3: it’s the only palette card Ben has."
    )
    assert Words().render(error.message) == "You can’t take B3: it’s the only palette card Seat 1 has."


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (InvalidError("record-deal", round=1234), "the cards of round 1234 don’t come from the seed"),
        (IllegalError("round-open", round=1000), "Round 1000 isn’t over yet."),
        (
            syntax_error("x", Message("expected-turn-number", turn=1000), 2345, line=10000),
            "line 10000, column 2345: found 'x', expected turn 1000",
        ),
        (syntax_error("", "Round 1", 1), "line 1, column 1: found nothing, expected Round 1"),
        (
            placed(InvalidError("field-missing", field="hands"), line=1000),
            "line 1000: the field hands is missing",
        ),
        (
            placed(IllegalError("match-over"), line=1000, column=2000),
            "line 1000, column 2000: The match is over.",
        ),
        (InvalidError("encoding", line=4321), "line 4321: the text isn’t UTF-8"),
    ],
)
def test_a_place_is_said_once_and_counted_without_commas(error: Red7Error, sentence: str) -> None:
    assert Words().render(error.message) == sentence


@pytest.mark.parametrize("language", ["en", "en_GB.UTF-8", "EN-us", "tlh", "C", "", "../../en", "C.UTF-8"])
def test_an_unknown_language_is_english(language: str) -> None:
    assert Words(language).say("color-red") == "red"


def test_a_language_is_one_more_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "en/shared": "color-red = red\ncolor-blue = blue\n",
        "en/terminal": "color-green = green\n",
        "es/shared": "color-red = rojo\ncolor-blue = celeste\n",
        "es-AR/shared": "color-red = colorado\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    assert languages() == ["en", "es", "es-AR"]
    colors = (Color.RED, Color.BLUE, Color.GREEN)
    assert [Words("es_AR.UTF-8").say(f"color-{color}") for color in colors] == [
        "colorado",
        "celeste",
        "green",
    ]
    assert [Words("es").say(f"color-{color}") for color in colors] == ["rojo", "celeste", "green"]


def test_a_code_without_words_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-code"):
        Words().say("no-such-code")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(Exception, match="points"):
        Words().say("points")


@pytest.mark.parametrize(
    ("color", "palettes", "sentence"),
    [
        ("RED", ["R7 V1", "O7"], "You lead: R7 is the highest card; Ben comes next with O7."),
        ("RED", ["V1", "O7", "O6"], "Ben leads: O7 is the highest card; Cy comes next with O6."),
        ("ORANGE", ["R5 V5 B2", "O6 Y1"], "You lead: two 5s, highest R5; Ben has one 6."),
        ("YELLOW", ["R5 V5", "O6 O1"], "Ben leads: two orange cards, highest O6; you have one red card."),
        (
            "GREEN",
            ["R6 B4 G2 R7", "O6 O2"],
            "You lead: three even cards, highest R6; Ben has two even cards.",
        ),
        ("GREEN", ["B2", "O7"], "You lead: one even card, B2; nobody else has any."),
        ("GREEN", ["B3", "O7"], "Nobody leads: no palette has an even card."),
        (
            "BLUE",
            ["R6 R1 B4", "O6 V2"],
            "You lead: two colours, highest R6; Ben has two colours, but O6 is lower.",
        ),
        ("INDIGO", ["R4 B3 V2", "O6 V5"], "You lead: a run of three, highest R4; Ben has a run of two."),
        ("INDIGO", ["R4", "O6"], "Ben leads: a run of one, O6; you have a run of one, but R4 is lower."),
        ("VIOLET", ["R4", "O6"], "Nobody leads: no palette has a card below four."),
    ],
)
def test_who_leads_and_why(color: str, palettes: list[str], sentence: str) -> None:
    words = Words(names=("Ann", "Ben", "Cy"), you=0)
    masks = [cards(palette) for palette in palettes]
    assert words.render(why_leads(masks, Color[color])) == sentence


def test_whoever_is_behind_is_compared_with_the_leader_also_from_the_third_place() -> None:
    words = Words(names=("Ann", "Ben", "Cy"), you=0)
    palettes = [cards("G2"), cards("R6 B4"), cards("O6 O5 V1")]
    sentences = {
        Color.RED: "Ben leads: R6 is the highest card; your highest is G2.",
        Color.GREEN: "Ben leads: two even cards, highest R6; you have one even card.",
        Color.YELLOW: "Cy leads: two orange cards, highest O6; you have one green card.",
    }
    for color, sentence in sentences.items():
        assert words.render(why_behind(palettes, color, 0)) == sentence
    assert words.render(why_behind([cards("G5"), *palettes[1:]], Color.GREEN, 0)) == (
        "Ben leads: two even cards, highest R6; you have none."
    )
    for seat in (1, 2):
        assert why_behind(palettes, Color.RED, seat) == why_leads(palettes, Color.RED)


def test_only_those_still_in_are_compared() -> None:
    words = Words(names=("Ann", "Ben", "Cy"))
    palettes = [cards("R7"), cards("O6"), cards("G5")]
    assert words.render(why_leads(palettes, Color.RED, out=[0])) == (
        "Ben leads: O6 is the highest card; Cy comes next with G5."
    )
    assert words.render(why_leads(palettes, Color.RED, out=[0, 2])) == "Ben is the last one left."


def test_which_cards_count() -> None:
    words = Words(names=("Ann", "Ben"), you=0)
    assert (
        words.render(what_counts(cards("R6 B2 G3"), 0, Color.GREEN)) == "You have two even cards: R6 and B2."
    )
    assert words.render(what_counts(cards("R6 B2"), 0, Color.RED)) == "Your highest card is R6."
    assert (
        words.render(what_counts(cards("G3"), 1, Color.GREEN))
        == "Ben has no cards that count under this rule."
    )


def test_an_error_says_itself_in_english() -> None:
    assert str(InvalidError("color", found="X")) == "“X” isn’t a colour: expected one letter of ROYGBIV"
    assert str(Message("reason-answers-number", rivals=1, number=6)) == "one rival could answer with a 6"

"""Every language says everything that English says, with the same variables, in its own grammar."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast
from support.fluent_files import Messages, entries, keys, messages, page, text, variables

from red7.ai.bots import LEVELS
from red7.game.cards import Card, Color, mask_of
from red7.game.errors import IllegalError
from red7.game.lead import what_counts, why_leads
from red7.game.messages import Message, SeatName
from red7.speech.words import AUDIENCES, LOCALES, YOU, Words, languages
from red7.terminal.prompt import COMMANDS

ENGLISH = LOCALES / "en"
AUDIENCE_NAMES = sorted(path.stem for path in ENGLISH.glob("*.ftl"))
FILES = sorted(LOCALES.glob("*/*.ftl"))
PAGE_ONLY = ("learn", "statistics")  # files that Python does not read
PLURALS = {"zero", "one", "two", "few", "many", "other"}

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(LOCALES)))
every_language = pytest.mark.parametrize("language", languages())


def english_of(path: Path) -> Path:
    """The English file for the same audience."""
    return ENGLISH / path.name


def parent_of(path: Path) -> Path | None:
    """The file of the language without its region, which says what the region does not say otherwise."""
    parent = LOCALES / path.parent.name.partition("-")[0] / path.name
    return parent if parent != path else None


def shared(path: Path) -> list[str]:
    """The ids that a file has in common with the English one."""
    return [code for code in messages(english_of(path)) if code in messages(path)]


def known(path: Path) -> dict[str, ast.Message]:
    """All that can be referred to in a file: its own messages, and what is shared, of its language."""
    folders = dict.fromkeys([LOCALES / path.parent.name.partition("-")[0], path.parent])
    files = [folder / name for folder in folders for name in ("shared.ftl", path.name)]
    return {code: message for file in files if file.exists() for code, message in messages(file).items()}


spoken = cache(Words)


def sentence_of(path: Path, code: str, arguments: dict[str, object]) -> str:
    """A message, as the terminal says those of its files, and the page those of its own."""
    language = path.parent.name
    if path.stem not in PAGE_ONLY:
        return spoken(language).say(code, **arguments)
    pattern = page(language).get_message(code).value
    assert pattern is not None
    answer, errors = page(language).format_pattern(pattern, arguments)
    assert errors == []
    return str(answer)


def samples(code: str, english: Messages) -> Iterator[dict[str, object]]:
    """Arguments of all kinds for a message: marks, small numbers, the player, each key there is."""
    names = variables(english, code)
    marked: dict[str, object] = {name: f"<{name}>" for name in names}
    yield marked
    for name, choices in keys(english, code).items():
        for key in choices - PLURALS:
            yield marked | {name: int(key) if key.isdecimal() else key}
    counted = {name for name, choices in keys(english, code).items() if "one" in choices}
    for number in (0, 1, 2, 5, 21, 1000):
        yield marked | dict.fromkeys(counted, number)


def test_there_are_seven_languages_for_every_audience() -> None:
    assert {"en", "fr", "de", "it", "es", "es-AR", "nl"} <= set(languages())
    assert sorted([*AUDIENCES, *PAGE_ONLY]) == AUDIENCE_NAMES
    for language in languages():
        names = sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))
        assert names == AUDIENCE_NAMES or ("-" in language and set(names) <= set(AUDIENCE_NAMES))


def test_no_id_is_in_two_files() -> None:
    ids = [code for audience in AUDIENCE_NAMES for code in messages(ENGLISH / f"{audience}.ftl")]
    assert len(ids) == len(set(ids))


@every_file
def test_a_file_has_no_mistakes_and_no_id_twice(path: Path) -> None:
    assert not [entry for entry in entries(path) if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@every_file
def test_a_language_says_all_that_english_says_and_no_more(path: Path) -> None:
    english = messages(english_of(path)).keys()
    assert messages(path).keys() - english == set()
    if not parent_of(path):
        assert english - messages(path).keys() == set()


@every_file
def test_a_message_has_the_variables_of_english(path: Path) -> None:
    own, english = known(path), known(english_of(path))
    assert [code for code in shared(path) if variables(own, code) != variables(english, code)] == []


@every_file
def test_a_message_selects_by_the_keys_of_english(path: Path) -> None:
    own, english = messages(path), messages(english_of(path))
    lost = [
        (code, name)
        for code in shared(path)
        for name, choices in keys(english, code).items()
        if not choices <= keys(own, code).get(name, set())
    ]
    assert lost == []


@every_file
def test_plurals_are_those_of_the_language(path: Path) -> None:
    categories = {*Locale.parse(path.parent.name, sep="-").plural_form.tags, "other"}
    own = messages(path)
    assert [
        (code, name)
        for code in own
        for name, choices in keys(own, code).items()
        if "one" in choices and not choices & PLURALS <= categories
    ] == []


@every_file
def test_every_message_can_be_said_and_says_what_english_says(path: Path) -> None:
    english = english_of(path)
    for code in shared(path):
        for arguments in samples(code, known(english)):
            sentence = sentence_of(path, code, arguments)
            assert "{" not in sentence, code
            assert sentence.strip() or not sentence_of(english, code, arguments).strip(), code
        marked = next(samples(code, known(english)))
        shown = [mark for mark in marked.values() if str(mark) in sentence_of(english, code, marked)]
        assert [mark for mark in shown if str(mark) not in sentence_of(path, code, marked)] == [], code


@every_file
def test_no_sentence_is_left_in_english(path: Path) -> None:
    own, english = messages(path), messages(english_of(path))
    if path.parent == ENGLISH:
        assert any(len(re.findall("[A-Za-z]{2,}", text(english, code))) > 2 for code in english)
        return
    same = [code for code in shared(path) if text(own, code) == text(english, code)]
    assert [code for code in same if len(re.findall("[A-Za-z]{2,}", text(own, code))) > 2] == [
        code for code in same if code == "computer-names"
    ]


@every_file
def test_a_region_has_only_what_it_says_otherwise(path: Path) -> None:
    parent = parent_of(path)
    if parent is None:
        assert "-" not in path.parent.name
        return
    own, others = messages(path), messages(parent)
    assert [code for code in own if own[code].equals(others[code])] == []


@every_language
def test_no_word_is_two_commands(language: str) -> None:
    words = Words(language)
    typed = [word for name in COMMANDS for word in words.say(f"command-{name}").casefold().split()]
    assert len(typed) == len(set(typed))
    assert all(words.say(f"command-{name}").split() for name in COMMANDS)
    yes, no = (set(words.say(f"answer-{answer}").split()) for answer in ("yes", "no"))
    assert yes
    assert no
    assert not yes & no


@every_language
def test_a_level_has_the_same_name_in_all_windows(language: str) -> None:
    words = Words(language)
    path = LOCALES / language / "page.ftl"
    for level in LEVELS:
        # Names of levels are kept for computer players: those that the page shows have to be among them.
        shown = sentence_of(path, "web-bot-name", {"level": level})
        assert shown.casefold() == words.say(f"level-{level}").casefold()


@every_language
def test_the_names_to_play_with_are_four(language: str) -> None:
    words = Words(language)
    names = [words.say("your-name"), *words.say("computer-names").split(", ")]
    assert len({name.casefold() for name in names}) == 4
    assert YOU not in names


def cards(of: str) -> int:
    return mask_of(Card[name] for name in of.split())


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("it", "Sei in vantaggio: tre carte pari, la più alta R6; Ben ha due carte pari."),
        ("es", "Vas ganando: tres cartas pares, la más alta R6; Ben tiene dos cartas pares."),
        ("es-AR", "Vas ganando: tres cartas pares, la más alta R6; Ben tiene dos cartas pares."),
    ],
)
def test_who_leads_is_said_in_the_words_of_the_booklets(language: str, expected: str) -> None:
    words = Words(language, names=("Ann", "Ben"), you=0)
    assert words.render(why_leads([cards("R6 B4 G2 R7"), cards("O6 O2")], Color.GREEN)) == expected


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("it", "Hai una carta rossa: R6.", "Ben ha due carte verdi: G6 e G2."),
        ("es", "Tienes una carta roja: R6.", "Ben tiene dos cartas verdes: G6 y G2."),
        ("es-AR", "Tenés una carta roja: R6.", "Ben tiene dos cartas verdes: G6 y G2."),
    ],
)
def test_colours_agree_with_the_cards(language: str, one: str, two: str) -> None:
    words = Words(language, names=("Ann", "Ben"), you=0)
    assert words.render(what_counts(cards("R6"), 0, Color.YELLOW)) == one
    assert words.render(what_counts(cards("G6 G2"), 1, Color.YELLOW)) == two


def test_blue_and_indigo_have_the_names_of_the_spanish_booklets() -> None:
    for language in ("es", "es-AR"):
        assert Words(language).say("color-blue") == "celeste"
        assert Words(language).say("color-indigo") == "azul"


def test_spanish_of_argentina_differs_where_its_booklet_does() -> None:
    steps = Message("step-to-deck", who=SeatName(0), card=Card.O5)
    turn = Message("turn-in", who=SeatName(0), steps=steps)
    assert Words("es", you=0).render(turn) == "Tú: mueves O5 al mazo de robo."
    assert Words("es-AR", you=0).render(turn) == "Vos: movés O5 a la baraja."
    assert Words("es-AR").say("rule-red") == Words("es").say("rule-red") == "carta más alta"


def test_and_goes_with_the_sound_after_it() -> None:
    for language in ("es", "es-AR"):
        words = Words(language)
        assert words.join(["Frida", "Hilma"]) == "Frida e Hilma"
        assert words.join(["Ana", "Íñigo", "Inés"]) == "Ana, Íñigo e Inés"
        assert words.join(["agua", "hielo"]) == "agua y hielo"
        assert words.join([Card.R7, Card.I4]) == "R7 y I4"
    assert Words("it").join(["Frida", "Elena"]) == "Frida ed Elena"


def test_an_article_goes_with_its_colour_in_italian() -> None:
    refusals = [IllegalError("discard-must-lead", card=Card.G4, color=color) for color in Color]
    sentences = [Words("it").render(refusal.message) for refusal in refusals]
    assert "con il rosso non" in sentences[Color.RED]
    assert "con l’arancio non" in sentences[Color.ORANGE]
    assert "con l’indaco non" in sentences[Color.INDIGO]

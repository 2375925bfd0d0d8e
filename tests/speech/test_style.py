"""What a reader would stumble over and a machine can find, in every language."""

import re
from pathlib import Path

import pytest
from support.fluent_files import messages, text

from red7.speech.words import LOCALES, languages

ROOT = Path(__file__).parents[2]
FILES = sorted(LOCALES.glob("*/*.ftl"))
CODE = {"config-extra"}  # quotes a command as it is typed

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(LOCALES)))
every_language = pytest.mark.parametrize("language", languages())


def said(language: str) -> dict[str, str]:
    """All messages of a language without what is filled in; a region borrows from its language."""
    folders = dict.fromkeys([LOCALES / language.partition("-")[0], LOCALES / language])
    files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return {code: text(messages(path), code) for path in files for code in messages(path)}


def those(sentences: dict[str, str], pattern: str) -> list[str]:
    """The codes of the messages in which a pattern is."""
    return [code for code, sentence in sentences.items() if re.search(pattern, sentence)]


@every_file
def test_a_file_begins_with_four_lines_for_translators(path: Path) -> None:
    head = path.read_text("utf-8").split("\n")[:4]
    for line, word in zip(head, ("Address: ", "Terms: ", "Imperative: ", "Avoid: "), strict=True):
        assert line.startswith("# ")
        assert word in line


@every_language
def test_quotes_and_dots_are_those_of_print(language: str) -> None:
    sentences = {code: sentence for code, sentence in said(language).items() if code not in CODE}
    assert those(sentences, r"""['"]|\w\.\.\.""") == []


@every_language
def test_a_percent_sign_stands_as_the_language_has_it(language: str) -> None:
    before = {"fr": "\u202f", "de": "\u00a0", "es": "\u00a0"}.get(language.partition("-")[0])
    wrong = rf"(?<![{before}-])%" if before else r"\s%"
    files = [path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl")]
    lines = [line for file in files for line in file.split("\n") if not line.startswith("#")]
    assert [line for line in lines if re.search(wrong, line)] == []


def test_french_has_narrow_spaces_before_its_signs() -> None:
    for path in (LOCALES / "fr").glob("*.ftl"):
        for line in path.read_text("utf-8").split("\n"):
            if not line.startswith(("#", "deal-match-id")):
                assert not re.search("[ \u00a0][:;!?»%](?!\\w)|«(?!\u202f)", line), line


def test_english_is_spoken_with_contractions() -> None:
    stiff = (
        r"\b(is|are|was|were|do|does|did|would|could|has|have|had) not\b|\bcannot\b|\b(is|are) no\b|\bI am\b"
    )
    assert those(said("en"), stiff) == []
    assert those(said("en"), r"\b[Yy]ou are (?!first)|\b[Tt]here is\b|\banew\b|\bsomebody is to\b") == []


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_no_english_is_left(language: str) -> None:
    assert (
        those(said(language), r"\b(the|and|your|with|which|would|this|cards?)\b(?! o | ou | oder | of )")
        == []
    )


def test_argentina_says_nothing_as_spain_does() -> None:
    spain = (
        r"\b[Aa]quí\b|ordenador|\b[Pp]uls[ae]|\bacab(a|e|as|es|ar)\b|\bmazo\b|\b[Ff]uera\b|\bIntro\b|\b[Tt]ú\b|"
        r"\b(tienes|puedes|quieres|eres|vienes|sigues|quedas)\b|"
        r"\b(has|habéis) \w+|\b(ha|han) \w+[ai]do\b|\bañad|liguilla"
    )
    assert those(said("es-AR"), spain) == ["name-words"]  # which are kept from all names


@pytest.mark.parametrize(
    ("language", "winning"),
    [
        ("de", r"[Gg]ewinn|[Gg]ewonnen"),
        ("it", r"\b[Vv]inc|\bvint"),
        ("nl", r"\b[Ww]in(t|nen|st)?\b|[Gg]ewonnen"),
    ],
)
def test_leading_is_not_winning(language: str, winning: str) -> None:
    leading = {
        code: said(language)[code]
        for code, english in said("en").items()
        if re.search(r"\b([Ll]ead(s|ing)?|the lead)\b", english)
        and not re.search(r"\b[Ww]in|\bwon\b", english)
    }
    assert len(leading) > 30
    assert those(leading, winning) == []


def test_german_has_no_card_in_the_dative() -> None:
    # On the page a card is spoken with its article, as in the nominative: die rote 7.
    wrong = re.compile(r"\b(mit|von|vor|bei|aus|nach|zu|seit|unter) \{ \$(card|cards|top|rival-top) \}")
    for audience in ("shared", "page", "learn", "puzzles", "refusals"):
        text = (LOCALES / "de" / f"{audience}.ftl").read_text("utf-8")
        assert [line for line in text.split("\n") if wrong.search(line)] == []


def test_sentences_are_put_together_by_messages() -> None:
    glued = re.compile(
        r"""\}[:;.] \$\{(?!.*(key|style|class))|["'][:;] ["']\.join\(|\} %["`]|\.join\("[:;.] "\)"""
    )
    sources = [*(ROOT / "web/src").rglob("*.ts*"), *(ROOT / "src/red7/terminal").rglob("*.py")]
    assert len(sources) > 50
    assert [
        f"{path.name}: {line.strip()}"
        for path in sources
        for line in path.read_text("utf-8").split("\n")
        if glued.search(line)
    ] == []

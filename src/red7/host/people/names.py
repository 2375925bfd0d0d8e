"""The names of guests: clean, and not to be mistaken for anybody else's at the table.

Nor for a bot's or an operator's.
"""

import re
import string
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Final, NamedTuple, Self

from msgspec import Meta

from red7.game.errors import InvalidError, Red7Error
from red7.host.errors import HostError

MOST: Final = 24
Name = Annotated[str, Meta(max_length=200)]
"""A name as it is sent; see `clean`."""
_MARKS: Final = 2  # accents on one letter: a few scripts need two, none needs a tower

# Characters that show nothing, although their category does not say so
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")

_APOSTROPHES: Final = "\u02bb\u02bc\u02bd"  # letters in Hawaiian, Ukrainian and others

# A name is written in one of these scripts: others have letters that look just like theirs.
# Korean and Japanese mix theirs with Chinese characters.
_SCRIPTS: Final = {
    **{script: script for script in (
        "LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "ETHIOPIC",
        "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM",
        "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER", "MONGOLIAN",
    )},
    **dict.fromkeys(["CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"], "CJK"),
    "EXTENDED": "ARABIC",  # its eastern digits
}  # fmt: skip
# Letters used in names that are not ASCII letters with accents; without those of phonetics.
_LATIN_TOO: Final = frozenset("æœøßẞþðđħıłŋŧəɓɖɗɛɔɣɲƙƴʋ")
_LAST_CYRILLIC: Final = "\u052f"  # after it come variants for scholarly use


def _table(**twins: str) -> dict[int, str]:
    return {ord(twin): letter for letter, others in twins.items() for twin in others}


# Capitals and small letters separately: capital η looks like H, the small letter like n.
_CAPITALS: Final = _table(
    A="ΑА", B="ΒВ", C="СϹ", E="ΕЕ", G="Ԍ", H="ΗН", I="ΙІӀ", J="ЈͿ", K="ΚК", M="ΜМϺ", N="Ν", O="ΟОՕ", P="ΡР",
    Q="Ԛ", S="ЅՏ", T="ΤТ", U="Ս", W="Ԝ", X="ΧХ", Y="ΥУҮ", Z="Ζ",
)  # fmt: skip
_SMALL: Final = _table(
    a="αаɑ@", b="βвьɓ", c="сϲ", d="ԁđðɖɗ", e="еəɛє", h="һнħ", j="јϳ", k="κкƙ", l="i1|ıιіӏł", m="м",
    n="ηոпŋɲ", o="0οоøσօɔ", p="ρрþ", q="ԛ", r="г", s="ѕ$", t="τтŧ", u="υս", v="νѵʋ", w="ωԝѡ", x="χх",
    y="уүγɣƴ", ae="æ", oe="œ",
)  # fmt: skip
_DIGITS: Final = _table(a="4", b="8", e="3", s="5", t="7")  # 0 and 1 are look-alikes anyway


class ReservedNames(NamedTuple):
    """Names and words that no guest may use, as they look at a glance; see `of`."""

    names: frozenset[str]
    words: frozenset[str]
    office: frozenset[str] = frozenset()

    @classmethod
    def of(cls, names: Iterable[str], words: Iterable[str], office: Iterable[str] = ()) -> Self:
        """The names of bots, and words that no name may contain: those of bots and of operators."""
        return cls(*(frozenset(map(skeleton, texts)) for texts in (names, words, office)))

    def check(self, name: str) -> None:
        """Refuse a reserved name; if `bot` is one, also `B0T`, `bots` and `bot 2`."""
        words = re.split(r"[\W_]+", _plain(name))
        whole = _readings("".join(words))
        parts = whole.union(*map(_readings, words))
        if whole & self.names or parts & self.words:
            raise InvalidError("name-reserved", found=name)
        if parts & self.office:
            raise InvalidError("name-office", found=name)


NOTHING_RESERVED: Final = ReservedNames(frozenset(), frozenset())


def clean(name: str, reserved: ReservedNames) -> str:
    """The name as it is shown; `InvalidError` if nothing readable is left, or it is too long or reserved."""
    text = unicodedata.normalize("NFKC", name[: MOST * 20])
    text = "".join(" " if sign.isspace() else sign for sign in text)
    text = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C")
    text = _BLANK.sub("", text)
    text = re.sub(rf"({_ACCENTS.pattern}{{{_MARKS}}}){_ACCENTS.pattern}+", r"\1", text)
    text = " ".join(unicodedata.normalize("NFKC", text).split())
    if not any(sign.isalnum() for sign in text):
        raise InvalidError("name-empty")
    if len(text) > MOST:
        raise InvalidError("name-long", found=len(text), most=MOST)
    reserved.check(text)
    scripts = {_script(sign) for sign in text} - {""}
    if len(scripts) > 1 or None in scripts:
        raise InvalidError("name-script", found=text)
    return text


def clean_all(names: Sequence[str], reserved: ReservedNames) -> tuple[str, ...]:
    """Names for one table as they are shown, empty for seats without one; an error also names the seat."""
    shown: list[str] = []
    for seat, name in enumerate(names):
        try:
            text = clean(name, reserved) if name.strip() else ""
            if text and confusable(text, filter(None, shown)):
                raise HostError("name-taken", found=text)
        except Red7Error as error:
            raise type(error)(error.code, **error.arguments, seat=seat) from None
        shown.append(text)
    return tuple(shown)


def confusable(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be mistaken for one of the others."""
    return any(_same(name, other) for other in others)


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number after it if it can be mistaken for one of the others."""
    numbered, number = name, 1
    while confusable(numbered, others):
        number += 1
        numbered = f"{name[: MOST - len(f' {number}')].rstrip()} {number}"
    return numbered


def skeleton(name: str) -> str:
    """What a name looks like at a glance: no accents, signs or spaces, and one letter for all look-alikes."""
    text = _plain(name).translate(_CAPITALS)
    text = _plain(text.casefold()).translate(_SMALL)
    text = "".join(
        sign for sign in text if unicodedata.category(sign)[0] in "LNM"
    )  # M: vowels of many scripts
    return text.replace("rn", "m").replace("vv", "w")


def _same(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other) or _folded(one) == _folded(other)


def _folded(name: str) -> str:
    """A name regardless of case, which changes the look of letters in some scripts."""
    return "".join(_plain(_plain(name).casefold()).split())


def _plain(name: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", name))


def _script(sign: str) -> str | None:
    """The script of a character; empty for characters that any name may have, None for odd ones."""
    name = unicodedata.name(sign, "")
    if unicodedata.category(sign)[0] not in "LMN":
        return None if "LATIN" in name else ""  # boxed letters are not letters
    if sign in _APOSTROPHES or sign in string.digits or _ACCENTS.match(sign):
        return ""
    word = re.split("[ -]", name)[0]
    if word == "COMBINING":
        return ""
    odd = (word == "LATIN" and not _is_latin(sign)) or (word == "CYRILLIC" and sign > _LAST_CYRILLIC)
    return None if odd else _SCRIPTS.get(word)


def _is_latin(sign: str) -> bool:
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter.isascii() or letter.lower() in _LATIN_TOO


def _readings(word: str) -> set[str]:
    """What a word can be read as: digits in it as letters, digits around it dropped, a plural as singular."""
    readings = {skeleton(word)}
    for start in (word, word.lstrip(string.digits)):
        for text in (start, start.rstrip(string.digits)):
            readings.add(skeleton(text.translate(_DIGITS)))
    return readings | {text.removesuffix("s") for text in readings}

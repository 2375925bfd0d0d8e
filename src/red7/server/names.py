"""What guests may be called: a clean name that looks like nobody else's at the table, and like no bot's."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from red7.ai.bots import LEVELS
from red7.game.errors import InvalidError
from red7.words import Words, languages

MOST: Final = 24
_MARKS: Final = 2  # accents on one letter: a few scripts need two, nobody needs a tower

# Letters and signs that show nothing, although their kind does not say so
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_ACCENTS: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")


def _table(**twins: str) -> dict[int, str]:
    return {ord(twin): letter for letter, others in twins.items() for twin in others}


# Capitals and small letters apart: the capital of η is a twin of H, the small letter of n.
_CAPITALS: Final = _table(
    A="ΑА", B="ΒВ", C="СϹ", E="ΕЕ", G="Ԍ", H="ΗН", I="ΙІӀ", J="ЈͿ", K="ΚК", M="ΜМϺ", N="Ν", O="ΟОՕ", P="ΡР",
    Q="Ԛ", S="ЅՏ", T="ΤТ", U="Ս", W="Ԝ", X="ΧХ", Y="ΥУҮ", Z="Ζ",
)  # fmt: skip
_SMALL: Final = _table(
    a="αаɑ@", b="βв", c="сϲ", d="ԁđ", e="е", h="һнħ", j="јϳ", k="κк", l="i1|ıιіӏł", m="м", n="ηոп",
    o="0οоøσօ", p="ρр", q="ԛ", r="г", s="ѕ$", t="τтŧ", u="υս", v="νѵ", w="ωԝѡ", x="χх", y="уүγ",
)  # fmt: skip


def clean(name: str) -> str:
    """The name as it is shown; `InvalidError` if nothing readable is left, or too much, or it is a bot's."""
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
    if _is_reserved(text):
        raise InvalidError("name-reserved", found=text)
    return text


def confusable(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be taken for one of the others."""
    return any(_same(name, other) for other in others)


def skeleton(name: str) -> str:
    """What a name looks like at a glance: no accents, signs and spaces, and one letter for all its twins."""
    text = _plain(name).translate(_CAPITALS)
    text = _plain(text.casefold()).translate(_SMALL)
    text = "".join(
        sign for sign in text if unicodedata.category(sign)[0] in "LNM"
    )  # M: vowels of many scripts
    return text.replace("rn", "m").replace("vv", "w")


def _same(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other) or _folded(one) == _folded(other)


def _folded(name: str) -> str:
    """A name whatever its capitals; they look unlike its small letters in some scripts."""
    return "".join(_plain(_plain(name).casefold()).split())


def _plain(name: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFKD", name))


def _is_reserved(name: str) -> bool:
    """Whether this is the name of a level, also with a number, or has a word such as `bot` in it."""
    levels, kinds = _reserved()
    words = [skeleton(word) for word in re.split(r"[\W_]+", _plain(name))]
    unnumbered = re.sub(r"[\W\d_]+$", "", name)
    return bool({skeleton(name), skeleton(unnumbered)} & levels) or bool({skeleton(name), *words} & kinds)


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str]]:
    """The names of the levels, and the words for a computer player, in all languages."""
    levels = {skeleton(level) for level in LEVELS}
    kinds: set[str] = set()
    for language in languages():
        say = Words(language).say
        levels |= {skeleton(say(f"level-{level}")) for level in LEVELS}
        kinds |= {skeleton(word) for word in say("name-words").split(",")}
    return frozenset(levels), frozenset(kinds)

"""The names that no guest may have, in all languages: levels, and words for a computer player."""

from functools import cache

from red7.ai.bots import LEVELS
from red7.host.names import ReservedNames
from red7.speech.words import Words, languages


@cache
def reserved_names() -> ReservedNames:
    """What would be taken for a bot."""
    names = list(LEVELS)
    words: list[str] = []
    for language in languages():
        say = Words(language).say
        names += [say(f"level-{level}") for level in LEVELS]
        words += say("name-words").split(",")
    return ReservedNames.of(names, words)

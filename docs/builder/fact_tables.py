"""Tables of facts that stand in the program: a page says `<!-- table: editions -->` where one belongs."""

import re
from collections.abc import Callable
from dataclasses import fields
from itertools import cycle
from typing import Final

from red7.ai.bots import LEVELS
from red7.game.cards import Color
from red7.game.editions import EDITIONS, MODES, Edition, OneWithoutLead
from red7.game.match import TARGETS
from red7.host.protocol.facts import BOOKLETS
from red7.speech.words import Words, languages
from red7.table.characters import CHARACTERS

_PLACE: Final = re.compile(r"^<!-- table: ([\w-]+) -->$", re.MULTILINE)

# For each point in which booklets differ: how it is called, and what its values mean.
_POINTS: Final[dict[str, tuple[str, dict[object, str]]]] = {
    "weak_play": (
        "A card played to the palette that leaves you without the lead",
        {True: "allowed, and you are out", False: "**not allowed**, except for a 3 that has drawn"},
    ),
    "weak_discard": (
        "A discard that leaves you without the lead",
        {True: "**allowed**: you are out, and the rule stays changed", False: "not allowed"},
    ),
    "seven_to_deck": (
        "What a 7 moves",
        {
            True: "any card of your palette, itself too, to the canvas or onto the deck",
            False: "**another** card of your palette, to the canvas only",
        },
    ),
    "seven_leads_at_once": (
        "After a 7’s card on the canvas you must lead",
        {True: "at once", False: "**at the end of the turn**"},
    ),
    "weak_seven": (
        "A 7 played though you can’t end the turn leading",
        {True: "allowed", False: "**not allowed**"},
    ),
    "one_spares_fewer": (
        "Whom a 1 may hit",
        {
            True: "nobody with fewer palette cards than you",
            False: "**anybody**, but never a player’s only card",
        },
    ),
    "weak_one": (
        "A 1 played though you can’t end the turn leading",
        {
            OneWithoutLead.SPITE: "**takes a card all the same**, out of spite",
            OneWithoutLead.IDLE: "takes nothing",
            OneWithoutLead.BARRED: "**not allowed**",
        },
    ),
    "ends_at_target": (
        "A scoring match ends",
        {
            True: "at the target, or when cards are short",
            False: "**only when cards are short**; a variant adds the target",
        },
    ),
}
_READINGS: Final = {"target_when_short"}  # of one booklet's variant; no edition differs in it by itself


def filled_in(markdown: str) -> str:
    """A page with its tables."""
    return _PLACE.sub(lambda match: _TABLES[match[1]](), markdown)


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def _cell(text: str) -> str:
    """A cell whose strokes do not end it; those in code do not anyway."""
    return "`".join(
        part if in_code else part.replace("|", "&#124;")
        for part, in_code in zip(text.split("`"), cycle([False, True]), strict=False)
    )


def _editions() -> str:
    points = [field.name for field in fields(Edition) if field.name != "name" and field.name not in _READINGS]
    rows = [
        [_POINTS[point][0], *(_POINTS[point][1][getattr(edition, point)] for edition in EDITIONS.values())]
        for point in points
    ]
    return table(["", *(f"`{name}`" for name in EDITIONS)], rows)


def _languages() -> str:
    return table(
        ["language", "edition of a new game"],
        [[f"`{tag}`", f"`{BOOKLETS.get(tag, 'intl-1.2')}`"] for tag in languages()],
    )


def _rules() -> str:
    words = Words()
    rows = [
        [f'<span class="r7-rule" style="--r7: var(--r7-{color})">{color}</span>', color.letter, about]
        for color in sorted(Color, reverse=True)
        for about in [words.say(f"rule-long-{color}")]
    ]
    return table(["rule", "letter", "who leads"], rows)


def _modes() -> str:
    return table(["name", "options"], [[f"`{name}`", f"`{options}`"] for name, options in MODES.items()])


def _targets() -> str:
    rows = [[str(players), str(points)] for players, points in TARGETS.items()]
    return table(["players", "points"], rows)


def _levels() -> str:
    return table(
        ["level", "its characters"], [[f"`{level}`", ", ".join(CHARACTERS[level])] for level in LEVELS]
    )


_TABLES: Final[dict[str, Callable[[], str]]] = {
    "editions": _editions,
    "languages": _languages,
    "levels": _levels,
    "modes": _modes,
    "rules": _rules,
    "targets": _targets,
}

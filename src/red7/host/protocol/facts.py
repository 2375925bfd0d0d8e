"""The facts of the game that the page needs, as TypeScript, so that each is written in Python only."""

import json
from typing import Any, Final, get_args

from red7.ai.bots import LEVELS
from red7.game.cards import Color
from red7.game.editions import ACTION_NUMBERS, DEFAULT_EDITION, EDITIONS, MODES, OPTION_NAMES, READINGS
from red7.game.match import TARGETS
from red7.host.people import names
from red7.host.protocol.messages import Reaction
from red7.host.protocol.schema import protocol
from red7.table.characters import CHARACTERS, FACES

# The languages with a booklet of their own; the others use the international one.
BOOKLETS: Final = {"es": "es-1.3", "es-AR": "es-ar", "nl": "nl-2016"}


def typescript() -> str:
    """The whole file."""
    shown = dict.fromkeys([DEFAULT_EDITION.name, *BOOKLETS.values(), *EDITIONS])
    modes = {mode: [name for name in OPTION_NAMES if getattr(of, name)] for mode, of in MODES.items()}
    rules = {
        name: {
            "weakPlay": EDITIONS[name].weak_play,
            "weakDiscard": EDITIONS[name].weak_discard,
            "endsAtTarget": EDITIONS[name].ends_at_target,
        }
        for name in shown
    }
    facts: dict[str, tuple[Any, str]] = {
        "COLORS": (_colors(), "The colours by their letters, from the strongest to the weakest"),
        "ACTION_NUMBERS": (list(ACTION_NUMBERS), "The numbers of the cards that have an action"),
        "PLAYERS": (list(TARGETS), "How many can play"),
        "LEVELS": (LEVELS, "The computer players, from the weakest to the strongest"),
        "CHARACTERS": (CHARACTERS, "Who they are, by level"),
        "FACES": (FACES, "What people may look like"),
        "OPTIONS": (OPTION_NAMES, "The options of a match"),
        "MODES": (modes, "The usual mixes of options"),
        "EDITIONS": (list(shown), "The booklets"),
        "READINGS": (list(READINGS), "The booklets read in another way, where that is a choice"),
        "DEFAULT_EDITION": (DEFAULT_EDITION.name, "The booklet of most languages"),
        "BOOKLETS": (BOOKLETS, "The booklets of the other languages"),
        "EDITION_RULES": (rules, "May a play or a discard cost the lead, and do points end a match"),
        "REACTIONS": (get_args(Reaction), "What can be said at a table"),
        "LONGEST_NAME": (names.MOST, "The most letters of a name"),
        "PROTOCOL": (
            protocol(),
            "Which messages this page understands: a later server may have others",
        ),
    }
    lines = ["// Made from the rules by `python3 dev.py generate`. Do not edit."]
    for name, (value, about) in facts.items():
        lines += ["", f"/** {about}. */", f"export const {name} = {_literal(value)} as const;"]
    return "\n".join([*lines, ""])


def _colors() -> dict[str, str]:
    return {color.letter: str(color) for color in sorted(Color, reverse=True)}


def _literal(value: Any) -> str:
    if isinstance(value, dict) and any(isinstance(one, dict) for one in value.values()):
        return "\n".join(["{", *(f"  {json.dumps(k)}: {_literal(v)}," for k, v in value.items()), "}"])
    return json.dumps(value).replace("{", "{ ").replace("}", " }")

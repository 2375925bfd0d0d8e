"""The five booklets as data, and the options of a match."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from red7.game.checks import expect
from red7.game.engine.rules import Rules
from red7.game.errors import InvalidError


class OneWithoutLead(StrEnum):
    """What a 1 may do for a player who cannot end the turn leading."""

    SPITE = "spite"  # it is played and must take a card
    IDLE = "idle"  # it is played but takes nothing
    BARRED = "barred"  # it is not played


@dataclass(frozen=True, repr=False)
class Edition:
    """One booklet: how it differs from the others."""

    name: str
    weak_play: bool = True  # a palette play may leave you not leading (and out)
    weak_discard: bool = False  # a discard may leave you not leading (and out)
    # A 7 moves any own card, to the canvas or onto the deck; if not, only another card, to the canvas.
    seven_to_deck: bool = True
    # A 7's card on the canvas must make you lead now, not only at the end of the turn.
    seven_leads_at_once: bool = True
    weak_seven: bool = True  # a 7 may be played by someone who cannot end the turn leading
    # A 1 spares players with fewer cards than you; if not, only a player's last card.
    one_spares_fewer: bool = True
    weak_one: OneWithoutLead = OneWithoutLead.IDLE
    # A scoring match ends when someone reaches the target; if not, only when cards are short.
    ends_at_target: bool = True
    # A variant's target is tested only when cards are short; if not, after every round.
    target_when_short: bool = False

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Edition {self.name}>"

    def __hash__(self) -> int:  # rules are looked up by it, so it must be quick
        return hash(self.name)

    @property
    def lenient(self) -> "Edition":
        """The same booklet, but you may play or discard without leading, which puts you out."""
        return replace(self, weak_play=True, weak_discard=True)

    @classmethod
    def parse(cls, text: "str | Edition") -> "Edition":
        """The edition of a name such as `intl-1.2`, or the edition itself; else `InvalidError`.

        Another reading of a booklet than ours follows its name: `nl-2016/target-when-short`.
        """
        if isinstance(text, Edition):
            return text
        edition = ALL_EDITIONS.get(str(text))
        if edition is None:
            raise InvalidError("edition", found=str(text), expected=", ".join(ALL_EDITIONS))
        return edition


EDITIONS: Final[dict[str, Edition]] = {
    edition.name: edition
    for edition in (
        Edition("first", seven_to_deck=False, one_spares_fewer=False, weak_one=OneWithoutLead.SPITE),
        Edition("intl-1.2"),
        Edition("es-ar", weak_play=False, weak_seven=False, weak_one=OneWithoutLead.BARRED),
        Edition(
            "es-1.3",
            weak_discard=True,
            seven_leads_at_once=False,
            weak_seven=False,
            weak_one=OneWithoutLead.BARRED,
        ),
        Edition(
            "nl-2016",
            seven_leads_at_once=False,
            weak_seven=False,
            weak_one=OneWithoutLead.BARRED,
            ends_at_target=False,
        ),
    )
}
DEFAULT_EDITION: Final = EDITIONS["intl-1.2"]
_DUTCH: Final = replace(EDITIONS["nl-2016"], name="nl-2016/target-when-short", target_when_short=True)
READINGS: Final[dict[str, Edition]] = {_DUTCH.name: _DUTCH}
"""Booklets in another reading than in `EDITIONS`, where players may choose."""
ALL_EDITIONS: Final = {**EDITIONS, **READINGS}


class Ending(StrEnum):
    """When a scoring match of the Dutch booklet ends: with the cards, or (its variant) at the target."""

    CARDS = "cards"
    TARGET = "target"

    @classmethod
    def _missing_(cls, value: object) -> "Ending":
        raise InvalidError("argument", found=repr(value), expected=", ".join(cls))


@dataclass(frozen=True)
class Options:
    """The three options of a match, independent of each other."""

    draw: bool = False
    scoring: bool = False
    actions: bool = False

    def __post_init__(self) -> None:
        # Otherwise Options("expert") would silently mean the option `draw` alone.
        for name in OPTION_NAMES:
            expect(getattr(self, name), bool)

    def __hash__(self) -> int:
        return self.draw + 2 * self.scoring + 4 * self.actions

    def __str__(self) -> str:
        return "+".join(name for name in OPTION_NAMES if getattr(self, name)) or "basic"

    @classmethod
    def parse(cls, text: "str | Options") -> "Options":
        """The options of `basic`, `advanced`, `expert`, or a mix such as `draw+actions`; or themselves."""
        if isinstance(text, Options):
            return text
        if not isinstance(text, str):
            raise InvalidError("options", found=repr(text))
        if text in MODES:
            return MODES[text]
        names = text.split("+")
        if len(set(names)) < len(names) or not set(names) <= set(OPTION_NAMES):
            raise InvalidError("options", found=text)
        return cls(**dict.fromkeys(names, True))


OPTION_NAMES: Final = ("draw", "scoring", "actions")
ACTION_NUMBERS: Final = (1, 3, 5, 7)  # of the cards with actions
MODES: Final[dict[str, Options]] = {
    "basic": Options(),
    "advanced": Options(draw=True, scoring=True),
    "expert": Options(draw=True, scoring=True, actions=True),
}


_RULES: Final[dict[tuple[Edition, Options], Rules]] = {}


def rules_of(edition: Edition, options: Options) -> Rules:
    """An edition and options as the kernel reads them; the same object for the same two."""
    both = (edition, options)
    if both not in _RULES:
        _RULES[both] = Rules(
            draw=options.draw,
            actions=options.actions,
            must_lead=not edition.weak_play,
            weak_discard=edition.weak_discard,
            seven_to_deck=edition.seven_to_deck,
            seven_leads_at_once=edition.seven_leads_at_once,
            seven_must_lead=not edition.weak_seven,
            one_spares_fewer=edition.one_spares_fewer,
            one_spites=edition.weak_one is OneWithoutLead.SPITE,
            one_must_lead=edition.weak_one is OneWithoutLead.BARRED,
        )
    return _RULES[both]

"""What an environment plays: the players, the rules, the cards, and whether a round or a match."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from red7.game.cards import CardSet
from red7.game.checks import is_within
from red7.game.editions import DEFAULT_EDITION, Edition, Ending, Options, rules_of
from red7.game.engine.bits import ALL, HAND
from red7.game.engine.episodes.batch import KernelBatch
from red7.game.engine.episodes.episode import Ends, Episode
from red7.game.engine.rules import Rules
from red7.game.errors import InvalidError
from red7.game.match import TARGETS
from red7.game.round import Round

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray


_ALL_CARDS = CardSet(ALL)


@dataclass(frozen=True)
class Variant:
    """The rules of a game for research.

    With the option `scoring` it is a whole match, without it one round. `deck` is the cards in the game; few
    cards and small hands make games that can be solved.

        >>> Variant(options="advanced").is_match
        True
        >>> Variant(deck="R1 O1 Y1 R2 O2 Y2", hand=2).deck
        CardSet('R2 O2 Y2 R1 O1 Y1')
    """

    players: int = 2
    edition: Edition | str = DEFAULT_EDITION
    options: Options | str = Options()
    ending: Ending | str = Ending.CARDS
    hand: int = HAND
    deck: "CardSet | str | Iterable[int]" = _ALL_CARDS

    def __post_init__(self) -> None:
        for name, value in (
            ("edition", Edition.parse(self.edition)),
            ("options", Options.parse(self.options)),
            ("ending", Ending(self.ending)),
            ("deck", CardSet(self.deck or ALL)),
        ):
            object.__setattr__(self, name, value)
        if not is_within(self.players, 2, 4):
            raise InvalidError("position-players", found=self.players)
        if not is_within(self.hand, 1, HAND):
            raise InvalidError("argument", found=repr(self.hand), expected=f"1–{HAND}")
        needed = self.players * (self.hand + 1)
        if len(self.cards) < needed:
            raise InvalidError("deal-few-cards", players=self.players, needed=needed, found=len(self.cards))
        if self.ending is Ending.TARGET and self.booklet.ends_at_target:
            raise InvalidError("ending", edition=self.booklet.name)

    def __deepcopy__(self, memo: object) -> "Variant":
        return self  # it is immutable

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        rules = self.booklet.name, str(self.options), str(self.ending)
        return Variant, (self.players, *rules, self.hand, self.cards)

    @property
    def booklet(self) -> Edition:
        """The edition."""
        return Edition.parse(self.edition)

    @property
    def choice(self) -> Options:
        """The options."""
        return Options.parse(self.options)

    @property
    def cards(self) -> CardSet:
        """The cards in the game."""
        return CardSet(self.deck)

    @property
    def is_match(self) -> bool:
        """Whether it is a whole scoring match, not one round."""
        return self.choice.scoring

    @cached_property
    def ends(self) -> Ends:
        """How it ends, for the kernel."""
        to_target = self.booklet.ends_at_target or self.ending is Ending.TARGET
        return Ends(
            scoring=self.is_match,
            target=TARGETS[self.players] if to_target else 0,
            target_when_short=self.booklet.target_when_short,
            reshuffles=self.ending is Ending.TARGET,
        )

    def _kernel_words(self) -> tuple[Rules, int, Ends, int, int]:
        return rules_of(self.booklet, self.choice), self.players, self.ends, self.hand, int(~self.cards)

    def episode(self) -> Episode:
        """A game for the kernel, not yet begun."""
        return Episode(*self._kernel_words())

    def batch(self, number: int, *, own: bool, safe: bool) -> KernelBatch:
        """Many games for the kernel, not yet begun."""
        return KernelBatch(*self._kernel_words(), number, own=own, safe=safe)

    def round_of(self, episode: Episode) -> Round:
        """The round in play, for people."""
        return Round(self.booklet, self.choice, episode.round)

    @cached_property
    def rewards(self) -> "NDArray[np.float64]":
        """The rewards of all seats, for each set of winners as bits; they add up to 0.

        A single winner gets 1, and each loser pays an equal part of it; tied winners share.
        """
        table = np.zeros((1 << self.players, self.players))
        for winners in range(1, 1 << self.players):
            number = winners.bit_count()
            for seat in range(self.players):
                share = (self.players - number) / number if winners >> seat & 1 else -1
                table[winners, seat] = share / (self.players - 1)
        return table

"""A lesson: a small position with one thing to do, which the engine can check.

The learner has seat 0 and is to move. The words are in `learn.ftl` of each language, by the name of the
lesson and of the mistake.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from red7.game.cards import Card, CardSet, Color
from red7.game.editions import Edition, Options
from red7.game.engine.bits import DECK_SIZE
from red7.game.engine.canvas import counting
from red7.game.engine.turns import three_drew
from red7.game.moves import Kind
from red7.game.position import Position
from red7.game.round import Round
from red7.game.turns import Turn

LEARNER: Final = 0
DONE: Final = "done"
OUT: Final = "out"
SHORT: Final = "short"
"""The verdicts on a turn: it meets the goal, puts the learner out, or neither."""


def position(
    canvas: str,
    *seats: str,
    edition: str = "intl-1.2",
    options: str = "basic",
    top: str = "",
) -> Position:
    """A position with these seats, each `HAND / PALETTE`, or `HAND / PALETTE out`.

    All other cards are in the deck, with those of `top` unseen on top.
    """
    parts = [seat.removesuffix(" out").split("/") for seat in seats]
    hands = [_cards(hand) for hand, _ in parts]
    palettes = [_cards(palette) for _, palette in parts]
    used = {card for cards in (*hands, *palettes, _cards(top), _cards(canvas)) for card in cards}
    # A step coprime to the number of cards visits each of them once.
    rest = [Card(17 * place % DECK_SIZE) for place in range(DECK_SIZE)]
    return Position(
        hands=tuple([CardSet(cards) for cards in hands]),
        palettes=tuple([CardSet(cards) for cards in palettes]),
        deck=(*[card for card in rest if card not in used], *_cards(top)),
        canvas=Card.parse(canvas) if len(canvas) > 1 else DECK_SIZE + "VIBGYOR".index(canvas),
        out=tuple([place for place, seat in enumerate(seats) if seat.endswith(" out")]),
        edition=Edition.parse(edition),
        options=Options.parse(options),
    )


def _cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split() if len(word) > 1]


@dataclass(frozen=True, kw_only=True)
class Goal:
    """What a turn has to achieve; None leaves a point open."""

    stays: bool = True
    wins: bool = False
    plays: int | None = None
    discards: bool | None = None
    uses: tuple[Kind, ...] = ()
    color: Color | None = None
    points: int = 0

    def is_met(self, before: Round, turn: Turn) -> bool:
        """Whether a legal turn, played here, achieves that."""
        after = before.copy()
        after.play(turn)
        kinds = [move.kind for move in turn.moves]
        won = after.winner == LEARNER
        palette = after.palettes[LEARNER]
        scored = CardSet(counting(palette, after.color)) if won and after.options.scoring else CardSet()
        return (
            (LEARNER not in after.out) == self.stays
            and (won or not self.wins)
            and self.plays in (None, kinds.count(Kind.PLAY))
            and self.discards in (None, Kind.DISCARD in kinds)
            and set(self.uses) <= set(kinds)
            and self.color in (None, after.color)
            and sum(card.number for card in scored) >= self.points
        )


@dataclass(frozen=True)
class Lesson:
    """One thing to learn by doing it."""

    name: str
    topic: str
    start: Position
    goal: Goal
    mistakes: tuple[tuple[str, str], ...] = ()
    """Turns that learners often play here instead, in notation, by the name of the mistake."""

    def round(self) -> Round:
        """The round as it is put to the learner."""
        return self.start.round()

    def solutions(self) -> Iterator[Turn]:
        """All turns that meet the goal."""
        round_ = self.round()
        return (turn for turn in round_.turns() if self.goal.is_met(round_, turn))

    @property
    def shown(self) -> str:
        """One of the shortest turns that meet the goal, up to the card that a 3 reveals."""
        turn = min(self.solutions(), key=lambda turn: len(turn.moves))
        return turn.text().partition(" ??+")[0] if three_drew(turn.code) else " ".join(map(str, turn.moves))

    def answer(self, text: str) -> tuple[str, Round]:
        """The verdict on a whole turn, by name, and the round after it; an error if it is not legal."""
        round_ = self.round()
        turn = round_.parse_turn(text)
        after = round_.copy()
        after.play(turn)
        if self.goal.is_met(round_, turn):
            return DONE, after
        for name, mistake in self.mistakes:
            if round_.parse_turn(mistake) == turn:
                return name, after
        return OUT if LEARNER in after.out and self.goal.stays else SHORT, after

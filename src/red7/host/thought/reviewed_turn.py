"""A turn of a review, as it is kept and sent."""

from collections.abc import Sequence

from msgspec import Struct

from red7.ai.review.eliminations import Elimination
from red7.ai.review.outline import Place
from red7.ai.review.review import TurnReview
from red7.host.thought.falls import SentElimination, sent_elimination
from red7.table.views.view import Phrase


class ReviewedTurn(Struct, frozen=True):
    """A turn with the chance to win its round that it kept, and the one it could have had.

    It agrees with `red7 review`, except for the next player's chance after it: that is provisional until the
    next turn is reviewed, which gives the best chance it could have had.
    """

    round: int
    turn: int
    seat: int
    text: str
    chance: float
    best: str
    best_chance: float
    loss: float
    error: float
    mark: str
    forced: bool
    reasons: list[Phrase]
    chances: tuple[float, ...]
    open_chances: tuple[float, ...]
    match_chances: tuple[float, ...]
    gone: list[SentElimination]

    @property
    def place(self) -> Place:
        """Which turn of the match it is."""
        return Place(self.round, self.turn)


def reviewed(turn: TurnReview, eliminations: Sequence[Elimination] = ()) -> ReviewedTurn:
    """A turn of a review, as it is kept and sent."""
    fields = {name: getattr(turn, name) for name in ReviewedTurn.__struct_fields__ if name != "gone"}
    gone = [sent_elimination(one) for one in eliminations]
    reasons = [reason.data() for reason in turn.reasons]
    return ReviewedTurn(**{**fields, "mark": turn.mark.value, "reasons": reasons, "gone": gone})

"""A request for a review, and its answer."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from red7.ai.review.costliest import costliest
from red7.ai.review.outline import Outline
from red7.ai.review.review import accuracies, decided_at
from red7.host.thought.kept_review import KeptReview, WantedTurns
from red7.host.thought.reviewed_turn import ReviewedTurn


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """How many turns of a review the client has, and whose last turns come first.

    `own`: only those are wanted. Without `think` the answer is what exists, and nothing is analysed.
    """

    have: Annotated[int, Meta(ge=0, le=10_000)] = 0
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    own: bool = False
    think: bool = True

    def wanted(self, outline: Outline) -> WantedTurns:
        """The turns to be made, in this order.

        For a seat's own turns alone, the costliest should be known soon, so they are only judged.
        """
        numbers = outline.last_first(self.seat)
        if not self.own or self.seat is None:
            return WantedTurns(outline, numbers)
        return WantedTurns(outline, _of_seat(outline, numbers, self.seat), whole=False)

    def answer(self, kept: KeptReview, outline: Outline) -> "ReviewAnswer":
        """The answer to this request, from a review as far as it exists."""
        wanted = self.wanted(outline)
        return _whole_answer(self, kept, wanted) if wanted.whole else _own_answer(self, kept, wanted)


class Decision(Struct, frozen=True):
    """A turn of a match, by its place."""

    round: int
    turn: int


class ReviewAnswer(Struct, frozen=True):
    """A review so far: the turns after those the client has; the rest comes with the last turn.

    They are in the order in which they were made, the most important first; `judged` are all others judged so
    far, without the chances after them. `left` counts the turns of the requested seat that are still to be
    judged. `costliest` is, by seat, the turn that cost it the most, of all judged. If only a seat's own turns
    are wanted, the chances after them are left out, and no other seat is judged.
    """

    count: int
    turns: list[ReviewedTurn]
    accuracies: tuple[float | None, ...] = ()
    decided: Decision | None = None
    left: int = 0
    costliest: tuple[Decision | None, ...] = ()
    judged: list[ReviewedTurn] = []


def _whole_answer(asked: AskReview, kept: KeptReview, wanted: WantedTurns) -> ReviewAnswer:
    outline, turns, known = wanted.outline, kept.turns, kept.made()
    in_order = sorted(turns, key=lambda turn: turn.place)
    own = wanted.numbers if asked.seat is None else _of_seat(outline, wanted.numbers, asked.seat)
    answer = ReviewAnswer(
        len(outline.turns),
        turns[asked.have :],
        left=len(kept.missing(WantedTurns(outline, own, whole=False))),
        costliest=tuple([_costliest(known, seat) for seat in range(outline.players)]),
        judged=known[len(turns) :],
    )
    if len(turns) < len(outline.turns):
        return answer
    decided = decided_at(in_order, outline.winners)
    return replace(
        answer,
        accuracies=accuracies(in_order, outline.players),
        decided=None if decided is None else Decision(*decided),
    )


def _own_answer(asked: AskReview, kept: KeptReview, wanted: WantedTurns) -> ReviewAnswer:
    """What is known of a seat's own turns, in the wanted order, without gaps."""
    outline = wanted.outline
    made = {turn.place: turn for turn in kept.made()}
    places = [outline.turns[number].place for number in wanted.numbers]
    own = [made[place] for place in takewhile(made.__contains__, places)]
    return ReviewAnswer(
        len(outline.turns),
        own[asked.have :],
        left=len(places) - len(own),
        costliest=tuple(
            [_costliest(own, seat) if seat == asked.seat else None for seat in range(outline.players)]
        ),
    )


def _costliest(turns: Sequence[ReviewedTurn], seat: int) -> Decision | None:
    worst = costliest(turns, seat)
    return None if worst is None else Decision(*worst.place)


def _of_seat(outline: Outline, numbers: Sequence[int], seat: int) -> list[int]:
    """The turns among these that a seat has played."""
    return [number for number in numbers if outline.turns[number].seat == seat]

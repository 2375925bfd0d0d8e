"""Who went out of a round, why, and whether it was avoidable: by the rules alone, without thinking."""

from msgspec import Struct

from red7.ai.review.eliminations import Elimination, eliminations_at
from red7.ai.review.moments import moments
from red7.game.engine.canvas import leader
from red7.game.record.record import Record
from red7.game.steps import Steps


class SentGamble(Struct, frozen=True):
    """A turn with a 3 that could have kept a player in, by luck."""

    text: str
    chance: float
    drawn: str
    saves: bool


class SentElimination(Struct, frozen=True):
    """Who went out with a turn, why, and what would have kept them in: for certain, or by luck."""

    seat: int
    cause: str
    saving: tuple[str, ...]
    gambles: tuple[SentGamble, ...]


class Fall(Struct, frozen=True):
    """The turn with which somebody went out, and the turn after which they last led; 0 for the deal."""

    round: int
    turn: int
    gone: SentElimination
    led: int | None = None


def sent_elimination(one: Elimination) -> SentElimination:
    """How somebody went out, as it is sent."""
    return SentElimination(
        one.seat, one.cause.value, one.saving, tuple([SentGamble(**vars(luck)) for luck in one.gambles])
    )


def fall_steps(record: Record) -> Steps[tuple[Fall, ...]]:
    """Everybody who went out of the last round of a match, in this order; turn by turn."""
    led: dict[int | None, int] = {}
    gone: list[Fall] = []
    for moment in moments(record):
        yield
        if moment.round < len(record.rounds):
            continue
        seen = moment.seen
        led[leader(seen.palettes, seen.color, seen.out)] = moment.turn - 1
        gone += [
            Fall(moment.round, moment.turn, sent_elimination(one), led.get(one.seat))
            for one in eliminations_at(moment)
        ]
    return tuple(gone)

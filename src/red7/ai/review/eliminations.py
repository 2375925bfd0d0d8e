"""How players went out, and whether they had to: exactly, by the turns that were legal.

A turn with a 3 may need luck. What saves for certain and what saves by luck are listed apart; luck with how
likely it was by what the player knew, and how it would have turned out.
"""

from dataclasses import dataclass

from red7.ai.candidates import Fate, staying, turn_text
from red7.ai.review.moments import Moment
from red7.game.engine.turns import draws, plan_of, three_drew, without_draw
from red7.game.history import Cause
from red7.game.turns import Turn


@dataclass(frozen=True)
class Gamble:
    """A turn with a 3 that could have saved a player, by luck."""

    text: str
    chance: float  # that the card drawn keeps the player in, by what the player knew
    drawn: str  # the card it would have drawn, or did draw
    saves: bool  # whether that one does


@dataclass(frozen=True)
class Elimination:
    """How a player went out, and every turn that would have kept the player in for certain, or by luck."""

    round: int
    turn: int
    seat: int
    cause: Cause
    saving: tuple[str, ...]
    gambles: tuple[Gamble, ...]


def eliminations_at(moment: Moment, best: str = "") -> list[Elimination]:
    """Everybody who is out since the turn before; the `best` turn, where it is known, is named first."""
    eliminations: list[Elimination] = []
    before, after = moment.before, moment.match.round
    for seat in range(before.players):
        if seat in before.out or seat not in after.out:
            continue
        about = moment.round, moment.turn, seat
        if seat != moment.entry.seat:
            eliminations.append(Elimination(*about, Cause.NO_CARDS, (), ()))
            continue
        cause = Cause.GAVE_UP if moment.code == 0 else Cause.NOT_LEADING
        saving = sorted(_saving(moment), key=lambda text: bool(best) and _plain(text) != _plain(best))
        eliminations.append(Elimination(*about, cause, tuple(saving), _gambles(moment)))
    return eliminations


def _plain(text: str) -> int:
    """A turn, whether or not its discard earns a card."""
    return int(without_draw(Turn.parse(text).code))


def _saving(moment: Moment) -> list[str]:
    """The turns that would have kept the player in, whatever a 3 might draw, or after what it did draw."""
    options = staying(moment.candidates)
    texts = [str(Turn(without_draw(one.code))) for one in options if one.fate is Fate.IN]
    if three_drew(moment.code):
        texts = _after_draw(moment, int(plan_of(moment.code))) + texts
    return list(dict.fromkeys(texts))


def _gambles(moment: Moment) -> tuple[Gamble, ...]:
    """The turns with a 3 that needed luck, and whether they would have had it."""
    gambles: list[Gamble] = []
    before = moment.before
    for one in staying(moment.candidates):
        if one.fate is Fate.GAMBLE:
            good, total = one.saving
            drawn = before.deck[-1].name
            text = turn_text(moment.seen, one.code)
            gambles.append(Gamble(text, good / total, drawn, bool(_after_draw(moment, one.code))))
    return tuple(gambles)


def _after_draw(moment: Moment, plan: int) -> list[str]:
    """The ways to stay in after a plan with a 3 has drawn the card that lay on the deck."""
    turns = moment.turns
    return [
        moment.before.text(turn)
        for turn in turns[: turns.staying]
        if plan_of(turn.code) == plan and not draws(turn.code)
    ]

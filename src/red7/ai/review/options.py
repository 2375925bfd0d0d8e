"""What somebody could have played in a turn of the past, beside what the review of it says.

The review has looked for the best turn and has compared it with the one played, in worlds that are the same
for both; these two keep the chances it gave them. All others are tried with fewer worlds each, so one of
them may look better than the best by luck: none is said to be.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from red7.ai.analysis import AnalysedTurn, turn_steps
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.moments import Moment
from red7.game.engine.dice import Dice
from red7.game.engine.turns import plan_of, rest_of, three_drew
from red7.game.steps import Steps
from red7.game.turns import Turn


@dataclass(frozen=True)
class TurnOptions:
    """The turns there were, the best first, and which of them was played.

    A turn with a 3 is there up to the card it draws; where the mistake came after that, also as a whole.
    """

    played: str
    turns: tuple[AnalysedTurn, ...]


def option_steps(
    moment: Moment, judged: JudgedTurn, number: int, seed: int, nodes: int
) -> Steps[TurnOptions]:
    """What the player of a turn could choose from; the number is that of the turn in its review."""
    dice = Dice(seed << 32 | number)
    best_code = _code(judged.best)
    wanted = {moment.code, moment.plan, best_code, int(plan_of(best_code))}
    turns = yield from turn_steps(moment.seen, dice, nodes, wanted=wanted)
    played = str(Turn(moment.plan if three_drew(moment.code) else moment.code))
    if _is_after_draw(moment, judged):
        others = [one for one in turns if one.text != played]
        played = moment.text_after_draw(int(rest_of(moment.code)))
        later = yield from turn_steps(
            moment.after_draw, dice, nodes, lambda _seen, code: moment.text_after_draw(code)
        )
        turns = (*later, *others)
    best = played if judged.best == judged.text else judged.best
    return TurnOptions(played, _as_judged(turns, played, best, judged))


def as_judged(turns: Sequence[AnalysedTurn], judged: JudgedTurn) -> tuple[AnalysedTurn, ...]:
    """The turns of the same position, looked into once more, by what its review says.

    Where the mistake came after a draw, the review says nothing of the turns before it.
    """
    played, best = (_up_to_draw(text) for text in (judged.text, judged.best))
    if played == best and judged.text != judged.best:
        return tuple(turns)
    return _as_judged(turns, str(Turn(played)), str(Turn(best)), judged)


def _up_to_draw(text: str) -> int:
    code = _code(text)
    return int(plan_of(code)) if three_drew(code) else code


def _is_after_draw(moment: Moment, judged: JudgedTurn) -> bool:
    """Whether the better turn begins as the one played, and differs in what came after the draw."""
    if not three_drew(moment.code) or judged.best == judged.text:
        return False
    best = _code(judged.best)
    return bool(three_drew(best)) and int(plan_of(best)) == moment.plan


def _as_judged(
    turns: Sequence[AnalysedTurn], played: str, best: str, judged: JudgedTurn
) -> tuple[AnalysedTurn, ...]:
    """The turns, with none before the best one; what the review says of two of them is no sample.

    They are compared as turns: reviews of earlier versions have more of what was drawn in their texts.
    """
    best_code = _code(best)
    given = {_code(played): judged.chance, best_code: judged.best_chance}
    agreed = [
        (code, replace(one, chance=given[code], error=0.0))
        if code in given
        else (code, replace(one, chance=min(one.chance, judged.best_chance)))
        for one in turns
        for code in [_code(one.text)]
    ]
    return tuple([one for _, one in sorted(agreed, key=lambda pair: (pair[0] != best_code, -pair[1].chance))])


def _code(text: str) -> int:
    return int(Turn.parse(text).code)

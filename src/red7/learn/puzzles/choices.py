"""The turns a player can choose from in a puzzle, each once, even if several texts lead to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from red7.ai.candidates import Fate, candidates
from red7.game.engine.dice import Dice
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import outcome, three_drew
from red7.game.sight import Sight
from red7.game.worlds import sampler


@dataclass(frozen=True)
class Choice:
    """A turn, up to the card that a 3 draws, and what becomes of its player."""

    code: int
    fate: Fate
    state: object  # what it leads to: equal for turns that count as one


def any_world(seen: Sight) -> KernelRound:
    """One of the worlds that fit a sight, always the same one."""
    return sampler(seen).sample(Dice(0))


def choices_of(seen: Sight) -> list[Choice]:
    """Every legal turn; those that lead to the same position count as one."""
    world = any_world(seen)
    choices: dict[object, Choice] = {}
    for one in candidates(seen, world):
        state = state_after(world, one.code)
        choices.setdefault(state, Choice(one.code, one.fate, state))
    return list(choices.values())


def state_after(world: KernelRound, code: int) -> object:
    """What a turn leads to, to be compared; for a turn with a 3, the turn up to the card it draws."""
    if three_drew(code):
        return outcome(code)
    after = world.copy()
    after.carry_out(code)
    return after.fields()


def staying(choices: Sequence[Choice]) -> list[Choice]:
    """The choices that keep the player in, if only with luck."""
    return [one for one in choices if one.fate is not Fate.OUT]

"""The turns a seat may choose from, by what it knows, each with what becomes of the player."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from red7.ai.greedy import gambles, top_card
from red7.game.engine.bits import IN_COLORS, size
from red7.game.engine.canvas import leader
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, PHASES, PLAY
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import STAYS, KernelTurns, outcome, three_drew, with_draw
from red7.game.sight import Sight
from red7.game.turns import Turn
from red7.game.worlds import sampler


class Fate(StrEnum):
    """What becomes of the player of a turn."""

    IN = "in"
    GAMBLE = "gamble"  # the card that a 3 draws decides
    OUT = "out"


@dataclass(frozen=True)
class Candidate:
    """A turn as far as its seat knows it: packed, with what becomes of the player."""

    code: int
    fate: Fate
    # How many cards that a 3 may draw keep the player in, and how many there are
    saving: tuple[int, int] = (1, 1)
    # Whether a 3 leads before anything is discarded
    stays: bool = True

    @property
    def turn(self) -> Turn:
        """The turn itself; `Turn(0)` for a turn in progress that ends here."""
        return Turn(self.code)


def candidates(seen: Sight, world: KernelRound | None = None) -> list[Candidate]:
    """Every legal turn from here, those with a 3 up to the card it draws.

    They are the same for every `world` that fits what is seen; without one, any is used.
    """
    if seen.phase == PHASES[DRAW]:
        fate = Fate.IN if seen.turn == leader(seen.palettes, seen.color, seen.out) else Fate.OUT
        return [Candidate(int(with_draw(0)), fate), Candidate(0, fate)]
    world = world or sampler(seen).sample(Dice(0))
    turns = legal_turns(world)
    without_draw: list[Candidate] = []
    for index in range(len(turns)):
        code = int(turns.code(index))
        if not three_drew(code):
            without_draw.append(Candidate(code, Fate.IN if turns.keeps_in(index) else Fate.OUT))
    return without_draw + [
        _drawing(seen, world, turns, number)
        for number in range(turns.plans)
        if three_drew(turns.plan(number)[0])
    ]


def _drawing(seen: Sight, world: KernelRound, turns: KernelTurns, number: int) -> Candidate:
    """A plan with a 3: it keeps the player in for certain, or with cards of the right colours."""
    plan, stop, discards, _, leads = turns.plan(number)
    if seen.deck_top:
        fate = Fate.IN if stop == STAYS or discards else Fate.OUT
        return Candidate(int(plan), fate, stays=stop == STAYS)
    if not gambles(plan, stop, discards, top_card(world)):
        return Candidate(int(plan), Fate.IN, stays=stop == STAYS)
    unseen = seen.unseen
    good = int(size(unseen & IN_COLORS[leads]))
    return Candidate(int(plan), Fate.GAMBLE if good else Fate.OUT, (good, int(size(unseen))), stays=False)


def staying(options: Sequence[Candidate]) -> list[Candidate]:
    """The turns that may keep a player in, each once, whatever the order of its cards."""
    staying_in = [one for one in reversed(options) if one.fate is not Fate.OUT]
    return list({outcome(one.code): one for one in staying_in}.values())[::-1]


def turn_text(seen: Sight, code: int) -> str:
    """The notation of a turn, or of the rest of one; `.` ends a turn that has begun."""
    return str(Turn(code)) if code or seen.phase == PHASES[PLAY] else "."

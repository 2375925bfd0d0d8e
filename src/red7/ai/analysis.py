"""What a seat can make of a position by what it knows: every legal turn with its chance to win, and why.

    >>> from red7.game.position import Position
    >>> from red7.game.sight import sight
    >>> position = Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")
    >>> best = analyse(sight(position.round(), 0), seed=1).turns[0]
    >>> best.text, best.chance, best.error
    ('R7p', 1.0, 0.0)

All turns are tried in the same sampled worlds and played on by sensible players. Where only two are in and
the seat knows for certain where all cards lie that matter, the chances are exact: 1 or 0. A chance is always
that to win the round, also in a scoring match, where one round moves the chance of the match so little that
giving it up may look best; of turns that win the round at once, the one with the most points comes first.
A turn with a 3 is listed up to the card that it draws. Where there are more turns than anybody would read,
those that differ only in the order of their cards are listed once, and then those that keep the player in.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from red7.ai.candidates import Candidate, Fate, candidates, turn_text
from red7.ai.greedy import play_out
from red7.ai.monte_carlo import Choice, Search
from red7.ai.reasons import reasons_of
from red7.ai.solver.solver import Solver
from red7.ai.stakes import Prize, scored
from red7.game.engine.bits import size
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, OVER, PHASES
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import KernelTurns, outcome, plan_of, played, three_drew, with_draw
from red7.game.lead import shown
from red7.game.match import Match
from red7.game.messages import Message
from red7.game.position import Position, round_of
from red7.game.round import Round
from red7.game.sight import Sight, sight
from red7.game.steps import STEP, Steps, finish
from red7.game.worlds import Worlds, sampler

DEFAULT_NODES: Final = 100_000
MOST_LISTED: Final = 200
"""Turns that an analysis has at most; a hand of 5s and 7s may be played in some twenty thousand ways."""


@dataclass(frozen=True)
class AnalysedTurn:
    """A legal turn, its chance to win the round with its standard error (0 where it is exact), and why."""

    text: str
    fate: Fate
    chance: float
    error: float
    reasons: tuple[Message, ...]
    points: int = 0  # where it wins a round for points at once


@dataclass(frozen=True)
class Analysis:
    """What a seat can play, the best turn first; nothing where it is not to move."""

    seat: int
    turns: tuple[AnalysedTurn, ...]


def analyse(subject: Sight | Match | Round | Position, seed: int = 0, nodes: int = DEFAULT_NODES) -> Analysis:
    """The analysis for the viewer of a sight, or else for the seat to move, of what that may know.

    It is the same from the same sight, seed and nodes.
    """
    return finish(analysis_steps(subject, seed, nodes))


def analysis_steps(
    subject: Sight | Match | Round | Position, seed: int = 0, nodes: int = DEFAULT_NODES
) -> Steps[Analysis]:
    """The same, step by step."""
    seen = _sight_of(subject)
    if seen.viewer != seen.turn or seen.phase == PHASES[OVER]:
        return Analysis(seen.viewer, ())
    turns = yield from turn_steps(seen, Dice(seed), nodes)
    return Analysis(seen.viewer, turns)


def joined(samples: Sequence[Analysis]) -> Analysis:
    """Analyses of one sight, by as many nodes each and with other seeds, as one by all their worlds."""
    count = len(samples)
    if count == 1:
        return samples[0]
    by_text = [{turn.text: turn for turn in sample.turns} for sample in samples]
    turns = [
        replace(
            turn,
            chance=sum(one[turn.text].chance for one in by_text) / count,
            error=sqrt(sum(one[turn.text].error ** 2 for one in by_text)) / count,
        )
        for turn in samples[0].turns
    ]
    return Analysis(samples[0].seat, _best_first(turns))


def _sight_of(subject: Sight | Match | Round | Position) -> Sight:
    if isinstance(subject, Sight):
        return subject
    if isinstance(subject, Match):
        return subject.sight(subject.round.turn)
    round_ = round_of(subject)
    return sight(round_, round_.turn)


def turn_steps(
    seen: Sight,
    dice: Dice,
    nodes: int,
    text: Callable[[Sight, int], str] = turn_text,
    wanted: Collection[int] = (),
) -> Steps[tuple[AnalysedTurn, ...]]:
    """Every turn that the viewer may play, the best first, step by step; `text` says how it is written.

    Where not all are listed, these `wanted` are.
    """
    world = sampler(seen).sample(dice)
    options = _listed(candidates(seen, world), wanted)
    values = yield from chance_steps(seen, [one.code for one in options], dice, nodes)
    results = {outcome(one.code) for one in options if one.fate is not Fate.OUT}
    turns: list[AnalysedTurn] = []
    for one, value in zip(options, values, strict=True):
        reasons = why(seen, world, one, forced=one.fate is not Fate.OUT and len(results) == 1)
        points = points_of(seen, world, one.code)
        turns.append(AnalysedTurn(text(seen, one.code), one.fate, *value, reasons=reasons, points=points))
        yield
    return _best_first(turns)


def _listed(options: list[Candidate], wanted: Collection[int]) -> list[Candidate]:
    """As many of these turns as are listed, the same for every world."""
    if len(options) <= MOST_LISTED:
        return options
    first = [one for one in options if one.code in wanted]
    unlike = list({outcome(one.code): one for one in reversed(options)}.values())[::-1]
    others = [one for one in unlike if one.code not in wanted]
    return [*first, *sorted(others, key=lambda one: list(Fate).index(one.fate))][:MOST_LISTED]


def _best_first(turns: Sequence[AnalysedTurn]) -> tuple[AnalysedTurn, ...]:
    return tuple(sorted(turns, key=lambda turn: (-turn.chance, -turn.points, list(Fate).index(turn.fate))))


def points_of(seen: Sight, world: KernelRound, code: int) -> int:
    """What a turn scores that wins a round for points at once; 0 for all others."""
    if not seen.options.scoring or three_drew(code):
        return 0
    after = world.copy()
    after.carry_out(code)
    return scored(after) if after.phase == OVER and after.winner == seen.turn else 0


# Their chances


def chance_steps(
    seen: Sight, codes: Sequence[int], dice: Dice, nodes: int
) -> Steps[list[tuple[float, float]]]:
    """The chance of each of these turns of the viewer to win, and its standard error."""
    exact = yield from exact_chance_steps(seen, codes, dice, nodes)
    if exact is not None:
        return [(value, 0.0) for value in exact]
    prize = Prize()
    world = sampler(seen).sample(dice)
    sure = {code: _sure(seen, world, code, prize) for code in codes}
    tried = {outcome(code): Choice(code, 0) for code in reversed(codes) if sure[code] is None}
    if tried:
        search = Search(seen, dice, prize, nodes, given=list(tried.values())[::-1], halving=False)
        yield from search_steps(search)
    values: list[tuple[float, float]] = []
    for code in codes:
        value = sure[code]
        if value is not None:
            values.append((value, 0.0))
        else:
            choice = tried[outcome(code)]
            values.append((choice.chance, choice.error))
    return values


def search_steps(search: Search) -> Steps[None]:
    """Carry a search on to its end."""
    while not search.done:
        search.step(STEP)
        yield


def _sure(seen: Sight, world: KernelRound, code: int, prize: Prize) -> float | None:
    """The chance of a turn that leaves none to luck: it ends the round, or puts the player out of it."""
    if three_drew(code):
        return None
    after = world.copy()
    after.carry_out(code)
    if after.phase == OVER:
        return prize.worth(after, seen.turn)
    return None if after.is_in(seen.turn) else 0.0


def exact_chance_steps(
    seen: Sight, codes: Sequence[int], dice: Dice, nodes: int
) -> Steps[list[float] | None]:
    """Whether each of these turns wins, by the solver; None where too much is hidden, or in doubt."""
    if not is_open(seen):
        return None
    world = sampler(seen).sample(dice)
    solver = Solver(nodes)
    values: list[float] = []
    for code in codes:
        wins = False
        for whole in _completions(world, code):
            after = world.copy()
            after.carry_out(whole)
            winner = after.winner
            if after.phase != OVER:
                yield from solver.steps(after)
                if solver.turn < 0:
                    return None
                winner = solver.winner
            wins = wins or winner == seen.turn
        values.append(1.0 if wins else 0.0)
        yield
    return values


def is_open(seen: Sight) -> bool:
    """Whether only two are in, and the viewer knows all cards that matter."""
    rivals = [seat for seat in range(seen.players) if seat not in seen.out and seat != seen.viewer]
    if seen.viewer < 0 or len(rivals) != 1:
        return False
    if seen.options.draw or seen.options.actions:
        return Worlds(seen).count() == 1
    return seen.hidden()[rivals[0]] in (0, size(seen.unseen))


def _completions(world: KernelRound, code: int) -> list[int]:
    """The turn itself; of one with a 3, all ways to go on after the draw."""
    if not three_drew(code):
        return [code]
    turns = legal_turns(world)
    codes = [int(turns.code(index)) for index in range(len(turns))]
    return [whole for whole in codes if plan_of(whole) == code]


def outlook(seen: Sight, dice: Dice, nodes: int) -> Steps[tuple[float, ...]]:
    """The chance of every seat to win the round, by what the viewer knows; in steps."""
    room = KernelTurns()
    won = [0] * seen.players
    worlds = spent = 0
    while True:
        world = sampler(seen).sample(dice)
        if seen.phase == PHASES[DRAW]:
            world.carry_out(with_draw(0))
        spent += 1 + play_out(world, room, dice)
        worlds += 1
        won[int(world.winner)] += 1
        if spent >= nodes or seen.phase == PHASES[OVER]:
            return tuple([count / worlds for count in won])
        yield


def why(seen: Sight, world: KernelRound, turn: Candidate, *, forced: bool = False) -> tuple[Message, ...]:
    """The reasons for or against a turn."""
    start = (Message("reason-forced"),) if forced else ()
    if not three_drew(turn.code):
        return start + reasons_of(seen, world, turn.code)
    if turn.fate is Fate.OUT:
        return (Message("reason-out"),)
    if turn.fate is Fate.GAMBLE:
        good, total = turn.saving
        return (*start, Message("reason-gamble", good=good, total=total))
    if not turn.stays:
        return (*start, Message("reason-draws"), Message("reason-must-discard"))
    table = seen.palettes[seen.turn] | played(turn.code)
    leads = Message("reason-leads", rule=seen.color, set=shown(table, seen.color))
    return (*start, leads, Message("reason-draws"))

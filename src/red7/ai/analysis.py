"""What a seat can make of a position by what it knows: every legal turn with its chance to win, and why.

    >>> from red7.game.position import Position
    >>> from red7.game.sight import sight
    >>> position = Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")
    >>> best = analyse(sight(position.round(), 0), seed=1).turns[0]
    >>> best.text, best.chance, best.error
    ('R7p', 1.0, 0.0)

All turns are tried in the same sampled worlds and played on by sensible players. Where only two are in and
the seat knows for certain where all cards lie that matter, the chances are exact: 1 or 0. In a scoring match
a chance is that to win the match. A turn with a 3 is listed up to the card that it draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from red7.ai.candidates import Candidate, Fate, candidates, turn_text
from red7.ai.greedy import play_out
from red7.ai.monte_carlo import Choice, Search
from red7.ai.reasons import reasons_of
from red7.ai.solver.solver import Solver
from red7.ai.stakes import Prize, match_chances, prize_of
from red7.game.engine.bits import DECK_SIZE, size
from red7.game.engine.canvas import counting
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
from red7.game.sight import Sight, Standing, sight
from red7.game.worlds import Worlds, sampler

DEFAULT_NODES: Final = 100_000


@dataclass(frozen=True)
class AnalysedTurn:
    """A legal turn, its chance to win with its standard error (0 where it is exact), and why."""

    text: str
    fate: Fate
    chance: float
    error: float
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Analysis:
    """What a seat can play, the best turn first; nothing where it is not to move."""

    seat: int
    turns: tuple[AnalysedTurn, ...]


def analyse(subject: Sight | Match | Round | Position, seed: int = 0, nodes: int = DEFAULT_NODES) -> Analysis:
    """The analysis for the viewer of a sight, or else for the seat to move, of what that may know.

    It is the same from the same sight, seed and nodes.
    """
    seen = _sight_of(subject)
    if seen.viewer != seen.turn or seen.phase == PHASES[OVER]:
        return Analysis(seen.viewer, ())
    return Analysis(seen.viewer, _analysed_turns(seen, Dice(seed), nodes))


def _sight_of(subject: Sight | Match | Round | Position) -> Sight:
    if isinstance(subject, Sight):
        return subject
    if isinstance(subject, Match):
        return subject.sight(subject.round.turn)
    round_ = round_of(subject)
    return sight(round_, round_.turn)


def _analysed_turns(seen: Sight, dice: Dice, nodes: int) -> tuple[AnalysedTurn, ...]:
    world = sampler(seen).sample(dice)
    options = candidates(seen, world)
    values = chances(seen, [one.code for one in options], dice, nodes)
    results = {outcome(one.code) for one in options if one.fate is not Fate.OUT}
    turns = [
        AnalysedTurn(
            turn_text(seen, one.code),
            one.fate,
            *values[place],
            reasons=why(seen, world, one, forced=one.fate is not Fate.OUT and len(results) == 1),
        )
        for place, one in enumerate(options)
    ]
    return tuple(sorted(turns, key=lambda turn: (-turn.chance, list(Fate).index(turn.fate))))


# Their chances


def chances(seen: Sight, codes: Sequence[int], dice: Dice, nodes: int) -> list[tuple[float, float]]:
    """The chance of each of these turns of the viewer to win, and its standard error."""
    exact = exact_chances(seen, codes, dice, nodes)
    if exact is not None:
        return [(value, 0.0) for value in exact]
    prize = prize_of(seen)
    world = sampler(seen).sample(dice)
    sure = {code: _sure(seen, world, code, prize) for code in codes}
    tried = {outcome(code): Choice(code, 0) for code in reversed(codes) if sure[code] is None}
    if tried:
        Search(seen, dice, prize, nodes, given=list(tried.values())[::-1], halving=False).finish()
    values: list[tuple[float, float]] = []
    for code in codes:
        value = sure[code]
        if value is not None:
            values.append((value, 0.0))
        else:
            choice = tried[outcome(code)]
            values.append((choice.chance, choice.error))
    return values


def _sure(seen: Sight, world: KernelRound, code: int, prize: Prize) -> float | None:
    """The chance of a turn that leaves none to luck: it ends the round, or puts the player out of it."""
    if three_drew(code):
        return None
    after = world.copy()
    after.carry_out(code)
    if after.phase == OVER:
        return prize.worth(after, seen.turn)
    return 0.0 if seen.standing is None and not after.is_in(seen.turn) else None


def exact_chances(seen: Sight, codes: Sequence[int], dice: Dice, nodes: int) -> list[float] | None:
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
                if solver.best_turn(after) < 0:
                    return None
                winner = solver.winner
            wins = wins or winner == seen.turn
        values.append(1.0 if wins else 0.0)
    return values


def is_open(seen: Sight) -> bool:
    """Whether two are in who play for the round alone, and the viewer knows all cards that matter."""
    rivals = [seat for seat in range(seen.players) if seat not in seen.out and seat != seen.viewer]
    if seen.standing is not None or seen.viewer < 0 or len(rivals) != 1:
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


def outlook(seen: Sight, dice: Dice, nodes: int) -> tuple[float, ...]:
    """The chance of every seat to win by what the viewer knows, if all play on sensibly."""
    if seen.phase == PHASES[OVER] and seen.standing is not None:
        return _settled(seen, seen.standing)
    prize = prize_of(seen)
    room = KernelTurns()
    won = [0.0] * seen.players
    worlds = spent = 0
    while True:
        world = sampler(seen).sample(dice)
        if seen.phase == PHASES[DRAW]:
            world.carry_out(with_draw(0))
        spent += 1 + play_out(world, room, dice)
        worlds += 1
        for seat in range(seen.players):
            won[seat] += prize.worth(world, seat)
        if spent >= nodes or seen.phase == PHASES[OVER]:
            return tuple([value / worlds for value in won])


def _settled(seen: Sight, standing: Standing) -> tuple[float, ...]:
    """The chances after a round whose points are noted already."""
    winner = next(seat for seat in range(seen.players) if seat not in seen.out)
    scored = seen.scored | counting(seen.palettes[winner], seen.color)
    left = int(DECK_SIZE - size(scored))
    return match_chances(standing.points, standing.target, left, standing.reshuffles)


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

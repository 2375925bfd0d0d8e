"""The review of a finished match: what each turn gave away, how well everybody played, when it was decided.

Every turn is judged by what its player knew at that moment, never by what was hidden. The best turn is looked
for with one half of the nodes, then compared with the turn played in fresh worlds that are the same for
both, with the other half. So a turn that only did well in the search by chance costs nobody anything. The
difference is the *loss*: how much of the chance to win was given away.

A chance is always that to win the round, also in a scoring match: one round moves the chance of the match so
little that to give it up may look best, and nobody who has lost a round wants to hear that. Marks, by the
loss:

- good: less than 0.10, or not clear (a loss of less than two standard errors)
- losing: at least 0.30; or at least 0.10 for a turn that puts the player out
- inaccurate: all between; a turn that puts the player out, as long as another had a chance of 0.01; and one
  that wins a round for 5 points less than another would have won it for

A turn without a choice, as when one turn alone keeps the player in, is good and loses nothing.

There is one chance for one seat in one position: after a turn that of its player is the chance the turn kept,
and that of who comes next is the best one their turn could have had. Only all others, who look on, have one
that was found out for the curve alone (`curve`).

The accuracy of a player is the mean of 100 * exp(-4 * players * loss) over all turns with a choice,
where a loss counts as far as it is above its standard error. The number of players is in it because with more
of them everybody has less to lose. The 4 was fitted to our computer players, so that skilled has about 75 and
master more than 90; `docs/strength.md` has what each of them reaches. A random mover has more than half of
it, because two in five of its turns lose nothing that can be measured.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import exp
from typing import Final

from red7.ai.analysis import chance_steps, exact_chance_steps, outlook, points_of, search_steps, why
from red7.ai.candidates import Candidate, Fate, candidates, staying, turn_text
from red7.ai.monte_carlo import Search
from red7.ai.review.eliminations import Elimination, eliminations_at
from red7.ai.review.judged_turn import JudgedTurn, Mark
from red7.ai.review.moments import Moment, moments
from red7.ai.review.outline import Place
from red7.ai.stakes import Prize, match_outlook
from red7.game.checks import expect
from red7.game.engine.dice import Dice
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import outcome, rest_of, three_drew
from red7.game.match import Match
from red7.game.messages import Message
from red7.game.pictures import Drawn
from red7.game.record.record import Record
from red7.game.sight import ONLOOKER, Sight
from red7.game.steps import Steps, finish
from red7.game.worlds import sampler

DEFAULT_NODES: Final = 20_000
INACCURATE: Final = 0.10
LOSING: Final = 0.30
SAFE: Final = 0.995  # a win is safe once the chance of the winners stays at what rounds to 100 %
STEEPNESS: Final = 4.0  # of the curve of accuracy, as fitted above
TYPICAL: Final = {"beginner": 56, "casual": 66, "skilled": 73, "expert": 85, "master": 93}
"""The accuracy of computer players, by level, as measured above."""
_MANY_POINTS: Final = 5
_SMALL_CHANCE: Final = 0.01  # worth staying in for: to go out then is never called good


@dataclass(frozen=True)
class TurnReview:
    """A turn of a match, with the chance to win its round that it kept and the one it could have had."""

    round: int  # from 1
    turn: int  # from 1
    seat: int
    text: str
    chance: float
    best: str  # the turn played, where none is better
    best_chance: float
    loss: float
    error: float  # the standard error of the loss
    mark: Mark
    forced: bool  # there was no choice
    reasons: tuple[Message, ...]  # for the best turn
    chances: tuple[float, ...]  # of every seat after this turn, by what each of them knows
    open_chances: tuple[float, ...] = ()  # the same for somebody who sees all hands, but not the deck
    match_chances: tuple[float, ...] = ()  # by these, of winning a match that is played for points

    @property
    def place(self) -> Place:
        """Which turn of the match it is."""
        return Place(self.round, self.turn)


@dataclass(frozen=True)
class Review(Drawn):
    """All turns of a match, who played how well, and what was decided when."""

    names: tuple[str, ...]
    turns: tuple[TurnReview, ...]
    accuracies: tuple[float | None, ...]  # from 0 to 100 by seat; None without any choice
    eliminations: tuple[Elimination, ...]
    winners: tuple[int, ...]
    decided: Place | None  # the turn after which the win was safe


def review(
    record: Record | Match | str,
    seed: int = 0,
    nodes: int = DEFAULT_NODES,
    advance: Callable[[int], object] | None = None,
) -> Review:
    """The review of a match, or of its record: the same for the same match, seed and nodes.

    An illegal turn is an error. `advance` is called with 1 for each turn that is done.
    """
    if isinstance(record, Match):
        record = Record.of(record)
    record = Record.parse(record) if isinstance(record, str) else record
    expect(record, Record)
    turns: list[TurnReview] = []
    eliminations: list[Elimination] = []
    for number, moment in enumerate(moments(record)):
        turns.append(review_turn(moment, number, seed, nodes))
        eliminations += eliminations_at(moment, turns[-1].best)
        if advance:
            advance(1)
    turns = [replace(turn, chances=chances) for turn, chances in zip(turns, curve(turns), strict=True)]
    return Review(
        names=record.names,
        turns=tuple(turns),
        accuracies=accuracies(turns, len(record.names)),
        eliminations=tuple(eliminations),
        winners=record.winners,
        decided=decided_at(turns, record.winners),
    )


def review_turn(moment: Moment, number: int, seed: int, nodes: int) -> TurnReview:
    """One turn of a review, whose number counts from 0: each is the same whether or not others are made."""
    return finish(review_steps(moment, number, seed, nodes))


def review_steps(moment: Moment, number: int, seed: int, nodes: int) -> Steps[TurnReview]:
    """The same, step by step."""
    dice = Dice(seed << 32 | number)
    judged = yield from _judge_turn(moment, dice, nodes)  # first, so that it is that of `judge_steps`
    chances = yield from _chances_after(moment.match, judged, dice, nodes // 2)
    seen = moment.match.sight(ONLOOKER)
    open_chances = yield from outlook(seen, dice, nodes // 4)
    match = match_outlook(seen, open_chances) if seen.standing is not None else ()
    return replace(judged, chances=chances, open_chances=open_chances, match_chances=match)


# How good a turn was


def judge_steps(moment: Moment, number: int, seed: int, nodes: int) -> Steps[TurnReview]:
    """The same turn from its player's view: without the chances after it, which need all hands."""
    return _judge_turn(moment, Dice(seed << 32 | number), nodes)


@dataclass(frozen=True)
class _Judgement:
    """A decision compared with the best one."""

    code: int
    chance: float
    best: int
    best_chance: float
    error: float = 0.0
    forced: bool = False

    @property
    def loss(self) -> float:
        return self.best_chance - self.chance


def _judge_turn(moment: Moment, dice: Dice, nodes: int) -> Steps[TurnReview]:
    """Judge a turn. If a 3 draws, it has two decisions, before and after the draw: the worse one counts."""
    seen, code = moment.seen, moment.code
    plan = moment.plan if three_drew(code) else code
    options = moment.candidates
    yield
    judged = yield from _judge(seen, options, plan, dice, nodes)
    best = turn_text(seen, judged.best)
    if three_drew(code):
        later = moment.after_draw
        left = candidates(later)
        yield
        then = yield from _judge(later, left, int(rest_of(code)), dice, nodes)
        if then.loss > judged.loss:
            seen, options, judged = later, left, then
            best = moment.text_after_draw(then.best)
        elif judged.forced and not then.forced:
            judged = replace(judged, forced=False)
    world = sampler(seen).sample(dice)
    richer = _richer(seen, world, options, code) if judged.best == judged.code else None
    if richer is not None:
        judged, best = replace(judged, best=richer.code), turn_text(seen, richer.code)
    best_option = next(one for one in options if outcome(one.code) == outcome(judged.best))
    forced = judged.forced and best_option.fate is not Fate.OUT
    yield
    mark = mark_of(judged.loss, judged.error, stays=moment.stays)
    return TurnReview(
        moment.round,
        moment.turn,
        moment.entry.seat,
        moment.entry.text,
        chance=judged.chance,
        best=best if judged.best != judged.code else moment.entry.text,
        best_chance=judged.best_chance,
        loss=judged.loss,
        error=judged.error,
        mark=mark if richer is None else Mark.INACCURATE,
        forced=judged.forced,
        reasons=why(seen, world, best_option, forced=forced),
        chances=(),
    )


def _richer(seen: Sight, world: KernelRound, options: Sequence[Candidate], played: int) -> Candidate | None:
    """The turn that wins the round for clearly more points, if the one played has won it."""
    points = points_of(seen, world, played)
    best = max(options, key=lambda one: points_of(seen, world, one.code)) if points else None
    return best if best and points_of(seen, world, best.code) >= points + _MANY_POINTS else None


def _judge(
    seen: Sight, every_option: Sequence[Candidate], played: int, dice: Dice, nodes: int
) -> Steps[_Judgement]:
    """A decision of the viewer compared with the best one, by what the viewer knows."""
    options = staying(every_option)
    if not options or (len(options) == 1 and outcome(options[0].code) == outcome(played)):
        ((chance, _),) = yield from chance_steps(seen, [played], dice, nodes // 2)
        return _Judgement(played, chance, played, chance, forced=True)
    codes = [one.code for one in options]
    exact = yield from exact_chance_steps(seen, [played, *codes], dice, nodes)
    if exact is not None:
        best = max(range(len(exact)), key=exact.__getitem__)  # the turn played comes first
        return _Judgement(played, exact[0], [played, *codes][best], exact[best])
    search = Search(seen, dice, Prize(), nodes // 2, giving_up=False)
    if not any(outcome(choice.code) == outcome(played) for choice in search.choices):
        search.add(played)
    yield from search_steps(search)
    best_choice = search.best
    assert best_choice is not None, "the turn played is a choice"
    if outcome(best_choice.code) == outcome(played):
        ((chance, _),) = yield from chance_steps(seen, [played], dice, nodes // 2)
        return _Judgement(played, chance, played, chance)
    other, own, ahead = yield from search.compare(int(best_choice.code), played, nodes // 2)
    if ahead.chance <= 0:
        return _Judgement(played, own.chance, played, own.chance, ahead.error)
    return _Judgement(played, own.chance, int(best_choice.code), other.chance, ahead.error)


def best_steps(seen: Sight, number: int, seed: int, nodes: int) -> Steps[tuple[int, float, float] | None]:
    """The best turn of the seat to move, its chance and the error of that; None if no turn keeps it in.

    If it is played, the review of the turn, whose number counts from 0, says the same.
    """
    dice = Dice(seed << 32 | number)
    codes = [one.code for one in staying(candidates(seen))]
    if not codes:
        return None
    best = codes[0]
    if len(codes) > 1:
        exact = yield from exact_chance_steps(seen, codes, dice, nodes)
        if exact is not None:
            winner = max(range(len(exact)), key=exact.__getitem__)
            return codes[winner], exact[winner], 0.0
        search = Search(seen, dice, Prize(), nodes // 2, giving_up=False)
        yield from search_steps(search)
        assert search.best is not None
        best = int(search.best.code)
    ((chance, error),) = yield from chance_steps(seen, [best], dice, nodes // 2)
    return best, chance, error


def mark_of(loss: float, error: float = 0.0, *, stays: bool = True) -> Mark:
    """The mark of a turn by its loss, the standard error of that, and whether the player stayed in."""
    if loss < INACCURATE or loss < 2 * error:
        return Mark.INACCURATE if loss >= _SMALL_CHANCE and not stays else Mark.GOOD
    return Mark.LOSING if loss >= LOSING or not stays else Mark.INACCURATE


def accuracy(losses: Sequence[float], players: int) -> float | None:
    """How well somebody played, from 0 to 100, by what each turn with a choice lost; None without any."""
    if not losses:
        return None
    steepness = STEEPNESS * players
    return 100 * sum([exp(-steepness * loss) for loss in losses]) / len(losses)


def accuracies(turns: Sequence[JudgedTurn], players: int) -> tuple[float | None, ...]:
    """How well each seat played, by all its turns of a match."""
    return tuple([_accuracy_of(turns, seat, players) for seat in range(players)])


def _accuracy_of(turns: Sequence[JudgedTurn], seat: int, players: int) -> float | None:
    own = [turn for turn in turns if turn.seat == seat and not turn.forced]
    return accuracy([max(0.0, turn.loss - turn.error) for turn in own], players)


# When it was decided


def _chances_after(match: Match, judged: TurnReview, dice: Dice, nodes: int) -> Steps[tuple[float, ...]]:
    """The chance of each seat to win the round, by what each knows itself."""
    values: list[float] = []
    for seat in range(match.players):
        seen = match.sight(seat)
        if seat == judged.seat:
            values.append(judged.chance)
        elif seat in seen.out:
            values.append(0.0)
        else:
            chances = yield from outlook(seen, dice, nodes // match.players)
            values.append(chances[seat])
    return tuple(values)


def curve(turns: Sequence[JudgedTurn]) -> list[tuple[float, ...]]:
    """The chances of every seat after each of these turns, which are in order: one for one position."""
    chances = [tuple(turn.chances) for turn in turns]
    for place, (turn, then) in enumerate(pairwise(turns)):
        if then.place.round == turn.place.round and turn.chances:
            after = list(turn.chances)
            after[then.seat] = then.best_chance
            chances[place] = tuple(after)
    return chances


def decided_at(turns: Sequence[JudgedTurn], winners: Sequence[int]) -> Place | None:
    """The first turn after which, with open hands, nobody could take the win away any more.

    None if nobody has won yet, or where only the last turn did it: that everybody has seen.
    """
    decided: Place | None = None
    for turn in reversed(turns) if winners else ():
        chances = turn.match_chances or turn.open_chances
        if sum([chances[seat] for seat in winners]) < SAFE:
            break
        decided = turn.place
    return None if turns and decided == turns[-1].place else decided


# The same as data


def review_data(reviewed: Review) -> dict[str, object]:
    """A review in the form of JSON."""
    decided = reviewed.decided
    return {
        "names": list(reviewed.names),
        "winners": list(reviewed.winners),
        "accuracies": [None if value is None else round(value, 1) for value in reviewed.accuracies],
        "decided": None if decided is None else decided._asdict(),
        "turns": [_turn_data(turn) for turn in reviewed.turns],
        "eliminations": [
            {**vars(one), "saving": list(one.saving), "gambles": [vars(luck) for luck in one.gambles]}
            for one in reviewed.eliminations
        ],
    }


def _turn_data(turn: TurnReview) -> dict[str, object]:
    reasons = [reason.data() for reason in turn.reasons]
    chances = ("chances", "open_chances", "match_chances")
    return {**vars(turn), "reasons": reasons, **{name: list(getattr(turn, name)) for name in chances}}

"""What a seat can make of a position by what it knows: every legal turn with its chance to win, and why.

    >>> from red7.game.text.line import parse_position
    >>> from red7.game.sight import sight
    >>> position = parse_position("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")
    >>> best = analyse(sight(position.round(), 0), seed=1).turns[0]
    >>> best.text, best.chance, best.error
    ('R7p', 1.0, 0.0)

All turns are tried in the same sampled worlds and played on by sensible players. Where only two are in and
the seat knows for certain where all cards lie that matter, the chances are exact: 1 or 0. In a scoring match
a chance is that to win the match. A turn with a 3 is listed up to the card that it draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from red7.ai.greedy import play_out
from red7.ai.monte_carlo import Choice, Trials
from red7.ai.reasons import reasons_of
from red7.ai.solver.solver import Search
from red7.ai.stakes import Prize, match_chances, prize_of
from red7.game.cards import BIT, DECK_SIZE, Card, Color, cards_of, size
from red7.game.engine.canvas import counting, grown, higher, leader, leads_over, strengths
from red7.game.engine.dice import Dice
from red7.game.engine.layout import DRAW, OVER, PHASES, PLAY
from red7.game.engine.movegen import IN_COLORS, legal_turns
from red7.game.engine.round import Round
from red7.game.engine.turns import STAYS, Turn, Turns, five, five_count, last, three_drew, with_draw
from red7.game.lead import shown
from red7.game.messages import Message
from red7.game.sight import WATCHER, Sight, Standing

DEFAULT_NODES: Final = 100_000
_OUTLOOK: Final = 4  # every so manyth node goes into the outlook
STEPS: Final = 127  # what a packed turn does after its plan: the discard and its draw


class Fate(StrEnum):
    """What becomes of whoever plays a turn."""

    IN = "in"
    GAMBLE = "gamble"  # the card that a 3 draws decides
    OUT = "out"


@dataclass(frozen=True)
class TurnChance:
    """A legal turn, its chance to win with its standard error (0 where it is exact), and why."""

    text: str
    fate: Fate
    chance: float
    error: float
    reasons: tuple[Message, ...]


@dataclass(frozen=True)
class Lead:
    """Who leads under a colour, nobody perhaps, and with which cards."""

    color: Color
    seat: int | None
    cards: tuple[Card, ...]  # from high to low


@dataclass(frozen=True)
class CardUse:
    """Whether a hand card would make its owner lead, by its place alone and without actions."""

    card: Card
    palette: bool
    canvas: bool
    discards: tuple[Card, ...]  # after this card in the palette, the hand cards for the canvas that would


@dataclass(frozen=True)
class Analysis:
    """All there is to say of a position to a seat; `turns` are its own, the best first, if it is to move."""

    seat: int
    turns: tuple[TurnChance, ...]
    chances: tuple[float, ...]  # of all seats to win if everybody plays on sensibly
    leads: tuple[Lead, ...]  # from red to violet
    uses: tuple[CardUse, ...]


@dataclass(frozen=True)
class Candidate:
    """A turn to choose as its seat can tell it: packed, with what becomes of the player."""

    code: int
    fate: Fate
    saving: tuple[int, int] = (1, 1)  # how many of how many cards that a 3 may draw keep the player in
    stays: bool = True  # whether a 3 leads before anything is discarded


def analyse(seen: Sight, seed: int = 0, nodes: int = DEFAULT_NODES) -> Analysis:
    """The analysis for the viewer of a sight: the same from the same sight, seed and nodes."""
    dice = Dice(seed)
    turns: tuple[TurnChance, ...] = ()
    if seen.viewer == seen.turn and seen.phase != PHASES[OVER]:
        turns = _turn_chances(seen, dice, nodes)
    return Analysis(
        seat=seen.viewer,
        turns=turns,
        chances=outlook(seen, dice, nodes // _OUTLOOK),
        leads=leads_now(seen),
        uses=uses_of(seen),
    )


def _turn_chances(seen: Sight, dice: Dice, nodes: int) -> tuple[TurnChance, ...]:
    world = seen.sample(dice)
    found = candidates(seen, world)
    values = chances(seen, [one.code for one in found], dice, nodes)
    staying = {result(one.code) for one in found if one.fate is not Fate.OUT}
    turns = [
        TurnChance(
            turn_text(seen, one.code),
            one.fate,
            *values[place],
            reasons=why(seen, world, one, forced=one.fate is not Fate.OUT and len(staying) == 1),
        )
        for place, one in enumerate(found)
    ]
    return tuple(sorted(turns, key=lambda turn: (-turn.chance, list(Fate).index(turn.fate))))


def turn_text(seen: Sight, code: int) -> str:
    """The notation of a turn, or of what is left of one; `.` ends a turn that has begun."""
    return str(Turn(code)) if code or seen.phase == PHASES[PLAY] else "."


# The turns there are


def candidates(seen: Sight, world: Round) -> list[Candidate]:
    """Every legal turn from here, those with a 3 up to the card it draws."""
    if seen.phase == PHASES[DRAW]:
        fate = Fate.IN if seen.turn == leader(seen.palettes, seen.color, seen.out) else Fate.OUT
        return [Candidate(int(with_draw(0)), fate), Candidate(0, fate)]
    turns = legal_turns(world)
    found: list[Candidate] = []
    for index in range(len(turns)):
        code = int(turns.code(index))
        if not three_drew(code):
            found.append(Candidate(code, Fate.IN if turns.keeps_in(index) else Fate.OUT))
    return found + [
        _drawing(seen, world, turns, number)
        for number in range(turns.plans)
        if three_drew(turns.plan(number)[0])
    ]


def _drawing(seen: Sight, world: Round, turns: Turns, number: int) -> Candidate:
    """A plan with a 3: it keeps the player in for certain, or by the cards of the right colours."""
    plan, stop, discards, _, leads = turns.plan(number)
    drawn = BIT[world.deck[world.deck_size - 1]]
    if seen.deck_top:
        fate = Fate.IN if stop == STAYS or discards else Fate.OUT
        return Candidate(int(plan), fate, stays=stop == STAYS)
    if stop == STAYS or discards & ~drawn:
        return Candidate(int(plan), Fate.IN, stays=stop == STAYS)
    unseen = seen.unseen
    good = int(size(unseen & IN_COLORS[leads]))
    return Candidate(int(plan), Fate.GAMBLE if good else Fate.OUT, (good, int(size(unseen))), stays=False)


def staying(found: Sequence[Candidate]) -> list[Candidate]:
    """The turns that may keep a player in, each once, whatever the order of its cards."""
    return list({result(one.code): one for one in reversed(found) if one.fate is not Fate.OUT}.values())[::-1]


def result(code: int) -> tuple[int, int, bool]:
    """What a turn comes to: turns that only play their cards in another order come to the same."""
    played: int = BIT[last(code)] if last(code) >= 0 else 0
    for place in range(five_count(code)):
        played |= BIT[five(code, place)]
    return played, code & 0x7FFF, three_drew(code)


# Their chances


def chances(seen: Sight, codes: Sequence[int], dice: Dice, nodes: int) -> list[tuple[float, float]]:
    """The chance of each of these turns of the viewer to win, and its standard error."""
    exact = exact_chances(seen, codes, dice, nodes)
    if exact is not None:
        return [(value, 0.0) for value in exact]
    prize = prize_of(seen)
    world = seen.sample(dice)
    sure = {code: _sure(seen, world, code, prize) for code in codes}
    tried = {result(code): Choice(code, 0) for code in reversed(codes) if sure[code] is None}
    if tried:
        Trials(seen, dice, prize, given=list(tried.values())[::-1]).try_all(nodes)
    values: list[tuple[float, float]] = []
    for code in codes:
        value = sure[code]
        if value is not None:
            values.append((value, 0.0))
        else:
            choice = tried[result(code)]
            values.append((choice.chance, choice.error))
    return values


def _sure(seen: Sight, world: Round, code: int, prize: Prize) -> float | None:
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
    world = seen.sample(dice)
    search = Search(nodes)
    values: list[float] = []
    for code in codes:
        wins = False
        for whole in _completions(world, code):
            after = world.copy()
            after.carry_out(whole)
            winner = after.winner
            if after.phase != OVER:
                if search.best_turn(after) < 0:
                    return None
                winner = search.winner
            wins = wins or winner == seen.turn
        values.append(1.0 if wins else 0.0)
    return values


def is_open(seen: Sight) -> bool:
    """Whether two are in who play for the round alone, and the viewer knows all cards that matter."""
    rivals = [seat for seat in range(seen.players) if seat not in seen.out and seat != seen.viewer]
    if seen.standing is not None or seen.viewer == WATCHER or len(rivals) != 1:
        return False
    if seen.options.draw or seen.options.actions:
        return seen.count() == 1
    return seen.hidden()[rivals[0]] in (0, size(seen.unseen))


def _completions(world: Round, code: int) -> list[int]:
    """The turn itself; of one with a 3, all ways to go on after the draw."""
    if not three_drew(code):
        return [code]
    turns = legal_turns(world)
    codes = [int(turns.code(index)) for index in range(len(turns))]
    return [whole for whole in codes if whole & ~STEPS == code]


def outlook(seen: Sight, dice: Dice, nodes: int) -> tuple[float, ...]:
    """The chance of every seat to win by what the viewer knows, if all play on sensibly."""
    if seen.phase == PHASES[OVER] and seen.standing is not None:
        return _settled(seen, seen.standing)
    prize = prize_of(seen)
    room = Turns()
    won = [0.0] * seen.players
    worlds = spent = 0
    while True:
        world = seen.sample(dice)
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
    kept = seen.scored | counting(seen.palettes[winner], seen.color)
    left = int(DECK_SIZE - size(kept))
    return match_chances(standing.points, standing.target, left, standing.anew)


# What can be said without trying


def why(seen: Sight, world: Round, turn: Candidate, *, forced: bool = False) -> tuple[Message, ...]:
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
    table = seen.palettes[seen.turn] | result(turn.code)[0]
    leads = Message("reason-leads", rule=seen.color, set=shown(table, seen.color))
    return (*start, leads, Message("reason-draws"))


def leads_now(seen: Sight) -> tuple[Lead, ...]:
    """Who leads under each of the seven colours, and with what."""
    found: list[Lead] = []
    for color in reversed(Color):
        seat = leader(seen.palettes, color, seen.out)
        cards = () if seat is None else cards_of(counting(seen.palettes[seat], color))[::-1]
        found.append(Lead(color, seat, cards))
    return tuple(found)


def uses_of(seen: Sight) -> tuple[CardUse, ...]:
    """What each hand card of the viewer would do for the lead; nothing for a watcher or one who is out."""
    if seen.viewer == WATCHER or seen.viewer in seen.out:
        return ()
    bar = (0, 0)
    for seat in range(seen.players):
        if seat != seen.viewer and seat not in seen.out:
            bar = higher(bar, strengths(seen.palettes[seat]))
    palette = seen.palettes[seen.viewer]
    mine = strengths(palette)
    now = leads_over(mine, bar)
    uses: list[CardUse] = []
    for card in cards_of(seen.hand)[::-1]:
        then = leads_over(grown(mine, palette | BIT[card], card), bar)
        discards = seen.hand & ~BIT[card] & IN_COLORS[then]
        uses.append(
            CardUse(
                card,
                palette=then & BIT[seen.color] != 0,
                canvas=now & BIT[card.color] != 0,
                discards=cards_of(discards)[::-1],
            )
        )
    return tuple(uses)

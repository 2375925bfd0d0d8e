"""A turn tried in a puzzle: whether it is the answer, and if not, why it fails."""

from dataclasses import dataclass, replace
from typing import Final

from red7.ai.candidates import turn_text
from red7.ai.reasons import answers
from red7.game.cards import Color
from red7.game.draft import read_turn, stage
from red7.game.engine.dice import Dice
from red7.game.engine.layout import OVER
from red7.game.engine.movegen import legal_turns
from red7.game.engine.round import KernelRound
from red7.game.engine.turns import draws, three_drew, without_draw
from red7.game.errors import IllegalError
from red7.game.lead import why_behind
from red7.game.messages import Message, SeatName
from red7.game.round import Round
from red7.game.steps import Steps, finish
from red7.game.text.notation import turn_text as turn_in_round
from red7.game.turns import Turn
from red7.game.worlds import Worlds
from red7.learn.puzzles.choices import any_world, choices_of, state_after, staying
from red7.learn.puzzles.force import NEVER, Force, InDoubt
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind
from red7.learn.puzzles.worlds_won import share_steps

_FEW_WORLDS: Final = 1_000  # enough to tell how much worse a turn is
_NODES: Final = 20_000


@dataclass(frozen=True)
class Attempt:
    """The result of a try: the turn in notation, whether it is the answer, and why."""

    turn: str
    right: bool
    reasons: tuple[Message, ...]


def attempt(puzzle: Puzzle, text: str) -> Attempt:
    """Try a turn; `Red7Error` says why it isn't one at all."""
    return finish(attempt_steps(puzzle, text))


def attempt_steps(puzzle: Puzzle, text: str) -> Steps[Attempt]:
    """The same, step by step."""
    world = any_world(puzzle.sight)
    code = _code(round_to_try(puzzle), text)
    written = turn_text(puzzle.sight, code)
    refusal = _refusal(puzzle, text)
    if refusal:
        return Attempt(written, False, (refusal,))
    right = state_after(world, code) == state_after(world, _answer(puzzle))
    why = _why_right if right else _why_wrong
    reasons = yield from why(puzzle, world, code)
    return Attempt(written, right, reasons)


def round_to_try(puzzle: Puzzle) -> Round:
    """One of the worlds that fit, to try turns in.

    Where the question is which turn stays in, a discard need not lead: a table that refuses those that don't
    would give the answer away.
    """
    seen = puzzle.sight
    if puzzle.kind is PuzzleKind.ONLY:
        seen = replace(seen, edition=seen.edition.lenient)
    return Worlds(seen).sample(Dice(0))


def round_after(puzzle: Puzzle, text: str) -> Round:
    """The round after a turn, up to the first card that nobody has seen.

    A turn ends before it draws a card, and a turn with a 3 is not played at all.
    """
    round_ = round_to_try(puzzle)
    code = _code(round_, text)
    if not three_drew(code):
        round_.play(Turn(int(without_draw(code))))
    return round_


def hints(puzzle: Puzzle) -> tuple[Message, ...]:
    """The hints for a puzzle, the smallest first: what the answer does, then one of its cards."""
    card = next(move.card for move in Turn.parse(puzzle.answer).moves if move.card is not None)
    return Message(f"puzzle-hint-{puzzle.theme}"), Message("puzzle-hint-card", card=card)


def _refusal(puzzle: Puzzle, text: str) -> Message | None:
    """Why the rules forbid a turn that could be tried."""
    try:
        _code(Worlds(puzzle.sight).sample(Dice(0)), text)
    except IllegalError as error:
        return error.message
    return None


def _answer(puzzle: Puzzle) -> int:
    return _code(Worlds(puzzle.sight).sample(Dice(0)), puzzle.answer)


def _code(round_: Round, text: str) -> int:
    """The packed turn of a text, up to a card that a 3 draws."""
    staged = stage(round_, text)
    if staged.hidden:
        steps = text.split(" ")[: staged.three + 1]
        return read_turn(round_, " ".join(steps), whole=False).code
    return read_turn(round_, text, whole=True).code


def _why_right(puzzle: Puzzle, world: KernelRound, code: int) -> Steps[tuple[Message, ...]]:
    after = world.copy()
    after.carry_out(code)
    match puzzle.kind:
        case PuzzleKind.ONLY:
            lead = () if three_drew(code) else (_lead(puzzle, after),)
            return Message("puzzle-right-only"), *lead
        case PuzzleKind.FORCE:
            search = Force(puzzle.seat, _NODES)
            turns = yield from search.steps(after)
            why = (yield from _defence(puzzle, search, after)) if turns else _no_defence(puzzle, after)
            return Message("puzzle-right-force", turns=1 + turns), *why
        case PuzzleKind.BEST:
            won = yield from _won(puzzle)
            share = won.pop(state_after(world, code))
            best = Message("puzzle-right-best", best=round(100 * share))
            second = [Message("puzzle-second-best", second=round(100 * max(won.values())))] if won else []
            return best, *second, *_answers(puzzle, after, code)


def _why_wrong(puzzle: Puzzle, world: KernelRound, code: int) -> Steps[tuple[Message, ...]]:
    seen = puzzle.sight
    after = world.copy()
    after.carry_out(code)
    if puzzle.kind is PuzzleKind.ONLY or not (three_drew(code) or after.is_in(seen.viewer)):
        return Message("puzzle-out"), _lead(puzzle, after)
    if puzzle.kind is PuzzleKind.FORCE:
        return ((yield from _refutation(puzzle, after)),)
    won = yield from _won(puzzle)
    own, best = [won.get(state_after(world, one), 0.0) for one in (code, _answer(puzzle))]
    less = Message("puzzle-wins-less", own=round(100 * own), best=round(100 * best))
    return less, *_answers(puzzle, after, code)


def _lead(puzzle: Puzzle, after: KernelRound) -> Message:
    """Who leads after a turn, and why, compared with the player's own cards."""
    palettes = [int(after.palettes[seat]) for seat in range(after.players)]
    return why_behind(palettes, Color(int(after.canvas % 7)), puzzle.seat, puzzle.sight.out)


def _answers(puzzle: Puzzle, after: KernelRound, code: int) -> tuple[Message, ...]:
    """How rivals could answer a turn, by what the player knows; nothing if a card comes first, or the end."""
    if three_drew(code) or after.phase == OVER:
        return ()
    return (Message("puzzle-answers", answers=answers(puzzle.sight, after, puzzle.seat)),)


def _no_defence(puzzle: Puzzle, after: KernelRound) -> tuple[Message, ...]:
    """Why a turn wins at once: what leads, and that no open card helps against it."""
    lead = _lead(puzzle, after)
    return (lead,) if after.phase == OVER else (lead, Message("puzzle-no-defence"))


def _defence(puzzle: Puzzle, search: Force, after: KernelRound) -> Steps[tuple[Message, ...]]:
    """The turn that holds out longest, and the reply to it; what leads, if others play between the two."""
    rival = int(after.seat)
    _, turn, replied = max((yield from _lengths(search, after)), key=lambda one: one[0])
    if replied.seat != puzzle.seat:
        return (_lead(puzzle, after),)
    _, reply, _ = min((yield from _lengths(search, replied)), key=lambda one: one[0])
    return (Message("puzzle-defence", who=SeatName(rival), turn=turn, reply=reply),)


def _lengths(search: Force, round_: KernelRound) -> Steps[list[tuple[int, str, KernelRound]]]:
    """The turns of a round that draw nothing: how far a forced win is after each, and what it leaves."""
    turns = legal_turns(round_)
    lengths: list[tuple[int, str, KernelRound]] = []
    for index in range(len(turns)):
        code = turns.code(index)
        if three_drew(code) or draws(code):
            continue
        after = round_.copy()
        after.carry_out(code)
        try:
            length = yield from search.steps(after)
        except InDoubt:
            continue
        lengths.append((length, turn_in_round(round_, Turn(int(code))), after))
    return lengths


def _won(puzzle: Puzzle) -> Steps[dict[object, float]]:
    """The share of worlds won by each turn that stays in, by the state it leads to; computed once."""
    options = staying(choices_of(puzzle.sight))
    shares = yield from share_steps(puzzle.sight, [one.code for one in options], _FEW_WORLDS)
    return dict(zip([one.state for one in options], shares, strict=True))


def _refutation(puzzle: Puzzle, after: KernelRound) -> Steps[Message]:
    """A turn of the next player after which the win can no longer be forced."""
    search = Force(puzzle.seat, _NODES)
    turns = legal_turns(after)
    for index in range(len(turns)):
        reply = after.copy()
        reply.carry_out(turns.code(index))
        try:
            holds = (yield from search.steps(reply)) >= NEVER
        except InDoubt:
            continue
        if holds:
            text = turn_in_round(after, Turn(int(turns.code(index))))
            code = "puzzle-lost" if reply.phase == OVER else "puzzle-refuted"
            return Message(code, who=SeatName(int(after.seat)), turn=text)
    return Message("puzzle-not-forced")

"""The analysis board: the analysis of any position that somebody has set up."""

from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta, Struct

from red7.ai.review.options import as_judged
from red7.game.cards import LETTERS
from red7.game.match import Match
from red7.game.position import Position
from red7.game.start import Start
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.tables import LONGEST_START
from red7.host.protocol.messages import TurnChance
from red7.host.thought.boards import STEPS
from red7.host.thought.hints import turn_chances
from red7.host.thought.past_match import record_review_id, review_id
from red7.host.thought.reviewed_turn import ReviewedTurn
from red7.table.views.card_names import Cards
from red7.table.views.round import Lead, counting_cards, leads


class TurnPlace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of a finished match at a table, or of a record that was brought."""

    round: int
    turn: int
    table: Annotated[str, Meta(max_length=64)] = ""
    match: int = 1
    brought: Annotated[str, Meta(max_length=64)] = ""


class PositionLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position at the beginning of a turn, in one line (`red7.game.start`).

    With `have`, the number of steps the client already has, the answer has what the next ones show. `before`
    is the turn that was played here in a match; if the guest has a review of it, the answer uses that.
    """

    position: Annotated[str, Meta(max_length=LONGEST_START)]
    have: Annotated[int, Meta(ge=0, lt=STEPS)] | None = None
    before: TurnPlace | None = None


class OpenLine(Struct, frozen=True):
    """How the round goes on if everybody knows all cards; no winner if that takes too long to find out.

    `positions` is how the table stands after each of its turns.
    """

    winner: int | None
    turns: tuple[str, ...]
    positions: tuple[str, ...] = ()


class BoardAnalysis(Struct, frozen=True, kw_only=True):
    """The analysis of a position: turns by what the seat to move knows, and the line with open hands."""

    position: str
    color: str
    turn: int
    leads: tuple[Lead, ...]
    counting: tuple[Cards, ...]
    turns: list[TurnChance]
    line: OpenLine
    samples: int = 1
    """The weight of this answer's chances among several; without samples there are no turns."""
    done: int = STEPS
    steps: int = STEPS


async def analyse_board(call: Call) -> BoardAnalysis:
    """Analyse a position: who leads under each rule, all turns, and who wins."""
    asked: PositionLine = call.body
    await call.limit(Act.REPLAY)  # before it is read, which takes a millisecond
    start = Start.parse(asked.position)
    host, position = call.host, start.position
    names = call.counted
    if not host.boards.goes_on(names, position, asked.have):
        await call.limit(Act.CHECK)
    match = Match.begin(start)
    insight = await host.boards.further(names, match.sight(position.turn), position, asked.have)
    solution, analysis = insight.solution, insight.analysis
    judged = await _judged(call, asked.before) if asked.before else None
    if analysis and judged:
        analysis = replace(analysis, turns=as_judged(analysis.turns, judged))
    return BoardAnalysis(
        position=str(start),
        color=LETTERS[position.color],
        turn=position.turn,
        leads=leads(position.palettes, position.out),
        counting=counting_cards(position.palettes, position.color),
        turns=turn_chances(analysis) if analysis else [],
        line=OpenLine(solution.winner, solution.line, _after_each(position, solution.line))
        if solution
        else OpenLine(None, ()),
        samples=insight.samples,
        done=insight.done,
    )


async def _judged(call: Call, place: TurnPlace) -> ReviewedTurn | None:
    """What the guest's own review says about a turn, if it has come that far."""
    id_ = record_review_id(place.brought) if place.brought else review_id(place.table, place.match)
    turns = await call.host.reviews.turns(call.guest_id, id_)
    return next((one for one in turns if one.place == (place.round, place.turn)), None)


def _after_each(position: Position, line: tuple[str, ...]) -> tuple[str, ...]:
    """The positions after each turn of a line."""
    round_ = position.round()
    after: list[str] = []
    for turn in line:
        round_.play(turn)
        after.append(str(Position.of(round_)))
    return tuple(after)


ANALYSE: Final = Endpoint("POST", "/api/analysis", analyse_board, body=PositionLine, gives=BoardAnalysis)

"""The analysis board: what can be made of any position that somebody has set up."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from red7.game.cards import LETTERS
from red7.game.match import Match
from red7.game.start import Start
from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.tables import LONGEST_START
from red7.host.protocol.messages import TurnChance
from red7.host.thought.hints import turn_chances
from red7.table.card_names import Cards
from red7.table.views import Lead, counting_cards, leads


class Board(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position at the beginning of a turn, in one line (`red7.game.start`)."""

    position: Annotated[str, Meta(max_length=LONGEST_START)]


class OpenLine(Struct, frozen=True):
    """How the round goes on if everybody knows all cards; no winner where that takes too long to find out."""

    winner: int | None
    turns: tuple[str, ...]


class BoardAnalysis(Struct, frozen=True, kw_only=True):
    """All that can be said of a position: turns by what the seat to move knows, the line with open hands."""

    position: str
    color: str
    turn: int
    leads: tuple[Lead, ...]
    counting: tuple[Cards, ...]
    turns: list[TurnChance]
    line: OpenLine


async def analyse_board(call: Call) -> BoardAnalysis:
    """What can be made of a position: who leads under each rule, all turns, and who wins."""
    await call.limit(Act.CHECK)
    start = Start.parse(call.body.position)
    match, position = Match.begin(start), start.position
    host = call.host
    names = host.allowance.names(call.caller, call.guest_id)
    with host.thinking.question(names):
        seen = match.sight(position.turn)
        analysis = await host.thinking.ask(names, lambda: host.thinker.analyse(seen, 0))
        solution = await host.thinking.ask(names, lambda: host.thinker.solve(position))
    return BoardAnalysis(
        position=str(start),
        color=LETTERS[position.color],
        turn=position.turn,
        leads=leads(position.palettes, position.out),
        counting=counting_cards(position.palettes, position.color),
        turns=turn_chances(analysis),
        line=OpenLine(solution.winner, solution.line),
    )


ANALYSE: Final = Endpoint("POST", "/api/analysis", analyse_board, body=Board, gives=BoardAnalysis)

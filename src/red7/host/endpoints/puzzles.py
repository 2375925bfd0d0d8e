"""Puzzles: one to solve, the verdict on a try, hints, and a guest's progress."""

import dataclasses
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from red7.host.contracts.allowance import Act
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.protocol.messages import reader
from red7.learn.days import day_of
from red7.learn.puzzles.attempt import hints, round_after, round_to_try
from red7.learn.puzzles.progress import Progress, after_hint, after_try, believable, next_puzzle, together
from red7.learn.puzzles.puzzle import GRADES, Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzles.puzzle_set import find_puzzle, puzzle_by_id, puzzle_of_day, puzzles_like
from red7.table.replay.practice import Practice, practice
from red7.table.views.view import Phrase

_KIND: Final = "puzzles"
"""The kind of document with a guest's progress."""
_LATEST: Final = 12


class TriedPuzzle(Struct, frozen=True):
    """A puzzle that a guest has tried: whether the first try solved it, and with help; its position."""

    id: str
    kind: PuzzleKind
    grade: int
    solved: bool
    position: str
    helped: bool = False


class PuzzleProgress(Struct, frozen=True):
    """A guest's progress: a rating, puzzles solved in a row, and how many were tried and solved."""

    rating: int
    streak: int
    longest: int
    solved: int
    tried: int
    latest: tuple[TriedPuzzle, ...] = ()
    """The latest tries, the latest first, if progress was asked for."""


class PuzzleWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Which puzzles the guest wants; None means any.

    Those of the guest's own `edition` come first; those in `without` were passed over.
    """

    kind: PuzzleKind | None = None
    theme: PuzzleTheme | None = None
    grade: Annotated[int, Meta(ge=1, le=GRADES)] | None = None
    edition: Annotated[str, Meta(max_length=40)] = ""
    without: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=100)] = ()


class PuzzleLink(Struct, frozen=True):
    """The id of a puzzle; empty if none is left."""

    id: str


class PuzzleShown(Struct, frozen=True):
    """A puzzle as a table."""

    id: str
    kind: PuzzleKind
    grade: int
    board: Practice
    progress: PuzzleProgress
    fresh: bool
    """Whether the guest has not tried it yet, so that the next try counts."""
    today: bool


class PuzzleAttempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn to try: all of it, or up to the card that a 3 reveals; nothing, to give up."""

    text: Annotated[str, Meta(max_length=80)]
    helped: bool = False


class PuzzleAnswer(Struct, frozen=True):
    """The verdict on a try, why, and the table after it; the answer itself once it is known."""

    right: bool
    turn: str
    reasons: list[Phrase]
    board: Practice
    progress: PuzzleProgress
    answer: str = ""
    position: str = ""
    """Once the answer is known: the position for the analysis board."""


class PuzzleHints(Struct, frozen=True):
    """The hints for a puzzle, the smallest first."""

    hints: list[Phrase]


async def my_puzzles(call: Call) -> PuzzleProgress:
    """Your progress with puzzles."""
    progress = await _progress(call)
    return replace(_shown(progress), latest=_latest(progress))


async def puzzle_of_today(call: Call) -> PuzzleLink:
    """The puzzle of the day, the same for everybody."""
    return PuzzleLink(_today(call).id)


async def choose_puzzle(call: Call) -> PuzzleLink:
    """A puzzle to try next: of the wished kind, not tried yet, and near your rating."""
    wish: PuzzleWish = call.body
    puzzles = puzzles_like(wish.kind, wish.theme, wish.grade)
    puzzle = next_puzzle(await _progress(call), puzzles, wish.edition, wish.without)
    return PuzzleLink(puzzle.id if puzzle else "")


async def see_puzzle(call: Call) -> PuzzleShown:
    """A puzzle, on a table."""
    puzzle = puzzle_by_id(call.parts["puzzle"])
    progress = await _progress(call)
    return PuzzleShown(
        puzzle.id,
        puzzle.kind,
        puzzle.grade,
        _board(puzzle),
        _shown(progress),
        fresh=puzzle.id not in progress.tried,
        today=puzzle is _today(call),
    )


async def try_puzzle(call: Call) -> PuzzleAnswer:
    """Try a turn in a puzzle; the first try counts."""
    tried: PuzzleAttempt = call.body
    puzzle = puzzle_by_id(call.parts["puzzle"])
    await call.limit(Act.PUZZLE)
    if not tried.text:
        progress = await _note(call, puzzle, right=False, helped=True)
        answer = await call.think(lambda: call.host.thinker.attempt(puzzle, puzzle.answer))
        return PuzzleAnswer(
            False,
            "",
            [reason.data() for reason in answer.reasons],
            _board(puzzle),
            _shown(progress),
            puzzle.answer,
            puzzle.board,
        )
    after = round_after(puzzle, tried.text)  # refuses what isn't a turn, before any thinking
    result = await call.think(lambda: call.host.thinker.attempt(puzzle, tried.text))
    progress = await _note(call, puzzle, right=result.right, helped=tried.helped)
    return PuzzleAnswer(
        result.right,
        result.turn,
        [reason.data() for reason in result.reasons],
        practice(after, puzzle.seat, result.turn, out_before=puzzle.sight.out),
        _shown(progress),
        puzzle.answer if result.right else "",
        puzzle.board if result.right else "",
    )


async def puzzle_hints(call: Call) -> PuzzleHints:
    """The hints for a puzzle; after one, the first try counts less."""
    puzzle = puzzle_by_id(call.parts["puzzle"])
    await call.limit(Act.PUZZLE)
    await _change(call, lambda progress: after_hint(progress, puzzle))
    return PuzzleHints([hint.data() for hint in hints(puzzle)])


async def _progress(call: Call) -> Progress:
    document = call.guest and await call.host.store.document(call.guest.id, _KIND, _KIND)
    return json.decode(document.content, type=Progress) if document else Progress()


async def _note(call: Call, puzzle: Puzzle, *, right: bool, helped: bool) -> Progress:
    """Count a try."""
    return await _change(call, lambda progress: after_try(progress, puzzle, right=right, helped=helped))


async def _change(call: Call, change: Callable[[Progress], Progress]) -> Progress:
    """Change the guest's progress, if there is a guest."""

    def after(content: bytes | None) -> bytes:
        return json.encode(change(json.decode(content, type=Progress) if content else Progress()))

    if call.guest is None:
        return Progress()
    document = await call.host.documents.change(call.guest.id, _KIND, _KIND, after)
    return json.decode(document.content, type=Progress)


async def take_in_puzzles(call: Call, content: bytes) -> None:
    """Also count what was tried elsewhere."""
    brought = reader(Progress)(content)
    tried = {id_: solved for id_, solved in brought.tried.items() if find_puzzle(id_) is not None}
    helped = tuple([id_ for id_ in brought.helped if find_puzzle(id_) is not None])
    progress = believable(dataclasses.replace(brought, tried=tried, helped=helped))
    await _change(call, lambda own: together(own, progress))


def _shown(progress: Progress) -> PuzzleProgress:
    tried = len(progress.tried)
    return PuzzleProgress(progress.rating, progress.streak, progress.longest, progress.solved, tried)


def _latest(progress: Progress) -> tuple[TriedPuzzle, ...]:
    tried = list(progress.tried.items())[: -_LATEST - 1 : -1]
    known = [(puzzle, alone, id_ in progress.helped) for id_, alone in tried if (puzzle := find_puzzle(id_))]
    return tuple(
        [
            TriedPuzzle(puzzle.id, puzzle.kind, puzzle.grade, alone or helped, puzzle.board, helped)
            for puzzle, alone, helped in known
        ]
    )


def _today(call: Call) -> Puzzle:
    return puzzle_of_day(day_of(call.host.now()))


@lru_cache(maxsize=200)
def _board(puzzle: Puzzle) -> Practice:
    """The table of a puzzle: any world that fits, of which its player sees what a seat may see."""
    return practice(round_to_try(puzzle), puzzle.seat)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/puzzles", my_puzzles, gives=PuzzleProgress),
    Endpoint("GET", "/api/puzzles/today", puzzle_of_today, gives=PuzzleLink),
    Endpoint("POST", "/api/puzzles", choose_puzzle, body=PuzzleWish, gives=PuzzleLink),
    Endpoint("GET", "/api/puzzles/{puzzle}", see_puzzle, gives=PuzzleShown),
    Endpoint("POST", "/api/puzzles/{puzzle}", try_puzzle, body=PuzzleAttempt, gives=PuzzleAnswer),
    Endpoint("POST", "/api/puzzles/{puzzle}/hints", puzzle_hints, gives=PuzzleHints),
)

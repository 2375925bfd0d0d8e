"""Puzzles as a guest meets them: the same of the day, tries that count once, and nothing hidden."""

import json

import msgspec
import pytest

from red7.game.cards import NAMES
from red7.game.errors import Red7Error
from red7.game.start import Start
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.puzzles import (
    PuzzleAttempt,
    PuzzleWish,
    choose_puzzle,
    my_puzzles,
    puzzle_hints,
    puzzle_of_today,
    see_puzzle,
    take_in_puzzles,
    try_puzzle,
)
from red7.host.host import Host
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.learn.puzzles.progress import FIRST_RATING
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzles.puzzle_set import all_puzzles, puzzles_like

pytestmark = pytest.mark.anyio
ANN = Guest("a" * 32, "Ann", 1, 1)


@pytest.fixture
async def host() -> Host:
    host = Host(MemoryStore(), LocalBus(), LocalThinker())
    await host.store.put_guest(ANN)
    return host


def call(host: Host, puzzle: Puzzle | None = None, body: object = None, guest: Guest | None = ANN) -> Call:
    parts = {"puzzle": puzzle.id} if puzzle else {}
    return Call(host, guest=guest, parts=parts, body=body)


async def test_the_first_try_counts_and_is_kept(host: Host) -> None:
    puzzle = puzzles_like(PuzzleKind.ONLY)[0]
    assert (await see_puzzle(call(host, puzzle))).fresh
    wrong = await try_puzzle(call(host, puzzle, PuzzleAttempt("out")))
    assert (wrong.right, wrong.answer) == (False, "")
    assert [reason["code"] for reason in wrong.reasons][:1] == ["puzzle-out"]
    right = await try_puzzle(call(host, puzzle, PuzzleAttempt(puzzle.answer)))
    assert (right.right, right.answer) == (True, puzzle.answer)
    progress = await my_puzzles(call(host))
    assert (progress.tried, progress.solved) == (1, 0)
    assert progress.rating < FIRST_RATING
    assert not (await see_puzzle(call(host, puzzle))).fresh


async def test_who_is_nobody_can_try_and_nothing_is_kept(host: Host) -> None:
    puzzle = puzzles_like(PuzzleKind.FORCE)[0]
    answer = await try_puzzle(call(host, puzzle, PuzzleAttempt(puzzle.answer), guest=None))
    assert answer.right
    assert answer.progress.tried == 0


async def test_giving_up_gives_the_answer(host: Host) -> None:
    puzzle = puzzles_like(PuzzleKind.BEST)[0]
    answer = await try_puzzle(call(host, puzzle, PuzzleAttempt("")))
    assert (answer.right, answer.answer, answer.progress.tried) == (False, puzzle.answer, 1)


async def test_the_next_puzzle_is_of_the_wished_kind_and_new(host: Host) -> None:
    wish = PuzzleWish(kind=PuzzleKind.FORCE, theme=PuzzleTheme.BOTH, grade=3)
    ids = {puzzle.id for puzzle in puzzles_like(wish.kind, wish.theme, wish.grade)}
    first = (await choose_puzzle(call(host, body=wish))).id
    assert first in ids
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == first)
    await try_puzzle(call(host, puzzle, PuzzleAttempt("")))
    second = (await choose_puzzle(call(host, body=wish))).id
    assert second in ids - {first}
    assert (await choose_puzzle(call(host, body=PuzzleWish(PuzzleKind.FORCE, PuzzleTheme.THREE)))).id == ""


async def test_the_puzzle_of_the_day_is_that_of_everybody(host: Host) -> None:
    assert await puzzle_of_today(call(host)) == await puzzle_of_today(call(host, guest=None))


async def test_who_was_out_before_is_not_said_to_go_out_with_the_answer(host: Host) -> None:
    puzzle = next(one for one in puzzles_like(PuzzleKind.ONLY) if one.sight.out)
    answer = await try_puzzle(call(host, puzzle, PuzzleAttempt(puzzle.answer)))
    assert answer.right
    assert not set(answer.board.turns[-1].out) & set(puzzle.sight.out)


async def test_what_is_not_legal_is_refused_and_does_not_count(host: Host) -> None:
    puzzle = puzzles_like(PuzzleKind.ONLY)[0]
    for text in ("nonsense", "R7p R7p", "O1t"):
        with pytest.raises(Red7Error):
            await try_puzzle(call(host, puzzle, PuzzleAttempt(text)))
    assert (await my_puzzles(call(host))).tried == 0


@pytest.mark.parametrize("kind", PuzzleKind)
async def test_nobody_is_shown_a_card_that_lies_hidden(host: Host, kind: PuzzleKind) -> None:
    """What is not in the puzzle's own text is in no hand, palette or pile that its player is shown."""
    for puzzle in puzzles_like(kind)[::40]:
        shown = json.loads(msgspec.json.encode(await see_puzzle(call(host, puzzle))))
        hidden = {NAMES[card] for card in puzzle.sight.unseen}
        assert set(shown["board"]["you"].pop("unseen")) == hidden
        text = json.dumps(shown["board"])
        assert [name for name in hidden if f'"{name}"' in text or f"{name}p" in text] == []


async def test_the_server_knows_what_it_has_helped_with(host: Host) -> None:
    puzzle, other = puzzles_like(PuzzleKind.ONLY)[:2]
    await puzzle_hints(call(host, puzzle))
    helped = await try_puzzle(call(host, puzzle, PuzzleAttempt(puzzle.answer)))
    assert (helped.right, helped.progress.streak, helped.progress.solved) == (True, 0, 1)
    alone = await try_puzzle(call(host, other, PuzzleAttempt(other.answer)))
    assert (alone.progress.streak, alone.progress.solved) == (1, 2)
    await puzzle_hints(call(host, other))
    mine = await my_puzzles(call(host))
    assert [(one.id, one.solved, one.helped) for one in mine.latest] == [
        (other.id, True, False),
        (puzzle.id, True, True),
    ]


async def test_what_was_tried_can_be_looked_into_and_nothing_else(host: Host) -> None:
    solved, lost = puzzles_like(PuzzleKind.FORCE)[:2]
    assert (await try_puzzle(call(host, lost, PuzzleAttempt("out")))).position == ""
    position = (await try_puzzle(call(host, solved, PuzzleAttempt(solved.answer)))).position
    latest = (await my_puzzles(call(host))).latest
    assert [(one.id, one.solved) for one in latest] == [(solved.id, True), (lost.id, False)]
    assert latest[0].position == position
    assert (await my_puzzles(call(host, guest=None))).latest == ()


async def test_a_position_to_look_into_agrees_with_what_its_player_sees() -> None:
    for puzzle in all_puzzles()[::60]:
        position = Start.parse(puzzle.board).position
        assert position.palettes == puzzle.sight.palettes
        assert position.hands[puzzle.seat] == puzzle.sight.hand
        assert (position.turn, position.color) == (puzzle.seat, puzzle.sight.color)


async def test_hints_are_given_one_after_the_other(host: Host) -> None:
    codes = [hint["code"] for hint in (await puzzle_hints(call(host, all_puzzles()[3]))).hints]
    assert [code.rpartition("-")[0] for code in codes] == ["puzzle-hint", "puzzle-hint"]


async def test_what_was_tried_elsewhere_is_added_to_what_was_tried_here(host: Host) -> None:
    own, other = puzzles_like(PuzzleKind.ONLY)[:2]
    solved = await try_puzzle(call(host, own, PuzzleAttempt(own.answer)))
    tried = {other.id: False, "gone": True, own.id: False}
    await take_in_puzzles(call(host), json.dumps({"rating": 99_999, "longest": 500, "tried": tried}).encode())
    progress = await my_puzzles(call(host))
    assert (progress.rating, progress.tried, progress.solved) == (1080, 2, 1), "two tries lead no further"
    assert progress.longest == solved.progress.longest == 1

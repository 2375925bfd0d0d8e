"""What all who think for a host promise, asked of each of them: they answer alike, wherever it is done."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.patience import PATIENCE, eventually

from red7.ai.analysis import analyse
from red7.ai.bots import LEVELS, moves_of
from red7.ai.review.outline import Place
from red7.game.editions import Options
from red7.game.match import Match
from red7.game.position import Position
from red7.game.record.record import Record
from red7.game.seeds import PlainSeed, numbered_seed
from red7.game.start import Start
from red7.host.contracts.thinker import HINT_NODES, Thinker
from red7.host.errors import UnavailableError
from red7.host.thought.local_thinker import LocalThinker
from red7.learn.mistakes import Mistake
from red7.learn.puzzles.puzzle_set import all_puzzles
from red7.server.thinkers import NICER, Thinkers

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["same thread", "processes"])
def thinker(request: pytest.FixtureRequest) -> Iterator[Thinker]:
    thinker: Thinker = LocalThinker() if request.param == "same thread" else Thinkers(1)
    yield thinker
    thinker.close()


@pytest.fixture
def match() -> Match:
    return Match(PlainSeed(numbered_seed(7)), players=2, options=Options.parse("expert"))


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_answers_with_a_turn_that_it_may_play(thinker: Thinker, match: Match, level: str) -> None:
    seen = match.sight(match.round.turn)
    assert moves_of(await thinker.turn(level, seen, 3), seen)


@pytest.mark.parametrize("level", ["beginner", "casual", "skilled"])  # which never run out of time
async def test_a_bot_answers_the_same_wherever_it_thinks(thinker: Thinker, match: Match, level: str) -> None:
    seen = match.sight(match.round.turn)
    assert (await thinker.turn(level, seen, 3)).code == (await LocalThinker().turn(level, seen, 3)).code


async def test_an_analysis_is_the_same_wherever_it_is_made(thinker: Thinker, match: Match) -> None:
    seen = match.sight(match.round.turn)
    assert (await thinker.analyse(seen, 3)).turns == analyse(seen, 3, HINT_NODES).turns


async def test_records_are_checked(thinker: Thinker, match: Match) -> None:
    match.play("out")
    good = str(Record.of(match))
    assert not (await thinker.verify(good)).problems
    assert (await thinker.verify(good.replace("out", "R7p"))).problems


async def test_all_other_answers_are_the_same_wherever_they_are_made(thinker: Thinker) -> None:
    here = LocalThinker()
    position = Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")
    assert await thinker.solve(position) == await here.solve(position)
    match = Match.begin(position)
    match.play("R7p")
    record = Record.of(match)
    assert await thinker.start(record, 1, 1) == Start(position)
    assert await thinker.replay(record) == await here.replay(record)
    assert await thinker.review_turn(record, 0, 200) == await here.review_turn(record, 0, 200)
    judged = await here.judge_turn(record, 0, 200)
    assert await thinker.judge_turn(record, 0, 200) == judged
    assert await thinker.options(record, 0, judged, 200) == await here.options(record, 0, judged, 200)
    assert await thinker.outline(str(record)) == await here.outline(str(record))
    tried = await thinker.try_turn(record, 1, 1, "R7p")
    assert tried == await here.try_turn(str(record), 1, 1, "R7p")
    assert (tried.tried, tried.played) == ("R7p", "R7p")
    assert await thinker.mistakes(record, {Place(1, 1): "V2p"}) == [Mistake.CARD]
    puzzle = all_puzzles()[0]
    assert await thinker.attempt(puzzle, puzzle.answer) == await here.attempt(puzzle, puzzle.answer)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no such thing here")
async def test_thoughts_give_way_to_moves() -> None:
    thinkers = Thinkers(1)
    assert await thinkers._work(os.nice, 0) == min(19, os.nice(0) + NICER)
    thinkers.close()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no such thing here")
async def test_what_takes_too_long_is_given_up_and_its_process_is_free_again() -> None:
    thinkers = Thinkers(1, seconds=0.3)
    endless = Match.deal(7, 4, options="draw+scoring+actions")
    with pytest.raises(UnavailableError) as caught:
        await thinkers.analyse(endless.sight(endless.round.turn), 0, 10**12)
    assert caught.value.code == "server-thinking-late"
    position = Position.parse("intl-1.2 basic B 0 R7V2:G5/I3:O6V4 - - play")
    assert (await thinkers.solve(position, 1_000)).winner == 0
    thinkers.close()


async def test_a_server_that_ends_waits_for_no_thought(tmp_path: Path) -> None:
    thinkers, begun = Thinkers(1), tmp_path / "begun"
    endless = f"open({str(begun)!r}, 'w').close(); import time; time.sleep(10**6)"
    thought = asyncio.create_task(thinkers._work(exec, endless))
    await eventually(begun.exists)
    thinkers.close()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(UnavailableError):
            await thought
    await eventually(lambda: not multiprocessing.active_children())

"""Puzzles at the terminal table."""

import pytest
from support.tui.player import at_the_terminal

from red7.learn.puzzles.puzzle_set import puzzle_by_id
from red7.tui.screens.puzzle import PuzzleSitting

pytestmark = pytest.mark.anyio


async def test_a_puzzle_is_tried_helped_with_and_solved() -> None:
    async with at_the_terminal() as player:
        await player.press("down", "down", "down", "enter")
        await player.until_asked()
        sitting = player.screen.sitting
        assert isinstance(sitting, PuzzleSitting)
        assert sitting.puzzle is not None
        await player.press("h")
        await player.until(lambda: sitting.told)
        answer = puzzle_by_id(sitting.puzzle.id).answer
        await sitting.stage_turn(answer)
        await player.press("enter")
        await player.until(lambda: sitting.answer is not None)
        assert sitting.answer is not None
        assert sitting.answer.right
        first = sitting.puzzle.id
        await player.press("enter")
        await player.until(lambda: sitting.puzzle is not None and sitting.puzzle.id != first)
        await player.press("a")
        await player.until(lambda: sitting.answer is not None)
        assert sitting.answer.answer
        assert sitting.answer.answer.split()[0] in player.text()

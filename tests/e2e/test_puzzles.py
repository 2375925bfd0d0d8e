"""Puzzles in a real browser: chosen, tried, helped with and solved, by mouse and by keys."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from support.browser import DESKTOP, PHONE

from red7.learn.puzzle import Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzle_set import puzzles_like

Visit = Callable[..., Page]
TOO_LARGE = """() => {
  const words = document.querySelector('.coach');
  return document.documentElement.scrollWidth > innerWidth || words.scrollHeight > words.clientHeight;
}"""


def plain(kind: PuzzleKind, theme: PuzzleTheme) -> Puzzle:
    """A puzzle of the middle whose answer is made of plain steps."""
    puzzles = [puzzle for puzzle in puzzles_like(kind, theme) if "?" not in puzzle.answer]
    return puzzles[len(puzzles) // 2]


def stage(page: Page, puzzle: Puzzle) -> None:
    """Put the cards of the answer where it has them, by keys."""
    for step in puzzle.answer.split(" "):
        card = page.locator(f".t-bottom [data-pick='{step[:2]}']")
        card.focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="To the canvas" if step[2] == "c" else "To your palette").press(
            "Enter"
        )
    page.locator(".steps").wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    ("kind", "theme"), [(PuzzleKind.ONLY, PuzzleTheme.BOTH), (PuzzleKind.FORCE, PuzzleTheme.PALETTE)]
)
def test_a_puzzle_is_tried_helped_with_and_solved(
    visit: Visit, size: dict[str, int], kind: PuzzleKind, theme: PuzzleTheme
) -> None:
    puzzle = plain(kind, theme)
    page = visit(viewport=size)
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(".t-bar-yours").wait_for()
    assert not page.evaluate(TOO_LARGE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".coach-text")).not_to_contain_text("Find the")
    page.get_by_role("button", name="Do nothing").first.click()
    page.get_by_role("button", name="Yes, drop out").click()
    expect(page.locator(".coach-bad")).to_contain_text("This puts you out.")
    assert not page.evaluate(TOO_LARGE)
    page.get_by_role("button", name="Try again").click()
    stage(page, puzzle)
    page.get_by_role("button", name="End turn").first.press("Enter")
    expect(page.locator(".coach-good")).to_contain_text("Right!")
    assert not page.evaluate(TOO_LARGE)
    page.get_by_role("button", name="Next puzzle").click()
    page.locator(".t-bar-yours").wait_for()
    assert puzzle.id not in page.url


def test_puzzles_are_chosen_by_kind_and_progress_is_kept(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/learn")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_label("Forced win").check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".coach")).to_contain_text("Forced win")
    page.get_by_role("button", name="Do nothing").first.click()
    page.get_by_role("button", name="Yes, drop out").click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".coach-text")).to_contain_text("The answer:")
    page.goto("/puzzles")
    expect(page.locator(".puzzle-standing")).to_contain_text("0 of 1 solved")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".coach").wait_for()


@pytest.mark.parametrize("looks", [{"viewport": PHONE, "color_scheme": "dark"}, {"viewport": DESKTOP}])
def test_puzzles_keep_nobody_out(visit: Visit, looks: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **looks)
    for path, part in (("/puzzles", ".puzzle-standing"), ("/puzzles/today", ".t-bar-yours")):
        page.goto(path)
        page.locator(part).wait_for()
        violations = Axe().run(page).response["violations"]
        assert [(one["id"], one["nodes"][0]["target"]) for one in violations] == [], path


def test_a_puzzle_that_is_not_there_says_so(visit: Visit, visitors: Any) -> None:
    page = visit()
    page.goto("/puzzles/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There’s no puzzle nothing.")
    visitors.complaints.clear()

"""Puzzles in a real browser: chosen, tried, helped with and solved, by mouse and by keys."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browsers.barriers import barriers
from support.browsers.browser import DESKTOP, PHONE

from red7.game.engine.dice import Dice
from red7.game.worlds import Worlds
from red7.learn.puzzles.puzzle import Puzzle, PuzzleKind, PuzzleTheme
from red7.learn.puzzles.puzzle_set import puzzle_by_id, puzzles_like

Visit = Callable[..., Page]
TOO_LARGE = """() => {
  const words = document.querySelector('.coach');
  return document.documentElement.scrollWidth > innerWidth || words.scrollHeight > words.clientHeight;
}"""
# What stands below each other on a phone: pairs of which the upper one reaches into the lower one.
COVERED = """() => {
  const parts = ['.coach', '.t-top', '.t-rivals', '.t-centre', '.t-rules', '.t-mine', '.hand'];
  parts.push(document.querySelector('.coach-next') ? '.coach-next' : '.t-bar');
  const boxes = parts.map((part) => [part, document.querySelector(part).getBoundingClientRect()]);
  boxes.push(['the end', { top: innerHeight }]);
  const buttons = [...document.querySelectorAll('.coach-next > *, .bar-buttons > *')];
  const beside = buttons.map((one) => one.getBoundingClientRect());
  return [
    ...boxes.slice(1).filter(([, box], place) => boxes[place][1].bottom > box.top + 1).map(([part]) => part),
    ...beside.filter((box) => box.right > innerWidth || box.left < 0),
    ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
  ];
}"""


def plain(kind: PuzzleKind, theme: PuzzleTheme, wrong: str = "pc") -> Puzzle:
    """A puzzle of the middle whose answer is made of plain steps, with a wrong turn to such a place."""
    puzzles = [
        one
        for one in puzzles_like(kind, theme)
        if "?" not in one.answer and any(text[-1] in wrong for text in wrong_turns(one))
    ]
    return puzzles[len(puzzles) // 2]


def wrong_turns(puzzle: Puzzle) -> list[str]:
    """Turns of one card without an action that are not the answer; those to the palette come first."""
    moves = map(str, Worlds(puzzle.sight).sample(Dice(0)).moves())
    plain_ones = [text for text in moves if text[-1] == "c" or (text[-1] == "p" and text[1] in "246")]
    return sorted((text for text in plain_ones if text != puzzle.answer), key=lambda text: text[-1] == "c")


def wrong_turn(puzzle: Puzzle) -> str:
    """The first of them."""
    return wrong_turns(puzzle)[0]


def check(page: Page) -> None:
    """Have the staged turn checked: by the one button, which says nothing of it."""
    page.get_by_role("button", name=re.compile("^Check")).last.press("Enter")


def stage(page: Page, turn: str) -> None:
    """Put the cards of a turn where it has them, by keys."""
    for step in turn.split(" "):
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
    expect(page.locator(".coach-text")).to_contain_text("Find the")
    expect(page.locator(".coach-hint")).to_be_visible()
    assert not page.evaluate(TOO_LARGE)
    stage(page, wrong_turn(puzzle))
    check(page)
    expect(page.locator(".coach-bad")).to_contain_text("Not quite.")
    expect(page.locator(".t-mine [data-card]").first).to_be_visible()  # one sees why
    assert not page.evaluate(TOO_LARGE)
    page.get_by_role("button", name="Try again").click()
    stage(page, puzzle.answer)
    check(page)
    expect(page.locator(".coach-good")).to_contain_text("Right!")
    expect(page.locator(".top-words")).to_be_hidden()  # nobody is to play any more
    expect(page.locator(".rival-turn")).to_have_count(0)
    assert not page.evaluate(TOO_LARGE)
    page.get_by_role("button", name="Next puzzle").click()
    page.locator(".t-bar-yours").wait_for()
    assert puzzle.id not in page.url


def test_puzzles_are_chosen_tried_and_looked_into_and_progress_is_kept(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_text("Choose", exact=True).click()
    page.get_by_label("Forced win").check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".coach")).to_contain_text("Forced win")
    puzzle = puzzle_by_id(page.url.rpartition("/")[2])
    stage(page, wrong_turn(puzzle))
    check(page)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".coach-text")).to_contain_text("The answer:")
    expect(page.locator(".canvas-best")).to_contain_text("You")  # lead, as it stands with the answer
    page.goto("/puzzles")
    expect(page.locator(".puzzle-now")).to_contain_text("0 of 1 solved")
    expect(page.locator(".puzzle-latest")).to_contain_text("Not solved:")
    page.locator(".puzzle-latest").get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse").wait_for()
    assert puzzle.board.replace(" ", "_") in page.url
    page.get_by_role("link", name="Back to the puzzle").click()
    page.locator(".t-bar-yours").wait_for()
    assert page.url.endswith(f"/puzzles/{puzzle.id}")
    page.goto("/puzzles")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator(".coach").wait_for()


@pytest.mark.parametrize("looks", [{"viewport": PHONE, "color_scheme": "dark"}, {"viewport": DESKTOP}])
def test_puzzles_keep_nobody_out(visit: Visit, looks: dict[str, Any]) -> None:
    page = visit(bypass_csp=True, **looks)
    for path, part in (("/puzzles", ".puzzle-start"), ("/puzzles/today", ".t-bar-yours")):
        page.goto(path)
        page.locator(part).wait_for()
        assert barriers(page) == [], path


def test_a_puzzle_that_is_not_there_says_so(visit: Visit, visitors: Any) -> None:
    page = visit()
    page.goto("/puzzles/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There’s no puzzle nothing.")
    visitors.complaints.clear()


CARDS = re.compile(r"(?:red|orange|yellow|green|blue|indigo|violet) [1-7]|[ROYGBIV][1-7]")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_tells_the_right_turn_from_a_wrong_one_before_it_is_checked(
    visit: Visit, size: dict[str, int]
) -> None:
    puzzle = plain(PuzzleKind.ONLY, PuzzleTheme.PALETTE, wrong="p")
    page = visit(viewport=size)
    looks = []
    for turn in (puzzle.answer, wrong_turn(puzzle)):
        page.goto(f"/puzzles/{puzzle.id}")
        page.locator(".t-bar-yours").wait_for()
        expect(page.get_by_role("button", name="Check this turn")).to_be_disabled()
        stage(page, turn)
        expect(page.get_by_role("button", name="Check this turn")).to_be_enabled()
        marks = page.eval_on_selector_all(".t *", "all => all.map((one) => one.getAttribute('class'))")
        drawn = [re.sub(r"pigment-.|card-.*", "", mark or "") for mark in marks]
        lines = CARDS.sub("card", page.locator(".t").aria_snapshot()).splitlines()
        looks.append(sorted([*lines, *drawn]))  # the cards of a palette lie in their order
    assert looks[0] == looks[1]


# Rules whose words come near the edge of their tile, and the unseen cards where the way out lies over them.
TIGHT = """() => [
  ...[...document.querySelectorAll(".rule-tile")].filter((tile) => {
    const [box, name] = [tile, tile.querySelector(".rule-name")].map((one) => one.getBoundingClientRect());
    const feet = [...tile.querySelectorAll(".rule-lead *")].map((one) => one.getBoundingClientRect().bottom);
    return name.top < box.top + 5 || Math.max(...feet) > box.bottom - 5;
  }).map((tile) => tile.textContent),
  ...(document.querySelector(".unseen").getBoundingClientRect().bottom
    > document.querySelector(".t-side > :last-child").getBoundingClientRect().top ? ["unseen"] : []),
]"""


def test_nothing_is_tight_or_covered_on_a_small_laptop(visit: Visit) -> None:
    puzzle = max(puzzles_like(PuzzleKind.FORCE), key=lambda one: sum(map(len, one.sight.palettes)))
    page = visit(viewport={"width": 1280, "height": 800}, locale="de-DE")
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(".t-side .unseen").wait_for()
    assert page.evaluate(TIGHT) == []


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "de-DE"), ({"width": 390, "height": 844}, "en-GB")], ids=["low", "high"]
)
def test_nothing_is_covered_or_cut_on_a_phone(visit: Visit, size: dict[str, int], language: str) -> None:
    page = visit(viewport=size, locale=language)
    open_hands = [one for one in puzzles_like(PuzzleKind.FORCE) if one.sight.players == 4]
    with_draw = [
        [one for one in puzzles_like() if one.sight.players == players and one.sight.options.draw]
        for players in (2, 3, 4)
    ]
    with_much_to_say = [one for one in puzzles_like(PuzzleKind.BEST) if one.sight.players == 4]
    for players, puzzles in enumerate([*with_draw, open_hands, with_much_to_say], 2):
        puzzle = max(puzzles, key=lambda one: (len(one.sight.hand), sum(map(len, one.sight.palettes))))
        page.goto(f"/puzzles/{puzzle.id}")
        page.locator(".t-bar-yours").wait_for()
        assert page.evaluate(COVERED) == [], players
        page.locator("[data-key=hint]").click()
        turn = wrong_turn(puzzle)
        page.locator(f".t-bottom [data-pick='{turn[:2]}']").click()
        page.locator(".bar-buttons .button-main").first.click()
        page.locator(".steps").wait_for()
        assert page.evaluate(COVERED) == [], players
        assert not page.evaluate(TOO_LARGE), players
        page.locator("[data-key=end]").click()
        page.locator(".coach-bad").wait_for()
        assert page.evaluate(COVERED) == [], players
        assert not page.evaluate(TOO_LARGE), players
        page.locator(".coach-next .button").first.click()
        page.locator(".coach-next .button-main").wait_for()
        assert page.evaluate(COVERED) == [], players
        assert not page.evaluate(TOO_LARGE), players

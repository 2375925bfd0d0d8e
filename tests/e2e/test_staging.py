"""Cards go where they are put at once: the page knows what may be staged, however far the server is."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsers.browser import DESKTOP, PHONE
from support.browsers.frozen_table import ME, Evening
from support.table_driver import round_of

from red7.game.draft import Draft
from red7.game.sight import sight
from red7.host.protocol.messages import StepsAnswer
from red7.table.views.preview import what_if
from red7.table.views.private import private_view
from red7.table.views.step_tree import asked_steps

Visit = Callable[..., Page]
# Whether a card of the hand is seen anywhere but where it is put, frame by frame, once it has been let go.
WATCH = """(card) => {
  globalThis.frames = [];
  const look = () => {
    const face = document.querySelector(`[data-card="${card}"]`);
    frames.push([face.closest(".hand") ? "hand" : "table", face.getBoundingClientRect().y]);
    if (frames.length < 30) requestAnimationFrame(look);
  };
  addEventListener("pointerup", () => requestAnimationFrame(look), { once: true });
}"""
WATCHED = """() => new Promise((done) => {
  const wait = () => (globalThis.frames.length < 30 ? requestAnimationFrame(wait) : done());
  wait();
})"""


class Silent(Evening):
    """A table that tells how it stands, and never answers again."""

    def answer(self, asked: dict[str, Any]) -> msgspec.Struct | None:
        return super().answer(asked) if asked["type"] in ("hello", "earlier") else None

    def rescues(self) -> set[str]:
        """The cards with which Hilde may begin a turn that keeps her in."""
        ways = Draft(sight(round_of(self.table), ME)).continuations()
        return {way.first.name for way in ways if way.keeps_in and way.first is not None}

    def hand(self) -> set[str]:
        return set(private_view(self.table, ME).hand)


def evening() -> Silent:
    table = Silent("expert", ["expert", "skilled"], 8)
    table.to_turn(2)
    return table


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Your turn")


def expect_staged(page: Page, table: Evening, steps: list[str]) -> None:
    """What is staged lies there, and the rules, the verdict and the button say what comes of it."""
    what = what_if(table.table, ME, " ".join(steps))
    assert page.locator(".steps li").count() == len(steps)
    lead = next(lead for lead in what.leads if lead.color == what.color)
    crowned = page.locator(".t-mine .crown").count() == 1
    assert crowned == (lead.seat == ME)
    palette = {face.get_attribute("data-card") for face in page.locator(".t-mine .palette [data-card]").all()}
    assert palette == set(what.palettes[ME])
    warns = page.locator("[data-key=end].button-bad").count() == 1
    assert warns == (not what.stays and (what.may_end or what.whole))


@pytest.mark.parametrize("way", ["keys", "taps", "drag"])
def test_a_staged_turn_needs_no_server(visit: Visit, way: str) -> None:
    page = visit(viewport=DESKTOP)
    table = evening()
    table.pose(page)
    steps = [step for step in table.my_turn() if not step.endswith("+")]
    for number, step in enumerate(steps, 1):
        put(page, way if step[2] in "pc" else "keys", step)
        expect_staged(page, table, steps[:number])


def test_a_staged_turn_outlives_a_reload_and_is_not_sent(visit: Visit) -> None:
    table = evening()
    page = visit(viewport=DESKTOP)
    table.pose(page)
    steps = table.my_turn()[:1]
    put(page, "keys", steps[0])
    expect_staged(page, table, steps)
    version = table.table.version
    page.reload()
    expect(page.locator(".steps li")).to_have_count(1)
    expect_staged(page, table, steps)
    assert table.table.version == version
    page.get_by_role("button", name="Undo").click()
    page.reload()
    expect(bar(page)).to_be_visible()
    expect(page.locator(".steps")).to_have_count(0)


def put(page: Page, way: str, step: str) -> None:
    """Do a step by keys, by taps, or by dragging the card."""
    card = page.locator(f"[data-pick={step[:2]}]").first
    if way == "keys":
        for key in step.lower():
            page.keyboard.press(key)
        return
    place = page.locator(".t-mine" if step[2] == "p" else ".canvas")
    if way == "taps":
        card.click()
        place.locator(".spot").click()
        return
    page.evaluate(WATCH, step[:2])
    card.hover(position={"x": 10, "y": 20})
    goal = place.bounding_box()
    assert goal
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=40)
    page.mouse.up()
    page.evaluate(WATCHED)
    assert {where for where, _ in page.evaluate("frames")} == {"table"}, "it flew back"


def test_a_place_that_is_not_allowed_says_why(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    table = evening()
    table.pose(page)
    page.locator(".hand [data-pick]").first.click()
    page.locator(".deck-words").click()
    expect(page.get_by_role("alert")).to_have_text("Only a 1 or a 7 puts a card onto the deck.")
    assert page.locator(".hand [aria-pressed=true]").count() == 1, "the card is still picked up"
    page.keyboard.press("d")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_mark_under_a_card_means_that_it_keeps_its_player_in(visit: Visit) -> None:
    table = evening()
    number = 2
    while not set() < table.rescues() < table.hand():
        table.to_turn(number := number + 1)
    page = visit(viewport=DESKTOP)
    table.pose(page)
    marked = {pick.get_attribute("data-pick") for pick in page.locator(".hand .pick-may").all()}
    assert marked == table.rescues()
    # One that is enough has a whole line; with another picked up, its partners are marked.
    turns = [[step[:2] for step in turn.split() if step[2] in "pc"] for turn in table.turns()]
    alone = {turn[0] for turn in turns if len(turn) == 1}
    assert {one.get_attribute("data-pick") for one in page.locator(".pick-keeps").all()} == alone
    card = min(table.rescues() - alone)
    page.locator(f"[data-pick={card}]").click(position={"x": 8, "y": 8})
    beside = {one.get_attribute("data-pick") for one in page.locator(".hand .pick-joins").all()} - {card}
    pairs = [turn for turn in turns if len(turn) == 2 and card in turn]
    assert beside == {one for pair in pairs for one in pair} - {card} != set()


def test_why_a_card_may_not_go_somewhere_is_said_before_it_is_put_there(visit: Visit) -> None:
    table = evening()
    page = visit(viewport=DESKTOP)
    table.pose(page)
    moves = set(private_view(table.table, ME).moves)
    card = next(one for one in sorted(table.hand()) if f"{one}p" in moves and f"{one}c" not in moves)
    page.locator(f"[data-pick={card}]").click(position={"x": 8, "y": 8})
    expect(page.locator(".hand-about")).to_contain_text("You can’t discard")
    page = visit(viewport=PHONE)
    table.pose(page)
    page.locator(f"[data-pick={card}]").click(position={"x": 8, "y": 8})
    expect(page.locator(".bar-about")).to_contain_text("You can’t discard")


class Patient(Evening):
    """A table that answers what may be staged while others think, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__("expert", ["expert", "skilled"], 5)
        self.asked: list[str] = []
        self.to_turn(2)

    def answer(self, asked: dict[str, Any]) -> msgspec.Struct | None:
        self.asked.append(asked["type"])
        if asked["type"] != "steps":
            return super().answer(asked)
        return StepsAnswer(asked["id"], self.table.version, asked_steps(self.table, ME))

    def first_steps(self, sign: str) -> set[str]:
        """What Hilde may begin with, also while others think."""
        nodes = {node.text: node for node in asked_steps(self.table, ME).nodes}
        discards = [f"{card}c" for card in (*nodes[""].stays, *nodes[""].leaves)]
        return {step for step in [*nodes, *discards] if step[2:] == sign}


def ready(page: Page, way: str, sign: str, *, kept: bool) -> tuple[Patient, str]:
    """A page with a step made ready while others think, which will still be possible then, or not."""
    scout, table = Patient(), Patient()
    scout.play_on()
    before = scout.first_steps(sign)
    while scout.table.mover != ME:
        scout.play_on()
    after = scout.first_steps(sign)
    step = min(before & after if kept else before - after)
    table.pose(page)
    table.happen()
    expect(bar(page)).to_have_count(0)
    put(page, way, step)
    return table, step


@pytest.mark.parametrize(("way", "viewport"), [("keys", DESKTOP), ("taps", PHONE), ("drag", DESKTOP)])
def test_a_turn_is_made_ready_while_others_think(visit: Visit, way: str, viewport: Any) -> None:
    page = visit(viewport=viewport)
    table, step = ready(page, way, "p", kept=True)
    coming = page.get_by_role("region", name="Your next turn")
    expect(coming.locator(".steps li")).to_have_count(1)
    expect(page.locator(f".t-mine .palette [data-card={step[:2]}]")).to_be_visible()
    would = "If it were your turn now" if viewport == DESKTOP else "With this turn"
    expect(page.locator(".t-verdict")).to_contain_text(would)
    expect(page.get_by_role("status").filter(has_text="If it were your turn now")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(f".hand [data-pick={step[:2]}]")).to_be_visible()
    put(page, way, step)
    expect(coming).to_be_visible()
    expect(page.locator("[data-key=end]")).to_have_count(0)
    page.keyboard.press(".")
    while table.table.mover != ME:
        table.happen()
    expect(bar(page).locator(".steps li")).to_have_count(1)
    expect_staged(page, table, [step])
    assert "do" not in table.asked, "it was sent by itself"


def test_what_is_no_longer_possible_is_dropped_with_a_word(visit: Visit) -> None:
    page = visit(viewport=DESKTOP)
    table, step = ready(page, "keys", "c", kept=False)
    expect(page.locator(".steps li")).to_have_count(1)
    while table.table.mover != ME:
        table.happen()
    expect(bar(page).get_by_role("alert")).to_contain_text("The table has changed")
    expect(page.locator(f".hand [data-pick={step[:2]}]")).to_be_visible()
    assert page.locator(".steps li").count() == 0


def test_a_card_that_is_flicked_away_comes_along(visit: Visit) -> None:
    page = visit(viewport=DESKTOP)
    table = evening()
    table.pose(page)
    step = next(step for step in table.my_turn() if step.endswith("p"))
    page.locator(f"[data-pick={step[:2]}]").hover(position={"x": 10, "y": 20})
    goal = page.locator(".t-mine").bounding_box()
    assert goal
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.up()
    expect(page.locator(".steps li")).to_have_count(1)

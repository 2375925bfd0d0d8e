"""What a phone shows although there is little room: open hands, hints beside the own cards, levels."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from support.browsers.browser import PHONE
from support.browsers.frozen_table import ME, Evening

from red7.host.protocol.messages import HintAnswer, TurnChance

Visit = Callable[..., Page]
SIZES = {"phone": PHONE, "tall": {"width": 390, "height": 844}, "sideways": {"width": 640, "height": 360}}
BOTS = ["expert", "skilled", "casual"]
# The cards that something lies over, or that are not in the window.
HIDDEN = """(cards, over) => {
  const cover = over && document.querySelector(over).getBoundingClientRect();
  return cards.filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
      || (cover && left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top);
  }).map((card) => card.outerHTML.slice(0, 80));
}"""


class Advised(Evening):
    """A table with hints."""

    def answer(self, asked: dict[str, Any]) -> msgspec.Struct | None:
        if asked["type"] != "hint":
            return super().answer(asked)
        reasons = [{"code": "reason-draws"}, {"code": "reason-answers-none"}]
        return HintAnswer(
            asked["id"], ME, [TurnChance(text, "in", 0.6, 0.01, reasons) for text in self.turns()]
        )


@pytest.mark.parametrize("size", SIZES)
def test_who_is_out_sees_all_hands(visit: Visit, size: str) -> None:
    page = visit(viewport=SIZES[size], locale="de-DE")
    evening = Evening("advanced", BOTS, 8)
    evening.to_turn(2)
    evening.pose(page)
    evening.happen("out")
    hands = page.get_by_role("list", name="Die Hände der anderen")
    expect(hands.get_by_role("listitem")).to_have_count(len(BOTS))
    assert evening.table.match is not None
    for row, cards in zip(
        hands.get_by_role("listitem").all(), evening.table.match.round.hands[1:], strict=True
    ):
        assert sorted(row.locator(".chip").all_inner_texts()) == sorted(str(card) for card in cards)
    assert hands.locator(".chip").evaluate_all(HIDDEN, "") == []
    # whose turn it is is said in full, inside the line on top
    assert page.locator(".t-top .turn").evaluate("(one) => one.scrollHeight <= one.clientHeight")
    assert page.locator(".t-top .turn").evaluate("(one) => one.getBoundingClientRect().height") < 40


@pytest.mark.parametrize("size", SIZES)
def test_hints_leave_the_own_cards_in_sight(visit: Visit, size: str) -> None:
    page = visit(viewport=SIZES[size])
    page.add_init_script("localStorage.setItem('red7.help', 'best')")
    evening = Advised("expert", BOTS, 8)
    evening.to_turn(2)
    evening.pose(page)
    page.locator("[data-key=hint]").click()
    page.locator(".hint-chance").first.wait_for()
    assert page.locator(".t-hand .card, .t-mine .card").evaluate_all(HIDDEN, ".t-hints") == []
    assert page.locator(".t-hints .side-head button").evaluate_all(HIDDEN, "") == []


def test_levels_of_rivals_are_seen_and_named(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    Evening("basic", BOTS, 8).pose(page)
    for level in BOTS:
        expect(page.get_by_role("img", name=level.title())).to_be_visible()


def test_the_log_is_a_sheet_that_is_pulled_down_again(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    evening = Evening("advanced", BOTS, 8)
    evening.to_turn(2)
    evening.pose(page)
    page.get_by_role("button", name="Log and cards").click()
    sheet = page.get_by_role("dialog")
    box = sheet.bounding_box()
    assert box
    assert box["y"] + box["height"] == PHONE["height"]
    page.mouse.move(180, box["y"] + 12)
    for way, there in ((30, 1), (200, 0)):
        page.mouse.down()
        page.mouse.move(180, box["y"] + 12 + way)
        page.mouse.up()
        expect(sheet).to_have_count(there)
        page.mouse.move(180, box["y"] + 12)


def test_the_disc_of_a_symbol_stays_on_its_card(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    Evening("basic", ["expert"], 8).pose(page)
    spilt = page.locator(".hand .card").evaluate_all("""(cards) => cards.filter((card) =>
      card.querySelector(".card-wash").getBoundingClientRect().left < card.getBoundingClientRect().left)""")
    assert spilt == []


def test_the_way_to_the_rules_is_as_large_as_a_thumb(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    Evening("basic", ["expert"], 8).pose(page)
    page.get_by_role("button", name="Log and cards").click()
    box = page.locator(".facts a").bounding_box()
    assert box
    assert box["height"] >= 44


@pytest.mark.parametrize(
    ("help_", "question"),
    [("legal", "Another turn would keep you in."), ("off", "Drop out of the round?")],
)
def test_who_wants_no_help_is_asked_without_any(visit: Visit, help_: str, question: str) -> None:
    page = visit(viewport=PHONE)
    page.add_init_script(f"localStorage.setItem('red7.help', '{help_}')")
    evening = Evening("basic", ["expert"], 8)
    evening.to_turn(2)
    evening.pose(page)
    page.locator("[data-key=end]").click()
    expect(page.get_by_role("dialog", name=question)).to_be_visible()

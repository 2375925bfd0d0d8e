"""The turns of the others are told moment by moment, in the order of play, at a pace one can choose."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from support.browsers.browser import PHONE
from support.browsers.frozen_table import ME, Evening

from red7.game.cards import LETTERS, Card, Color
from red7.game.lead import why_behind
from red7.host.protocol.messages import EarlierAnswer
from red7.speech.words import Words
from red7.table.replay.earlier import earlier
from red7.table.views.round import leads

Visit = Callable[..., Page]
STEP = {"normal": 600, "calm": 260}


def told(
    page: Page, text: str = r"(..)p (.)(.)c", *, options: str = "basic", script: str = "0"
) -> tuple[Evening, re.Match[str]]:
    """A page whose time stands still, after Hilde's turn: her rival's is about to be told."""
    evening = Evening(options, ["expert"], 5)
    evening.to_turn(2)
    page.clock.install(time=0)
    evening.pose(page)
    page.clock.pause_at(10_000)
    evening.happen()
    expect(page.locator(".t-bar-yours")).to_have_count(0)
    turns = [one for one in map(re.compile(text).fullmatch, evening.turns()) if one and paints(page, one)]
    turn = next((one for one in turns if len(one[1]) == 2 and keeps(evening, page, one[1])), turns[0])
    page.evaluate(script)
    evening.happen(turn[0])
    return evening, turn


def keeps(evening: Evening, page: Page, play: str) -> bool:
    """Whether Hilde still leads when her rival has played this card, so that it takes a new rule."""
    assert evening.table.match is not None
    mine, rivals = (sum(1 << int(card) for card in one) for one in evening.table.match.round.palettes)
    palettes = [mine, rivals | 1 << int(Card.parse(play))]
    return next(lead.seat for lead in leads(palettes, ()) if lead.color == canvas(page)[-1]) == ME


def paints(page: Page, turn: re.Match[str]) -> bool:
    """Whether a turn with a discard gives the canvas another colour."""
    return "c" not in turn[0] or f"pigment-{turn[2]}" not in canvas(page)


def canvas(page: Page) -> str:
    """How the canvas is painted."""
    return page.locator(".canvas-paint:not(.paint-ghost)").get_attribute("class") or ""


def rival(page: Page) -> Locator:
    return page.locator(".rival .palette [data-card]")


def test_cards_move_then_the_canvas_is_painted_then_the_crown_moves(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    _, turn = told(page)
    play, color, card = turn[1], turn[2], turn[2] + turn[3]
    top = page.locator(f".canvas-top [data-card={card}]")
    before = rival(page).count()
    old = canvas(page)
    verdict = page.locator(".t-verdict").inner_text()

    page.clock.run_for(300)  # the own turn has its moment, too
    expect(rival(page)).to_have_count(before + 1)
    expect(page.locator(f".slot-last [data-card={play}]")).to_be_visible()
    expect(top).to_have_count(0)
    page.clock.run_for(STEP["normal"])
    expect(top).to_be_visible()
    assert canvas(page) == old
    page.clock.run_for(STEP["normal"])
    expect(page.locator(f".canvas-paint.pigment-{color}:not(.paint-ghost)")).to_be_visible()
    expect(page.locator(".t-verdict")).to_have_text(re.compile(r"^\w+: "))  # the new rule
    expect(page.locator(".crown, .canvas-best, .t-verdict .icon")).to_have_count(0)  # nobody has the crown
    expect(page.locator(".canvas-rule")).to_have_count(1)  # the old words are not under the new ones
    page.clock.run_for(STEP["normal"])
    expect(page.locator(".rival .crown")).to_be_visible()
    expect(page.locator(".t-bar-yours")).to_have_count(0)
    page.clock.run_for(STEP["normal"])
    expect(page.locator(".t-bar-yours")).to_be_visible()
    expect(page.locator(".t-verdict")).not_to_have_text(verdict)


@pytest.mark.parametrize("size", [PHONE, {"width": 640, "height": 360}], ids=["phone", "sideways"])
def test_a_tap_that_skips_ahead_presses_nothing_else(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size, has_touch=True, reduced_motion="no-preference")
    told(page)
    page.evaluate(
        "document.addEventListener('click', ({ target }) => "
        "(globalThis.pressed = target.closest('button').dataset.key), true)"
    )
    page.locator("[data-key=skip]").tap()
    expect(page.locator(".t-bar-yours")).to_be_visible()
    page.wait_for_function("globalThis.pressed")
    assert page.evaluate("pressed") == "skip"


# Every state of the table that is ever drawn: what lies there, the rule, the crown, and what is said.
EVERY_STATE = """() => {
  const states = globalThis.states = [];
  const cards = (part) => [...part?.querySelectorAll("[data-card]") ?? []].map((one) => one.dataset.card);
  const text = (part) => document.querySelector(part).innerText;
  const note = () => {
    const crowns = [...document.querySelectorAll(".crown")];
    const seat = (one) => one.closest(".rival") ? 1 : 0;
    const state = JSON.stringify({
      palettes: [".t-mine", ".rival"].map((one) => cards(document.querySelector(`${one} .palette`))),
      color: document.querySelector(".canvas-paint:not(.paint-ghost)").className.slice(-1),
      row: document.querySelector(".rule-now").className.match(/pigment-(.)/)[1],
      crown: crowns.map(seat),
      best: [...document.querySelectorAll(".canvas-best .chip")].map((one) => one.textContent),
      words: text(".verdict-words").replaceAll("\\n", "").trim(),
      log: document.querySelectorAll(".log-turn").length,
      yours: text(".turn") === "Your turn",
    });
    if (states.at(-1) !== state) states.push(state);
  };
  note();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.querySelector(".t-flip"), all);
}"""


@pytest.mark.parametrize(("options", "text"), [("basic", "(..)p (.)(.)c"), ("actions", "..p (.)(.)p ..c")])
def test_in_every_state_rule_crown_and_words_say_what_the_engine_says(
    visit: Visit, options: str, text: str
) -> None:
    page = visit(reduced_motion="no-preference")
    evening, _ = told(page, text, options=options, script=EVERY_STATE)
    logged = page.locator(".log-turn").count()
    for _ in range(16):
        page.clock.run_for(STEP["normal"] // 2)
    expect(page.locator(".t-bar-yours")).to_be_visible()
    states = [json.loads(state) for state in page.evaluate("states")]
    assert len(states) > len(text.split(" ")) + 1
    names = [seat.name for seat in evening.table.seats]
    words = Words("en", names, you=ME)
    painted, landed = 0, False
    for before, state in pairwise([states[0], *states]):
        color = next(one for one in Color if LETTERS[one] == state["color"])
        assert state["row"] == state["color"], state
        assert state["yours"] == (state["log"] > logged), state  # when it has been told, the log has it
        if not state["crown"]:  # the rule is announced when it has changed
            assert (state["best"], state["words"]) == ([], f"{color}: {words.say(f'rule-{color}')}"), state
            assert before["color"] != state["color"], state
            painted += 1
            continue
        # A card counts when it has landed: as it lies, or as it lay one state before.
        stands = [standing(words, one["palettes"], color) for one in (state, before)]
        assert (state["crown"], state["words"], sorted(state["best"])) in stands, state
        landed = stands[0] == (state["crown"], state["words"], sorted(state["best"]))
    assert landed
    assert painted <= 1


def standing(words: Words, cards: list[list[str]], color: Color) -> tuple[list[int | None], str, list[str]]:
    """Whose the crown is, what is said of it and the cards that lead, by the engine."""
    palettes = [sum(1 << int(Card.parse(card)) for card in palette) for palette in cards]
    lead = next(lead for lead in leads(palettes, ()) if lead.color == LETTERS[color])
    return [lead.seat], words.render(why_behind(palettes, color, ME)), sorted(lead.cards)


@pytest.mark.parametrize("skip", ["Escape", "Space", "s", "tap", "button"])
def test_whatever_somebody_does_ends_the_telling(visit: Visit, skip: str) -> None:
    page = visit(reduced_motion="no-preference")
    told(page)
    page.clock.run_for(300)
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    if skip == "button":
        page.get_by_role("button", name="Skip ahead").click()
    elif skip == "tap":
        page.locator(".t-hand h2").click()
    else:
        page.keyboard.press(skip)
    expect(page.locator(".t-bar-yours")).to_be_visible()


def test_at_once_means_at_once(visit: Visit) -> None:
    page = visit()
    told(page)
    expect(page.locator(".t-bar-yours")).to_be_visible()


def test_for_those_who_asked_for_rest_the_table_changes_in_order_without_motion(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    told(page)
    before = rival(page).count()
    page.clock.run_for(130)
    expect(rival(page)).to_have_count(before + 1)
    expect(page.locator(".t-bar-yours")).to_have_count(0)
    page.clock.run_for(4 * STEP["calm"])
    expect(page.locator(".t-bar-yours")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_last_turn_stays_readable_marked_and_can_be_seen_again(visit: Visit) -> None:
    page = visit()
    evening, turn = told(page)
    card = turn[2] + turn[3]
    again = page.get_by_role("button", name="Show this turn again")
    expect(again).to_contain_text(turn[1])
    expect(again).to_contain_text(card)
    expect(page.locator(".slot-last [data-card]")).to_have_count(1)
    expect(page.locator(f".canvas-last [data-card={card}]")).to_be_visible()
    page.locator(".t-hand [data-pick]").first.click(position={"x": 8, "y": 8})
    logged = page.locator(".log-turn").count()
    again.click()
    expect(page.locator(f".slot [data-card={turn[1]}]")).to_have_count(0)
    expect(page.locator(".t-bar-yours")).to_have_count(0)
    expect(page.locator(".t-top .turn")).to_have_text("Replay")
    expect(page.locator(".bar-prompt")).to_have_text("You’re seeing the last turn again.")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(page.locator(".log-turn")).to_have_count(logged)
    page.clock.run_for(5 * STEP["calm"])
    expect(page.locator(".t-bar-yours")).to_be_visible()
    expect(again).to_be_visible()
    evening.happen()
    expect(again).to_have_count(0)
    expect(page.locator(".slot-last, .canvas-last")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1280])
def test_a_card_that_is_taken_from_me_is_told_in_words(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 720})
    evening = Evening("actions", ["expert"], 5)
    evening.to_turn(1)
    evening.pose(page)
    evening.happen()
    turn = next(turn for turn in evening.turns() if re.fullmatch(".1p ..t", turn))
    evening.happen(turn)
    last = page.locator("button.last-turn")
    expect(last).to_contain_text(f"takes {turn[4:6]} from you")
    assert last.evaluate("(row) => row.scrollWidth <= row.clientWidth")
    page.locator(".t-hand [data-pick]").first.click(position={"x": 8, "y": 8})
    expect(last).to_contain_text(f"takes {turn[4:6]} from you")


def test_all_since_the_own_last_turn_can_be_stepped_through(visit: Visit) -> None:
    page = visit()
    _, turn = told(page)
    page.clock.resume()
    page.keyboard.press("w")
    review = page.get_by_role("region", name="What happened since your last turn")
    expect(review).to_contain_text("1 of 6")
    assert page.locator(f"[data-card={turn[1]}]").count() == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator(f".slot-last [data-card={turn[1]}]")).to_be_visible()
    review.get_by_role("button", name="One moment on").click()
    expect(page.locator(f".canvas-top [data-card={turn[2] + turn[3]}]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(review).to_contain_text("2 of 6")
    page.keyboard.press("Escape")
    expect(review).to_have_count(0)
    expect(page.locator(".t-bar-yours")).to_be_visible()


class Telling(Evening):
    """A table that also tells what was before."""

    def answer(self, asked: dict[str, Any]) -> msgspec.Struct | None:
        if asked["type"] != "earlier":
            return super().answer(asked)
        rounds = earlier(self.table, ME, asked["round"], asked["first"], asked["last"])
        return EarlierAnswer(asked["id"], list(rounds))


def test_a_page_that_is_loaded_anew_can_tell_what_has_happened(visit: Visit) -> None:
    evening = Telling("basic", ["expert", "skilled"], 5)
    evening.to_turn(2)
    page = visit()
    evening.pose(page)
    expect(page.locator("[data-key=replay]")).to_be_visible()
    page.locator("[data-key=review]").click()
    review = page.locator(".t-review")
    expect(review).to_contain_text("Moment 1 of")
    cards = page.locator(".t-rivals [data-card]")
    before = cards.count()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(review).to_contain_text("Moment 4 of")
    page.keyboard.press("Escape")
    expect(page.locator(".t-bar-yours")).to_be_visible()
    assert cards.count() > before

"""The keyboard alone: every key the page names does what it says, and a whole match needs nothing else."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from playwright.sync_api import Page, expect
from support.browsers.browser import (
    PHONE,
    WATCH_SHIFTS,
    any_wish,
    page_until,
    play_on,
    result,
    set_up,
)
from support.browsers.keyboard import press, to_button
from support.chosen_deals import Dealer, Device, find, leaving, staying

from red7.game.match import Match

Visit = Callable[..., Page]
# What comes while `late` is a list waits in it.
MAY_BE_LATE = """
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
      set(hear) {
        set.call(this, (event) => globalThis.late ? late.push(() => hear(event)) : hear(event));
      },
    });
"""


def test_a_whole_expert_match_needs_no_mouse_and_nothing_shifts(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    set_up(page, players=2, options="expert")
    to_button(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.get_by_role("region", name="Your hand").wait_for()
    page.evaluate(WATCH_SHIFTS)
    play_on(page, Random(2), wish=any_wish, press=press)
    shifts = page.evaluate("globalThis.shifts ?? []")
    assert shifts == [], "\n".join(shifts)
    to_button(page, "Play again")
    page.keyboard.press("Enter")
    page.get_by_role("region", name="Your hand").wait_for()
    expect(result(page)).to_have_count(0)


def test_the_keys_are_listed_and_do_what_they_say(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(a_tuck_and_a_discard, "expert")
    table = Device.open(device, dealer, secret, match)
    keyboard = device.keyboard
    seven, tuck, discard = turn.split(" ")

    keyboard.press("?")
    listed = device.get_by_role("dialog", name=re.compile("^Key"))
    expect(listed).to_be_visible()
    named = listed.locator("kbd").all_inner_texts()
    assert set(named) >= {"R 7", "P", "C", "T", "X", "D", "+", ".", "U", "H", "L", "← →", "Esc", "?"}
    assert all(text.strip() for text in listed.locator("dd").all_inner_texts())
    keyboard.press("Escape")
    expect(listed).to_have_count(0)

    side = device.get_by_role("complementary", name="Log and cards")
    expect(side).to_be_visible()
    keyboard.press("l")
    expect(side).to_have_count(0)
    keyboard.press("l")
    expect(side).to_be_visible()

    choose(table, seven)
    keyboard.press("Escape")
    expect(table.button("To the palette")).to_have_count(0)
    choose(table, seven)
    keyboard.press("p")
    expect(table.staged).to_have_count(1)
    choose(table, tuck)
    keyboard.press("x")
    expect(table.staged).to_have_count(2)
    choose(table, discard)
    keyboard.press("c")
    expect(table.staged).to_have_count(3)
    keyboard.press("u")
    expect(table.staged).to_have_count(2)
    keyboard.press("u")
    expect(table.staged).to_have_count(1)
    choose(table, tuck)
    keyboard.press("d")
    expect(table.staged).to_have_count(2)
    expect(table.staged.last).to_contain_text("Onto the deck")
    keyboard.press("u")
    expect(table.staged).to_have_count(1)
    for step in (tuck, discard):
        choose(table, step)
        keyboard.press(step[2])
    expect(table.staged).to_have_count(3)
    keyboard.press(".")
    table.take()
    assert table.log() == [turn]


def test_what_is_typed_before_the_server_answers_is_not_lost(device: Page, dealer: Dealer) -> None:
    device.add_init_script(MAY_BE_LATE)
    secret, match, (turn,) = find(a_tuck_and_a_discard, "expert")
    table = Device.open(device, dealer, secret, match)
    with answering_late(device):
        device.keyboard.type(turn.replace(" ", "") + ".")
        assert table.log() == []
    table.take()
    assert table.log() == [turn]


def test_nobody_is_put_out_unasked_by_a_key_that_was_too_early(device: Page, dealer: Dealer) -> None:
    device.add_init_script(MAY_BE_LATE)
    secret, match, turns = find(leaving, "basic")
    table = Device.open(device, dealer, secret, match)
    with answering_late(device):
        device.keyboard.type(turns[0] + ".")
    expect(device.get_by_role("dialog", name="Another turn would keep you in.")).to_be_visible()
    assert table.log() == []


def test_a_press_on_the_button_holds_for_all_that_was_put_down_before(device: Page, dealer: Dealer) -> None:
    table, turn = opened_for_two_cards(device, dealer)
    with answering_late(device):
        end_too_early(table, turn)
    table.take()
    assert table.log() == [turn]


def test_a_card_is_put_back_also_where_it_has_only_one_place_to_go(device: Page, dealer: Dealer) -> None:
    secret, match, (step,) = find(a_card_with_one_place, "basic")
    table = Device.open(device, dealer, secret, match)
    choose(table, step)
    device.keyboard.press("Escape")
    expect(device.locator(f"[data-pick={step[:2]}]")).to_have_attribute("aria-pressed", "false")
    choose(table, step)
    table.button("Put this card back").click()
    expect(device.locator(f"[data-pick={step[:2]}]")).to_have_attribute("aria-pressed", "false")
    expect(table.staged).to_have_count(0)


def test_a_key_pressed_once_too_often_never_ends_a_turn(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(a_play_and_a_discard, "advanced")
    table = Device.open(device, dealer, secret, match)
    for step in turn.split(" "):
        table.stage(step)
    device.locator("[data-key=undo]").focus()
    for _ in range(4):
        device.keyboard.press("Enter")
    expect(table.staged).not_to_have_count(2)
    device.keyboard.press("l")  # whatever the keys before have led to is done when this one is
    expect(device.get_by_role("complementary", name="Log and cards")).to_have_count(0)
    device.keyboard.press("l")
    assert table.log() == []


def test_the_focus_is_nowhere_lost(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(a_play_and_a_discard, "basic")
    table = Device.open(device, dealer, secret, match)

    def focused() -> str:
        return str(
            device.evaluate("document.activeElement.closest('[data-focus], [data-pick], h1')?.tagName ?? ''")
        )

    assert focused()
    play, discard = turn.split(" ")
    for step in (play, discard):
        choose(table, step)
        to_button(device, {"p": "To the palette", "c": "To the canvas"}[step[2]])
        device.keyboard.press("Enter")
        expect(table.staged.last).to_contain_text({"p": "To the palette", "c": "To the canvas"}[step[2]])
        page_until(device, focused)
    device.keyboard.press(".")
    device.get_by_role("button", name=re.compile("show my cards$")).wait_for()
    assert focused() == "H1"
    device.get_by_role("button", name=re.compile("show my cards$")).press("Enter")
    table.hand.wait_for()
    assert focused()


def test_only_keys_that_the_rules_have_a_use_for_are_listed(device: Page, dealer: Dealer) -> None:
    secret, match, _ = find(a_play_and_a_discard, "basic")
    Device.open(device, dealer, secret, match)
    device.keyboard.press("?")
    listed = device.get_by_role("dialog", name=re.compile("^Key"))
    expect(listed).to_be_visible()
    named = set(listed.locator("kbd").all_inner_texts())
    assert named >= {"R 7", "P", "C", ".", "U"}
    assert not named & {"T", "X", "D", "+"}


def test_arrows_go_from_card_to_card(device: Page, dealer: Dealer) -> None:
    secret, match, _ = find(a_tuck_and_a_discard, "expert")
    table = Device.open(device, dealer, secret, match)
    order = table.hand.locator("[data-pick]").evaluate_all("all => all.map((one) => one.dataset.pick)")
    table.hand.locator("[data-pick]").first.focus()
    seen: list[str] = []
    for _ in order:
        seen.append(device.evaluate("document.activeElement.dataset.pick"))
        device.keyboard.press("ArrowRight")
    assert seen == order
    device.keyboard.press("ArrowLeft")
    assert device.evaluate("document.activeElement.dataset.pick") == order[-2]


def test_single_letters_can_be_switched_off(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(a_tuck_and_a_discard, "expert")
    device.add_init_script("localStorage.setItem('red7.shortcuts', 'off')")
    table = Device.open(device, dealer, secret, match)
    for key in (turn[0], turn[1], "p", "l", "?"):
        device.keyboard.press(key)
    expect(device.get_by_role("complementary", name="Log and cards")).to_be_visible()
    assert device.get_by_role("dialog").count() == 0
    assert table.staged.count() == 0
    table.hand.locator(f"[data-pick={turn[:2]}]").focus()
    device.keyboard.press("Enter")
    expect(table.button("To the palette")).to_be_visible()


def choose(table: Device, step: str) -> None:
    """Choose the card of a step by its letter and its number, once the answer to the one before is there."""
    pick = table.page.locator(f"[data-pick={step[:2]}]:not([aria-disabled])").first
    pick.wait_for()
    table.page.keyboard.press(step[0].lower())
    table.page.keyboard.press(step[1])
    expect(pick).to_have_attribute("aria-pressed", "true")


def opened_for_two_cards(page: Page, dealer: Dealer) -> tuple[Device, str]:
    """A table, and a turn of two cards there, of which the first lies down."""
    page.add_init_script(MAY_BE_LATE)
    secret, match, (turn,) = find(a_play_and_a_discard, "basic")
    table = Device.open(page, dealer, secret, match)
    table.stage(turn.split(" ")[0])
    return table, turn


def end_too_early(table: Device, turn: str) -> None:
    """End a turn before the server has answered for its second card."""
    choose(table, turn.split(" ")[1])
    table.page.keyboard.press("c")
    table.end()


@contextmanager
def answering_late(page: Page) -> Iterator[None]:
    """Meanwhile nothing that the server says arrives; afterwards all of it, in order."""
    page.evaluate("globalThis.late = []")
    yield
    page.evaluate("const late = globalThis.late; globalThis.late = null; late.forEach((hear) => hear())")


def a_play_and_a_discard(match: Match) -> list[str] | None:
    """A turn of two cards of which the first would do alone."""
    turns = staying(match)
    return next(([turn] for turn in turns if re.fullmatch("..p ..c", turn) and turn[:3] in turns), None)


def a_card_with_one_place(match: Match) -> list[str] | None:
    """A card that may only go to the palette, for nothing can be discarded before."""
    moves = [str(move) for move in match.round.moves()]
    return next(([move] for move in moves if move.endswith("p") and f"{move[:2]}c" not in moves), None)


def a_tuck_and_a_discard(match: Match) -> list[str] | None:
    """Deals in which a 7 can move a card either way, and a discard can follow."""
    turns = staying(match)
    for turn in turns:
        seven, *rest = turn.split(" ")
        if len(rest) == 2 and re.fullmatch(r".7p ..x ..c", turn):
            other = f"{seven} {rest[0][:2]}d"
            if any(one.startswith(other) for one in turns):
                return [turn]
    return None

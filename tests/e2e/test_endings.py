"""How rounds and matches end: who is waited for, what is said when time is up, and what can be kept."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from e2e.test_friends import give_up, meet, mover
from playwright.sync_api import Page, expect
from support.browsers.browser import DESKTOP, PHONE, act, giving_up_once, page_until, result, start
from support.browsers.frozen_table import Evening
from support.chosen_deals import Dealer, cards_in

from red7.table.table import Phase

Visit = Callable[..., Page]


def two(visit: Visit, **setup: object) -> tuple[Page, Page]:
    """Ann and Ben at a table that is set up like this."""
    ann, ben = visit(), visit()
    ann.goto("/friends")
    ann.evaluate("setup => localStorage.setItem('red7.setup', setup)", json.dumps(setup))
    meet(ann, ben)
    return ann, ben


def test_nobody_alone_is_hurried_into_the_next_round(device: Page, dealer: Dealer) -> None:
    start(device, players=2, options="advanced")
    page_until(device, lambda: not act(device, Random(0), giving_up_once) and result(device).count())
    expect(device.get_by_role("button", name="Next round")).to_be_enabled()
    assert dealer.table(device).deadline is None
    assert device.locator(".end-wait").count() == 0


def test_the_next_round_is_counted_down_to_and_can_be_held(visit: Visit, dealer: Dealer) -> None:
    ann, ben = two(visit, options="advanced")
    give_up(ann, ben)
    for page in (ann, ben):
        expect(page.locator(".end-wait")).to_contain_text("The next round begins in ")
    ben.get_by_role("button", name="Wait a moment").click()
    expect(ben.locator(".end-wait")).to_contain_text("The next round waits for you")
    expect(ann.locator(".end-wait")).to_contain_text("Ben would like to look a little longer")
    expect(ann.get_by_role("button", name="Next round")).to_be_disabled()
    ben.get_by_role("button", name="I’m done looking").click()
    ann.get_by_role("button", name="Next round").click()
    expect(result(ann)).to_have_count(0)
    assert dealer.table(ann).held == ()


def test_an_open_analysis_holds_the_next_round(visit: Visit, dealer: Dealer) -> None:
    ann, ben = two(visit, options="advanced", help=True)
    loser = mover(ann, ben)
    give_up(ann, ben)
    loser.get_by_role("button", name="What could I have played?").click()
    page_until(loser, lambda: bool(dealer.table(loser).held))
    loser.locator(".t-hints").get_by_role("button", name="Close").click()
    page_until(loser, lambda: not dealer.table(loser).held)


def test_whoever_still_looks_at_the_end_keeps_the_seat_in_a_rematch(visit: Visit, dealer: Dealer) -> None:
    ann, ben = two(visit)
    loser = mover(ann, ben)  # who has the most words at the end
    give_up(ann, ben)
    (ben if loser is ann else ann).get_by_role("button", name="Play again").click()
    expect(loser.locator(".end-wait")).to_contain_text("Your seat stays yours.")
    for words in loser.locator(".end-buttons p").all():
        expect(words).to_be_in_viewport(ratio=1)
    page_until(loser, lambda: dealer.table(loser).held == (0 if loser is ann else 1,))


def test_who_reads_the_log_at_the_end_is_asked_there_to_play_again(visit: Visit) -> None:
    ann, ben = visit(), visit(viewport=PHONE)
    meet(ann, ben)
    give_up(ann, ben)
    ben.get_by_role("button", name="Good game!").click()  # a tap away
    expect(ann.locator(".log")).to_contain_text("Ben: Good game!")
    ben.get_by_role("button", name="Log and cards").click()
    drawer = ben.get_by_role("dialog")
    expect(drawer.get_by_role("button", name="Play again")).to_have_count(0)
    ann.get_by_role("button", name="Play again").click()
    expect(drawer.get_by_text("Ann wants to play again.")).to_be_in_viewport(ratio=1)
    drawer.get_by_role("button", name="Play again").click()
    ben.get_by_role("region", name="Your hand").wait_for()
    expect(drawer).to_have_count(0)


def test_time_that_is_short_is_seen_and_when_it_is_up_the_page_says_so(visit: Visit, dealer: Dealer) -> None:
    ann, ben = two(visit, seconds=86400, timeout="bot")
    late = mover(ann, ben)
    clock = late.locator(".countdown").first
    expect(clock).not_to_have_class(re.compile("countdown-soon"))
    deadline = dealer.table(late).deadline
    assert deadline is not None
    for left, look in ((15, "countdown-soon"), (9, "countdown-short")):
        late.clock.set_fixed_time((deadline - 1000 * left) / 1000)
        expect(clock).to_have_class(re.compile(look))
    dealer.time_up(late)
    expect(late.locator(".t-bar, .t-end")).to_contain_text("Your time was up, so a computer plays for you.")
    late.get_by_role("button", name="Come back").click()
    expect(late.get_by_role("button", name="Come back")).to_have_count(0)


def test_who_is_out_against_computers_sees_their_hands(visit: Visit) -> None:
    page = visit()
    evening = Evening("advanced", ["beginner"] * 3, seed=0)
    evening.to_turn(1)
    evening.pose(page)
    expect(page.locator(".known-all")).to_have_count(0)
    evening.happen("out")
    expect(page.get_by_text("Now you see all hands.")).to_be_visible()
    expect(page.get_by_role("list", name="The hands of the others").get_by_role("listitem")).to_have_count(3)
    card = page.locator(".open-row [data-card]").first
    name = card.get_attribute("data-card")
    expect(card).to_be_visible()
    assert page.locator(f"[data-card={name}]").count() == 1  # on the table only once


def ended(options: str, phase: Phase, *, won: bool) -> Evening:
    """An evening at its end, the first that Hilde has won or lost."""
    for seed in range(20):
        evening = Evening(options, ["expert", "skilled"], seed)
        evening.to_phase(phase)
        assert evening.table.match is not None
        if (evening.table.match.round.winner == 0) is won:
            return evening
    raise AssertionError("no such evening")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("options", "phase"), [("advanced", Phase.BETWEEN), ("basic", Phase.FINISHED)])
def test_who_has_lost_sees_all_palettes_and_the_turn_that_decided(
    visit: Visit, size: dict[str, int], options: str, phase: Phase
) -> None:
    page = visit(viewport=size)
    evening = ended(options, phase, won=False)
    evening.pose(page)
    expect(result(page)).to_contain_text(re.compile(r"Turn \d+: You .*out\."))
    assert page.locator(".end-painting").count() == 0
    assert evening.table.match is not None
    round_ = evening.table.match.round
    for seat, palette in enumerate(round_.palettes):
        name = "Your palette" if seat == 0 else f"{evening.table.seats[seat].name}’s palette"
        cards = page.get_by_role("list", name=name).locator("[data-card]")
        assert set(cards.evaluate_all("all => all.map((one) => one.dataset.card)")) == cards_in(int(palette))
        expect(cards.first).to_be_visible()
    expect(page.locator(".palette-leads .slot-counts").first).to_be_visible()


def test_the_painting_of_a_match_that_was_won_can_be_kept(device: Page) -> None:
    ended("basic", Phase.FINISHED, won=True).pose(device)
    painting = device.locator(".end-painting img")
    page_until(device, lambda: bool(painting.evaluate("image => image.naturalWidth")))
    device.get_by_role("button", name="Keep the painting").click()
    device.get_by_label("Your name, for the signature").fill("Hilde van Dam")
    kept: dict[str, bytes] = {}
    for kind in ("SVG", "PNG"):
        with device.expect_download() as download:
            device.get_by_role("button", name=f"Save as {kind}").click()
        kept[kind] = download.value.path().read_bytes()
    assert kept["SVG"].startswith(b"<svg")
    assert b">Hilde van Dam, " in kept["SVG"]
    assert b'class="was"' in kept["SVG"]  # the canvases of the match
    assert kept["PNG"].startswith(b"\x89PNG")
    device.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_what_could_have_been_played_is_about_a_turn_that_is_named(device: Page) -> None:
    start(device, players=2, options="basic")
    page_until(device, lambda: not act(device, Random(0), giving_up_once) and result(device).count())
    device.get_by_role("button", name="Better turns?").click()
    panel = device.locator(".t-hints")
    expect(panel).to_contain_text(re.compile(r"Turn \d+: You do nothing"))
    expect(panel.locator(".hint-mine")).to_contain_text("your turn")
    expect(panel.locator(".hint-compared")).to_contain_text(
        re.compile(r"You had 0% to win the round; the best turn had \d+%")
    )
    review = device.locator(".t-review")
    expect(review).to_contain_text("Before your turn")
    expect(result(device)).to_have_count(0)
    assert device.locator(".t-hand [data-pick]").count() == 7, "the table is set back, and the hand with it"
    device.keyboard.press("ArrowRight")
    expect(review).to_contain_text("Moment 2 of")
    device.keyboard.press("Escape")
    expect(result(device)).to_be_visible()
    expect(device.locator(".t-column .log-turn").last).to_be_visible()  # the log has its place again


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_went_out_of_a_round_is_still_marked_when_it_is_over(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    evening = Evening("advanced", ["expert", "skilled", "casual"], 5)
    evening.to_phase(Phase.BETWEEN)
    evening.pose(page)
    page.locator(".end-title").wait_for()
    assert evening.table.match is not None
    for place, rival in enumerate(page.locator(".rival").all(), 1):
        out = evening.table.match.round.winner != place
        expect(rival.get_by_text("out", exact=True)).to_have_count(int(out))
        assert ("rival-out" in (rival.get_attribute("class") or "")) is out
        assert rival.locator(".slot").count() > 0  # its cards lie open


def test_nobody_is_told_about_turns_that_a_computer_played_for_them(visit: Visit) -> None:
    page = visit(viewport=DESKTOP)
    evening = Evening("basic", ["expert"], 8)
    evening.to_turn(2)
    evening.stand_in()
    evening.pose(page)
    evening.happen("out")
    expect(result(page)).to_contain_text("A computer played some of these turns for you.")
    expect(result(page).locator(".end-verdict, .end-decided")).to_have_count(0)
    mine = page.locator(".log-mine")
    expect(mine.first).not_to_contain_text("computer")
    expect(mine.last).to_contain_text("(played by a computer)")
    expect(mine.last.locator(".log-ask")).to_have_count(0)

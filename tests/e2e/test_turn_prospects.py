"""The page says what a turn would do before it is done: refusals, ways out, lost causes."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.browsers.browser import result
from support.chosen_deals import Dealer, Device, find, leaving, staying

from red7.game.draft import prospect
from red7.game.match import Match

LOSING = re.compile("^End turn: you’re out$")


def no_way_to_stay(match: Match) -> list[str] | None:
    """Deals in which single cards to the palettes lead to somebody whom no turn keeps in."""
    turns: list[str] = []
    while ways := staying(match):
        plain = [turn for turn in ways if re.fullmatch("..p", turn)]
        if not plain:
            return None
        match.play(plain[0])
        turns.append(plain[0])
        if match.is_over:
            return None
    return turns if any(re.fullmatch("..p", turn) for turn in leaving(match)) else None


def a_forbidden_discard(match: Match) -> list[str] | None:
    """Deals in which one card may not go to the canvas, and another one may."""
    may = {turn[:2] for turn in staying(match) if re.fullmatch("..c", turn)}
    hand = {str(move)[:2] for move in match.round.moves()} - {"ou"}
    forbidden = sorted(hand - may)
    return [min(may), forbidden[0]] if may and forbidden else None


def a_losing_play(match: Match) -> list[str] | None:
    """Deals in which one card to the palette leads, and another does not."""
    good = next((turn for turn in staying(match) if re.fullmatch("..p", turn)), None)
    bad = next((turn for turn in leaving(match) if re.fullmatch("..p", turn)), None)
    return [good, bad] if good and bad else None


def test_without_help_what_is_not_possible_is_refused_in_words(device: Page, dealer: Dealer) -> None:
    secret, match, (_, forbidden) = find(a_forbidden_discard, "basic")
    device.add_init_script("localStorage.setItem('red7.help', 'off')")
    table = Device.open(device, dealer, secret, match)
    device.locator(f"[data-pick={forbidden}]").click()
    table.button("To the canvas").click()
    refusal = table.bar.get_by_role("alert")
    expect(refusal).to_contain_text("lead")
    expect(refusal).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    assert table.staged.count() == 0
    assert forbidden in table.cards()
    device.locator(f"[data-pick={forbidden}]").click()
    expect(refusal).to_have_count(0)


@pytest.mark.parametrize("way", ["Escape", "a rule", "a dialog", "the settings"])
def test_a_refusal_goes_with_what_is_done_next(device: Page, dealer: Dealer, way: str) -> None:
    secret, match, (_, forbidden) = find(a_forbidden_discard, "basic")
    table = Device.open(device, dealer, secret, match)
    device.locator(f"[data-pick={forbidden}]").click()
    device.locator(".canvas").click()
    refusal = table.bar.get_by_role("alert")
    expect(refusal).to_contain_text(f"You can’t discard {forbidden}")
    if way == "a rule":
        device.locator(".rule-tile").first.click()
    elif way == "the settings":
        device.get_by_role("button", name="Settings").click()
    else:
        device.keyboard.press("?" if way == "a dialog" else way)
    expect(refusal).to_have_count(0)


def test_with_help_what_is_not_possible_is_not_offered(device: Page, dealer: Dealer) -> None:
    secret, match, (allowed, forbidden) = find(a_forbidden_discard, "basic")
    table = Device.open(device, dealer, secret, match)
    for card, count in ((allowed, 1), (forbidden, 0)):
        device.locator(f"[data-pick={card}]").click()
        expect(table.button("To the palette")).to_be_visible()
        assert table.button("To the canvas").count() == count
        device.keyboard.press("Escape")


def test_a_turn_that_loses_says_so_and_asks_again(device: Page, dealer: Dealer) -> None:
    secret, match, (good, bad) = find(a_losing_play, "basic")
    table = Device.open(device, dealer, secret, match)
    table.stage(good)
    expect(table.button("End turn: you lead")).to_be_enabled()
    expect(device.locator(".t-verdict")).to_contain_text("You lead")
    table.button("Undo").click()
    table.stage(bad)
    expect(device.locator(".t-verdict")).not_to_contain_text("You lead")
    table.button(LOSING).click()
    question = device.get_by_role("dialog", name="Another turn would keep you in.")
    expect(question).to_contain_text("you won’t be leading, and you’ll be out of this round")
    question.get_by_role("button", name="Keep playing").click()
    expect(table.staged).to_have_count(1)
    table.button(LOSING).click()
    expect(question).to_be_visible()
    device.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert table.log() == []
    table.button(LOSING).click()
    question.get_by_role("button", name="Yes, drop out").click()
    expect(result(device)).to_contain_text("wins the match")
    assert table.log() == [bad]


@pytest.mark.parametrize("way", ["nothing", "a card"])
def test_where_no_turn_helps_the_page_says_so_and_offers_what_there_is(
    device: Page, dealer: Dealer, way: str
) -> None:
    secret, match, turns = find(no_way_to_stay, "basic")
    table = Device.open(device, dealer, secret, match)
    for turn in turns:
        expect(table.prompt).to_have_text(re.compile("^End your turn in the lead"))
        table.play(turn)
    expect(table.prompt).to_contain_text("No turn keeps you in: the round is lost.")
    expect(device.locator("[aria-live=polite]")).to_contain_text("No turn keeps you in: the round is lost.")
    if way == "nothing":
        table.button("Do nothing: you’re out").click()
        last = "out"
    else:
        last = next(turn for turn in leaving(match) if re.fullmatch("..p", turn))
        table.stage(last)
        table.button(LOSING).click()
    expect(result(device)).to_contain_text("Nothing could have kept you in on your last turn.")
    assert table.log() == [*turns, last]


def a_draw_in_vain(match: Match) -> list[str] | None:
    """Deals in which a 3 after one plain card draws a card that does not help, though a turn might have."""
    plain = next((turn for turn in staying(match) if re.fullmatch(".[246]p", turn)), None)
    if plain is None:
        return None
    match.play(plain)
    if prospect(match.round) == "out":
        return None
    threes = [str(move) for move in match.round.moves() if re.fullmatch(".3p", str(move))]
    for three in threes:
        after = match.copy()
        after.play(three, whole=False)
        if [str(move) for move in after.round.moves()] == ["."] and prospect(after.round) == "out":
            return [plain, three]
    return None


def test_where_a_3_has_drawn_in_vain_nothing_is_asked(device: Page, dealer: Dealer) -> None:
    secret, match, (plain, three) = find(a_draw_in_vain, "expert")
    table = Device.open(device, dealer, secret, match)
    table.play(plain)
    table.stage(three)
    table.button("Draw the card").click()
    expect(table.prompt).to_have_text(re.compile("^You drew the .*[1-7]. Nothing can keep you in now.$"))
    table.button(LOSING).click()
    expect(result(device)).to_be_visible()
    expect(result(device)).not_to_contain_text("Nothing could have kept you in")
    assert [turn.split(" ")[0] for turn in table.log()] == [plain, three]

"""Every action from a position in which it can be done: guided step by step, and as the server then says."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from support.chosen_deals import Dealer, Device, cards_in, find, staying

from red7.game.match import Match


def words(turn: str) -> list[str]:
    return turn.split(" ")


def is_plain(turn: str) -> bool:
    """One card to the palette that does nothing there."""
    return re.fullmatch(r".[246]p", turn) is not None


def first_turn(pattern: str) -> Callable[[Match], list[str] | None]:
    """Deals in which whoever begins has a turn like this, and stays in by it."""
    return lambda match: next(([turn] for turn in staying(match) if re.fullmatch(pattern, turn)), None)


def a_take(match: Match) -> list[str] | None:
    """Deals in which the second player can answer a plain card with a 1 that takes it."""
    for first in filter(is_plain, staying(match)):
        after = match.copy()
        after.play(first)
        for turn in staying(after):
            if re.fullmatch(r".1p ..t", turn):
                return [first, turn]
    return None


def next_steps(match: Match, start: str) -> set[str]:
    """What may follow a beginning of a turn that keeps the mover in, by the engine's list of turns."""
    depth = len(words(start))
    return {words(turn)[depth] for turn in staying(match) if turn.startswith(f"{start} ")}


def test_a_1_lights_what_it_can_take_and_puts_it_onto_the_deck(device: Page, dealer: Dealer) -> None:
    secret, match, (first, turn) = find(a_take, "expert")
    table = Device.open(device, dealer, secret, match)
    table.play(first)
    one, take = words(turn)
    table.stage(one)
    expect(table.prompt).to_contain_text("The 1 sends a card")
    takes = {step[:2] for step in next_steps(match, one) if step.endswith("t")}
    assert table.lit() == takes
    assert table.button(re.compile("^End turn")).is_disabled()
    table.stage(take)
    assert table.lit() == set()
    deck = int(match.round.deck_size)
    table.end()
    match.play(turn)
    table.take()
    assert table.log() == [first, turn]
    told = device.locator(".log-turn").last
    expect(told.get_by_role("img")).to_have_count(len(words(turn)))  # its cards, and nothing bare
    expect(told).not_to_contain_text(one)
    expect(device.get_by_text(f"{deck + 1} cards in the deck")).to_be_attached()
    expect(device.locator(".deck-top")).to_have_text(f"on top {take[:2]}")


def test_a_3_shows_its_card_only_after_a_warning_and_then_goes_on(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(first_turn(r".3p \?\?\+ ..c"), "expert")
    three, _, discard = words(turn)
    table = Device.open(device, dealer, secret, match)
    before = table.cards()
    table.stage(three)
    expect(table.prompt).to_contain_text("The 3 draws a card. Once you’ve seen it, there’s no undo.")
    assert table.cards() == before - {three[:2]}
    table.button("Draw the card").click()
    match.play(three, whole=False)
    expect(table.hand.get_by_role("button", name="just drawn")).to_have_count(1)
    drawn = table.cards() - before
    assert len(drawn) == 1
    assert table.cards() == table.own()
    assert table.button("Undo").count() == 0
    table.stage(discard)
    table.end()
    match.play(f"{discard} .")
    table.take()
    assert table.log() == [f"{three} ??+ {discard}"]  # the other player may not know what was drawn


def test_a_5_asks_for_another_card_and_chains_stay_clear(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(first_turn(r".5p .7p ..x ..c"), "expert")
    five, seven, tuck, discard = words(turn)
    table = Device.open(device, dealer, secret, match)
    table.stage(five)
    expect(table.prompt).to_contain_text("Play another card to your palette for the 5")
    assert table.button(re.compile("^End turn")).is_disabled()
    table.stage(seven)
    expect(table.prompt).to_contain_text("The 7 moves a card")
    seat = match.round.turn
    own = cards_in(match.round.palettes[seat]) | {five[:2], seven[:2]}
    assert table.lit() == {step[:2] for step in next_steps(match, f"{five} {seven}") if step[-1] in "xd"}
    assert table.lit() <= own
    table.stage(tuck)
    expect(device.locator(".canvas-top [data-card]")).to_have_attribute("data-card", tuck[:2])
    table.stage(discard)
    places = ["To the palette", "To the palette", "To the canvas", "To the canvas"]
    expect(table.staged).to_have_text(
        [f"{step[:2]}{place}" for step, place in zip(words(turn), places, strict=True)]
    )
    table.end()
    match.play(turn)
    table.take()
    assert table.log() == [turn]
    expect(device.locator(".canvas-top [data-card]")).to_have_attribute("data-card", discard[:2])


def test_a_7_may_put_a_card_onto_the_deck(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(first_turn(r".7p .[1-6]d"), "expert")
    seven, tuck = words(turn)
    table = Device.open(device, dealer, secret, match)
    table.stage(seven)
    expect(table.prompt).to_contain_text("The 7 moves a card")
    device.locator(f".pick-lit[data-pick={tuck[:2]}]").click(position={"x": 8, "y": 8})
    signs = {step[2] for step in next_steps(match, seven) if step[:2] == tuck[:2]}
    assert table.button("To the canvas").count() == ("x" in signs)
    table.button("Onto the deck").click()
    expect(table.staged).to_have_count(2)
    table.end()
    match.play(turn)
    table.take()
    assert table.log() == [turn]
    expect(device.locator(".deck-top")).to_have_text(f"on top {tuck[:2]}")


def test_every_staged_step_can_be_taken_back_and_put_down_again(device: Page, dealer: Dealer) -> None:
    secret, match, (turn,) = find(first_turn(r".5p .7p ..x ..c"), "expert")
    table = Device.open(device, dealer, secret, match)
    steps = words(turn)
    states: list[tuple[str, set[str], set[str], str]] = []

    def state() -> tuple[str, set[str], set[str], str]:
        verdict = device.locator(".t-verdict").inner_text()
        return table.prompt.inner_text(), table.cards(), table.lit(), verdict

    for step in steps:
        states.append(state())
        table.stage(step)
    assert len({prompt for prompt, _, _, _ in states}) == len(states)
    whole = state()
    for number, before in reversed(list(enumerate(states))):
        table.button("Undo").click()
        expect(table.staged).to_have_count(number)
        assert state() == before
    assert table.button("Undo").count() == 0
    for step in steps:
        table.stage(step)
    assert state() == whole

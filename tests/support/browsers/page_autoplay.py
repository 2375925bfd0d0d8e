"""A player at a page who is told what to play by a bot that looks over their shoulder."""

import time

from playwright.sync_api import Page, expect
from support.browsers.browser import SHORT, page_until, result
from support.chosen_deals import Dealer, Device
from support.patience import PATIENCE

from red7.ai.bots import bot, moves_of
from red7.game.engine.dice import Dice
from red7.game.match import Match


def play_well(page: Page, dealer: Dealer, level: str = "expert") -> str:
    """Play a match against computer players to its end; the words of its end."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        if page.get_by_role("button", name="Play again").count():
            return result(page).inner_text()
        following = page.get_by_role("button", name="Next round").and_(page.locator(":enabled"))
        if following.count():
            following.click()
        elif _move(page, dealer, level):
            latest = time.monotonic() + PATIENCE
        else:
            page.wait_for_timeout(SHORT)
    raise AssertionError(f"no end in sight: {page.locator('body').aria_snapshot()}")


def _move(page: Page, dealer: Dealer, level: str) -> bool:
    """Play a turn, up to a card that it reveals; False where the page is not yet where the game is."""
    table = dealer.table(page)
    me = next(seat for seat, info in enumerate(table.seats) if info.level is None)
    version = table.version
    if table.mover != me or table.match is None:
        return False
    device = Device(page, table.match)
    if page.locator(".t-bar-yours").count() == 0 or device.cards() != device.own():
        return False
    expect(device.staged).to_have_count(0)  # those of the turn before are gone
    steps = _turn(table.match, me, level)
    for step in steps:
        if len(step) == 3 and step != "out":
            device.stage(step)
    device.end(draw=steps[-1] == "+")
    sure = page.get_by_role("dialog").get_by_role("button", name="Yes, drop out")

    def arrived() -> bool:
        if sure.count():
            sure.click()
        return dealer.table(page).version > version

    page_until(page, arrived)
    return True


def _turn(match: Match, seat: int, level: str) -> list[str]:
    sight = match.sight(seat)
    return [str(move) for move in moves_of(bot(level).turn(sight, Dice(0)), sight)]


def play_again(page: Page) -> None:
    """Begin another match at the same table."""
    result(page).get_by_role("button", name="Play again").click()
    expect(result(page)).to_have_count(0)

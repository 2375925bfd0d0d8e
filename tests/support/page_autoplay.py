"""A player at a page who is told what to play by a bot that looks over their shoulder."""

from typing import Final

from playwright.sync_api import Page, expect
from support.browser import result
from support.chosen_deals import Dealer, Device

from red7.ai.bots import bot, moves_of
from red7.game.engine.dice import Dice
from red7.game.match import Match

_SHORT: Final = 20  # milliseconds
_MOST: Final = 1_500


def play_well(page: Page, dealer: Dealer, level: str = "expert") -> str:
    """Play a match against computer players to its end; the words of its end."""
    for _ in range(_MOST):
        if page.get_by_role("button", name="Play again").count():
            return result(page).inner_text()
        following = page.get_by_role("button", name="Next round").and_(page.locator(":enabled"))
        if following.count():
            following.click()
        elif not _move(page, dealer, level):
            page.wait_for_timeout(_SHORT)
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
    steps = _turn(table.match, me, level)
    for step in steps:
        if len(step) == 3 and step != "out":
            device.stage(step)
    device.end(draw=steps[-1] == "+")
    sure = page.get_by_role("dialog").get_by_role("button", name="Yes, I am out")
    for _ in range(_MOST):
        if dealer.table(page).version > version:
            return True
        if sure.count():
            sure.click()
        page.wait_for_timeout(_SHORT)
    raise AssertionError("the turn did not arrive")


def _turn(match: Match, seat: int, level: str) -> list[str]:
    sight = match.sight(seat)
    return [str(move) for move in moves_of(bot(level).turn(sight, Dice(0)), sight)]


def play_again(page: Page) -> None:
    """Begin another match at the same table."""
    result(page).get_by_role("button", name="Play again").click()
    expect(result(page)).to_have_count(0)

"""Whole matches by what one hears. Nothing is pushed about: cards are moved by transforms alone."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page
from support.browsers.browser import DESKTOP, PHONE, WATCH_SHIFTS, play_on, start
from support.long_run import LONG

Visit = Callable[..., Page]


MATCHES = [
    pytest.param(2, "basic", PHONE, id="2-basic-phone"),
    pytest.param(4, "advanced", DESKTOP, id="4-advanced-desktop"),
]
LONG_MATCHES = [  # the one of two experts on a phone is played by keys, in `test_keys`
    pytest.param(2, "expert", DESKTOP, id="2-expert-desktop"),
    pytest.param(4, "advanced", PHONE, id="4-advanced-phone"),
]


@pytest.mark.parametrize(("players", "options", "size"), [*MATCHES, *LONG_MATCHES] if LONG else MATCHES)
def test_a_match_is_played_to_the_end_by_those_who_hear_it_and_nothing_shifts(
    visit: Visit, players: int, options: str, size: dict[str, int]
) -> None:
    page = visit(viewport=size)
    start(page, players=players, options=options)
    page.get_by_role("region", name="Your hand").wait_for()
    page.evaluate(WATCH_SHIFTS)
    play_on(page, Random(11))
    shifts = page.evaluate("globalThis.shifts ?? []")
    assert shifts == [], "\n".join(shifts)

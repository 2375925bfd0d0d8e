"""What a table can be set up with, and what is refused."""

import msgspec
import pytest
from support.table_driver import LEVELS

from red7.game.errors import InvalidError
from red7.table.settings import Pace, Settings, check


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(players=4, options="expert", bots=("casual", None, "beginner")),
        Settings(edition="nl-2016", options="advanced", ending="target"),
        Settings(pace=Pace(seconds=3 * 24 * 60 * 60, timeout="bot", level="skilled")),
    ],
)
def test_a_sensible_table_can_be_opened(settings: Settings) -> None:
    check(settings, LEVELS)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(players=1), "position-players"),
        (Settings(players=5), "position-players"),
        (Settings(edition="home"), "edition"),
        (Settings(options="wild"), "options"),
        (Settings(ending="target"), "ending"),
        (Settings(bots=("casual", "casual", "casual")), "table-bots"),
        (Settings(bots=("genius",)), "bot"),
        (Settings(pace=Pace(level="genius")), "bot"),
        (Settings(pace=Pace(seconds=4)), "table-pace"),
        (Settings(pace=Pace(seconds=31 * 24 * 60 * 60)), "table-pace"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: Settings, code: str) -> None:
    with pytest.raises(InvalidError) as caught:
        check(settings, LEVELS)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ['{"ending": "never"}', '{"seed": 1}', '{"pace": {"timeout": "win"}}'])
def test_settings_from_outside_may_not_hold_anything_else(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Settings)

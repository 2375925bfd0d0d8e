"""What the tests of records share."""

import pytest

from red7.game.editions import Options
from red7.game.record.record import Record
from red7.game.simulation import simulate


@pytest.fixture(scope="module")
def expert() -> Record:
    [match] = simulate(5, 1, 2, options=Options.parse("expert"))
    return Record.of(match, ["Ann", "Bob"])

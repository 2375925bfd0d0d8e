"""Writes the matches in `golden/matches` again: random movers, every edition and all options.

    PYTHONPATH=src:tests python tests/tools/make_golden.py

`game/test_golden.py` compares them with what the engine plays now. Read the difference before you keep it.
"""

from pathlib import Path
from typing import NamedTuple

from support.rules.sample_rounds import EVERYTHING

from red7.game.editions import READINGS, Edition, Ending, Options
from red7.game.record.record import Record
from red7.game.simulation import simulate

GOLDEN = Path(__file__).parents[1] / "golden" / "matches"
NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Setting(NamedTuple):
    """What a golden match is played with."""

    edition: Edition
    options: Options
    players: int
    ending: Ending = Ending.CARDS

    @property
    def file(self) -> Path:
        variant = "_to-target" if self.ending is Ending.TARGET else ""
        return GOLDEN / f"{str(self.edition).replace('/', '-')}_{self.options}_{self.players}{variant}.red7"


# All settings there are; the place of one in this list is the seed of its match.
_ALL = [Setting(*chosen) for chosen in EVERYTHING]
_ALL += [
    Setting(*chosen, Ending.TARGET)
    for chosen in EVERYTHING
    if chosen[1].scoring and not chosen[0].ends_at_target
]
_ALL += [
    Setting(reading, setting.options, setting.players, Ending.TARGET)
    for reading in READINGS.values()
    for setting in _ALL
    if setting.ending is Ending.TARGET
]
SETTINGS = [_ALL[place + place // 3 % 3] for place in range(0, len(_ALL), 3)]
"""One for each edition, options and ending, with 2, 3 and 4 players in turn."""


def golden(setting: Setting) -> str:
    """The golden match of a setting as the engine plays it now."""
    number = _ALL.index(setting)
    match = next(simulate(number, 1, setting.players, setting.edition, setting.options, setting.ending))
    return str(Record.of(match, NAMES[: setting.players]))


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.red7"):
        old.unlink()
    for setting in SETTINGS:
        setting.file.write_text(golden(setting), "utf-8")


if __name__ == "__main__":
    main()

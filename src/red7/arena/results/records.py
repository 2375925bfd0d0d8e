"""The records of a tournament: a file for each pairing, with its deals in order, however they finish."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from red7.arena.deals import DealResult
from red7.arena.tournament import Pairing


class Records:
    """A folder of records. Deals may finish in any order; each file has them sorted."""

    def __init__(self, folder: Path, pairings: Sequence[Pairing]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._files = {
            pairing: folder / _file_name(number, pairing) for number, pairing in enumerate(pairings, 1)
        }
        self._early: dict[Pairing, dict[int, DealResult]] = {pairing: {} for pairing in pairings}
        self._next = dict.fromkeys(pairings, 0)

    def add(self, pairing: Pairing, deal: int, dealt: DealResult) -> DealResult:
        """Write what can be written; returns the deal without its records, to save memory."""
        early = self._early[pairing]
        early[deal] = dealt
        place = self._next[pairing]
        with self._files[pairing].open("a" if place else "w", encoding="utf-8") as stream:
            while place in early:
                for turn, played in enumerate(early.pop(place).matches):
                    stream.write(("\n" if place or turn else "") + played.record)
                place += 1
        self._next[pairing] = place
        return DealResult(tuple(replace(played, record="") for played in dealt.matches))


def _file_name(number: int, pairing: Pairing) -> str:
    setting = pairing.setting
    words = f"{pairing.one}-{pairing.rival}-{setting.players}-{setting.edition}-{setting.mode}"
    return f"{number:02}-{re.sub(r'[^A-Za-z0-9.+@]+', '-', words)[:100]}.red7"

"""What has been played, on disk: a line of JSON for each deal as soon as it is finished.

A deal is looked up by everything its result depends on, including the code of the players, so any later
tournament can go on with a journal. A line that was being written when the arena was killed is cut off.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from red7.arena.deals import DealResult, Failure, Job, MatchResult, Setting
from red7.arena.errors import ArenaError
from red7.arena.players.entrant import PROGRAM
from red7.arena.players.fingerprint import fingerprint

MARK: Final = {"red7-arena-journal": 2}
Key = tuple[Setting, tuple[str, ...], tuple[str, ...], int, int, float, int]


class Journal:
    """A journal to go on with, or a new one; `ArenaError` if the file is neither."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        self._known: dict[Key, DealResult] = {}
        self._codes: dict[str, str] = {}  # the fingerprints of the players looked up so far
        self._codes_on_file: set[tuple[str, str]] = set()  # players and fingerprints in the file
        end = 0
        if path.exists() and path.stat().st_size:
            if not resume:
                raise ArenaError("arena-journal-there", file=str(path))
            end = self._read(path)
        self._file: IO[bytes] = path.open("r+b" if end else "wb")
        self._file.seek(end)
        self._file.truncate()
        if not end:
            self._write(MARK)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def find(self, job: Job) -> DealResult | None:
        """The result of a job, if it was played before, and with records if those are wanted."""
        result = self._known.get(self._key(job))
        if result is not None and job.records and not all(match.record for match in result.matches):
            return None
        return result

    def changed(self, players: Iterable[str]) -> list[str]:
        """The players whose earlier deals were played by other code than they have now."""
        return [
            player
            for player in players
            if any(name == player and code != self._code(player) for name, code in self._codes_on_file)
        ]

    def add(self, job: Job, dealt: DealResult) -> None:
        """Keep a result; from now on it survives the end of this process."""
        code = {player: self._code(player) for player in job.lineup}
        where = {"lineup": job.lineup, "code": code, "seed": job.seed, "deal": job.deal}
        limits = {"nodes": job.nodes, "seconds": _seconds(job)}
        matches = [_played_data(played) for played in dealt.matches]
        self._write({**asdict(job.setting), **where, **limits, "matches": matches})

    def _code(self, player: str) -> str:
        if player not in self._codes:
            self._codes[player] = fingerprint(player)
        return self._codes[player]

    def _key(self, job: Job) -> Key:
        """Everything the result of a job depends on."""
        codes = tuple(self._code(player) for player in job.lineup)
        return job.setting, job.lineup, codes, job.seed, job.nodes, _seconds(job), job.deal

    def _write(self, data: object) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, path: Path) -> int:
        """Read the file; returns where its last whole line ends."""
        end = 0
        with path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                try:
                    data = json.loads(line)
                    if number == 1:
                        if data != MARK:
                            raise ValueError
                    else:
                        self._learn(data)
                except (ValueError, KeyError, TypeError):
                    raise ArenaError("arena-journal-line", file=str(path), line=str(number)) from None
                end += len(line)
        return end

    def _learn(self, data: dict[str, Any]) -> None:
        setting = Setting(data["players"], data["edition"], data["options"], data["ending"])
        lineup = tuple(data["lineup"])
        codes = tuple(data["code"][player] for player in lineup)
        self._codes_on_file.update(zip(lineup, codes, strict=True))
        seconds = data.get("seconds", 0.0)  # older journals have none
        key = setting, lineup, codes, data["seed"], data["nodes"], seconds, data["deal"]
        self._known[key] = DealResult(tuple(_played(played) for played in data["matches"]))


def _seconds(job: Job) -> float:
    """The time for each move, if it matters: only programs can be late."""
    return job.seconds if any(player.startswith(PROGRAM) for player in job.lineup) else 0.0


def _played_data(played: MatchResult) -> dict[str, object]:
    data: dict[str, object] = {"shares": played.shares, "points": played.points, "places": played.places}
    if played.failures:
        data["failures"] = [[failed.seat, failed.code, dict(failed.arguments)] for failed in played.failures]
    if played.record:
        data["record"] = played.record
    return data


def _played(data: dict[str, Any]) -> MatchResult:
    return MatchResult(
        tuple(data["shares"]),
        tuple(data["points"]),
        tuple(data["places"]),
        tuple(
            Failure(seat, code, tuple(arguments.items()))
            for seat, code, arguments in data.get("failures", ())
        ),
        data.get("record", ""),
    )

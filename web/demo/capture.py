"""Plays at a table and keeps what a browser would be told: `python web/demo/capture.py FILE`.

The demonstration page draws the table screen from these states, for pictures and for looking at it. They are the same
in every run: secrets, time and turns are chosen here, and no bot thinks.
"""

import hashlib
import itertools
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from red7.ai.analysis import analyse
from red7.game.dice import Dice
from red7.game.planning import legal_turns
from red7.game.state import PLAY
from red7.game.turns import Turn, three_drew
from red7.table.commands import BotPlay, Command, Deal, NextRound, Play, Start, SystemCommand
from red7.table.deciding import Who, create, decide
from red7.table.events import Event
from red7.table.settings import Settings
from red7.table.state import Phase, Table
from red7.table.viewing import WhatIf, history, private_view, public_view, what_if

MATCHES: Final = [
    ("duel", "basic", ["casual"], 3),
    ("three", "advanced", ["skilled", "casual"], 5),
    ("four", "expert", ["expert", "skilled", "casual"], 8),
]
HINT_NODES: Final = 20_000
LATER: Final = 10_000  # milliseconds: nobody gives a secret for the deal in that time
ME: Final = 0
HILDE: Final = Who(guest="hilde", name="Hilde")
SYSTEM: Final = Who(system=True)

State = dict[str, Any]


class Evening:
    """One match of Hilde against computer players, and the moments of it that are worth a look."""

    def __init__(self, options: str, bots: list[str], seed: int) -> None:
        self.table = Table()
        self._now = 0
        self.states: dict[str, State] = {}
        self._levels = bots
        self._dice = Dice(seed)
        self._secrets = (hashlib.sha256(b"%d %d" % (seed, number)).digest() for number in itertools.count())
        settings = Settings(players=len(bots) + 1, options=options, bots=(None, *bots), help=True)
        self._take(create(HILDE, settings, bots))
        self._do(HILDE, Start())
        self._do(SYSTEM, Deal())

    def play(self) -> None:
        """Play to the end of the match."""
        while self.table.phase is not Phase.FINISHED:
            if self.table.phase is Phase.BETWEEN:
                self._keep("between")
                self._do(HILDE, NextRound())
            elif self.table.mover == ME:
                self._turn_of_mine()
            else:
                self._turn_of_a_bot()
        self._keep("finished")

    def _turn_of_mine(self) -> None:
        """One of the longest turns that keep Hilde in, step by step."""
        number = len(self.table.turns)
        self._keep("turn" if number > 3 else "start")
        text = str(max(self._turns(), key=lambda turn: len(turn.moves)))
        words = text.split(" ")
        for count in range(1, len(words)):
            steps = words[:count]
            what = what_if(self.table, ME, " ".join(steps))
            name = "choosing" if any(move.endswith("t") for move in what.moves) else f"staged-{count}"
            self._keep(name, steps, what)
        if number > 3 and "hints" not in self.states and self.table.match is not None:
            turns = analyse(self.table.match.sight(ME), number, HINT_NODES).turns
            chances = [
                {
                    "text": turn.text,
                    "fate": turn.fate.value,
                    "chance": turn.chance,
                    "error": turn.error,
                    "reasons": [reason.data() for reason in turn.reasons],
                }
                for turn in turns
            ]
            self._keep("hints", hint={"type": "hint", "id": "", "seat": ME, "turns": chances})
        self._do(HILDE, Play(seat=ME, text=text))

    def _turn_of_a_bot(self) -> None:
        view = public_view(self.table).round
        if view is not None and ME in view.out:
            self._keep("out")
        turns = self._turns()
        mover = self.table.mover
        assert mover is not None
        self._do(SYSTEM, BotPlay(seat=mover, text=str(turns[self._dice.below(len(turns))])))

    def _turns(self) -> list[Turn]:
        """The turns that keep the mover in, or all there are; none of them shows a card before it is over."""
        assert self.table.match is not None
        round_ = self.table.match.round
        turns = round_.turns() if round_.phase == PLAY else legal_turns(round_)
        open_ = [index for index in range(len(turns)) if not three_drew(turns[index].code)]
        staying = [index for index in open_ if index < int(turns.staying)]
        return [turns[index] for index in staying or open_]

    def _keep(self, name: str, steps: list[str] | None = None, what: WhatIf | None = None, **more: Any) -> None:
        """Remember how the table stands, the first time that it does so."""
        self.states.setdefault(
            name,
            {
                "table": public_view(self.table),
                "you": private_view(self.table, ME),
                "turns": history(self.table, ME),
                "steps": list(steps or []),
                "what": what,
                **more,
            },
        )

    def _do(self, who: Who, command: Command | SystemCommand) -> None:
        self._now += LATER
        self._take(decide(self.table, who, command, self._now, lambda: next(self._secrets), self._levels))

    def _take(self, events: list[Event]) -> None:
        for event in events:
            self.table.apply(event, self._now)


def main(path: Path) -> None:
    """Play the matches, and write their moments to a file."""
    states: dict[str, State] = {}
    for name, options, bots, seed in MATCHES:
        evening = Evening(options, bots, seed)
        evening.play()
        states |= {f"{name}-{moment}": state for moment, state in evening.states.items()}
    path.write_bytes(msgspec.json.encode(states, order="deterministic"))
    print(f"{len(states)} states: {', '.join(states)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

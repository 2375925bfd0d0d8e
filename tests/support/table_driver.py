"""A table in play for tests: real commands by named people, real events, and time that only tests move."""

import hashlib
from collections.abc import Callable, Iterable

import msgspec
import pytest

from red7.game.engine.dice import Dice
from red7.game.engine.movegen import legal_turns
from red7.game.engine.turns import three_drew
from red7.game.errors import Red7Error
from red7.game.position import Position
from red7.game.round import Round
from red7.game.seeds import player_commitment
from red7.game.turns import Turn, Turns
from red7.table.commands import (
    AutoDeal,
    BotPlay,
    Command,
    Commit,
    NextRound,
    Play,
    Reveal,
    Sit,
    StartMatch,
    SystemCommand,
)
from red7.table.deadlines import due
from red7.table.decide import decide
from red7.table.decisions.asker import Who
from red7.table.decisions.creation import create
from red7.table.events import Event
from red7.table.settings import Settings
from red7.table.table import Phase, Table
from red7.table.views.history import history, record
from red7.table.views.private import private_view
from red7.table.views.public import public_view

LEVELS = ("beginner", "casual", "skilled")
SYSTEM = Who(system=True)
ANN, BOB, CAT, DAN, EVE = [Who(guest=name.lower(), name=name) for name in ("Ann", "Bob", "Cat", "Dan", "Eve")]
PEOPLE = (ANN, BOB, CAT, DAN)
SECOND = 1_000
encode = msgspec.json.Encoder(order="deterministic").encode
decode: Callable[[bytes], Event] = msgspec.json.Decoder(Event).decode


class Club:
    """One table with its log. Ann opens it."""

    def __init__(self, settings: Settings | None = None, *, seed: int = 0) -> None:
        self.now = 1_000_000
        self.table = Table()
        self.log: list[tuple[Event, int]] = []
        self._seed = seed
        self._secrets = 0
        self.take(create(ANN, settings or Settings(), LEVELS))

    def secret(self) -> bytes:
        """Another 32 bytes each time, the same in every run."""
        self._secrets += 1
        return hashlib.sha256(b"%d %d" % (self._seed, self._secrets)).digest()

    def take(self, events: Iterable[Event]) -> list[Event]:
        """Let these events happen now."""
        taken = list(events)
        for event in taken:
            self.table.apply(event, self.now)
            self.log.append((event, self.now))
        return taken

    def ask(self, who: Who, command: Command | SystemCommand) -> list[Event]:
        """What would come of a command."""
        return decide(self.table, who, command, self.now, self.secret, LEVELS)

    def do(self, who: Who, command: Command | SystemCommand) -> list[Event]:
        """Carry a command out."""
        return self.take(self.ask(who, command))

    def wait(self, seconds: float) -> None:
        """Let time pass, in which nothing happens."""
        self.now += int(seconds * SECOND)

    def come_due(self) -> list[Event]:
        """Wait for what happens by itself, and let it; a bot plays whatever comes first."""
        waiting = due(self.table)
        assert waiting is not None
        self.now = max(self.now, waiting.at)
        if waiting.command is not None:
            return self.do(SYSTEM, waiting.command)
        play = some_play(self.table, Dice(self.table.version))
        return self.do(SYSTEM, BotPlay(seat=play.seat, text=play.text, whole=play.whole))

    def fill(self) -> None:
        """Put people on all free seats."""
        for person in PEOPLE[1:]:
            if any(seat.is_free for seat in self.table.seats):
                self.do(person, Sit())

    def deal(self) -> None:
        """Fill the table and start a match; nobody gives a secret."""
        self.fill()
        self.do(ANN, StartMatch())
        if self.table.phase is Phase.DEALING:
            self.wait(5)
            self.do(SYSTEM, AutoDeal())

    def on(self, seat: int) -> Who:
        """Who has a seat."""
        guest = self.table.seats[seat].guest
        return next(person for person in (*PEOPLE, EVE) if person.guest == guest)

    def put(self, position: Position) -> None:
        """Have this position on the table instead of what was dealt."""
        assert self.table.match is not None
        self.table.match.round = position.round()

    def play(self, text: str, *, whole: bool = True) -> list[Event]:
        """The person whose turn it is plays this."""
        mover = self.table.mover
        assert mover is not None
        return self.do(self.on(mover), Play(seat=mover, text=text, whole=whole))

    def play_some(self, dice: Dice) -> list[Event]:
        """The person whose turn it is plays anything legal."""
        play = some_play(self.table, dice)
        return self.do(self.on(play.seat), play)

    def play_match(self, seed: int = 0) -> None:
        """Play the match to its end."""
        dice = Dice(seed)
        while self.table.phase is not Phase.FINISHED:
            if self.table.phase is Phase.PLAYING and self.table.bot_to_move is None:
                self.play_some(dice)
            elif self.table.phase is Phase.BETWEEN and self.table.deadline is None:
                self.do(ANN, NextRound())
            else:
                self.come_due()

    def commit(self, who: Who, seat: int, secret: bytes) -> list[Event]:
        """Promise a secret for a seat."""
        return self.do(who, Commit(seat=seat, commitment=self.commitment(seat, secret)))

    def commitment(self, seat: int, secret: bytes) -> str:
        """The promise of a secret, in digits."""
        seed = self.table.seed
        assert seed is not None
        return player_commitment(seed.match_id, seed.server_commitment, seat, secret).hex()

    def reveal(self, who: Who, seat: int, secret: bytes) -> list[Event]:
        """Tell a secret for a seat."""
        return self.do(who, Reveal(seat=seat, secret=secret.hex()))


def refusal(club: Club, who: Who, command: Command | SystemCommand) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Red7Error) as caught:
        club.ask(who, command)
    return caught.value.code


def some_play(table: Table, dice: Dice) -> Play:
    """A legal turn of the seat to move, up to a card that nobody has seen; mostly one that keeps it in."""
    assert table.match is not None
    assert table.mover is not None
    round_ = table.match.round
    turns = Turns(legal_turns(round_.kernel))
    staying = int(turns.staying)
    index = dice.below(staying) if staying and dice.below(6) else dice.below(len(turns))
    turn = turns[index]
    if round_.phase != "play":
        return Play(seat=table.mover, text="." if not turn.code else str(turn))
    if three_drew(turn.code) and not round_.deck_known:
        return Play(seat=table.mover, text=up_to_three(turn), whole=False)
    return Play(seat=table.mover, text=str(turn))


def up_to_three(turn: Turn) -> str:
    """A turn up to the 3 that draws."""
    words = str(turn).split(" ")
    return " ".join(words[: words.index("??+")])


def everything(table: Table) -> bytes:
    """All that anybody can see of a table: two that differ are seen to differ."""
    seats = range(len(table.seats))
    return encode(
        {
            "public": public_view(table),
            "private": [private_view(table, seat) for seat in seats],
            "turns": [history(table, viewer) for viewer in (None, *seats)],
            "guests": [seat.guest for seat in table.seats],
            "host": table.host,
            "due": str(due(table)),
            "records": [str(record(table, number)) for number in table.played],
            "round": str(Position.of(table.match.round)) if table.match else None,
            "secret": str(table.seed.fields()) if table.seed else None,
        }
    )


def round_of(table: Table) -> Round:
    """The round in play."""
    assert table.match is not None
    return table.match.round

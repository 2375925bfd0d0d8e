"""A table as the fold of its events: who sits where, which match is on, and what happens next."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from hmac import compare_digest
from typing import Final

import msgspec

from red7.game.engine.layout import PHASES, PLAY
from red7.game.match import Match
from red7.game.moves import STOP
from red7.game.seeds import SharedSeed
from red7.game.start import Start
from red7.table import events
from red7.table.day import Day, counts
from red7.table.events import Event
from red7.table.match_played import MatchPlayed, ShownTurn
from red7.table.seat import Seat, bot_seat
from red7.table.settings import Settings

DEAL_WAIT: Final = 5_000  # milliseconds to gather all commitments, and again for all secrets
ROUND_WAIT: Final = 20_000  # to look at the end of a round
HOLD_WAIT: Final = 120_000  # how much longer each may look at it
RELEASE_WAIT: Final = 5_000  # left at least when they stop looking
RULES_WAIT: Final = 5_000  # before the start, for others to read rules that have just changed
REMATCH_WAIT: Final = 60_000  # to ask for another match, once somebody has


class Phase(StrEnum):
    """The phase of a table."""

    WAITING = "waiting"  # for people to sit down and the host to start
    DEALING = "dealing"  # secrets for the deals are being gathered
    PLAYING = "playing"
    BETWEEN = "between"  # a round is over, the match goes on
    FINISHED = "finished"
    CLOSED = "closed"


class Table:
    """Everything about a table. Only `apply` changes it, and equal events make equal tables."""

    def __init__(self) -> None:
        self.version = 0
        self.last_at = 0
        self.settings = Settings()
        self.host = ""
        self.invitation = ""  # what lets people in, where it is not open to all
        self.start: Start | None = None  # what its matches begin with instead of a shuffle
        self.once = False  # only the first of them does
        self.rules_at = 0  # when its rules were changed
        self.origin = ""  # the turn of another match that it starts from, by the address of its replay
        self.day: Day | None = None  # whose deal its matches have
        self.imported = ""  # the id it had where it was first played, if it was brought here
        self.seats: list[Seat] = []
        self.removed: frozenset[str] = frozenset()  # guests whom a host has removed
        self.phase = Phase.WAITING
        self.match: Match | None = None
        self.match_number = 0
        self.seed: SharedSeed | None = None  # of the match in play, with the server's secret
        self.revealing = False  # the commitments are closed, secrets are being gathered
        self.deadline: int | None = None  # when something happens by itself, if nothing happens before
        self.round_until = 0  # the deadline after a round if nobody holds it
        self.holds: dict[int, int] = {}  # which seats have held it, and until when they may
        self.held: tuple[int, ...] = ()  # seats that hold it now: the next round waits, or the seat is kept
        self.late = False  # the time for the turn in play was up
        self.turns: list[ShownTurn] = []
        self.asked: tuple[int, ...] = ()  # the seats that would like another match
        self.played: dict[int, MatchPlayed] = {}  # by number, those that are over or abandoned
        self.end: str | None = None  # why the table was closed

    @classmethod
    def replay(cls, log: Iterable[tuple[Event, int]]) -> "Table":
        """The table that these events, with their times, lead to."""
        table = cls()
        for event, at in log:
            table.apply(event, at)
        return table

    def copy(self) -> "Table":
        """An independent copy, to try out events that are not in the log yet."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        twin.turns = self.turns[:]
        twin.played = self.played.copy()
        twin.holds = self.holds.copy()
        # A match that is over never changes.
        if self.match is not None and not self.match.is_over:
            twin.match = self.match.copy()
        return twin

    # Questions

    @property
    def place(self) -> tuple[int, int]:
        """The number of the match in play, and that of its round; 0 before the deal."""
        return self.match_number, 0 if self.match is None else len(self.match.played)

    @property
    def mover(self) -> int | None:
        """The seat to move, or None while nothing is being played."""
        if self.phase is not Phase.PLAYING or self.match is None:
            return None
        return self.match.round.turn

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat to move and the level of the bot that plays it, or None where a person does."""
        mover = self.mover
        if mover is None:
            return None
        level = self.seats[mover].player
        return None if level is None else (mover, level)

    @property
    def prepared(self) -> Start | None:
        """What the latest match, or the first to come, begins with instead of a shuffle."""
        return self.start_of(max(1, self.match_number))

    def start_of(self, number: int) -> Start | None:
        """What the match of this number begins with instead of a shuffle."""
        return None if self.once and number > 1 else self.start

    @property
    def is_match_on(self) -> bool:
        """Whether a match has been started and is not over."""
        return self.phase in (Phase.DEALING, Phase.PLAYING, Phase.BETWEEN)

    @property
    def is_counted(self) -> bool:
        """Whether the match in play is a try at the deal of a day that counts."""
        return counts(self.day, self.match_number) and self.is_match_on

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the match, by its rules or because the only rival gave up."""
        if self.match is None:
            return ()
        if self.match.is_over or not self._is_given_up:
            return self.match.winners
        return tuple([number for number, seat in enumerate(self.seats) if not seat.gave_up])

    @property
    def _is_given_up(self) -> bool:
        return len(self.seats) == 2 and any(seat.gave_up for seat in self.seats)

    @property
    def is_for_bots(self) -> bool:
        """Whether nobody has a seat but computer players."""
        return all(seat.level for seat in self.seats)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest, including those they have left in a match."""
        if not guest:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.guest == guest])

    def has_played(self, guest: str) -> bool:
        """Whether a guest had a seat in a match that is over, or has one now."""
        if not guest:
            return False
        return bool(self.seats_of(guest)) or any(guest in match.guests for match in self.played.values())

    def admits(self, guest: str, invitation: str) -> bool:
        """Whether somebody may look at the table and sit down: some tables are for invited people only."""
        if self.day is not None:  # nobody else may learn the deal
            return self.has_played(guest)
        if not self.invitation:
            return True
        if guest in self.removed:
            return False
        known = bool(guest) and (guest == self.host or self.has_played(guest))
        return known or compare_digest(invitation.encode(), self.invitation.encode())

    def here(self) -> tuple[int, ...]:
        """The seats of all people who are here."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.is_here])

    def looks_on(self, seat: int) -> bool:
        """Whether a seat may see all hands of the round: it is out, and nobody still in could learn of them.

        That is so if only computer players are in, or if the table was opened with open hands.
        """
        if self.match is None or self.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return False
        out = self.match.round.out
        if seat not in out:
            return False
        bots_only = all(one.level is not None for number, one in enumerate(self.seats) if number not in out)
        return bots_only or (self.settings.open_hands and not self.settings.device)

    @property
    def open_cards(self) -> bool:
        """Whether everybody may see all cards: the match is over, or abandoned."""
        return self.phase is Phase.FINISHED or (self.phase is Phase.CLOSED and self.match is not None)

    # The fold

    def apply(self, event: Event, at: int) -> None:
        """Apply an event that happened at this time."""
        self.version += 1
        self.last_at = at
        match event:
            case events.Played():
                self._play(event, at)
            case events.Created():
                self._open(event)
            case events.Sat():
                if event.before is not None:
                    self.seats[event.before] = Seat()
                if self.seats[event.seat].guest == event.guest:
                    self.seats[event.seat].face = event.face or ""
                else:
                    self.seats[event.seat] = Seat(guest=event.guest, name=event.name, face=event.face or "")
            case events.BotSat():
                self.seats[event.seat] = bot_seat(event.level, event.character or "")
            case events.Stood():
                self.seats[event.seat] = Seat()
            case events.Removed():
                self._remove(event.seat)
            case events.SettingsChanged():
                self._change_settings(event, at)
            case events.Hosted():
                self.host = self.seats[event.seat].guest or ""
            case events.Started():
                self._start(event, at)
            case events.Committed():
                self.seed = self._seed().commit(event.seat, bytes.fromhex(event.commitment))
            case events.CommitsClosed():
                self.revealing = True
                self.deadline = at + DEAL_WAIT
            case events.Revealed():
                self.seed = self._seed().reveal(event.seat, bytes.fromhex(event.secret))
            case events.Dealt():
                edition, options, ending = self.settings.parsed()
                self.match = Match(
                    self._seed(), self.settings.players, edition, options, ending, start=self.prepared
                )
                self._await_turn(at)
                self._end_if_given_up()
            case events.TimedOut():
                self.seats[event.seat].timeouts += 1
                self.late = True
            case events.NextDealt():
                self._match().next_round()
                self._await_turn(at)
            case events.Held():
                self.held = tuple(sorted({*self.held, event.seat}))
                self.holds.setdefault(event.seat, at + HOLD_WAIT)
                self._await_round(at)
            case events.Released():
                self._release(event.seat, at)
            case events.Left():
                self.seats[event.seat].gave_up = event.gives_up is True
                self._leave(event.seat, at)
                self._end_if_given_up()
            case events.CameBack():
                self._come_back(event.seat, at)
                self._await_round(at)
            case events.StoodIn():
                self.seats[event.seat].stand_in, self.seats[event.seat].back = event.level, False
                if self.mover == event.seat:
                    self.deadline = None
                self._await_round(at)
            case events.Helped():
                self.seats[event.seat].helped += 1
            case events.Asked():
                self.deadline = self.deadline or at + REMATCH_WAIT
                self.asked = tuple(sorted({*self.asked, event.seat}))
            case events.Rematched():
                self._move_on()
            case events.Closed():
                self._close(event.reason)
            case events.Extended():
                if self.deadline is not None:
                    self.deadline += event.ms
                    self.round_until += event.ms
                    self.holds = {seat: until + event.ms for seat, until in self.holds.items()}

    def _open(self, event: events.Created) -> None:
        self.settings = event.settings
        self.host = event.host
        self.invitation = event.invitation or ""
        self.start = Start.parse(event.start) if event.start else None
        self.once = event.once is True
        self.origin = event.origin or ""
        self.day = event.day or None
        self.imported = event.imported or ""
        characters, faces = event.characters or (), event.faces or ()
        for number in range(event.settings.players):
            level = event.settings.bot_on(number)
            if level is not None:
                self.seats.append(bot_seat(level, _at(characters, number)))
            elif event.settings.device:
                numbered = f"{event.name} {number + 1}" if event.name else ""
                name = _at(event.names, number) or numbered
                self.seats.append(Seat(guest=event.host, name=name, face=_at(faces, number)))
            else:
                self.seats.append(Seat())

    def _remove(self, number: int) -> None:
        guest = self.seats[number].guest
        if guest and guest != self.host:
            self.removed |= {guest}
        self.seats[number] = Seat()

    def _change_settings(self, event: events.SettingsChanged, at: int) -> None:
        settings = event.settings
        seats = {"players": settings.players, "bots": settings.bots}
        if msgspec.structs.replace(self.settings, **seats) != settings:
            self.rules_at = at
        free = [number for number, seat in enumerate(self.seats) if seat.is_free]
        gone = free[settings.players - len(self.seats) :] if settings.players < len(self.seats) else []
        if isinstance(event.without, int):
            gone = [event.without]
        self.seats = [seat for number, seat in enumerate(self.seats) if number not in gone]
        self.seats += [Seat() for _ in range(settings.players - len(self.seats))]
        self.settings = settings

    def _start(self, event: events.Started, at: int) -> None:
        self.match_number += 1
        self.seed = SharedSeed.begin(event.match, bytes.fromhex(event.secret), self.settings.players)
        self.revealing = False
        self.phase = Phase.DEALING
        self.deadline = at + DEAL_WAIT

    def _await_turn(self, at: int) -> None:
        """Begin a turn, and its clock if a person plays it."""
        self.phase = Phase.PLAYING
        self.holds, self.held = {}, ()
        for seat in self.seats:
            if seat.back:
                seat.stand_in, seat.back = None, False
        seconds = self.settings.pace.seconds
        by_bot = self.bot_to_move is not None
        self.deadline = None if seconds is None or by_bot else at + 1000 * seconds

    def _play(self, event: events.Played, at: int) -> None:
        match = self._match()
        assert event.seat == match.round.turn, "the log holds turns of the seat to move"
        by_person = self.seats[event.seat].player is None
        late = self.late and by_person
        stand_in = self.seats[event.seat].stand_in is not None
        if by_person and not late:
            self.seats[event.seat].timeouts = 0
        self.late = False
        number = len(match.played)
        before = match.round.out
        match.play(event.turn, whole=event.whole)
        out = tuple([seat for seat in match.round.out if seat not in before])
        text, shown = event.text, event.shown
        if self.turns and not self.turns[-1].whole:
            start = self.turns.pop()
            text, shown = _joined(start.text, text), _joined(start.shown, shown)
        self.turns.append(ShownTurn(number, event.seat, text, shown, event.whole, out, late, stand_in))
        if match.is_over:
            self._finish()
        elif match.round.is_over:
            self.phase = Phase.BETWEEN
            self.round_until = at + ROUND_WAIT
            self._await_round(at)
        elif match.round.phase == PHASES[PLAY]:
            self._await_turn(at)

    def _await_round(self, at: int) -> None:
        """Set when the next round is dealt by itself; never for somebody who plays alone."""
        if self.phase is not Phase.BETWEEN:
            return
        people = {seat.guest for seat in self.seats if seat.guest is not None and not seat.left}
        if len(people) == 1 and self.here():
            self.deadline = None
            return
        least = at + RELEASE_WAIT if self.deadline is None else 0
        self.deadline = max(self.round_until, least, *[self.holds[seat] for seat in self.held])

    def _release(self, number: int, at: int) -> None:
        if number in self.held:
            self.held = tuple([seat for seat in self.held if seat != number])
            self.round_until = max(self.round_until, at + RELEASE_WAIT)
            self._await_round(at)

    def _end_if_given_up(self) -> None:
        """End a match of two in which one has given up; before the deal there is nothing to end."""
        if self._is_given_up and self.phase in (Phase.PLAYING, Phase.BETWEEN):
            self._finish()

    def _finish(self) -> None:
        self.phase = Phase.FINISHED
        self.deadline = None
        for seat in self.seats:
            if not seat.left:  # its person may ask for another match, and keeps the seat for it
                seat.stand_in, seat.back = None, False
        for winner in self.winners:
            self.seats[winner].wins += not self.seats[winner].gave_up
        self._keep_match()

    def _keep_match(self) -> None:
        names = tuple([seat.name for seat in self.seats])
        guests = tuple([seat.guest for seat in self.seats if seat.guest])
        self.played[self.match_number] = MatchPlayed(self._match(), names, guests)

    def _leave(self, number: int, at: int) -> None:
        self.seats[number].left = True
        self._release(number, at)
        self._await_round(at)
        if number in self.asked:
            self.asked = tuple([seat for seat in self.asked if seat != number])
            if not self.asked:
                self.deadline = None  # a rematch is no longer awaited

    def _come_back(self, number: int, at: int) -> None:
        seat = self.seats[number]
        seat.left = False
        if seat.stand_in is None:
            return
        if self.mover == number and self.late:
            seat.back = True  # the bot ends this turn: coming back must not start its clock again
            return
        seat.stand_in = None
        if self.mover == number:
            self._await_turn(at)

    def _move_on(self) -> None:
        """Make the table ready for another match, with everybody on the next seat.

        If the same prepared match or deal of a day begins again, everybody stays on their seat.
        """
        stay = [seat if seat.level or seat.is_here else Seat() for seat in self.seats]
        self.seats = [
            Seat(guest=seat.guest, name=seat.name, level=seat.level, face=seat.face, wins=seat.wins)
            for seat in (stay if self.day or (self.start and not self.once) else (stay[-1], *stay[:-1]))
        ]
        self.phase = Phase.WAITING
        self.match = None
        self.seed = None
        self.turns = []
        self.asked = ()
        self.holds, self.held = {}, ()
        self.deadline = None

    def _close(self, reason: str) -> None:
        if self.phase in (Phase.PLAYING, Phase.BETWEEN):
            self._keep_match()
        self.phase = Phase.CLOSED
        self.deadline = None
        self.end = reason

    def _seed(self) -> SharedSeed:
        assert self.seed is not None, "a match has been started"
        return self.seed

    def _match(self) -> Match:
        assert self.match is not None, "a match has been dealt"
        return self.match


def _joined(start: str, rest: str) -> str:
    return start if rest == str(STOP) else f"{start} {rest}"


def _at(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""

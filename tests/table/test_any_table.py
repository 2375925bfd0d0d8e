"""Whatever people do at a table, in any order and at any time, it stays sound.

Hypothesis lets people sit, leave, come back, play, dawdle and ask for what they may not have. Always the log
alone gives the same table, a refusal changes nothing, an event is one version, and a table that is left alone
comes to its end by itself.
"""

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.table_driver import EVE, LEVELS, PEOPLE, SYSTEM, Club, decode, encode, everything, some_play

from red7.game.editions import EDITIONS
from red7.game.engine.dice import Dice
from red7.game.errors import Red7Error
from red7.table.commands import (
    Close,
    ComeBack,
    Command,
    Commit,
    Extend,
    Help,
    Leave,
    NextRound,
    Play,
    Rematch,
    Remove,
    Reveal,
    SeatBot,
    Sit,
    StandIn,
    StartMatch,
    SystemCommand,
)
from red7.table.deadlines import due
from red7.table.decisions.asker import Who
from red7.table.settings import Pace, Settings
from red7.table.state import can_save, load, save
from red7.table.table import Phase, Table
from red7.table.views.history import record

WHO = st.sampled_from([*PEOPLE, EVE])
SEATS = st.integers(0, 3)
SOME_LEVEL = st.sampled_from(LEVELS)
TEXTS = st.sampled_from(["out", ".", "+", "R7p", "R7c", "O3p", "O3p ??+", "V1p B1t", "R7", "", "R7p G4c Y2+"])


@st.composite
def settings(draw: st.DrawFn) -> Settings:
    players = draw(st.integers(2, 4))
    bots = draw(st.lists(st.none() | SOME_LEVEL, max_size=players))
    return Settings(
        players=players,
        edition=draw(st.sampled_from(list(EDITIONS))),
        options=draw(st.sampled_from(["basic", "draw", "advanced", "expert", "actions"])),
        bots=tuple(bots),
        help=draw(st.booleans()),
        pace=draw(st.sampled_from([Pace(), Pace(seconds=5), Pace(seconds=30, timeout="bot")])),
        device=draw(st.sampled_from([False, False, False, True])),
    )


class AnyTable(RuleBasedStateMachine):
    """A table, and all that can be done at it."""

    @initialize(chosen=settings(), seed=st.integers(0, 2**16))
    def open(self, chosen: Settings, seed: int) -> None:
        self.club = Club(chosen, seed=seed)
        self.dice = Dice(seed)

    def do(self, who: Who, command: Command | SystemCommand) -> None:
        club = self.club
        before = everything(club.table)
        version = club.table.version
        try:
            events = club.ask(who, command)
        except Red7Error:
            events = []
        assert everything(club.table) == before, "to ask changes nothing"
        twin = club.table.copy()
        for event in events:
            assert decode(encode(event)) == event
            twin.apply(event, club.now)
        assert everything(club.table) == before, "nor does it to try events out on a copy"
        club.take(events)
        assert club.table.version == version + len(events)
        assert everything(twin) == everything(club.table)
        if events and can_save(twin):
            assert everything(load(save(twin))) == everything(twin)

    @rule(who=WHO, seat=st.none() | SEATS)
    def sit(self, who: Who, seat: int | None) -> None:
        self.do(who, Sit(seat=seat))

    @rule(who=WHO, seat=SEATS, level=SOME_LEVEL)
    def seat_bot(self, who: Who, seat: int, level: str) -> None:
        self.do(who, SeatBot(seat=seat, level=level))

    @rule(who=WHO, seat=st.none() | SEATS)
    def leave(self, who: Who, seat: int | None) -> None:
        self.do(who, Leave(seat=seat))

    @rule(who=WHO, seat=SEATS)
    def come_back(self, who: Who, seat: int) -> None:
        self.do(who, ComeBack(seat=seat))

    @rule(who=WHO, seat=SEATS, level=SOME_LEVEL)
    def stand_in(self, who: Who, seat: int, level: str) -> None:
        self.do(who, StandIn(seat=seat, level=level))

    @rule(who=WHO, seat=SEATS)
    def remove(self, who: Who, seat: int) -> None:
        self.do(who, Remove(seat=seat))

    @rule(who=WHO)
    def try_to_start(self, who: Who) -> None:
        self.do(who, StartMatch())

    @precondition(lambda self: self.club.table.phase is Phase.WAITING)
    @rule()
    def fill_and_start(self) -> None:
        for person in PEOPLE:
            self.do(person, Sit())
        self.do(next(who for who in (*PEOPLE, EVE) if who.guest == self.club.table.host), StartMatch())

    @precondition(lambda self: self.club.table.phase is Phase.DEALING)
    @rule(who=WHO, secret=st.sampled_from([1, 1, 2]))
    def commit_or_reveal(self, who: Who, secret: int) -> None:
        value = bytes([secret] * 32)
        for seat in self.club.table.seats_of(who.guest):
            if self.club.table.phase is Phase.DEALING:
                commit = Commit(seat=seat, commitment=self.club.commitment(seat, value))
                self.do(who, Reveal(seat=seat, secret=value.hex()) if self.club.table.revealing else commit)

    @precondition(lambda self: self.club.table.mover is not None)
    @rule(turns=st.integers(1, 8))
    def play_on(self, turns: int) -> None:
        for _ in range(turns):
            if self.club.table.mover is not None:
                play = some_play(self.club.table, self.dice)
                seat = self.club.table.seats[play.seat]
                if seat.is_here:
                    self.do(self.club.on(play.seat), play)
                elif self.club.table.bot_to_move is not None:
                    self.club.come_due()

    @rule(who=WHO, seat=SEATS, text=TEXTS, whole=st.booleans())
    def play_anything(self, who: Who, seat: int, text: str, whole: bool) -> None:
        self.do(who, Play(seat=seat, text=text, whole=whole))

    @rule(who=WHO)
    def next_round(self, who: Who) -> None:
        self.do(who, NextRound())

    @rule(who=WHO, seat=SEATS)
    def help(self, who: Who, seat: int) -> None:
        self.do(who, Help(seat=seat))

    @precondition(lambda self: self.club.table.phase is Phase.FINISHED)
    @rule(who=WHO, seat=SEATS)
    def rematch(self, who: Who, seat: int) -> None:
        self.do(who, Rematch(seat=seat))

    @precondition(lambda self: self.club.table.phase is Phase.FINISHED)
    @rule()
    def all_want_a_rematch(self) -> None:
        for seat in self.club.table.here():
            if self.club.table.phase is Phase.FINISHED:
                self.do(self.club.on(seat), Rematch(seat=seat))
        assert self.club.table.phase is not Phase.FINISHED or not self.club.table.here()

    @rule(who=WHO, sure=st.integers(0, 9))
    def close(self, who: Who, sure: int) -> None:
        if sure == 9:
            self.do(who, Close())

    @rule(seconds=st.integers(0, 40))
    def dawdle(self, seconds: int) -> None:
        self.club.wait(seconds)

    @rule(ms=st.integers(-1, 60_000))
    def be_down(self, ms: int) -> None:
        self.club.now += max(ms, 0)
        self.do(SYSTEM, Extend(ms=ms))

    @rule(times=st.integers(1, 6))
    def wait_for_what_is_due(self, times: int) -> None:
        for _ in range(times):
            waiting = due(self.club.table)
            if waiting is not None and waiting.at < self.club.now + 60_000:
                self.club.come_due()

    @invariant()
    def the_log_is_the_table(self) -> None:
        assert everything(Table.replay(self.club.log)) == everything(self.club.table)

    @invariant()
    def who_is_at_the_table_makes_sense(self) -> None:
        table = self.club.table
        assert table.version == len(self.club.log)
        assert len(table.seats) == table.settings.players
        if table.phase not in (Phase.WAITING, Phase.CLOSED):
            assert not any(seat.is_free for seat in table.seats)
        if not table.settings.device:
            guests = [seat.guest for seat in table.seats if seat.guest is not None]
            assert len(guests) == len(set(guests))
        for number, played in table.played.items():
            assert record(table, number).abandoned is not played.match.is_over

    def teardown(self) -> None:
        for _ in range(5_000):
            if due(self.club.table) is None:
                break
            assert self.club.come_due(), "what is due leads somewhere"
        assert self.club.table.phase is Phase.CLOSED


AnyTable.TestCase.settings = hypothesis_settings(max_examples=60, stateful_step_count=40)
TestAnyTable = AnyTable.TestCase

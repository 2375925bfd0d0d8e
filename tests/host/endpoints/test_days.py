"""The deal of the day: one for all, one try each, the same answers, and nothing told too early."""

import json
from dataclasses import dataclass, replace

import msgspec
import pytest
from support.clock import Clock

from red7.game.errors import Red7Error
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import verify
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.contracts.thinker import Thinker
from red7.host.conversation import open_for_viewer, read_hello
from red7.host.endpoints.branches import NewBranch, branch_off
from red7.host.endpoints.days import DayShown, DayWish, play_day, see_day
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.guests import forget_guest, my_matches
from red7.host.endpoints.records import download_record
from red7.host.endpoints.replays import replay_of_match
from red7.host.endpoints.statistics import my_statistics
from red7.host.endpoints.tables import open_tables, see_table
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.bot_turns import BotTurns
from red7.host.thought.local_thinker import LocalThinker
from red7.learn.days import day_of, ends_at, rules_of, told_at
from red7.server.thinkers import Thinkers
from red7.table.commands import Close, Command, Help, Leave, NextRound, Play, Rematch, Remove, StandIn
from red7.table.decisions.asker import Who
from red7.table.table import Phase, Table

pytestmark = pytest.mark.anyio
ANN, BEN, CY = [Guest(f"{name.lower()}-id", name, 0, 0) for name in ("Ann", "Ben", "Cy")]
MONDAY, THURSDAY, SATURDAY = "2023-11-13", "2023-11-16", "2023-11-18"


@dataclass
class Server:
    """A process that plays the turns of computer players when it is told to."""

    host: Host
    clock: Clock

    def call(self, guest: Guest | None = ANN, body: object = None, **parts: object) -> Call:
        return Call(self.host, guest=guest, body=body, parts={name: str(one) for name, one in parts.items()})

    async def see(self, guest: Guest | None = ANN, day: str = "today") -> DayShown:
        return await see_day(self.call(guest, day=day))

    async def play(self, guest: Guest = ANN, day: str = "today") -> str:
        return (await play_day(self.call(guest, DayWish(), day=day))).id

    async def table(self, id_: str) -> Table:
        return (await self.host.tables.get(id_)).table

    async def act(self, id_: str, command: Command, guest: Guest = ANN) -> None:
        await self.host.act(id_, Who(guest=guest.id, name=guest.name), command)

    async def to_person(self, id_: str) -> Table:
        """Let the computer players play until a person is to do something."""
        host = self.host
        bots = BotTurns(host.hub, host.thinker, host.thought_queue, host.viewers, host.observer)
        while (await self.table(id_)).bot_to_move is not None:
            await bots.play(await host.tables.get(id_))
        return await self.table(id_)

    async def finish(self, id_: str, guest: Guest = ANN, turns: int = 0, rounds: int = 99) -> list[str]:
        """Play to the end: so many turns that stay in, then out in every round; all that was played."""
        while (table := await self.to_person(id_)).is_match_on:
            if table.phase is Phase.BETWEEN:
                await self.act(id_, NextRound() if table.place[1] < rounds else Close(), guest)
                continue
            assert table.match is not None
            staying = [str(turn) for turn in table.match.round.turns()] if turns else []
            text = next((turn for turn in staying if "?" not in turn), "out")
            turns = max(0, turns - 1)
            await self.act(id_, Play(seat=table.match.round.turn, text=text), guest)
        return [turn.text for turn in table.turns]


async def opened(
    day: str = MONDAY, store: MemoryStore | None = None, thinker: Thinker | None = None, secret: int = 1
) -> Server:
    clock = Clock()
    clock.ms = ends_at(day) - 3_600_000
    inputs = Inputs(now=clock, secret=lambda: bytes([secret]) * 32)
    host = Host(store or MemoryStore(), LocalBus(), thinker or LocalThinker(), inputs=inputs)
    for guest in (ANN, BEN, CY):
        await host.store.put_guest(guest)
    return Server(host, clock)


async def refused(work: object) -> str:
    with pytest.raises(Red7Error) as caught:
        await work  # type: ignore[misc]
    return caught.value.code


def test_a_week_has_all_modes_and_two_to_four_players() -> None:
    days = [f"2026-11-{day:02}" for day in range(16, 23)]
    assert {rules_of(day).mode for day in days} == {"basic", "advanced", "expert"}
    assert {rules_of(day).players for day in days} == {2, 3, 4}
    for day in (f"2026-{month:02}-16" for month in range(1, 13)):
        assert [level for level in rules_of(day).bots if level is None] == [None]
    assert len({(rules_of(day).players, rules_of(day).seat) for day in days}) >= 3
    assert day_of(ends_at(MONDAY)) == "2023-11-14"
    assert day_of(ends_at(MONDAY) - 1) == MONDAY


@pytest.mark.parametrize("day", ["", "x", "2023-11-31", "20231113", "0001-01-01", "9999-12-31", "٢٠٢٣-11-13"])
async def test_what_is_no_day_is_refused(day: str) -> None:
    assert await refused((await opened()).see(day=day)) == "day"


async def test_a_day_that_had_no_deal_has_none() -> None:
    server = await opened()
    for day in ("2023-11-12", "2023-11-14"):
        assert await refused(server.see(day=day)) == "server-no-day"
        assert await refused(server.play(day=day)) == "server-no-day"


async def test_the_deal_is_the_same_for_everybody_in_every_process_and_another_each_day() -> None:
    one = await opened()
    two = await opened(store=one.host.store, secret=2)  # type: ignore[arg-type]
    ids = [await one.play(ANN), await two.play(BEN, MONDAY)]
    tables = [await one.table(ids[0]), await two.table(ids[1])]
    starts = [table.match.position() for table in tables if table.match]
    assert starts[0] == starts[1]
    assert (await one.see()).commitment == (await two.see(None)).commitment
    before = await one.see()
    one.clock.ms += 86_400_000
    after = await one.see()
    assert after.commitment != before.commitment
    assert (after.before, before.before) == (MONDAY, "")


@pytest.mark.parametrize("day", [MONDAY, THURSDAY])
async def test_the_same_moves_meet_the_same_answers(day: str) -> None:
    """In other processes and thinkers, at other times of the day, for other guests, and in practice."""
    store, pool = MemoryStore(), Thinkers(1)
    try:
        servers = [await opened(day, store), await opened(day, store, pool, secret=2)]
        servers[1].clock.ms += 1_800_000
        records: list[Record] = []
        for server, guest in zip(servers, (ANN, BEN), strict=True):
            id_ = await server.play(guest)
            await server.finish(id_, guest, turns=3, rounds=1)
            text = (await download_record(server.call(guest, table=id_, match=1))).text
            record = Record.parse(text)
            records.append(replace(record, names=("",) * len(record.names)))
        assert str(records[0]) == str(records[1])
        practice = await servers[0].play(BEN)
        line = await servers[0].finish(practice, BEN, turns=3, rounds=1)
        assert line == [turn.text for entry in records[0].rounds for turn in entry.turns]
        if day == MONDAY:
            await servers[0].act(practice, Rematch(seat=rules_of(day).seat), BEN)
            assert await servers[0].finish(practice, BEN, turns=3) == line
    finally:
        pool.close()


async def test_a_guest_has_one_try_that_counts_and_then_practises() -> None:
    server = await opened()
    assert (await server.see()).state == "new"
    id_ = await server.play()
    shown = await server.see()
    assert (shown.state, shown.table, shown.own, shown.results) == ("running", id_, None, None)
    assert await server.play() == id_, "it is gone on with"
    await server.finish(id_)
    shown = await server.see()
    assert shown.state == "over"
    assert shown.own is not None
    assert shown.results is not None
    assert (shown.results.tries, shown.results.places) == (1, (0, 1))
    again = await server.play()
    assert again != id_
    assert (await server.table(again)).is_counted is False
    await server.finish(again, turns=4)
    await server.act(id_, Rematch(seat=rules_of(MONDAY).seat))
    await server.finish(id_, turns=4)
    assert (await server.see()).own == shown.own
    assert (await server.see()).results == shown.results
    lines = (await my_matches(server.call())).matches
    assert sorted((line.day, bool(line.prepared)) for line in lines) == [
        (MONDAY, False),
        (MONDAY, True),
        (MONDAY, True),
    ]
    assert (await my_statistics(server.call())).played == 0, "it stands apart"


async def test_a_try_that_is_left_half_way_counts_and_is_gone_on_with() -> None:
    server = await opened(SATURDAY)
    id_ = await server.play()
    table = await server.to_person(id_)
    await server.act(id_, Leave())
    assert (await server.table(id_)).phase is table.phase
    assert (await server.see()).state == "running"
    assert await server.play() == id_
    assert (await server.table(id_)).seats[rules_of(SATURDAY).seat].is_here
    await server.act(id_, Close())
    shown = await server.see()
    assert shown.own is not None
    assert (shown.state, shown.own.place) == ("over", 3), "who closes it has come in last"


async def test_nobody_is_helped_or_changes_who_plays_in_a_try_that_counts() -> None:
    server = await opened()
    id_, seat = await server.play(), rules_of(MONDAY).seat
    await server.to_person(id_)
    assert await refused(server.act(id_, Help(seat=seat))) == "table-counts"
    assert await refused(server.act(id_, Remove(seat=1 - seat))) == "table-started"
    await server.act(id_, Leave())
    assert await refused(server.act(id_, StandIn(seat=seat, level="master"))) == "table-counts"


async def test_what_others_did_is_told_once_the_own_try_has_ended() -> None:
    server = await opened()
    ids = {guest.id: await server.play(guest) for guest in (ANN, BEN)}
    await server.finish(ids[ANN.id], ANN, turns=9)
    await server.finish(ids[BEN.id], BEN)
    for guest in (CY, None):
        assert (await server.see(guest)).results is None
    shown = await server.see(BEN)
    assert shown.results is not None
    assert (shown.results.tries, sum(shown.results.places)) == (2, 2)
    assert shown.results.best_table in ids.values()
    mine = (await server.see(ANN)).results
    assert mine is not None
    assert mine.worse + shown.results.worse <= 1
    assert mine.best_is_own != shown.results.best_is_own or mine.best == shown.results.best


async def test_nothing_of_the_deal_is_given_away_before_the_own_try_has_ended() -> None:
    """All ways to somebody else's match are closed; then the best one is open, without a name."""
    server = await opened()
    id_ = await server.play(ANN)
    await server.finish(id_, ANN, turns=9)
    own = await server.play(BEN)
    match = {"table": id_, "match": 1}
    asked = NewBranch(table=id_, match=1, round=1, turn=1, seat=0)

    async def ways(guest: Guest | None) -> list[str]:
        call = server.call(guest, **match)
        return [
            await refused(download_record(call)),
            await refused(replay_of_match(call)),
            await refused(branch_off(server.call(guest or CY, asked))),
            await refused(see_table(server.call(guest, table=id_))),
            await refused(open_for_viewer(server.host, id_, read_hello('{"type": "hello"}'), guest)),
        ]

    closed = ["server-private"] * 3 + ["server-invited"] * 2
    for guest in (BEN, CY, None):
        assert await ways(guest) == closed
    assert await refused(download_record(server.call(BEN, table=own, match=1))) == "table-no-record"
    assert (await open_tables(server.call(CY))).tables == []
    await server.finish(own, BEN)
    text = (await download_record(server.call(BEN, **match))).text
    assert "Ann" not in text
    replayed = json.loads(await replay_of_match(server.call(BEN, **match)))
    assert [seat["name"] for seat in replayed["seats"]].count("") == 1
    assert (await branch_off(server.call(BEN, asked))).id
    assert await refused(download_record(server.call(CY, **match))) == "server-private"
    assert await refused(see_table(server.call(BEN, table=id_))) == "server-invited"


async def test_what_a_guest_may_know_does_not_depend_on_what_is_hidden() -> None:
    """With hidden cards elsewhere, every byte that one can get before the own try ended stays the same."""
    seen: list[bytes] = []
    for number in (1, 2):
        server = await opened(secret=number)
        await server.finish(await server.play(ANN), ANN, turns=number)
        for guest in (CY, None):
            shown = await server.see(guest)
            assert len(bytes.fromhex(shown.commitment)) == 32
            seen.append(msgspec.json.encode(msgspec.structs.replace(shown, commitment="")))
    assert len(set(seen)) == 1


async def test_the_secret_is_told_the_day_after_and_proves_the_deal() -> None:
    server = await opened()
    id_ = await server.play()
    await server.finish(id_)
    record = server.call(table=id_, match=1)
    promised = await server.see()
    text = (await download_record(record)).text
    assert promised.secret == ""
    assert f"Deal-Server: {promised.commitment} -" in text
    secret = await server.host.store.secret_of(MONDAY)
    assert secret is not None
    table = (await see_table(server.call(table=id_))).decode()
    for told in (text, table, msgspec.json.encode(promised).decode()):
        assert secret.hex() not in told
    server.clock.ms = told_at(MONDAY)
    after = await server.see(CY, MONDAY)
    assert (after.secret, after.commitment) == (secret.hex(), promised.commitment)
    assert after.results is not None, "now everybody may see"
    text = (await download_record(record)).text
    assert f"Deal-Server: {promised.commitment} {secret.hex()}" in text
    assert verify(read_record(text)).problems == ()
    assert await server.play(CY, MONDAY), "for practice"


async def test_a_try_may_end_a_little_after_its_day_and_no_later() -> None:
    server = await opened()
    ids = [await server.play(guest) for guest in (ANN, BEN)]
    server.clock.ms = ends_at(MONDAY)
    assert (await server.see(CY, MONDAY)).state == "missed"
    assert await refused(server.play(CY, MONDAY)) == "server-no-day", "it is a secret still"
    server.clock.ms = told_at(MONDAY) - 1
    await server.finish(ids[0], ANN)
    server.clock.ms += 1
    await server.finish(ids[1], BEN)
    late = await server.see(BEN, MONDAY)
    assert (late.state, late.own) == ("over", None)
    assert late.results is not None
    assert late.results.tries == 1


async def test_a_try_goes_with_its_guest_and_the_next_best_is_shown() -> None:
    server = await opened()
    for guest in (ANN, BEN):
        await server.finish(await server.play(guest), guest, turns=9 if guest is ANN else 0)
    running = await server.play(CY)
    await forget_guest(server.host, Who(guest=ANN.id, name=ANN.name))
    shown = await server.see(BEN)
    assert shown.results is not None
    assert (shown.results.tries, shown.results.best_is_own) == (1, True)
    await forget_guest(server.host, Who(guest=CY.id, name=CY.name))
    assert CY.id not in msgspec.json.encode(await server.host.store.entries(running)).decode()

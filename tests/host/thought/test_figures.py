"""Statistics of guests: of matches that are over, with what is kept of their reviews, and gone with them."""

from collections.abc import Mapping
from dataclasses import replace

import pytest
from support.clock import Clock

from red7.ai.review.eliminations import Elimination
from red7.ai.review.outline import Place
from red7.ai.review.review import TurnReview
from red7.game.errors import Red7Error
from red7.game.record.record import Record
from red7.host.contracts.allowance import Act, Allowance
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest, Result
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.guests import forget_guest, my_matches
from red7.host.endpoints.replays import review_match
from red7.host.endpoints.statistics import Statistics, my_statistics
from red7.host.endpoints.tables import NewTable, create_table
from red7.host.errors import HostError
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.people.documents import LIMITS
from red7.host.tables.summaries import own_match
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.review_answer import AskReview
from red7.learn.mistakes import Mistake
from red7.learn.statistics import RoundLine
from red7.table.commands import AutoDeal, Play, Sit, StartMatch
from red7.table.decisions.asker import Who
from red7.table.settings import Settings
from red7.table.table import DEAL_WAIT

pytestmark = pytest.mark.anyio
PEOPLE = [Guest(name.lower() * 10, name, 0, 0) for name in ("Ann", "Ben")]
ANN, BEN = PEOPLE


class Quick(LocalThinker):
    """Thinks little."""

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = 60
    ) -> tuple[TurnReview, list[Elimination]]:
        return await super().review_turn(record, number, 60)

    async def mistakes(self, record: Record, best: Mapping[Place, str]) -> list[Mistake]:
        assert record.source is None, "no secret leaves the process"
        return await super().mistakes(record, best)


@pytest.fixture
async def host() -> Host:
    host = Host(MemoryStore(), LocalBus(), Quick(), inputs=Inputs(now=Clock(), secret=lambda: bytes(32)))
    for person in PEOPLE:
        await host.store.put_guest(person)
    return host


def who(guest: Guest) -> Who:
    return Who(guest=guest.id, name=guest.name)


async def dealt(host: Host, **settings: object) -> str:
    """A table of both, with their cards."""
    new = NewTable(settings=Settings(**settings))  # type: ignore[arg-type]
    table = (await create_table(Call(host, guest=ANN, body=new))).id
    if not settings.get("device"):
        await host.act(table, who(BEN), Sit())
    await host.act(table, who(ANN), StartMatch())
    assert isinstance(host.now, Clock)
    host.now.ms += DEAL_WAIT
    await host.hub.act(table, SYSTEM, AutoDeal())
    return table


async def give_up(host: Host, table: str) -> Guest:
    """End a match of both at once; who has lost it."""
    cached = await host.tables.get(table)
    mover = cached.table.mover
    assert mover is not None
    loser = next(one for one in PEOPLE if one.id == cached.table.seats[mover].guest)
    await host.hub.act(table, who(loser), Play(seat=mover, text="out"))
    return loser


async def told(host: Host, guest: Guest) -> Statistics:
    return await my_statistics(Call(host, guest=guest))


async def review(host: Host, guest: Guest, table: str) -> None:
    parts = {"table": table, "match": "1"}
    answer = await review_match(Call(host, guest=guest, parts=parts, body=AskReview()))
    assert len(answer.turns) == answer.count == 1


async def test_a_match_counts_once_it_is_over_and_leaves_how_its_rounds_ended(host: Host) -> None:
    table = await dealt(host)
    before = await told(host, ANN)
    assert (before.played, before.waiting, before.figures.rules) == (0, [], ())
    loser = await give_up(host, table)
    winner = next(one for one in PEOPLE if one is not loser)
    for guest, won in ((loser, 0), (winner, 1)):
        figures = (await told(host, guest)).figures
        for shares, name in ((figures.modes, "basic"), (figures.opponents, "people"), (figures.rules, "R")):
            assert [(one.name, one.played, one.won, one.even) for one in shares] == [(name, 1, won, 0.5)]
        assert [(one.name, one.won) for one in figures.seats] == [("2" if won else "1", won)]
    mine = await my_matches(Call(host, guest=ANN))
    assert not hasattr(mine.matches[0], "rounds"), "for the statistics only"


async def test_a_review_that_is_whole_is_kept_as_figures_with_its_mistakes(host: Host) -> None:
    table = await dealt(host)
    loser = await give_up(host, table)
    [place] = (await told(host, loser)).waiting
    assert (place.table, place.match) == (table, 1)
    await review(host, loser, table)
    after = await told(host, loser)
    assert after.waiting == []
    assert after.figures.reviewed == 1
    [point] = after.figures.accuracy
    assert (point.table, point.won) == (table, False)
    assert 0 <= point.accuracy < 50
    [mistake] = after.figures.mistakes
    assert (mistake.mistake, mistake.count, mistake.round, mistake.turn) == (Mistake.OUT, 1, 1, 1)
    assert (mistake.remedy.lesson, mistake.remedy.kind) == ("out", "only")
    winner = next(one for one in PEOPLE if one is not loser)
    assert (await told(host, winner)).figures.reviewed == 0, "each has their own"
    await review(host, winner, table)
    other = (await told(host, winner)).figures
    assert (other.reviewed, other.accuracy, other.mistakes) == (1, (), ()), "there was nothing to choose"


async def test_what_was_kept_outlives_the_table_and_goes_with_the_guest(host: Host) -> None:
    table = await dealt(host)
    loser = await give_up(host, table)
    await review(host, loser, table)
    before = await told(host, loser)
    memory = host.store
    assert isinstance(memory, MemoryStore)
    row = await memory.row(table)
    assert row is not None
    seen = host.now() + 10**9
    await memory.change_guest(loser.id, seen)
    assert await memory.expire(row.touched + 1)
    assert await memory.row(table) is None
    after = await told(host, loser)
    assert [one.table for one in before.figures.mistakes] == [table]
    gone = tuple([replace(one, table="") for one in before.figures.mistakes])
    assert after.figures == replace(before.figures, mistakes=gone), "but for where they could be seen"
    assert after.waiting == [], "there is nothing to review any more"
    await forget_guest(host, who(loser))
    assert await memory.documents(loser.id, "figures") == []
    assert (await told(host, loser)).played == 0


async def test_matches_on_one_device_and_prepared_ones_stand_apart(host: Host) -> None:
    table = await dealt(host, device=True)
    cached = await host.tables.get(table)
    await host.hub.act(table, who(ANN), Play(seat=cached.table.mover or 0, text="out"))
    position = "intl-1.2 basic R 0 R7O6:B1/Y3V2:O5 - - play"
    new = NewTable(position=position, start=True, settings=Settings(bots=(None, "casual")))
    prepared = (await create_table(Call(host, guest=ANN, body=new))).id
    await host.hub.act(prepared, who(ANN), Play(seat=0, text="out"))
    assert len(await host.store.played(ANN.id)) == 3
    for one in (table, prepared):
        await review(host, ANN, one)
    after = await told(host, ANN)
    assert (after.played, after.waiting, after.figures.reviewed) == (0, [], 0)
    assert await host.store.documents(ANN.id, "figures") == []


async def test_lines_of_earlier_versions_count_without_rounds_and_bots_by_their_level() -> None:
    bots = '{"kind":"bot","name":"expert"},{"kind":"bot","name":"Zoe","level":"casual"}'
    seats = f'[{{"kind":"person","name":"Ann"}},{bots}]'
    summary = (
        '{"table":"t","match":1,"seat":0,"won":true,"points":0,"winners":[0],"at":5,'
        f'"settings":{{"players":3,"options":"advanced"}},"seats":{seats}}}'
    )
    line = Result("t", 1, "ann", 0, won=True, points=0, summary=summary.encode(), at=5)
    match = own_match(line)
    assert match is not None
    assert (match.options, match.opponents, match.rounds) == ("draw+scoring", ("expert", "casual"), ())
    of_day = summary[:-1] + ',"day":"2026-11-16"}'
    assert own_match(Result("t", 1, "ann", 0, won=True, points=0, summary=of_day.encode(), at=5)) is None
    later = summary[:-1] + ',"rounds":[{"rule":"G","winner":2,"first":1}]}'
    known = own_match(Result("t", 1, "ann", 0, won=True, points=0, summary=later.encode(), at=5))
    assert known == replace(match, rounds=(RoundLine("G", 2, 1),))


class Strict(Allowance):
    """Refuses to say how somebody gets on."""

    async def check(self, act: Act, caller: str, guest: str = "") -> None:
        if act is Act.STATISTICS:
            raise HostError("limit-rate", seconds=1)


async def test_nobody_may_ask_too_often_and_nobody_keeps_more_than_their_share() -> None:
    host = Host(MemoryStore(), LocalBus(), Quick(), allowance=Strict())
    with pytest.raises(HostError):
        await told(host, ANN)
    with pytest.raises(Red7Error):
        await my_statistics(Call(host))
    assert LIMITS["figures"].drops_oldest

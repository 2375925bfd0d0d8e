"""Which turn did it: one answer at the table, in the review and where a turn is tried again."""

import hashlib
from dataclasses import replace
from itertools import count, islice
from typing import NamedTuple

import pytest
from support.clock import Clock
from support.table_driver import round_of
from table.test_non_interference import pairs

from red7.ai.review.eliminations import Elimination
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.options import TurnOptions
from red7.ai.review.outline import outline
from red7.ai.review.review import TurnReview
from red7.game.editions import DEFAULT_EDITION, Options
from red7.game.engine.dice import Dice
from red7.game.engine.movegen import legal_turns
from red7.game.engine.turns import three_drew
from red7.game.record.record import Record, before_steps
from red7.game.start import Start
from red7.game.steps import finish
from red7.game.turns import Turns
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.analysis import PositionLine, TurnPlace, analyse_board
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.replays import review_match
from red7.host.endpoints.statistics import my_statistics
from red7.host.endpoints.tables import NewTable, create_table
from red7.host.endpoints.tries import TurnAttempt, try_turn_of_match
from red7.host.errors import UnavailableError
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.protocol.messages import AskMissed, HintAnswer
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.past_match import PastMatch
from red7.host.thought.review_answer import AskReview, ReviewAnswer
from red7.host.thought.reviewed_turn import ReviewedTurn
from red7.table.commands import AutoDeal, NextRound, Play, Sit, StartMatch
from red7.table.decisions.asker import Who
from red7.table.settings import Settings
from red7.table.table import DEAL_WAIT, Phase, Table
from red7.table.views.history import record

pytestmark = pytest.mark.anyio
PEOPLE = [Guest(name.lower() * 10, name, 0, 0) for name in ("Ann", "Ben")]
NODES = 60


class Quick(LocalThinker):
    """Thinks little, and may be told not to judge anything any more."""

    is_tired = False

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        self._check(record)
        return await super().review_turn(record, number, NODES)

    async def judge_turn(self, record: Record | str, number: int, nodes: int = NODES) -> TurnReview:
        self._check(record)
        return await super().judge_turn(record, number, NODES)

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = NODES
    ) -> TurnOptions:
        assert isinstance(record, Record)
        assert record.source is None
        return await super().options(record, number, judged, NODES)

    def _check(self, record: Record | str) -> None:
        assert isinstance(record, Record)
        assert record.source is None, "no secret leaves the process"
        if self.is_tired:
            raise UnavailableError("server-thinking-full")


def host_of(store: MemoryStore, seed: int = 0, clock: Clock | None = None) -> Host:
    secrets = (hashlib.sha256(b"%d %d" % (seed, number)).digest() for number in count())
    inputs = Inputs(now=clock or Clock(), secret=lambda: next(secrets))
    return Host(store, LocalBus(), Quick(), inputs=inputs)


def thinker(host: Host) -> Quick:
    assert isinstance(host.thinker, Quick)
    return host.thinker


def who(guest: Guest) -> Who:
    return Who(guest=guest.id, name=guest.name)


class Lost(NamedTuple):
    """A match that was lost: by whom, and with which turns that were asked about before it was over."""

    host: Host
    table: str
    seat: int
    guest: Guest
    asked: tuple[HintAnswer, ...] = ()

    async def missed(self, round_: int = 1, turn: int = 0) -> HintAnswer:
        cached = await self.host.tables.get(self.table)
        asked = AskMissed(id="a", seat=self.seat, round=round_, turn=turn)
        return await self.host.hints.missed(cached, who(self.guest), (), asked)

    async def end_panel(self) -> tuple[ReviewAnswer, list[ReviewedTurn]]:
        """As the page asks when the match is over: for the own turns alone."""
        turns: list[ReviewedTurn] = []
        while True:
            answer = await self.review(AskReview(have=len(turns), seat=self.seat, own=True))
            turns += answer.turns
            if not answer.left:
                return answer, turns

    async def review(self, body: AskReview) -> ReviewAnswer:
        return await review_match(self._call(body))

    async def whole(self) -> ReviewAnswer:
        answer = await self.review(AskReview())
        while len(answer.turns) < answer.count:
            answer = await self.review(AskReview())
        return answer

    async def tried(self, place: ReviewedTurn, text: str) -> tuple[float, float, float]:
        parts = {"round": str(place.round), "turn": str(place.turn)}
        answer = await try_turn_of_match(self._call(TurnAttempt(text), **parts))
        return answer.chance, answer.played, answer.best

    async def looked_into(self, place: ReviewedTurn) -> tuple[str, float]:
        """The best turn on the analysis board, opened from the replay."""
        cached = await self.host.tables.get(self.table)
        start = Start.of(finish(before_steps(record(cached.table, 1), place.round, place.turn)))
        before = TurnPlace(table=self.table, round=place.round, turn=place.turn)
        line = PositionLine(position=str(start), before=before, have=0)
        best = (await analyse_board(self._call(line))).turns[0]
        return best.text, best.chance

    def _call(self, body: object, **parts: str) -> Call:
        return Call(
            self.host, guest=self.guest, parts={"table": self.table, "match": "1", **parts}, body=body
        )

    def restarted(self) -> "Lost":
        store = self.host.store
        assert isinstance(store, MemoryStore)
        return self._replace(host=host_of(store))


async def lost(seed: int, options: str) -> Lost:
    """A match of two people that is played out at random; the loser asked about every own turn of round 1."""
    clock = Clock()
    host = host_of(MemoryStore(), seed, clock)
    for person in PEOPLE:
        await host.store.put_guest(person)
    new = NewTable(settings=Settings(options=options, help=True))
    table = (await create_table(Call(host, guest=PEOPLE[0], body=new))).id
    await host.act(table, who(PEOPLE[1]), Sit())
    await host.act(table, who(PEOPLE[0]), StartMatch())
    clock.ms += DEAL_WAIT
    await host.hub.act(table, SYSTEM, AutoDeal())
    dice, asked = Dice(seed), dict[int, list[HintAnswer]]({0: [], 1: []})
    cached = await host.tables.get(table)
    while cached.table.phase is not Phase.FINISHED:
        if cached.table.phase is Phase.BETWEEN:
            await host.act(table, who(PEOPLE[0]), NextRound())
            continue
        mover, match = cached.table.mover, cached.table.match
        assert mover is not None
        assert match is not None
        turns = Turns(legal_turns(match.round.kernel))
        plain = [index for index in range(len(turns)) if not three_drew(turns[index].code)]
        kept = [index for index in plain if index < int(turns.staying)] or plain
        text = str(turns[kept[dice.below(len(kept))]])
        await host.act(table, who(PEOPLE[mover]), Play(seat=mover, text=text))
        if len(match.played) == 1 and cached.table.phase is Phase.PLAYING:
            player = Lost(host, table, mover, PEOPLE[mover])
            asked[mover].append(await player.missed(1, len(cached.table.turns)))
    assert cached.table.match is not None
    [winner] = cached.table.winners
    loser = 1 - winner
    return Lost(host, table, loser, PEOPLE[loser], tuple(asked[loser]))


def best_of(answer: HintAnswer) -> tuple[str, float, float, object]:
    """The best turn, its chance, that of the turn played, and why."""
    played = next(one for one in answer.turns if one.text == answer.played)
    best = answer.turns[0]
    assert best.chance == max(one.chance for one in answer.turns)
    return best.text, best.chance, played.chance, best.reasons


async def same_everywhere(match: Lost) -> None:
    """All ways to ask name the same turn, the same better one, the same chances and the same reasons."""
    panel, turns = await match.end_panel()
    worst, costly = panel.costliest[match.seat], await match.missed()
    flagged = [one.turn for one in costly.own if one.costliest]
    assert worst is not None
    assert (costly.round, costly.turn, flagged) == (worst.round, worst.turn, [worst.turn])
    [turn] = [one for one in turns if (one.round, one.turn) == (worst.round, worst.turn)]
    assert best_of(costly) == (turn.best, turn.best_chance, turn.chance, turn.reasons)
    alone = await match.missed(turn.round, turn.turn)
    assert (alone.turns, alone.own) == (costly.turns, costly.own)
    tried = await match.tried(turn, turn.best)
    assert tried == (turn.best_chance, turn.chance, turn.best_chance)
    assert await match.looked_into(turn) == (turn.best, round(turn.best_chance, 4))


@pytest.mark.parametrize(("options", "seed"), [("basic", 3), ("basic", 11), ("basic", 14), ("advanced", 3)])
async def test_the_same_turn_is_named_wherever_one_asks_and_whenever(options: str, seed: int) -> None:
    match = await lost(seed, options)
    await same_everywhere(match)
    whole = await match.whole()
    await same_everywhere(match)
    again = match.restarted()
    thinker(again.host).is_tired = True  # all that has to be judged is kept
    await same_everywhere(again)
    assert (await again.whole()).costliest == whole.costliest
    judged = {(turn.round, turn.turn): turn for turn in whole.turns}
    for before in match.asked:
        turn = judged[before.round, before.turn]
        best = turn.best if turn.best != turn.text else before.played
        assert best_of(before) == (best, turn.best_chance, turn.chance, turn.reasons), "while it went on"
    made = (await my_statistics(Call(match.host, guest=match.guest))).figures.mistakes
    bad = [turn for turn in whole.turns if turn.seat == match.seat and turn.mark != "good"]
    assert sum(one.count for one in made) == len(bad) > 0


async def test_the_question_asked_first_makes_what_the_others_take() -> None:
    match = await lost(0, "basic")
    await match.missed()
    thinker(match.host).is_tired = True
    _, turns = await match.end_panel()
    assert {turn.seat for turn in turns} == {match.seat}, "and nothing else is made"
    with pytest.raises(UnavailableError):
        await match.review(AskReview(have=len(turns)))
    kept = await match.review(AskReview(seat=match.seat, own=True, think=False))
    assert (len(kept.turns), kept.left) == (len(turns), 0), "what there is can be had"
    assert not any(turn.chances for turn in turns), "which take longer, and nobody has asked for yet"


async def test_a_turn_that_is_asked_for_alone_is_the_only_one_thought_about() -> None:
    match = await lost(0, "basic")
    own = [
        one
        for one, turn in enumerate((await match.host.tables.get(match.table)).table.turns, 1)
        if turn.seat == match.seat
    ]
    assert (await match.missed(1, own[0])).turn == own[0]
    kept = await match.host.reviews.turns(match.guest.id, f"{match.table}.1")
    assert [turn.turn for turn in kept] == [own[0]]


async def looked_into(table: Table, viewer: int) -> str:
    """All that the player of a seat can learn of its own turns, while the match goes on."""
    assert table.match is not None
    record = replace(Record.of(table.match), source=None)
    host = host_of(MemoryStore())
    match, about = PastMatch(record, "t.1", PEOPLE[0].id, is_over=False), outline(record)
    told: list[object] = []
    for number, turn in enumerate(about.turns):
        if turn.seat == viewer:
            [judged] = await host.past.judged(match, about, [number], ())
            told += [judged, await host.past.options(match, number, judged, ())]
    return repr(told)


@pytest.mark.parametrize("options", ["draw+scoring", "draw+scoring+actions"])
async def test_no_turn_of_the_past_tells_what_is_hidden_while_the_match_goes_on(options: str) -> None:
    compared = 0
    for pair in islice(pairs(DEFAULT_EDITION, Options.parse(options), 3, rounds=1), 4, 9, 4):
        if pair.viewer is not None and pair.viewer not in round_of(pair.one.table).out:
            one, other = [await looked_into(world.table, pair.viewer) for world in (pair.one, pair.other)]
            assert one == other
            compared += len(one) > 2
    assert compared

"""What a player could have played: in the turn that cost the most, and in each of the others."""

from dataclasses import replace
from typing import Any, cast

import pytest
from support.table_driver import Club

from red7.ai.review.judged_turn import JudgedTurn, Mark
from red7.ai.review.options import TurnOptions
from red7.ai.review.review import TurnReview
from red7.game.record.record import Record
from red7.host.contracts.store import Guest
from red7.host.errors import HostError, UnavailableError
from red7.host.fair_queue import FairQueue
from red7.host.memory.store import MemoryStore
from red7.host.people.documents import Documents
from red7.host.protocol.messages import AskMissed, HintAnswer
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.hints import Hints
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.past_turns import PastTurns
from red7.host.thought.reviews import Reviews
from red7.table.decisions.asker import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio
ANN = Guest("ann", "Ann", 0, 0)
CALLER = (("ann", 1),)


class Thinks(LocalThinker):
    """All turns were good but one of them, by its number in the match."""

    def __init__(self, bad: int = -1) -> None:
        self.bad = bad
        self.thoughts = 0

    async def judge_turn(self, record: Record | str, number: int, nodes: int = 0) -> TurnReview:
        self.thoughts += 1
        turn = await super().judge_turn(record, number, 20)
        if number != self.bad:
            return replace(turn, mark=Mark.GOOD)
        return replace(turn, chance=0.0, best_chance=1.0, loss=1.0, mark=Mark.LOSING)

    async def options(
        self, record: Record | str, number: int, judged: JudgedTurn, nodes: int = 0
    ) -> TurnOptions:
        self.thoughts += 1
        return await super().options(record, number, judged, 20)


def finished() -> tuple[CachedTable, int, list[int]]:
    """A match that is over, a seat that has played three turns or more, and these turns."""
    for seed in range(50):
        club = Club(Settings(), seed=seed)
        club.deal()
        club.play_match(seed)
        for seat in range(2):
            own = [number for number, turn in enumerate(club.table.turns, 1) if turn.seat == seat]
            if len(own) >= 3:
                cached = CachedTable("t")
                cached.table = club.table
                return cached, seat, own
    raise AssertionError


class Desk:
    """Where one asks about a match that is over."""

    def __init__(self, bad: int = -1) -> None:
        self.cached, self.seat, self.own = finished()
        self.thinker = Thinks(self.own[bad] - 1 if bad >= 0 else -1)
        ticks = iter(range(0, 10**6, 10))  # the time is up after every thought
        self.queue = FairQueue(1, now=lambda: next(ticks))
        self.told: list[tuple[int, int]] = []
        store = MemoryStore()
        self.guest = store.put_guest(ANN)
        reviews = Reviews(
            store, Documents(store, lambda: 1), self.thinker, self.queue, now=lambda: next(ticks)
        )
        past = PastTurns(reviews, self.thinker, self.queue)
        self.hints = Hints(cast("Any", None), self.thinker, self.queue, past)

    async def ask(self, turn: int = 0, *, id_: str = "a", seat: int | None = None) -> HintAnswer:
        asked = AskMissed(id=id_, seat=self.seat if seat is None else seat, round=1, turn=turn)
        return await self.hints.missed(
            self.cached,
            Who(guest=ANN.id),
            CALLER,
            asked,
            lambda _, done, all_: self.told.append((done, all_)),
        )


async def desk_of(bad: int = -1) -> Desk:
    desk = Desk(bad)
    await desk.guest
    return desk


async def test_the_costliest_turn_comes_first_and_all_are_told_with_both_chances() -> None:
    desk = await desk_of(bad=1)
    answer = await desk.ask()
    assert answer.turn == answer.own[0].turn == desk.own[1], "by its number in the round, as the log has it"
    assert [one.costliest for one in answer.own] == [True] + [False] * (len(desk.own) - 1)
    assert (answer.own[0].chance, answer.own[0].best_chance) == (0.0, 1.0)
    assert [one.turn for one in answer.own[1:]] == [one for one in desk.own if one != desk.own[1]]
    assert answer.played in [one.text for one in answer.turns]
    assert desk.told == [(done, len(desk.own)) for done in range(len(desk.own))]


async def test_where_no_turn_was_bad_none_is_blamed() -> None:
    desk = await desk_of()
    answer = await desk.ask()
    assert answer.turn == desk.own[-1]
    assert not any(one.costliest for one in answer.own)


async def test_a_turn_of_another_is_refused() -> None:
    desk = await desk_of()
    with pytest.raises(HostError) as caught:
        await desk.ask(desk.own[0], seat=1 - desk.seat)
    assert caught.value.code == "server-no-turn"


async def test_what_was_thought_about_the_past_is_not_thought_again() -> None:
    desk = await desk_of()
    answers = [await desk.ask(id_=id_) for id_ in ("a", "b")]
    assert desk.thinker.thoughts == len(desk.own) + 1
    assert [answer.id for answer in answers] == ["a", "b"]
    assert answers[0].turns == answers[1].turns


async def test_who_asks_more_at_once_than_their_share_is_refused() -> None:
    desk = await desk_of()
    with desk.queue.question(CALLER), desk.queue.question(CALLER), pytest.raises(UnavailableError):
        await desk.ask()
    assert (await desk.ask()).turns


async def test_of_a_match_too_long_for_a_review_only_the_last_turns_of_a_round_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for place in ("hints.MOST_TURNS", "past_turns.MOST_TURNS", "hints._MOST_AT_ONCE"):
        monkeypatch.setattr(f"red7.host.thought.{place}", 2)
    desk = await desk_of()
    assert len(desk.own) > 2
    assert sorted(one.turn for one in (await desk.ask()).own) == desk.own[-2:]

"""Reviews are made a few turns at a time, say what `red7 review` says, and are kept for their guest."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from red7.ai.review.eliminations import Elimination
from red7.ai.review.review import TurnReview, review, review_data
from red7.game.record.record import Record
from red7.host.contracts.store import Guest
from red7.host.errors import HostError, UnavailableError
from red7.host.fair_queue import FairQueue
from red7.host.memory.store import MemoryStore
from red7.host.people.documents import Documents
from red7.host.thought.local_thinker import LocalThinker
from red7.host.thought.past_match import PastMatch
from red7.host.thought.review_answer import AskReview, ReviewAnswer
from red7.host.thought.reviews import Reviews

pytestmark = pytest.mark.anyio
NODES = 60
CALLER = (("ann", 1),)
RECORD = Record.parse((Path(__file__).parents[2] / "golden/matches/es-1.3_draw_3.red7").read_text("utf-8"))


class Quick(LocalThinker):
    """Thinks little, and counts."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.most = 1_000

    async def review_turn(
        self, record: Record | str, number: int, nodes: int = NODES
    ) -> tuple[TurnReview, list[Elimination]]:
        assert isinstance(record, str) or record.source is None, "no secret leaves the process"
        if self.thoughts == self.most:
            raise UnavailableError("server-thinking-late")
        self.thoughts += 1
        return await super().review_turn(record, number, NODES)

    async def judge_turn(self, record: Record | str, number: int, nodes: int = NODES) -> TurnReview:
        return await super().judge_turn(record, number, NODES)


class Desk:
    """Reviews of a host whose time is up after every thought."""

    def __init__(
        self,
        thinker: Quick | None = None,
        queue: FairQueue | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._time = 0.0
        self.store = MemoryStore()
        self.thinker = thinker or Quick()
        self.queue = FairQueue(1, now=self._later) if queue is None else queue
        self.reviews = Reviews(
            self.store, Documents(self.store, lambda: 1), self.thinker, self.queue, now=now or self._later
        )

    def _later(self) -> float:
        self._time += 10.0
        return self._time

    async def ask(
        self, have: int, guest: str = "ann", seat: int | None = None, record: Record | str = RECORD
    ) -> ReviewAnswer:
        return await self.reviews.answer(PastMatch(record, "t.1", guest), AskReview(have, seat), CALLER)


@pytest.fixture
async def desk() -> Desk:
    desk = Desk()
    for guest in ("ann", "ben"):
        await desk.store.put_guest(Guest(guest, guest, 1, 1))
    return desk


async def test_it_says_what_the_command_says_turn_by_turn(desk: Desk) -> None:
    whole: Any = review_data(review(RECORD, 0, NODES))
    answer = await desk.ask(0)
    turns = list(answer.turns)
    assert (len(turns), answer.count, answer.accuracies) == (1, len(whole["turns"]), ())
    while len(turns) < answer.count:
        answer = await desk.ask(len(turns))
        turns += answer.turns
    turns.sort(key=lambda turn: (turn.round, turn.turn))
    for one, other in zip(turns, whole["turns"], strict=True):
        for name, value in (other | {"chances": None}).items():
            if name == "chances":
                continue  # that of who comes next is told by their own turn
            mine = getattr(one, name)
            assert (list(mine) if isinstance(mine, tuple) else mine) == value, name
    assert [None if one is None else round(one, 1) for one in answer.accuracies] == whole["accuracies"]
    decided = answer.decided and {"round": answer.decided.round, "turn": answer.decided.turn}
    assert decided == whole["decided"]
    gone = [(turn.turn, one.seat, list(one.saving)) for turn in turns for one in turn.gone]
    assert gone == [(one["turn"], one["seat"], one["saving"]) for one in whole["eliminations"]]


async def test_what_was_thought_is_kept_for_its_guest_alone(desk: Desk) -> None:
    answer = await desk.ask(0)
    count = answer.count
    for _ in range(count - 1):
        answer = await desk.ask(0)
    assert len(answer.turns) == desk.thinker.thoughts == count
    assert len((await desk.ask(count)).turns) == 0
    assert (await desk.ask(0)).accuracies
    assert desk.thinker.thoughts == count, "nothing is thought twice"
    assert len((await desk.ask(0, "ben")).turns) == 1
    await desk.store.forget_guest("ann")
    assert await desk.store.documents("ann", "review") == []


@pytest.mark.parametrize("record", [RECORD, str(RECORD)], ids=["record", "text"])
async def test_the_last_turns_of_who_asks_come_first(desk: Desk, record: Record | str) -> None:
    turns: list[tuple[int, int]] = []
    for _ in range(5):
        turns += [(one.seat, one.turn) for one in (await desk.ask(len(turns), seat=1, record=record)).turns]
    entries = list(enumerate(RECORD.rounds[0].turns, 1))[::-1]
    own = [(1, number) for number, entry in entries if entry.seat == 1]
    others = [(entry.seat, number) for number, entry in entries if entry.seat != 1]
    assert turns == (own + others)[:5]
    assert others[0] in turns


async def test_what_was_kept_in_another_order_is_gone_on_with(desk: Desk) -> None:
    for _ in range(2):
        await desk.ask(0)
    answer = await desk.ask(2, seat=RECORD.rounds[0].turns[0].seat)
    assert len(answer.turns) == 1
    while len(answer.turns) < answer.count:
        answer = await desk.ask(0)
    assert len({(one.round, one.turn) for one in answer.turns}) == desk.thinker.thoughts == answer.count


async def test_a_review_that_fails_half_way_keeps_what_it_has(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("red7.host.thought.reviews._SECONDS", 10.0**6)
    desk.thinker.most = 3
    assert len((await desk.ask(0)).turns) == 3
    with pytest.raises(UnavailableError) as caught:
        await desk.ask(3)
    assert caught.value.code == "server-thinking-late"
    desk.thinker.most = 1_000
    answer = await desk.ask(3)
    assert len(answer.turns) == answer.count - 3
    assert answer.accuracies


async def test_two_devices_have_it_reviewed_together(desk: Desk) -> None:
    both = await asyncio.gather(desk.ask(0, seat=0), desk.ask(0, seat=1))
    answer = await desk.ask(0)
    assert [len(one.turns) for one in both] == [1, 1], "nothing is thought about twice"
    assert [answer.turns[: len(one.turns)] for one in both] == [one.turns for one in both]


async def test_a_review_of_an_earlier_edition_is_made_again(desk: Desk) -> None:
    """Its chances were those of the match."""
    documents = Documents(desk.store, lambda: 1)
    await documents.keep("ann", "review", "t.1", b'{"turns":[{"round":1,"turn":1}]}')
    answer = await desk.ask(0)
    assert len(answer.turns) == desk.thinker.thoughts > 0


async def test_nobody_has_more_than_their_share(desk: Desk) -> None:
    with desk.queue.question(CALLER), desk.queue.question(CALLER), pytest.raises(UnavailableError):
        await desk.ask(0)


async def test_a_match_without_end_is_refused(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("red7.host.thought.reviews.MOST_TURNS", 3)
    with pytest.raises(HostError) as caught:
        await desk.ask(0)
    assert caught.value.code == "review-long"


async def test_the_own_turns_come_in_order_and_judged_alone_until_all_is_reviewed(desk: Desk) -> None:
    async def own(have: int) -> ReviewAnswer:
        asked = AskReview(have, 1, own=True)
        return await desk.reviews.answer(PastMatch(RECORD, "t.1", "ann"), asked, CALLER)

    entries = list(enumerate(RECORD.rounds[0].turns, 1))[::-1]
    places = [number for number, entry in entries if entry.seat == 1]
    answer = await own(0)
    turns = list(answer.turns)
    while answer.left:
        answer = await own(len(turns))
        turns += answer.turns
    assert [turn.turn for turn in turns] == places
    assert desk.thinker.thoughts == 0, "no more than a judgement is needed"
    kept = AskReview(0, 1, think=False)
    begun = await desk.reviews.answer(PastMatch(RECORD, "t.1", "ann"), kept, CALLER)
    assert (begun.judged, begun.turns, begun.left) == (turns, [], 0), "the replay begins with what is known"
    assert begun.costliest == answer.costliest
    whole = await desk.ask(0)
    while len(whole.turns) < whole.count:
        whole = await desk.ask(0)
    again = (await own(0)).turns
    assert [(turn.chance, turn.best, turn.mark) for turn in again] == [
        (turn.chance, turn.best, turn.mark) for turn in turns
    ], "both say the same"
    assert all(turn.chances for turn in again)
    assert (whole.judged, whole.costliest[1]) == ([], answer.costliest[1])

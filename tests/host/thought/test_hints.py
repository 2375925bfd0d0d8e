"""What a player could have played: in the turn that decided a round, and in each of the others."""

from dataclasses import replace
from typing import Any, cast

import pytest
from support.table_driver import Club

from red7.ai.analysis import Analysis, analyse
from red7.game.record.record import Record
from red7.game.sight import Sight
from red7.host.contracts.thinker import LocalThinker, PastTurn
from red7.host.errors import HostError, UnavailableError
from red7.host.protocol.messages import AskMissed
from red7.host.tables.cached_table import CachedTable
from red7.host.thought.fair_queue import FairQueue
from red7.host.thought.hints import Hints
from red7.table.decide import Who
from red7.table.settings import Settings

pytestmark = pytest.mark.anyio


class Thinks(LocalThinker):
    """Everything is lost already, but where so many cards were in hand: there the best turn wins."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.seen: list[int] = []
        self.replays = 0

    async def past(self, record: Record, seat: int, round_: int, turn: int) -> list[PastTurn]:
        self.replays += 1
        assert record.source is None, "no secret leaves the process"
        return await super().past(record, seat, round_, turn)

    async def analyse(self, seen: Sight, seed: int, nodes: int = 0) -> Analysis:
        self.seen.append(len(seen.hand))
        turns = [replace(turn, chance=0.0) for turn in analyse(seen, seed, 50).turns]
        if len(seen.hand) == self.cards:
            # The best is one that was not played: nobody plays all cards of a hand.
            turns = sorted(turns, key=lambda turn: turn.text == "out", reverse=True)
            turns[0] = replace(turns[0], chance=1.0)
        return Analysis(seen.viewer, tuple(turns))


def finished() -> tuple[CachedTable, int, list[int]]:
    """A match that is over, a seat that has played three turns or more, and these turns."""
    for seed in range(50):
        club = Club(Settings(), seed=seed)
        club.deal()
        club.play_match(seed)
        for seat in range(2):
            own = [
                n for n, turn in enumerate(club.table.turns, 1) if turn.seat == seat and turn.text != "out"
            ]
            if len(own) >= 3:
                cached = CachedTable("t")
                cached.table = club.table
                return cached, seat, own
    raise AssertionError


def hints(thinks: Thinks) -> Hints:
    nobody: Any = None
    thinker: Any = thinks
    return Hints(nobody, thinker, FairQueue(1))


async def ask(thinks: Thinks, cached: CachedTable, seat: int, turn: int = 0) -> tuple[int, int, str]:
    asked = AskMissed(id="a", seat=seat, round=1, turn=turn)
    answer = await hints(thinks).missed(cached, Who(), (), asked)
    assert answer.played in [one.text for one in answer.turns]
    return answer.round, answer.turn, answer.played


async def test_the_turn_that_decided_comes_first_and_all_are_told_with_both_chances() -> None:
    cached, seat, _ = finished()
    every = Thinks(-1)
    await ask(every, cached, seat)
    sizes = every.seen  # of the hand, the latest turn first
    thinks = Thinks(sizes[1])
    told: list[tuple[int, int]] = []
    answer = await hints(thinks).missed(
        cached,
        Who(),
        (),
        AskMissed(id="a", seat=seat, round=1),
        lambda _, done, count: told.append((done, count)),
    )
    numbers = [n for n, turn in enumerate(cached.table.turns, 1) if turn.seat == seat]
    assert answer.turn == answer.own[0].turn == numbers[-2]
    assert answer.own[0].played == answer.played
    assert (answer.own[0].chance, answer.own[0].best_chance) == (0.0, 1.0)
    assert answer.own[0].best == answer.turns[0].text
    assert [one.turn for one in answer.own[1:]] == [n for n in reversed(numbers) if n != numbers[-2]]
    assert told == [(done, len(numbers)) for done in range(len(numbers))]


async def test_a_turn_that_is_asked_for_is_the_one_that_is_answered() -> None:
    cached, seat, own = finished()
    thinks = Thinks(-1)
    assert (await ask(thinks, cached, seat, own[0]))[:2] == (1, own[0])
    assert len(thinks.seen) == 1, "and no other is thought about"
    with pytest.raises(HostError):
        await ask(thinks, cached, 1 - seat, own[0])


async def test_what_was_thought_about_the_past_is_not_thought_again() -> None:
    cached, seat, _ = finished()
    thinks = Thinks(-1)
    asking = hints(thinks)
    answers = [
        await asking.missed(cached, Who(), (), AskMissed(id=id_, seat=seat, round=1)) for id_ in ("a", "b")
    ]
    assert thinks.replays == 1, "and the match is replayed by the thinker, once"
    assert [answer.id for answer in answers] == ["a", "b"]
    assert answers[0].turns == answers[1].turns


async def test_who_asks_more_at_once_than_their_share_is_refused_before_anything_is_counted() -> None:
    cached, seat, _ = finished()
    caller = (("ann", 1),)
    queue = FairQueue(1)
    asking = Hints(cast(Any, None), Thinks(-1), queue)
    with queue.question(caller), queue.question(caller), pytest.raises(UnavailableError):
        await asking.missed(cached, Who(), caller, AskMissed(id="a", seat=seat, round=1))
    assert (await asking.missed(cached, Who(), caller, AskMissed(id="a", seat=seat, round=1))).turns

"""Lessons as a guest meets them: what is done is kept, and nothing hidden is told."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest
from support.clock import Clock

from red7.game.cards import CardSet
from red7.game.errors import Red7Error
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.store import Guest
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.learn import (
    FirstGame,
    LessonAnswer,
    finish_guide,
    list_lessons,
    open_first_game,
    open_guide,
    see_lesson,
    try_lesson,
)
from red7.host.endpoints.tries import TurnAttempt
from red7.host.host import Host
from red7.host.hub import SYSTEM
from red7.host.inputs import Inputs
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker
from red7.learn.guide import START, TURNS
from red7.learn.lessons import LESSONS
from red7.learn.lessons.lesson import LEARNER, Lesson
from red7.table.commands import BotPlay, Play
from red7.table.decisions.asker import Who
from red7.table.replay.practice import practice

pytestmark = pytest.mark.anyio
ANN = Guest("ann" * 10, "Ann", 0, 0)
BEN = Guest("ben" * 10, "Ben", 0, 0)


async def host_of(guest: Guest | None = ANN) -> Host:
    store = MemoryStore()
    if guest is not None:
        await store.put_guest(guest)
    return Host(store, LocalBus(), LocalThinker(), inputs=Inputs(now=Clock(), secret=lambda: bytes(32)))


async def tried(
    host: Host, name: str, text: str, guest: Guest | None = ANN, *, whole: bool = True
) -> LessonAnswer:
    return await try_lesson(Call(host, guest=guest, parts={"lesson": name}, body=TurnAttempt(text, whole)))


async def test_what_a_guest_has_done_is_kept_and_goes_with_the_guest() -> None:
    host = await host_of()
    for text, done in (("R5p", ()), ("V7p", ("number",)), ("V7p", ("number",))):
        answer = await tried(host, "number", text)
        assert answer.done is bool(done)
        assert (await list_lessons(Call(host, guest=ANN))).done == done
    await tried(host, "color", "O7p", guest=None)
    assert (await list_lessons(Call(host))).done == ()
    assert (await list_lessons(Call(host, guest=ANN))).done == ("number",)
    await host.store.forget_guest(ANN.id)
    assert (await list_lessons(Call(host, guest=ANN))).done == ()


async def guided(host: Host, turns: Sequence[str] = TURNS, guest: Guest = ANN) -> str:
    """The table of a guided round, after so many turns of both."""
    link = await open_guide(Call(host, guest=guest))
    for number, text in enumerate(turns):
        if number % 2:
            await host.hub.act(link.id, SYSTEM, BotPlay(seat=1, text=text))
        else:
            who = Who(guest=guest.id, name=guest.name)
            await host.hub.act(link.id, who, Play(seat=0, text=text))
    return link.id


async def finished(host: Host, table: str, guest: Guest | None = ANN) -> tuple[str, ...]:
    return (await finish_guide(Call(host, guest=guest, parts={"table": table}))).done


async def test_the_guided_round_is_done_once_it_is_won_and_beside_the_lessons() -> None:
    host = await host_of()
    await tried(host, "number", "V7p")
    table = await guided(host)
    for _ in range(2):
        assert await finished(host, table) == ("number", "guide")


async def test_nobody_has_done_the_guided_round_who_has_not_won_it() -> None:
    host = await host_of()
    await host.store.put_guest(BEN)
    first = (await open_first_game(Call(host, guest=ANN, body=FirstGame()))).id
    who = Who(guest=ANN.id, name=ANN.name)
    await host.hub.act(first, who, Play(seat=0, text="out"))
    for table, guest, code in (
        (await guided(host, TURNS[:-1]), ANN, "table-no-record"),
        (await guided(host, ["out"]), ANN, "server-no-guide"),
        (first, ANN, "server-no-guide"),
        (await guided(host, guest=BEN), ANN, "server-private"),
        ("nothing", ANN, "server-no-table"),
        (await guided(host), None, "server-no-guest"),
    ):
        with pytest.raises(Red7Error) as caught:
            await finished(host, table, guest)
        assert caught.value.code == code
    assert (await list_lessons(Call(host, guest=ANN))).done == ()


async def test_a_mistake_is_named_and_a_turn_that_does_is_shown() -> None:
    host = await host_of()
    answer = await tried(host, "number", "R5p")
    assert (answer.say, answer.shown) == ("color-first", "V7p")
    assert answer.board.table.round is not None
    assert answer.board.turns[-1].out == (LEARNER,)
    assert answer.board.table.round.out == ()  # the table is shown as the turn left it, so that one sees why
    assert answer.board.table.round.leads[0].why["rival"] == LEARNER


async def test_a_3_shows_its_card_once_it_is_played() -> None:
    host = await host_of()
    answer = await tried(host, "three", "Y3p", whole=False)
    assert answer.board.you.drawn == ("G2",)
    assert "G2c" in answer.board.you.moves
    assert (await tried(host, "three", "Y3p G2+ G2c")).done
    with pytest.raises(Red7Error) as caught:
        await tried(host, "number", "R5p", whole=False)
    assert caught.value.code == "table-partial"


async def test_there_is_no_other_lesson() -> None:
    host = await host_of()
    with pytest.raises(Red7Error) as caught:
        await see_lesson(Call(host, parts={"lesson": "nothing"}))
    assert caught.value.code == "server-no-lesson"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
async def test_a_lesson_tells_nothing_of_hidden_cards(lesson: Lesson) -> None:
    """With other cards in the hands of others and in another order in the deck every byte is the same."""
    start = lesson.start
    hidden = [*start.deck]
    for seat in range(1, start.players):
        hidden += list(start.hands[seat])
    hidden = hidden[::-1]
    hands = [start.hands[LEARNER]]
    for seat in range(1, start.players):
        count = len(start.hands[seat])
        hands.append(CardSet(hidden[:count]))
        hidden = hidden[count:]
    other = replace(start, hands=tuple(hands), deck=tuple(hidden))
    assert other != start
    encode = msgspec.json.encode
    assert encode(practice(start.round(), LEARNER)) == encode(practice(other.round(), LEARNER))


async def test_the_guided_round_and_a_first_game_are_prepared_tables() -> None:
    host = await host_of()
    for number in range(2):
        call = Call(host, guest=ANN, body=FirstGame())
        link = await (open_guide(call) if number == 0 else open_first_game(call))
        table = (await host.tables.get(link.id)).table
        assert table.start is not None
        assert table.match is not None
        assert table.match.round.turn == LEARNER
        assert table.start_of(2) == (table.start if number == 0 else None), "the next game is any deal"
        if number == 0:
            assert table.start.position == START

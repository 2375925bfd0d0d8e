"""Lessons as a guest meets them: what is done is kept, and nothing hidden is told."""

from dataclasses import replace

import msgspec
import pytest
from support.clock import Clock

from red7.game.cards import CardSet
from red7.game.errors import Red7Error
from red7.host.contracts.bus import LocalBus
from red7.host.contracts.memory_store import MemoryStore
from red7.host.contracts.store import Guest
from red7.host.contracts.thinker import LocalThinker
from red7.host.endpoints.endpoint import Call
from red7.host.endpoints.learn import (
    FirstGame,
    LessonAnswer,
    list_lessons,
    open_first_game,
    open_guide,
    see_lesson,
    try_lesson,
)
from red7.host.endpoints.tries import Try
from red7.host.host import Host
from red7.host.inputs import Inputs
from red7.learn.guide import START
from red7.learn.lesson import LEARNER, Lesson
from red7.learn.lessons import LESSONS
from red7.table.practice import practice

pytestmark = pytest.mark.anyio
ANN = Guest("ann" * 10, "Ann", 0, 0)


async def host_of(guest: Guest | None = ANN) -> Host:
    store = MemoryStore()
    if guest is not None:
        await store.put_guest(guest)
    return Host(store, LocalBus(), LocalThinker(), inputs=Inputs(now=Clock(), secret=lambda: bytes(32)))


async def tried(
    host: Host, name: str, text: str, guest: Guest | None = ANN, *, whole: bool = True
) -> LessonAnswer:
    return await try_lesson(Call(host, guest=guest, parts={"lesson": name}, body=Try(text, whole)))


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


async def test_a_mistake_is_named_and_a_turn_that_does_is_shown() -> None:
    host = await host_of()
    answer = await tried(host, "number", "R5p")
    assert (answer.say, answer.shown) == ("color-first", "V7p")
    assert answer.board.table.round is not None
    assert LEARNER in answer.board.table.round.out


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
        if number == 0:
            assert table.start.position == START

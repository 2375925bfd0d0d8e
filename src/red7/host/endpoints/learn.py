"""Learning: lessons, each a table to try turns on; the guided round, and a first game."""

from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Final

from msgspec import Struct, json, structs

from red7.game.position import Position
from red7.game.start import Start
from red7.host.endpoints.endpoint import Call, Endpoint
from red7.host.endpoints.records import finished_match
from red7.host.endpoints.tables import NewTable, TableLink, Word, open_table
from red7.host.endpoints.tries import TurnAttempt
from red7.host.errors import HostError
from red7.host.protocol.messages import reader
from red7.learn import guide
from red7.learn.first_deals import first_deal
from red7.learn.lessons import BY_NAME, LESSONS
from red7.learn.lessons.lesson import DONE, LEARNER, Lesson
from red7.table.replay.practice import Practice, practice, reveal
from red7.table.settings import Settings
from red7.table.views.step_tree import StepTree

_KIND: Final = "lessons"
"""The kind of document that says what a guest has done."""
_GUIDE: Final = "guide"
"""The name of the guided round in it."""


class LessonTitle(Struct, frozen=True):
    """A lesson in a list; the page has its words, by its name."""

    name: str
    topic: str


class Lessons(Struct, frozen=True):
    """All lessons, in the order in which they are best taken."""

    lessons: tuple[LessonTitle, ...]
    done: tuple[str, ...] = ()
    """The names of the lessons that the guest has done; `guide` is the guided round."""


class Guide(Struct, frozen=True):
    """The guided round: the turns of both players that it advises and expects, the guest's first."""

    turns: tuple[str, ...]


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The wishes for a first game."""

    edition: str = Settings().edition
    face: Word = ""


class LessonAnswer(Struct, frozen=True):
    """How the table stands after a try, and the verdict on it; none yet for a part of a turn."""

    board: Practice
    say: str = ""
    done: bool = False
    shown: str = ""
    """After a wrong turn: a right one, up to a card that a 3 reveals."""


async def list_lessons(call: Call) -> Lessons:
    """All lessons, and which of them the guest has done."""
    return Lessons(_TITLES, await _done(call))


async def see_lesson(call: Call) -> Practice:
    """The table of a lesson."""
    return _board(_lesson(call).name)


async def try_lesson(call: Call) -> LessonAnswer:
    """Try a turn in a lesson; if it meets the goal, the guest has done the lesson."""
    lesson = _lesson(call)
    attempt: TurnAttempt = call.body
    if not attempt.whole:
        round_ = lesson.round()
        text = reveal(round_, attempt.text)
        return LessonAnswer(practice(round_, LEARNER, text, whole=False, out_before=round_.out))
    say, after = lesson.answer(attempt.text)
    done = say == DONE
    if done and call.guest is not None:
        await _keep(call, call.guest.id, lesson.name)
    board = practice(after, LEARNER, attempt.text, out_before=lesson.round().out)
    return LessonAnswer(board, say, done, "" if done else _shown(lesson.name))


async def see_guide(_call: Call) -> Guide:
    """The turns of the guided round."""
    return Guide(guide.TURNS)


async def open_guide(call: Call) -> TableLink:
    """Open a table for the guided round, which begins at once."""
    return await _against_beginner(call, guide.START)


async def finish_guide(call: Call) -> Lessons:
    """Note that the guest has won the guided round at a table; its log is checked."""
    guest = call.needs_guest().id
    match = await finished_match(replace(call, parts={**call.parts, "match": "1"}))
    table = match.cached.table
    seats = [seat for seat, one in enumerate(table.played[1].guests) if one == guest]
    if table.start != Start(guide.START) or not set(seats) & set(match.record.winners):
        raise HostError("server-no-guide")
    await _keep(call, guest, _GUIDE)
    return await list_lessons(call)


async def open_first_game(call: Call) -> TableLink:
    """Open a table for a first game, with a deal that can be won; the next deal is a normal one."""
    wanted: FirstGame = call.body
    number = int.from_bytes(sha256(call.needs_guest().id.encode()).digest()[:4], "big")
    return await _against_beginner(call, first_deal(number, wanted.edition), wanted.face, once=True)


async def _against_beginner(call: Call, start: Position, face: str = "", *, once: bool = False) -> TableLink:
    new = NewTable(settings=Settings(bots=(None, guide.RIVAL)), start=True, faces=(face,) if face else ())
    return await open_table(call, new, Start(start), once=once)


async def _keep(call: Call, guest: str, *names: str) -> None:
    if not set(names).issubset(await _done(call)):
        await call.host.documents.change(guest, _KIND, _KIND, lambda before: _with(before, names))


async def _done(call: Call) -> tuple[str, ...]:
    document = call.guest and await call.host.store.document(call.guest.id, _KIND, _KIND)
    return json.decode(document.content, type=tuple[str, ...]) if document else ()


def _with(before: bytes | None, names: tuple[str, ...]) -> bytes:
    done = json.decode(before, type=list[str]) if before else []
    return json.encode(list(dict.fromkeys([*done, *names])))


async def take_in_lessons(call: Call, content: bytes) -> None:
    """Also count what was learnt elsewhere."""
    names = [name for name in reader(list[str])(content) if name in BY_NAME or name == _GUIDE]
    await _keep(call, call.needs_guest().id, *names)


def _lesson(call: Call) -> Lesson:
    lesson = BY_NAME.get(call.parts["lesson"])
    if lesson is None:
        raise HostError("server-no-lesson")
    return lesson


@cache
def _shown(name: str) -> str:
    return BY_NAME[name].shown


@cache
def _board(name: str) -> Practice:
    lesson = BY_NAME[name]
    board = practice(lesson.round(), LEARNER)
    return _playing(board) if lesson.goal.discards is False else board


def _playing(board: Practice) -> Practice:
    """The table of a lesson that is about a card to play: after it nothing asks for a discard as well."""
    tree = board.you.tree
    assert isinstance(tree, StepTree), "the learner is to move"
    nodes = [structs.replace(node, stays=(), leaves=()) if node.text else node for node in tree.nodes]
    return structs.replace(board, you=structs.replace(board.you, tree=structs.replace(tree, nodes=nodes)))


_TITLES: Final = tuple([LessonTitle(lesson.name, lesson.topic) for lesson in LESSONS])

ENDPOINTS: Final = (
    Endpoint("GET", "/api/lessons", list_lessons, gives=Lessons),
    Endpoint("GET", "/api/lessons/{lesson}", see_lesson, gives=Practice),
    Endpoint("POST", "/api/lessons/{lesson}", try_lesson, body=TurnAttempt, gives=LessonAnswer),
    Endpoint("GET", "/api/guide", see_guide, gives=Guide),
    Endpoint("POST", "/api/guide", open_guide, gives=TableLink),
    Endpoint("POST", "/api/guide/{table}", finish_guide, gives=Lessons),
    Endpoint("POST", "/api/first-game", open_first_game, body=FirstGame, gives=TableLink),
)

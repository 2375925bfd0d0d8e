"""Everything there is to think about, step by step: a thinker decides where and when."""

from collections import OrderedDict
from itertools import islice
from typing import Final

import msgspec

from red7.ai.bots import PLAYING_NODES, PLAYING_SECONDS, bot
from red7.ai.review.eliminations import Elimination, eliminations_at
from red7.ai.review.judged_turn import JudgedTurn
from red7.ai.review.moments import Moment, moments
from red7.ai.review.options import TurnOptions, option_steps
from red7.ai.review.outline import Outline, outline
from red7.ai.review.review import TurnReview, judge_steps, review_steps
from red7.game.engine.dice import Dice
from red7.game.record.reader import reading_steps
from red7.game.record.record import Record, before_steps
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.steps import Steps
from red7.game.turns import Turn
from red7.host.contracts.thinker import EncodedReplay
from red7.host.protocol.messages import encode
from red7.host.thought.falls import fall_steps
from red7.table.replay.replay import replay_steps
from red7.table.replay.tried_turn import AttemptedTurn, trying_steps

_MOST_READ: Final = 4


def bot_steps(
    level: str, seen: Sight, seed: int, nodes: int = 0, seconds: float = PLAYING_SECONDS
) -> Steps[tuple[Turn, int]]:
    """The turn of a bot, and how many decisions ran out of time; none if only nodes limit it."""
    player = bot(level, nodes) if nodes else bot(level, PLAYING_NODES, seconds)
    turn = yield from player.turn_steps(seen, Dice(seed))
    return turn, getattr(player, "cut", 0)


def outline_steps(text: str) -> Steps[Outline]:
    """What there is to review in the text of a record."""
    return outline((yield from read_steps(text)))


def try_steps(
    record: Record | str, round_: int, turn: int, text: str | None, whole: bool
) -> Steps[AttemptedTurn]:
    """A turn of a record put to its player again."""
    record = yield from read_steps(record)
    return (yield from trying_steps(record, round_, turn, text, whole=whole))


def start_steps(record: Record | str, round_: int, turn: int) -> Steps[Start]:
    """How a match stood before a turn of its record; a text must be a record without mistakes."""
    record = yield from read_steps(record)
    return Start.of((yield from before_steps(record, round_, turn)))


def read_steps(record: Record | str) -> Steps[Record]:
    """The record, or the one in a text; the latest ones are cached, as they are needed again and again."""
    if isinstance(record, Record):
        return record
    read = _read.get(record) or (yield from reading_steps(record, strict=True))
    _read[record] = read
    _read.move_to_end(record)
    while len(_read) > _MOST_READ:
        _read.popitem(last=False)
    return read


_read: Final[OrderedDict[str, Record]] = OrderedDict()


def encoded_replay_steps(record: Record | str) -> Steps[EncodedReplay]:
    """The replay of a record, or of its text, as it is sent."""
    record = yield from read_steps(record)
    replay = yield from replay_steps(record)
    frames: list[msgspec.Raw] = []
    for frame in replay.frames:  # nearly all of it
        frames.append(msgspec.Raw(encode(frame)))
        yield
    whole = {**msgspec.structs.asdict(replay), "frames": frames}
    return EncodedReplay(encode(whole), encode((yield from fall_steps(record))))


def reviewed_steps(
    record: Record | str, number: int, nodes: int
) -> Steps[tuple[TurnReview, list[Elimination]]]:
    """A turn of a record as `review` has it, and who went out with it."""
    moment = yield from _moment_steps(record, number)
    turn = yield from review_steps(moment, number, 0, nodes)
    yield
    return turn, eliminations_at(moment, turn.best)


def judged_steps(record: Record | str, number: int, nodes: int) -> Steps[TurnReview]:
    """The same by what its player knew."""
    moment = yield from _moment_steps(record, number)
    return (yield from judge_steps(moment, number, 0, nodes))


def options_steps(record: Record | str, number: int, judged: JudgedTurn, nodes: int) -> Steps[TurnOptions]:
    """What else the player of a turn could have played."""
    moment = yield from _moment_steps(record, number)
    return (yield from option_steps(moment, judged, number, 0, nodes))


def _moment_steps(record: Record | str, number: int) -> Steps[Moment]:
    each = moments((yield from read_steps(record)))
    for _ in islice(each, number):
        yield
    return next(each)

"""What there is to think about, as plain functions: a thinker decides where and when they run."""

from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from red7.ai.bots import PLAYING_NODES, PLAYING_SECONDS, bot
from red7.ai.review.eliminations import Elimination, eliminations_at
from red7.ai.review.moments import Moment, moments
from red7.ai.review.options import JudgedTurn, TurnOptions, option_steps
from red7.ai.review.outline import Outline, outline
from red7.ai.review.review import DEFAULT_NODES, TurnReview, judge_steps, review_steps
from red7.ai.steps import Steps, finish
from red7.game.engine.dice import Dice
from red7.game.record.reader import read_record
from red7.game.record.record import Record
from red7.game.record.verification import Verification, verify
from red7.game.sight import Sight
from red7.game.start import Start
from red7.game.turns import Turn
from red7.host.protocol.messages import encode
from red7.host.thought.falls import falls
from red7.table.replay.replay import replay
from red7.table.replay.tried_turn import TriedTurn, tried_turn

HINT_NODES: Final = 60_000
SOLVE_NODES: Final = 50_000
REVIEW_NODES: Final = DEFAULT_NODES
"""For each turn of the past, whoever asks: the answers are the same. Nobody waits to play."""
OPTION_NODES: Final = REVIEW_NODES // 2
"""For all that could have been played instead: what is best has been found already."""


class EncodedReplay(NamedTuple):
    """A `Replay` and all `Fall`s of its last round, as they are sent."""

    replay: bytes
    falls: bytes


def turn_of(level: str, seen: Sight, seed: int, nodes: int = 0) -> tuple[Turn, int]:
    """The turn of a bot, and how many decisions it had no time to think out; by nodes alone, none."""
    player = bot(level, nodes) if nodes else bot(level, PLAYING_NODES, PLAYING_SECONDS)
    return player.turn(seen, Dice(seed)), getattr(player, "cut", 0)


def outline_of(text: str) -> Outline:
    """What is to be reviewed of the record that a text holds."""
    return outline(read(text))


def try_of(record: Record | str, round_: int, turn: int, text: str | None, whole: bool) -> TriedTurn:
    """A turn of a record put to its player again."""
    return tried_turn(read(record), round_, turn, text, whole=whole)


def start_of(record: Record | str, round_: int, turn: int) -> Start:
    """How a match stood before a turn of its record; a text must hold a record without mistakes."""
    return read(record).before(round_, turn)


def verify_text(text: str) -> Verification:
    """The check of a record."""
    return verify(read_record(text))


def read(record: Record | str) -> Record:
    """The record, or the one that a text holds: those that were read last are asked for again and again."""
    return _parse(record) if isinstance(record, str) else record


_parse: Final = lru_cache(maxsize=4)(Record.parse)


def encoded_replay(record: Record | str) -> EncodedReplay:
    """The replay of a record, or of its text, as it is sent."""
    record = read(record)
    return EncodedReplay(encode(replay(record)), encode(falls(record)))


def reviewed_turn(record: Record | str, number: int, nodes: int) -> tuple[TurnReview, list[Elimination]]:
    """A turn of a record as `review` has it, and who went out with it."""
    return finish(reviewed_steps(record, number, nodes))


def reviewed_steps(
    record: Record | str, number: int, nodes: int
) -> Steps[tuple[TurnReview, list[Elimination]]]:
    """The same, step by step."""
    moment = yield from _moment_steps(record, number)
    turn = yield from review_steps(moment, number, 0, nodes)
    return turn, eliminations_at(moment)


def judged_turn(record: Record | str, number: int, nodes: int) -> TurnReview:
    """The same by what its player knew alone."""
    return finish(judged_steps(record, number, nodes))


def judged_steps(record: Record | str, number: int, nodes: int) -> Steps[TurnReview]:
    """The same, step by step."""
    moment = yield from _moment_steps(record, number)
    return (yield from judge_steps(moment, number, 0, nodes))


def options_of(record: Record | str, number: int, judged: JudgedTurn, nodes: int) -> TurnOptions:
    """What else the player of a turn could have played."""
    return finish(options_steps(record, number, judged, nodes))


def options_steps(record: Record | str, number: int, judged: JudgedTurn, nodes: int) -> Steps[TurnOptions]:
    """The same, step by step."""
    moment = yield from _moment_steps(record, number)
    return (yield from option_steps(moment, judged, number, 0, nodes))


def _moment_steps(record: Record | str, number: int) -> Steps[Moment]:
    each = moments(read(record))
    for _ in islice(each, number):
        yield
    return next(each)

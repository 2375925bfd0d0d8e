"""One match of a player among its equals, judged turn by turn: which mistakes it makes, how well it plays.

The judge is the review of a match, so it knows what the player knew, and thinks as the top level does.
"""

import time
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from red7.ai.candidates import Candidate, Fate, staying
from red7.ai.review.judged_turn import Mark
from red7.ai.review.moments import Moment, moments
from red7.ai.review.review import accuracy, review
from red7.arena.deals import Job, Setting, play_match, seed_of
from red7.arena.players.entrant import Entrant
from red7.game.engine.turns import three_drew
from red7.game.moves import Kind
from red7.game.record.reader import read_records
from red7.game.turns import Turn

COUNTED = {
    "out": "Goes out though a turn would have kept it in",
    "blunder": "Goes out though a turn would have kept it in, and clearly loses by it",
    "two": "Ends its turn with two cards fewer though one fewer would have kept it in",
    "ten": "Gives away a tenth of the round or more, clearly",
}
ACCURACY = "accuracy"
Counts = dict[str, list[float]]  # how much, and of how many


@dataclass(frozen=True)
class Exam:
    """A match to play and to judge; the same player has all seats."""

    player: str
    setting: Setting
    deal: int
    seed: int
    nodes: int
    judge_nodes: int

    def key(self) -> list[Any]:
        """All that the result depends on, but for the code, as plain data."""
        setting = list(asdict(self.setting).values())
        return [self.player, setting, self.deal, self.seed, self.nodes, self.judge_nodes]


def sit(exam: Exam) -> Counts:
    """How often each mistake was made, and of how many turns in which it could have been."""
    size = exam.setting.players
    lineup = (exam.player,) * size
    job = Job(exam.setting, lineup, exam.deal, exam.seed, exam.nodes, records=True)
    played = play_match(job)
    if played.failures:
        raise RuntimeError(f"{exam.player} forfeited: {played.failures}")
    (record,) = read_records(played.record.splitlines(keepends=True))
    judged = review(record, exam.seed, exam.judge_nodes)
    made: Counter[str] = Counter()
    chances: Counter[str] = Counter()
    worth = 0.0
    for moment, turn in zip(moments(record), judged.turns, strict=True):
        ways = [one for one in staying(moment.candidates) if one.fate is Fate.IN]
        wrong = turn.mark is not Mark.GOOD
        if ways:
            chances.update(["out", "blunder"])
            made["out"] += not moment.stays
            made["blunder"] += not moment.stays and wrong
        if moment.stays and any(cost(one) <= 1 for one in ways):
            chances["two"] += 1
            made["two"] += cost_played(moment) >= 2
        if not turn.forced:
            chances["ten"] += 1
            made["ten"] += wrong
            worth += accuracy([max(0.0, turn.loss - turn.error)], size) or 0.0
    counts: Counts = {name: [made[name], chances[name]] for name in COUNTED}
    return counts | {ACCURACY: [worth, chances["ten"]]}


def cost(way: Candidate) -> int:
    """How many cards fewer a way to stay in leaves in hand; one with a 3 may still need a discard."""
    return _cards(way.code) + (three_drew(way.code) and not way.stays)


def cost_played(moment: Moment) -> int:
    """How many cards fewer the turn left in hand."""
    return _cards(moment.code)


def _cards(code: int) -> int:
    kinds = Counter(move.kind for move in Turn(code).moves)
    return kinds[Kind.PLAY] + kinds[Kind.DISCARD] - kinds[Kind.DRAW] - three_drew(code)


def decision_times(player: str, setting: Setting, nodes: int, most: int, seed: int = 0) -> list[float]:
    """The CPU seconds of the first so many decisions that a player makes against itself."""
    times: list[float] = []
    deal = 0
    while len(times) < most:
        match = setting.match(seed, deal)
        job = Job(setting, (player,) * setting.players, deal, seed, nodes)
        players = [Entrant(player).player(nodes, job.seconds) for _ in range(setting.players)]
        while not match.is_over and len(times) < most:
            if match.round.is_over:
                match.next_round()
                continue
            seat = match.round.turn
            choice = len(match.round.moves()) > 1
            start = time.process_time()
            moves = players[seat].moves(match, seed_of(job, seat, len(times)))
            if choice:
                times.append(time.process_time() - start)
            for move in moves:
                match.play(move)
        deal += 1
    return times

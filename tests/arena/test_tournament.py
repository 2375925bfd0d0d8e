"""Tournaments: the same table from any workers, stopped early only where that is right."""

import os
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from support.bots import PLACE, First

from red7.arena.deals import DealResult, Job, MatchResult, Setting, play_deal
from red7.arena.errors import ArenaError
from red7.arena.measurement import compare
from red7.arena.results.standings import standings
from red7.arena.tournament import Contest, Pairing, Plan, check_players, ladder, play, round_robin
from red7.arena.workers import InProcess, Losses, Processes

FIRST, ANY, LAST, SLOW = (f"{PLACE}:{name}" for name in ("First", "AnyMove", "Last", "Slow"))


class Backwards(InProcess):
    """Finishes the newest job first, which real workers may do too."""

    width = 7
    losses: Losses = ()

    def __init__(self) -> None:
        self.open: list[tuple[Job, Future[DealResult]]] = []
        self.played: list[int] = []

    def submit(self, job: Job) -> "Future[DealResult]":
        future: Future[DealResult] = Future()
        self.open.append((job, future))
        if len(self.open) == self.width:
            self.finish()
        return future

    def finish(self) -> None:
        while self.open:
            job, future = self.open.pop()
            self.played.append(job.deal)
            future.set_result(play_deal(job))


def won(share: float) -> DealResult:
    """A two-player deal with this share for the first, as if it had been played."""
    shares = {1.0: (1.0, 1.0), 0.5: (1.0, 0.0), 0.0: (0.0, 0.0)}[share]
    first, second = shares
    matches = [MatchResult(wins, (0, 0), (1, 0)) for wins in ((first, 1 - first), (1 - second, second))]
    return DealResult(tuple(matches))


# Pairings


def test_two_meet_once_and_among_more_each_is_alone_once() -> None:
    names = ("a", "b", "c")
    two = [(pairing.one, pairing.rival) for pairing in round_robin(names, Setting(2))]
    assert two == [("a", "b"), ("a", "c"), ("b", "c")]
    three = {pairing.lineup for pairing in round_robin(names, Setting(3))}
    assert three == {(one, rival, rival) for one in names for rival in names if one != rival}


def test_a_ladder_has_each_against_the_one_before_by_all_rules() -> None:
    settings = [Setting(2), Setting(4, options="expert")]
    pairings = [(pairing.lineup, pairing.setting) for pairing in ladder(("low", "mid", "top"), settings)]
    assert pairings == [
        (("mid", "low"), settings[0]),
        (("mid", "low", "low", "low"), settings[1]),
        (("top", "mid"), settings[0]),
        (("top", "mid", "mid", "mid"), settings[1]),
    ]


@pytest.mark.parametrize(
    ("bots", "code"), [((), "arena-few"), ((ANY,), "arena-few"), ((ANY, FIRST, ANY), "arena-twice")]
)
def test_players_that_cannot_be_told_apart_are_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        check_players(bots)
    assert caught.value.code == code


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"nodes": -1}, {"seconds": 0.0}])
def test_a_plan_of_nothing_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ArenaError, match="more than 0"):
        Plan(**wrong)  # type: ignore[arg-type]


# Comparisons


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equals_have_exactly_the_share_of_equals(players: int) -> None:
    result = compare(ANY, ANY, players=players, deals=10)
    assert result.share.mean == pytest.approx(1 / players, abs=1e-15)
    assert not result.clear


def test_a_comparison_and_its_mirror_add_up() -> None:
    there, back = compare(ANY, FIRST, deals=20), compare(FIRST, ANY, deals=20)
    assert there.share.mean + back.share.mean == 1.0
    assert there.share.low == pytest.approx(1 - back.share.high)


def test_whoever_always_goes_out_is_clearly_weaker() -> None:
    result = compare(FIRST, LAST, players=3, options="advanced", deals=20)
    assert result.clear
    assert result.share.mean == 1.0
    assert not compare(FIRST, LAST, players=3, deals=3).clear, "three deals are too few to tell"


def test_more_comparisons_told_make_a_wider_interval() -> None:
    alone, among = (compare(ANY, FIRST, deals=20, comparisons=number).share for number in (1, 30))
    assert alone.mean == among.mean
    assert among.low < alone.low < alone.high < among.high


# Workers


def test_the_order_in_which_deals_finish_makes_no_difference() -> None:
    pairings = round_robin((ANY, FIRST, LAST), Setting(2))
    plan = Plan(7, early=False)
    workers = Backwards()
    upset = play(pairings, plan, workers)
    assert workers.played[0] == 6, "the last was played first"
    straight = play(pairings, plan, InProcess())
    bots = (ANY, FIRST, LAST)
    assert standings(upset, bots) == standings(straight, bots)


def test_processes_give_the_same_table_as_one() -> None:
    bots = (ANY, FIRST, f"{PLACE}:Raises")
    pairings = round_robin(bots, Setting(3, options="expert"))
    plan = Plan(3, seed=5, records=True)
    here = play(pairings, plan, InProcess())
    workers = Processes(2)
    try:
        there = play(pairings, plan, workers)
    finally:
        workers.close()
    assert [contest.results for contest in there] == [contest.results for contest in here]
    assert standings(there, bots) == standings(here, bots)


def test_a_worker_that_is_lost_once_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RED7_TEST_CRASHED", str(tmp_path / "crashed"))
    pairing = Pairing(f"{PLACE}:CrashesOnce", ANY, Setting())
    workers = Processes(2)
    try:
        (contest,) = play([pairing], Plan(6), workers)
    finally:
        workers.close()
    assert (tmp_path / "crashed").exists()
    (expected,) = play([Pairing(FIRST, ANY, Setting())], Plan(6), InProcess())
    assert contest.results == expected.results


def test_a_player_that_ends_every_worker_is_named() -> None:
    bad = f"{PLACE}:Crashes"
    workers = Processes(2)
    try:
        with pytest.raises(ArenaError) as caught:
            play([Pairing(bad, ANY, Setting())], Plan(4), workers)
    finally:
        workers.close()
    assert caught.value.code == "arena-lost"
    assert bad in str(caught.value)


def test_a_worker_is_not_this_process() -> None:
    workers = Processes(1)
    try:
        future = workers._executor.submit(os.getpid)
        assert future.result() != os.getpid()
    finally:
        workers.close()


# Stopping early


def finished(chance: float, deals: int, dice: Random) -> Contest:
    """A contest of made-up deals, played until it is over; the cards decide some of the deals."""
    contest = Contest(Pairing("a", "b", Setting()), Plan(deals, early=True))
    while not contest.over:
        for job in contest.jobs():
            draw = dice.random() < 0.4
            contest.results[job.deal] = won(0.5 if draw else float(dice.random() < chance))
        contest.look()
    return contest


def test_level_play_is_hardly_ever_called_clear_however_often_one_looks() -> None:
    dice = Random(11)
    contests = [finished(0.5, 512, dice) for _ in range(300)]
    wrong = sum(contest.estimate().excludes(0.5) for contest in contests)
    assert wrong <= 0.05 * len(contests)
    assert sum(len(contest.results) == 512 for contest in contests) >= 0.95 * len(contests)


def test_a_great_difference_is_seen_early_and_a_small_one_late() -> None:
    dice = Random(12)
    great = finished(0.95, 512, dice)
    assert great.over
    assert len(great.results) in great.looks[:2]
    assert great.estimate().excludes(0.5)
    sizes = [len(finished(chance, 512, dice).results) for chance in (0.95, 0.75, 0.5)]
    assert sizes == sorted(sizes)


def test_a_pairing_that_is_clear_plays_no_more_deals() -> None:
    pairings = [Pairing(FIRST, LAST, Setting()), Pairing(ANY, ANY + "@7", Setting())]
    clear, level = play(pairings, Plan(64, early=True), InProcess())
    assert len(clear.results) == 16
    assert len(level.results) == 64
    assert standings([clear, level]).pairings[0].share.deals == 16


def test_stopping_early_does_not_depend_on_who_finishes_first() -> None:
    pairings = [Pairing(FIRST, LAST, Setting()), Pairing(ANY, FIRST, Setting())]
    plan = Plan(40, early=True)
    workers = Processes(2)
    try:
        there = play(pairings, plan, workers)
    finally:
        workers.close()
    here = play(pairings, plan, InProcess())
    assert [contest.results for contest in there] == [contest.results for contest in here]


# Players of the calling process


def own_bot() -> type:
    class Notebook(First):
        """As written in a notebook: nothing else can import it."""

    return Notebook


def test_a_class_of_this_process_can_be_measured_in_it() -> None:
    mine = compare(own_bot(), LAST, deals=6)
    named = compare(FIRST, LAST, deals=6)
    assert (mine.pairing.one, mine.share) == ("own_bot.<locals>.Notebook", named.share)
    assert str(mine).startswith("own_bot.<locals>.Notebook – ")
    assert compare(own_bot(), own_bot(), deals=3).share.mean == 0.5


def test_with_an_executor_a_player_has_to_be_importable() -> None:
    with ThreadPoolExecutor(2) as executor:
        shared = compare(First, "random", deals=4, executor=executor)
        with pytest.raises(ArenaError, match="imported by other processes"):
            compare(own_bot(), "random", deals=4, executor=executor)
    assert shared.pairing.one == f"{PLACE}:First"
    assert shared.share == compare(First, "random", deals=4).share

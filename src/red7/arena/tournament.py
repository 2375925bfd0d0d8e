"""Pairings and how they are played: every deal in all rotations, by any workers, with the same results.

In a pairing one player has a single seat and its rival all the others, so the share of equals is one in the
number of players. Between two players that is all there is; among more it matters who is alone, so in a
round-robin each of two is.
"""

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations, product

from red7.arena.deals import DealResult, Job, Setting
from red7.arena.errors import ArenaError
from red7.arena.players import Entrant
from red7.arena.statistics import Estimate, looks, share_estimate
from red7.arena.workers import Here, Workers


@dataclass(frozen=True)
class Plan:
    """How much is played and thought. With `early`, a pairing stops as soon as it is clear."""

    deals: int = 100
    seed: int = 0
    nodes: int = 1000
    seconds: float = 10.0
    early: bool = False
    records: bool = False

    def __post_init__(self) -> None:
        for name in ("deals", "nodes", "seconds"):
            if not getattr(self, name) > 0:  # which catches what is no number too
                raise ArenaError("arena-positive", option=name, found=f"{getattr(self, name):g}")


@dataclass(frozen=True)
class Pairing:
    """One player against a rival in all other seats."""

    one: str
    rival: str
    setting: Setting = Setting()

    @property
    def lineup(self) -> tuple[str, ...]:
        """The players in the order of the seats, before any rotation."""
        return (self.one, *[self.rival] * (self.setting.players - 1))

    @property
    def level(self) -> float:
        """The share of equals."""
        return 1 / self.setting.players


@dataclass
class Contest:
    """A pairing with the deals that have been played; `told` intervals are told together with its own."""

    pairing: Pairing
    plan: Plan
    told: int = 1
    results: dict[int, DealResult] = field(default_factory=dict[int, DealResult])
    stage: int = 0
    over: bool = False

    @property
    def looks(self) -> tuple[int, ...]:
        """After how many deals the contest may end."""
        return looks(self.plan.deals, early=self.plan.early)

    def deals(self) -> list[DealResult]:
        """The deals in order."""
        return [self.results[deal] for deal in sorted(self.results)]

    def estimate(self) -> Estimate:
        """The share of the single seat; its interval is corrected for all pairings and all looks."""
        return share_estimate([dealt.share() for dealt in self.deals()], told=self.told * len(self.looks))

    def jobs(self) -> list[Job]:
        """What is to be played up to the next look."""
        plan = self.plan
        start = self.looks[self.stage - 1] if self.stage else 0
        return [
            Job(
                self.pairing.setting,
                self.pairing.lineup,
                deal,
                plan.seed,
                plan.nodes,
                plan.seconds,
                plan.records,
            )
            for deal in range(start, self.looks[self.stage])
        ]

    def look(self) -> bool:
        """Whether a look was due, and the contest goes on after it; else it may be `over`."""
        if len(self.results) < self.looks[self.stage] or self.over:
            return False
        if self.stage == len(self.looks) - 1 or self.estimate().excludes(self.pairing.level):
            self.over = True
            return False
        self.stage += 1
        return True


Find = Callable[[Job], DealResult | None]
"""Gives the result of a job that was played before."""
Keep = Callable[[Contest, Job, DealResult, bool], DealResult]
"""Is told of every result, and whether it is new; gives what is to be kept in memory."""


def play(
    pairings: Sequence[Pairing],
    plan: Plan,
    workers: Workers,
    find: Find = lambda _job: None,
    keep: Keep = lambda _contest, _job, dealt, _new: dealt,
) -> list[Contest]:
    """Play all pairings; which workers finish first makes no difference."""
    contests = [Contest(pairing, plan, len(pairings)) for pairing in pairings]
    waiting: deque[tuple[Contest, Job]] = deque()

    def open_up(contest: Contest) -> None:
        """Line up the jobs of a contest to its next look, without those that have been played before."""
        more = True
        while more:
            for job in contest.jobs():
                found = find(job)
                if found is None:
                    waiting.append((contest, job))
                else:
                    contest.results[job.deal] = keep(contest, job, found, False)
            more = contest.look()

    def finish(contest: Contest, job: Job, dealt: DealResult) -> None:
        contest.results[job.deal] = keep(contest, job, dealt, True)
        if contest.look():
            open_up(contest)

    for contest in contests:
        open_up(contest)
    running: dict[Future[DealResult], tuple[Contest, Job]] = {}
    suspects: deque[tuple[Contest, Job]] = deque()  # under way when a worker was lost
    while waiting or running or suspects:
        if suspects and not running:
            workers.renew()
            while suspects:
                contest, job = suspects.popleft()
                finish(contest, job, _alone(workers, job))
        while waiting and not suspects and len(running) < workers.width:
            task = waiting.popleft()
            try:
                running[workers.submit(task[1])] = task
            except workers.losses:
                suspects.append(task)
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            contest, job = running.pop(future)
            try:
                dealt = future.result()
            except workers.losses:
                suspects.append((contest, job))
            else:
                finish(contest, job, dealt)
    return contests


def _alone(workers: Workers, job: Job) -> DealResult:
    """Play a job with nothing else under way: if the worker is lost again, the job is the reason."""
    try:
        return workers.submit(job).result()
    except workers.losses:
        workers.renew()
        players = ", ".join(dict.fromkeys(job.lineup))
        raise ArenaError("arena-lost", deal=str(job.deal), players=players) from None


def round_robin(bots: Sequence[str], setting: Setting) -> list[Pairing]:
    """Everybody against everybody, on the same deals."""
    pairs = combinations(bots, 2) if setting.players == 2 else permutations(bots, 2)
    return [Pairing(one, rival, setting) for one, rival in pairs]


def ladder(bots: Sequence[str], settings: Sequence[Setting]) -> list[Pairing]:
    """Each against the one before it, by all rules."""
    return [Pairing(one, rival, setting) for (rival, one), setting in product(pairwise(bots), settings)]


def check_players(bots: Sequence[str]) -> None:
    """Refuse a tournament whose players cannot be told apart or cannot be found."""
    if len(bots) < 2:
        raise ArenaError("arena-few")
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise ArenaError("arena-twice", player=bot)
        Entrant(bot).check()


@dataclass(frozen=True)
class Comparison:
    """How one player did in a single seat against its rival in all others."""

    pairing: Pairing
    share: Estimate
    failures: int

    @property
    def clear(self) -> bool:
        """Whether the two are of different strength, for all that can be said."""
        return self.share.excludes(self.pairing.level)


def compare(
    one: str,
    rival: str,
    setting: Setting = Setting(),
    plan: Plan = Plan(),
    workers: Workers | None = None,
    told: int = 1,
) -> Comparison:
    """Measure one player against another; the interval allows for `told` comparisons told together."""
    for bot in (one, rival):
        Entrant(bot).check()
    pairing = Pairing(one, rival, setting)
    (contest,) = play([pairing], plan, workers or Here())
    contest.told = told
    return comparison(contest)


def comparison(contest: Contest) -> Comparison:
    """What a contest has shown."""
    failures = sum(len(played.failures) for dealt in contest.deals() for played in dealt.matches)
    return Comparison(contest.pairing, contest.estimate(), failures)

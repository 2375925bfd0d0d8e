"""Pairings and how they are played: every deal in all rotations, by any workers, with the same results.

In a pairing one player has a single seat and its rival all the others, so the even share is one divided by
the number of players. With more than two players it matters who is alone, so a round-robin has a pairing for
each of the two.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations, product

from red7.arena.deals import DealResult, Job, Setting
from red7.arena.errors import ArenaError
from red7.arena.players.entrant import Entrant, Maker
from red7.arena.results.statistics import Estimate, looks, share_estimate
from red7.arena.workers import Workers
from red7.art.chart import Value, dots
from red7.art.studio import studio
from red7.game.pictures import Drawn, Look, Picture


@dataclass(frozen=True)
class Plan:
    """How much is played, with how much thinking. With `early`, a pairing stops as soon as it is clear."""

    deals: int = 100
    seed: int = 0
    nodes: int = 1000
    seconds: float = 10.0
    early: bool = False
    records: bool = False

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Refuse numbers that are too small."""
        for name in ("deals", "nodes", "seconds"):
            if not getattr(self, name) > 0:  # this also catches NaN
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
        """The even share."""
        return 1 / self.setting.players


@dataclass
class Contest:
    """A pairing with the deals played so far; `comparisons` are made together, including this one."""

    pairing: Pairing
    plan: Plan
    comparisons: int = 1
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
        return share_estimate(
            [result.share() for result in self.deals()], together=self.comparisons * len(self.looks)
        )

    def jobs(self) -> list[Job]:
        """What has to be played up to the next look."""
        pairing, plan = self.pairing, self.plan
        start = self.looks[self.stage - 1] if self.stage else 0
        return [
            Job(pairing.setting, pairing.lineup, deal, plan.seed, plan.nodes, plan.seconds, plan.records)
            for deal in range(start, self.looks[self.stage])
        ]

    def look(self) -> bool:
        """Look at the result if it is time; returns whether the contest goes on after that look."""
        if len(self.results) < self.looks[self.stage] or self.over:
            return False
        if self.stage == len(self.looks) - 1 or self.estimate().excludes(self.pairing.level):
            self.over = True
            return False
        self.stage += 1
        return True


Find = Callable[[Job], DealResult | None]
"""Returns the result of a job that was played before, if any."""
Keep = Callable[[Contest, Job, DealResult, bool], DealResult]
"""Gets every result, and whether it is new; returns what to keep in memory."""
Task = tuple[Contest, Job]


def play(
    pairings: Sequence[Pairing],
    plan: Plan,
    workers: Workers,
    find: Find = lambda _job: None,
    keep: Keep = lambda _contest, _job, result, _new: result,
) -> list[Contest]:
    """Play all pairings; the order in which workers finish makes no difference."""
    contests = [Contest(pairing, plan, len(pairings)) for pairing in pairings]
    Schedule(contests, workers, find, keep).run()
    return contests


class Schedule:
    """The deals that several contests still need: those waiting, and those being played."""

    def __init__(self, contests: Sequence[Contest], workers: Workers, find: Find, keep: Keep) -> None:
        self._workers = workers
        self._find = find
        self._keep = keep
        self._waiting: deque[Task] = deque()
        self._running: dict[Future[DealResult], Task] = {}
        self._suspects: deque[Task] = deque()  # being played when a worker was lost
        for contest in contests:
            self._line_up(contest)

    def run(self) -> None:
        """Play until every contest is over."""
        while self._waiting or self._running or self._suspects:
            if self._suspects and not self._running:
                self._play_suspects()
            self._submit()
            self._collect()

    def _line_up(self, contest: Contest) -> None:
        """Queue the jobs of a contest up to its next look, without those already played."""
        more = True
        while more:
            for job in contest.jobs():
                known = self._find(job)
                if known is None:
                    self._waiting.append((contest, job))
                else:
                    contest.results[job.deal] = self._keep(contest, job, known, False)
            more = contest.look()

    def _submit(self) -> None:
        while self._waiting and not self._suspects and len(self._running) < self._workers.width:
            task = self._waiting.popleft()
            try:
                self._running[self._workers.submit(task[1])] = task
            except self._workers.losses:
                self._suspects.append(task)

    def _collect(self) -> None:
        """Wait for at least one result."""
        done, _ = wait(self._running, return_when=FIRST_COMPLETED)
        for future in done:
            task = self._running.pop(future)
            try:
                result = future.result()
            except self._workers.losses:
                self._suspects.append(task)
            else:
                self._finish(task, result)

    def _finish(self, task: Task, result: DealResult) -> None:
        contest, job = task
        contest.results[job.deal] = self._keep(contest, job, result, True)
        if contest.look():
            self._line_up(contest)

    def _play_suspects(self) -> None:
        """Play the deals that lost a worker one by one: the one that loses its worker again is the cause."""
        self._workers.renew()
        while self._suspects:
            task = self._suspects.popleft()
            try:
                result = self._workers.submit(task[1]).result()
            except self._workers.losses:
                self._workers.renew()
                players = ", ".join(dict.fromkeys(task[1].lineup))
                raise ArenaError("arena-lost", deal=str(task[1].deal), players=players) from None
            self._finish(task, result)


def round_robin(bots: Sequence[str], setting: Setting) -> list[Pairing]:
    """All against all, on the same deals."""
    pairs = combinations(bots, 2) if setting.players == 2 else permutations(bots, 2)
    return [Pairing(one, rival, setting) for one, rival in pairs]


def ladder(bots: Sequence[str], settings: Sequence[Setting]) -> list[Pairing]:
    """Each against the one before it, by all rules."""
    return [Pairing(one, rival, setting) for (rival, one), setting in product(pairwise(bots), settings)]


def check_players(bots: Sequence[str], makers: Mapping[str, Maker] | None = None) -> None:
    """Refuse a tournament whose players cannot be told apart or cannot be found."""
    if len(bots) < 2:
        raise ArenaError("arena-few")
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise ArenaError("arena-twice", player=bot)
        Entrant(bot, makers or {}).check()


@dataclass(frozen=True)
class Comparison(Drawn):
    """How one player did in a single seat against its rival in all others."""

    pairing: Pairing
    share: Estimate
    failures: int

    @property
    def clear(self) -> bool:
        """Whether the two clearly differ in strength."""
        return self.share.excludes(self.pairing.level)

    def __str__(self) -> str:
        share, pairing = self.share, self.pairing
        interval = f"{share.mean:.3f} [{share.low:.3f}, {share.high:.3f}]"
        return f"{pairing.one} – {pairing.rival}: {interval}, equals {pairing.level:.3f}, {share.deals} deals"

    def _picture(self, look: Look) -> Picture:
        share, pairing = self.share, self.pairing
        title = f"{pairing.one} – {pairing.rival}, {share.deals} deals"
        values = [Value(pairing.one, share.mean, share.low, share.high)]
        painting = studio(look)
        return Picture(painting.picture(dots(painting, title, values, (0.0, 1.0), pairing.level, "{:.3f}")))


def comparison(contest: Contest) -> Comparison:
    """The result of a contest."""
    failures = sum(len(match.failures) for result in contest.deals() for match in result.matches)
    return Comparison(contest.pairing, contest.estimate(), failures)

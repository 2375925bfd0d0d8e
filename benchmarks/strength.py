"""How strong the computer players are: all tables of docs/strength.md, by one command.

Everything that takes long is kept in a folder deal by deal, so a run that was stopped goes on where it was.
What was played by code that has changed since is played again.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

# A script finds the modules beside it; what it shares with the processes it starts is called `benchmarks...`.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.support.exam import ACCURACY, COUNTED, Counts, Exam, decision_times, sit
from benchmarks.support.report_page import add_forms, begin, machine, tell
from red7._build_form import form
from red7.ai.bots import LEVELS, MEASURING_NODES, PLAYING_NODES
from red7.arena.deals import DealResult, Job, Setting
from red7.arena.players.fingerprint import fingerprint
from red7.arena.results.journal import Journal
from red7.arena.results.report import Sheet, ladder_sheets
from red7.arena.results.standings import standings
from red7.arena.results.statistics import Estimate, ratio_estimate
from red7.arena.tournament import Contest, Pairing, Plan, comparison, ladder, play
from red7.arena.workers import Processes, end_with_parent
from red7.game.editions import MODES

BEGIN = begin("strength", "docs/strength.md")
YARDSTICK = "tuned-greedy"
JUDGE = "red7.ai.review.review:review"  # whose code the judgements depend on
CHECKED = [Setting(2), Setting(3, options="advanced"), Setting(2, options="expert")]
# What earlier studies found for one seat against all others: the tuned greedy against random movers, and what
# a hundred sampled worlds with greedy rollouts reach against it. The top level has to reach as much.
AIMS = {
    Setting(2): (0.83, 0.60),
    Setting(2, options="draw+actions"): (0.95, 0.71),
    Setting(4, options="draw+actions"): (0.72, 0.48),
}
DECISIONS = 40  # to be timed of each player


@dataclass(frozen=True)
class Effort:
    """How many deals each part plays, and how many nodes there are to measure, to play and to judge."""

    deals: int
    seed: int
    nodes: int
    playing_nodes: int
    judge_nodes: int

    def part(self, of: int) -> int:
        return max(1, self.deals // of)


class Study:
    """Measures part by part; all results stay in a folder."""

    def __init__(
        self, effort: Effort, modes: Sequence[str], folder: Path, jobs: int, stack: ExitStack
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.effort = effort
        self.settings = [Setting(players, options=mode) for mode in modes for players in (2, 3, 4)]
        self.checked = [setting for setting in CHECKED if setting in self.settings]
        self.jobs = jobs
        self._workers = stack.enter_context(closing(Processes(jobs)))
        self._journal = stack.enter_context(Journal(folder / "journal", resume=True))
        self._judged = folder / "judged.jsonl"

    def contests(
        self, name: str, pairings: Sequence[Pairing], deals: int, *, nodes: int, early: bool = False
    ) -> list[Contest]:
        """Play pairings, or read what was played before."""
        progress = Progress(name, deals * len(pairings))

        def keep(_contest: Contest, job: Job, dealt: DealResult, new: bool) -> DealResult:
            if new:
                self._journal.add(job, dealt)
            progress.step()
            return dealt

        plan = Plan(deals, self.effort.seed, nodes, early=early)
        contests = play(pairings, plan, self._workers, self._journal.find, keep)
        progress.tell()
        return contests

    def judged(self, exams: Sequence[Exam]) -> dict[Exam, Counts]:
        """Play and judge matches, or read what was judged before."""
        progress = Progress("mistakes", len(exams))
        code = {player: f"{fingerprint(player)} {fingerprint(JUDGE)}" for player in {e.player for e in exams}}
        known = self._read_judged()
        judged: dict[Exam, Counts] = {}
        spawn = multiprocessing.get_context("spawn")
        with (
            ProcessPoolExecutor(self.jobs, mp_context=spawn, initializer=end_with_parent) as executor,
            self._judged.open("a", encoding="utf-8") as file,
        ):
            keys = {exam: json.dumps([*exam.key(), code[exam.player]]) for exam in exams}
            running = {executor.submit(sit, exam): exam for exam in exams if keys[exam] not in known}
            for exam in exams:
                if keys[exam] in known:
                    judged[exam] = known[keys[exam]]
                    progress.step()
            for future in as_completed(running):
                exam = running[future]
                judged[exam] = future.result()
                file.write(json.dumps([keys[exam], judged[exam]]) + "\n")
                file.flush()
                progress.step()
        progress.tell()
        return judged

    def _read_judged(self) -> dict[str, Counts]:
        if not self._judged.exists():
            return {}
        text = self._judged.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]  # without a line that was cut short
        if whole != text:
            self._judged.write_text(whole, "utf-8")
        return dict(json.loads(line) for line in whole.splitlines())


class Progress:
    """Tells on standard error how far a part is, about every minute, and when it is done."""

    def __init__(self, name: str, total: int) -> None:
        self._name = name
        self._total = total
        self._done = 0
        self._start = self._last_line = time.monotonic()

    def step(self) -> None:
        self._done += 1
        if time.monotonic() - self._last_line > 60:
            self.tell("so far")

    def tell(self, when: str = "done") -> None:
        self._last_line = time.monotonic()
        seconds = self._last_line - self._start
        text = f"{self._name}: {self._done} of at most {self._total}, {seconds:.0f} s, {when}"
        print(text, file=sys.stderr, flush=True)


# The parts


def ladder_part(study: Study) -> list[Sheet]:
    """Each level against the one below, in all nine modes."""
    effort = study.effort
    pairings = ladder(LEVELS, study.settings)
    contests = study.contests("ladder", pairings, effort.deals, nodes=effort.nodes, early=True)
    results = [
        standings([contest for contest in contests if contest.pairing.setting == setting])
        for setting in study.settings
    ]
    steps, seats, *forfeits = ladder_sheets(results)
    remark = f"{steps.remark} {clear_steps(contests)}"
    return [Sheet(steps.title, steps.columns, steps.rows, remark), seats, *forfeits]


def clear_steps(contests: Sequence[Contest]) -> str:
    """In how many pairings the first is clearly the stronger one, and in which not."""
    shown = [comparison(contest) for contest in contests]
    doubtful = [one.pairing for one in shown if one.share.low <= one.pairing.level]
    clear = f"In {len(shown) - len(doubtful)} of {len(shown)} the level above is clearly the stronger one."
    names = [f"{one.one} – {one.rival} ({rules(one.setting)})" for one in doubtful]
    return f"{clear} Not in: {', '.join(names)}." if names else clear


def playing_part(study: Study) -> list[Sheet]:
    """The top two levels against the ones below with the nodes of real play."""
    effort = study.effort
    top = ladder(LEVELS[-3:], study.checked)
    nodes = effort.playing_nodes
    contests = study.contests("playing budget", top, effort.part(4), nodes=nodes, early=True)
    rows = [
        (
            f"{contest.pairing.one} – {contest.pairing.rival}, {rules(contest.pairing.setting)}",
            str(result.share.deals),
            interval(result.share),
            f"{contest.pairing.level:.3f}",
        )
        for contest in contests
        for result in [comparison(contest)]
    ]
    title = f"The top two levels with {nodes:,} nodes, as in play"
    return [Sheet(title, ("pairing", "deals", "share", "level"), tuple(rows), clear_steps(contests))]


def yardstick_part(study: Study) -> list[Sheet]:
    """The tuned greedy against random movers, and the top level against it."""
    effort = study.effort
    top, settings = LEVELS[-1], list(AIMS)
    few = [Pairing(YARDSTICK, "random", setting) for setting in settings]
    many = [Pairing(top, YARDSTICK, setting) for setting in settings]
    columns = [
        study.contests("yardstick", few, effort.part(2), nodes=effort.nodes),
        study.contests("yardstick, measuring", many, effort.part(2), nodes=effort.nodes),
        study.contests("yardstick, playing", many, effort.part(10), nodes=effort.playing_nodes),
    ]
    rows = []
    for place, (setting, (before, aim)) in enumerate(AIMS.items()):
        weak, measured, played = [interval(contests[place].estimate()) for contests in columns]
        rows.append((rules(setting), f"{before:.2f}", weak, f"{aim:.2f}", measured, played))
    heads = (
        "rules",
        "earlier studies",
        f"{YARDSTICK} – random",
        "aim",
        f"{top} – {YARDSTICK}, {effort.nodes:,} nodes",
        f"{top} – {YARDSTICK}, {effort.playing_nodes:,} nodes",
    )
    remark = "The intervals of a column hold together at 95 %."
    return [Sheet("The top level against a tuned greedy player", heads, tuple(rows), remark)]


def ceiling_part(study: Study) -> list[Sheet]:
    """How far each level goes from a random mover to a cheat that sees all cards and solves the round."""
    effort = study.effort
    players = ("random", *LEVELS, "cheat")
    pairings = [Pairing(player, YARDSTICK, Setting(2)) for player in players]
    contests = study.contests("ceiling", pairings, effort.deals, nodes=effort.nodes)
    shares = [[dealt.share() for dealt in contest.deals()] for contest in contests]
    floor, ceiling = shares[0], shares[-1]
    room = [high - low for low, high in zip(floor, ceiling, strict=True)]
    rows = []
    for player, contest, own in zip(players, contests, shares, strict=True):
        way = ""
        if player in LEVELS and sum(room, 0.0) > 0:
            gained = [share - low for share, low in zip(own, floor, strict=True)]
            way = percent(ratio_estimate(gained, room, len(LEVELS)))
        rows.append((player, interval(contest.estimate()), way))
    title = "How far each level goes from random to the cheat, two players, basic"
    heads = ("player", f"share against {YARDSTICK}", "of the way")
    return [Sheet(title, heads, tuple(rows), "The intervals of a column hold together at 95 %.")]


def mistakes_part(study: Study) -> list[Sheet]:
    """How often each level makes which mistakes among its equals, and how accurately it plays."""
    effort = study.effort
    players = ("random", *LEVELS)
    deals = effort.part(75)
    exams = [
        Exam(player, setting, deal, effort.seed, effort.nodes, effort.judge_nodes)
        for deal in range(deals)
        for setting in study.settings
        for player in players
    ]
    judged = study.judged(exams)

    def cell(name: str, player: str, setting: Setting | None, scale: float) -> str:
        """A rate with the reach of its interval over deals."""
        made, of = [0.0] * deals, [0.0] * deals
        for exam in exams:
            if exam.player == player and setting in (None, exam.setting):
                made[exam.deal] += judged[exam][name][0]
                of[exam.deal] += judged[exam][name][1]
        if not sum(of):
            return ""
        estimate = ratio_estimate(made, of)
        return f"{scale * estimate.mean:.1f} ±{scale * (estimate.high - estimate.mean):.1f}"

    sheets = []
    for name, title in {**COUNTED, ACCURACY: "Accuracy in the review of a match, from 0 to 100"}.items():
        scale = 1 if name == ACCURACY else 100
        rows = [
            (
                "all" if setting is None else rules(setting),
                *(cell(name, player, setting, scale) for player in players),
            )
            for setting in (*study.settings, None)
        ]
        unit = "" if name == ACCURACY else " (per cent)"
        sheets.append(Sheet(f"{title}{unit}", ("rules", *players), tuple(rows)))
    turns = sum(counts["ten"][1] for counts in judged.values())
    remark = (
        f"{len(exams):,} matches with {turns:,.0f} turns with a choice. "
        "The intervals are over deals; each holds at 95 % by itself."
    )
    last = sheets[-1]
    return [*sheets[:-1], Sheet(last.title, last.columns, last.rows, remark)]


def times_part(study: Study) -> list[Sheet]:
    """What a decision of the top two levels costs."""
    effort = study.effort
    rows = []
    for player in LEVELS[-2:]:
        for nodes in (effort.nodes, effort.playing_nodes):
            cells = []
            for setting in study.checked:
                times = [1000 * seconds for seconds in decision_times(player, setting, nodes, DECISIONS)]
                cells.append(f"{median(times):.1f} / {quantiles(times, n=20)[-1]:.1f} / {max(times):.1f}")
            rows.append((f"{player}, {nodes:,} nodes", *cells))
    heads = ("milliseconds", *(rules(setting) for setting in study.checked))
    remark = f"Median, 95 % and most of {DECISIONS} decisions against itself; CPU time on one core, {form()}."
    return [Sheet("What a decision takes", heads, tuple(rows), remark)]


PARTS = {
    "ladder": ladder_part,
    "playing": playing_part,
    "yardstick": yardstick_part,
    "ceiling": ceiling_part,
    "mistakes": mistakes_part,
    "times": times_part,
}


def rules(setting: Setting) -> str:
    return f"{setting.players} players, {setting.mode.replace('+', ' + ')}"


def interval(estimate: Estimate) -> str:
    return f"{estimate.mean:.3f} [{estimate.low:.3f}, {estimate.high:.3f}]"


def percent(estimate: Estimate) -> str:
    return f"{estimate.mean:.0%} [{estimate.low:.0%}, {estimate.high:.0%}]"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench strength", description=__doc__)
    add = parser.add_argument
    add(
        "--deals",
        type=int,
        default=400,
        metavar="N",
        help="deals of a pairing at most; some parts play fewer",
    )
    add("--mode", action="append", choices=list(MODES), help="measure this mode only, or several")
    add("--part", action="append", choices=list(PARTS), help="measure this part only, or several")
    add("--seed", type=int, default=0, metavar="N", help="the series of deals")
    add("--nodes", type=int, default=MEASURING_NODES, metavar="N", help="nodes of a decision to measure")
    add(
        "--playing-nodes",
        type=int,
        default=PLAYING_NODES,
        metavar="N",
        help="nodes of a decision in real play",
    )
    add("--judge-nodes", type=int, default=10_000, metavar="N", help="nodes to judge a turn with")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes play")
    add("--folder", type=Path, default=Path("build/strength"), help="where to keep what was played")
    add_forms(parser)
    return parser.parse_args()


def main() -> None:
    chosen = arguments()
    effort = Effort(chosen.deals, chosen.seed, chosen.nodes, chosen.playing_nodes, chosen.judge_nodes)
    with ExitStack() as stack:
        study = Study(effort, chosen.mode or list(MODES), chosen.folder, chosen.jobs, stack)
        sheets = [sheet for name in chosen.part or PARTS for sheet in PARTS[name](study)]
    about: dict[str, Any] = {**machine(), "form": form(), **asdict(effort)}
    facts = ", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in about.items())
    page = f"{facts}.\n\n" + "\n".join(sheet.markdown() for sheet in sheets).rstrip()
    data = {"benchmark": "strength", **about, "tables": [asdict(sheet) for sheet in sheets]}
    tell(chosen, BEGIN, data, page, page)


if __name__ == "__main__":
    main()

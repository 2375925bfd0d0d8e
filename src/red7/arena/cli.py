"""The command `red7 arena`."""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from red7.ai.bots import LEVELS
from red7.arena.deals import DealResult, Job, Setting
from red7.arena.errors import ArenaError
from red7.arena.results.journal import Journal
from red7.arena.results.plots import pictures
from red7.arena.results.records import Records
from red7.arena.results.report import Sheet, ladder_sheets, sheets
from red7.arena.results.standings import Standings, standings
from red7.arena.tournament import Contest, Pairing, Plan, check_players, ladder, play, round_robin
from red7.arena.workers import Cluster, Processes
from red7.game.editions import ALL_EDITIONS, DEFAULT_EDITION, MODES, Ending
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly, refusing_usage, words_here
from red7.speech.progress import progress_bar

_FOLDER = click.Path(file_okay=False, path_type=Path)


def _complete_bot(_ctx: click.Context, _argument: click.Parameter, start: str) -> list[str]:
    return [name for name in ("random", *LEVELS) if name.startswith(start)]


@click.command(
    cls=Spoken,
    name="arena",
    examples=(
        "red7 arena skilled casual --deals 200",
        "red7 arena master my_bots:HighCard 'exec:python3 examples/bot.py' --players 3 --mode expert",
        "red7 arena --ladder --stop-when-clear --journal ladder.jsonl --report ladder",
    ),
)
@click.argument("bots", metavar="BOT...", nargs=-1, shell_complete=_complete_bot)
@click.option("--ladder", "as_ladder", is_flag=True)
@click.option("--players", type=click.IntRange(2, 4), multiple=True)
@click.option(
    "--edition", type=click.Choice(list(ALL_EDITIONS)), default=DEFAULT_EDITION.name, show_default=True
)
@click.option("--mode", "--options", "mode", multiple=True)
@click.option("--ending", type=click.Choice([ending.value for ending in Ending]), default=Ending.CARDS.value)
@click.option("--deals", type=int, default=100, show_default=True)
@click.option("--seed", type=SEED_RANGE, default=0, show_default=True)
@click.option("--nodes", type=int, default=1000, show_default=True)
@click.option("--seconds", type=float, default=10.0, show_default=True)
@click.option("--stop-when-clear", "stop", is_flag=True)
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all")
@click.option("--cluster", metavar="ADDRESS")
@click.option("--journal", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--resume", is_flag=True)
@click.option("--records", type=_FOLDER)
@click.option("--report", "--plots", "report", type=_FOLDER)
@click.option("--json", "as_json", is_flag=True)
def arena_command(**options: Any) -> None:
    """Bots in, tables out."""
    order = Order(**options)
    with refusing_usage():
        order.check()
    with failing_clearly():
        contests = order.play()
        order.report_on(contests)


@dataclass
class Order:
    """A tournament as ordered on the command line."""

    bots: tuple[str, ...]
    as_ladder: bool
    players: tuple[int, ...]
    edition: str
    mode: tuple[str, ...]
    ending: str
    deals: int
    seed: int
    nodes: int
    seconds: float
    stop: bool
    jobs: int
    cluster: str | None
    journal: Path | None
    resume: bool
    records: Path | None
    report: Path | None
    as_json: bool

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.resume and self.journal is None:
            raise ArenaError("arena-resume")
        if not self.as_ladder and len(self.settings) > 1:
            raise ArenaError("arena-one-setting")
        _see_modules_here()
        check_players(self.entrants)
        self.plan.check()

    @property
    def entrants(self) -> tuple[str, ...]:
        """The players; a ladder has our levels unless others are named."""
        return self.bots or (LEVELS if self.as_ladder else ())

    @property
    def settings(self) -> list[Setting]:
        """The rules to play by; a ladder uses all of them unless some are named."""
        modes = self.mode or (tuple(MODES) if self.as_ladder else ("basic",))
        numbers = self.players or ((2, 3, 4) if self.as_ladder else (2,))
        return [
            Setting(number, self.edition, options, self.ending)
            for options in dict.fromkeys(modes)
            for number in dict.fromkeys(numbers)
        ]

    @property
    def plan(self) -> Plan:
        """How much is played and thought."""
        return Plan(self.deals, self.seed, self.nodes, self.seconds, self.stop, self.records is not None)

    @property
    def pairings(self) -> list[Pairing]:
        """Who meets whom."""
        if self.as_ladder:
            return ladder(self.entrants, self.settings)
        return round_robin(self.entrants, self.settings[0])

    def play(self) -> list[Contest]:
        """Play all pairings, with a progress bar; finished deals are kept."""
        pairings, plan = self.pairings, self.plan
        with ExitStack() as stack:
            journal = stack.enter_context(Journal(self.journal, resume=self.resume)) if self.journal else None
            if journal and (changed := ", ".join(journal.changed(self.entrants))):
                warning = words_here().say("arena-journal-changed", players=changed, file=str(self.journal))
                click.echo(warning, err=True)
            workers = Cluster(self.cluster) if self.cluster else Processes(self.jobs)
            stack.enter_context(closing(workers))
            archive = Records(self.records, pairings) if self.records else None
            advance = stack.enter_context(progress_bar("arena-playing", plan.deals * len(pairings)))

            def keep(contest: Contest, job: Job, result: DealResult, new: bool) -> DealResult:
                if journal and new:
                    journal.add(job, result)
                advance(1)
                return archive.add(contest.pairing, job.deal, result) if archive else result

            return play(pairings, plan, workers, journal.find if journal else lambda _job: None, keep)

    def report_on(self, contests: Sequence[Contest]) -> None:
        """Show the results as tables or JSON, and write them into a folder if one is given."""
        results = [
            standings(
                [contest for contest in contests if contest.pairing.setting == setting],
                () if self.as_ladder else self.entrants,
            )
            for setting in self.settings
        ]
        tables = ladder_sheets(results) if self.as_ladder else sheets(results[0])
        data = json.dumps(_data(self.plan, results), indent=2, ensure_ascii=False)
        if self.report:
            _write_report(self.report, tables, data, results)
        if self.as_json:
            click.echo(data)
        else:
            _print(tables)


def _data(plan: Plan, results: Sequence[Standings]) -> dict[str, object]:
    return {
        "seed": plan.seed,
        "deals": plan.deals,
        "nodes": plan.nodes,
        "stop_when_clear": plan.early,
        "settings": [one.data() for one in results],
    }


def _write_report(folder: Path, tables: Sequence[Sheet], data: str, results: Sequence[Standings]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.json").write_text(data + "\n", "utf-8")
    (folder / "results.md").write_text("\n".join(table.markdown() for table in tables), "utf-8")
    for one in results:
        suffix = f"-{one.setting.players}-{one.setting.mode}" if len(results) > 1 else ""
        for name, picture in pictures(one).items():
            (folder / f"{name}{suffix}.svg").write_text(picture, "utf-8")


def _print(tables: Sequence[Sheet]) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 200  # nothing is cut in a file or a pipe
    for table in tables:
        console.print(table.rich())


def _see_modules_here() -> None:
    """Let `MODULE:NAME` find modules of the current folder, as Python itself does."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)

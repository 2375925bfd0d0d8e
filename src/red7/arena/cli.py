"""The command `red7 arena`."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from red7.ai.bots import LEVELS
from red7.arena.deals import DealResult, Job, Setting
from red7.arena.errors import ArenaError
from red7.arena.journal import Journal
from red7.arena.plots import pictures
from red7.arena.records import Records
from red7.arena.report import Sheet, ladder_sheets, sheets
from red7.arena.standings import Standings, standings
from red7.arena.tournament import Contest, Pairing, Plan, check_players, ladder, play, round_robin
from red7.arena.workers import Cluster, Processes, Workers
from red7.game.editions import DEFAULT_EDITION, EDITIONS, MODES, Ending
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly, words_here

_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command(cls=Spoken, name="arena")
@click.argument("bots", metavar="BOT...", nargs=-1)
@click.option("--ladder", "as_ladder", is_flag=True)
@click.option("--players", type=click.IntRange(2, 4), multiple=True)
@click.option("--edition", type=click.Choice(list(EDITIONS)), default=DEFAULT_EDITION.name, show_default=True)
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
def arena_command(
    bots: tuple[str, ...],
    as_ladder: bool,
    players: tuple[int, ...],
    edition: str,
    mode: tuple[str, ...],
    ending: str,
    deals: int,
    seed: int,
    nodes: int,
    seconds: float,
    stop: bool,
    jobs: int,
    cluster: str | None,
    journal: Path | None,
    resume: bool,
    records: Path | None,
    report: Path | None,
    as_json: bool,
) -> None:
    """Bots in, tables out."""
    with failing_clearly():
        if resume and journal is None:
            raise ArenaError("arena-resume")
        _see_modules_here()
        if as_ladder:
            bots = bots or LEVELS
            players, mode = players or (2, 3, 4), mode or tuple(MODES)
        settings = [
            Setting(number, edition, options, ending)
            for options in dict.fromkeys(mode or ("basic",))
            for number in dict.fromkeys(players or (2,))
        ]
        if not as_ladder and len(settings) > 1:
            raise ArenaError("arena-one-setting")
        check_players(bots)
        plan = Plan(deals, seed, nodes, seconds, stop, records is not None)
        pairings = ladder(bots, settings) if as_ladder else round_robin(bots, settings[0])
        with ExitStack() as stack:
            log = stack.enter_context(Journal(journal, resume=resume)) if journal else None
            if log and (changed := ", ".join(log.changed(bots))):
                said = words_here().say("arena-journal-changed", players=changed, file=str(journal))
                click.echo(said, err=True)
            workers: Workers = stack.enter_context(closing(Cluster(cluster) if cluster else Processes(jobs)))
            archive = Records(records, pairings) if records else None
            contests = _play(pairings, plan, workers, log, archive)
        found = [
            standings(
                [contest for contest in contests if contest.pairing.setting == setting],
                () if as_ladder else bots,
            )
            for setting in settings
        ]
        tables = ladder_sheets(found) if as_ladder else sheets(found[0])
        data = json.dumps(_data(plan, found), indent=2, ensure_ascii=False)
        if report:
            _write_report(report, tables, data, found)
        if as_json:
            click.echo(data)
        else:
            _print(tables)


def _play(
    pairings: Sequence[Pairing],
    plan: Plan,
    workers: Workers,
    journal: Journal | None,
    archive: Records | None,
) -> list[Contest]:
    """Play with a bar that tells how far it is, and keep what is finished."""
    with _bar(plan.deals * len(pairings)) as tell:

        def keep(contest: Contest, job: Job, dealt: DealResult, new: bool) -> DealResult:
            if journal and new:
                journal.add(job, dealt)
            tell(1)
            return archive.add(contest.pairing, job.deal, dealt) if archive else dealt

        return play(pairings, plan, workers, journal.find if journal else lambda _job: None, keep)


@contextmanager
def _bar(total: int) -> Iterator[Callable[[int], None]]:
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words_here().say("arena-playing"), total=total)
        yield lambda number: progress.advance(task, number)


def _data(plan: Plan, found: Sequence[Standings]) -> dict[str, object]:
    return {
        "seed": plan.seed,
        "deals": plan.deals,
        "nodes": plan.nodes,
        "stop_when_clear": plan.early,
        "settings": [one.data() for one in found],
    }


def _write_report(folder: Path, tables: Sequence[Sheet], data: str, found: Sequence[Standings]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.json").write_text(data + "\n", "utf-8")
    (folder / "results.md").write_text("\n".join(table.markdown() for table in tables), "utf-8")
    for one in found:
        suffix = f"-{one.setting.players}-{one.setting.mode}" if len(found) > 1 else ""
        for name, picture in pictures(one).items():
            (folder / f"{name}{suffix}.svg").write_text(picture, "utf-8")


def _print(tables: Sequence[Sheet]) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 200  # nothing is cut in a file or a pipe
    for table in tables:
        console.print(table.rich())


def _see_modules_here() -> None:
    """Let `MODULE:NAME` be a module of the current folder, as Python itself does."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)

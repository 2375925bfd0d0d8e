"""`red7 simulate`: records of matches between computer players."""

from collections.abc import Iterator
from typing import IO

import click

from red7.ai.bots import LEVELS, MEASURING_NODES, bot
from red7.ai.series import play_series
from red7.game.editions import Edition, Ending, Options
from red7.game.match import Match
from red7.game.record.record import Record
from red7.game.simulation import simulate
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly, refusing_usage, words_here
from red7.speech.progress import counted
from red7.terminal.commands.options import ENDING, rule_options

_RANDOM = "random"


@click.command(
    cls=Spoken,
    name="simulate",
    examples=(
        "red7 simulate --matches 100 --players 3 --mode expert --out games.red7",
        "red7 simulate --level master --level casual | red7 review",
        "red7 simulate --edition nl-2016 --mode advanced --ending target | red7 verify",
    ),
)
@click.option("--seed", type=SEED_RANGE, default=0, show_default=True)
@click.option("--matches", type=click.IntRange(0), default=1, show_default=True)
@rule_options
@ENDING
@click.option(
    "-l", "--level", "levels", type=click.Choice([_RANDOM, *LEVELS]), multiple=True, help="seat_levels"
)
@click.option(
    "--nodes", type=click.IntRange(1), default=MEASURING_NODES, show_default=True, help="turn_nodes"
)
@click.option("--out", type=click.File("w", encoding="utf-8"), default="-")
def simulate_command(
    seed: int,
    matches: int,
    players: int,
    edition: str,
    mode: Options,
    ending: str,
    levels: tuple[str, ...],
    nodes: int,
    out: IO[str],
) -> None:
    """Records of matches."""
    if len(levels) not in (0, 1, players):
        raise click.UsageError(words_here().say("simulate-levels", found=len(levels), players=players))
    seats = (levels or (_RANDOM,)) * (1 if len(levels) == players else players)
    with refusing_usage():
        rules = Edition.parse(edition), mode, Ending(ending)
        Match.deal(seed, players, *rules)
    with failing_clearly():
        series = counted(_matches(seed, matches, seats, nodes, rules), "simulate-progress", matches, out)
        for index, match in enumerate(series):
            headers = {"Event": f"red7 simulate --seed {seed}", "Match": str(index)}
            record = Record.of(match, _names(seats), headers)
            click.echo(("\n" if index else "") + str(record), file=out, nl=False)


def _matches(
    seed: int, matches: int, seats: tuple[str, ...], nodes: int, rules: tuple[Edition, Options, Ending]
) -> Iterator[Match]:
    if set(seats) == {_RANDOM}:
        return simulate(seed, matches, len(seats), *rules)
    return play_series([bot(level, nodes) for level in seats], seed, matches, *rules)


def _names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the players in records: their levels, numbered by seat if they repeat."""
    if set(seats) == {_RANDOM}:
        return ()
    return tuple(f"{level} {seat}" if seats.count(level) > 1 else level for seat, level in enumerate(seats))

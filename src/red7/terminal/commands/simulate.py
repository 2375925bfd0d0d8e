"""`red7 simulate`: records of random matches."""

from typing import IO

import click

from red7.game.editions import Edition, Ending, Options
from red7.game.record.record import Record
from red7.game.simulation import simulate
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly
from red7.terminal.commands.options import ENDING, rule_options


@click.command(cls=Spoken, name="simulate")
@click.option("--seed", type=SEED_RANGE, default=0, show_default=True)
@click.option("--matches", type=click.IntRange(0), default=1, show_default=True)
@rule_options
@ENDING
@click.option("--out", type=click.File("w", encoding="utf-8"), default="-")
def simulate_command(
    seed: int, matches: int, players: int, edition: str, mode: Options, ending: str, out: IO[str]
) -> None:
    """Records of random matches."""
    with failing_clearly():
        series = simulate(seed, matches, players, Edition.parse(edition), mode, Ending(ending))
        for index, match in enumerate(series):
            headers = {"Event": f"red7 simulate --seed {seed}", "Match": str(index)}
            click.echo(("\n" if index else "") + str(Record.of(match, headers=headers)), file=out, nl=False)

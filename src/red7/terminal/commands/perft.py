"""`red7 perft`: counts turns."""

from typing import IO

import click
from click.core import ParameterSource

from red7.game.editions import Edition, Options
from red7.game.engine.layout import OVER, PHASES, PLAY
from red7.game.errors import IllegalError, placed
from red7.game.match import Match
from red7.game.perft import divide, perft
from red7.game.round import Round
from red7.game.seeds import PlainSeed, numbered_seed
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly, words_here
from red7.terminal.commands.options import rule_options
from red7.terminal.streams import FILE, echo, positions, text_lines


@click.command(cls=Spoken, name="perft")
@FILE
@click.option("--seed", type=SEED_RANGE)
@rule_options
@click.option("--depth", type=click.IntRange(1), default=1, show_default=True)
@click.option("--divide", "divided", is_flag=True)
@click.pass_context
def perft_command(
    ctx: click.Context,
    file: IO[bytes],
    seed: int | None,
    players: int,
    edition: str,
    mode: Options,
    depth: int,
    divided: bool,
) -> None:
    """Positions in, counts out."""
    for name in ("players", "edition", "mode") if seed is None else ("file",):
        if ctx.get_parameter_source(name) is not ParameterSource.DEFAULT:
            code = "perft-for-seed" if seed is None else "perft-seed-or-file"
            raise click.UsageError(words_here().say(code, option=f"--{name}"), ctx)
    with failing_clearly():
        if seed is not None:
            match = Match(PlainSeed(numbered_seed(seed)), players, Edition.parse(edition), mode)
            _echo_counts(match.round, depth, divided)
            return
        for number, position in positions(text_lines(file)):
            round_ = position.round()
            if round_.phase not in (PHASES[PLAY], PHASES[OVER]):
                raise placed(IllegalError("turn-started"), line=number)
            _echo_counts(round_, depth, divided)


def _echo_counts(round_: Round, depth: int, divided: bool) -> None:
    if not divided:
        echo(str(perft(round_, depth)))
        return
    parts = divide(round_, depth)
    for turn, count in sorted(parts.items()):
        echo(f"{turn}: {count}")
    echo(str(sum(parts.values())))

"""`red7 perft`: counts turns."""

from typing import IO

import click
from click.core import ParameterSource

from red7.game.editions import Options
from red7.game.engine.layout import OVER, PHASES, PLAY
from red7.game.errors import IllegalError, placed
from red7.game.match import Match
from red7.game.perft import MOST_DEPTH, divide
from red7.game.round import Round
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly, words_here
from red7.speech.progress import progress_bar
from red7.terminal.commands.options import rule_options
from red7.terminal.streams import FILE, echo, echo_json, positions, text_lines


@click.command(
    cls=Spoken,
    name="perft",
    examples=(
        "red7 perft --seed 1 --depth 4",
        "red7 perft --seed 1 --players 4 --mode expert --depth 2 --divide",
        "red7 perft positions.txt --depth 3 --json",
    ),
)
@FILE
@click.option("--seed", type=SEED_RANGE)
@rule_options
@click.option("--depth", type=click.IntRange(1, MOST_DEPTH), default=1, show_default=True)
@click.option("--divide", "divided", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
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
    as_json: bool,
) -> None:
    """Positions in, counts out."""
    for name in ("players", "edition", "mode") if seed is None else ("file",):
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            code = "perft-for-seed" if seed is None else "perft-seed-or-file"
            raise click.UsageError(words_here().say(code, option=f"--{name}"), ctx)
    with failing_clearly():
        if seed is not None:
            match = Match.deal(seed, players, edition, mode)
            _echo_counts(match.round, depth, divided, as_json)
            return
        for number, position in positions(text_lines(file)):
            round_ = position.round()
            if round_.phase not in (PHASES[PLAY], PHASES[OVER]):
                raise placed(IllegalError("turn-started"), line=number)
            _echo_counts(round_, depth, divided, as_json)


def _echo_counts(round_: Round, depth: int, divided: bool, as_json: bool) -> None:
    with progress_bar("perft-progress", len(round_.turns())) as advance:
        parts = dict(sorted(divide(round_, depth, advance).items()))
    total = sum(parts.values())
    if as_json:
        data: dict[str, object] = {"depth": depth, "count": total}
        echo_json(data | ({"turns": parts} if divided else {}))
        return
    for turn, count in parts.items() if divided else ():
        echo(f"{turn}: {count}")
    echo(str(total))

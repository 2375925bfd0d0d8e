"""The commands that work on streams: `turns`, `leaders`, `simulate`, `verify`, `perft`.

Each reads its input line by line, answers as it goes, and stops at the first line it cannot read. What they
do is there for programs too: in `data`, `simulation`, `reading`, `verification` and `perft` of `red7.game`,
and for lines in `answers` and `positions` below.
"""

import errno
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any

import click
from click.core import ParameterSource

from red7.game.deal import PlainSeed, numbered_seed
from red7.game.editions import DEFAULT_EDITION, EDITIONS, Edition, Ending, Options
from red7.game.engine.layout import OVER, PHASES, PLAY
from red7.game.errors import IllegalError, InvalidError, Red7Error, placed, syntax_error
from red7.game.match import Match
from red7.game.messages import Message
from red7.game.perft import divide, perft
from red7.game.position import Position
from red7.game.record.reader import read_records
from red7.game.record.record import Record
from red7.game.record.verification import Verdict, verify
from red7.game.round import Round
from red7.game.simulation import simulate
from red7.game.text.jsonform import leaders_of, position_of, turns_of
from red7.game.text.line import parse_position
from red7.speech.command_help import SEED_RANGE, Spoken, failing_clearly, words_here

# Library calls


def text_lines(stream: Iterable[bytes]) -> Iterator[str]:
    """The lines of a stream of UTF-8; `InvalidError` names the line that is something else."""
    for number, line in enumerate(stream, 1):
        try:
            yield line.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise InvalidError("encoding", line=number) from None


def parse_json(line: str) -> object:
    """The value of a line of JSON; `InvalidError` points at the mistake."""
    try:
        value: object = json.loads(line.strip(), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise syntax_error(line[error.pos :].strip()[:40], "JSON", error.colno) from None
    except Red7Error:
        raise
    except RecursionError:
        raise syntax_error(line.strip()[:40], Message("expected-nesting"), 1) from None
    except ValueError:  # an integer with thousands of digits, which Python does not read
        raise syntax_error(line.strip()[:40], Message("expected-digits"), 1) from None
    return value


def answers(lines: Iterable[str], answer: Callable[[object], dict[str, object]]) -> Iterator[str]:
    """A line of JSON for each line of JSON; blank lines are passed over, an error has its `line`."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            with _at_line(number):
                said = answer(parse_json(line))
            yield json.dumps(said, separators=(",", ":"))


def positions(lines: Iterable[str]) -> Iterator[tuple[int, Position]]:
    """The positions of lines of text or of JSON, each with the number of its line."""
    for number, line in enumerate(lines, 1):
        if text := line.strip():
            with _at_line(number):
                position = position_of(parse_json(text)) if text.startswith("{") else parse_position(text)
            yield number, position


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Give an error the number of the line it comes from."""
    try:
        yield
    except Red7Error as error:
        raise placed(error, line=number) from None


def _no_constant(name: str) -> object:
    raise syntax_error(name, Message("expected-number"), 1)


# Commands


FILE = click.argument("file", type=click.File("rb"), default="-")


def _mode(_ctx: click.Context, _option: click.Parameter, text: str) -> Options:
    try:
        return Options.parse(text)
    except InvalidError as error:
        raise click.BadParameter(words_here().render(error.message)) from None


def _rules(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say how many play, and by which rules."""
    editions = click.Choice(list(EDITIONS))
    function = click.option(
        "--mode", "--options", "mode", default="basic", show_default=True, callback=_mode
    )(function)
    function = click.option("--edition", type=editions, default=DEFAULT_EDITION.name, show_default=True)(
        function
    )
    return click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)(function)


@click.command(cls=Spoken, name="turns")
@FILE
def turns_command(file: IO[bytes]) -> None:
    """Positions in, their legal turns out."""
    with failing_clearly():
        for line in answers(text_lines(file), lambda data: turns_of(position_of(data))):
            echo(line)


@click.command(cls=Spoken, name="leaders")
@FILE
def leaders_command(file: IO[bytes]) -> None:
    """Palettes in, leaders and scores out."""
    with failing_clearly():
        for line in answers(text_lines(file), leaders_of):
            echo(line)


@click.command(cls=Spoken, name="simulate")
@click.option("--seed", type=SEED_RANGE, default=0, show_default=True)
@click.option("--matches", type=click.IntRange(0), default=1, show_default=True)
@_rules
@click.option(
    "--ending",
    type=click.Choice([ending.value for ending in Ending]),
    default=Ending.CARDS.value,
    show_default=True,
)
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


@click.command(cls=Spoken, name="verify")
@FILE
@click.pass_context
def verify_command(ctx: click.Context, file: IO[bytes]) -> None:
    """Records in, verdicts out."""
    number = 0
    wrong = False
    with failing_clearly():
        for number, record in enumerate(read_records(text_lines(file)), 1):
            verdict = verify(record)
            wrong = wrong or bool(verdict.problems)
            echo(_verdict_line(number, record, verdict))
        if not number:
            raise click.ClickException(words_here().say("verify-nothing"))
    if wrong:
        ctx.exit(1)


@click.command(cls=Spoken, name="perft")
@FILE
@click.option("--seed", type=SEED_RANGE)
@_rules
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


# Words


def _verdict_line(number: int, record: Record, verdict: Verdict) -> str:
    words = words_here()
    problems = [words.render(problem.message) for problem in verdict.problems]
    said = (
        words.say("verify-wrong", record=str(number), problems="; ".join(problems))
        if problems
        else words.say(
            "verify-ok",
            record=str(number),
            rounds=len(record.rounds),
            turns=sum(len(entry.turns) for entry in record.rounds),
        )
    )
    return "; ".join([said, *[words.render(remark.message) for remark in verdict.remarks]])


def echo(line: str) -> None:
    """Print a line at once, whatever the encoding of the terminal."""
    if sys.stdout is None:  # the program was started with its output closed
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    encoding = sys.stdout.encoding or "utf-8"
    click.echo(line.encode(encoding, "backslashreplace").decode(encoding))

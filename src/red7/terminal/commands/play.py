"""`red7 play`: a match in the terminal against computer players."""

import secrets
from pathlib import Path

import click

from red7.ai.bots import LEVELS, PLAYING_NODES, PLAYING_SECONDS, bot
from red7.game.editions import Edition, Ending, Options
from red7.game.engine.dice import Dice
from red7.game.errors import InvalidError
from red7.game.match import Match
from red7.game.seeds import PlainSeed, numbered_seed
from red7.speech.command_help import LANGUAGE, SEED_RANGE, Spoken
from red7.speech.words import Words
from red7.terminal.commands.options import ENDING, rule_options
from red7.terminal.match import HUMAN, Setup, TerminalMatch
from red7.terminal.screen import console_for

NAME_LENGTH = 20
SEEDS = 10**9


@click.command(
    cls=Spoken,
    name="play",
    examples=(
        "red7 play",
        "red7 play --players 4 --mode expert --level master",
        "red7 play --edition nl-2016 --mode draw+actions --record evening.red7",
    ),
)
@rule_options
@ENDING
@click.option("-s", "--seed", type=SEED_RANGE)
@click.option("-l", "--level", type=click.Choice(["random", *LEVELS]), default="casual", show_default=True)
@click.option("--names")
@click.option("--pace", type=click.FloatRange(0, 60), default=1.0, show_default=True)
@click.option("-o", "--record", type=click.Path(dir_okay=False, path_type=Path))
@LANGUAGE
@click.option("--color/--no-color", default=None)
def play(
    players: int,
    edition: str,
    mode: Options,
    ending: str,
    seed: int | None,
    level: str,
    names: str | None,
    pace: float,
    record: Path | None,
    language: str,
    color: bool | None,
) -> None:
    """A match against computer players."""
    words = Words(language)
    if record is not None and record.exists():
        raise click.UsageError(words.say("play-record-exists", file=str(record)))
    if record is not None and not record.absolute().parent.is_dir():
        raise click.UsageError(words.say("play-record-folder", file=str(record)))
    called = _names(words, names, players)
    number = secrets.randbelow(SEEDS) if seed is None else seed
    try:
        seeded = PlainSeed(numbered_seed(number))
        match = Match(seeded, players, Edition.parse(edition), mode, Ending(ending))
    except InvalidError as error:
        raise click.UsageError(words.render(error.message)) from None
    rival = bot(level, PLAYING_NODES, PLAYING_SECONDS)
    setup = Setup(called, rival, Dice(number), number, pace, record)
    TerminalMatch(console_for(color), Words(language, called, HUMAN), match, setup).run()


def _names(words: Words, given: str | None, players: int) -> tuple[str, ...]:
    """The names of all seats; computer players get ours unless names are given."""
    if given is None:
        return (words.say("your-name"), *words.say("computer-names").split(", ")[: players - 1])
    names = tuple(name.strip() for name in given.split(","))
    if len(names) != players:
        raise click.UsageError(words.say("play-names-count", found=len(names), players=players))
    if len(set(names)) < players or not all(
        name.isprintable() and 1 <= len(name) <= NAME_LENGTH for name in names
    ):
        raise click.UsageError(words.say("play-names-form", most=NAME_LENGTH))
    return names

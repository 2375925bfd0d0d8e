"""`red7 completion`: what a shell needs to complete our commands, their options and choices."""

from typing import Final

import click
from click.shell_completion import get_completion_class

from red7.speech.command_help import Spoken

SHELLS: Final = ("bash", "zsh", "fish")
_VARIABLE: Final = "_RED7_COMPLETE"


@click.command(
    cls=Spoken,
    name="completion",
    examples=(
        'eval "$(red7 completion bash)"',
        "red7 completion zsh > ~/.zfunc/_red7",
        "red7 completion fish > ~/.config/fish/completions/red7.fish",
    ),
)
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion_command(ctx: click.Context, shell: str) -> None:
    """Print a script for a shell."""
    kind = get_completion_class(shell)
    assert kind is not None, "click knows these three"
    completion = kind(ctx.find_root().command, {}, "red7", _VARIABLE)
    # Not `source()`: for bash it starts the shell of this machine, to see whether it is new enough.
    click.echo(completion.source_template % completion.source_vars())

"""`red7 verify`: checks records."""

from typing import IO

import click

from red7.game.record.reader import read_records
from red7.game.record.record import Record
from red7.game.record.verification import Verification, verify
from red7.speech.command_help import Spoken, failing_clearly, words_here
from red7.terminal.streams import FILE, echo, text_lines


@click.command(cls=Spoken, name="verify")
@FILE
@click.pass_context
def verify_command(ctx: click.Context, file: IO[bytes]) -> None:
    """Records in, what is wrong with them out."""
    number = 0
    wrong = False
    with failing_clearly():
        for number, record in enumerate(read_records(text_lines(file)), 1):
            verification = verify(record)
            wrong = wrong or bool(verification.problems)
            echo(_verification_line(number, record, verification))
        if not number:
            raise click.ClickException(words_here().say("verify-nothing"))
    if wrong:
        ctx.exit(1)


def _verification_line(number: int, record: Record, verification: Verification) -> str:
    words = words_here()
    problems = [words.render(problem.message) for problem in verification.problems]
    sentence = (
        words.say("verify-wrong", record=str(number), problems=words.apart(problems))
        if problems
        else words.say(
            "verify-ok",
            record=str(number),
            rounds=len(record.rounds),
            turns=sum(len(entry.turns) for entry in record.rounds),
        )
    )
    return words.apart([sentence, *[words.render(remark.message) for remark in verification.remarks]])

"""`red7 verify`: checks records."""

from typing import IO

import click

from red7.game.errors import Red7Error
from red7.game.record.reader import read_records
from red7.game.record.record import Record
from red7.game.record.verification import Verification, verify
from red7.speech.command_help import Spoken, failing_clearly, words_here
from red7.speech.progress import counted
from red7.speech.words import Words
from red7.terminal.streams import FILE, echo, echo_json, text_lines


@click.command(
    cls=Spoken,
    name="verify",
    examples=("red7 verify match.red7", "red7 simulate --matches 1000 | red7 verify --json"),
)
@FILE
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def verify_command(ctx: click.Context, file: IO[bytes], as_json: bool) -> None:
    """Records in, what is wrong with them out."""
    number = 0
    wrong = False
    with failing_clearly():
        for number, record in enumerate(counted(read_records(text_lines(file)), "answers-progress"), 1):
            verification = verify(record)
            wrong = wrong or bool(verification.problems)
            if as_json:
                echo_json(_verification_data(record, verification))
            else:
                echo(_verification_line(number, record, verification))
        if not number:
            raise click.ClickException(words_here().say("verify-nothing"))
    if wrong:
        ctx.exit(1)


def _verification_data(record: Record, verification: Verification) -> dict[str, object]:
    words = words_here()
    return {
        "ok": not verification.problems,
        "rounds": len(record.rounds),
        "turns": _turns(record),
        "problems": [_note_data(words, note) for note in verification.problems],
        "remarks": [_note_data(words, note) for note in verification.remarks],
    }


def _note_data(words: Words, note: Red7Error) -> dict[str, str]:
    return {"code": note.code, "message": words.render(note.message)}


def _turns(record: Record) -> int:
    return sum(len(entry.turns) for entry in record.rounds)


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
            turns=_turns(record),
        )
    )
    return words.apart([sentence, *[words.render(remark.message) for remark in verification.remarks]])

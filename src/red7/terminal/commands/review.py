"""`red7 review`: what every turn of a match gave away, drawn or as JSON."""

from collections.abc import Sequence
from itertools import groupby
from typing import IO, Final

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from red7.ai.review.eliminations import Elimination, Gamble
from red7.ai.review.judged_turn import Mark
from red7.ai.review.review import DEFAULT_NODES, Review, TurnReview, review, review_data
from red7.game.history import Cause
from red7.game.messages import Message, SeatName
from red7.game.record.reader import read_records
from red7.game.record.record import Record
from red7.speech.command_help import LANGUAGE, SEED_RANGE, Spoken, failing_clearly, words_here
from red7.speech.progress import progress_bar
from red7.speech.words import Words
from red7.terminal.cards import painted
from red7.terminal.screen import Screen, console_for, mode_name
from red7.terminal.streams import FILE, echo_json, text_lines

_STYLES: Final = {Mark.GOOD: "green", Mark.INACCURATE: "yellow", Mark.LOSING: "bold red"}
_HEIGHTS: Final = "▁▂▃▄▅▆▇█"
_PARTS: Final = " ▏▎▍▌▋▊▉"
_BAR: Final = 10  # columns
_NAMED: Final = 4  # name the turns that would have saved a player if there are no more than this


@click.command(
    cls=Spoken,
    name="review",
    examples=("red7 review match.red7", "red7 simulate --level skilled | red7 review --json"),
)
@FILE
@click.option("--nodes", type=click.IntRange(1), default=DEFAULT_NODES, show_default=True, help="turn_nodes")
@click.option("--seed", type=SEED_RANGE, default=0, show_default=True, help="trial_seed")
@click.option("--json", "as_json", is_flag=True)
@LANGUAGE
@click.option("--color/--no-color", default=None)
def review_command(
    file: IO[bytes], nodes: int, seed: int, as_json: bool, language: str, color: bool | None
) -> None:
    """Records in, reviews out."""
    console = console_for(color)
    number = 0
    with failing_clearly():
        for number, record in enumerate(read_records(text_lines(file)), 1):
            if record.error is not None and not record.rounds:
                raise record.error
            turns = sum(len(entry.turns) for entry in record.rounds)
            with progress_bar("review-progress", turns) as advance:
                result = review(record, seed, nodes, advance)
            if as_json:
                echo_json(review_data(result))
            else:
                show_review(Screen(console, Words(language, record.names)), record, result, number)
            if record.error is not None:
                raise record.error
        if not number:
            raise click.ClickException(words_here().say("review-nothing"))


def show_review(screen: Screen, record: Record, result: Review, number: int) -> None:
    """Print a review: a table and a chart for each round, who went out, and how well each played."""
    words = screen.words
    title = {"mode": mode_name(words, record.options), "edition": record.edition.name}
    screen.say("review-title", "bold", number=str(number), **title)
    for place, turns in groupby(result.turns, key=lambda turn: turn.round):
        _show_round(screen, place, list(turns))
        gone = [elimination_message(one) for one in result.eliminations if one.round == place]
        screen.console.print(screen.bullets(map(words.render, gone)))
        screen.console.print()
    for seat, value in enumerate(result.accuracies):
        if value is None:
            screen.say("review-accuracy-none", who=SeatName(seat))
        else:
            marks: dict[str, object] = {
                mark.value: len([turn for turn in result.turns if turn.seat == seat and turn.mark is mark])
                for mark in Mark
            }
            sentence = words.say("review-accuracy", who=SeatName(seat), accuracy=round(value), **marks)
            screen.console.print(painted(sentence), width=screen.width)
    if result.decided is not None:
        winners = [Message("player-inside", who=SeatName(seat)) for seat in result.winners]
        about = {"round": str(result.decided.round), "turn": str(result.decided.turn)}
        screen.say("review-decided", "bold", winners=winners, **about)
    elif not result.winners and record.error is None:
        screen.say("show-unfinished")
    screen.console.print()


def _show_round(screen: Screen, number: int, turns: Sequence[TurnReview]) -> None:
    words = screen.words
    plain = screen.console.options.ascii_only
    title = Text(words.say("review-round", round=str(number)), "bold")
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left")
    for column in ("turn", "player", "played", "chance", "lost", "mark"):
        heading = words.say(f"review-column-{column}")
        table.add_column(heading, justify="right" if column in ("turn", "lost") else "left")
    for turn in turns:
        table.add_row(
            str(turn.turn),
            Text(words.name(turn.seat)),
            painted(turn.text),
            Text(f"{bar(turn.chance, plain)} {_shown(words, turn.chance):>5}"),
            Text(_shown(words, turn.loss) if turn.loss else screen.marks.dash),
            Text(words.say("review-forced" if turn.forced else f"mark-{turn.mark}"), _STYLES[turn.mark]),
        )
    screen.console.print(table)
    hints = [hint for turn in turns if (hint := _hint(words, turn))]
    if hints:
        screen.console.print(screen.bullets(hints))
        screen.console.print()
    screen.say("review-chart")
    widest = max(len(words.name(seat)) for seat in range(len(turns[0].chances)))
    for seat in range(len(turns[0].chances)):
        line = spark([turn.chances[seat] for turn in turns], plain)
        screen.console.print(Text(f"  {words.name(seat):<{widest}} {line}"))
    screen.console.print()


def _shown(words: Words, share: float) -> str:
    return words.say("review-percent", number=str(_percent(share)))


def _hint(words: Words, turn: TurnReview) -> str:
    """Why another turn was better, if that matters."""
    if turn.mark is Mark.GOOD:
        return ""
    why = words.apart([words.render(reason) for reason in turn.reasons])
    about = {"turn": str(turn.turn), "best": turn.best, "chance": _percent(turn.best_chance)}
    return words.say("review-better", who=SeatName(turn.seat), why=why, **about)


def elimination_message(one: Elimination) -> Message:
    """How a player went out, and what would have helped."""
    about = {"who": SeatName(one.seat), "turn": str(one.turn)}
    if one.cause is Cause.NO_CARDS:
        return Message("gone-no-cards", **about)
    if one.saving:
        named = ", ".join(one.saving[:_NAMED]) + (", …" if len(one.saving) > _NAMED else "")
        return Message("gone-needlessly", turns=named, count=len(one.saving), **about)
    if one.gambles:
        best = max(one.gambles, key=lambda gamble: gamble.chance)
        return Message("gone-luck", luck=_luck(best), **about)
    return Message("gone-rightly", **about)


def _luck(gamble: Gamble) -> Message:
    code = "luck-good" if gamble.saves else "luck-bad"
    return Message(code, gamble=gamble.text, chance=_percent(gamble.chance), card=gamble.drawn)


def bar(share: float, plain: bool = False) -> str:
    """A share from 0 to 1 as a bar, in eighths of a column if the terminal can show them."""
    if plain:
        return ("#" * round(share * _BAR)).ljust(_BAR)
    eighths = round(share * _BAR * 8)
    part = _PARTS[eighths % 8] if eighths % 8 else ""
    return ("█" * (eighths // 8) + part).ljust(_BAR)


def spark(shares: Sequence[float], plain: bool = False) -> str:
    """Shares from 0 to 1 as a line of small columns; plain terminals get tenths, as digits."""
    signs = "0123456789" if plain else _HEIGHTS
    return "".join([signs[min(len(signs) - 1, int(share * len(signs)))] for share in shares])


def _percent(share: float) -> int:
    return round(100 * share)

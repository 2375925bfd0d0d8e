"""Lists the turns to choose from: numbered, grouped by their first card, and short enough for the screen."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from red7.game.cards import Card
from red7.game.draft import Continuation
from red7.speech.words import Words
from red7.terminal.cards import painted, pill

Numbered = tuple[int, Continuation]
_HEAD = 6  # columns for the card that a group starts with


def full_list(choices: Sequence[Numbered], width: int) -> list[Text]:
    """Every choice, in as many lines as it takes."""
    lines: list[Text] = []
    for card, group in _groups(choices):
        lines += _rows(card, group, width)
    return lines


def short_list(choices: Sequence[Numbered], width: int, height: int, words: Words) -> list[Text]:
    """The choices in about `height` lines at most; a group that is too long says how to see the rest."""
    groups = _groups(choices)
    if sum(_height(group, width) for _, group in groups) <= height:
        return full_list(choices, width)
    most = max(1, height // len(groups))
    lines: list[Text] = []
    for card, group in groups:
        if card is None or _height(group, width) <= most:
            lines += _rows(card, group, width)
        else:
            lines += _first_rows(card, group, width, most, words)
    return lines


def _first_rows(card: Card, choices: Sequence[Numbered], width: int, height: int, words: Words) -> list[Text]:
    """As many choices of a group as fit, with a note on how many more there are."""
    fitting = min(len(choices), height * _columns(choices[:1], width) + 1)
    while True:
        fitting -= 1
        rows = _rows(card, choices[:fitting], width)
        more = words.say("play-turns-more", count=len(choices) - fitting, card=card)
        if fitting == 1 or (len(rows) <= height and rows[-1].cell_len + len(more) + 1 <= width):
            rows[-1].append_text(painted(f" {more}", "italic"))
            return rows


def _groups(choices: Sequence[Numbered]) -> list[tuple[Card | None, list[Numbered]]]:
    return [(card, list(group)) for card, group in groupby(choices, key=lambda numbered: numbered[1].first)]


def _cell(choices: Sequence[Numbered]) -> int:
    return max(len(choice.text) + (2 if choice.draws else 0) for _, choice in choices) + 6


def _columns(choices: Sequence[Numbered], width: int) -> int:
    return max(1, (width - _HEAD) // _cell(choices))


def _height(choices: Sequence[Numbered], width: int) -> int:
    return -(-len(choices) // _columns(choices, width))


def _rows(card: Card | None, choices: Sequence[Numbered], width: int) -> list[Text]:
    cell, columns = _cell(choices), _columns(choices, width)
    rows: list[Text] = []
    for start in range(0, len(choices), columns):
        row = Text(" ")
        if start or card is None:
            row.pad_right(_HEAD - 1)
        else:
            row.append_text(pill(card.name, card.color)).append(" ")
        for number, choice in choices[start : start + columns]:
            row.append(f"{number:>3} ", "dim")
            entry = painted(choice.text)
            if choice.draws:
                entry.append(" +", "dim")
            entry.pad_right(cell - 4 - entry.cell_len)
            row.append_text(entry)
        rows.append(row)
    return rows

"""What a player can look up during a game: how to play a turn, the seven rules, and which cards count."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from red7.ai.analysis import analyse
from red7.game.cards import Color
from red7.game.lead import what_counts
from red7.game.match import Match
from red7.game.sight import Sight
from red7.terminal.cards import painted, pill
from red7.terminal.prompt import COMMANDS, Prompt
from red7.terminal.screen import Screen

_HINTS = 3  # turns shown
_HINT_NODES = 10_000
_STEPS = {"R7p": "p", "G4c": "c", "+": "draw", "B3t": "t", "O5x": "x", "O5d": "d", "out": "out"}


def help_page(screen: Screen, talk: Prompt, match: Match) -> RenderableType:
    """How to play a turn in this match."""
    words = screen.words
    options = match.options
    steps = Table.grid(
        Column(width=7, justify="right"), Column(width=screen.width - 12), padding=(0, 2, 0, 0)
    )
    for step, name in _STEPS.items():
        if (name in "txd" and not options.actions) or (name == "draw" and not options.draw):
            continue
        typed = talk.spelled("out") if name == "out" else step
        steps.add_row(painted(typed), painted(words.say(f"help-step-{name}")))
    commands = {name: talk.spelled(name) for name in COMMANDS if name not in ("help", "out")}
    return Group(
        Text(words.say("help-title"), "bold"),
        screen.bullets([words.say("help-goal"), words.say("help-number"), words.say("help-steps")]),
        steps,
        screen.bullets(
            [words.say("help-example"), words.say("help-commands", **commands), *_options(screen, match)]
        ),
    )


def _options(screen: Screen, match: Match) -> Iterator[str]:
    words = screen.words
    if match.options.draw:
        yield words.say("help-draw")
    if match.options.actions:
        yield words.say("help-actions")
    if match.options.scoring:
        if match.target:
            yield words.say("help-scoring", target=match.target)
        else:
            yield words.say("help-scoring-cards")
        if match.target and match.edition.target_when_short:
            yield words.say("help-scoring-short")


def hint_page(screen: Screen, seen: Sight) -> RenderableType:
    """The best turns from the start of the turn, or from the card that a 3 has drawn, with their chances."""
    words = screen.words
    lines = [
        words.say(
            "play-hint",
            turn=turn.text,
            chance=round(100 * turn.chance),
            why=words.apart([words.render(reason) for reason in turn.reasons]),
        )
        for turn in analyse(seen, nodes=_HINT_NODES).turns[:_HINTS]
    ]
    return screen.bullets(lines)


def rules_page(screen: Screen) -> RenderableType:
    """The seven rules in words."""
    grid = Table.grid(Column(width=3), Column(), Column(width=screen.width - 18), padding=(0, 1))
    for color in reversed(Color):
        long = screen.words.say(f"rule-long-{color}")
        grid.add_row(pill(color.letter, color), Text(screen.words.say(f"color-{color}"), "bold"), long)
    return Group(grid, screen.bullets([screen.words.say("help-ties")]))


def why_page(screen: Screen, seen: Sight) -> RenderableType:
    """Which cards count under the rule in force, for everybody still in."""
    seats = [seat for seat in range(seen.players) if seat not in seen.out]
    return screen.bullets(
        screen.words.render(what_counts(seen.palettes[seat], seat, seen.color)) for seat in seats
    )

"""Draws a table as a viewer may see it: seats, canvas, who leads and why, the seven rules, what happened."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import TextIOWrapper

from rich.box import HEAVY, ROUNDED
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Column, Table
from rich.text import Text

from red7.game.cards import Card, Color, cards_of
from red7.game.editions import MODES, OPTION_NAMES, Options
from red7.game.engine.bits import DECK_SIZE
from red7.game.engine.canvas import leader
from red7.game.lead import shown, why_leads
from red7.game.messages import Message, SeatName
from red7.game.sight import WATCHER, Sight
from red7.speech.words import Words
from red7.terminal.cards import INK, Marks, frame, painted, palette, pill, pills

WIDE = 110  # columns from which the seven rules have a column of their own
RULES = 56  # its width, at least
SEATS = 52  # left for the seats, at least
LOW = 30  # up to this many lines there is no room for frames and names of rules
NAMED = 72  # columns from which a strip names the rules in words


@dataclass(frozen=True)
class Around:
    """What a screen shows besides the round itself."""

    round_number: int | None = None
    points: tuple[int, ...] = ()  # of each seat, in a match with scoring
    log: Sequence[Message] = field(default=())
    log_lines: int = 4
    hands: tuple[int, ...] = ()  # of each seat, if all cards are open


def mode_name(words: Words, options: Options) -> str:
    """The usual name of these options."""
    for mode, known in MODES.items():
        if options == known:
            return words.say(f"mode-{mode}")
    return " + ".join(words.say(f"option-{name}") for name in OPTION_NAMES if getattr(options, name))


def console_for(color: bool | None) -> Console:
    """A console with colours, without, or as the terminal can. Characters it cannot show are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(
        force_terminal=color or None, no_color=None if color is None else not color, highlight=False
    )


class Screen:
    """Draws onto a console in a language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.marks = Marks(console.options.ascii_only)

    @property
    def width(self) -> int:
        """The columns used; very wide lines are hard to read."""
        return min(self.console.width, 120)

    @property
    def is_low(self) -> bool:
        """Whether the screen is so low that the table leaves out what can be looked up."""
        return self.console.is_terminal and self.console.height < LOW

    def say(self, code: str, style: str = "", **arguments: object) -> None:
        """Print a message, its cards in their colours."""
        text = painted(self.words.say(code, **arguments), style)
        self.console.print(text, width=self.width)

    def table(self, seen: Sight, around: Around) -> RenderableType:
        """The whole table."""
        if self.width < WIDE:
            middle: list[RenderableType] = [
                self._seats(seen, around, self.width),
                self._canvas(seen, self.width),
                self._strip(seen),
            ]
        else:
            rules = self._column(seen)
            left = self.width - (rules.width or RULES) - 1
            grid = Table.grid(Column(width=left), Column(width=rules.width), padding=(0, 1, 0, 0))
            grid.add_row(Group(self._seats(seen, around, left), self._canvas(seen, left)), rules)
            middle = [grid]
        parts = [self._title(seen, around), *middle]
        if around.log:
            parts += [] if self.is_low else [Text()]
            parts.append(self.bullets(map(self.words.render, around.log[-around.log_lines :])))
        return Group(*parts, *self._hands(seen, around))

    def bullets(self, sentences: Iterable[str]) -> RenderableType:
        """Sentences as a bulleted list."""
        grid = Table.grid(
            Column(width=2, justify="right"), Column(width=self.width - 4), padding=(0, 1, 0, 0)
        )
        for sentence in sentences:
            grid.add_row(Text(self.marks.dot, "dim"), painted(sentence))
        return grid

    def _title(self, seen: Sight, around: Around) -> RenderableType:
        mode, edition = mode_name(self.words, seen.options), seen.edition.name
        if around.round_number is None:
            title = self.words.say("table-title-plain", mode=mode, edition=edition)
        else:
            title = self.words.say("table-title", round=around.round_number, mode=mode, edition=edition)
        deck = Text(self.words.say("table-deck", cards=seen.deck_size))
        if seen.deck_top:
            deck.append(f" {self.marks.dot} {self.words.say('table-deck-top')} ")
            deck.append_text(pills([Card(card) for card in reversed(seen.deck_top)], 20))
        grid = Table.grid(
            Column(width=self.width - deck.cell_len - 4), Column(justify="right"), padding=(0, 1)
        )
        grid.add_row(Text(title, "bold"), deck)
        return grid

    def _seats(self, seen: Sight, around: Around, width: int) -> RenderableType:
        names = [self.words.name(seat) for seat in range(seen.players)]
        name_width = min(14, max(len(name) for name in names))
        sizes = {seat: self._hand_size(seen, seat) for seat in range(seen.players) if seat not in seen.out}
        points = [self.words.say("points", points=number) for number in around.points]
        side = max(cell_len(line) for text in sizes.values() for line in text.plain.split("\n"))
        side += max([cell_len(text) + 2 for text in points], default=0)
        room = max(14, width - name_width - side - (9 if self.is_low else 13))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(width=name_width, no_wrap=True, overflow="ellipsis")
        grid.add_column(width=room)
        grid.add_column(justify="right")
        if around.points:
            grid.add_column(justify="right")
        lead = leader(seen.palettes, seen.color, seen.out)
        for seat, name in enumerate(names):
            here = seat == seen.turn and seen.winner is None
            if seat in seen.out:
                out = Text(f" {self.words.say('table-out')}", "dim italic")
                row = [Text(), Text(name, "dim"), out, Text()]
            else:
                row = [
                    Text(self.marks.here if here else "", "bold"),
                    Text(name, "bold" if seat == lead else ""),
                    palette(seen.palettes[seat], seen.color, room, self.marks.counts),
                    sizes[seat],
                ]
            if points:
                row.append(Text(points[seat]))
            grid.add_row(*row)
        if self.is_low:
            return grid
        return Panel(grid, box=ROUNDED, border_style="dim", width=width, padding=(0, 1))

    def _hand_size(self, seen: Sight, seat: int) -> Text:
        known = seat != seen.viewer and seen.known[seat]
        code = "table-hand-known" if known else "table-hand-size"
        text = Text(self.words.say(code, cards=seen.hand_sizes[seat]))
        if known:
            text.append(" ").append_text(pills(cards_of(seen.known[seat])[::-1], 15))
        return text

    def _canvas(self, seen: Sight, width: int) -> RenderableType:
        color = seen.color
        words = self.words
        top = Card(seen.canvas).name if seen.canvas < DECK_SIZE else color.letter
        name = Text(words.say(f"color-{color}"), "bold")
        long = Text(f"{self.marks.dot} {words.say(f'rule-long-{color}')}")
        rule = Text(" ").join([pill(top, color), name, long])
        why = painted(words.render(why_leads(seen.palettes, color, seen.out)), "bold")
        if self.is_low:
            return Padding(Group(rule, why), (0, 0, 0, 1))
        return Panel(
            Group(rule, why),
            box=HEAVY,
            title=words.say("table-canvas"),
            title_align="left",
            border_style=frame(color),
            width=width,
            padding=(0, 1),
        )

    def _strip(self, seen: Sight) -> RenderableType:
        """The seven rules side by side, with who would lead under each."""
        tile = (self.width - 8) // 7
        grid = Table.grid(padding=(0, 1, 0, 0))
        heads: list[Text] = []
        names: list[Text] = []
        leads: list[Text] = []
        for color in reversed(Color):
            grid.add_column(width=tile, overflow="ellipsis", justify="center")
            here = color is seen.color
            head = Text(color.letter.center(tile), INK[color] if here else INK[color].replace("bold ", ""))
            if here:
                head.plain = f"{self.marks.here}{color.letter}{' ' * len(self.marks.here)}".center(tile)
            heads.append(head)
            names.append(Text(self.words.say(f"rule-{color}"), "bold" if here else ""))
            leads.append(self._leader(seen, color, tile, "bold" if here else ""))
        grid.add_row(*heads)
        if self.width >= NAMED and not self.is_low:
            grid.add_row(*names)
        grid.add_row(*leads)
        return Padding(grid, (0, 0, 0, 1))

    def _column(self, seen: Sight) -> Panel:
        """The seven rules one below the other, with who would lead under each, and with what."""
        seats = {color: leader(seen.palettes, color, seen.out) for color in Color}
        why = {
            color: "" if seat is None else self.words.render(shown(seen.palettes[seat], color))
            for color, seat in seats.items()
        }
        names = [self.words.say(f"rule-{color}") for color in Color]
        widths = [1, 3, max(map(cell_len, names)), 10, max(map(cell_len, why.values()))]
        frame_and_gaps = 4 + len(widths)
        width = min(max(RULES, sum(widths) + frame_and_gaps), self.width - SEATS)
        widths[-1] += width - sum(widths) - frame_and_gaps
        grid = Table.grid(padding=(0, 1, 0, 0))
        for column in widths:
            grid.add_column(width=column, no_wrap=True, overflow="ellipsis")
        for color in reversed(Color):
            here = color is seen.color
            style = "bold" if here else ""
            grid.add_row(
                Text(self.marks.here if here else "", "bold"),
                pill(color.letter, color),
                Text(self.words.say(f"rule-{color}"), style),
                self._leader(seen, color, 10, style),
                painted(why[color]),
            )
        title = self.words.say("table-rules")
        return Panel(grid, box=ROUNDED, title=title, title_align="left", border_style="dim", width=width)

    def _leader(self, seen: Sight, color: Color, width: int, style: str) -> Text:
        seat = leader(seen.palettes, color, seen.out)
        if seat is None:
            return Text(self.marks.dash, "dim")
        text = Text(self.words.name(seat), f"{style} italic" if seat == seen.viewer else style)
        text.truncate(width, overflow="ellipsis")
        return text

    def _hands(self, seen: Sight, around: Around) -> Iterator[RenderableType]:
        """The hands that are open to the viewer, a line for each."""
        hands = dict(enumerate(around.hands)) or {seen.viewer: seen.hand}
        labels = {
            seat: self.words.say("table-hand", who=SeatName(seat))
            for seat in hands
            if seat not in (WATCHER, *seen.out)
        }
        if labels and not self.is_low:
            yield Text()
        widest = max(map(len, labels.values()), default=0)
        for seat, label in labels.items():
            room = self.width - widest - 4
            grid = Table.grid(Column(width=widest), Column(width=room), padding=(0, 1))
            cards = cards_of(hands[seat])[::-1]
            grid.add_row(
                Text(label, "bold"),
                pills(cards, room) if cards else Text(self.words.say("table-no-cards"), "dim"),
            )
            yield grid

"""Draws the parts of a table as text: players, canvas, rules, hand. Clickable text carries its action."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from textual.content import Content
from textual.style import Style

from red7.client.game import Game
from red7.game.messages import SeatName
from red7.table.views.public import SeatView
from red7.table.views.round import RoundEndView
from red7.tui.pictures import CARD_WIDTH, COUNTS, HERE, LUCKY, SAVES, Painter, clicked, color_of
from red7.tui.sitting import Shown, Sitting
from red7.tui.speech import Speech

NAME_WIDTH: Final = 12
WIDE: Final = 110
"""From this many columns on, the rules and the log have columns of their own."""
_RULES: Final = "ROYGBIV"
_BOLD: Final = Style(bold=True)
_DIM: Final = Style(dim=True)


class Board:
    """Draws in a language, with the pigments of a look."""

    def __init__(self, speech: Speech, painter: Painter) -> None:
        self.speech: Final = speech
        self.painter: Final = painter

    def title(self, game: Game, width: int, seconds: int | None = None) -> Content:
        """Which game it is, the cards left in the deck, and the time left for the turn if it is limited."""
        say, settings = self.speech.say, game.table.settings
        mode = self.speech.mode(settings.options)
        if game.round is None:
            return Content.styled(say("table-title-plain", mode=mode, edition=settings.edition), _BOLD)
        left = say("table-title", round=game.round.number, mode=mode, edition=settings.edition)
        right = Content(say("table-deck", cards=game.round.deck_size))
        if game.round.deck_top:
            top = self.painter.chips(reversed(game.round.deck_top[-3:]))
            right = Content.assemble(right, f" · {say('table-deck-top')} ", top)
        if seconds is not None:
            right = Content.assemble((f"⧗ {seconds // 60}:{seconds % 60:02}", _BOLD), "   ", right)
        room = width - right.cell_length
        return Content.assemble(Content.styled(_fit(left, room - 1).ljust(room), _BOLD), right)

    def players(self, sitting: Sitting, width: int) -> Content:
        """A line for each player, yours last: who is to move, hand, points and palette."""
        game, shown = sitting.game, sitting.shown
        assert game is not None
        own = game.you.seat if game.you else len(game.table.seats) - 1
        count = len(game.table.seats)
        order = [(own + 1 + place) % count for place in range(count)]
        if shown is None:
            return Content("\n").join([self._waiting(game, seat) for seat in order])
        return Content("\n").join([self._player(sitting, shown, seat, width) for seat in order])

    def _waiting(self, game: Game, number: int) -> Content:
        seat = game.table.seats[number]
        name = self.speech.say("web-seat-free") if seat.kind == "free" else self._name(number)
        marks = [self.speech.say("web-lobby-host")] if seat.host else []
        marks += [self.speech.say("web-bot-name", level=seat.level)] if seat.level else []
        return Content.assemble("  ", (_fit(name, 24).ljust(25), _BOLD), (", ".join(marks), _DIM))

    def _player(self, sitting: Sitting, shown: Shown, number: int, width: int) -> Content:
        game = sitting.game
        assert game is not None
        seat = game.table.seats[number]
        leads, out = shown.is_told and shown.lead.seat == number, number in shown.out
        style = _DIM if out else _BOLD if leads else Style()
        here = HERE if game.mover == number else " "
        crown = "★" if leads and not out else " "
        own = game.you is not None and game.you.seat == number
        size = len(shown.hand) if own else shown.round.hand_sizes[number]
        hand = f"{size}▯" if not out else ""
        points = (
            f"{seat.points:>3}" if game.table.target or any(one.points for one in game.table.seats) else ""
        )
        head = f"{here}{crown}{_fit(self._name(number), NAME_WIDTH):<{NAME_WIDTH}} {hand:<3}{points} "
        start = Content.styled(head, style)
        if out:
            return Content.assemble(
                start, (self._remark(seat) or self.speech.say("table-out"), _DIM + Style(italic=True))
            )
        known = () if own else shown.round.known[number]
        hands = game.you.hands if game.you and isinstance(game.you.hands, tuple) else ()
        seen = (hands[number] if hands else known)[::-1]
        tail = Content.assemble(" ┊", self.painter.chips(seen)) if seen else Content("")
        room = width - start.cell_length - tail.cell_length
        return Content.assemble(start, self._palette(sitting, shown, number, room), tail)

    def _remark(self, seat: SeatView) -> str:
        if seat.stand_in:
            level = self.speech.say(f"level-{seat.stand_in}")
            return self.speech.say("web-t-stands-in", level=level)
        return self.speech.say("web-t-left") if seat.left else ""

    def _palette(self, sitting: Sitting, shown: Shown, number: int, room: int) -> Content:
        """The cards that count come first, each with its mark; those to choose from can be clicked."""
        counting = shown.counting[number]
        rest = [card for card in shown.palettes[number] if card not in counting]
        cards = [*reversed(counting), *reversed(rest)]
        chosen = set(shown.choices) - set(shown.hand)
        chips = [
            self.painter.chip(
                card,
                COUNTS if card in counting else " ",
                picked=card == sitting.picked,
                action=f"card('{card}')" if card in chosen else "",
            ).stylize(Style(underline=card in chosen))
            for card in cards
        ]
        gap = " " if 5 * len(chips) <= room else ""
        return Content(gap).join(chips)

    def canvas(self, shown: Shown, width: int, lines: int = 3) -> Content:
        """The rule in force, who leads under it and why; or who would, after what is staged."""
        say = self.speech.say
        paint = self.painter.style(shown.color)
        top = shown.canvas if len(shown.canvas) > 1 else f" {shown.color}"
        rule = say(f"rule-long-{_key(shown.color)}")
        head = Content.assemble(
            (f"▐ {top} ▌", paint), " ", (self.speech.color(shown.color), _BOLD), f" · {rule}"
        )
        why = self.speech.phrase(shown.lead.why) if shown.is_told else ""
        if shown.is_staged and why:
            why = say("web-t-would-why", why=why)
        reasons = [self.painter.painted(line) for line in wrap(why, width - 7)][: lines - 1]
        bar = Content.styled("▐    ▌", paint)
        rows = [Content.assemble(bar, " ", line.stylize(_BOLD)) for line in reasons]
        rows += [bar] * (lines - 1 - len(rows))
        return Content("\n").join([head, *rows]).stylize(clicked("put('c')"))

    def strip(self, shown: Shown, width: int) -> Content:
        """The seven rules side by side, and who would lead under each."""
        tile = width // 7
        heads: list[Content] = []
        leads: list[Content] = []
        for lead in shown.leads:
            here = lead.color == shown.color
            text = f"{HERE if here else ' '}{lead.color}{' '}"
            heads.append(Content.styled(text.center(tile - 1), self.painter.style(lead.color)))
            leads.append(self._leader(lead.seat, tile - 1, here=here))
        return Content("\n").join([Content(" ").join(heads), Content(" ").join(leads)])

    def column(self, shown: Shown, width: int) -> Content:
        """The seven rules one below the other, with who would lead under each and with what."""
        rows: list[Content] = []
        names = [self.speech.say(f"rule-{_key(letter)}") for letter in _RULES]
        room = max(map(len, names))
        for lead, name in zip(shown.leads, names, strict=True):
            here = lead.color == shown.color
            mark = Content.styled(f"{HERE if here else ' '}{lead.color} ", self.painter.style(lead.color))
            title = Content.styled(f" {name:<{room}} ", _BOLD if here else Style())
            cards = self.painter.chips(reversed(lead.cards[-4:]))
            rows.append(Content.assemble(mark, title, self._leader(lead.seat, 11, here=here), " ", cards))
        return Content("\n").join([row.truncate(width) for row in rows])

    def _leader(self, seat: int | None, width: int, *, here: bool) -> Content:
        if seat is None:
            return Content.styled("–".center(width), _DIM)
        name = _fit(self._name(seat), width).center(width)
        return Content.styled(name, _BOLD if here else Style())

    def hand(self, sitting: Sitting, width: int) -> Content:
        """Your hand, a picked card lifted by a line; a mark says which cards keep you in."""
        shown = sitting.shown
        if shown is None or not shown.hand:
            return Content.styled(f"\n\n {self.speech.say('web-t-hand-empty')}\n", _DIM)
        cards = shown.hand
        rescues = sitting.draft.rescues if sitting.draft and not sitting.is_blind else None
        gap = " " if (CARD_WIDTH + 1) * len(cards) <= width else ""
        rows: list[list[Content]] = [[], [], [], []]
        for card in cards:
            mark = (
                ""
                if rescues is None
                else SAVES
                if card in rescues.sure
                else LUCKY
                if card in rescues.lucky
                else ""
            )
            face = self.painter.face(card, mark, acts=sitting.acts)
            style = self.painter.style(card) + clicked(f"card('{card}')")
            lines = [Content.styled(line, style) for line in face]
            empty = Content(" " * CARD_WIDTH)
            for row, line in zip(
                rows, [*lines, empty] if card == sitting.picked else [empty, *lines], strict=True
            ):
                row.append(line)
        return Content("\n").join([Content(gap).join(row) for row in rows])

    def steps(self, steps: Sequence[str]) -> Content:
        """What is staged, in short: `R7 → palette`."""
        signs = {"p": "palette", "c": "canvas", "x": "canvas", "t": "deck", "d": "deck"}
        parts = [
            Content.assemble(self.painter.chip(step[:2]), "→ ", self.speech.say(f"tui-to-{signs[step[2:]]}"))
            if step[2:] in signs
            else Content(step)
            for step in steps
        ]
        return Content("   ").join(parts)

    def _cause(self, game: Game, end: RoundEndView) -> list[str]:
        """Why the last rival went out."""
        causes = {"gave up": "gave-up", "not leading": "not-leading", "time": "time"}
        cause = causes.get(end.cause)
        if cause == "gave-up" and end.could is not None:
            cause = "would-not" if end.could else "could-not"
        if cause is None or not game.turns:
            return []
        return [self.speech.say(f"web-t-cause-{cause}", who=SeatName(game.turns[-1].seat))]

    def _name(self, seat: int) -> str:
        return self.speech.words.name(seat)

    def standing(self, game: Game) -> list[str]:
        """How a round or a match has ended, in sentences."""
        say, table, round_ = self.speech.say, game.table, game.round
        if table.phase == "closed":
            return [say("web-table-closed"), say("web-table-closed-text", reason=table.closed or "expired")]
        if round_ is None or round_.end is None:
            return []
        winner = SeatName(round_.end.winner)
        sentences = [" ".join([say("round-won", who=winner), *self._cause(game, round_.end)])]
        if table.target or round_.end.scored:
            points = sum(int(card[1]) for card in round_.end.scored)
            color = {"who": winner, "color": color_of(round_.color)}
            sentences += [
                say("round-scored", **color, cards=list(round_.end.scored), points=points)
                if round_.end.scored
                else say("round-scored-nothing", **color)
            ]
            order = sorted(range(len(table.seats)), key=lambda seat: -table.seats[seat].points)
            sentences.append(
                "  ".join(
                    say("standing", who=SeatName(seat), points=table.seats[seat].points) for seat in order
                )
            )
        if table.phase == "finished":
            winners = [SeatName(number) for number, seat in enumerate(table.seats) if seat.won]
            if len(winners) == 1:
                sentences.append(say("match-won", who=winners[0]))
            elif winners:
                sentences.append(
                    say("match-shared", winners=[say("player-inside", who=who) for who in winners])
                )
        return sentences


def _key(letter: str) -> str:
    return str(color_of(letter))


def _fit(text: str, width: int) -> str:
    """A text, cut to the width."""
    return text if len(text) <= width else f"{text[: max(0, width - 1)]}…"

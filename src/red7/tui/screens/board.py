"""A table on the screen, live or not: it draws what the sitting knows, and handles keys and clicks."""

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.style import Style
from textual.widgets import Static

from red7.client.game import Game
from red7.game.cards import LETTERS
from red7.host.inputs import clock
from red7.host.protocol.messages import Reacted
from red7.tui.board import WIDE, Board
from red7.tui.offers import MAIN, Offer, all_offers, other_keys, tell_why_not, waiting
from red7.tui.pictures import clicked
from red7.tui.screens.dialogs import KeysDialog, LogDialog, SureDialog
from red7.tui.sitting import LiveSitting, Sitting
from red7.tui.speech import Speech
from red7.tui.themes import painter_of
from red7.tui.turn import asks_first, prompt, turn_end

if TYPE_CHECKING:
    from red7.tui.app import TableApp

S = TypeVar("S", bound=Sitting)
A = TypeVar("A")
_SIGNS: Final = ("p", "c", "t", "x", "d")
_SAME: Final = {"c": "x", "x": "c", "d": "t", "t": "d"}  # the same place, however a card gets there


class Part(Static):
    """A part of the screen, which keeps its own colours even where it can be clicked."""

    def on_mount(self) -> None:
        self.auto_links = False


class BoardScreen(Screen[None], Generic[S]):
    """A table with a sitting at it, live or not."""

    def __init__(self, sitting: S) -> None:
        super().__init__()
        self.sitting: Final = sitting
        sitting.changed = self.redraw
        self._letter = ""
        self._asked: tuple[ModalScreen[Any], object] | None = None
        self._wide = False
        self._due = False

    @property
    def owner(self) -> "TableApp":
        """The app, which knows language and look."""
        return cast("TableApp", self.app)

    @property
    def speech(self) -> Speech:
        """The language, with the names of those at the table."""
        game = self.sitting.game
        names = [seat.name for seat in game.table.seats] if game else []
        return Speech(self.owner.wishes.language, names, game.you.seat if game and game.you else None)

    @property
    def board(self) -> Board:
        """What draws the parts."""
        return Board(self.speech, painter_of(self.owner.wishes.look))

    def compose(self) -> ComposeResult:
        yield Part(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Part(id="players")
                yield Part(id="canvas")
                yield Part(id="rules")
                yield Part(id="story")
            with VerticalScroll(id="side", can_focus=False):
                yield Part(id="log")
        yield Part(id="prompt")
        yield Part(id="hand")
        yield Part(id="buttons")
        yield Part(id="keys")

    def on_resize(self) -> None:
        self.redraw()

    async def ask(self, dialog: ModalScreen[A], nothing: A) -> A:
        """The answer to a dialog; it closes without one when the moment it is about has passed."""
        self._asked = dialog, self._moment
        try:
            answer = await self.owner.push_screen_wait(dialog)
        finally:
            self._asked = None
        return nothing if answer is None else answer

    @property
    def _moment(self) -> object:
        """What a dialog is about: whose hand is shown, and which turn is being made."""
        game = self.sitting.game
        return game and (game.table.phase, game.moment, game.you and game.you.seat)

    def redraw(self) -> None:
        """Draw everything soon, once, however much has changed."""
        if self._asked and self._asked[1] != self._moment and self._asked[0].is_current:
            self._asked[0].dismiss(None)
        if not self._due:
            self._due = self.call_later(self._draw)

    def _draw(self) -> None:
        """Draw everything as it stands now."""
        self._due = False
        if not self.is_attached or not self.query("#keys"):
            return  # it is closing
        width = self.size.width - 2
        self._wide = self.size.width >= WIDE
        self.set_class(self._wide, "wide")
        self.set_class(self.size.height >= 30, "tall")
        board, game, shown = self.board, self.sitting.game, self.sitting.shown
        self._put("keys", self._key_line(width))
        if game is None:
            self._put("prompt", Content(self._notice()))
            return
        left = width - 46 if self._wide else width
        self._put("title", board.title(game, width, self.seconds_left(game)))
        self._put("players", board.players(self.sitting, left))
        self._put("canvas", board.canvas(shown, left) if shown else Content(""))
        rules = (board.column if self._wide and self.size.height >= 30 else board.strip) if shown else None
        self._put("rules", rules(shown, left) if rules and shown else Content(""))
        story = self._story(game)
        self._put("log", self._lines(story, 44))
        self.query_one("#side", VerticalScroll).scroll_end(animate=False)
        if not self._wide:
            room = max(1, self.query_one("#story").size.height)
            self._put("story", Content("\n").join(self._lines(story, left).split("\n")[-room:]))
        self._put("prompt", self._prompt(game, width))
        self._put("hand", board.hand(self.sitting, width) if game.you and shown else Content(""))
        self._put("buttons", self._buttons())

    def seconds_left(self, game: Game) -> int | None:
        """The seconds left for the turn, if limited."""
        deadline = (
            game.table.deadline if game.mover is not None and game.table.settings.pace.seconds else None
        )
        return None if deadline is None else max(0, round((deadline - clock()) / 1000))

    def _put(self, id_: str, content: Content) -> None:
        self.query_one(f"#{id_}", Part).update(content)

    def _lines(self, sentences: Iterable[str], width: int) -> Content:
        painter = self.board.painter
        items = [Content.assemble(("· ", Style(dim=True)), painter.painted(one)) for one in sentences]
        return Content("\n").join([line for one in items for line in one.wrap(width)])

    def _story(self, game: Game) -> list[str]:
        """What has happened, a sentence for each turn, with the ends of rounds."""
        speech = self.speech
        number = game.round.number if game.round else 0
        sentences: list[str] = []
        for turn in game.turns:
            if turn.round == number:
                sentences += [speech.turn(turn), *speech.gone(turn)]
        return sentences

    def _prompt(self, game: Game, width: int) -> Content:
        """What is staged and what you can do, or what we are waiting for."""
        notice = self._notice()
        ended = self.board.standing(game)
        if ended:
            lines = [self.board.painter.painted(line).stylize(Style(bold=True)) for line in ended]
            return Content("\n").join([*lines, Content.styled(notice, self._bad)] if notice else lines)
        draft = self.sitting.draft
        if draft is None:
            first = Content.styled(waiting(self.sitting, self.speech), Style(bold=True))
        else:
            first = self.board.painter.painted(prompt(self.sitting, self.speech)).stylize(Style(bold=True))
        second = Content.styled(notice, self._bad) if notice else self._staged()
        return Content("\n").join([first, second])

    def _staged(self) -> Content:
        draft = self.sitting.draft
        if self.sitting.is_thinking:
            return Content.styled(self.speech.say("web-t-hints-thinking"), Style(dim=True))
        if self._letter:
            return Content.styled(f"{self._letter}_", Style(bold=True))
        if draft is not None and draft.steps:
            return self.board.steps(draft.steps)
        said = self.sitting.said if isinstance(self.sitting, LiveSitting) else None
        return Content(self._word(said)) if said else Content("")

    def _word(self, said: Reacted) -> str:
        """A quick word from somebody at the table."""
        name = self.speech.words.name(said.seat)
        return self.speech.say(
            "web-t-told-word", name=name, word=self.speech.say(f"web-t-react-{said.reaction}")
        )

    @property
    def _bad(self) -> Style:
        return Style.parse("$error bold")

    def _notice(self) -> str:
        """Why something was refused, or that the connection is lost."""
        sitting, speech = self.sitting, self.speech
        if isinstance(sitting, LiveSitting) and sitting.table.state == "lost":
            return speech.say("web-t-connection-lost")
        return speech.refusal(sitting.refused) if sitting.refused else ""

    def _buttons(self) -> Content:
        parts: list[Content] = []
        for offer in self.offers():
            key = "⏎" if offer.key == MAIN else offer.key
            style = (
                "$error reverse"
                if offer.is_bad
                else "$success reverse bold"
                if offer.key == MAIN
                else "$primary reverse"
            )
            parts.append(
                Content.styled(f" {key}  {offer.label} ", Style.parse(style) + clicked(offer.action))
            )
        return Content("  ").join(parts)

    def offers(self) -> list[Offer]:
        """What you can do now."""
        return all_offers(self.sitting, self.speech)

    def _key_line(self, width: int) -> Content:
        """The keys that do something now, besides those of buttons."""
        keys = [
            Content.assemble((offer.key, Style.parse("$accent bold")), f" {offer.label}").stylize(
                clicked(offer.action) if offer.action else Style()
            )
            for offer in self.other_keys()
        ]
        return Content("  ").join(keys).truncate(width)

    def other_keys(self) -> list[Offer]:
        """The keys that have no button."""
        return other_keys(self.sitting, self.speech)

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Handle a card, typed by letter and number, then the notation's sign for its place; or a button."""
        character = (event.character or "").lower()
        letter, self._letter = self._letter, ""
        event.stop()
        self.sitting.refused = None
        self.redraw()
        match event.key:
            case "left" | "right":
                self.action_arrow(1 if event.key == "right" else -1)
            case "up":
                self.action_put("p")
            case "down":
                self.action_put("c")
            case "escape" | "backspace":
                self.action_undo()
            case "f2":
                self.action_look()
            case "enter" | "full_stop":
                own = "." if event.key == "full_stop" else ""
                if not await self._press(MAIN) and not (own and await self._press(own)):
                    self.action_skip()
            case _ if letter and character in tuple("1234567"):
                self.action_card(letter + character)
            case _ if character and character in LETTERS.lower():
                self._letter = character.upper()
            case _ if character in _SIGNS:
                self.action_put(character)
            case _ if character and await self._press(character):
                pass
            case _ if character in _ALWAYS:
                await self.run_action(f"screen.{_ALWAYS[character]}")
            case _:
                tell_why_not(self.sitting, _SOMETIMES.get(character, ""))

    async def _press(self, key: str) -> bool:
        """Press the button of a key; returns whether there is one."""
        for offer in self.offers():
            if offer.key == key:
                await self.run_action(f"screen.{offer.action}")
                return True
        return False

    def action_arrow(self, step: int) -> None:
        """Move from card to card."""
        shown = self.sitting.shown
        cards = shown.choices if shown and shown.moves else ()
        if not cards:
            return tell_why_not(self.sitting, "arrow")
        place = (
            cards.index(self.sitting.picked) + step
            if self.sitting.picked in cards
            else (0 if step > 0 else -1)
        )
        return self.sitting.pick(cards[place % len(cards)])

    def action_card(self, card: str) -> None:
        """Pick a card; picking it again puts it down, if there is only one place for it."""
        sitting, shown = self.sitting, self.sitting.shown
        if shown is None or card not in (*shown.hand, *shown.choices) or not shown.moves:
            tell_why_not(sitting, "card", card)
        elif card != sitting.picked:
            sitting.pick(card)
        elif len(signs := shown.signs_of(card)) == 1:
            sitting.spawn(sitting.stage(card + signs[0]))
        else:
            sitting.pick("")

    def action_put(self, sign: str) -> None:
        """Put the picked card somewhere."""
        shown, card = self.sitting.shown, self.sitting.picked
        if shown is None or not card:
            return tell_why_not(self.sitting, "put")
        signs = shown.signs_of(card)
        wanted = sign if sign in signs else _SAME.get(sign, sign)
        return self.sitting.spawn(self.sitting.stage(card + (wanted if wanted in signs else sign)))

    def action_undo(self) -> None:
        """Take back the latest step."""
        draft = self.sitting.draft
        if self.sitting.picked or (draft is not None and draft.steps and not self.sitting.is_sending):
            self.sitting.undo()
        else:
            tell_why_not(self.sitting, "undo")

    def action_look(self) -> None:
        """Switch to the next look."""
        self.owner.next_look()
        self.redraw()

    @work
    async def action_end(self) -> None:
        """End the turn; asks first if that would drop out needlessly."""
        if asks_first(self.sitting):
            say = self.speech.say
            nothing = turn_end(self.sitting) == "nothing"
            text = say("web-t-sure-nothing" if nothing else "web-t-sure-out")
            sure = SureDialog(say("web-t-sure-title"), text, say("web-t-sure-yes"), say("web-t-sure-no"))
            if not await self.ask(sure, nothing=False):
                return
        await self.sitting.end("out" if turn_end(self.sitting) == "nothing" else "")

    @work
    async def action_draw(self) -> None:
        """Draw the card that the discard has earned, and end the turn."""
        await self.sitting.end("+")

    def action_skip(self) -> None:
        """Skip the turn of another player that is being shown."""
        if isinstance(self.sitting, LiveSitting) and self.sitting.is_looking:
            self.sitting.skip()
        else:
            tell_why_not(self.sitting, "end")

    def action_log(self) -> None:
        """Show everything that has happened in this match."""
        game = self.sitting.game
        if game is not None:
            speech, painter = self.speech, self.board.painter
            lines: list[Content] = []
            for number, turns in groupby(game.turns, key=lambda turn: turn.round):
                lines.append(Content.styled(speech.say("web-t-round", round=number), Style(bold=True)))
                sentences = [text for turn in turns for text in (speech.turn(turn), *speech.gone(turn))]
                lines += [painter.painted(f"  {text}") for text in sentences]
            empty = [Content(speech.say("web-t-log-empty"))]
            self.app.push_screen(LogDialog(speech.say("web-t-log"), lines or empty))

    def action_keys(self) -> None:
        """Show the keys."""
        self.app.push_screen(KeysDialog(self.speech))

    async def action_hint(self) -> None:
        """Ask for a hint."""
        raise NotImplementedError

    def action_talk(self) -> None:
        """Say something to the others, if there are any."""
        tell_why_not(self.sitting, "talk")

    @work
    async def action_leave(self) -> None:
        """Leave the table, after asking."""
        await self._leave()

    async def _leave(self) -> None:
        self.owner.go_home()


_ALWAYS: Final = {"u": "undo", "h": "hint", "l": "log", "q": "leave", "s": "skip", "m": "talk", "?": "keys"}
_SOMETIMES: Final = {"+": "draw", "w": "missed"}  # keys of buttons that are not always there

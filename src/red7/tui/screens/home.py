"""The first screen: what to play, with whom and how."""

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, Final

from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from red7.ai.bots import LEVELS
from red7.client.channel import Disconnected
from red7.client.refused import RefusedError
from red7.game.editions import EDITIONS, MODES
from red7.host.protocol.messages import Refused
from red7.speech.command_help import reason_of
from red7.speech.words import languages
from red7.tui.screens.dialogs import LineDialog
from red7.tui.screens.menu_screen import MenuScreen
from red7.tui.themes import LOOKS, painter_of

_BOLD: Final = Style(bold=True)
_DIM: Final = Style(dim=True)
_GAMES: Final = ("computers", "device", "join", "puzzles")
_CHOICES: Final[dict[str, Sequence[object]]] = {
    "players": (2, 3, 4),
    "level": LEVELS,
    "mode": tuple(MODES),
    "edition": tuple(EDITIONS),
    "name": (),
    "language": (),
    "look": tuple(LOOKS),
}


class Menu(OptionList):
    """Rows to choose from; the left and right arrows change some of them.

    They are bound like up and down: fast keys arrive in order only if they all take the same way.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("left", "change(-1)"), ("right", "change(1)")]

    def __init__(self, change: Callable[[str, int], None]) -> None:
        super().__init__(id="menu")
        self._change_row: Final = change

    def action_change(self, step: int) -> None:
        """Change the highlighted row."""
        if self.highlighted is not None:
            self._change_row(self.get_option_at_index(self.highlighted).id or "", step)


class HomeScreen(MenuScreen):
    """Games to begin, and below them their settings, which arrows change."""

    def __init__(self) -> None:
        super().__init__()
        self.why: Refused | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            yield Static(id="banner")
            yield Menu(self._change)
            yield Static(id="notice")
        yield Static(id="keys")

    def on_mount(self) -> None:
        menu = self.query_one(OptionList)
        menu.add_options([Option("", id=name) for name in _GAMES])
        menu.add_option(None)
        menu.add_options([Option("", id=name) for name in _CHOICES])
        menu.highlighted = 0
        self.draw()
        menu.focus()
        if self.owner.wishes.link:
            self._begin("join")

    def tell(self, why: Refused | None) -> None:
        """Say why a game could not go on."""
        self.why = why
        self.draw()

    def draw(self) -> None:
        """Draw everything in the current language and look."""
        say, menu = self.speech.say, self.query_one(OptionList)
        painter = painter_of(self.owner.wishes.look)
        letters = Content(" ").join([painter.chip(f"{letter}7") for letter in "ROYGBIV"])
        self.query_one("#banner", Static).update(
            Content.assemble(letters, "   ", ("Red7", _BOLD), "\n", (say("web-tagline"), _DIM))
        )
        for name in (*_GAMES, *_CHOICES):
            row = self._game(name) if name in _GAMES else self._choice(name)
            menu.replace_option_prompt(name, row)
        why = self.speech.refusal(self.why) if self.why else ""
        self.query_one("#notice", Static).update(Content.styled(why, Style.parse("$error bold")))
        keys = Content("  ").join(
            [
                Content.assemble((key, Style.parse("$accent bold")), f" {say(f'tui-key-{name}')}")
                for key, name in (("↑↓", "choose"), ("←→", "change"), ("⏎", "begin"), ("q", "quit"))
            ]
        )
        self.query_one("#keys", Static).update(keys)

    def _game(self, name: str) -> Content:
        say, wishes = self.speech.say, self.owner.wishes
        title, about = {
            "computers": ("web-home-play", ""),
            "device": ("web-home-pass", say("web-home-pass-about")),
            "join": ("tui-join", say("tui-join-about")),
            "puzzles": ("web-home-puzzles", say("web-home-puzzles-about")),
        }[name]
        if name == "computers":
            mode = self.speech.mode(wishes.mode)
            about = say("web-home-play-about", bots=wishes.players - 1, mode=mode)
        return Content.assemble((f"{say(title):<24}", _BOLD), (about, _DIM))

    def _choice(self, name: str) -> Content:
        title = {
            "players": "web-new-players",
            "level": "tui-level",
            "mode": "web-new-rules",
            "edition": "web-new-edition",
            "name": "web-new-name",
            "language": "web-settings-language",
            "look": "web-settings-theme",
        }[name]
        return Content.assemble(
            f"{self.speech.say(title):<24}", ("‹ ", _DIM), (self._value(name), _BOLD), (" ›", _DIM)
        )

    def _value(self, name: str) -> str:
        wishes, say = self.owner.wishes, self.speech.say
        match name:
            case "players":
                return str(wishes.players)
            case "level":
                return say(f"level-{wishes.level}")
            case "mode":
                return self.speech.mode(wishes.mode)
            case "edition":
                return self.speech.edition(wishes.edition)
            case "language":
                return say("tui-language")
            case "look":
                return say(f"tui-look-{wishes.look}")
            case _:
                return self.owner.player_name

    def on_key(self, event: events.Key) -> None:
        """Quit."""
        if event.character in ("q", "Q"):
            self.app.exit()

    def _change(self, name: str, step: int) -> None:
        """Switch a setting to its next value; a game or a name has none."""
        if name not in _CHOICES or name == "name":
            return
        choices = languages() if name == "language" else _CHOICES[name]
        wishes = self.owner.wishes
        now = getattr(wishes, name)
        place = list(choices).index(now) if now in choices else 0
        if name == "look":
            wishes.look = str(choices[(place + step) % len(choices)])
            self.app.theme = LOOKS[wishes.look].theme.name
        else:
            setattr(wishes, name, choices[(place + step) % len(choices)])
        self.draw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id in _GAMES:
            self._begin(event.option_id)
        elif event.option_id == "name":
            self._ask_name()
        elif event.option_id:
            self._change(event.option_id, 1)

    @work
    async def _ask_name(self) -> None:
        say = self.speech.say
        dialog = LineDialog(say("web-new-name"), say("web-new-name-about"), self.owner.player_name)
        self.owner.wishes.name = await self.owner.push_screen_wait(dialog) or self.owner.wishes.name
        self.draw()

    @work
    async def _begin(self, game: str) -> None:
        """Begin a game; failures are shown here."""
        app, wishes, say = self.owner, self.owner.wishes, self.speech.say
        self.why = None
        match game:
            case "computers":
                start = app.play(wishes.against_computers())
            case "device":
                names = [say("web-new-name-numbered", number=number + 1) for number in range(wishes.players)]
                asked = LineDialog(say("web-home-pass"), say("tui-names"), ", ".join(names))
                given = await app.push_screen_wait(asked)
                if not given:
                    return
                called = tuple([name.strip() for name in given.split(",")])
                wishes.players = min(4, max(2, len(called)))
                start = app.play(wishes.on_one_device(called[: wishes.players]))
            case "puzzles":
                start = app.solve_puzzles()
            case _:
                link, wishes.link = wishes.link, ""
                if not link:
                    title, about = say("tui-join"), say("tui-join-where")
                    asked = LineDialog(title, about, wishes.server, placeholder="https://…")
                    link = await app.push_screen_wait(asked)
                if not link:
                    return
                start = app.join(link)
        await self._try(start)

    async def _try(self, start: Awaitable[None]) -> None:
        try:
            await start
        except RefusedError as error:
            self.tell(error.refused)
        except Disconnected as error:
            self.tell(Refused(None, "web-offline", {}, str(error)))
        except OSError as error:  # of the guest file
            self.tell(Refused(None, "", {}, reason_of(error)))
        except ValueError:
            self.tell(Refused(None, "tui-no-link", {}, ""))

"""A server: open a table, find an opponent, or join one of the open tables."""

from collections.abc import Awaitable, Callable
from typing import Final

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from red7.client.channel import Disconnected
from red7.client.refused import RefusedError
from red7.client.server import Server
from red7.host.endpoints.tables import TableLink
from red7.host.protocol.messages import Refused
from red7.host.tables.summaries import Listing
from red7.table.table import Phase
from red7.tui.screens.menu_screen import MenuScreen

_BOLD: Final = Style(bold=True)
_DIM: Final = Style(dim=True)
_EVERY: Final = 5.0  # seconds between looks at the list
_HERE: Final = ("localhost", "127.", "[::1]")


def server_address(text: str) -> str:
    """The address of a server as people type it, with or without its scheme."""
    text = text.strip().rstrip("/")
    if "://" in text or not text:
        return text
    return f"{'http' if text.startswith(_HERE) else 'https'}://{text}"


class ServerScreen(MenuScreen):
    """The tables of a server; the list is refreshed while it is shown."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__()
        self._server: Final = server
        self._address: Final = address
        self.tables: list[Listing] = []
        self.why: Refused | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="home"):
            yield Static(id="banner")
            yield OptionList(id="menu")
            yield Static(id="notice")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.draw()
        self.query_one(OptionList).focus()
        self.set_interval(_EVERY, self._look)
        self._look()

    def on_screen_resume(self) -> None:
        self._look()

    @work(exclusive=True)
    async def _look(self) -> None:
        """Refresh the list of tables."""
        if not self.is_current:
            return
        try:
            tables = await self._server.tables()
        except (RefusedError, Disconnected) as error:
            self.tell(_refused(error))
            return
        if tables != self.tables:
            self.tables = tables
            self.draw()

    def tell(self, why: Refused | None) -> None:
        """Say why something could not be done."""
        self.why = why
        self.draw()

    def draw(self) -> None:
        """Draw everything; the highlighted table stays highlighted, wherever it has moved in the list."""
        say, menu = self.speech.say, self.query_one(OptionList)
        mode = self.speech.mode(self.owner.wishes.mode)
        players = say("web-lobby-players", players=self.owner.wishes.players)
        self.query_one("#banner", Static).update(
            Content.assemble((self._address, _BOLD), "\n", (f"{players} · {mode}", _DIM))
        )
        at = None if menu.highlighted is None else menu.get_option_at_index(menu.highlighted).id
        rows = [
            Option(_row(say("web-home-friends"), say("web-home-friends-about")), id="friends"),
            Option(_row(say("web-home-quick"), say("web-home-quick-about")), id="quick"),
            *[Option(self._table(table), id=table.id) for table in self.tables],
        ]
        menu.clear_options()
        menu.add_options([*rows[:2], None, *rows[2:]])
        menu.highlighted = next((place for place, row in enumerate(rows) if row.id == at), 0)
        none = Content.styled(say("web-tables-none"), _DIM) if not self.tables else Content("")
        why = self.speech.refusal(self.why) if self.why else ""
        self.query_one("#notice", Static).update(
            Content.styled(why, Style.parse("$error bold")) if why else none
        )
        keys = (("↑↓", "choose"), ("⏎", "begin"), ("esc", "back"))
        self.query_one("#keys", Static).update(
            Content("  ").join(
                [
                    Content.assemble((key, Style.parse("$accent bold")), f" {say(f'tui-key-{name}')}")
                    for key, name in keys
                ]
            )
        )

    def _table(self, table: Listing) -> Content:
        """Who sits there and what they play, and whether you can sit down or watch."""
        say = self.speech.say
        names = [seat.name for seat in table.seats if seat.kind != "free"]
        free = len(table.seats) - len(names)
        mode = self.speech.mode(table.settings.options)
        sits = table.phase == Phase.WAITING and free
        state = say("web-lobby-waiting", free=free) if sits else say("web-tables-phase", phase=table.phase)
        does = say("web-tables-join" if sits else "web-tables-watch")
        return _row(", ".join(names), f"{mode} · {state} · {does}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        wishes, server = self.owner.wishes, self._server
        if event.option_id == "friends":
            self._open(lambda: server.open_table(wishes.among_friends()))
        elif event.option_id == "quick":
            self._open(lambda: server.quick_match(wishes.quick()))
        elif event.option_id:
            self._sit(event.option_id)

    @work
    async def _open(self, opened: Callable[[], Awaitable[TableLink]]) -> None:
        self.why = None
        try:
            link = await opened()
        except (RefusedError, Disconnected) as error:
            self.tell(_refused(error))
        else:
            await self.owner.sit_down(self._server, link.id, f"{self._address}/join/{link.code}")

    @work
    async def _sit(self, id_: str) -> None:
        self.why = None
        await self.owner.sit_down(self._server, id_, f"{self._address}/table/{id_}")

    def on_key(self, event: events.Key) -> None:
        """Go back to the first screen."""
        if event.key in ("escape", "backspace") or event.character in ("q", "Q"):
            event.stop()
            self.app.pop_screen()


def _row(title: str, about: str) -> Content:
    return Content.assemble((f"{title:<24} ", _BOLD), (about, _DIM))


def _refused(error: RefusedError | Disconnected) -> Refused:
    return error.refused if isinstance(error, RefusedError) else Refused(None, "web-offline", {}, str(error))

"""The terminal table as an app: what is on the screen, and the server it plays at."""

from contextlib import AsyncExitStack
from typing import Final

from textual.app import App

from red7.client.in_process import in_process
from red7.client.link import TablePlace
from red7.client.server import Server
from red7.host.endpoints.tables import NewTable
from red7.host.inputs import USUAL, Inputs
from red7.host.protocol.messages import Refused
from red7.speech.words import Words
from red7.tui.guest_file import enter_as
from red7.tui.screens.home import HomeScreen
from red7.tui.screens.puzzle import PuzzleScreen
from red7.tui.screens.server import ServerScreen, server_address
from red7.tui.screens.table import TableScreen
from red7.tui.themes import LOOKS
from red7.tui.wishes import Wishes


class TableApp(App[None]):
    """The game in a terminal."""

    CSS_PATH = "tui.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Red7"

    def __init__(self, wishes: Wishes, inputs: Inputs = USUAL) -> None:
        super().__init__()
        self.wishes: Final = wishes
        self._inputs: Final = inputs
        self._own: Final = AsyncExitStack()
        self._alone: Server | None = None
        for look in LOOKS.values():
            self.register_theme(look.theme)

    def on_mount(self) -> None:
        self.theme = LOOKS[self.wishes.look].theme.name
        self.push_screen(HomeScreen())

    async def on_unmount(self) -> None:
        await self._own.aclose()

    def next_look(self) -> None:
        """Switch to the next look."""
        names = list(LOOKS)
        self.wishes.look = names[(names.index(self.wishes.look) + 1) % len(names)]
        self.theme = LOOKS[self.wishes.look].theme.name

    @property
    def player_name(self) -> str:
        """The player's name."""
        return self.wishes.name or Words(self.wishes.language).say("web-new-name-default")

    async def alone(self) -> Server:
        """The server inside this process."""
        if self._alone is None:
            self._alone = await self._own.enter_async_context(in_process(inputs=self._inputs))
        await self._alone.enter(self.player_name)
        return self._alone

    async def play(self, new: NewTable) -> None:
        """Play at a new table of this process."""
        server = await self.alone()
        table = server.table((await server.open_table(new)).id)
        await self.push_screen(TableScreen(table, self.wishes.pace))

    async def solve_puzzles(self) -> None:
        """Solve puzzles, one after another."""
        await self.push_screen(PuzzleScreen(await self.alone()))

    async def join(self, link: str) -> None:
        """Sit down at a table of a server, or watch; without a table, list them."""
        try:
            place = TablePlace.parse(link)
        except ValueError:
            place = TablePlace(server_address(link))
        server = Server.at(place.server, secret=self._inputs.secret)
        await enter_as(self.wishes.guest, server, place.server, self.player_name)
        self.wishes.server = place.server
        if not place.table and not place.code:
            await self.push_screen(ServerScreen(server, place.server))
            return
        id_ = place.table or (await server.find_table(place.code)).id
        await self.sit_down(server, id_, link.strip(), place.invitation)

    async def sit_down(self, server: Server, id_: str, link: str, invitation: str = "") -> None:
        """Take a seat at a table of a server if one is free, and watch otherwise."""
        table = server.table(id_, invitation)
        await self.push_screen(TableScreen(table, self.wishes.pace, sits=True, link=link))

    def go_home(self, why: Refused | None = None) -> None:
        """Go back to the choice of games, or of the server's tables, and say what went wrong, if anything."""
        while not isinstance(self.screen, HomeScreen | ServerScreen):
            self.pop_screen()
        self.screen.tell(why)

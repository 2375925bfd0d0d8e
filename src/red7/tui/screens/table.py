"""A live table on the screen, and what you can do there besides a turn."""

from typing import Final, get_args

from textual import work

from red7.client.channel import Disconnected
from red7.client.game import Game
from red7.client.refused import RefusedError
from red7.client.table import TableClient
from red7.host.protocol.messages import Reaction, Refused
from red7.table.commands import ComeBack, Leave, NextRound, Rematch, SeatBot, Sit, StartMatch
from red7.table.table import Phase
from red7.tui.offers import tell_why_not
from red7.tui.screens.board import BoardScreen
from red7.tui.screens.dialogs import ChoiceDialog, HintDialog, SureDialog
from red7.tui.sitting import LiveSitting

WORDS: Final[tuple[Reaction, ...]] = get_args(Reaction)


class TableScreen(BoardScreen[LiveSitting]):
    """A live table."""

    def __init__(self, table: TableClient, pace: float, *, sits: bool = False, link: str = "") -> None:
        """`pace`: see `LiveSitting`. `sits`: take a free seat at once. `link`: for others to join by."""
        super().__init__(LiveSitting(table, pace))
        self._table: Final = table
        self._sits: Final = sits
        self._link: Final = link
        self._state = table.state

    def on_mount(self) -> None:
        self.set_interval(1, self._tick)
        self._follow()

    def _tick(self) -> None:
        """Redraw clocks and the state of connections."""
        game, state = self.sitting.game, self._table.state
        if state != self._state or (game is not None and self.seconds_left(game) is not None):
            self._state = state
            self.redraw()

    @work
    async def _follow(self) -> None:
        try:
            async with self._table:
                game = self._table.game
                if self._sits and game.you is None and game.table.phase == Phase.WAITING:
                    await self.sitting.do(Sit())
                elif game.you is not None and game.table.seats[game.you.seat].left and not game.is_over:
                    await self.sitting.do(ComeBack(seat=game.you.seat))
                await self.sitting.follow()
        except RefusedError as error:
            self.owner.go_home(error.refused)
        except Disconnected as error:
            self.owner.go_home(Refused(None, "web-offline", {}, str(error)))
        finally:
            await self.sitting.close()

    def _story(self, game: Game) -> list[str]:
        """What has happened; before the match, how to get to this table."""
        if game.table.phase == Phase.WAITING and self._link:
            return [f"{self.speech.say('web-lobby-link')}: {self._link}"]
        return super()._story(game)

    @property
    def _seat(self) -> int:
        """This player's seat, or the first seat of the people who share the terminal."""
        game = self.sitting.game
        assert game is not None
        if game.you is not None:
            return game.you.seat
        return next((number for number, seat in enumerate(game.table.seats) if seat.kind == "person"), 0)

    async def action_hint(self) -> None:
        """Ask for hints, and offer the best turns."""
        if self.sitting.draft is not None and not self.sitting.is_thinking and not self.sitting.is_sending:
            self._hint()
        else:
            tell_why_not(self.sitting, "hint")

    @work
    async def _hint(self) -> None:
        await self.sitting.ask_hint()
        await self._offer_hints()

    @work
    async def action_missed(self) -> None:
        """Show what could have been played in the costliest turn."""
        if not self.sitting.is_thinking:
            await self.sitting.ask_missed()
            await self._offer_hints()

    async def _offer_hints(self) -> None:
        hints, game = self.sitting.hints, self.sitting.game
        if hints is not None and hints.turns and game is not None:
            people = [seat for seat in game.table.seats if seat.kind == "person"]
            dialog = HintDialog(self.speech, self.board.painter, hints, is_marked=len(people) > 1)
            turn = await self.ask(dialog, nothing="")
            if turn and self.sitting.draft is not None and not hints.turn:
                await self.sitting.stage_turn(turn)

    def action_talk(self) -> None:
        """Say something to the others at the table."""
        if self.sitting.may_talk:
            self._talk()
        else:
            super().action_talk()

    @work
    async def _talk(self) -> None:
        say = self.speech.say
        words = [say(f"web-t-react-{word}") for word in WORDS]
        chosen = await self.owner.push_screen_wait(ChoiceDialog(say("web-t-react"), words))
        if chosen is not None:
            await self.sitting.say(WORDS[chosen])

    @work
    async def action_next_round(self) -> None:
        """Deal the next round."""
        await self.sitting.do(NextRound())

    @work
    async def action_rematch(self) -> None:
        """Play another match."""
        await self.sitting.do(Rematch(seat=self._seat))

    @work
    async def action_sit(self) -> None:
        """Take a free seat."""
        await self.sitting.do(Sit())

    @work
    async def action_start(self) -> None:
        """Start the match."""
        await self.sitting.do(StartMatch())

    @work
    async def action_seat_bots(self) -> None:
        """Put computer players on the free seats."""
        game = self.sitting.game
        for number, seat in enumerate(game.table.seats if game else ()):
            if seat.kind == "free":
                await self.sitting.do(SeatBot(seat=number, level=self.owner.wishes.level))

    @work
    async def action_take_hand(self, seat: int) -> None:
        """The terminal is now with the player of this seat."""
        await self.sitting.take_hand(seat)

    def action_home(self) -> None:
        """Leave for another game."""
        self.owner.go_home()

    async def _leave(self) -> None:
        game, say = self.sitting.game, self.speech.say
        playing = game is not None and game.you is not None and not game.is_over
        if playing and game is not None:
            people = sum(seat.kind == "person" for seat in game.table.seats)
            alone = people < 2 or game.table.settings.device
            text = (
                say("web-t-leave-alone")
                if alone
                else say("web-t-leave-gives-up", players=len(game.table.seats))
            )
            sure = SureDialog(say("web-t-leave-sure"), text, say("web-t-leave"), say("web-cancel"))
            if not await self.owner.push_screen_wait(sure):
                return
            if self._table.state == "open":  # otherwise nobody would hear it, and no answer would come
                await self.sitting.do(Leave())
        self.owner.go_home()

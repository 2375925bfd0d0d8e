"""A table to watch or play at: how it stands, what is new, and everything one may ask there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Final, Self, TypeVar
from urllib.parse import quote

from red7.client.channel import Disconnected, Transport
from red7.client.connection import PATIENCE, THINKING, Connection, State
from red7.client.game import Game, after
from red7.client.refused import RefusedError
from red7.game.seeds import player_commitment
from red7.host.inputs import new_secret
from red7.host.protocol import messages
from red7.host.protocol.messages import Do, Done, FromClient, FromServer, HintAnswer, Refused
from red7.table.commands import Command, Commit, Play, Reveal
from red7.table.replay.earlier import Earlier
from red7.table.table import Phase
from red7.table.views.preview import WhatIf
from red7.table.views.step_tree import StepTree

A = TypeVar("A")


class TableClient:
    """A table, from `async with` to the end of the block.

    It reconnects by itself. It contributes a secret of its own to the deals for each of your seats, so that
    nobody can choose the cards.
    """

    def __init__(
        self,
        transport: Transport,
        id_: str,
        token: str = "",
        invitation: str = "",
        secret: Callable[[], bytes] = new_secret,
    ) -> None:
        self.id: Final = id_
        self._secret: Final = secret
        self.state: State = "connecting"
        self.present: tuple[int, ...] | None = None
        """The seats whose people are connected, once known."""
        self.heard: Callable[[FromServer], None] = lambda _message: None
        """Called with messages besides the game: quick words, progress of a thought, a server's restart."""
        self._token: Final = token
        self._invitation: Final = invitation
        self._connection: Final = Connection(
            transport, f"/api/tables/{quote(id_, safe='')}/socket", self._hello, self._take, self._change
        )
        self._game: Game | None = None
        self._handed: int | None = None
        self._secrets: Final[dict[tuple[str, int], bytes]] = {}
        self._offered: Final[set[Commit | Reveal]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._running: asyncio.Task[None] | None = None
        self._listeners: Final[set[asyncio.Queue[Game | None]]] = set()
        self._moved: Final = asyncio.Condition()

    async def __aenter__(self) -> Self:
        """Wait for the first view of the table; `RefusedError` if it is refused."""
        self._running = asyncio.create_task(self._run())
        try:
            await self.until(lambda _game: True)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; you keep your seat. Open requests raise `Disconnected`."""
        tasks = [task for task in (self._running, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def game(self) -> Game:
        """The latest known state of the table."""
        assert self._game is not None, "the table was entered"
        return self._game

    async def until(self, condition: Callable[[Game], object]) -> Game:
        """Wait until a condition holds; `RefusedError` if the table is lost."""
        async with self._moved:
            while self._game is None or not condition(self._game):
                self._check()
                await self._moved.wait()
            return self._game

    async def reach(self, version: int) -> Game:
        """Wait until the game has reached this version, for instance after a command."""
        return await self.until(lambda game: game.version >= version)

    async def games(self) -> AsyncIterator[Game]:
        """The game as it stands and every version after it, none left out, until the table is lost."""
        queue: asyncio.Queue[Game | None] = asyncio.Queue()
        if self._game is not None:
            queue.put_nowait(self._game)
        self._listeners.add(queue)
        try:
            while (game := await queue.get()) is not None:
                yield game
        finally:
            self._listeners.discard(queue)

    # Requests

    async def do(self, command: Command, version: int | None = None) -> Done:
        """Carry out a command, once, however often the connection breaks; `RefusedError` says why not.

        With a `version`, it is refused if the game has moved on from there.
        """
        return await self._ask(lambda id_: Do(id=id_, command=command, version=version), Done)

    async def play(self, text: str, *, whole: bool = True) -> Done:
        """Play a turn of your seat in notation; with `whole=False` up to the card that its 3 reveals.

        It counts only for the moment in which you call this, whatever happens at the table meanwhile.
        """
        moment = self.game.moment
        command = Play(seat=self._seat(), text=text, whole=whole)
        version: int | None = self.game.version
        while True:
            try:
                return await self.do(command, version)
            except RefusedError as error:
                if error.code != "server-stale" or moment is None or self.game.moment != moment:
                    raise
                expected = error.refused.arguments.get("expected")
                version = expected if isinstance(expected, int) else self.game.version

    async def what_if(self, text: str) -> WhatIf:
        """How the table would stand after this much of a turn."""
        seat = self._seat()
        make = lambda id_: messages.AskWhatIf(id=id_, seat=seat, text=text)  # noqa: E731
        return (await self._ask(make, messages.WhatIfAnswer)).what

    async def steps(self) -> StepTree:
        """Everything you may stage on the table as it stands, even while others think."""
        seat = self._seat()
        return (await self._ask(lambda id_: messages.AskSteps(id=id_, seat=seat), messages.StepsAnswer)).tree

    async def hint(self) -> HintAnswer:
        """All turns of your seat with their chances, best first; everybody sees that you asked."""
        seat = self._seat()
        return await self._ask(lambda id_: messages.AskHint(id=id_, seat=seat), HintAnswer, THINKING)

    async def missed(self, round_: int, turn: int = 0) -> HintAnswer:
        """What you could have played in an earlier turn, or in your costliest one."""
        seat = self._seat()
        return await self._ask(
            lambda id_: messages.AskMissed(id=id_, seat=seat, round=round_, turn=turn), HintAnswer, THINKING
        )

    async def earlier(self, round_: int, first: int, last: int) -> list[Earlier]:
        """How a round of the match stood before these turns."""
        make = lambda id_: messages.AskEarlier(id=id_, round=round_, first=first, last=last)  # noqa: E731
        return (await self._ask(make, messages.EarlierAnswer)).rounds

    async def react(self, reaction: messages.Reaction) -> None:
        """Say a quick word to everybody at the table."""
        await self._connection.say(messages.React(reaction=reaction))

    async def hand(self, seat: int | None) -> None:
        """On a shared device: it is now with the player of this seat, or with nobody yet."""
        self._handed = seat
        await self._connection.say(messages.Hand(seat=seat))

    async def _ask(self, make: Callable[[str], FromClient], kind: type[A], patience: float = PATIENCE) -> A:
        self._check()
        answer = await self._connection.ask(make, patience)
        if isinstance(answer, Refused):
            raise RefusedError(answer)
        assert isinstance(answer, kind), f"the server answers {answer!r}"
        return answer

    def _check(self) -> None:
        """Raise the reason if the table is lost."""
        if self._running is not None and self._running.done():
            if self._running.cancelled():
                raise Disconnected("the table was left")
            self._running.result()

    def _seat(self) -> int:
        you = self.game.you
        if you is None:
            raise RefusedError(
                Refused(None, "server-only-seated", {}, "only players at this table can do this")
            )
        return you.seat

    # Messages

    async def _run(self) -> None:
        try:
            await self._connection.run()
        finally:
            for queue in self._listeners:
                queue.put_nowait(None)
            with suppress(asyncio.CancelledError):
                async with self._moved:
                    self._moved.notify_all()

    def _hello(self) -> messages.Hello:
        since = self._game.version if self._game else None
        return messages.Hello(since=since, token=self._token, invitation=self._invitation)

    def _change(self, state: State) -> None:
        self.state = state
        if state == "open" and self._handed is not None:
            self._spawn(self._connection.say(messages.Hand(seat=self._handed)))
        self._spawn(self._wake())

    def _take(self, message: FromServer) -> None:
        if isinstance(message, messages.Present):
            self.present = tuple(message.seats)
        if not isinstance(message, messages.SnapshotShape | messages.HappenedShape):
            self.heard(message)
            return
        game = after(self._game, message)
        if game is None or (self._game is not None and game[:3] == self._game[:3]):
            return  # nothing happened while the connection was broken
        self._game = game
        for queue in self._listeners:
            queue.put_nowait(game)
        self._spawn(self._wake())
        self._contribute(game)

    async def _wake(self) -> None:
        async with self._moved:
            self._moved.notify_all()

    def _contribute(self, game: Game) -> None:
        """Contribute your seats' secrets to the deals."""
        fairness = game.table.fairness
        if game.table.phase != Phase.DEALING or fairness is None:
            return
        people = [number for number, seat in enumerate(game.table.seats) if seat.kind == "person"]
        own = people if game.table.settings.device else [game.you.seat] if game.you else []
        for seat in own:
            key = fairness.match, seat
            secret = self._secrets[key] = self._secrets.get(key) or self._secret()
            given, revealed = fairness.commitments[seat], fairness.secrets[seat]
            server = bytes.fromhex(fairness.server_commitment)
            commitment = player_commitment(fairness.match, server, seat, secret).hex()
            if given is None and not fairness.revealing:
                self._offer(Commit(seat=seat, commitment=commitment))
            elif fairness.revealing and given == commitment and revealed is None:
                self._offer(Reveal(seat=seat, secret=secret.hex()))

    def _offer(self, command: Commit | Reveal) -> None:
        """Send a contribution to the deals once, and repeat it until it is answered."""

        async def give() -> None:
            with suppress(RefusedError, Disconnected):  # dealing goes on without it
                await self.do(command)

        if command not in self._offered:
            self._offered.add(command)
            self._spawn(give())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

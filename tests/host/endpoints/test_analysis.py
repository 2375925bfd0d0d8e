"""The analysis board over HTTP: what each question counts as."""

import pytest

from red7.game.errors import Red7Error
from red7.game.match import Match
from red7.host.contracts.allowance import Act, Allowance
from red7.host.contracts.bus import LocalBus
from red7.host.endpoints.analysis import PositionLine, analyse_board
from red7.host.endpoints.endpoint import Call
from red7.host.host import Host
from red7.host.memory.store import MemoryStore
from red7.host.thought.local_thinker import LocalThinker

pytestmark = pytest.mark.anyio
POSITIONS = [str(Match.deal(seed, players=2).position()) for seed in (1, 2)]


class Counting(Allowance):
    """Allows everything, and knows what was counted."""

    def __init__(self) -> None:
        self.acts: list[Act] = []

    async def check(self, act: Act, caller: str, guest: str = "") -> None:
        self.acts.append(act)


async def test_who_says_to_have_a_part_of_what_they_never_asked_pays_for_a_new_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("red7.host.thought.boards._SECONDS", 0.0)  # a step for each answer
    allowance = Counting()
    host = Host(MemoryStore(), LocalBus(), LocalThinker(), allowance=allowance)

    async def ask(position: str, have: int) -> int:
        line = PositionLine(position=position, have=have)
        return (await analyse_board(Call(host, "192.0.2.1", body=line))).done

    assert await ask(POSITIONS[0], await ask(POSITIONS[0], 0)) == 2
    new_question, going_on = [Act.REPLAY, Act.CHECK], [Act.REPLAY]
    assert allowance.acts == new_question + going_on
    for position in (POSITIONS[1], POSITIONS[0], POSITIONS[0]):
        await ask(position, 1)
    assert allowance.acts[3:] == new_question * 3


async def test_a_position_is_counted_before_it_is_read() -> None:
    allowance = Counting()
    host = Host(MemoryStore(), LocalBus(), LocalThinker(), allowance=allowance)
    with pytest.raises(Red7Error):
        await analyse_board(Call(host, "192.0.2.1", body=PositionLine(position="nonsense")))
    assert allowance.acts == [Act.REPLAY]

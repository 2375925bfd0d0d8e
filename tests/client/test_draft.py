"""A turn that is put together by a client."""

import asyncio

import pytest
from support.patience import PATIENCE

from red7.client import NewTable, Settings, TurnDraft, in_process

pytestmark = pytest.mark.anyio
# Ann has Y3, R1 and V2 in hand, and everybody has seen that G4 lies on the deck.
POSITION = "intl-1.2 actions V 0 Y3R1V2:V1/O7V5:R2B4G6 V6*G4 - play"


async def test_a_card_that_a_3_draws_is_in_the_hand_as_soon_as_it_is_known() -> None:
    async with asyncio.timeout(PATIENCE), in_process() as server:
        await server.enter("Ann")
        new = NewTable(position=POSITION, start=True, settings=Settings(bots=(None, "beginner")))
        async with server.table((await server.open_table(new)).id) as table:
            draft = TurnDraft(await table.until(lambda game: game.is_your_turn), table.what_if)
            assert set(draft.hand) == {"Y3", "R1", "V2"}
            await draft.stage("Y3p")
            assert (set(draft.hand), draft.just_drawn) == ({"R1", "V2", "G4"}, "G4")
            await draft.stage("V2c")
            assert (set(draft.hand), draft.just_drawn) == ({"R1", "G4"}, ""), "something was done since"
            draft.clear()
            assert set(draft.hand) == {"Y3", "R1", "V2"}

"""Players at tables by way of the client, who play whatever the dice say."""

from red7.client import Game, TableClient, TurnDraft
from red7.game.engine.dice import Dice
from red7.table.commands import NextRound


async def any_draft(table: TableClient, dice: Dice) -> TurnDraft:
    """A turn of the seat to move, staged up to its end or to the card that it reveals."""
    draft = TurnDraft(table.game, table.what_if)
    if draft.is_partial:
        draft = TurnDraft(table.game, table.what_if, await table.steps())
    while not (draft.what and (draft.what.whole or draft.what.reveals)):
        moves = [move for move in draft.moves if move != "out"] or ["out"]
        step = moves[dice.below(len(moves))]
        await draft.stage(step)
    return draft


def waits_for(game: Game) -> bool:
    """Whether the game is over, or waits for this player."""
    return game.is_over or game.is_your_turn or game.table.phase == "between"


async def play_match(table: TableClient, dice: Dice, rounds: int = 99) -> int:
    """Play to the end of the match, or into the round after so many; how many commands that took.

    The first seat has the next round dealt.
    """
    commands = 0
    while True:
        game = await table.until(lambda game: waits_for(game) or _round(game) > rounds)
        if game.is_over or _round(game) > rounds:
            return commands
        if game.table.phase == "between":
            if game.you is not None and game.you.seat == 0:
                commands += 1
                await table.do(NextRound())
            await table.until(lambda game: game.table.phase != "between")
        else:
            commands += 1
            draft = await any_draft(table, dice)
            sent = draft.sent()
            await table.reach((await table.play(sent.text, whole=sent.whole)).version)


def _round(game: Game) -> int:
    return game.round.number if game.round else 0

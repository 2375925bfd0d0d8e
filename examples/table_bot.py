#!/usr/bin/env python3
"""A bot that sits down at a table of a running server and plays a match there, by the link that people get.

    python3 examples/table_bot.py http://127.0.0.1:7007/table/ID --name Robin

It knows what any player there knows: with its turn comes a tree of all that it may play. It takes the turn
that keeps it in with the fewest cards. docs/client.md tells what else a client can do.
"""

import argparse
import asyncio
from contextlib import suppress

from red7.client import Game, RefusedError, Server, TableClient, TablePlace, TurnDraft
from red7.table.commands import NextRound, Sit


def best_turn(game: Game) -> str:
    """The shortest turn that keeps this player in; up to a card that a 3 reveals, if nothing else does."""
    you = game.you
    if you is None or not you.tree:
        return ""
    safe = [node.text for node in you.tree.nodes if node.end == "in" and node.text]
    safe += [f"{node.text} {card}c".strip() for node in you.tree.nodes for card in node.stays]
    hopes = [node.text for node in you.tree.nodes if node.end == "reveal"]
    return min(safe or hopes or [""], key=len)


async def play(table: TableClient) -> None:
    """Play to the end of the match."""
    while not table.game.is_over:
        game = await table.until(
            lambda game: game.is_over or game.is_your_turn or game.table.phase == "between"
        )
        if game.is_your_turn:
            draft = TurnDraft(game, table.what_if)
            await draft.stage_turn(best_turn(game))
            sent = draft.sent("" if draft.steps or "out" not in draft.moves else "out")
            await table.reach((await table.play(sent.text, whole=sent.whole)).version)
        elif game.table.phase == "between":
            with suppress(RefusedError):  # somebody else has had it dealt
                await table.do(NextRound())
            await table.until(lambda game: game.table.phase != "between")


async def main() -> None:
    parser = argparse.ArgumentParser(description="Play a match of Red7 at a table of a server.")
    parser.add_argument("link")
    parser.add_argument("--name", default="Robin")
    asked = parser.parse_args()
    place = TablePlace.parse(asked.link)
    server = Server.at(place.server)
    await server.enter(asked.name)
    id_ = place.table or (await server.find_table(place.code)).id
    async with server.table(id_, place.invitation) as table:
        if table.game.you is None:
            await table.do(Sit())
        await play(table)
        for seat in table.game.table.seats:
            print(f"{seat.name}: {'won' if seat.won else 'lost'}")


if __name__ == "__main__":
    asyncio.run(main())

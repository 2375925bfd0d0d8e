/** What the page knows of a table, as a fold over what the server tells. Pure. */

import type { HappenedShape, PrivateView, PublicView, SeenEvent, SeenTurn, SnapshotShape } from "../protocol";

export interface Game {
  readonly version: number;
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
}

/** The game after a message; null while no snapshot has come. What is older than what is known is no news. */
export function reduce(game: Game | null, message: SnapshotShape | HappenedShape): Game | null {
  const { version, table, you } = message;
  if (message.type === "snapshot") {
    return { version, table, you, turns: message.turns };
  }
  if (!game || version < game.version) return game;
  return { version, table, you, turns: told(game, message.events) };
}

function told(game: Game, events: readonly SeenEvent[]): readonly SeenTurn[] {
  let turns = game.turns;
  let round = game.table.round?.number ?? 0;
  for (const event of events) {
    if (event.type === "rematched") turns = [];
    else if (event.type === "dealt") round = 1;
    else if (event.type === "next-dealt") round += 1;
    else if (event.type === "played") turns = played(turns, round, event);
  }
  return turns;
}

/** The turns with one more, or with the rest of the one that a revealed card had interrupted. */
function played(turns: readonly SeenTurn[], round: number, event: SeenEvent): readonly SeenTurn[] {
  const begun = turns.at(-1);
  const goesOn = begun !== undefined && !begun.whole;
  const parts = [goesOn ? begun.text : "", event.text ?? ""].filter((part) => part !== "" && part !== ".");
  const turn = {
    round,
    seat: event.seat ?? 0,
    text: parts.join(" "),
    whole: event.whole ?? true,
    out: event.out ?? [],
  };
  return [...(goesOn ? turns.slice(0, -1) : turns), turn];
}

/** The seat to move, if any. */
export function moverOf(table: PublicView): number | null {
  return table.phase === "playing" && table.round ? table.round.turn : null;
}

/** Names the moment of a game in which a turn is made: what is staged holds only for this one. */
export function momentOf(game: Game | null): string {
  if (!game?.table.round || !game.you) return "";
  const { table, you, turns } = game;
  if (moverOf(table) !== you.seat) return "";
  return [table.match_number, table.round?.number, turns.length, turns.at(-1)?.whole, you.seat].join(" ");
}

/** What the page knows of a table, as a fold over the server's messages. Pure. */

import type { HappenedShape, PrivateView, PublicView, SeenEvent, SeenTurn, SnapshotShape } from "../protocol";
import type { Scene } from "./story/story";

export interface Game {
  readonly version: number;
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
  /** A moment on the way to the next game, for the page to show; none for the game itself. */
  readonly scene?: Scene;
}

/** The game after a message; null before the first snapshot. Older messages change nothing. */
export function reduce(game: Game | null, message: SnapshotShape | HappenedShape): Game | null {
  const { version, table, you } = message;
  if (message.type === "snapshot") {
    return { version, table, you, turns: message.turns };
  }
  if (!game || version < game.version) return game;
  return { version, table, you, turns: turnsAfter(game, message.events) };
}

function turnsAfter(game: Game, events: readonly SeenEvent[]): readonly SeenTurn[] {
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

/** The turns with one more, or with the rest of a turn that a revealed card had interrupted. */
function played(turns: readonly SeenTurn[], round: number, event: SeenEvent): readonly SeenTurn[] {
  const latest = turns.at(-1);
  const goesOn = latest !== undefined && !latest.whole;
  const parts = [goesOn ? latest.text : "", event.text ?? ""].filter((part) => part !== "" && part !== ".");
  const turn = {
    round,
    seat: event.seat ?? 0,
    text: parts.join(" "),
    whole: event.whole ?? true,
    out: event.out ?? [],
    ...(event.stand_in ? { stand_in: true } : {}),
  };
  return [...(goesOn ? turns.slice(0, -1) : turns), turn];
}

/** The seat to move, if any. */
export function moverOf(table: PublicView): number | null {
  return table.phase === "playing" && table.round ? table.round.turn : null;
}

/** Whether the match is over, or the table gone. */
export const isOver = (table: PublicView): boolean => table.phase === "finished" || table.phase === "closed";

/**
 * A seat of this player: the one whose hand is shown, or the first of the people on a table for one device.
 */
export function ownSeat(game: Game | null): number | null {
  if (!game) return null;
  const first = game.table.seats.findIndex((seat) => seat.kind === "person");
  return game.you?.seat ?? (game.table.settings.device && first >= 0 ? first : null);
}

/** Whether this player, still in, may make a turn ready while somebody else is to move. */
export function mayPrepare({
  table,
  you,
  scene,
}: Pick<Game, "table" | "you"> & { scene?: unknown }): boolean {
  const mover = moverOf(table);
  if (!you || scene || mover === null || mover === you.seat) return false;
  const seat = table.seats[you.seat];
  return !table.round?.out.includes(you.seat) && !seat?.left && (seat?.stand_in ?? null) === null;
}

/** Identifies the moment in which a turn is made: staged steps hold only for this one. */
export function momentOf(game: Game | null): string {
  if (!game?.table.round || !game.you) return "";
  const { table, you, turns } = game;
  if (moverOf(table) !== you.seat) return "";
  return [table.match_number, table.round?.number, turns.length, turns.at(-1)?.whole, you.seat].join(" ");
}

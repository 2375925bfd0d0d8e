/** What the guide says. Pure. */

import { type Game, isOver, moverOf } from "../game/reducer";

/** What is said at this moment of the round: by the turn to come while all went as advised. */
export function adviceFor(game: Game | null, turns: readonly string[]): string {
  if (!game?.you) return "guide-wait";
  const { table, you } = game;
  if (isOver(table)) return table.seats[you.seat]?.won ? "guide-won" : "guide-lost";
  const played = game.turns.map((turn) => turn.text);
  if (moverOf(table) !== you.seat) return "guide-wait";
  return played.every((text, place) => text === turns[place])
    ? `guide-${Math.floor(played.length / 2) + 1}`
    : "guide-free";
}

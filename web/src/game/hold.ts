/** When the page asks the others to wait for its player, and when it no longer does. */

import { effect } from "@preact/signals";
import { type Game, ownSeat } from "./reducer";
import type { HintDesk } from "./turn/hints";

/** The next round waits while an analysis is open; returns how to stop that. */
export function holdWhileLooking(
  hints: HintDesk,
  latest: () => Game | null,
  hold: (on: boolean) => void,
): () => void {
  let held = false;
  return effect(() => {
    const looks = hints.shown.value.state !== "none";
    const game = latest();
    const waits = game?.table.phase === "between" && game.table.deadline !== null;
    const holds = game?.table.seats[ownSeat(game) ?? -1]?.holds ?? false;
    if (!waits) held = false;
    else if (looks && !held && !holds) {
      held = true;
      hold(true);
    } else if (!looks && held) {
      held = false;
      hold(false);
    }
  });
}

/** Whether the others ask for another match while this player still looks at the last one: keep the seat. */
export function othersGoOn(game: Game): boolean {
  const { seats, phase } = game.table;
  const own = seats[ownSeat(game) ?? -1];
  return (
    phase === "finished" &&
    own !== undefined &&
    !own.left &&
    !own.asked &&
    !own.holds &&
    seats.some((seat) => seat.asked)
  );
}

/** Tells a player that a computer plays their seat, with the way back. */

import type { JSX } from "preact";
import type { SeatView } from "../../protocol";
import { useTable } from "../tableContext";

/** The message that says why a computer plays on this seat; null where its person does. */
export function replacedId(seat: SeatView | undefined): string | null {
  if (seat?.kind !== "person" || !seat.stand_in) return null;
  if (seat.gave_up) return "web-t-gave-up";
  return seat.timeouts > 0 && !seat.left ? "web-t-time-up-bot" : "web-t-bot-plays";
}

export function ComeBack(): JSX.Element | null {
  const { speech, actions, table, seat } = useTable();
  const own = table.seats[seat ?? -1];
  if (!own || seat === null || own.gave_up || (!own.left && own.stand_in === null)) return null;
  return (
    <button type="button" class="button button-main" onClick={() => actions.comeBack(seat)}>
      {speech.say("web-t-come-back")}
    </button>
  );
}

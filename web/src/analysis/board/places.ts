/** The places of the board by their names. */

import { say } from "../../speech/words";
import { type Layout, type Place, placeOf, put } from "../layout";

export const seatName = (seat: number): string => say("seat", { number: seat + 1 });

export function placeName(place: Place): string {
  const [kind = "", seat] = place.split("-");
  return say(`web-analysis-place-${kind}`, { seat: seat === undefined ? "" : seatName(Number(seat)) });
}

/** What the parts of the board share: the cards on show, and what can be done with them. */
export interface BoardState {
  readonly layout: Layout;
  /** Where cards of the tray go. */
  readonly place: Place;
  /** The card of the board that was picked up. */
  readonly picked: string | null;
  change(layout: Layout): void;
  choose(place: Place): void;
  pick(card: string | null): void;
}

/** Press a card of the tray: it goes to the chosen place, or back from there. */
export const pressTray = ({ layout, place, change }: BoardState, card: string): void =>
  change(put(layout, card, place));

/** Press a card of the board: it is picked up, and pressed once more it is gone. */
export function pressCard({ layout, picked, pick, change }: BoardState, card: string): void {
  if (picked === card) change(put(layout, card, "pile"));
  else pick(card);
}

/** Put a card down at a place. */
export function drop({ layout, change }: BoardState, card: string, place: Place): void {
  if (placeOf(layout, card) !== place) change(put(layout, card, place));
}

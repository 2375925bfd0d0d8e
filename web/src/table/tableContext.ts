/** What the parts of the table screen share while one state of it is drawn. */

import type { ActQueue } from "./actQueue";
import { type Shown, signsFor, signsOfAll } from "./projection";
import type { Asks, HelpLevel, Speech } from "./props";

export interface Scene {
  readonly view: Shown;
  readonly speech: Speech;
  readonly asks: Asks;
  readonly help: HelpLevel;
  /** The match is played with actions, with scoring. */
  readonly actions: boolean;
  readonly scoring: boolean;
  readonly you: number | null;
  /** There is little room, so things are folded away. */
  readonly compact: boolean;
  /** The card that was picked up, and where it may go by the signs of the notation. */
  readonly picked: string | null;
  readonly signs: readonly string[];
  /** For what has to see the answer that is under way. */
  readonly later: ActQueue;
  pick(card: string): void;
  /** Put the card that was picked up back. */
  drop(): void;
  /** Put a card, or the one that was picked up, down by a sign. */
  place(sign: string, card?: string): void;
}

/** Where a card may be put; without help any place that some card of the hand could have. */
export function signsIn(view: Shown, help: HelpLevel, card: string): readonly string[] {
  if (help !== "off" || !view.hand.includes(card)) return signsFor(card, view.moves);
  const all = signsOfAll(view.moves);
  return ["p", "c"].filter((sign) => all.has(sign));
}

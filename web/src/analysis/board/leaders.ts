/** Who leads under each rule, at once and without the server. */

import { beats, counting } from "../../game/rules/countedCards";
import { LETTERS } from "../../ui/cards/Card";
import type { Layout } from "../layout";

/** The leader under the rule of a colour, with the cards that count; nobody if none count. */
export interface Leader {
  readonly color: string;
  readonly seat: number | null;
  readonly cards: readonly string[];
}

export function leadersOf({ players, out, cards }: Layout): readonly Leader[] {
  const palettes = Array.from({ length: players }, (_, seat) =>
    out.includes(seat) ? [] : (cards[`palette-${seat}`] ?? []),
  );
  return LETTERS.map((color) => {
    const sets = palettes.map((palette) => counting(palette, color));
    const best = sets.findIndex((mine, seat) =>
      sets.every((theirs, other) => other === seat || beats(mine, theirs)),
    );
    const seat = best >= 0 && sets[best]?.length ? best : null;
    return { color, seat, cards: seat === null ? [] : (sets[seat] ?? []) };
  });
}

/** A place where the card that was picked up may be put: lit, to tap, to drop on, and to reach by keys. */

import type { JSX } from "preact";
import { theCard } from "../sentences";
import { useTable } from "../tableContext";
import "./Spot.css";

const IDS: Readonly<Record<string, string>> = {
  p: "web-t-to-palette",
  c: "web-t-to-canvas",
  x: "web-t-to-canvas",
  t: "web-t-to-deck",
  d: "web-t-to-deck",
};

/** What putting a card down by a sign is called. */
export function spotId(sign: string): string {
  return IDS[sign] ?? "web-t-to-palette";
}

/** `signs` are those of the notation for this place. */
export function Spot({ signs }: { signs: string }): JSX.Element | null {
  const { picked, speech, place, signs: possible } = useTable();
  const sign = possible.find((one) => signs.includes(one));
  if (picked === null || sign === undefined) return null;
  return (
    <button
      type="button"
      class="spot"
      data-drop={sign}
      aria-label={speech.say(`${spotId(sign)}-card`, { card: theCard(speech, picked) })}
      onClick={() => place(sign)}
    >
      <span class="spot-words">{speech.say(spotId(sign))}</span>
    </button>
  );
}

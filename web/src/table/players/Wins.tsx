/**
 * Who has won how many matches at this table, from the second one on: at the end of a match nothing is to move.
 */

import type { JSX } from "preact";
import { useTable } from "../tableContext";

export function Wins(): JSX.Element | null {
  const { speech, table } = useTable();
  if (table.match_number < 2) return null;
  const each = table.seats.map(({ wins }, seat) =>
    speech.say("web-t-wins-of", { who: speech.say("player", { who: speech.who(seat) }), wins }),
  );
  return <p class="wins">{speech.say("web-t-wins", { each: speech.join(each) })}</p>;
}

/** Who has won how many matches at this table, once there was one. */

import type { JSX } from "preact";
import { useTable } from "./tableContext";

export function Wins(): JSX.Element | null {
  const { speech, table } = useTable();
  if (table.seats.every(({ wins }) => wins === 0)) return null;
  const each = table.seats.map(({ wins }, seat) =>
    speech.say("web-t-wins-of", { who: speech.say("player", { who: speech.who(seat) }), wins }),
  );
  return <p class="soft">{speech.say("web-t-wins", { each: speech.join(each) })}</p>;
}

/** How the players of a table stand against each other after some matches, in a word. */

import type { JSX } from "preact";
import { useTable } from "../tableContext";
import { rivalryWord } from "./rivalryWord";

export function Rivalry(): JSX.Element | null {
  const { speech, table } = useTable();
  const winners = table.seats.flatMap((seat, number) => (seat.won && !seat.gave_up ? [number] : []));
  const winner = winners[0];
  const word = winners.length === 1 ? rivalryWord(table.seats, winner ?? 0, table.match_number) : null;
  if (word === null || winner === undefined) return null;
  return (
    <p class="soft">
      {speech.say(`web-t-rivalry-${word}`, {
        who: speech.who(winner),
        matches: table.match_number,
      })}
    </p>
  );
}

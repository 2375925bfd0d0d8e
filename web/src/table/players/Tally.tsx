/** The matches that somebody has won at this table: a stroke of paint for each, until all seven pigments are there. */

import type { JSX } from "preact";
import { LETTERS } from "../../ui/cards/Card";
import { useTable } from "../tableContext";
import "./Tally.css";

export function Tally({ wins }: { wins: number }): JSX.Element | null {
  const { speech } = useTable();
  if (wins === 0) return null;
  const name = speech.say("web-t-tally", { wins });
  return (
    <span class="tally" role="img" aria-label={name} title={name}>
      {Array.from({ length: Math.min(wins, 2 * LETTERS.length) }, (_, place) => (
        <i key={place} style={{ background: `var(--${LETTERS[place % LETTERS.length]})` }} />
      ))}
    </span>
  );
}

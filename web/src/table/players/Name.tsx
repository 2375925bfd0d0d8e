/** A player's name where there is little room: it may be cut short, its number never. */

import type { JSX } from "preact";
import { type Label, labels } from "../projection";
import { type TableState, useTable } from "../tableContext";
import "./Name.css";

/** How the players of a table are called, whole and in short. */
export function labelsIn({ view, speech }: TableState): readonly Label[] {
  return labels(view.palettes.map((_, seat) => speech.say("player", { who: speech.who(seat) })));
}

export function Name({ seat, marked = false }: { seat: number; marked?: boolean }): JSX.Element {
  const label = labelsIn(useTable())[seat];
  return (
    <span class="name">
      <span class="name-stem">{label?.stem}</span>
      {label?.tail ? <span class="name-tail">{label.tail}</span> : null}
      {marked && label?.mark ? (
        <b class="name-mark" aria-hidden="true">
          {label.mark}
        </b>
      ) : null}
    </span>
  );
}

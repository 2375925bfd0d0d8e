/** What was said at the table just now: in the line on top, where it covers no card and moves nothing. */

import type { JSX } from "preact";
import { classes } from "../ui/classes";
import { Face } from "../ui/Face";
import { useTable } from "./tableContext";
import "./Bubble.css";

export function Bubbles(): JSX.Element {
  const { speech, reactions, table, seat: own } = useTable();
  const count = table.seats.length;
  return (
    <>
      {reactions.map(({ seat, words }) => {
        const text = speech.tell(words);
        // Other words are another bubble: one that changed its size would be something that jumps.
        return (
          <p
            key={`${seat} ${text}`}
            class={classes("bubble", seat === own && "bubble-own")}
            style={{ "--place": own === null ? seat : (seat - own + count - 1) % count }}
          >
            <Face face={table.seats[seat]?.face ?? ""} name={table.seats[seat]?.name ?? ""} />
            {text}
          </p>
        );
      })}
    </>
  );
}

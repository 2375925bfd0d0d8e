/** What was said at the table just now, at the seat of whoever said it: it covers no card and no name, and moves nothing. */

import type { JSX } from "preact";
import { Face } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import { useTable } from "../tableContext";
import "./Bubble.css";

interface Props {
  /**
   * The seat whose place it is; the line on top has what the others say where there is room, and what all say where
   * the end of a round lies over the seats; a drawer what all say.
   */
  readonly at: number | "top" | "drawer";
}

export function Bubbles({ at }: Props): JSX.Element {
  const { speech, reactions, table, seat: own, compact, view } = useTable();
  const count = table.seats.length;
  const onTop = (seat: number): boolean => (compact ? table.phase !== "playing" : seat !== own);
  const here = (seat: number): boolean => at === "drawer" || at === (onTop(seat) ? "top" : seat);
  return (
    <>
      {reactions
        .filter(({ seat }) => here(seat))
        .slice(-1)
        .map(({ seat, words }) => {
          const text = speech.tell(words);
          const cards = view.palettes[seat]?.length ?? 0;
          const room = cards < (seat === own ? 4 : 3) && !view.out.includes(seat);
          // Other words or another place are another bubble: one that changed would be something that jumps.
          return (
            <p
              key={`${seat} ${room && cards} ${text}`}
              class={classes("bubble", seat === own && "bubble-own", room && "bubble-beside")}
              style={{ "--place": own === null ? seat : (seat - own + count - 1) % count, "--count": cards }}
            >
              <Face face={table.seats[seat]?.face ?? ""} name={table.seats[seat]?.name ?? ""} />
              {text}
            </p>
          );
        })}
    </>
  );
}

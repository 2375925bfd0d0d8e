/** What was said at the table just now, at the seat of whoever said it: it covers no card and no name, and moves nothing. */

import type { JSX } from "preact";
import { Face } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import { type TableState, useTable } from "../tableContext";
import "./Bubble.css";

interface Props {
  /**
   * The seat whose place it is; the line on top has what the others say where there is room, and what all say where
   * the end of a round lies over the seats; a drawer what all say.
   */
  readonly at: number | "top" | "drawer";
}

export function Bubbles({ at }: Props): JSX.Element {
  const state = useTable();
  const { speech, reactions, table, seat: own } = state;
  const count = table.seats.length;
  const here = (seat: number): boolean => at === "drawer" || at === (onTop(state, seat) ? "top" : seat);
  return (
    <>
      {reactions
        .filter(({ seat }) => here(seat))
        .slice(-1)
        .map(({ seat, words }) => {
          const text = speech.tell(words);
          const cards = paletteOf(state, seat);
          const room = hasRoom(state, seat);
          const out = state.view.out.includes(seat);
          // Other words or another place are another bubble: one that changed would be something that jumps.
          return (
            <p
              key={`${seat} ${room && cards} ${text}`}
              class={classes(
                "bubble",
                seat === own && "bubble-own",
                room && "bubble-beside",
                out && "bubble-out",
              )}
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

const paletteOf = ({ view }: TableState, seat: number): number => view.palettes[seat]?.length ?? 0;

/** How many rivals there are to look at; for who watches all. */
const rivalsOf = ({ table, seat }: TableState): number => table.seats.length - (seat === null ? 0 : 1);

/** Whether the strip of a seat has room beside its cards, or beside what lies there of who is out. */
function hasRoom(state: TableState, seat: number): boolean {
  const most = seat === state.seat || rivalsOf(state) > 2 ? 3 : 2;
  return paletteOf(state, seat) <= most && (seat !== state.seat || !state.view.out.includes(seat));
}

/** Whether it stands in the line on top; the strip of a single rival has more room than others. */
function onTop(state: TableState, seat: number): boolean {
  const { compact, table, seat: own } = state;
  if (!compact) return seat !== own;
  if (table.phase !== "playing") return true;
  return seat !== own && !hasRoom(state, seat) && (rivalsOf(state) > 1 || paletteOf(state, seat) > 3);
}

/** A small table with its seats around it: for a new game, and while others are waited for. */

import type { ComponentChildren, JSX } from "preact";
import { LETTERS } from "../../ui/cards/Card";
import { Face } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import "./SeatRing.css";

/** Where seats are, by how many there are: the first one below, the others in the order of play. */
const AREAS: Readonly<Record<number, readonly string[]>> = {
  2: ["3 / 1 / 4 / 4", "1 / 1 / 2 / 4"],
  3: ["3 / 1 / 4 / 4", "1 / 1", "1 / 3"],
  4: ["3 / 1 / 4 / 4", "2 / 1", "1 / 1 / 2 / 4", "2 / 3"],
};

export function SeatRing({ seats, children }: { seats: number; children: ComponentChildren }): JSX.Element {
  return (
    <div class="seat-ring" data-seats={seats}>
      <div class="seat-canvas" aria-hidden="true">
        {LETTERS.map((color) => (
          <span key={color} style={{ background: `var(--${color})` }} />
        ))}
      </div>
      {children}
    </div>
  );
}

interface SeatProps {
  /** How many seats the table has, and which one this is, counted from the one below. */
  readonly seats: number;
  readonly place: number;
  /** Said before the name to those who hear the page. */
  readonly label: string;
  readonly face: string;
  /** What stands for whoever has no face, at its beginning. */
  readonly letter: string;
  readonly name: string;
  readonly about: string;
  readonly look?: "free" | "sit" | undefined;
  readonly disabled?: boolean;
  /** What whoever sits there has said just now. */
  readonly said?: string;
  /** Without it there is nothing to choose here. */
  readonly press?: (() => void) | undefined;
  /** What it does is in a dialog. */
  readonly dialog?: boolean;
}

export function SeatPlace(props: SeatProps): JSX.Element {
  const { seats, place, label, face, letter, name, about, look, press, said, dialog = true } = props;
  const style = { gridArea: AREAS[seats]?.[place] ?? "auto" };
  const content = (
    <>
      <Face face={face} name={letter} />
      <span class="unseen-text">{label}</span>
      <strong>{name}</strong>
      <small>{about}</small>
      {said ? (
        <span class="seat-said" aria-hidden="true">
          {said}
        </span>
      ) : null}
    </>
  );
  const looks = classes("seat-place", look && `seat-place-${look}`);
  if (!press)
    return (
      <div class={looks} style={style}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      class={looks}
      style={style}
      aria-haspopup={dialog ? "dialog" : undefined}
      aria-disabled={props.disabled}
      onClick={press}
    >
      {content}
    </button>
  );
}

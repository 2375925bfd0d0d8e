/** A new game as a small table: whoever is to sit there is chosen seat by seat. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { CHARACTERS, LEVELS } from "../facts";
import { cast } from "../game/cast";
import { face } from "../game/settings";
import { choose, type Kind, setup } from "../game/setup";
import { say } from "../speech/words";
import { LETTERS } from "../ui/Card";
import { Dialog } from "../ui/Dialog";
import { Face } from "../ui/Face";
import { FacePicker } from "../ui/FacePicker";
import "./SeatTable.css";

interface SeatTableProps {
  readonly kind: Kind;
  /** Of whoever opens the table. */
  readonly name: string;
  /** The levels on all seats but the first, null for a person. */
  readonly seats: readonly (string | null)[];
  seat(levels: readonly (string | null)[]): void;
}

export function SeatTable({ kind, name, seats, seat }: SeatTableProps): JSX.Element {
  const { characters, names, faces } = setup.value;
  const [open, setOpen] = useState<number | null>(null);
  const sitting = cast(seats, characters);
  const changed = (list: readonly string[], place: number, text: string): string[] =>
    seats.map((_, number) => (number === place ? text : (list[number] ?? "")));
  const put = (place: number, level: string | null, character = ""): void => {
    seat(seats.map((old, number) => (number === place ? level : old)));
    choose({ characters: changed(sitting, place, character) });
    setOpen(null);
  };
  const shared = kind === "device" && open ? seats[open - 1] === null : false;
  const numbered = (place: number): string =>
    kind === "bots"
      ? say("web-new-opponent", { number: place + 1 })
      : say("web-new-seat", { number: place + 2 });
  return (
    <div class="seat-table" data-seats={seats.length + 1}>
      <div class="seat-table-canvas" aria-hidden="true">
        {LETTERS.map((color) => (
          <span key={color} style={{ background: `var(--${color})` }} />
        ))}
      </div>
      {seats.map((level, place) => (
        <SeatButton
          key={place}
          place={place + 1}
          label={numbered(place)}
          face={
            level === null && kind === "device" ? (faces[place] ?? "") : (sitting[place] ?? "").toLowerCase()
          }
          letter={names[place] || "+"}
          name={level === null ? names[place] || say("web-new-seat-person") : (sitting[place] ?? "")}
          about={level === null ? "" : say(`level-${level}`)}
          press={() => setOpen(place + 1)}
        />
      ))}
      <SeatButton
        place={0}
        label={say("web-new-seat", { number: 1 })}
        face={face.value}
        letter={name || say("web-new-name-default")}
        name={name || say("web-new-name-default")}
        about={say("web-lobby-you")}
        press={() => setOpen(0)}
      />
      {open === null ? null : (
        <Dialog
          class="seat-dialog"
          label={open === 0 ? say("web-face-title") : numbered(open - 1)}
          close={() => setOpen(null)}
        >
          <div class="dialog-head">
            <h2>{open === 0 ? name || say("web-new-name-default") : numbered(open - 1)}</h2>
            <button type="button" class="button button-plain" onClick={() => setOpen(null)}>
              {say("web-close")}
            </button>
          </div>
          {open === 0 ? (
            <FacePicker name={name} value={face.value} choose={(one) => (face.value = one)} />
          ) : (
            <>
              {shared ? (
                <FacePicker
                  name={names[open - 1] ?? ""}
                  value={faces[open - 1] ?? ""}
                  choose={(one) => choose({ faces: changed(faces, open - 1, one) })}
                />
              ) : null}
              <Choices
                people={kind !== "bots"}
                taken={sitting.filter((_, place) => place !== open - 1)}
                chosen={sitting[open - 1] ?? ""}
                put={(level, character) => put(open - 1, level, character)}
              />
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}

interface SeatButtonProps {
  readonly place: number;
  readonly label: string;
  readonly face: string;
  /** What stands for whoever has no face, at its beginning. */
  readonly letter: string;
  readonly name: string;
  readonly about: string;
  press(): void;
}

function SeatButton({ place, label, face: looks, letter, name, about, press }: SeatButtonProps): JSX.Element {
  return (
    <button type="button" class={`seat-place seat-place-${place}`} aria-haspopup="dialog" onClick={press}>
      <Face face={looks} name={letter} />
      <span class="unseen-text">{label}</span>
      <strong>{name}</strong>
      <small>{about}</small>
    </button>
  );
}

interface ChoicesProps {
  /** A person may sit here, too. */
  readonly people: boolean;
  readonly taken: readonly string[];
  readonly chosen: string;
  put(level: string | null, character?: string): void;
}

/** A person, or one of the characters by their level. */
function Choices({ people, taken, chosen, put }: ChoicesProps): JSX.Element {
  return (
    <div class="seat-choices">
      {people ? (
        <button
          type="button"
          class="seat-choice seat-choice-person"
          aria-pressed={chosen === ""}
          onClick={() => put(null)}
        >
          <Face face="" name="+" />
          {say("web-new-seat-person")}
        </button>
      ) : null}
      {LEVELS.map((level) => (
        <section key={level}>
          <h3>{say("web-bot-name", { level })}</h3>
          <p class="about">{say("web-bot-about", { level })}</p>
          <div class="seat-choice-row">
            {CHARACTERS[level].map((name) => (
              <button
                key={name}
                type="button"
                class="seat-choice"
                aria-pressed={chosen === name}
                disabled={taken.includes(name)}
                onClick={() => put(level, name)}
              >
                <Face face={name.toLowerCase()} />
                {name}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

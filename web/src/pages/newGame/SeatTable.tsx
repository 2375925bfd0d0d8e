/** A new game as a small table: players are chosen seat by seat. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { cast } from "../../game/rules/cast";
import { face } from "../../game/settings";
import { choose, type Kind, numberedName, setup, sharedFaces } from "../../game/setup";
import { say } from "../../speech/words";
import { FacePicker } from "../../ui/cards/FacePicker";
import { CharacterChoices } from "./CharacterChoices";
import { SeatDialog } from "./SeatDialog";
import { SeatPlace, SeatRing } from "./SeatRing";

interface SeatTableProps {
  readonly kind: Kind;
  /** The name of the player who opens the table. */
  readonly name: string;
  /** The levels on all seats but the first, null for a person. */
  readonly seats: readonly (string | null)[];
  seat(levels: readonly (string | null)[]): void;
}

export function SeatTable({ kind, name, seats, seat }: SeatTableProps): JSX.Element {
  const { characters, names, faces } = setup.value;
  const [open, setOpen] = useState<number | null>(null);
  const close = (): void => setOpen(null);
  const shared = kind === "device";
  const looks = sharedFaces(setup.value);
  const count = seats.length + 1;
  const sitting = cast(seats, characters);
  const own = name || (shared ? numberedName(1) : say("web-new-name-default"));
  const changed = (list: readonly string[], place: number, text: string): string[] =>
    seats.map((_, number) => (number === place ? text : (list[number] ?? "")));
  const put = (place: number, level: string | null, character = ""): void => {
    seat(seats.map((old, number) => (number === place ? level : old)));
    choose({ characters: changed(sitting, place, character) });
    close();
  };
  const numbered = (place: number): string =>
    kind === "bots"
      ? say("web-new-opponent", { number: place + 1 })
      : say("web-new-seat", { number: place + 2 });
  const person = (place: number): string =>
    names[place] || (shared ? numberedName(place + 2) : say("web-new-seat-person"));
  return (
    <SeatRing seats={count}>
      {seats.map((level, place) => (
        <SeatPlace
          key={place}
          seats={count}
          place={place + 1}
          label={numbered(place)}
          face={level === null && shared ? (looks[place] ?? "") : (sitting[place] ?? "").toLowerCase()}
          letter={names[place] || (shared ? String(place + 2) : "+")}
          name={level === null ? person(place) : (sitting[place] ?? "")}
          about={level === null ? "" : say(`level-${level}`)}
          press={() => setOpen(place + 1)}
        />
      ))}
      <SeatPlace
        seats={count}
        place={0}
        label={say("web-new-seat", { number: 1 })}
        face={face.value}
        letter={own}
        name={own}
        about={say("web-lobby-you")}
        press={() => setOpen(0)}
      />
      {open === 0 ? (
        <SeatDialog title={own} close={close}>
          <FacePicker name={own} value={face.value} choose={(one) => (face.value = one)} />
        </SeatDialog>
      ) : null}
      {open ? (
        <SeatDialog title={numbered(open - 1)} close={close}>
          {shared && seats[open - 1] === null ? (
            <FacePicker
              name={person(open - 1)}
              value={looks[open - 1] ?? ""}
              choose={(one) => choose({ faces: changed(faces, open - 1, one) })}
            />
          ) : null}
          <CharacterChoices
            people={kind !== "bots"}
            taken={sitting.filter((_, place) => place !== open - 1)}
            chosen={sitting[open - 1] ?? ""}
            put={(level, character) => put(open - 1, level, character)}
          />
        </SeatDialog>
      ) : null}
    </SeatRing>
  );
}

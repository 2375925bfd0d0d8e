/** The face of a player: a character's, the one that a person has chosen, or the first letter of the name. */

import type { JSX } from "preact";
import { CHARACTERS, FACES } from "../../facts";
import "./Face.css";

/** In the order of the sheet. */
const ORDER: readonly string[] = [...Object.values(CHARACTERS).flat(), ...FACES].map((name) =>
  name.toLowerCase(),
);
const COLUMNS = 9;

/** The letter in place of a face. */
export const initial = (name: string): string => [...name][0]?.toLocaleUpperCase() ?? "";

export function Face({ face, name = "" }: { face: string; name?: string }): JSX.Element {
  const place = ORDER.indexOf(face);
  if (place < 0)
    return (
      <span class="face face-letter" aria-hidden="true">
        {initial(name)}
      </span>
    );
  const style = { "--column": place % COLUMNS, "--row": Math.floor(place / COLUMNS) };
  return <span class="face" style={style} aria-hidden="true" />;
}

/** Several faces in a row, one a little over the other. */
export function Faces({
  seats,
}: {
  seats: readonly { readonly name: string; readonly face?: string }[];
}): JSX.Element {
  return (
    <span class="face-row">
      {seats.map(({ face = "", name }) => (
        <Face key={`${face} ${name}`} face={face} name={name} />
      ))}
    </span>
  );
}

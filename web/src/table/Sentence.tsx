/** A sentence with its cards as small coloured ones; screen readers hear their names. */

import type { JSX } from "preact";
import { Chip } from "../ui/cards/Card";
import { theCard } from "./sentences";
import { useTable } from "./tableContext";

export function Sentence({ text }: { text: string }): JSX.Element {
  const { speech } = useTable();
  const parts = text.split(/\b([ROYGBIV][1-7])\b/);
  return (
    <>
      {parts.map((part, place) =>
        place % 2 === 1 ? <Chip key={place} card={part} name={theCard(speech, part)} /> : part,
      )}
    </>
  );
}

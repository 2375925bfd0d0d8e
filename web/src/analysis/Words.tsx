/** A sentence with its cards as small coloured ones. */

import type { JSX } from "preact";
import { speech } from "../speech/words";
import { theCard } from "../table/sentences";
import { Chip } from "../ui/cards/Card";

export function Words({ text }: { text: string }): JSX.Element {
  const voice = speech([], null);
  return (
    <>
      {text
        .split(/\b([ROYGBIV][1-7])\b/)
        .map((part, place) =>
          place % 2 ? <Chip key={place} card={part} name={theCard(voice, part)} /> : part,
        )}
    </>
  );
}

/** The quick words at the table, of people and of characters: each is on show for a few seconds. */

import { signal } from "@preact/signals";
import type { React } from "../protocol";
import type { Phrase } from "../speech/words";

export type Reaction = React["reaction"];
/** The latest words of each seat that said some just now. */
export type ReactionsBySeat = Readonly<Record<number, Phrase>>;

const SHOWN = 4_000; // milliseconds

export class Reactions {
  readonly shown = signal<ReactionsBySeat>({});

  show(seat: number, words: Phrase): void {
    this.shown.value = { ...this.shown.value, [seat]: words };
    setTimeout(() => {
      const { [seat]: latest, ...others } = this.shown.value;
      if (latest === words) this.shown.value = others;
    }, SHOWN);
  }
}

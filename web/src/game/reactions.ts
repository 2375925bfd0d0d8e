/** The quick words of the players: each is on show for a few seconds. */

import { signal } from "@preact/signals";
import type { React } from "../protocol";

export type Reaction = React["reaction"];
/** The latest word of each seat that said one just now. */
export type ReactionsBySeat = Readonly<Record<number, Reaction>>;

const SHOWN = 4_000; // milliseconds

export class Reactions {
  readonly shown = signal<ReactionsBySeat>({});

  show(seat: number, reaction: Reaction): void {
    this.shown.value = { ...this.shown.value, [seat]: reaction };
    setTimeout(() => {
      const { [seat]: latest, ...others } = this.shown.value;
      if (latest === reaction) this.shown.value = others;
    }, SHOWN);
  }
}

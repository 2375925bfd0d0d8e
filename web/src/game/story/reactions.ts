/** The quick words at the table, of people and of characters: each is shown for a few seconds. */

import { signal } from "@preact/signals";
import type { React } from "../../protocol";
import type { Phrase } from "../../speech/words";

export type Reaction = React["reaction"];

/** What a seat has said just now. */
export interface Said {
  readonly seat: number;
  readonly words: Phrase;
}

/** The same in the log, after this many turns of the match. */
export interface Noted extends Said {
  readonly after: number;
}

const MOST = 50;
const SHOWN = 4_000; // milliseconds

export class Reactions {
  /** The latest words of each seat that said some, the latest of all at the end. */
  readonly shown = signal<readonly Said[]>([]);

  /** What people said and did besides the game, in this match and during this visit. */
  readonly noted = signal<readonly Noted[]>([]);

  note(seat: number, words: Phrase, after: number): void {
    this.noted.value = [...this.noted.value, { seat, words, after }].slice(-MOST);
    this.show(seat, words);
  }

  show(seat: number, words: Phrase): void {
    const said = { seat, words };
    this.shown.value = [...this.shown.value.filter((one) => one.seat !== seat), said];
    setTimeout(() => {
      this.shown.value = this.shown.value.filter((one) => one !== said);
    }, SHOWN);
  }
}

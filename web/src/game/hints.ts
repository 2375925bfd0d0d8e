/**
 * Hints: asked for, thought about by the server, and there; for the turn to play, or for a turn of the past.
 */

import { signal } from "@preact/signals";
import type { HintAnswer, Refused } from "../protocol";

export interface Hints {
  readonly state: "none" | "asked" | "there";
  /** For the turn to play, or for a turn of the past. */
  readonly about: "now" | "missed";
  readonly answer: HintAnswer | null;
  readonly refusal: string | null;
}

const NONE: Hints = { state: "none", about: "now", answer: null, refusal: null };

export class HintDesk {
  readonly shown = signal<Hints>(NONE);

  /** `why` says a refusal as a sentence. */
  constructor(private readonly why: (refused: Refused) => string) {}

  clear(): void {
    this.shown.value = NONE;
  }

  /** Show the answer to a question when it comes, unless it was cleared or asked again meanwhile. */
  async ask(about: Hints["about"], question: Promise<HintAnswer | Refused>): Promise<void> {
    const asked: Hints = { state: "asked", about, answer: null, refusal: null };
    this.shown.value = asked;
    const answer = await question;
    if (this.shown.peek() !== asked) return;
    this.shown.value =
      answer.type === "refused"
        ? { state: "there", about, answer: null, refusal: this.why(answer) }
        : { state: "there", about, answer, refusal: null };
  }
}

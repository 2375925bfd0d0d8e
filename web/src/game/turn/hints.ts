/**
 * Hints: asked for, thought about by the server, and there; for the turn to play, or for a turn of the past.
 */

import { signal } from "@preact/signals";
import type { HintAnswer, Refused, Thinking, TurnLoss } from "../../protocol";

export interface Hints {
  readonly state: "none" | "asked" | "there";
  /** For the turn to play, or for a past turn. */
  readonly about: "now" | "missed";
  readonly answer: HintAnswer | null;
  readonly refusal: string | null;
  /** For a past round: your own turns in short, the costliest first. */
  readonly own: readonly TurnLoss[];
  /** How many turns have been analysed, of how many. */
  readonly progress: Pick<Thinking, "done" | "count"> | null;
}

const NONE: Hints = { state: "none", about: "now", answer: null, refusal: null, own: [], progress: null };

export class HintDesk {
  readonly shown = signal<Hints>(NONE);
  private count = 0;

  /** `why` says a refusal as a sentence. */
  constructor(private readonly why: (refused: Refused) => string) {}

  clear(): void {
    this.shown.value = NONE;
  }

  /** Show the progress of the answer. */
  tell({ done, count }: Thinking): void {
    const shown = this.shown.peek();
    if (shown.state === "asked") this.shown.value = { ...shown, progress: { done, count } };
  }

  /**
   * Show the answer to a question when it comes, unless it was cleared or asked again meanwhile; then answer it.
   * `own` is what is known of the own turns of its round.
   */
  async ask(
    about: Hints["about"],
    question: Promise<HintAnswer | Refused>,
    own: readonly TurnLoss[] = [],
  ): Promise<HintAnswer | null> {
    const number = ++this.count;
    this.shown.value = { ...NONE, state: "asked", about, own };
    const answer = await question;
    if (this.count !== number || this.shown.peek().state !== "asked") return null;
    const there: Hints = { ...NONE, state: "there", about, own };
    const refused = answer.type === "refused";
    this.shown.value = refused
      ? { ...there, refusal: this.why(answer) }
      : { ...there, answer, own: answer.own ?? own };
    return refused ? null : answer;
  }
}

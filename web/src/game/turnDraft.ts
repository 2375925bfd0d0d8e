/** The turn that this player puts together: each step is asked of the server, and the whole is sent to it. */

import { signal } from "@preact/signals";
import type { Command, Connection } from "../net/connection";
import type { PrivateView, Refused } from "../protocol";
import {
  type Draft,
  emptyDraft,
  nextMoves,
  stepsOfTurn,
  toSend,
  withAnswer,
  withoutStep,
  withStep,
} from "./draft";
import { type Game, momentOf } from "./reducer";

interface Surroundings {
  readonly link: Pick<Connection, "do" | "whatIf">;
  /** The game that is on show, and the latest one known. */
  shown(): Game | null;
  latest(): Game | null;
  /** A refusal as a sentence. */
  why(refused: Refused): string;
}

export class TurnDraft {
  readonly draft = signal<Draft>(emptyDraft());

  constructor(private readonly around: Surroundings) {}

  /** What is staged holds for one moment of the game; in the next it is gone. */
  follow(moment: string): void {
    if (moment !== this.draft.peek().moment) void this.begin(moment);
  }

  private async begin(moment: string): Promise<void> {
    this.draft.value = emptyDraft(moment);
    const game = this.around.shown();
    if (!moment || !game?.you || game.table.round?.phase === "play") return;
    const what = await this.around.link.whatIf(game.you.seat, "");
    const draft = this.draft.peek();
    if (draft.moment === moment && !("code" in what)) this.draft.value = { ...draft, start: what };
  }

  /** Put one more step of the turn down, such as `R7p` or `+`. */
  async stage(step: string): Promise<void> {
    const you = this.around.shown()?.you ?? null;
    const before = this.draft.peek();
    const draft = withStep(before, step, you);
    if (!you) return;
    if (draft === before) return this.explain(step, you);
    this.draft.value = draft;
    const what = await this.around.link.whatIf(you.seat, draft.steps.join(" "));
    const now = this.draft.peek();
    if (now.moment !== draft.moment) return;
    if (!("code" in what)) this.draft.value = withAnswer(now, draft.steps, what);
    else if (now.steps.join(" ") === draft.steps.join(" ")) {
      this.draft.value = withoutStep(now, this.around.why(what));
    }
  }

  /** Say why a step is not possible: without help any card can be tried. */
  private async explain(step: string, you: PrivateView): Promise<void> {
    const draft = this.draft.peek();
    if (nextMoves(draft, you).length === 0) return;
    const what = await this.around.link.whatIf(you.seat, [...draft.steps, step].join(" "));
    if (this.draft.peek() === draft && "code" in what) {
      this.draft.value = { ...draft, refusal: this.around.why(what) };
    }
  }

  /** Put a whole turn down in place of what is staged, such as `R7p G4c`, up to the card that it reveals. */
  async stageTurn(text: string): Promise<void> {
    this.clear();
    for (const step of stepsOfTurn(text)) {
      // A card that a 3 draws is no step: it comes by itself.
      if (nextMoves(this.draft.peek(), this.around.shown()?.you ?? null).includes(step))
        await this.stage(step);
      if (this.draft.peek().answers.at(-1)?.reveals) return;
    }
  }

  /** Take the latest step back. */
  undo(): void {
    this.draft.value = withoutStep(this.draft.peek());
  }

  /** Take all steps back. */
  clear(): void {
    const { moment, start, sending } = this.draft.peek();
    if (!sending) this.draft.value = { ...emptyDraft(moment), start };
  }

  /** Forget the refusal on show. */
  dismiss(): void {
    this.draft.value = { ...this.draft.peek(), refusal: null };
  }

  /**
   * Send what is staged and, after it, a last step; up to the card that a 3 reveals where it does. Where only the
   * version was old, and the moment of the game is the same, it is sent again.
   */
  async end(last?: "+" | "out"): Promise<void> {
    const { link, shown, latest, why } = this.around;
    const draft = this.draft.peek();
    const game = shown();
    const turn = game?.table.round ? toSend(draft, game.table.round, last) : null;
    if (!turn || !game?.you || !draft.moment) return;
    this.draft.value = { ...draft, sending: true, refusal: null };
    const command: Command = { type: "play", seat: game.you.seat, ...turn };
    let answer = await link.do(command, latest()?.version ?? null);
    while (
      answer.type === "refused" &&
      answer.code === "server-stale" &&
      momentOf(latest()) === draft.moment
    ) {
      const { expected } = answer.arguments;
      answer = await link.do(command, typeof expected === "number" ? expected : (latest()?.version ?? null));
    }
    if (this.draft.peek().moment !== draft.moment || answer.type !== "refused") return;
    this.draft.value = { ...draft, sending: false, refusal: why(answer) };
  }
}

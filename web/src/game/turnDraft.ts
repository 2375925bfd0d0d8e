/**
 * The turn that this player puts together: each step is looked up in the tree that came with the view, or else asked of
 * the server, and the whole is sent to it.
 */

import { signal } from "@preact/signals";
import type { Command, Connection } from "../net/connection";
import type { PrivateView, Refused, StepTree, WhatIf } from "../protocol";
import { optionsOf } from "../speech/names";
import {
  type Draft,
  emptyDraft,
  nextMoves,
  type Staged,
  stagedOf,
  stepsOfTurn,
  toSend,
  withAnswer,
  withoutStep,
  withStep,
} from "./draft";
import { type Game, momentOf } from "./reducer";
import { rescues, whatIf } from "./stepTree";
import { whyNot } from "./whyNot";

interface Surroundings {
  readonly link: Pick<Connection, "do" | "steps" | "whatIf">;
  /** The game that is on show, and the latest one known. */
  shown(): Game | null;
  latest(): Game | null;
  /** A refusal as a sentence. */
  why(refused: Pick<Refused, "code" | "arguments" | "text">): string;
}

export class TurnDraft {
  readonly draft = signal<Draft>(emptyDraft());
  /** What was asked for, since the view had only a part of it, and for which moment. */
  private readonly asked = signal<{ readonly moment: string; readonly tree: StepTree } | null>(null);

  constructor(private readonly around: Surroundings) {}

  /** What is staged holds for one moment of the game; in the next it is gone. */
  follow(moment: string): void {
    if (moment !== this.draft.peek().moment) void this.begin(moment);
  }

  /** What the table screen is shown of it. */
  get staged(): Staged {
    const draft = this.draft.value;
    const game = this.around.shown();
    const tree = this.tree(game);
    const known = tree && game?.you && game.table.round;
    return stagedOf(draft, known ? rescues(tree, known, game.you, draft.steps) : null);
  }

  private tree(game: Game | null): StepTree | null {
    const asked = this.asked.value;
    return asked && asked.moment === this.draft.peek().moment ? asked.tree : (game?.you?.tree ?? null);
  }

  /** How the table would stand with these steps, where the tree says it. */
  private known(game: Game | null, steps: readonly string[]): WhatIf | null {
    const tree = this.tree(game);
    return tree && game?.you && game.table.round
      ? whatIf(tree, game.table.round, game.you.seat, steps)
      : null;
  }

  private async begin(moment: string): Promise<void> {
    this.draft.value = emptyDraft(moment);
    const game = this.around.shown();
    if (!moment || !game?.you) return;
    if (game.you.tree?.partial) void this.askSteps(moment, game.you.seat);
    if (game.table.round?.phase === "play") return;
    const what = this.known(game, []) ?? (await this.around.link.whatIf(game.you.seat, ""));
    const draft = this.draft.peek();
    if (draft.moment === moment && !("code" in what)) this.draft.value = { ...draft, start: what };
  }

  private async askSteps(moment: string, seat: number): Promise<void> {
    const answer = await this.around.link.steps(seat);
    if (answer.type === "steps" && this.draft.peek().moment === moment)
      this.asked.value = { moment, tree: answer.tree };
  }

  /** Put one more step of the turn down, such as `R7p` or `+`. */
  async stage(step: string): Promise<void> {
    const game = this.around.shown();
    const you = game?.you ?? null;
    const before = this.draft.peek();
    const draft = withStep(before, step, you);
    if (!you) return;
    if (draft === before) return this.explain(step, you);
    const known = this.known(game, draft.steps);
    this.draft.value = known ? withAnswer(draft, draft.steps, known) : draft;
    if (known) return;
    const what = await this.around.link.whatIf(you.seat, draft.steps.join(" "));
    const now = this.draft.peek();
    if (now.moment !== draft.moment) return;
    if (!("code" in what)) this.draft.value = withAnswer(now, draft.steps, what);
    else if (now.steps.join(" ") === draft.steps.join(" ")) {
      this.draft.value = withoutStep(now, this.around.why(what));
    }
  }

  /** Say why a step is not possible: any card can be tried anywhere. */
  private async explain(step: string, you: PrivateView): Promise<void> {
    const draft = this.draft.peek();
    const moves = nextMoves(draft, you);
    if (moves.length === 0) return;
    const { table } = this.around.shown() ?? {};
    const actions = optionsOf(table?.settings.options ?? "basic").includes("actions");
    const started = draft.steps.length > 0 || table?.round?.begun !== "";
    const reason =
      whyNot(step, moves, started, actions) ??
      (await this.around.link.whatIf(you.seat, [...draft.steps, step].join(" ")));
    if (this.draft.peek() === draft && "code" in reason) {
      this.draft.value = { ...draft, refusal: this.around.why(reason) };
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

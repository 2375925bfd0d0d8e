/**
 * The turn that this player puts together: each step is looked up in the tree that came with the view, or else asked of
 * the server, and the whole is sent to it. While others think, a turn can be made ready: the tree is asked for once a
 * card is picked, and what is ready is looked up again whenever the table has changed. It is never sent by itself.
 */

import { signal } from "@preact/signals";
import type { Command, Connection } from "../../net/connection";
import type { PrivateView, Refused, StepTree, WhatIf } from "../../protocol";
import { optionsOf } from "../../speech/names";
import { type Game, mayPrepare, momentOf } from "../reducer";
import { whyNot } from "../rules/whyNot";
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
import type { KeptDraft } from "./keptDraft";
import { rescues, whatIf } from "./stepTree";

interface Surroundings {
  readonly link: Pick<Connection, "do" | "steps" | "whatIf">;
  /** The game that is shown, and the latest one known. */
  shown(): Game | null;
  latest(): Game | null;
  /** A refusal as a sentence. */
  why(refused: Pick<Refused, "code" | "arguments" | "text">): string;
}

export class TurnDraft {
  readonly draft = signal<Draft>(emptyDraft());
  /** A tree that was requested because the view had only a part of it, and its moment. */
  private readonly asked = signal<{ readonly moment: string; readonly tree: StepTree } | null>(null);

  /** The moment for which the tree has been requested, while others think. */
  private readonly asking = signal<string | null>(null);
  /** The round and the seat that a turn can be prepared for; empty if none. */
  private ready = "";

  /** `kept` is what was staged before a reload. */
  constructor(
    private readonly around: Surroundings,
    private kept: KeptDraft | null = null,
  ) {}

  /** What is staged holds for one moment of the game; in the next it is gone, unless it was only made ready. */
  follow(game: Game | null): void {
    if (this.ready && game?.scene) return; // the others' turns are shown first
    const waits = game !== null && mayPrepare(game);
    const round = game ? [game.table.match_number, game.table.round?.number, game.you?.seat].join(" ") : "";
    const made = `${round}, ready at `;
    const moment = waits ? made + game.version : momentOf(game);
    const draft = this.draft.peek();
    if (moment === draft.moment) return;
    const keeps = moment !== "" && this.ready === round;
    this.ready = waits ? round : "";
    void this.begin(moment, keeps ? draft : this.recalled(moment, made));
  }

  /** What was staged before a reload, if it was for this moment, or prepared for this round. */
  private recalled(moment: string, made: string): Draft {
    const kept = this.kept;
    if (moment) this.kept = null;
    const fits = kept && moment && (kept.moment === moment || kept.moment.startsWith(made));
    return { ...emptyDraft(), steps: fits ? kept.steps : [] };
  }

  /** What the table screen is shown of it. */
  get staged(): Staged {
    const draft = this.draft.value;
    const game = this.around.shown();
    const tree = this.tree(game);
    const known = tree && game?.you && game.table.round;
    const staged = stagedOf(draft, known ? rescues(tree, known, game.you, draft.steps) : null);
    return { ...staged, waiting: staged.waiting || this.asking.value === draft.moment };
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

  /** The note that something was dropped stays until the next card is picked. */
  private dropped(): string {
    return this.around.why({ code: "web-t-ready-changed", arguments: {}, text: "" });
  }

  private async begin(moment: string, { steps, refusal }: Pick<Draft, "steps" | "refusal">): Promise<void> {
    this.asking.value = null;
    const told = refusal !== null && refusal === this.dropped() ? refusal : null;
    this.draft.value = { ...emptyDraft(moment), steps, refusal: told };
    const game = this.around.shown();
    if (!moment || !game?.you) return;
    if (this.ready) return steps.length > 0 ? this.prepare() : undefined;
    const rest = game.you.tree?.partial ? this.askSteps(moment, game) : null;
    if (steps.length > 0) {
      if (rest) await rest;
      this.check(moment);
    }
    if (game.table.round?.phase === "play") return;
    const what = this.known(game, []) ?? (await this.around.link.whatIf(game.you.seat, ""));
    const draft = this.draft.peek();
    if (draft.moment === moment && !("code" in what)) this.draft.value = { ...draft, start: what };
  }

  private async askSteps(moment: string, { you, version }: Game): Promise<void> {
    const answer = await this.around.link.steps(you?.seat ?? 0);
    if (answer.type !== "steps" || this.draft.peek().moment !== moment) return;
    // What is only made ready is for the table on show: one that has changed is told next, and asked about again.
    if (!this.ready || answer.version === version) this.asked.value = { moment, tree: answer.tree };
  }

  /** While others think: ask, once for each version of the table, what may be staged on it. */
  async prepare(): Promise<void> {
    const game = this.around.shown();
    const { moment } = this.draft.peek();
    if (!this.ready || !game?.you || this.asking.peek() !== null || this.tree(game)) return;
    this.asking.value = moment;
    await this.askSteps(moment, game);
    this.check(moment);
    if (this.asking.peek() === moment) this.asking.value = null;
  }

  /** Look up again what was made ready; from the first step on that is no longer possible, it is dropped. */
  private check(moment: string): void {
    const before = this.draft.peek();
    const game = this.around.shown();
    if (before.moment !== moment || !game || !this.tree(game)) return;
    const start = this.ready ? this.known(game, []) : null;
    let draft: Draft = { ...before, start, steps: [], answers: [] };
    for (const step of before.steps) {
      const next = withStep(draft, step, game.you);
      const what = next === draft ? null : this.known(game, next.steps);
      if (!what) {
        draft = { ...draft, refusal: this.dropped() };
        break;
      }
      draft = { ...withAnswer(next, next.steps, what), refusal: before.refusal };
    }
    this.draft.value = draft;
  }

  /** Stage one more step, such as `R7p` or `+`. */
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
    const started = draft.steps.length > 0 || (!this.ready && table?.round?.begun !== "");
    const reason =
      whyNot(step, moves, started, actions) ??
      (await this.around.link.whatIf(you.seat, [...draft.steps, step].join(" ")));
    if (this.draft.peek() === draft && "code" in reason) {
      this.draft.value = { ...draft, refusal: this.around.why(reason) };
    }
  }

  /** Stage a whole turn such as `R7p G4c` instead, up to the card that it reveals. */
  async stageTurn(text: string): Promise<void> {
    this.clear();
    for (const step of stepsOfTurn(text)) {
      // The card that a 3 draws is not a step.
      if (nextMoves(this.draft.peek(), this.around.shown()?.you ?? null).includes(step))
        await this.stage(step);
      if (this.draft.peek().answers.at(-1)?.reveals) return;
    }
  }

  /** Take back the latest step. */
  undo(): void {
    this.draft.value = withoutStep(this.draft.peek());
  }

  /** Take back all steps. */
  clear(): void {
    const { moment, start, sending } = this.draft.peek();
    if (!sending) this.draft.value = { ...emptyDraft(moment), start };
  }

  /** Hide the refusal. */
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
    if (!turn || !game?.you || !draft.moment || this.ready) return;
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

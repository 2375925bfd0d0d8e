/** One table on show: its connection, what is known of it, the turn being staged, and what may be asked. */

import { effect, signal } from "@preact/signals";
import type { Problem } from "../fair/deals";
import { type Command, Connection, type State } from "../net/connection";
import type { FromServer, HintAnswer, PrivateView, PublicView, Refused, SeenEvent } from "../protocol";
import { go } from "../router";
import { refusal } from "../speech/words";
import type { Asks, Hints, Reaction } from "../table/props";
import { contribution, verdict } from "./dealContribution";
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
import { Playback } from "./playback";
import { type Game, momentOf, moverOf, reduce } from "./reducer";
import { motionNow } from "./settings";
import { play } from "./sounds";

const NO_HINTS: Hints = { state: "none", about: "now", answer: null, refusal: null };
// Refusals of what has been done already, by this player in another tab, or by somebody else who was quicker.
const ALREADY = new Set([
  "table-not-between",
  "table-started",
  "table-asked",
  "table-not-finished",
  "table-here",
  "table-seat-free",
]);
const REACTION_SHOWN = 4_000; // milliseconds

export class Session {
  readonly connection = signal<State>("connecting");
  readonly draft = signal<Draft>(emptyDraft());
  readonly hints = signal<Hints>(NO_HINTS);
  /** Seats with somebody looking; null before anything was told of that. */
  readonly present = signal<readonly number[] | null>(null);
  readonly watchers = signal(0);
  readonly reactions = signal<Readonly<Record<number, Reaction>>>({});
  /** Why the table cannot be shown at all. */
  readonly lost = signal<Refused | null>(null);
  /** Why something that is no turn was refused, as a sentence. */
  readonly notice = signal<string | null>(null);
  /** What is wrong with the deals of the match that is over: nothing, hopefully. */
  readonly unfair = signal<readonly Problem[]>([]);
  /** The seats of a table for one device belong to another device. */
  readonly elsewhere = signal(false);
  readonly playback = new Playback(motionNow, (game, before, events) => this.shown(game, before, events));
  private readonly link: Connection;
  private latest: Game | null = null;
  /** What was asked and is not yet answered: pressed twice, it is asked once. */
  private readonly asked = new Set<string>();
  /** What was given to the deals, by match: the connection itself repeats what was not answered. */
  private readonly given = new Set<string>();
  /** On a table for one device: whose hands the device is in, and in which round it was handed over. */
  private readonly handed = signal<{ readonly seat: number; readonly round: string } | null>(null);
  private readonly stopWatching: () => void;

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.link = new Connection(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      version: () => this.latest?.version ?? null,
      tell: (message) => this.take(message),
      state: (state) => {
        this.connection.value = state;
        const handed = this.handed.peek();
        const round = this.latest ? roundOf(this.latest.table) : "";
        if (state === "open" && handed?.round === round) this.link.say({ type: "hand", seat: handed.seat });
      },
      refused: (refused) => (this.lost.value = refused),
    });
    // What is staged holds for one moment of the game; in the next it is gone.
    this.stopWatching = effect(() => {
      const moment = momentOf(this.playback.game.value);
      if (moment !== this.draft.peek().moment) this.begin(moment);
    });
  }

  close(): void {
    this.stopWatching();
    this.playback.stop();
    this.link.close();
  }

  /** Come in again: whoever has just got a name is another viewer. */
  reconnect(): void {
    this.link.reconnect();
  }

  private take(message: FromServer): void {
    if (message.type === "snapshot" || message.type === "happened") {
      const game = reduce(this.latest, message);
      if (!game || game === this.latest) return;
      if (this.latest === null) this.comeBack(game);
      this.latest = game;
      this.playback.add(game, message.type === "happened" ? message.events : []);
      this.takePart(game);
    } else if (message.type === "present") {
      this.present.value = message.seats;
      this.watchers.value = message.watchers;
    } else if (message.type === "reacted") {
      this.showReaction(message.seat, message.reaction);
    } else if (message.type === "refused") {
      if (message.code === "server-not-your-seat") this.elsewhere.value = true;
      this.notice.value = this.why(message);
    }
  }

  /** Whoever left a seat and opens the table again is back. */
  private comeBack({ table, you }: Game): void {
    if (table.phase === "finished" || table.phase === "closed") return;
    table.seats.forEach(({ left }, seat) => {
      if (left && (seat === you?.seat || table.settings.device))
        void this.link.do({ type: "come-back", seat }, null);
    });
  }

  /** Give this player's part of the deals, without which they would be the server's alone. */
  private takePart({ table, you }: Game): void {
    const people = table.seats.flatMap((seat, number) => (seat.kind === "person" ? [number] : []));
    const own = table.settings.device ? (this.elsewhere.peek() ? [] : people) : you ? [you.seat] : [];
    for (const command of contribution(table, own)) {
      const name = `${table.match_number} ${command.type} ${command.seat}`;
      if (this.given.has(name)) continue;
      this.given.add(name);
      void this.link.do(command, null).then((answer) => answer.type === "refused" && this.given.delete(name));
    }
  }

  private shown(game: Game, before: Game | null, events: readonly SeenEvent[]): void {
    // Hints hold for one moment, and for the one who asked: never for the next at the same device.
    const other = momentOf(game) !== momentOf(before) || game.you?.seat !== before?.you?.seat;
    if (
      other ||
      game.table.match_number !== before?.table.match_number ||
      events.some((one) => one.type === "played")
    ) {
      this.hints.value = NO_HINTS;
    }
    if (game.table.phase !== before?.table.phase) this.notice.value = null;
    if (game.table.fairness?.server_secret) this.unfair.value = verdict(game.table.fairness) ?? [];
    if (before) sounds(game, before, events);
  }

  private showReaction(seat: number, reaction: Reaction): void {
    this.reactions.value = { ...this.reactions.value, [seat]: reaction };
    setTimeout(() => {
      const { [seat]: shown, ...others } = this.reactions.value;
      if (shown === reaction) this.reactions.value = others;
    }, REACTION_SHOWN);
  }

  private names(): string[] {
    return (this.latest?.table.seats ?? []).map((seat) => seat.name);
  }

  private why(refused: Refused): string {
    return refusal(refused, this.names());
  }

  // The turn

  private begin(moment: string): void {
    this.draft.value = emptyDraft(moment);
    const game = this.playback.game.peek();
    if (!moment || !game?.you || game.table.round?.phase === "play") return;
    void this.link.whatIf(game.you.seat, "").then((what) => {
      const draft = this.draft.peek();
      if (draft.moment === moment && !("code" in what)) this.draft.value = { ...draft, start: what };
    });
  }

  private async stage(step: string): Promise<void> {
    const you = this.playback.game.peek()?.you ?? null;
    const before = this.draft.peek();
    const draft = withStep(before, step, you);
    if (!you) return;
    if (draft === before) return this.explain(step, you);
    this.draft.value = draft;
    const what = await this.link.whatIf(you.seat, draft.steps.join(" "));
    const now = this.draft.peek();
    if (now.moment !== draft.moment) return;
    if (!("code" in what)) this.draft.value = withAnswer(now, draft.steps, what);
    else if (now.steps.join(" ") === draft.steps.join(" "))
      this.draft.value = withoutStep(now, this.why(what));
  }

  /** Say why a step is not possible: without help any card can be tried. */
  private async explain(step: string, you: PrivateView): Promise<void> {
    const draft = this.draft.peek();
    if (nextMoves(draft, you).length === 0) return;
    const what = await this.link.whatIf(you.seat, [...draft.steps, step].join(" "));
    if (this.draft.peek() === draft && "code" in what)
      this.draft.value = { ...draft, refusal: this.why(what) };
  }

  private async stageTurn(text: string): Promise<void> {
    this.asks.clear();
    for (const step of stepsOfTurn(text)) {
      // A card that a 3 draws is no step: it comes by itself.
      if (nextMoves(this.draft.peek(), this.playback.game.peek()?.you ?? null).includes(step))
        await this.stage(step);
      if (this.draft.peek().answers.at(-1)?.reveals) return;
    }
  }

  /** Send the turn. Where only the version was old, and the moment of the game is the same, it is sent again. */
  private async end(last?: string): Promise<void> {
    const draft = this.draft.peek();
    const game = this.playback.game.peek();
    const turn = game?.table.round ? toSend(draft, game.table.round, last) : null;
    if (!turn || !game?.you || !draft.moment) return;
    this.draft.value = { ...draft, sending: true, refusal: null };
    const command: Command = { type: "play", seat: game.you.seat, ...turn };
    let answer = await this.link.do(command, this.latest?.version ?? null);
    while (
      answer.type === "refused" &&
      answer.code === "server-stale" &&
      momentOf(this.latest) === draft.moment
    ) {
      const { expected } = answer.arguments;
      answer = await this.link.do(
        command,
        typeof expected === "number" ? expected : (this.latest?.version ?? null),
      );
    }
    const now = this.draft.peek();
    if (now.moment !== draft.moment || answer.type !== "refused") return;
    this.draft.value = { ...draft, sending: false, refusal: this.why(answer) };
  }

  private async askHints(about: Hints["about"], question: Promise<HintAnswer | Refused>): Promise<void> {
    const asked: Hints = { state: "asked", about, answer: null, refusal: null };
    this.hints.value = asked;
    const answer = await question;
    if (this.hints.peek() !== asked) return;
    const refused = answer.type === "refused";
    this.hints.value = {
      state: "there",
      about,
      answer: refused ? null : answer,
      refusal: refused ? this.why(answer) : null,
    };
  }

  /** Ask for anything that is no turn; a refusal is shown as a notice. */
  async ask(command: Command): Promise<boolean> {
    const name = JSON.stringify(command);
    if (this.asked.has(name)) return false;
    this.asked.add(name);
    const answer = await this.link.do(command, null);
    this.asked.delete(name);
    const refused = answer.type === "refused" && !ALREADY.has(answer.code);
    this.notice.value = refused ? this.why(answer) : null;
    return !refused;
  }

  /** A seat of this player: the one whose hand is shown, or the first of the people on a table for one device. */
  private ownSeat(): number | null {
    const game = this.playback.game.peek();
    if (!game) return null;
    const first = game.table.seats.findIndex((seat) => seat.kind === "person");
    return game.you?.seat ?? (game.table.settings.device && first >= 0 ? first : null);
  }

  /** Whoever watches, or whose match is over, just goes. */
  needsNoLeave(): boolean {
    const phase = this.latest?.table.phase;
    return this.ownSeat() === null || this.elsewhere.peek() || phase === "finished" || phase === "closed";
  }

  /** Nobody else is waited for, or waits. */
  playsAlone(): boolean {
    const table = this.latest?.table;
    const people = table?.seats.filter((seat) => seat.kind === "person").length ?? 0;
    return people <= 1 || (table?.settings.device ?? false);
  }

  private withSeat(act: (seat: number) => void): void {
    const seat = this.ownSeat();
    if (seat !== null) act(seat);
  }

  /** What may be shown to whoever has the device now: in a new round nobody's hand before it is handed over. */
  visible(game: Game): PrivateView | null {
    return isPassed(game.table) && this.handed.value?.round !== roundOf(game.table) ? null : game.you;
  }

  /** Who has to take the device before a hand is shown. */
  handOver(game: Game): number | null {
    const mover = moverOf(game.table);
    if (mover === null || this.elsewhere.value || !isPassed(game.table)) return null;
    return game.table.seats[mover]?.kind === "person" && this.visible(game)?.seat !== mover ? mover : null;
  }

  readonly asks: Omit<Asks, "openSettings"> = {
    stage: (step) => void this.stage(step),
    undo: () => (this.draft.value = withoutStep(this.draft.peek())),
    clear: () => {
      const { moment, start, sending } = this.draft.peek();
      if (!sending) this.draft.value = { ...emptyDraft(moment), start };
    },
    stageTurn: (text) => void this.stageTurn(text),
    end: (last) => void this.end(last),
    hint: () => this.withSeat((seat) => void this.askHints("now", this.link.hint(seat))),
    closeHints: () => (this.hints.value = NO_HINTS),
    missed: (round, turn) =>
      this.withSeat((seat) => void this.askHints("missed", this.link.missed(seat, round, turn))),
    nextRound: () => void this.ask({ type: "next-round" }),
    rematch: () => this.withSeat((seat) => void this.ask({ type: "rematch", seat })),
    takeHand: (seat) => {
      const table = this.latest?.table;
      this.handed.value = { seat, round: table ? roundOf(table) : "" };
      this.hints.value = NO_HINTS;
      this.link.say({ type: "hand", seat });
    },
    react: (reaction) => this.link.say({ type: "react", reaction }),
    standIn: (seat, level) => void this.ask({ type: "stand-in", seat, level }),
    comeBack: (seat) => void this.ask({ type: "come-back", seat }),
    leave: () => {
      if (this.needsNoLeave()) return go("/");
      void this.ask({ type: "leave" }).then((left) => left && go("/"));
    },
    skip: () => this.playback.skip(),
    dismiss: () => {
      this.notice.value = null;
      this.draft.value = { ...this.draft.peek(), refusal: null };
    },
    newGame: () => {
      // Whoever kept the seat would keep the others waiting for a rematch.
      if (this.latest?.table.phase === "finished") this.withSeat(() => void this.ask({ type: "leave" }));
      go("/new");
    },
  };
}

/** Several people share one device. */
const isPassed = (table: PublicView): boolean =>
  (table.settings.device ?? false) && table.seats.filter((seat) => seat.kind === "person").length > 1;

const roundOf = (table: PublicView): string => `${table.match_number} ${table.round?.number ?? 0}`;

function sounds(game: Game, before: Game, events: readonly SeenEvent[]): void {
  const now = game.table.round;
  const then = before.table.round;
  const you = game.you?.seat;
  if (!now || !then || !events.some((event) => event.type === "played")) return;
  const isOut = you !== undefined && now.out.includes(you) && !then.out.includes(you);
  if (you !== undefined && now.end?.winner === you) play("won");
  else if (isOut) play("out");
  else if (now.color !== then.color) play("rule");
  else play("card");
  const leads = (round: typeof now): boolean =>
    round.leads.some((lead) => lead.color === round.color && lead.seat === you);
  if (!now.end && !isOut && leads(now) && !leads(then)) play("lead");
}

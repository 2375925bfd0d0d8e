/** One table on the page: its connection, its state, and its actions. */

import { effect, signal } from "@preact/signals";
import type { Problem } from "../fair/deals";
import { delayed, restartAt } from "../net/api";
import { type Command, Connection, type State } from "../net/connection";
import type { FromServer, Refused, SeenEvent } from "../protocol";
import { go } from "../router";
import { refusal } from "../speech/words";
import { DealContributions } from "./deals/dealContribution";
import { leftBehind } from "./farewell";
import { holdWhileLooking, othersGoOn } from "./hold";
import { PassAndPlay } from "./passAndPlay";
import { type Game, isOver, momentOf, ownSeat, reduce } from "./reducer";
import { paceNow, remarks } from "./settings";
import { Playback } from "./story/playback";
import { type Reaction, Reactions } from "./story/reactions";
import { remarkOf } from "./story/remarks";
import { play, soundOf, soundsOf } from "./story/sounds";
import { firstToTell, storyOf } from "./story/story";
import { HintDesk } from "./turn/hints";
import { keepDraft, keptDraft } from "./turn/keptDraft";
import { TurnDraft } from "./turn/turnDraft";

/** What the table screen can do. */
export interface TableActions {
  /** A card was picked while others think: find out where it could go. */
  prepare(): void;
  /** Stage one more step, such as `R7p` or `+`. */
  stage(step: string): void;
  /** Take back the latest step. */
  undo(): void;
  /** Stage a whole turn such as `R7p G4c` instead, up to the card that it reveals. */
  stageTurn(text: string): void;
  /** Send what is staged and, after it, this step; up to the card that a 3 reveals where it does. */
  end(last?: "+" | "out"): void;
  hint(): void;
  closeHints(): void;
  /** What your turn could have been, or the one that decided the round; both count from 1. */
  missed(round: number, turn?: number): void;
  nextRound(): void;
  /** Let the next round wait for this player, or no longer. */
  hold(on: boolean): void;
  rematch(): void;
  /** The device is now with the player of this seat. */
  takeHand(seat: number): void;
  react(reaction: Reaction): void;
  standIn(seat: number, level: string): void;
  comeBack(seat: number): void;
  leave(): void;
  /** Show at once what the others have played. */
  skip(): void;
  /** Show the latest turn of the others once more. */
  repeatTurn(): void;
  /** Show one moment since your last turn; null shows the game again. */
  look(place: number | null): void;
  /** Hide the refusal. */
  dismiss(): void;
  /** To the home page, to set up another match. */
  newGame(): void;
}

// Refusals because it is already done, by this player in another tab, or by somebody quicker.
const ALREADY = new Set([
  "table-not-between",
  "table-started",
  "table-asked",
  "table-not-finished",
  "table-here",
  "table-seat-free",
  "table-no-hold",
  "table-no-change",
]);

export class Session {
  readonly connection = signal<State>("connecting");
  /** Seats whose people are connected; null before that is known. */
  readonly present = signal<readonly number[] | null>(null);
  /** Since when the people of the other seats have been away. */
  readonly awaySince = new Map<number, number>();
  readonly watchers = signal(0);
  /** Why the table cannot be shown at all. */
  readonly lost = signal<Refused | null>(null);
  /** Why something other than a turn was refused, as a sentence. */
  readonly notice = signal<string | null>(null);
  /** What is wrong with the deals of the finished match: nothing, hopefully. */
  readonly unfair = signal<readonly Problem[]>([]);
  readonly playback = new Playback(paceNow, (...news) => this.shown(...news));
  readonly passing = new PassAndPlay();
  readonly reactions = new Reactions();
  readonly hints = new HintDesk((refused) => this.why(refused));
  readonly turn: TurnDraft;
  private readonly deals: DealContributions;
  private readonly link: Connection;
  private latest: Game | null = null;
  /** The match whose deals were checked. */
  private checked = "";
  /** Requests without an answer yet: pressed twice, one is sent once. */
  private readonly asked = new Set<string>();
  private readonly stopFollowing: () => void;
  private readonly stopKeeping: () => void;
  private readonly stopHolding: () => void;

  constructor(
    readonly id: string,
    address: string,
  ) {
    this.link = new Connection(address, {
      version: () => this.latest?.version ?? null,
      tell: (message) => this.take(message),
      state: (state) => this.changed(state),
      refused: (refused) => (this.lost.value = refused),
    });
    this.deals = new DealContributions((command) => this.link.do(command, null));
    this.turn = new TurnDraft(
      {
        link: this.link,
        shown: () => this.playback.game.peek(),
        latest: () => this.latest,
        why: (refused) => this.why(refused),
      },
      keptDraft(id),
    );
    this.stopFollowing = effect(() => this.turn.follow(this.playback.game.value));
    this.stopKeeping = effect(() => keepDraft(id, this.turn.draft.value));
    this.stopHolding = holdWhileLooking(this.hints, () => this.latest, this.actions.hold);
  }

  close(): void {
    this.stopFollowing();
    this.stopKeeping();
    this.stopHolding();
    this.playback.stop();
    this.link.close();
    delayed.value = false;
  }

  /** Connect again: with a new name the player is another viewer. */
  reconnect(): void {
    this.link.reconnect();
  }

  private changed(state: State): void {
    this.connection.value = state;
    if (state !== "open") delayed.value = false;
    const seat = this.passing.holderIn(this.latest?.table);
    if (state === "open" && seat !== null) this.link.say({ type: "hand", seat });
  }

  private take(message: FromServer): void {
    if (message.type === "snapshot" || message.type === "happened") {
      const game = reduce(this.latest, message);
      if (!game || game === this.latest) return;
      if (this.latest === null) this.comeBack(game);
      this.latest = game;
      if (othersGoOn(game)) this.actions.hold(true);
      this.playback.add(game, message.type === "happened" ? message.events : []);
      if (message.type === "snapshot") void this.recall(game);
      void this.deals.give(game, this.passing.elsewhere.peek());
    } else if (message.type === "announced") {
      restartAt.value = message.at;
    } else if (message.type === "delayed") {
      delayed.value = message.on;
    } else if (message.type === "present") {
      this.latest?.table.seats.forEach((_, seat) => {
        if (message.seats.includes(seat)) this.awaySince.delete(seat);
        else if (!this.awaySince.has(seat)) this.awaySince.set(seat, Date.now());
      });
      this.present.value = message.seats;
      this.watchers.value = message.watchers;
    } else if (message.type === "thinking") {
      this.hints.tell(message);
    } else if (message.type === "reacted") {
      this.note(message.seat, `web-t-react-${message.reaction}`, this.latest);
    } else if (message.type === "refused") {
      if (message.code === "server-not-your-seat") this.passing.elsewhere.value = true;
      this.notice.value = this.why(message);
    }
  }

  /** A player who left a seat and opens the table again is back. */
  private comeBack({ table, you }: Game): void {
    if (isOver(table)) return;
    for (const [seat, { left, gave_up: gone }] of table.seats.entries()) {
      const own = seat === you?.seat || table.settings.device;
      if (left && own && !gone) void this.link.do({ type: "come-back", seat }, null);
    }
  }

  private shown(game: Game, before: Game | null, events: readonly SeenEvent[], told: boolean): void {
    if (game.scene) {
      const sound = soundOf(game.scene, game.you?.seat);
      if (sound) play(sound);
      return;
    }
    // Hints hold for one moment, and for the one who asked: never for the next at the same device.
    const other =
      momentOf(game) !== momentOf(before) ||
      game.you?.seat !== before?.you?.seat ||
      game.table.match_number !== before?.table.match_number;
    if (other || events.some((event) => event.type === "played")) this.hints.clear();
    if (game.table.phase !== before?.table.phase) {
      this.notice.value = null;
      if (before?.table.phase === "finished") this.reactions.shown.value = []; // the seats have moved on
    }
    this.checkDeals(game);
    if (game.table.match_number !== before?.table.match_number) this.reactions.noted.value = [];
    else
      for (const [seat, now] of game.table.seats.entries()) {
        const then = before.table.seats[seat];
        const replaced = now.stand_in && !then?.stand_in;
        if (now.left && !then?.left) this.note(seat, `web-t-told-${replaced ? "gave-up" : "left"}`, game);
        else if (replaced) this.note(seat, "web-t-told-stood-in", game);
      }
    const remark = remarks.peek() === "on" ? remarkOf(game, before, events) : null;
    if (remark)
      this.reactions.show(remark.seat, { code: `web-remark-${remark.moment}`, level: remark.level });
    if (before)
      for (const sound of soundsOf(game, before, events)) {
        if (!told || sound === "won") play(sound); // the others were heard at their moments
      }
  }

  /** Show what somebody said or did besides the game, and keep it in the log. */
  private note(seat: number, code: string, game: Game | null): void {
    this.reactions.note(seat, { code, name: game?.table.seats[seat]?.name ?? "" }, game?.turns.length ?? 0);
  }

  /** After a reload: what has happened since your last turn, or the round so far. */
  private async recall(game: Game): Promise<void> {
    const first = firstToTell(game);
    if (first === null) return;
    const earlier = await this.link.earlier(game.table.round?.number ?? 0, first);
    if (this.latest === game) this.playback.recall(...storyOf(game, earlier));
  }

  /** Analyse one of your own turns, and set the table back to it. */
  private async lookBack(seat: number, round: number, turn?: number): Promise<void> {
    const own = turn && this.hints.shown.peek().own;
    const answer = await this.hints.ask("missed", this.link.missed(seat, round, turn), own || []);
    const game = this.latest;
    if (!answer?.turn || !game) return;
    const earlier = await this.link.earlier(round, answer.turn);
    if (this.latest === game && this.hints.shown.peek().answer === answer)
      this.playback.tell(storyOf(game, earlier, true)[0]);
  }

  private checkDeals({ table: { fairness } }: Game): void {
    if (!fairness?.server_secret) this.unfair.value = [];
    else if (fairness.match !== this.checked) {
      this.checked = fairness.match;
      void import("../parts/fairParts").then(
        (parts) => (this.unfair.value = parts.verdict(fairness)),
        () => (this.checked = ""), // not reached: the next news of the table tries again
      );
    }
  }

  private why(refused: Pick<Refused, "code" | "arguments" | "text">): string {
    return refusal(
      refused,
      (this.latest?.table.seats ?? []).map((seat) => seat.name),
    );
  }

  /** Send a command other than a turn; a refusal is shown as a notice. */
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

  private withSeat(act: (seat: number) => unknown): void {
    const seat = ownSeat(this.playback.game.peek());
    if (seat !== null) act(seat);
  }

  /** Whether one may just go: as a watcher, or once the match is over. */
  needsNoLeave(): boolean {
    const table = this.latest?.table;
    const seat = ownSeat(this.playback.game.peek());
    const gone = seat === null || table?.seats[seat]?.gave_up === true;
    return gone || this.passing.elsewhere.peek() || (table !== undefined && isOver(table));
  }

  /** Whether nobody else waits, or has to be waited for. */
  playsAlone(): boolean {
    const table = this.latest?.table;
    const people = table?.seats.filter((seat) => seat.kind === "person" && !seat.gave_up).length ?? 0;
    return people <= 1 || (table?.settings.device ?? false);
  }

  readonly actions: TableActions = {
    prepare: () => void this.turn.prepare(),
    stage: (step) => void this.turn.stage(step),
    undo: () => this.turn.undo(),
    stageTurn: (text) => void this.turn.stageTurn(text),
    end: (last) => void this.turn.end(last),
    hint: () => this.withSeat((seat) => void this.hints.ask("now", this.link.hint(seat))),
    closeHints: () => {
      this.hints.clear();
      this.playback.look(null);
    },
    missed: (round, turn) => this.withSeat((seat) => void this.lookBack(seat, round, turn)),
    nextRound: () => void this.ask({ type: "next-round" }),
    hold: (on) => this.withSeat((seat) => void this.ask({ type: "hold", seat, on })),
    rematch: () =>
      this.withSeat(async (seat) => {
        // A player who left the match and looks at it after its end is back with this.
        if (this.latest?.table.seats[seat]?.left) await this.ask({ type: "come-back", seat });
        await this.ask({ type: "rematch", seat });
      }),
    takeHand: (seat) => {
      this.passing.take(seat, this.latest?.table);
      this.hints.clear();
      this.link.say({ type: "hand", seat });
    },
    react: (reaction) => this.link.say({ type: "react", reaction }),
    standIn: (seat, level) => void this.ask({ type: "stand-in", seat, level }),
    comeBack: (seat) => void this.ask({ type: "come-back", seat }),
    leave: () => {
      if (this.needsNoLeave()) return go("/");
      const seat = ownSeat(this.latest);
      const others = (this.latest?.table.seats ?? []).filter((_, number) => number !== seat);
      const behind = this.playsAlone() ? [] : others.map(({ name }) => name);
      void this.ask({ type: "leave" }).then((left) => {
        if (!left) return;
        leftBehind.value = behind;
        go("/");
      });
    },
    skip: () => this.playback.skip(),
    repeatTurn: () => this.playback.repeatTurn(),
    look: (place) => this.playback.look(place),
    dismiss: () => {
      this.notice.value = null;
      this.turn.dismiss();
    },
    newGame: () => {
      // Keeping the seat would keep the others waiting for a rematch.
      if (this.latest?.table.phase === "finished") this.withSeat(() => void this.ask({ type: "leave" }));
      go("/new");
    },
  };
}

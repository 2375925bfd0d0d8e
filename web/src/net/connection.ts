/**
 * The socket of a table, which heals by itself. Whatever was asked and not answered when it broke is asked again:
 * commands carry an id, so the server carries each out once.
 */

import type { Do, Earlier, FromClient, FromServer, HintAnswer, Refused, WhatIf } from "../protocol";
import { OUTDATED, renew } from "./renewal";
import { type Socket, transport } from "./transport";

export type Command = Do["command"];
export type State = "open" | "connecting" | "lost";

interface Handlers {
  /** The latest version that is known; the server sends what has happened since. */
  version(): number | null;
  tell(message: FromServer): void;
  state(state: State): void;
  /** The table is refused, and trying again is useless. */
  refused(refused: Refused): void;
}

interface Waiting {
  readonly message: FromClient;
  readonly since: number;
  readonly patience: number;
  resolve(answer: FromServer): void;
}

const FATAL = new Set([
  "server-banned",
  "server-cross-site",
  "server-invited",
  "server-no-table",
  "server-private",
  "server-watchers-full",
  "table-removed",
]);
const PATIENCE = 8_000; // for an answer, in milliseconds, before the connection counts as dead
const GREETING = 10_000; // from connecting to the first view of the table
const BEAT = 25_000; // between two checks whether the server is still there, while nothing is requested
const SOON = 3_000; // for a beat, where the connection may well have died unseen
const THINKING = 90_000; // for an answer that takes thinking
const FAR = 99; // no round has so many turns
const LONGEST_PAUSE = 8_000;

const takesThought = ({ message }: Waiting): boolean => message.type === "hint" || message.type === "missed";

export class Connection {
  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private failures = 0;
  /** How many milliseconds the server asked us to wait. */
  private asked = 0;
  /** For the next connection, or to give up the present one. */
  private timer = 0;
  /** By when the open beat has to be answered. */
  private beatDue = Infinity;
  private closed = false;
  private greeted = false;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly watch: number;
  private readonly beats: number;

  constructor(
    private readonly address: string,
    private readonly handlers: Handlers,
  ) {
    this.watch = window.setInterval(() => this.checkPatience(), 2_000);
    this.beats = window.setInterval(() => document.hidden || this.beat(PATIENCE), BEAT);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.hurry);
    document.addEventListener("resume", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.watch);
    clearInterval(this.beats);
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.hurry);
    document.removeEventListener("resume", this.hurry);
    this.socket?.close();
  }

  /** Connect again, as the guest of this browser now. */
  reconnect(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  /**
   * Carry out a command on the game as it is known; the answer is done or refused, after any number of tries.
   */
  do(command: Command, version: number | null): Promise<FromServer> {
    return this.ask((id) => ({ type: "do", id, command, version }));
  }

  async whatIf(seat: number, text: string): Promise<WhatIf | Refused> {
    const answer = await this.ask((id) => ({ type: "what-if", id, seat, text }));
    return answer.type === "what-if" ? answer.what : (answer as Refused);
  }

  steps(seat: number): Promise<FromServer> {
    return this.ask((id) => ({ type: "steps", id, seat }));
  }

  hint(seat: number): Promise<HintAnswer | Refused> {
    return this.think((id) => ({ type: "hint", id, seat }));
  }

  missed(seat: number, round: number, turn = 0): Promise<HintAnswer | Refused> {
    return this.think((id) => ({ type: "missed", id, seat, round, turn }));
  }

  /** How a round stood before these turns. */
  async earlier(round: number, first: number, last = FAR): Promise<readonly Earlier[]> {
    const answer = await this.ask((id) => ({ type: "earlier", id, round, first, last }));
    return answer.type === "earlier" ? answer.rounds : [];
  }

  /** Ask something that takes thinking: one thing at a time, with a limit. */
  private think(make: (id: string) => FromClient): Promise<HintAnswer | Refused> {
    for (const [id, one] of this.waiting) if (takesThought(one)) this.giveUp(id, one, "server-asked-anew");
    return this.ask(make, THINKING) as Promise<HintAnswer | Refused>;
  }

  private giveUp(id: string, one: Waiting, code: string): void {
    this.waiting.delete(id);
    one.resolve({ type: "refused", id, code, arguments: {}, text: "" });
  }

  /** Send something that needs no answer; it is lost without a connection. */
  say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.greeted) this.socket.send(JSON.stringify(message));
  }

  private ask(make: (id: string) => FromClient, patience = PATIENCE): Promise<FromServer> {
    const id = `${this.prefix}-${++this.count}`;
    const message = make(id);
    return new Promise((resolve) => {
      this.waiting.set(id, { message, since: Date.now(), patience, resolve });
      this.say(message);
    });
  }

  private connect(): void {
    this.greeted = false;
    this.beatDue = Infinity;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.drop(), GREETING);
    this.handlers.state(this.failures > 1 ? "lost" : "connecting");
    const socket = transport.socket(this.address);
    this.socket = socket;
    const key = location.hash.slice(1, 65); // of an invitation, which servers see nowhere else
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          type: "hello",
          since: this.handlers.version(),
          ...(key ? { invitation: key } : {}),
        }),
      );
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.again();
    };
  }

  private take(message: FromServer): void {
    if (message.type === "refused" && message.code === OUTDATED) {
      this.close();
      renew();
      return;
    }
    if (message.type === "refused" && message.id === null && !this.greeted && FATAL.has(message.code)) {
      this.handlers.refused(message);
      this.close();
      return;
    }
    if (!this.greeted && (message.type === "snapshot" || message.type === "happened")) {
      this.greeted = true;
      this.failures = 0;
      clearTimeout(this.timer);
      this.handlers.tell(message);
      this.handlers.state("open");
      for (const [id, one] of this.waiting) {
        if (!takesThought(one)) this.waiting.set(id, { ...one, since: Date.now() });
        this.say(one.message);
      }
      return;
    }
    if (message.type === "beat") {
      this.beatDue = Infinity;
      return;
    }
    const answers = message.type !== "snapshot" && message.type !== "thinking";
    const id = "id" in message && answers ? message.id : null;
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (id !== null && waiting) {
      this.waiting.delete(id);
      waiting.resolve(message);
      return;
    }
    if (message.type === "goodbye") this.asked = message.retry_ms ?? 0;
    this.handlers.tell(message);
  }

  /**
   * Try again: at once the first time, then after growing pauses, so that a server that comes back can
   * breathe.
   */
  private again(): void {
    if (this.closed) return;
    this.socket = null;
    const pause = Math.max(
      this.asked,
      this.failures === 0 ? 50 : Math.min(LONGEST_PAUSE, 300 * 2 ** this.failures),
    );
    this.asked = 0;
    this.failures += 1;
    this.handlers.state(this.failures > 1 ? "lost" : "connecting");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), pause * (1 + Math.random() / 2));
  }

  /** The page is visible again, or the network is back: do not wait for a connection that may be dead. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket && this.greeted) this.beat(SOON);
    else this.reconnect();
  };

  private readonly offline = (): void => {
    this.drop();
  };

  /**
   * Ask whether the server is there: a network can die without a word, and then the page would wait for ever.
   */
  private beat(patience: number): void {
    if (!this.greeted) return;
    this.beatDue = Math.min(this.beatDue, Date.now() + patience);
    this.say({ type: "beat" });
  }

  private checkPatience(): void {
    const now = Date.now();
    let tired = now > this.beatDue;
    for (const [id, one] of this.waiting) {
      if (now - one.since <= one.patience) continue;
      if (takesThought(one)) this.giveUp(id, one, "server-thinking-full");
      else tired = true;
    }
    if (tired && this.greeted) this.drop();
  }

  /** Give up a connection that no longer answers. */
  private drop(): void {
    const socket = this.socket;
    if (!socket || this.closed) return;
    this.socket = null;
    socket.close();
    this.failures = Math.max(this.failures, 1);
    this.again();
  }
}

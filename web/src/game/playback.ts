/**
 * Shows what happens at a pace people can follow: what the others play is on show for a moment before the
 * next.
 */

import { signal } from "@preact/signals";
import type { SeenEvent } from "../protocol";
import type { Game } from "./reducer";

interface Frame {
  readonly game: Game;
  readonly events: readonly SeenEvent[];
}

const MOST_WAITING = 60; // whoever is so far behind sees the latest at once
const HURRY = 4; // with so many waiting, each is on show for half as long
const PAUSES = {
  full: { turn: 700, step: 220 },
  quick: { turn: 260, step: 60 },
  off: { turn: 0, step: 0 },
} as const;

/** How long what has just been shown stays before the next is shown. */
export function pauseAfter(events: readonly SeenEvent[], motion: keyof typeof PAUSES): number {
  const { turn, step } = PAUSES[motion];
  const texts = events.filter((event) => event.type === "played").map((event) => event.text ?? "");
  return texts.reduce((sum, text) => sum + turn + step * (text.split(" ").length - 1), 0);
}

export class Playback {
  readonly game = signal<Game | null>(null);
  readonly behind = signal(false);
  private readonly queue: Frame[] = [];
  private timer = 0;

  constructor(
    private readonly motion: () => keyof typeof PAUSES,
    private readonly shown: (game: Game, before: Game | null, events: readonly SeenEvent[]) => void,
  ) {}

  add(game: Game, events: readonly SeenEvent[]): void {
    this.queue.push({ game, events });
    if (document.hidden || this.queue.length > MOST_WAITING) this.skip();
    else if (!this.timer) this.next();
    else this.behind.value = true;
  }

  /** Show the latest at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.queue.at(-1);
    if (last) {
      const events = this.queue.flatMap((frame) => frame.events);
      this.queue.length = 0;
      this.show({ game: last.game, events });
    }
    this.behind.value = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
  }

  private next(): void {
    this.timer = 0;
    const frame = this.queue.shift();
    if (frame) {
      this.show(frame);
      const pause = pauseAfter(frame.events, this.motion()) / (1 + this.queue.length / HURRY);
      if (pause) this.timer = window.setTimeout(() => this.next(), pause);
      else if (this.queue.length) this.next();
    }
    this.behind.value = this.queue.length > 0;
  }

  private show({ game, events }: Frame): void {
    const before = this.game.value;
    this.game.value = game;
    this.shown(game, before, events);
  }
}

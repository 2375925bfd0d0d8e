/** Shows what happens at a pace people can follow: the turns of the others moment by moment, in the order of play. */

import { computed, signal } from "@preact/signals";
import type { SeenEvent } from "../../protocol";
import { type Game, moverOf } from "../reducer";
import { hasOwnTurn, momentsOf } from "./story";

interface Frame {
  readonly game: Game;
  readonly events: readonly SeenEvent[];
  /** Of how many moments it is one. */
  readonly count?: number;
}

const MOST_WAITING = 90; // a player this far behind sees the latest at once
const HURRY = 12; // with more than this many waiting, each is shown for less time
const CALM = 4; // a turn of more moments is shown faster
/** Milliseconds per moment. Calm is without motion: changes, one after the other. */
const MOMENTS = { full: 600, quick: 260, calm: 260, off: 0 } as const;
export type Pace = keyof typeof MOMENTS;
/** A pause after the deal, to read the cards and who leads. */
const READ = 400;
const DEALS: ReadonlySet<string> = new Set(["dealt", "next-dealt"]);

/** How long to wait before the next frame is shown. */
export function pauseAfter({ game, events, count = 1 }: Frame, pace: Pace): number {
  if (game.scene) return shortened(MOMENTS[pace], count);
  const othersBegin = events.some(({ type }) => DEALS.has(type)) && moverOf(game.table) !== game.you?.seat;
  if (othersBegin) return MOMENTS[pace] && MOMENTS[pace] + READ;
  return events.some((event) => event.type === "played") ? MOMENTS[pace] / 2 : 0;
}

/** The time of one of this many moments. */
const shortened = (time: number, count: number): number => time / Math.max(1, Math.sqrt(count / CALM));

/** Identifies the round of a game, and whether it is in play. */
const placeOf = (game: Game | null): string =>
  [game?.table.match_number, game?.table.phase, game?.table.round?.number].join(" ");

export class Playback {
  /** The game as shown so far. */
  readonly game = signal<Game | null>(null);
  /** An earlier moment that is shown again. */
  readonly again = signal<Game | null>(null);
  readonly onShow = computed(() => this.again.value ?? this.game.value);
  /** Everything since your last turn, or since the page was loaded: how it stood then, and each moment after. */
  readonly story = signal<readonly Game[]>([]);
  /** Another story shown instead, such as that of a past turn. */
  private readonly other = signal<readonly Game[] | null>(null);
  readonly told = computed(() => this.other.value ?? this.story.value);
  /** Which moment of the story is shown. */
  readonly place = signal<number | null>(null);
  /** There is something to skip. */
  readonly behind = signal(false);
  private readonly queue: Frame[] = [];
  private latest: Game | null = null;
  /** The latest shown game that was not a moment. */
  private settled: Game | null = null;
  /** Where the latest turn begins in the story. */
  private turn = 0;
  private timer = 0;

  constructor(
    private readonly pace: () => Pace,
    /** Called for each moment, and for each game with the one before it and whether moments led there. */
    private readonly shown: (
      game: Game,
      before: Game | null,
      events: readonly SeenEvent[],
      told: boolean,
    ) => void,
  ) {}

  add(game: Game, events: readonly SeenEvent[]): void {
    const moments = this.latest ? momentsOf(this.latest, game, events) : [];
    const goesOn = placeOf(game) !== placeOf(this.latest) || events.some(({ type }) => type === "played");
    this.note(game, moments, events);
    if (this.again.value && goesOn) this.skip(); // not if somebody only came or went
    const count = moments.length;
    if (MOMENTS[this.pace()] > 0)
      this.queue.push(...moments.map((moment) => ({ game: moment, events: [], count })));
    this.queue.push({ game, events });
    if (document.hidden || this.queue.length > MOST_WAITING) this.skip();
    else if (!this.timer) this.next();
    else this.behind.value = true;
  }

  /** Remember the story as long as it can be looked at. */
  private note(game: Game, moments: readonly Game[], events: readonly SeenEvent[]): void {
    const { table } = game;
    const then = this.latest?.table;
    const other = table.match_number !== then?.match_number || table.round?.number !== then.round?.number;
    const story = this.story.peek();
    this.latest = game;
    if (other || hasOwnTurn(game, events)) {
      this.story.value = [game];
      this.turn = 0;
    } else if (moments.length > 0) {
      this.turn = story.length - 1;
      this.story.value = [...story, ...moments, game];
    } else {
      // Somebody came or went: the story of the cards stays the same.
      this.story.value = [...story.slice(0, -1), game];
    }
  }

  /** Take up the story after a reload. */
  recall(story: readonly Game[], latestTurn: number): void {
    if (story.length <= this.story.peek().length) return;
    this.story.value = story;
    this.turn = latestTurn;
  }

  /** Show another story, from its beginning, until the game is shown again. */
  tell(story: readonly Game[]): void {
    this.look(null);
    this.other.value = story;
    this.look(0);
  }

  /** Show the latest turn once more, even if turns are otherwise shown at once. */
  repeatTurn(): void {
    this.skip();
    const moments = this.story.peek().slice(this.turn);
    this.playAgain(moments, shortened(MOMENTS[this.pace()] || MOMENTS.calm, moments.length - 2));
  }

  private playAgain(moments: readonly Game[], pause: number): void {
    this.behind.value = moments.length > 1;
    this.again.value = this.behind.value ? (moments[0] ?? null) : null;
    this.timer = this.behind.value
      ? window.setTimeout(() => this.playAgain(moments.slice(1), pause), pause)
      : 0;
  }

  /** Show one moment of the story for as long as it takes; null: show the game again. */
  look(place: number | null): void {
    const other = this.other.peek();
    const moment = place === null ? undefined : this.told.peek()[place];
    this.skip();
    if (!moment) return;
    this.other.value = other;
    this.place.value = place;
    this.again.value = moment;
  }

  /** Show the latest at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.again.value = null;
    this.other.value = null;
    this.place.value = null;
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
      const pause = pauseAfter(frame, this.pace()) / Math.max(1, this.queue.length / HURRY);
      if (pause) this.timer = window.setTimeout(() => this.next(), pause);
      else if (this.queue.length) this.next();
    }
    this.behind.value = this.queue.length > 0;
  }

  private show({ game, events }: Frame): void {
    const told = this.game.value?.scene !== undefined;
    const before = this.settled;
    this.game.value = game;
    if (!game.scene) this.settled = game;
    this.shown(game, before, events, told);
  }
}

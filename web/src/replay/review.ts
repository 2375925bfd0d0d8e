/** The review of a match, asked for until all of it is there; what is there stays, whatever happens. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../net/api";
import { passes, pauseAfter } from "../net/refusals";
import type { Decision, ReplayFrame, ReviewedTurn } from "../protocol";
import { refusal, say } from "../speech/words";
import { reviewOf, type Source } from "./api";

export interface MatchReview {
  /** Not asked for, under way, waiting to go on by itself, stopped until somebody has it go on, or complete. */
  readonly state: "none" | "asked" | "waits" | "stopped" | "there";
  /** All that are judged, in order. */
  readonly turns: readonly ReviewedTurn[];
  /** Those of them with the chances after them: the curve. */
  readonly whole: readonly ReviewedTurn[];
  readonly count: number;
  readonly accuracies: readonly (number | null)[];
  readonly decided: Decision | null;
  /** By seat, the turn that cost it the most of those that are there. */
  readonly costliest: readonly (Decision | null)[];
  /** Turns that are still to be judged of the seat whose turns come first. */
  readonly left: number;
  /** The answer lets one wait. */
  readonly slow: boolean;
  /** Why it does not go on right now. */
  readonly problem: string | null;
  /** Begin, or go on at once. */
  start(): void;
}

type Made = Omit<MatchReview, "start" | "turns"> & {
  /** Judged without the chances after them. */
  readonly judged: readonly ReviewedTurn[];
};

const NONE: Made = {
  state: "none",
  whole: [],
  judged: [],
  count: 0,
  accuracies: [],
  decided: null,
  costliest: [],
  left: 0,
  slow: false,
  problem: null,
};
/** Milliseconds after which somebody is told that an answer takes long. */
const LONG = 5_000;

/** The last turns of a seat are looked at first, and no others where its `own` are enough. */
export function useReview(source: Source, seat: number | null, own = false): MatchReview {
  const [made, setMade] = useState(NONE);
  const now = useRef(NONE);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const underWay = useRef(false);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
      clearTimeout(timer.current);
    },
    [],
  );
  const set = (change: Partial<Made>): void => {
    now.current = { ...now.current, ...change };
    if (!gone.current) setMade(now.current);
  };
  const start = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (underWay.current || now.current.state === "there") return;
    underWay.current = true;
    set({ state: "asked" });
    let done = false;
    let think = now.current.count > 0; // first what there is, which needs no thought
    try {
      while (!done && !gone.current) {
        const have = now.current.whole.length;
        const waiting = setTimeout(() => set({ slow: true }), LONG);
        const answer = await reviewOf(source, { have, seat, own, think }).finally(() =>
          clearTimeout(waiting),
        );
        const { count, left = 0, costliest = [], accuracies = [], decided = null, judged = [] } = answer;
        const whole = [...now.current.whole, ...answer.turns];
        done = own ? left === 0 : count > 0 && whole.length >= count;
        think = true;
        set({
          whole,
          judged,
          count,
          left,
          costliest,
          accuracies,
          decided,
          slow: false,
          problem: null,
          state: done ? "there" : "asked",
        });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const waits = passes(error.refused);
      set({ state: waits ? "waits" : "stopped", slow: false, problem: refusal(error.refused) });
      if (waits && !gone.current)
        timer.current = setTimeout(() => void start(), 1_000 * pauseAfter(error.refused));
    } finally {
      underWay.current = false;
    }
  };
  const { judged, whole, ...rest } = made;
  return { ...rest, turns: inOrder([...whole, ...judged]), whole: inOrder(whole), start: () => void start() };
}

const inOrder = (turns: readonly ReviewedTurn[]): readonly ReviewedTurn[] =>
  [...turns].sort((one, other) => one.round - other.round || one.turn - other.turn);

/**
 * The chances of every seat to win the round after each of these turns, which are in order. There is one chance for
 * one position: who comes next has the best one that their own turn could have had.
 */
export const chancesAfter = (turns: readonly ReviewedTurn[]): readonly (readonly number[])[] =>
  turns.map(({ round, turn, chances }, place) => {
    const then = turns[place + 1];
    const follows = then?.round === round && then.turn === turn + 1;
    return follows
      ? chances.map((chance, seat) => (seat === then.seat ? then.best_chance : chance))
      : chances;
  });

/** What a review says of the turn that led to a frame. */
export const reviewed = (turns: readonly ReviewedTurn[], frame: ReplayFrame): ReviewedTurn | undefined =>
  turns.find(({ round, turn }) => round === frame.round.number && turn === frame.turn);

/** Whether another turn was clearly better than the one that was played. */
export const hasBetter = ({ text, best, mark }: ReviewedTurn): boolean => best !== text && mark !== "good";

/** The turn that cost a seat the most, where any was worse than good: the server says which. */
export function costliest(
  { turns, costliest }: Pick<MatchReview, "turns" | "costliest">,
  seat: number,
): ReviewedTurn | undefined {
  const place = costliest[seat];
  return place ? turns.find(({ round, turn }) => round === place.round && turn === place.turn) : undefined;
}

/** What is said of the turn that cost a seat the most, wherever it is said; `known`: no other can take its place. */
export function costliestWords(worst: ReviewedTurn, who: string, place: string, known: boolean): string {
  const chances = { chance: percent(worst.chance), best: percent(worst.best_chance) };
  const words = say("web-review-worst", { who, place, ...chances });
  return known ? words : say("web-review-so-far", { words });
}

/** What a turn is called: with its round, where there are several. */
export const placeWords = ({ round, turn }: Decision, withScoring: boolean): string =>
  withScoring ? say("web-review-place", { round, turn }) : `${turn}`;

export const percent = (share: number): number => Math.round(100 * share);

/** In steps of 5, as sure as a chance is that was found in a sample; 0 and 100 are kept for what is certain. */
export const aboutPercent = (share: number): number => Math.min(95, Math.max(5, 5 * Math.round(20 * share)));

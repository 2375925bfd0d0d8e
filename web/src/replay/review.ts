/** The review of a match, asked for until all of it is there. */

import { useRef, useState } from "preact/hooks";
import { Refusal } from "../net/api";
import type { Decision, ReplayFrame, ReviewedTurn } from "../protocol";
import { refusal } from "../speech/words";
import { reviewOf, type Source } from "./api";

export interface MatchReview {
  readonly state: "none" | "asked" | "there";
  readonly turns: readonly ReviewedTurn[];
  readonly count: number;
  readonly accuracies: readonly (number | null)[];
  readonly decided: Decision | null;
  readonly problem: string | null;
  start(): void;
}

type Made = Omit<MatchReview, "start">;

const NONE: Made = { state: "none", turns: [], count: 0, accuracies: [], decided: null, problem: null };

export function useReview(source: Source): MatchReview {
  const [made, setMade] = useState(NONE);
  const asking = useRef(false);
  const start = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    let now: Made = { ...NONE, state: "asked" };
    setMade(now);
    try {
      while (now.state === "asked") {
        const answer = await reviewOf(source, now.turns.length);
        const turns = [...now.turns, ...answer.turns];
        now = {
          ...now,
          turns,
          count: answer.count,
          state: turns.length < answer.count ? "asked" : "there",
          accuracies: answer.accuracies ?? [],
          decided: answer.decided ?? null,
        };
        setMade(now);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setMade({ ...now, state: "none", problem: refusal(error.refused) });
    } finally {
      asking.current = false;
    }
  };
  return { ...made, start: () => void start() };
}

/** What a review says of the turn that led to a frame. */
export const reviewed = (turns: readonly ReviewedTurn[], frame: ReplayFrame): ReviewedTurn | undefined =>
  turns.find(({ round, turn }) => round === frame.round.number && turn === frame.turn);

/** The turn that cost a seat the most, where any was worse than good; of equal ones the latest. */
export function costliest(turns: readonly ReviewedTurn[], seat: number): ReviewedTurn | undefined {
  const bad = turns.filter((turn) => turn.seat === seat && turn.mark !== "good");
  return bad.reduce<ReviewedTurn | undefined>(
    (worst, turn) => (worst && worst.loss > turn.loss ? worst : turn),
    undefined,
  );
}

export const percent = (share: number): number => Math.round(100 * share);
